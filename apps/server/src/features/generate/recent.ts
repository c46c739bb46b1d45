import { type Day, workingDay } from './days.ts'
import { RECENT_DAYS, RECENT_RATES, type RecentKind } from './rates.ts'
import { Rng, WeightedChoice } from './rng.ts'
import type { World } from './world.ts'

/** What was changed lately, and when; at most one change of a kind. */
export type RecentChanges = Readonly<Partial<Record<RecentKind, Day>>>

const kinds = new WeightedChoice(RECENT_RATES, ([, yearly]) => yearly)
const EXPECTED = (RECENT_RATES.reduce((sum, [, yearly]) => sum + yearly, 0) * RECENT_DAYS) / 365

/** Draws the changes of the last days, on days on which the company decides freely: a Poisson process. */
export function drawRecent(world: World, index: number, free: { freeFrom: Day; freeUntil: Day }): RecentChanges {
  const rng = new Rng({ seed: world.seed, stream: 'recent', index })
  const changes: Partial<Record<RecentKind, Day>> = {}
  for (let passed = rng.exponential(1); passed < EXPECTED; passed += rng.exponential(1)) {
    const [kind] = kinds.draw(rng)
    const on = workingDay(world.asOf - 4 - Math.floor((passed / EXPECTED) * RECENT_DAYS))
    if (on >= free.freeFrom && on < free.freeUntil) changes[kind] ??= on
  }
  return changes
}
