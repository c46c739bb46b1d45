import type { SourceInfo } from '@merleg/domain/observation'

/** The consolidated restrictive measures of the Union, as published in the annexes of its acts. */
export const EU_SANCTIONS: SourceInfo = {
  sourceId: 'eu-sanctions',
  publisher: 'Az Európai Unió Kiadóhivatala',
  title: 'Az Európai Unió korlátozó intézkedéseinek jegyzékei (Hivatalos Lap)',
  licence: 'CC BY 4.0',
  url: 'https://eur-lex.europa.eu/',
  isMadeUp: false,
}
