import type { SourceInfo } from '@merleg/domain/observation'

/** Answers to single questions: of nobody who was not asked about does it tell anything. */
export const VIES_SOURCE: SourceInfo = {
  sourceId: 'vies',
  publisher: 'Európai Bizottság',
  title: 'VIES – a közösségi adószámok ellenőrzése',
  licence: 'Európai Bizottság, jogi nyilatkozat (2011/833/EU)',
  url: 'https://ec.europa.eu/taxation_customs/vies/',
  isMadeUp: false,
  rhythm: 'irregular',
  readFrom: 'description',
}
