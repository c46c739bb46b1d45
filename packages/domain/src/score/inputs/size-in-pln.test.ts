import { expect, test } from 'vitest'
import { toThousandPln } from './size-in-pln.ts'

test.each([
  ['PLN', 1000, 1],
  ['EUR', 247, 1],
  ['NOK', 1980, 1],
  ['SEK', 2310, 1],
  ['DKK', 1840, 1],
  ['XAU', 1, null],
])('%s %d is %s thousand zlotys', (currency, amount, expected) => {
  const found = toThousandPln(amount, currency)
  expect(found === null ? null : Math.round(found * 1000) / 1000).toBe(expected)
})
