import type { Texts } from '../texts.ts'
import type { companySearchAnswersHu } from './answers.hu.ts'

export const companySearchAnswersDe: Texts<typeof companySearchAnswersHu> = {
  variants: {
    marketing: 'Marketingsuche',
    advanced: 'Erweiterte Suche',
  },
  moreCriteria_one: 'und {{count}} weiteres Kriterium',
  moreCriteria_other: 'und {{count}} weitere Kriterien',
  months_one: 'im letzten Monat',
  months_other: 'in den letzten {{count}} Monaten',
  millions: 'Mio. HUF',
  alike: {
    activity: 'gleiche Haupttätigkeit: {{value}}',
    county: 'gleiches Komitat: {{value}}',
    type: 'gleiche Rechtsform: {{value}}',
  },
}
