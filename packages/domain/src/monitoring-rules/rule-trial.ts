import { daysBefore, hungarianDayOf } from '../calendar-days.ts'
import { MATCH_KINDS, type MonitoringEventKind, monitoringEventRule } from '../monitoring-events.ts'
import type { Happening, RuleMatch } from './alert-rule.ts'

/** A change at which a rule fires. */
export type TriedChange = {
  readonly companyId: string
  readonly position: number
  readonly heardAt: Date
}

/** The first news that a company fails. */
export type Failure = TriedChange

const DAY_MS = 86_400_000

/** The Monday of the Hungarian week of a moment, YYYY-MM-DD. */
export function mondayOf(moment: Date): string {
  const day = hungarianDayOf(moment)
  return daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)
}

/** Between which moments something could be heard. */
export type Coverage = { readonly from: Date; readonly to: Date }

/** Since when what is found by looking is known of any company; null where never. */
export type LooksKnown = {
  /** Since when a company is watched. */
  watchedSince: Date | null
  /** Since when looks tell of points that change within a band. */
  pointsSince: Date | null
  /** Since when looks tell of matches with sanctions lists. */
  matchesSince: Date | null
}

/**
 * What an alert needs can be heard only between these moments; null where never. `readings`: the first and the last of the
 * sources; where a rule waits for nothing but what is found only of the watched, not before looks knew of it.
 */
export function findCoverage(
  readings: Coverage | null,
  rule: AskedHappenings,
  { watchedSince, pointsSince, matchesSince }: LooksKnown,
): Coverage | null {
  if (readings === null || !isDerivedOnly(rule)) return readings
  const since = [
    watchedSince,
    ...(canFireOnlyBy(rule, ({ kind }) => kind === 'rating-below') ? [pointsSince] : []),
    ...(canFireOnlyBy(rule, (one) => tellsOnly(one, isMatchKind)) ? [matchesSince] : []),
  ]
  const known = since.filter((one) => one !== null)
  if (known.length < since.length) return null
  const from = [readings.from, ...known].reduce((a, b) => (a > b ? a : b))
  return from > readings.to ? null : { from, to: readings.to }
}

type AskedHappenings = { match: RuleMatch; happenings: readonly Happening[] }

/** Can nothing but some happenings make a rule fire? */
function canFireOnlyBy({ match, happenings }: AskedHappenings, isMeant: (one: Happening) => boolean): boolean {
  return match === 'all' ? happenings.some(isMeant) : happenings.length > 0 && happenings.every(isMeant)
}

/** Does a happening wait for news of some kinds alone? */
function tellsOnly(one: Happening, isMeant: (kind: MonitoringEventKind) => boolean): boolean {
  return one.kind === 'events' && one.kinds.length > 0 && one.kinds.every(isMeant)
}

const isDerivedKind = (kind: MonitoringEventKind): boolean => monitoringEventRule(kind).origin === null
const isMatchKind = (kind: MonitoringEventKind): boolean => MATCH_KINDS.some((one) => one === kind)

/** Can nothing but what is found by looking make a rule fire? */
export function isDerivedOnly(rule: AskedHappenings): boolean {
  return canFireOnlyBy(rule, (one) => one.kind.startsWith('rating-') || tellsOnly(one, isDerivedKind))
}

/** May any of these be news that is found by looking, or of matches with sanctions lists? */
export function findDerived(happenings: readonly Happening[]): { isDerived: boolean; isMatch: boolean } {
  const mayTell = (isMeant: (kind: MonitoringEventKind) => boolean) =>
    happenings.some((one) => one.kind === 'events' && (one.kinds.length === 0 || one.kinds.some(isMeant)))
  const isRating = happenings.some(({ kind }) => kind.startsWith('rating-'))
  return { isDerived: isRating || mayTell(isDerivedKind), isMatch: mayTell(isMatchKind) }
}

/**
 * Alerts by week from Monday; null where the week ended before anything could be heard or began after: nothing is known of
 * it, unless an alert is.
 */
export function countByWeek(
  alerts: ReadonlyArray<Pick<TriedChange, 'heardAt'>>,
  { from, to, coverage }: { from: Date; to: Date; coverage: Coverage | null },
): { from: string; alerts: number | null }[] {
  const counts = Map.groupBy(alerts, ({ heardAt }) => mondayOf(heardAt))
  const weeks: { from: string; alerts: number | null }[] = []
  const last = mondayOf(to)
  for (let monday = mondayOf(from); monday <= last; monday = daysBefore(monday, -7)) {
    const isCovered =
      coverage !== null &&
      hungarianDayOf(coverage.from) < daysBefore(monday, -7) &&
      hungarianDayOf(coverage.to) >= monday
    weeks.push({ from: monday, alerts: counts.get(monday)?.length ?? (isCovered ? 0 : null) })
  }
  return weeks
}

/** The companies with the most alerts, the noisiest first. */
export function listNoisiest(
  alerts: ReadonlyArray<Pick<TriedChange, 'companyId'>>,
  limit: number,
): { companyId: string; alerts: number }[] {
  const counts = Map.groupBy(alerts, ({ companyId }) => companyId)
  return [...counts]
    .map(([companyId, own]) => ({ companyId, alerts: own.length }))
    .toSorted((one, other) => other.alerts - one.alerts || (one.companyId < other.companyId ? -1 : 1))
    .slice(0, limit)
}

/** Which failures came after an alert, and how many days after the first of them (the middle one of all). */
export function judgeFailures(
  alerts: ReadonlyArray<TriedChange>,
  failures: readonly Failure[],
): { total: number; caught: number; atOnce: number; missed: number; medianDays: number | null } {
  const byCompany = Map.groupBy(alerts, ({ companyId }) => companyId)
  const days: number[] = []
  let atOnce = 0
  for (const { companyId, position, heardAt } of failures) {
    const own = byCompany.get(companyId) ?? []
    const before = own.filter((alert) => alert.position < position).map((alert) => alert.heardAt.getTime())
    if (before.length > 0) days.push(Math.floor((heardAt.getTime() - Math.min(...before)) / DAY_MS))
    else if (own.some((alert) => alert.position === position)) atOnce += 1
  }
  const [total, caught] = [failures.length, days.length]
  return { total, caught, atOnce, missed: total - caught - atOnce, medianDays: findMedian(days) }
}

/** Of an even number the lower of the two in the middle: no day is promised that was not there. */
function findMedian(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? null
}
