import type { secondFactorAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const secondFactorAnswersDe: Texts<typeof secondFactorAnswersHu> = {
  confirmed: 'Danke, das gilt fünf Minuten.',
  appSet: 'Die Authenticator-App ist eingerichtet. Auf Ihren anderen Geräten wurden Sie abgemeldet.',
  appRemoved: 'Die Authenticator-App wurde entfernt.',
  codesMade: 'Neue Wiederherstellungscodes wurden erstellt; die bisherigen gelten nicht mehr.',
}
