import type { Texts } from '../texts.ts'
import type { companySearchAnswersHu } from './answers.hu.ts'

export const companySearchAnswersEn: Texts<typeof companySearchAnswersHu> = {
  variants: {
    marketing: 'Marketing search',
    advanced: 'Advanced search',
  },
  moreCriteria_one: 'and {{count}} more criterion',
  moreCriteria_other: 'and {{count}} more criteria',
  months_one: 'within the last month',
  months_other: 'within the last {{count}} months',
  millions: 'M HUF',
  alike: {
    activity: 'same main activity: {{value}}',
    county: 'same county: {{value}}',
    type: 'same legal form: {{value}}',
  },
}
