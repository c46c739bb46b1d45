import type { Texts } from '../texts.ts'
import type { companySearchAnswersHu } from './answers.hu.ts'

export const companySearchAnswersEn: Texts<typeof companySearchAnswersHu> = {
  variants: {
    marketing: 'Marketing search',
    advanced: 'Advanced search',
  },
  moreCriteria_one: 'and {{count}} more criterion',
  moreCriteria_other: 'and {{count}} more criteria',
  months_one: '{{count}} month',
  months_other: '{{count}} months',
  millions: 'M HUF',
  alike: {
    sales: 'similar sales',
    headcount: 'similar headcount',
    age: 'similar age',
    growth: 'similar change of sales',
    equityRatio: 'similar equity ratio',
    rating: 'similar rating',
    activity: 'similar activity',
    place: 'registered office nearby',
    legalForm: 'same legal form',
  },
}
