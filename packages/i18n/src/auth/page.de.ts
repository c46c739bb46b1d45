import type { authPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const authPageDe: Texts<typeof authPageHu> = {
  login: {
    title: 'Anmelden',
    username: 'Benutzername (E-Mail-Adresse)',
    password: 'Passwort',
    submit: 'Anmelden',
    expired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich bitte neu an; Sie kehren auf dieselbe Seite zurück.',
    trialOver: 'Der Testzugang von fünf Tagen ist abgelaufen. Mit Ihrem Passwort können Sie ein Angebot anfordern.',
    forgot: 'Passwort vergessen',
    showPassword: 'Passwort anzeigen',
    trial: 'Testzugang für {{days}} Tage anfragen',
    noAccount: 'Noch kein Zugang?',
    register: 'Registrieren',
    or: 'oder',
    oidc: 'Weiter mit {{provider}}',
    passkey: 'Passkey verwenden',
    passkeyFailed:
      'Die Anfrage nach dem Passkey wurde abgebrochen oder ist abgelaufen, oder auf diesem Gerät gibt es keinen Passkey von Ihnen.',
  },
  secondStep: {
    title: 'Zweiter Schritt',
    code: 'Code der Authenticator-App',
    codeHint: 'Sechs Ziffern auf Ihrem Telefon.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint: 'Einer von denen, die Sie beim Einrichten gespeichert haben.',
    passkey: 'Weiter mit Passkey',
    passkeyText: 'Bestätigen Sie mit Ihrem Passkey, wer Sie sind.',
    submit: 'Weiter',
    useCode: 'Code der Authenticator-App',
    useRecoveryCode: 'Wiederherstellungscode verwenden',
    usePasskey: 'Passkey verwenden',
    lost: 'Wenn Sie keinen davon mehr haben, wenden Sie sich an den Kundendienst.',
  },
  callback: {
    title: 'Anmeldung',
    working: 'Die Anmeldung wird abgeschlossen…',
    nothing: 'Diese Seite kann nur auf dem Rückweg vom Anbieter geöffnet werden. Beginnen Sie die Anmeldung von neuem.',
    back: 'Zurück zu Anmeldung und Sicherheit',
  },
  forgot: {
    title: 'Passwort vergessen',
    text: 'Geben Sie Ihre E-Mail-Adresse an; wir senden Ihnen einen Link für ein neues Passwort.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    back: 'Zurück zur Anmeldung',
  },
  message: {
    title: 'Nachricht',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    submit: 'Neues Passwort speichern',
    doneTitle: 'Das neue Passwort gilt',
    noTokenTitle: 'Unvollständiger Link',
    noToken: 'Der Link ist unvollständig. Öffnen Sie ihn aus der E-Mail, oder fordern Sie eine neue an.',
  },
  newPassword: {
    label: 'Neues Passwort',
    hint: 'mindestens 8 Zeichen',
    confirmation: 'Neues Passwort wiederholen',
  },
  demo: {
    title: 'Demo-Zugang',
    account: 'Konto: {{email}}',
    terms:
      'Der Demo-Zugang dient zum Ausprobieren des Dienstes. Die Unternehmen und Daten darin können erfunden sein; stützen Sie keine Geschäftsentscheidung darauf.',
    termsTitle: 'Bedingungen des Demo-Zugangs',
    readTerms: 'Bedingungen lesen',
    accept: 'Ich akzeptiere die Bedingungen des Demo-Zugangs',
    mustAccept: 'Bitte akzeptieren Sie die Bedingungen.',
    submit: 'Demo starten',
    noCredentials: 'Der Demo-Link ist unvollständig. Öffnen Sie den erhaltenen Link noch einmal.',
  },
}
