import { monthsBefore } from '../../calendar-days.ts'

/** Days from the first on, to before the last; null: nobody knows since when, or it has not ended. */
export type LifeSpan = { readonly from: string | null; readonly to: string | null }

/** Of a company what its outcomes follow from. */
export type TrainedLife = {
  /** Liquidations and bankruptcies. */
  readonly insolvencies: readonly LifeSpan[]
  /** What ends a company otherwise, and since when it is gone. */
  readonly ends: readonly LifeSpan[]
  /** Days of which sources tell all insolvencies of it, both included; null where none does. */
  readonly told: { readonly from: string; readonly until: string } | null
}

/**
 * What became of a company within an interval after a day. Only `failed` and `survived` are outcomes; of all others
 * nothing is learned:
 * - `untold`: no source tells all insolvencies of it from the day to the end of the interval;
 * - `undated`: it failed or ended on a day that nobody knows;
 * - `not-going`: on the day, or before the interval, it had failed, was being wound up, or was gone;
 * - `ended`: it ended within the interval without an insolvency, so nobody knows whether it would have failed.
 */
export const REGISTER_OUTCOMES = ['failed', 'survived', 'untold', 'undated', 'not-going', 'ended'] as const
export type RegisterOutcome = (typeof REGISTER_OUTCOMES)[number]

/** From which month after a day to which; the first one excluded. */
export type OutcomeInterval = { readonly day: string; readonly fromMonths: number; readonly toMonths: number }

/** A day some months later; the last of a month too short for it. */
export function monthsAfter(day: string, months: number): string {
  return monthsBefore(day, -months)
}

/** What became of a company; equally silent of failures and survivors where the interval reaches beyond what is told. */
export function readOutcome(
  { insolvencies, ends, told }: TrainedLife,
  { day, fromMonths, toMonths }: OutcomeInterval,
): RegisterOutcome {
  const [start, end] = [monthsAfter(day, fromMonths), monthsAfter(day, toMonths)]
  if (told === null || told.from > day || told.until < end) return 'untold'
  if ([...insolvencies, ...ends].some((span) => isRunning(span, day))) return 'not-going'
  if ([...insolvencies, ...ends].some(({ from }) => from === null)) return 'undated'
  const failedOn = firstAfter(insolvencies, day)
  const endedOn = firstAfter(ends, day)
  if ((failedOn !== null && failedOn <= start) || (endedOn !== null && endedOn <= start)) return 'not-going'
  if (failedOn !== null && failedOn <= end) return 'failed'
  return endedOn !== null && endedOn <= end ? 'ended' : 'survived'
}

function isRunning({ from, to }: LifeSpan, day: string): boolean {
  return from !== null && from <= day && (to === null || to > day)
}

function firstAfter(spans: readonly LifeSpan[], day: string): string | null {
  const days = spans.flatMap(({ from }) => (from !== null && from > day ? from : []))
  return days.toSorted()[0] ?? null
}

/** Business years after which a company that filed nothing is called silent. */
export const SILENT_YEARS = 2

/**
 * The weak outcome: did a company that filed for a year file nothing for the two after? `untold` while the accounts of
 * these need not have come yet. Years are those in which business years end.
 */
export function readSilentOutcome(
  filedYears: ReadonlySet<number>,
  { year, lastToldYear }: { readonly year: number; readonly lastToldYear: number },
): RegisterOutcome {
  if (year + SILENT_YEARS > lastToldYear) return 'untold'
  const after = Array.from({ length: SILENT_YEARS }, (_, index) => year + 1 + index)
  return after.some((later) => filedYears.has(later)) ? 'survived' : 'failed'
}
