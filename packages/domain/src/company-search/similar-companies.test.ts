import { describe, expect, test } from 'vitest'
import { type ComparedCompany, findSimilar } from './similar-companies.ts'

const UNKNOWN: ComparedCompany = {
  companyId: '',
  activity: null,
  countyCode: null,
  regionCode: null,
  legalForm: null,
  sales: null,
  headcount: null,
  age: null,
  growth: null,
  equityRatio: null,
  rating: null,
}
const company = (companyId: string, given: Partial<ComparedCompany> = {}): ComparedCompany => ({
  ...UNKNOWN,
  activity: '4120',
  ...given,
  companyId,
})
const idsOf = (seeds: ComparedCompany[], candidates: ComparedCompany[], limit = 9) =>
  findSimilar(seeds, candidates, limit).map(({ companyId }) => companyId)

describe('companies like others', () => {
  test('are the nearest by the order of their values, without the given ones', () => {
    const seed = company('seed', { sales: 100 })
    const others = [
      company('far', { sales: 9000 }),
      company('near', { sales: 110 }),
      company('less', { sales: 1 }),
      company('least', { sales: 0 }),
    ]
    expect(idsOf([seed], [seed, ...others])).toEqual(['less', 'near', 'far', 'least'])
    expect(idsOf([seed], [seed, ...others], 1)).toEqual(['less'])
  })

  test.each([
    ['activity', { activity: '4120' }, { activity: '4110' }, { activity: '4399' }],
    [
      'place',
      { countyCode: '13', regionCode: '12' },
      { countyCode: '14', regionCode: '12' },
      { countyCode: '06', regionCode: '70' },
    ],
  ] as const)('are nearer by a nearer %s', (_feature, same, near, far) => {
    const candidates = [company('far', far), company('near', near), company('same', same)]
    expect(idsOf([company('seed', same)], candidates)).toEqual(['same', 'near', 'far'])
  })

  test('are of a class of Rev. 2.1 where they are of one that it came from', () => {
    const candidates = ['4110', '4722', '4791'].map((activity) => company(activity, { activity }))
    expect(idsOf([company('seed', { activity: "4711'25" })], candidates)).toEqual(['4791', '4722', '4110'])
    const seed = company('seed', { activity: '4791' })
    const others = [company('near', { activity: '4789' }), company('same', { activity: "4711'25" })]
    expect(idsOf([seed], others)).toEqual(['same', 'near'])
  })

  test('what is not known is neither near nor far', () => {
    const seed = company('seed', { rating: 50 })
    const candidates = [seed, company('unknown'), company('other', { rating: 99 }), company('same', { rating: 50 })]
    expect(idsOf([seed], candidates)[0]).toBe('same')
    expect(findSimilar([company('a')], [company('b')], 9)[0]?.distance).toBeGreaterThan(0)
  })

  test('equal ones stand in the order of their ids', () => {
    expect(idsOf([company('seed')], [company('b'), company('a')])).toEqual(['a', 'b'])
  })

  test('of several given ones a value in which they differ weighs less', () => {
    const seeds = [company('s1', { sales: 1, headcount: 50 }), company('s2', { sales: 1000, headcount: 50 })]
    const candidates = [
      ...seeds,
      company('people', { sales: 1, headcount: 50 }),
      company('sales', { sales: 1000, headcount: 1 }),
    ]
    expect(idsOf(seeds, candidates)).toEqual(['people', 'sales'])
  })

  test('say what is most alike', () => {
    const seed = company('seed', { sales: 100, headcount: 5, legalForm: 'kft', countyCode: '13', regionCode: '12' })
    const other = company('other', { sales: 900, headcount: 5, legalForm: 'kft', countyCode: '06', regionCode: '70' })
    const [found] = findSimilar([seed], [seed, other], 9)
    expect(found?.nearest.map(({ feature }) => feature)).toEqual(['activity', 'legalForm', 'headcount'])
    expect(found?.nearest.at(-1)).toMatchObject({ value: 5, of: 5, distance: 0 })
  })
})
