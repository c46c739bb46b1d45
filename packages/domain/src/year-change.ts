import type { FigureUnit } from './indicators/indicator-keys.ts'

/**
 * Why a change is not told as a share of the year before: one of the two is not known; the base is nothing, or below;
 * or what was above zero fell below it. None of these is a percentage that anybody could read. Years that are compared
 * with no other have none either: accounts with an error (`flawed`), and what flows through a year that is no whole one
 * (`length`).
 */
export const NO_SHARE_REASONS = ['unknown', 'fromZero', 'fromLoss', 'intoLoss', 'flawed', 'length'] as const
export type NoShareReason = (typeof NO_SHARE_REASONS)[number]

/**
 * The change of a figure against the year before. Of amounts and people a `share` of it (0.084 = +8.4 %); of shares
 * the difference in percentage `points` (0.02 = 2 points); of quotients the `plain` difference. Of amounts without a
 * share what is left is the difference, null where it is not known or tells nothing.
 */
export type YearChange =
  | { kind: 'share' | 'points' | 'plain'; value: number }
  | { kind: 'none'; reason: NoShareReason; difference: number | null }

/** Shares are shown as per cent with one decimal, quotients with two: `format/number`. */
const SHARE_STEPS = 1000
const QUOTIENT_STEPS = 100

/** The difference of two values as they are shown: a reader who subtracts them comes to the same. */
function subtractShown(one: number, other: number, steps: number): number {
  return (toSteps(one, steps) - toSteps(other, steps)) / steps
}

/** In whole steps, a half away from zero as in texts; scaling turns 0.0225 into 22.499999999999996, which is put right. */
function toSteps(value: number, steps: number): number {
  return Math.sign(value) * Math.round(Number((Math.abs(value) * steps).toPrecision(14)))
}

/** The change of a figure of a unit, by its values as they are shown. */
export function findYearChange(unit: FigureUnit, current: number | null, before: number | null): YearChange {
  if (current === null || before === null) return { kind: 'none', reason: 'unknown', difference: null }
  if (unit === 'percent') return { kind: 'points', value: subtractShown(current, before, SHARE_STEPS) }
  if (unit === 'ratio') return { kind: 'plain', value: subtractShown(current, before, QUOTIENT_STEPS) }
  const reason = findNoShareReason(current, before)
  if (reason !== null) return { kind: 'none', reason, difference: current - before }
  return { kind: 'share', value: current / before - 1 }
}

/** The change of an amount as a share of the year before (0.084 = +8.4 %); null where none can be told. */
export function findShareChange(current: number | null, before: number | null): number | null {
  return shareOf(findYearChange('currency', current, before))
}

/** A change where it is a share of the year before; null of all others. */
export function shareOf(change: YearChange): number | null {
  return change.kind === 'share' ? change.value : null
}

function findNoShareReason(current: number, before: number): NoShareReason | null {
  if (before === 0) return 'fromZero'
  if (before < 0) return 'fromLoss'
  return current < 0 ? 'intoLoss' : null
}
