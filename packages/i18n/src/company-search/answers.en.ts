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
  limits: {
    amounts:
      'Bounds of amounts are in forints, and nothing is converted: a company whose relevant accounts are in another currency is not among the results, whatever its amounts. Such companies were not counted.',
    wholeYear:
      'Bounds of sales, EBITDA, profits and corporate tax are compared with financial years of {{from}}–{{to}} days only: a company whose relevant accounts are of a shorter or longer financial year is not among the results, whatever its amounts. Such companies were not counted.',
    growth:
      'The change of sales is looked at between whole years in one currency only: a company without two such years in a row is not among the results.',
    order:
      'The order by sales is of accounts in forints only: companies with accounts in another currency stand last, however large their sales.',
    likeness:
      'Likeness of sales was looked at among whole-year accounts in forints only: where there are none, sales counted as unknown, with a middling difference.',
    noLikeness:
      'Likeness of sales could not be looked at: none of the companies that others are to be like has known sales of a whole year in forints, so the other aspects decided.',
    noActivity:
      'Of none of the companies that others are to be like is a main activity known by which similar ones could be looked for: no company was therefore compared with them.',
    nearest:
      'The {{limit}} most similar companies of the sector are taken for similar: the other companies of the sector are not among the results, even where they meet the other criteria.',
  },
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
