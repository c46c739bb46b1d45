import { expect, test } from 'vitest'
import { formatCredit, parseCredit, toMajorUnits } from './credit-money.ts'

test.each([
  ['hu', 1_234_500, 'HUF', '12 345 Ft'],
  ['hu', 1_234_550, 'HUF', '12 345,50 Ft'],
  ['en', -100, 'HUF', '−1 HUF'],
  ['de', 0, 'HUF', '0 HUF'],
  ['hu', 0, 'EUR', '0,00 EUR'],
  ['en', 1990, 'EUR', '19.90 EUR'],
  ['de', -123_456, 'EUR', '−1 234,56 EUR'],
] as const)('%s: %i of %s', (locale, minor, currency, expected) => {
  expect(formatCredit(locale, minor, { currency }).replaceAll('\u00A0', ' ')).toBe(expected)
})

test('a sign stands before what came in and what went out, and before nothing else', () => {
  const signed = [500, -500, 0].map((minor) => formatCredit('en', minor, { currency: 'EUR', isSigned: true }))
  expect(signed.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(['+5.00 EUR', '−5.00 EUR', '0.00 EUR'])
})

test.each([
  ['1000', 100_000],
  ['1 000', 100_000],
  ['12.5', 1250],
  ['12,50', 1250],
  ['0', 0],
  ['0.01', 1],
  ['10000000000', 1_000_000_000_000],
  ['10000000000.01', null],
  ['0.001', null],
  ['-1', null],
  ['1e3', null],
  ['1.000,50', null],
  ['', null],
  ['sok', null],
])('reads %j as %j', (text, expected) => {
  expect(parseCredit(text)).toBe(expected)
})

test('whole units of files are exact', () => {
  expect([1250, 1, -1, 0, 999_999_999_999].map(toMajorUnits)).toEqual([12.5, 0.01, -0.01, 0, 9_999_999_999.99])
})
