import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BASE_RATE_SOURCES, BASE_RATE_TABLE } from './base-rate-table.ts'
import { baseRateOf, type BaseRateOverride, parseBaseRates } from './base-rates.ts'
import { HORIZONS } from '../model/score-model.ts'

describe('the table', () => {
  test.each([
    ['HU', 2021, 0.0084, 'coface-opten-2021', 2021, false],
    ['HU', 2022, 0.016, 'coface-opten-2022', 2022, false],
    ['HU', 2023, 0.02, 'hungary-after-2022', 2023, true],
    ['HU', 2026, 0.02, 'hungary-after-2022', 2023, true],
    ['HU', 2015, 0.0084, 'coface-opten-2021', 2021, true],
    ['RO', 2024, 0.009, 'coface-romania', 2024, true],
    ['EE', 2020, 0.0015, 'creditinfo-estonia', 2020, false],
    ['EE', 2019, 0.0016, 'creditinfo-estonia', 2017, true],
    ['EE', 2024, 0.0015, 'creditinfo-estonia', 2020, true],
    ['SK', 2024, 0.011, 'fallback', null, true],
  ])('%s %i within a year', (countryCode, year, rate, source, sourceYear, isAssumption) => {
    expect(baseRateOf({ countryCode, year, months: 12 })).toEqual({ rate, source, year: sourceYear, isAssumption })
  })

  test('longer horizons are what is left year after year, an assumption', () => {
    const of = (months: 36 | 60) => baseRateOf({ countryCode: 'HU', year: 2022, months })
    expect(of(36).rate).toBeCloseTo(1 - 0.984 ** 3, 12)
    expect(of(60).rate).toBeCloseTo(1 - 0.984 ** 5, 12)
    expect([of(36).isAssumption, of(60).isAssumption]).toEqual([true, true])
  })

  test('years rise within a country, shares are shares, every source is used', () => {
    for (const [index, row] of BASE_RATE_TABLE.entries()) {
      const before = BASE_RATE_TABLE[index - 1]
      if (before?.countryCode === row.countryCode) expect(row.year).toBeGreaterThan(before.year)
      expect(row.rate).toBeGreaterThan(0)
      expect(row.rate).toBeLessThan(0.1)
    }
    const used = new Set<string>([...BASE_RATE_TABLE.map(({ source }) => source), 'fallback'])
    expect([...used].toSorted()).toEqual([...BASE_RATE_SOURCES].toSorted())
  })

  test('shares never fall with the months', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('HU', 'RO', 'EE', 'US'),
        fc.integer({ min: 2000, max: 2040 }),
        (countryCode, year) => {
          const rates = HORIZONS.map((months) => baseRateOf({ countryCode, year, months }).rate)
          expect(rates).toEqual(rates.toSorted((left, right) => left - right))
        },
      ),
    )
  })
})

describe('what the operator configures', () => {
  const overrides = parseBaseRates('HU:2025=0.03, HU:2025:36=0.05,HU=0.02,*:2025=0.04,*=.01')

  test.each([
    ['HU', 2025, 12, 0.03, 2025, false],
    ['HU', 2025, 36, 0.05, 2025, false],
    ['HU', 2025, 60, 1 - 0.97 ** 5, 2025, true],
    ['HU', 2024, 12, 0.02, null, false],
    ['SK', 2025, 12, 0.04, 2025, false],
    ['SK', 2024, 36, 1 - 0.99 ** 3, null, true],
  ] as const)('%s %i within %i months', (countryCode, year, months, rate, sourceYear, isAssumption) => {
    const found = baseRateOf({ countryCode, year, months, overrides })
    expect(found).toMatchObject({ source: 'configured', year: sourceYear, isAssumption })
    expect(found.rate).toBeCloseTo(rate, 12)
  })

  test('of an entry given twice the last one holds', () => {
    const twice = parseBaseRates('HU=0.02,HU=0.03')
    expect(baseRateOf({ countryCode: 'HU', year: 2025, months: 12, overrides: twice }).rate).toBe(0.03)
  })

  test('a country that is not among them has the table', () => {
    const others = parseBaseRates('SK=0.02')
    expect(baseRateOf({ countryCode: 'EE', year: 2020, months: 12, overrides: others })).toMatchObject({ rate: 0.0015 })
  })
})

describe('reading them', () => {
  test.each<[string, BaseRateOverride[]]>([
    ['', []],
    [' , ', []],
    ['HU=0.012', [{ countryCode: 'HU', year: null, months: 12, rate: 0.012 }]],
    ['*:2030:60=.5', [{ countryCode: '*', year: 2030, months: 60, rate: 0.5 }]],
  ])('%j', (text, expected) => expect(parseBaseRates(text)).toEqual(expected))

  test.each([
    ['HU', 'HU: not country[:year[:months]]=share'],
    ['hu=0.1', 'hu=0.1: not country'],
    ['HU:25=0.1', 'HU:25=0.1: not country'],
    ['HU=1,2%', 'HU=1: the share has to be above 0 and below 1'],
    ['HU:2025=0.05,HU:2025:36=0.04', 'HU:2025: the shares of 12, 36, 60 months fall: 0.05, 0.04'],
    ['HU:2025:60=0.2,HU:2025:36=0.3', 'HU:2025: the shares of 12, 36, 60 months fall: 0.02, 0.3, 0.2'],
    ['HU=0', 'HU=0: the share has to be above 0 and below 1'],
    ['HU=-0.1', 'HU=-0.1: not country'],
    ['HU=1e-3', 'HU=1e-3: not country'],
    ['HU:2025:24=0.1', 'HU:2025:24=0.1: months are one of 12, 36, 60'],
    ['RO=0.01,oops', 'oops: not country'],
  ])('%j is an error that names it', (text, message) => {
    expect(() => parseBaseRates(text)).toThrow(message)
    expect(() => parseBaseRates(text)).toThrow(RangeError)
  })
})
