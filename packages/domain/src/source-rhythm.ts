import { daysBefore, monthsBefore } from './calendar-days.ts'
import type { SourceRhythm } from './observation.ts'
import { isStillCurrent } from './silence.ts'

/** By how much the days of two editions differ, and how long after its day the next one may take to be published. */
const RHYTHMS: Readonly<
  Record<SourceRhythm, { step: { days: number } | { months: number }; patienceDays: number } | null>
> = {
  daily: { step: { days: 1 }, patienceDays: 4 },
  weekly: { step: { days: 7 }, patienceDays: 7 },
  monthly: { step: { months: 1 }, patienceDays: 21 },
  quarterly: { step: { months: 3 }, patienceDays: 45 },
  yearly: { step: { months: 12 }, patienceDays: 120 },
  irregular: null,
}

/**
 * The day (YYYY-MM-DD) of the next edition by the rhythm of the publisher, and whether a newer one should have been taken
 * over by today. Null where nobody can say when it comes.
 */
export function expectNextEdition(
  rhythm: SourceRhythm | null,
  { asOf, today }: { asOf: string; today: string },
): { on: string; isOverdue: boolean } | null {
  const known = rhythm === null ? null : RHYTHMS[rhythm]
  if (known === null) return null
  const { step, patienceDays } = known
  const on = 'days' in step ? daysBefore(asOf, -step.days) : monthsBefore(asOf, -step.months)
  return { on, isOverdue: today > daysBefore(on, -patienceDays) }
}

/** Was a source that tells until a day read in time: is no newer edition overdue by today, and is it still taken for today's? */
export function isReadInTime(rhythm: SourceRhythm | null, { asOf, today }: { asOf: string; today: string }): boolean {
  return isStillCurrent(asOf, today) && expectNextEdition(rhythm, { asOf, today })?.isOverdue !== true
}
