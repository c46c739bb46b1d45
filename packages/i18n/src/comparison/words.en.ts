import type { Texts } from '../texts.ts'
import type { comparisonWordsHu } from './words.hu.ts'

export const comparisonWordsEn: Texts<typeof comparisonWordsHu> = {
  title: 'Comparison',
  median: 'Sector median',
  medianOf: '{{sector}}, {{year}}',
  companies: 'Companies compared',
  table: 'Table',
  charts: 'Charts',
  unknown: 'not known',
  locked: 'Not part of your subscription: {{sections}}.',
}
