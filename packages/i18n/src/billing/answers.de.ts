import type { Texts } from '../texts.ts'
import type { billingAnswersHu } from './answers.hu.ts'

export const billingAnswersDe: Texts<typeof billingAnswersHu> = {
  saved: 'Die Rechnungsdaten wurden gespeichert.',
}
