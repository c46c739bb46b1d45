import { expect, test } from 'vitest'
import { csvStyleOf } from './csv-of-caller.ts'

const KEY = { keyId: 'k', callsPerMinute: 60, callsPerMonth: 1000 }

test.each([
  ['somebody in Hungarian', null, 'hu', ';', ','],
  ['somebody in German', null, 'de', ';', ','],
  ['somebody in English', null, 'en', ',', '.'],
  ['a program in Hungarian', KEY, 'hu', ',', '.'],
  ['a program in German', KEY, 'de', ',', '.'],
  ['a program in English', KEY, 'en', ',', '.'],
] as const)('to %s', (_who, key, locale, separator, decimal) => {
  expect(csvStyleOf({ key }, locale)).toEqual({ separator, decimal })
})
