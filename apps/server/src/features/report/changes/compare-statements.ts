import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { StoredStatement } from '../../register/statements.repository.ts'
import type { KnownStatement } from './changes.repository.ts'

/** Accounts of a business year that were not there before, or said something else. */
export type StatementDifference = { before: StoredStatement | null; after: StoredStatement }

/** The versions of each business year's accounts, separate and consolidated apart, in the order given. */
function groupByPeriod(versions: readonly KnownStatement[]): KnownStatement[][] {
  const groups = Map.groupBy(
    versions,
    ({ periodStart, periodEnd, isConsolidated }) => `${periodStart} ${periodEnd} ${String(isConsolidated)}`,
  )
  return [...groups.values()]
}

/** Accounts that were filed or restated between two days of the world; versions of a year the oldest first. */
export function compareFilings(
  versions: readonly KnownStatement[],
  { from, to }: { from: string; to: string },
): StatementDifference[] {
  return groupByPeriod(versions).flatMap((own) => {
    const publishedOn = (day: string) => own.findLast((version, index) => filingDay(version, index) <= day) ?? null
    return differenceOf(publishedOn(from), publishedOn(to))
  })
}

/** Accounts that we learnt of, or learnt to be restated, between two moments of knowledge. */
export function compareKnownFilings(versions: readonly KnownStatement[]): StatementDifference[] {
  return groupByPeriod(versions).flatMap((own) =>
    differenceOf(own.find(({ isKnownThen }) => isKnownThen) ?? null, own.find(({ isKnownNow }) => isKnownNow) ?? null),
  )
}

/**
 * Where a source does not say when accounts were filed: not before the business year ended; a restatement when we
 * learnt of it.
 */
function filingDay({ filedOn, periodEnd, knownSince }: KnownStatement, index: number): string {
  return filedOn ?? (index === 0 ? periodEnd : hungarianDayOf(knownSince))
}

function differenceOf(before: KnownStatement | null, after: KnownStatement | null): StatementDifference[] {
  return after === null || isSameFiling(before, after) ? [] : [{ before, after }]
}

/** One that was kept with another first day is still what the same batch told. */
function isSameFiling(before: KnownStatement | null, after: KnownStatement): boolean {
  return before !== null && before.recordedAt.getTime() === after.recordedAt.getTime()
}
