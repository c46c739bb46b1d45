import { expect, test } from 'vitest'
import { findDifference, isOneCurrency, listDrawn } from './comparison.ts'

const amount = (value: number | null, currency: string | null = 'HUF') => ({ value, currency })
const text = (value: string | null) => ({ value, currency: null })

test.each([
  ['equal texts', [text('a'), text('a')], false],
  ['other texts', [text('a'), text('b')], true],
  ['what is known differs, whatever is not known', [text('a'), text('b'), text(null)], true],
  ['one that is not known may be anything', [text('a'), text(null)], null],
  ['nothing is known', [text(null), text(null)], null],
  ['equal amounts', [amount(1), amount(1)], false],
  ['other amounts', [amount(1), amount(2)], true],
  ['a zero is an amount', [amount(0), amount(1)], true],
  ['equal figures of different currencies', [amount(1, 'HUF'), amount(1, 'EUR')], null],
  ['other figures of different currencies', [amount(1, 'HUF'), amount(2, 'EUR')], null],
  ['the currency of what is not known does not matter', [amount(1), amount(1), amount(null, 'EUR')], null],
])('%s', (_title, values, expected) => {
  expect(findDifference(values)).toBe(expected)
})

test('an amount that is not known has no currency', () => {
  expect(isOneCurrency([amount(1), amount(null, 'EUR')])).toBe(true)
  expect(isOneCurrency([amount(1), amount(2, 'EUR')])).toBe(false)
})

test('companies of a chart are drawn if they have any figure, be it nothing', () => {
  const [none, nothing, late] = [
    [null, null],
    [0, null],
    [null, 2],
  ].map((values) => ({ values }))
  if (none === undefined || nothing === undefined || late === undefined) throw new Error('three')
  expect(listDrawn([none, nothing, late])).toEqual([nothing, late])
})
