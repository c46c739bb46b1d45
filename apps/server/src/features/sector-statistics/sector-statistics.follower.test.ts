import { expect, test } from 'vitest'
import { restAfterRun } from './sector-statistics.follower.ts'

test.each([
  ['nothing was new', 0, 0],
  ['a small register', 5000, 0],
  ['beyond it', 5001, 45_009],
  ['a country', 360_000, 3_240_000],
])('after a run of %s the statistics rest', (_name, ranMs, restMs) => {
  expect(restAfterRun(ranMs)).toBe(restMs)
})
