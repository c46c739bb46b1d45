import { daysBetween } from '../../calendar-days.ts'
import { daysOverdue, type MissingAccounts } from '../../filing-deadline.ts'
import { areCurrent } from '../rate/current-accounts.ts'
import type { RegisterFactorKey } from '../rate/register-factors.ts'
import { REGISTER_RULES } from '../rate/register-rules.ts'

export type ExplainedMissing = {
  /** The oldest first; `days` since the deadline until the day of the rating. */
  readonly years: readonly { readonly year: number; readonly deadline: string; readonly days: number }[]
  /**
   * What else would change if all were filed on the day of the rating: the newest of them would be what the rating rests
   * on, and their delay would count. Null where newer accounts are known, or where even they would be too old.
   */
  readonly filing: { readonly delayPoints: number } | null
}

type Missing = {
  /** By `listMissingAccounts`, at least one. */
  missing: readonly MissingAccounts[]
  /** The balance sheet day of the newest accounts that are known; null where there are none. */
  newestKnown: string | null
  /** The day of the rating, YYYY-MM-DD. */
  asOf: string
  switchedOff: ReadonlySet<RegisterFactorKey>
}

/** What is due and not there, since when, and what its filing would change beside the points taken for it. */
export function explainMissing({ missing, newestKnown, asOf, switchedOff }: Missing): ExplainedMissing {
  const years = missing.map(({ balanceSheetDay, deadline }) => ({
    year: Number(balanceSheetDay.slice(0, 4)),
    deadline,
    days: daysBetween(deadline, asOf),
  }))
  const newest = missing.at(-1)
  const isNewest = newest !== undefined && (newestKnown === null || newest.balanceSheetDay > newestKnown)
  if (!isNewest || !areCurrent(newest.balanceSheetDay, asOf)) return { years, filing: null }
  const days = daysOverdue(newest.deadline, asOf)
  const band = REGISTER_RULES['filing-delay'].bands.findLast(({ from }) => days >= from)
  return { years, filing: { delayPoints: switchedOff.has('filing-delay') ? 0 : (band?.points ?? 0) } }
}
