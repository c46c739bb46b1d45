import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatAmountNumber, getAmountScale } from './format-amount.ts'
import { formatDate, formatDateTime } from './format-date.ts'
import { formatNumber, formatPercent } from './format-number.ts'

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
    expect(shown(formatNumber(value, locale))).toBe(text)
  })

  test('signs gains and losses, not zero', () => {
    expect([4.7, -4.7, 0].map((value) => formatNumber(value, 'hu', { signed: true, decimals: 1 }))).toEqual([
      '+4,7',
      '−4,7',
      '0,0',
    ])
  })

  test('lose nothing of a whole number in any language', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('hu' as const, 'en' as const, 'de' as const), (value, locale) => {
        const text = formatNumber(value, locale)
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
    { ratio: -0.31, locale: 'hu', style: { decimals: 0 }, text: '−31_%' },
    { ratio: 0.07, locale: 'hu', style: {}, text: '7,0_%' },
    { ratio: null, locale: 'en', style: {}, text: '–' },
  ] as const)('$ratio in $locale is $text', ({ ratio, locale, style, text }) => {
    expect(shown(formatPercent(ratio, locale, style))).toBe(text)
  })
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
    expect(shown(formatAmountNumber(value, 'hu', scale))).toBe(text)
  })

  test('carry their unit behind a no-break space', () => {
    expect(shown(formatAmount(38500000, 'hu', { scale: 1000, unit: 'eFt' }))).toBe('38_500_eFt')
    expect(formatAmount(null, 'hu', { scale: 1000, unit: 'eFt' })).toBe('–')
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
    expect(shown(formatDate(date, locale))).toBe(text)
  })

  test("a moment is shown in the reader's time zone, to the minute", () => {
    const local = new Date(2026, 10, 18, 9, 5)
    expect(shown(formatDateTime(local.toISOString(), 'hu'))).toBe('2026._11._18._09:05')
    expect(formatDateTime('nonsense', 'hu')).toBe('–')
  })
})
