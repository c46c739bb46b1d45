import type { profilePageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const profilePageDe: Texts<typeof profilePageHu> = {
  title: 'Profil bearbeiten',
  personal: 'Persönliche Daten',
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailHint: 'Die E-Mail-Adresse ist der Benutzername; der Kundendienst kann sie ändern.',
  phone: 'Telefonnummer',
  password: 'Passwort ändern',
  passwordHint:
    'Nur ausfüllen, wenn Sie ein neues Passwort möchten. Auf anderen Geräten müssen Sie sich dann neu anmelden.',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  newPasswordPlaceholder: 'mindestens 8 Zeichen',
  passwordConfirmation: 'Neues Passwort wiederholen',
  credit: 'Guthaben',
  creditHint: 'Das Guthaben gehört dem Abonnenten; Käufe und Aufladungen verändern es.',
  creditHeld: 'vorgemerkt {{amount}}',
  creditStatement: 'Auszug',
}
