import type { databaseFaultsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

/** Was ein Befehl sagt, wenn die Datenbank die Arbeit nicht tun kann. */
export const databaseFaultsAnswersDe: Texts<typeof databaseFaultsAnswersHu> = {
  connection:
    'Die Verbindung zur Datenbank ist abgerissen ({{detail}}). Der laufende Schritt wurde ganz oder gar nicht übernommen. Führen Sie denselben Befehl noch einmal aus: Was schon da ist, wird nicht doppelt übernommen.',
  'disk-full':
    'Die Festplatte der Datenbank ist voll ({{detail}}). Vom laufenden Schritt blieb nichts erhalten. Schaffen Sie Platz und führen Sie denselben Befehl noch einmal aus.',
  'disk-low':
    'Die Festplatte der Datenbank läuft voll: {{free}} MB sind übrig. Bis wieder Platz ist, lässt sich die Datenbank nur lesen; laufende Schreibvorgänge wurden abgebrochen.',
  'disk-roomy': 'Auf der Festplatte der Datenbank ist genug Platz: Sie nimmt wieder Änderungen an.',
  resource: 'Dem Datenbankserver ging eine Ressource aus ({{detail}}). Vom laufenden Schritt blieb nichts erhalten.',
  newer:
    'Eine neuere Version von Mérleg hat diese Datenbank bereits aktualisiert (Migration {{migration}}), die dieses Programm nicht kennt. Es wurde nichts geändert. Starten Sie die neuere Version; oder stellen Sie, um zu dieser zurückzukehren, eine mit dieser Version erstellte Sicherung (merleg restore) in einer leeren Datenbank wieder her.',
}
