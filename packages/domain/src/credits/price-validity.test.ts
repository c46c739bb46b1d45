import { expect, test } from 'vitest'
import { spanPrices } from './price-validity.ts'

const price = (fromDay: string, amount: number | null, country = '') => ({
  product: 'foreign-report',
  variant: 'small',
  country,
  fromDay,
  amount,
})

test('a price holds until the day of the next one of the same thing', () => {
  const rows = [
    price('2026-01-01', 100),
    price('2026-03-01', 200),
    price('2026-05-01', 300),
    price('2026-02-01', 50, 'at'),
    price('2026-03-01', null, 'at'),
  ]
  const spans = spanPrices(rows, '2026-03-01')
  expect(spans.map(({ country, fromDay, untilDay, amount, state }) => [country, fromDay, untilDay, amount, state])).toEqual(
    [
      ['', '2026-01-01', '2026-03-01', 100, 'past'],
      ['', '2026-03-01', '2026-05-01', 200, 'current'],
      ['', '2026-05-01', null, 300, 'future'],
      ['at', '2026-02-01', '2026-03-01', 50, 'past'],
    ],
  )
})

test.each([
  ['2026-02-28', 'future'],
  ['2026-03-01', 'current'],
  ['2026-03-31', 'current'],
  ['2026-04-01', 'past'],
])('on %s a price of March is %s', (today, state) => {
  expect(spanPrices([price('2026-03-01', 1), price('2026-04-01', null)], today)).toMatchObject([{ state }])
})
