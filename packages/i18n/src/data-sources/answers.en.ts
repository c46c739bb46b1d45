import type { dataSourcesAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const dataSourcesAnswersEn: Texts<typeof dataSourcesAnswersHu> = {
  statements: 'Annual accounts',
}
