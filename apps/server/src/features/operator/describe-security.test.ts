import { expect, test } from 'vitest'
import { describeSecurityDetail } from './describe-security.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  ['hu', 'oka: túl sok hibás kód után zárolva'],
  ['en', 'reason: locked after too many wrong codes'],
  ['de', 'Grund: nach zu vielen falschen Codes gesperrt'],
] as const)('a locked app has its word (%s)', (locale, text) => {
  expect(describeSecurityDetail({ reason: 'locked' }, locale)).toBe(text)
})

test.each([
  ['hu', 'hányszor: 5, utoljára: 2026. 11. 02. 11:20, egy címről túl sok jött (részletek nélkül számolva)'],
  ['en', 'times: 5, last: 2 Nov 2026, 11:20, too many from one address (counted without details)'],
  ['de', 'wie oft: 5, zuletzt: 02.11.2026, 11:20, zu viele von einer Adresse (ohne Einzelheiten gezählt)'],
] as const)('what folding adds is told in words, its moment by the Hungarian clock (%s)', (locale, text) => {
  const folded = { times: 5, last: '2026-11-02T10:20:00.000Z', more: true }
  expect(plain(describeSecurityDetail(folded, locale))).toBe(text)
})

test('what another version kept stands as it is', () => {
  expect(describeSecurityDetail({ last: 'lately', odd: 'thing', keyId: 'locked' }, 'en')).toBe(
    'last: lately, odd: thing, id of the key: locked',
  )
})
