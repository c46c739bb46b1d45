import type { backupAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const backupAnswersDe: Texts<typeof backupAnswersHu> = {
  size: 'Die Tabellen der Datenbank belegen {{size}}; am Zielort sind {{free}} frei. Die Sicherung ist kleiner.',
  progress: {
    saving: 'Sichern: {{size}}',
    checking: 'Prüfen: {{size}}',
    loading: 'Laden: {{size}}',
    indexing: 'Indizes werden aufgebaut',
  },
  saved:
    'Die Sicherung ist fertig: {{folder}} ({{size}}, {{tables}} Tabellen, {{rows}} Zeilen). Sie enthält Passwort-Hashes und Sitzungen: Nur ihr Besitzer kann sie lesen.',
  upgraded: 'auf diese Version aktualisiert: {{migration}}',
  restored:
    'Die Wiederherstellung ist fertig: {{tables}} Tabellen, {{rows}} Zeilen, gesichert am {{madeAt}}. Aufträge, die zuvor in der Warteschlange standen, etwa E-Mails, wurden gelöscht.',
  restoredAlerts:
    'Die Meldungen gehen nach der Nummer {{position}} weiter: Spätere Nummern werden noch einmal vergeben. Wer den Datenstrom oder dessen Seiten liest und schon weiter war, fragt nach {{position}} weiter; Webhooks senden spätere Meldungen unter eigenen Kennungen.',
  savedKey:
    'Die Geheimnisse der Authenticator-Apps und Webhooks sind mit dem Schlüssel der Installation versiegelt, der nicht in der Sicherung ist (MERLEG_SECRET_KEY, oder die Datei secret-key des Datenordners). Bewahren Sie ihn getrennt auf.',
  restoredKey:
    'Die Geheimnisse der Authenticator-Apps und Webhooks sind mit dem Schlüssel der Installation versiegelt, auf der die Sicherung entstand: Geben Sie ihn als MERLEG_SECRET_KEY an, oder legen Sie die Datei secret-key ihres Datenordners in diesen. Ohne ihn meldet sich, wer eine App hat, nur mit einem Wiederherstellungscode, einem Passkey oder nach einem Zurücksetzen an, kein Webhook wird gesendet, und kein neues Geheimnis entsteht.',
  stopped: 'Abgebrochen. Es wurde nichts geändert.',
  confirm: {
    question:
      'Die Wiederherstellung löscht den gesamten jetzigen Inhalt der Datenbank. Zum Fortfahren eingeben: {{word}}\n> ',
    word: 'ja',
    refused: 'Es wurde nichts getan. Wer den Inhalt der Datenbank ohne Rückfrage ersetzen will, gibt auch --yes an.',
  },
  refusal: {
    exists: 'Das Ziel ist nicht leer; eine Sicherung überschreibt nichts:',
    'no-space': 'Am Ziel ist kein Platz mehr; die unfertige Sicherung wurde entfernt:',
    'no-archive': 'Das ist keine Sicherung, manifest.json fehlt:',
    'manifest-damaged': 'Die Beschreibung der Sicherung ist beschädigt:',
    format: 'Dieses Programm kennt das Format der Sicherung nicht:',
    'file-missing': 'Eine Datei der Sicherung fehlt:',
    'file-size': 'Eine Datei der Sicherung ist abgeschnitten oder hat eine andere Größe als zuvor:',
    'file-damaged': 'Der Inhalt einer Datei der Sicherung ist beschädigt:',
    'row-count': 'Die Tabelle ergab eine andere Zahl von Zeilen, als die Sicherung verspricht:',
    'table-missing': 'Diese Tabelle fehlt in der Sicherung:',
    schema:
      'Die Sicherung stammt aus einer Datenbank, deren Schema keiner Version entspricht: Eine Migration fehlt oder wurde geändert. Stellen Sie sie mit dem Programm wieder her, das sie erstellt hat. Migration in der Sicherung ≠ hier (Version der Sicherung):',
    'schema-newer':
      'Die Sicherung wurde mit einer neueren Version von Mérleg erstellt. Stellen Sie sie mit jener Version wieder her, oder aktualisieren Sie zuerst dieses Programm. Migration in der Sicherung ≠ hier (Version der Sicherung):',
    'tables-of-others':
      'Das Schema hat Tabellen, die nicht von Mérleg sind; eine Sicherung eines anderen Release würde sie löschen. In ein eigenes Schema verschieben:',
    distributed:
      'Die Datenbank ist auf einen Cluster verteilt. Spielen Sie die Sicherung in eine unverteilte zurück, und verteilen Sie diese:',
    'not-empty': 'Die Datenbank ist nicht leer. Ersetzen lässt sich ihr Inhalt mit --replace. Tabellen mit Zeilen:',
    'database-in-use': 'Die Datenbank wird benutzt. Halten Sie zuerst den Server an. Offene Verbindungen:',
  },
}
