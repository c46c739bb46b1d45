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
