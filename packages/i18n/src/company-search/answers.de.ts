import type { Texts } from '../texts.ts'
import type { companySearchAnswersHu } from './answers.hu.ts'

export const companySearchAnswersDe: Texts<typeof companySearchAnswersHu> = {
  variants: {
    marketing: 'Marketingsuche',
    advanced: 'Erweiterte Suche',
  },
  moreCriteria_one: 'und {{count}} weiteres Kriterium',
  moreCriteria_other: 'und {{count}} weitere Kriterien',
  months_one: '{{count}} Monat',
  months_other: '{{count}} Monaten',
  millions: 'Mio. HUF',
  alike: {
    sales: 'ähnlicher Umsatz',
    headcount: 'ähnliche Mitarbeiterzahl',
    age: 'ähnliches Alter',
    growth: 'ähnliche Umsatzentwicklung',
    equityRatio: 'ähnliche Eigenkapitalquote',
    rating: 'ähnliche Bewertung',
    activity: 'ähnliche Tätigkeit',
    place: 'Sitz in der Nähe',
    legalForm: 'gleiche Rechtsform',
  },
}
