import { expect, test } from 'vitest'
import { formatYears } from './years.ts'

test.each([
  [[], ''],
  [[2020], '2020'],
  [[2018, 2016, 2017, 2021], '2016–2018, 2021'],
  [[2020, 2020, 2021], '2020–2021'],
])('%j is %s', (years, expected) => expect(formatYears(years)).toBe(expected))
