import type { Texts } from '../texts.ts'
import type { webhooksAnswersHu } from './answers.hu.ts'

export const webhooksAnswersDe: Texts<typeof webhooksAnswersHu> = {
  added: 'Der Webhook wurde angelegt. Ab jetzt werden Meldungen auch dorthin gesendet.',
  updated: 'Ihre Änderungen wurden gespeichert.',
  paused: 'Das Senden ist angehalten. Die Meldungen bleiben erhalten.',
  resumed: 'Das Senden geht dort weiter, wo es aufgehört hat.',
  deleted: 'Der Webhook und seine Sendungen wurden gelöscht.',
  rotated:
    'Ein neues Geheimnis wurde erstellt. 24 Stunden lang wird auch mit dem bisherigen signiert, mit früheren bis zum Ende ihrer eigenen Frist.',
  rotatedAtOnce:
    'Ein neues Geheimnis wurde erstellt. Ab jetzt wird nur damit signiert: Ersetzen Sie es beim Empfänger.',
  replayed_one: '{{number}} Meldung wird erneut gesendet.',
  replayed_other: '{{number}} Meldungen werden erneut gesendet.',
  outcomes: {
    taken: 'angenommen ({{status}})',
    gone: 'will nichts mehr (410)',
    redirected: 'anderswohin verwiesen ({{status}}); Weiterleitungen folgen wir nicht',
    refused: 'nicht angenommen ({{status}})',
    'nothing-to-send': 'die Meldung ist nicht mehr vorhanden',
    'url-refused': 'an diese Adresse können wir nicht senden',
    'address-refused': 'die Adresse führt in ein internes Netz, dorthin senden wir nicht',
    'name-unknown': 'der Name in der Adresse ist nicht zu finden',
    timeout: 'keine Antwort innerhalb von 15 Sekunden',
    tls: 'keine sichere Verbindung (Zertifikat oder Verschlüsselung)',
    connection: 'keine Verbindung möglich',
    'secret-unreadable':
      'das Geheimnis ist mit dem Schlüssel dieser Installation nicht lesbar; fordern Sie ein neues an',
  },
}
