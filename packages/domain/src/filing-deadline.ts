import { daysBetween } from './calendar-days.ts'
import type { LegalFormKey } from './legal-forms.ts'

/** Months from the balance sheet day within which accounts are deposited and published; of consolidated ones. */
const MONTHS_TO_FILE = { own: 5, consolidated: 6 } as const

/** Deadlines of these days were put off by decree 140/2020 (IV. 21.), in the epidemic. */
const EXTENDED = { from: '2020-04-22', until: '2020-09-30' } as const

/**
 * The last day on which the accounts of a business year can be published in time: the last day of the fifth month
 * after the balance sheet day, of consolidated accounts the sixth (Act C of 2000, sections 153 and 154), later where a
 * decree said so. Both days are YYYY-MM-DD.
 */
export function filingDeadline(balanceSheetDay: string, isConsolidated = false): string {
  const [year = 0, month = 1] = balanceSheetDay.split('-').map(Number)
  const months = isConsolidated ? MONTHS_TO_FILE.consolidated : MONTHS_TO_FILE.own
  // Day 0 of a month is the last one of the month before it.
  const deadline = new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
  return deadline >= EXTENDED.from && deadline <= EXTENDED.until ? EXTENDED.until : deadline
}

/** A deadline on a day off moves to the next working day: no run of them after it is longer than this. */
const GRACE_DAYS = 4

/** How many days after the deadline a day is; 0 as long as days off may explain it. */
export function daysOverdue(deadline: string, day: string): number {
  const days = daysBetween(deadline, day)
  return days > GRACE_DAYS ? days : 0
}

/**
 * Hungarian forms that publish accounts whatever way they pay their taxes. Partnerships and sole proprietorships may
 * choose a way of paying under which they keep no such books; law, bailiffs' and notaries' offices publish none.
 */
const FORMS_BOUND_TO_FILE: ReadonlySet<string> = new Set<LegalFormKey>([
  'kft',
  'zrt',
  'nyrt',
  'rt',
  'se',
  'nonprofit-kft',
  'nonprofit-zrt',
  'szovetkezet',
  'szocialis-szovetkezet',
  'iskolaszovetkezet',
])

export type FilingHistory = {
  /** Key of `domain/legal-forms`; null for a form that is not known. */
  form: string | null
  /** Balance sheet days of the accounts that are known, in any order. */
  balanceSheetDays: readonly string[]
  /** The day on which the company was founded or, where only that is known, registered. */
  foundedOn: string | null
  /** The day on which a liquidation or forced deletion began or the company ceased: no yearly accounts are asked for after it. */
  endedOn: string | null
  /** The last day of which we know what was filed; see `SourceInfo.covers`. */
  knownUntil: string
}

/** Business years that are looked back at: as far as accounts are kept in reach. */
const YEARS_BACK = 5

/**
 * Balance sheet days whose accounts should have been published and are not known, oldest first. Nothing is missing of
 * a form that need not file, before the first balance sheet day a year after the founding, or while the deadline
 * runs. A partnership is bound from its first known accounts on. Business years that end on another day than 31
 * December are recognised by the last known balance sheet day.
 */
export function listMissingAccounts(history: FilingHistory): string[] {
  const { form, balanceSheetDays, foundedOn, endedOn, knownUntil } = history
  const known = balanceSheetDays.toSorted()
  const [first] = known
  const isBound = form !== null && FORMS_BOUND_TO_FILE.has(form)
  if (!isBound && first === undefined) return []
  const yearEnd = known.at(-1)?.slice(5) ?? '12-31'
  const from = earliestAccounts({ first, foundedOn: isBound ? foundedOn : null, yearEnd })
  if (from === null) return []
  const lastYear = Number(knownUntil.slice(0, 4))
  const filedYears = new Set(known.map((day) => day.slice(0, 4)))
  return Array.from({ length: YEARS_BACK + 1 }, (_, index) => `${lastYear - YEARS_BACK + index}-${yearEnd}`).filter(
    (day) =>
      day >= from &&
      (endedOn === null || day < endedOn) &&
      daysOverdue(filingDeadline(day), knownUntil) > 0 &&
      !filedYears.has(day.slice(0, 4)),
  )
}

type Start = { first: string | undefined; foundedOn: string | null; yearEnd: string }

/** A first business year may be longer than the calendar's: the one in which the company was founded is not asked for. */
function earliestAccounts({ first, foundedOn, yearEnd }: Start): string | null {
  const afterFounding = foundedOn === null ? null : `${Number(foundedOn.slice(0, 4)) + 1}-${yearEnd}`
  if (first === undefined) return afterFounding
  return afterFounding !== null && afterFounding < first ? afterFounding : first
}
