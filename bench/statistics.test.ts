import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPercentile, summariseTimes } from './statistics.ts'

describe('findPercentile', () => {
  test.each([
    [[7], 0, 7],
    [[7], 1, 7],
    [[3, 1, 2], 0.5, 2],
    [[4, 3, 2, 1], 0.5, 2],
    [[1, 2, 3, 4], 0.51, 3],
    [[2, 1], 0, 1],
    [[9, 10, 100], 0.95, 100],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(findPercentile(values, share)).toBe(expected)
  })

  test('takes the 95th of 100 values', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(findPercentile(values, 0.95)).toBe(95)
  })

  test.each([
    [[], 0.5],
    [[1], -0.1],
    [[1], 1.1],
    [[1], Number.NaN],
  ])('refuses %j at %d', (values, share) => {
    expect(() => findPercentile(values, share)).toThrow(RangeError)
  })

  test('is one of the values, with the share of them at or below it', () => {
    const values = fc.array(fc.double({ noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, share) => {
        const found = findPercentile(numbers, share)
        expect(numbers).toContain(found)
        expect(numbers.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * numbers.length)
      }),
    )
  })
})

test('summariseTimes leaves the given list as it is', () => {
  const times = [5, 1, 3]
  expect(summariseTimes(times)).toEqual({ medianMs: 3, p95Ms: 5 })
  expect(times).toEqual([5, 1, 3])
})
