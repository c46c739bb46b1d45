import type { Texts } from '../texts.ts'
import type { billingAnswersHu } from './answers.hu.ts'

export const billingAnswersEn: Texts<typeof billingAnswersHu> = {
  saved: 'The billing details have been saved.',
}
