import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerPageHu } from './page.hu.ts'

export const reportFinalOwnerPageDe: Texts<typeof reportFinalOwnerPageHu> = {
  asOf: 'Stand',
  overview: 'Überblick',
  law: 'Gesetz',
  unknown: 'Unbekanntes Eigentum',
  reasons: 'Was bekannt ist und was nicht',
  rules: 'Nach den drei Regeln',
  paths: 'Ketten zum Unternehmen',
  product: 'Produkt: {{percent}}',
  prohibited: 'Person mit Tätigkeitsverbot',
  source: 'Quelle: {{name}}',
  level: 'Ebene {{count}}',
  more_one: 'und {{count}} weitere',
  more_other: 'und {{count}} weitere',
}
