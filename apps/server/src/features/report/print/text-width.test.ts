import { expect, test } from 'vitest'
import { isSurelyOneLine } from './text-width.ts'

test.each([
  ['rövid', true],
  ['1139 Budapest, Váci út', true],
  ['WWWWWWWWWWWWWWWW', false],
  ['Kötelezettségek áruszállításból és szolgáltatásból', false],
  ['Общество', false],
  ['', true],
])('%s fits 120 points at 8 points: %s', (text, fits) => {
  expect(isSurelyOneLine(text, { width: 120, size: 8 })).toBe(fits)
})
