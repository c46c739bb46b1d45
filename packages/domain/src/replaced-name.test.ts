import { expect, test } from 'vitest'
import { isReplacedName } from './replaced-name.ts'

test.each([
  ['Magánszemély 0042', true],
  ['MAGÁNSZEMÉLY 5216', true],
  ['Magánszemély 0042'.normalize('NFD'), true],
  ['Magánszemély', false],
  ['Magánszemély Anna', false],
  ['Magánszemély 42 Kft.', false],
  ['Közkézhányad', true],
  ['Közkézhányad Kft.', false],
  ['Minta Anna', false],
])('%s is no name: %s', (name, expected) => {
  expect(isReplacedName(name)).toBe(expected)
})
