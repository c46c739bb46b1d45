import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['abcd', 4, 'abcd'],
  ['abcde', 4, 'abc…'],
  ['ab😀cd', 5, 'ab😀…'],
  ['ab😀cd', 4, 'ab…'],
])('%s in %i characters is %s', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected)
})
