import type { passkeysAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const passkeysAnswersDe: Texts<typeof passkeysAnswersHu> = {
  added: 'Hinzugefügt: {{name}}. Sie können sich ab jetzt ohne Passwort damit anmelden.',
  renamed: 'Der neue Name wurde gespeichert.',
  removed: 'Gelöscht: {{name}}. Damit kann sich niemand mehr anmelden.',
}
