import type { authAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const authAnswersDe: Texts<typeof authAnswersHu> = {
  loggedOut: 'Sie haben sich abgemeldet.',
  recoveryMailed:
    'Falls zu dieser E-Mail-Adresse ein Zugang gehört, haben wir einen Link zum Festlegen eines neuen Passworts dorthin gesendet.',
  passwordReset: 'Ihr neues Passwort wurde gespeichert. Bitte melden Sie sich damit an.',
  profileSaved: 'Ihre Daten wurden gespeichert.',
  passwordChanged:
    'Ihre Daten und das neue Passwort wurden gespeichert. Auf Ihren anderen Geräten wurden Sie abgemeldet.',
  settingsSaved: 'Ihre Einstellungen wurden gespeichert.',
}
