import type { dataSourcesAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const dataSourcesAnswersDe: Texts<typeof dataSourcesAnswersHu> = {
  statements: 'Jahresabschlüsse',
}
