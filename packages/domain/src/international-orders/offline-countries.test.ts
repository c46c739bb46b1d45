import { expect, test } from 'vitest'
import { LOCALES } from '../locale.ts'
import { nameCountry, OFFLINE_COUNTRIES, readOfflineCountry } from './offline-countries.ts'
import { STARTING_ORDER_PRICES } from './starting-order-prices.ts'

test('there are about 240 of them, each once', () => {
  expect(new Set(OFFLINE_COUNTRIES).size).toBe(OFFLINE_COUNTRIES.length)
  expect(OFFLINE_COUNTRIES.length).toBeGreaterThan(235)
  expect(OFFLINE_COUNTRIES.length).toBeLessThan(250)
})

test('each has a price to begin with, and nothing else has', () => {
  expect([...STARTING_ORDER_PRICES.keys()].toSorted()).toEqual(
    OFFLINE_COUNTRIES.map((code) => code.toLowerCase()).toSorted(),
  )
})

test.each(LOCALES)('each has a name of its own in %s, by which it is found again', (locale) => {
  const names = OFFLINE_COUNTRIES.map((code) => nameCountry(locale, code))
  expect(new Set(names).size).toBe(names.length)
  expect(OFFLINE_COUNTRIES.filter((code) => nameCountry(locale, code) === code)).toEqual([])
  expect(names.map(readOfflineCountry)).toEqual(OFFLINE_COUNTRIES)
})

test.each([
  ['at', 'AT'],
  [' De ', 'DE'],
  ['Ausztria', 'AT'],
  ['österreich', 'AT'],
  ['UK', 'GB'],
  ['USA', 'US'],
  ['Csehország', 'CZ'],
  ['koszovó', 'XK'],
  ['AQ', null],
  ['Atlantisz', null],
  ['', null],
])('%s is %s', (text, code) => {
  expect(readOfflineCountry(text)).toBe(code)
})

test('a country that has changed its name has its new one in every language', () => {
  expect(LOCALES.map((locale) => nameCountry(locale, 'SZ'))).toEqual(['Eszvatini', 'Eswatini', 'Eswatini'])
})
