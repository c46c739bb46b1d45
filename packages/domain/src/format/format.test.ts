import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatAmountNumber, formatMoney, getAmountScale } from './amount.ts'
import { formatDate, formatDateTime, formatDay, formatPeriod } from './date.ts'
import { formatNumber, formatPercent, formatStatedShare } from './number.ts'

// No-break spaces made visible.
const shown = (text: string): string => text.replaceAll('\u00A0', '_')

describe('numbers', () => {
  test.each([
    [1284600, 'hu', '1_284_600'],
    [1240, 'hu', '1_240'],
    [1240, 'en', '1_240'],
    [1240, 'de', '1_240'],
    [999, 'hu', '999'],
    [-1234.5, 'hu', '−1_234,5'],
    [-1234.5, 'en', '−1_234.5'],
    [-1234.5, 'de', '−1_234,5'],
    [0, 'hu', '0'],
    [-0.001, 'hu', '0'],
    [2.005, 'hu', '2,01'],
    [null, 'hu', '–'],
    [Number.NaN, 'hu', '–'],
  ] as const)('%s in %s is %s', (value, locale, text) => {
    expect(shown(formatNumber(locale, value))).toBe(text)
  })

  test('signs gains and losses, not zero', () => {
    expect([4.7, -4.7, 0].map((value) => formatNumber('hu', value, { signed: true, decimals: 1 }))).toEqual([
      '+4,7',
      '−4,7',
      '0,0',
    ])
  })

  test('lose nothing of a whole number in any language', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('hu' as const, 'en' as const, 'de' as const), (value, locale) => {
        const text = formatNumber(locale, value)
        expect(Number(text.replaceAll('\u00A0', '').replace('\u2212', '-'))).toBe(value)
        expect(text).not.toMatch(/[,. -]/)
      }),
    )
  })
})

describe('percentages', () => {
  test.each([
    { ratio: 0.084, locale: 'hu', style: { signed: true }, text: '+8,4_%' },
    { ratio: 0.084, locale: 'de', style: {}, text: '8,4_%' },
    { ratio: 0.084, locale: 'en', style: { signed: true }, text: '+8.4%' },
    { ratio: -0.31, locale: 'hu', style: {}, text: '−31,0_%' },
    { ratio: 0.07, locale: 'hu', style: {}, text: '7,0_%' },
    { ratio: null, locale: 'en', style: {}, text: '–' },
  ] as const)('$ratio in $locale is $text', ({ ratio, locale, style, text }) => {
    expect(shown(formatPercent(locale, ratio, style))).toBe(text)
  })
})

test.each([
  [1 / 3, 'hu', '33,33_%'],
  [0.6, 'en', '60%'],
  [0.25, 'de', '25_%'],
] as const)('a stated share of %s in %s is %s', (ratio, locale, text) => {
  expect(shown(formatStatedShare(locale, ratio))).toBe(text)
})

describe('amounts', () => {
  test('only forints follow the thousand preference', () => {
    expect([getAmountScale('HUF', true), getAmountScale('HUF', false), getAmountScale('EUR', true)]).toEqual([
      1000, 1, 1,
    ])
  })

  test.each([
    [1284600000, 1000, '1_284_600'],
    [1500, 1000, '2'],
    [-1500, 1000, '−2'],
    [499, 1000, '0'],
    [-499, 1000, '0'],
    [1284600, 1, '1_284_600'],
    [null, 1000, '–'],
  ] as const)('%s by %s is %s', (value, scale, text) => {
    expect(shown(formatAmountNumber('hu', value, scale))).toBe(text)
  })

  test('as stated carry the name of the currency', () => {
    expect(shown(formatMoney('hu', 3_000_000, 'HUF'))).toBe('3_000_000_Ft')
    expect(shown(formatMoney('en', 3_000_000, 'HUF'))).toBe('3_000_000_HUF')
    expect(shown(formatMoney('hu', -12.5, 'EUR'))).toBe('−12,50_EUR')
    expect(shown(formatMoney('hu', 2_147_365_907.8, 'HUF'))).toBe('2_147_365_907,80_Ft')
  })

  test('carry their unit behind a no-break space', () => {
    expect(shown(formatAmount('hu', 38500000, { scale: 1000, unit: 'eFt' }))).toBe('38_500_eFt')
    expect(formatAmount('hu', null, { scale: 1000, unit: 'eFt' })).toBe('–')
  })
})

describe('dates', () => {
  test.each([
    ['2008-03-17', 'hu', '2008._03._17.'],
    ['2008-03-17', 'en', '17_Mar_2008'],
    ['2008-03-17', 'de', '17.03.2008'],
    ['2024-02-29', 'hu', '2024._02._29.'],
    ['nonsense', 'hu', '–'],
    [null, 'hu', '–'],
  ] as const)('%s in %s is %s', (date, locale, text) => {
    expect(shown(formatDate(locale, date))).toBe(text)
  })

  test.each([
    ['2015-03-01', '2019-06-01', '2015._03._01. – 2019._05._31.'],
    ['2015-03-01', null, '2015._03._01. –'],
    [null, '2020-03-01', '– 2020._02._29.'],
    [null, null, null],
  ])('a half-open period from %s to %s shows its last day', (from, to, text) => {
    const period = formatPeriod('hu', from, to)
    expect(period === null ? null : shown(period)).toBe(text)
  })

  test('a moment is shown by the Hungarian clock, to the minute, whoever reads it where', () => {
    expect(shown(formatDateTime('hu', '2026-11-18T08:05:00Z'))).toBe('2026._11._18._09:05')
    expect(shown(formatDateTime('hu', '2026-07-18T22:05:00Z'))).toBe('2026._07._19._00:05')
    expect(shown(formatDay('hu', '2026-11-18T23:30:00Z'))).toBe('2026._11._19.')
    expect(formatDateTime('hu', 'nonsense')).toBe('–')
  })
})
