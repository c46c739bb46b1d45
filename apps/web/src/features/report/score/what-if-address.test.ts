import { expect, test } from 'vitest'
import { placeOnStrip } from './strip-places.ts'
import { parseMoves, writeMoves } from './what-if-address.ts'

test.each([
  ['cash_1200000', { cash: 1_200_000 }],
  ['equity_-300.cash_0', { equity: -300, cash: 0 }],
  ['nonsense_5.cash_x.cash_1.5.__proto___1', { cash: 1 }],
  ['', {}],
  [undefined, {}],
])('an address %s moves %o', (text, moves) => {
  expect(parseMoves(text)).toEqual(moves)
})

test('what is written is read again, in the order of the inputs', () => {
  expect(writeMoves({ netSales: 5, cash: -7.4 })).toBe('cash_-7.netSales_5')
  expect(parseMoves(writeMoves({ netSales: 5, cash: -7 }))).toEqual({ netSales: 5, cash: -7 })
  expect(writeMoves({})).toBeUndefined()
})

const typical = { sector: '', companyCount: 9, lowerQuartile: 10, median: 12, upperQuartile: 20 }

test.each([
  [12, { own: { share: 2.9 / 7, beyond: 0 } }],
  [-1000, { own: { share: 0, beyond: -1 } }],
  [1000, { own: { share: 1, beyond: 1 } }],
  [null, { own: null }],
])('a value of %s on the strip of its sector', (value, place) => {
  const { own, lower, upper, median } = placeOnStrip(typical, value)
  expect([lower, median, upper].toSorted((one, other) => one - other)).toEqual([lower, median, upper])
  expect(own?.beyond).toBe(place.own?.beyond)
  if (own && place.own) expect(own.share).toBeCloseTo(place.own.share, 2)
})

test('a sector of equal companies still has a strip', () => {
  const equal = { ...typical, lowerQuartile: 0, median: 0, upperQuartile: 0 }
  expect(placeOnStrip(equal, 0)).toMatchObject({ lower: 0.5, own: { share: 0.5, beyond: 0 } })
})
