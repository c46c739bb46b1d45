import { dayBefore, monthsBefore } from './calendar-days.ts'
import { filingDeadline, MONTHS_TO_FILE } from './filing-deadline.ts'

/**
 * Months from the balance sheet day by which accounts have to be public, the longest that the law gives to companies, by
 * country (ISO 3166). It gives more to some first accounts, which are not told apart:
 * - HU: sections 153 and 154 of Act C of 2000; consolidated ones a month more.
 * - EE: § 179 of the Commercial Code.
 * - LV: section 97 of the Law on Annual Statements, medium-sized and large ones and those of groups; small ones five months
 *   for 2022 and later, four before.
 * - GB: section 442 of the Companies Act 2006, private ones; public ones six. First accounts of more than a
 *   year: 21 months from the incorporation, public ones 18, or three after the balance sheet day.
 * - NO: sections 8-2 and 8-3 of the Accounting Act, before 1 August of those of the calendar year.
 * - DE: § 325 of the Commercial Code.
 * - RO: article 36 of Act 82/1991, 150 days.
 */
export const MONTHS_UNTIL_PUBLIC: ReadonlyMap<string, number> = new Map([
  ['HU', MONTHS_TO_FILE.own],
  ['EE', 6],
  ['LV', 7],
  ['GB', 9],
  ['NO', 7],
  ['RO', 5],
  ['DE', 12],
])

/** The last day of the last month by which accounts of a balance sheet day are public by rule. */
export function publicByRule(balanceSheetDay: string, months: number): string {
  const firstOfMonth = `${balanceSheetDay.slice(0, 7)}-01`
  return dayBefore(monthsBefore(firstOfMonth, -months - 1))
}

/**
 * The last day (YYYY-MM-DD) by which accounts have to be public in a country; null where its law is not known here. Of
 * Hungary to the day, of others by the longest time that the law gives to companies, but for first accounts that have more.
 */
export function accountsDueBy(
  countryCode: string,
  { balanceSheetDay, isConsolidated = false }: { balanceSheetDay: string; isConsolidated?: boolean },
): string | null {
  if (countryCode === 'HU') return filingDeadline(balanceSheetDay, isConsolidated)
  const months = MONTHS_UNTIL_PUBLIC.get(countryCode)
  return months === undefined ? null : publicByRule(balanceSheetDay, months)
}

/** How long growth is told: until the accounts of the next balance sheet day are due or, where nobody knows when, until it. */
export function growthHoldsUntil(countryCode: string, nextBalanceSheetDay: string): string {
  return accountsDueBy(countryCode, { balanceSheetDay: nextBalanceSheetDay }) ?? nextBalanceSheetDay
}
