import { expect, test } from 'vitest'
import { describeClass, nameActivity } from './activity-names.ts'

test.each([
  ['4120', '41.20 Construction of residential and non-residential buildings'],
  // Rev. 2 has a class of this code, which is another one.
  ["4711'25", '47.11 (NACE Rev. 2.1)'],
])('%s is called %s', (searched, name) => expect(nameActivity(searched, 'en')).toBe(name))

test('a class of NACE Rev. 2.1 has no title', () => {
  expect(describeClass("4711'25", 'hu')).toEqual({ code: '47.11 (NACE Rev. 2.1)', title: null })
})
