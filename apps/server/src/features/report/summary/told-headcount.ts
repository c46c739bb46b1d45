import { dayBefore } from '@merleg/domain/calendar-days'
import type { BusinessYear } from '../business-years/business-years.ts'
import type { SummaryInput } from './summary-input.ts'

type Registered = NonNullable<SummaryInput['headcount']>
/** `year`: the last one in which it was so; null where it is in force. */
export type ToldHeadcount = { fact: Registered; year: number | null } | { accounts: BusinessYear; persons: number }

/**
 * The headcount that a report tells: the registered one, in force or with its year as in lists; where it is over and there are
 * accounts of a later year that tell one, theirs (ADR 122).
 */
export function findToldHeadcount({
  headcount,
  figures,
}: Pick<SummaryInput, 'headcount' | 'figures'>): ToldHeadcount | null {
  const year = headcount?.validTo == null || headcount.isValid ? null : yearOf(headcount.validTo)
  const accounts = figures?.years.findLast((one) => one.figures.employees !== null)
  const persons = accounts?.figures.employees ?? null
  const isNewer = headcount === null || (year !== null && accounts !== undefined && accounts.year > year)
  if (isNewer && accounts !== undefined && persons !== null) return { accounts, persons }
  return headcount === null ? null : { fact: headcount, year }
}

function yearOf(end: string): number {
  return Number(dayBefore(end).slice(0, 4))
}
