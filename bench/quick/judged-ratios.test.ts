import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeRatio, type Ratio, summariseRounds } from './judged-ratios.ts'

const rounds = (ratios: readonly number[]) => ratios.map((ratio) => ({ oursMs: ratio * 2, floorMs: 2 }))

describe('a ratio of several rounds', () => {
  test('is their median, between the outermost of a few', () => {
    expect(summariseRounds(rounds([5, 3, 4]))).toEqual({ median: 4, low: 3, high: 5 })
  })

  test('leaves out one of each side from nine rounds on', () => {
    expect(summariseRounds(rounds([9, 1, 8, 2, 7, 3, 6, 4, 5]))).toEqual({ median: 5, low: 2, high: 8 })
  })

  test('takes each round against its own floor: a machine that slows down changes nothing', () => {
    const slowing = [1, 2, 3, 4].map((slower) => ({ oursMs: 12 * slower, floorMs: 4 * slower }))
    expect(summariseRounds(slowing)).toEqual({ median: 3, low: 3, high: 3 })
  })

  test('lies within its bounds', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 1000, noNaN: true }), { minLength: 1 }), (ratios) => {
        const { median, low, high } = summariseRounds(rounds(ratios))
        expect(low).toBeLessThanOrEqual(median)
        expect(median).toBeLessThanOrEqual(high)
      }),
    )
  })
})

test.each<[string, Ratio, Ratio | undefined, string]>([
  ['what was not kept', { median: 9, low: 8, high: 10 }, undefined, 'new'],
  ['bounds apart, a fifth more', { median: 12.1, low: 11, high: 13 }, { median: 10, low: 9.5, high: 10.9 }, 'grew'],
  ['bounds that touch', { median: 15, low: 11, high: 19 }, { median: 10, low: 9, high: 11 }, 'same'],
  [
    'less than a fifth, however sure',
    { median: 11.9, low: 11.8, high: 12 },
    { median: 10, low: 9.9, high: 10.1 },
    'same',
  ],
  ['half of it', { median: 5, low: 4.8, high: 5.2 }, { median: 10, low: 9.5, high: 10.5 }, 'shrank'],
  ['less within chance', { median: 5, low: 4, high: 9.6 }, { median: 10, low: 9.5, high: 10.5 }, 'same'],
])('%s', (_case, now, kept, verdict) => {
  expect(judgeRatio(now, kept)).toBe(verdict)
})
