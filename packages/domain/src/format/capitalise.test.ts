import { expect, test } from 'vitest'
import { capitalise } from './capitalise.ts'

test.each([
  ['hu', 'ügyvezető', 'Ügyvezető'],
  ['de', '(eigenkapital)', '(Eigenkapital)'],
  ['en', '12 months', '12 months'],
  ['hu', '', ''],
] as const)('%s: %s', (locale, text, expected) => {
  expect(capitalise(locale, text)).toBe(expected)
})
