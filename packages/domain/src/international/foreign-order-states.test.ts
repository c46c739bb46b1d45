import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canBecome,
  FOREIGN_ORDER_STATES,
  isSettled,
  OPEN_ORDER_STATES,
  pauseBeforeFetching,
  pauseBeforeLooking,
  statesBefore,
} from './foreign-order-states.ts'

describe('the life of an order', () => {
  test.each([
    ['quoted', 'reserved'],
    ['reserved', 'sent'],
    ['reserved', 'failed'],
    ['sent', 'placed'],
    ['sent', 'failed'],
    ['sent', 'unknown'],
    ['unknown', 'placed'],
    ['unknown', 'failed'],
    ['placed', 'delivered'],
    ['placed', 'failed'],
  ] as const)('%s may become %s', (from, to) => {
    expect(canBecome(from, to)).toBe(true)
    expect(statesBefore(to)).toContain(from)
  })

  test('has no other ways', () => {
    const ways = FOREIGN_ORDER_STATES.flatMap((from) => FOREIGN_ORDER_STATES.filter((to) => canBecome(from, to)))
    expect(ways).toHaveLength(10)
  })

  test('passes sent at most once, whatever happens', () => {
    const choices = fc.array(fc.nat(), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(choices, (chosen) => {
        const passed = ['quoted' as (typeof FOREIGN_ORDER_STATES)[number]]
        for (const choice of chosen) {
          const next = FOREIGN_ORDER_STATES.filter((to) => canBecome(passed.at(-1) ?? 'quoted', to))
          const state = next[choice % Math.max(next.length, 1)]
          if (state !== undefined) passed.push(state)
        }
        expect(passed.filter((state) => state === 'sent').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('ends delivered or failed; in between its credit is held', () => {
    expect(FOREIGN_ORDER_STATES.filter(isSettled)).toEqual(['delivered', 'failed'])
    expect(OPEN_ORDER_STATES.some(isSettled)).toBe(false)
  })
})

test.each([
  ['looking', pauseBeforeLooking, 8],
  ['fetching', pauseBeforeFetching, 15],
] as const)('pauses before %s grow, and end', (_title, pause, attempts) => {
  const pauses = Array.from({ length: attempts }, (_, index) => pause(index) ?? Number.NaN)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pause(attempts)).toBeNull()
})
