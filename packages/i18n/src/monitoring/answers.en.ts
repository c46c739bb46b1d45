import type { monitoringAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const monitoringAnswersEn: Texts<typeof monitoringAnswersHu> = {
  more: '{{title}} and {{number}} more',
}
