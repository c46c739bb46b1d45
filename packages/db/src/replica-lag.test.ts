import { describe, expect, test } from 'vitest'
import { lagSeconds, UNKNOWN_LAG, updateLag } from './replica-lag.ts'

type Measurement = [at: number, written: number, replayed: number]

function follow(measurements: readonly Measurement[]): number | null {
  const lag = measurements.reduce(
    (known, [at, written, replayed]) => updateLag(known, { at, written }, replayed),
    UNKNOWN_LAG,
  )
  return lagSeconds(lag, measurements.at(-1)?.[0] ?? 0)
}

describe('the lag of a replica', () => {
  test.each<[what: string, measurements: Measurement[], seconds: number | null]>([
    ['unknown at first, when something is outstanding', [[1000, 50, 40]], null],
    ['none when all is replayed', [[1000, 50, 50]], 0],
    ['none when it replayed what was written after the look at the primary', [[1000, 50, 60]], 0],
    [
      'known as soon as it has replayed what an earlier look saw',
      [
        [1000, 50, 40],
        [2000, 60, 55],
      ],
      1,
    ],
    [
      'grows while nothing is replayed',
      [
        [1000, 50, 50],
        [2000, 60, 50],
        [3000, 70, 50],
      ],
      2,
    ],
    [
      'none on an idle primary, however long',
      [
        [1000, 50, 50],
        [900_000, 50, 50],
      ],
      0,
    ],
    [
      'shrinks as it catches up',
      [
        [1000, 50, 50],
        [2000, 60, 50],
        [3000, 70, 50],
        [4000, 80, 65],
        [5000, 80, 80],
      ],
      0,
    ],
    [
      'is counted from the newest moment that was reached',
      [
        [1000, 50, 50],
        [2000, 60, 50],
        [3000, 70, 50],
        [4000, 80, 65],
      ],
      2,
    ],
  ])('%s', (_what, measurements, seconds) => expect(follow(measurements)).toBe(seconds))

  test('needs little memory, however long it lasts', () => {
    let lag = UNKNOWN_LAG
    for (let at = 1; at <= 3000; at += 1) lag = updateLag(lag, { at, written: at }, 0)
    expect(lag.outstanding.length).toBeLessThan(2500)
    expect(updateLag(lag, { at: 3001, written: 3001 }, 3001)).toEqual({ caughtUpAt: 3001, outstanding: [] })
  })
})
