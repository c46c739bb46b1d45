import type { securityNoticesAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const securityNoticesAnswersDe: Texts<typeof securityNoticesAnswersHu> = {
  unknownDevice: 'unbekanntes Gerät',
  look: 'Hier sehen Sie, wo Sie angemeldet sind und womit man sich anmelden kann: {{url}}',
  foreign:
    'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort (Passwort vergessen auf der Anmeldeseite), melden Sie sich auf allen anderen Geräten ab und sagen Sie unserem Kundendienst Bescheid.',
  subjects: {
    'new-device': 'Anmeldung von einem neuen Gerät',
    'app-set': 'Eine Authenticator-App wurde eingerichtet',
    'app-removed': 'Die Authenticator-App wurde entfernt',
    'recovery-codes-made': 'Neue Wiederherstellungscodes wurden erstellt',
    'recovery-code-used': 'Ein Wiederherstellungscode wurde verwendet',
    'passkey-added': 'Ein Passkey wurde hinzugefügt',
    'passkey-removed': 'Ein Passkey wurde gelöscht',
    'identity-linked': 'Ein Konto wurde verknüpft',
    'identity-unlinked': 'Die Verknüpfung eines Kontos wurde aufgehoben',
    'second-factor-reset': 'Der Kundendienst hat Ihren zweiten Faktor entfernt',
    'second-factor-guessed': 'Viele falsche Codes für Ihren Zugang',
    'second-factor-reset-by-administrator': 'Ein Administrator hat Ihren zweiten Faktor entfernt',
    'second-factor-locked': 'Codes Ihrer App werden nicht mehr angenommen',
  },
  texts: {
    'new-device':
      '{{moment}}: Jemand hat sich mit Ihrem Zugang von einem Gerät angemeldet, das bisher nicht verwendet wurde. Gerät: {{device}}, Netzwerkadresse: {{address}}.',
    'app-set':
      '{{moment}}: Für Ihren Zugang wurde eine Authenticator-App eingerichtet. Zur Anmeldung wird ab jetzt auch ihr Code gebraucht.',
    'app-removed': '{{moment}}: Die Authenticator-App Ihres Zugangs wurde entfernt.',
    'recovery-codes-made':
      '{{moment}}: Für Ihren Zugang wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    'recovery-code-used':
      '{{moment}}: Einer der Wiederherstellungscodes Ihres Zugangs wurde verwendet. Noch verwendbare Codes: {{left}}.',
    'passkey-added':
      '{{moment}}: Ihrem Zugang wurde ein Passkey hinzugefügt, zur Anmeldung ohne Passwort. Name: {{name}}.',
    'passkey-removed': '{{moment}}: Ein Passkey Ihres Zugangs wurde gelöscht. Name: {{name}}.',
    'identity-linked':
      '{{moment}}: Ihr Zugang wurde mit einem Konto verknüpft, mit dem man sich ab jetzt anmelden kann. Anbieter: {{provider}}, Konto: {{label}}.',
    'identity-unlinked':
      '{{moment}}: Die Verknüpfung Ihres Zugangs mit einem Konto wurde aufgehoben. Anbieter: {{provider}}, Konto: {{label}}.',
    'second-factor-reset':
      '{{moment}}: Unser Kundendienst hat die Authenticator-App, die Passkeys und die Wiederherstellungscodes Ihres Zugangs entfernt; Sie wurden überall abgemeldet. Sie können sich mit Ihrem Passwort anmelden und alles neu einrichten.',
    'second-factor-guessed':
      '{{moment}}: Für Ihren Zugang wurde viele Male ein falscher Code eingegeben. Wenn Sie das nicht waren, kennt vielleicht jemand Ihr Passwort oder benutzt ein Gerät, auf dem Sie angemeldet sind; diese Versuche hatten keinen Erfolg.',
    'second-factor-reset-by-administrator':
      '{{moment}}: Ein Administrator Ihres Abonnements hat die Authenticator-App, die Passkeys und die Wiederherstellungscodes Ihres Zugangs entfernt; Sie wurden überall abgemeldet. Sie können sich mit Ihrem Passwort anmelden und alles neu einrichten.',
    'second-factor-locked':
      '{{moment}}: Innerhalb von 24 Stunden wurden für Ihren Zugang sehr viele falsche Codes eingegeben; die Codes der Authenticator-App werden deshalb nicht mehr angenommen. Mit einem Wiederherstellungscode oder einem Passkey können Sie sich anmelden; nach einem Wiederherstellungscode gelten auch die Codes der App wieder. Wenn Sie das nicht waren, kennt vielleicht jemand Ihr Passwort: Setzen Sie ein neues.',
  },
  /** To the administrators of a subscriber. */
  administrators: {
    look: 'Ihre Benutzer, Schlüssel und das Protokoll finden Sie hier: {{url}}',
    foreign:
      'Wenn Sie davon nichts wissen, fragen Sie die betroffene Person; weiß auch sie nichts davon, nehmen Sie es zurück und sagen Sie unserem Kundendienst Bescheid.',
    subjects: {
      'key-made': 'Ein neuer Schlüssel wurde für das Abonnement erstellt',
      'administrator-made': 'Das Abonnement hat einen neuen Administrator',
      'administrator-joined': 'Ein neuer Administrator ist dem Abonnement beigetreten',
      'factor-removed': 'Ein zweiter Faktor eines Benutzers wurde entfernt',
    },
    texts: {
      'key-made':
        '{{moment}}: {{by}} hat einen neuen Schlüssel erstellt, mit dem Programme die Daten des Abonnements erreichen. Name des Schlüssels: {{key}}.',
      'administrator-made': '{{moment}}: {{by}} hat diesen Benutzer zum Administrator gemacht: {{user}}.',
      'administrator-joined':
        '{{moment}}: {{user}} hat die Einladung angenommen und ist als Administrator beigetreten.',
      'factor-removed':
        '{{moment}}: Aus dem Zugang von {{user}} wurde eine Authenticator-App oder ein Passkey entfernt.',
    },
  },
}
