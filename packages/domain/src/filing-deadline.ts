import { daysBefore, daysBetween } from './calendar-days.ts'
import { listCountedAccounts } from './counted-accounts.ts'
import type { LegalFormKey } from './legal-forms.ts'
import type { EntityKind } from './report-id.ts'
import { deadlineDay } from './working-days.ts'

/** Months from the balance sheet day within which Hungarian accounts are deposited and published; of consolidated ones. */
export const MONTHS_TO_FILE = { own: 5, consolidated: 6 } as const

/** Deadlines of these days were put off by decree 140/2020 (IV. 21.), in the epidemic. */
const EXTENDED = { from: '2020-04-22', until: '2020-09-30' } as const

/**
 * The last day on which the accounts of a business year can be published in time: the last day of the fifth month
 * after the balance sheet day, of consolidated accounts the sixth (Act C of 2000, sections 153 and 154), later where a
 * decree said so, or where that is a day off. Both days are YYYY-MM-DD.
 */
export function filingDeadline(balanceSheetDay: string, isConsolidated = false): string {
  const [year = 0, month = 1] = balanceSheetDay.split('-').map(Number)
  const months = isConsolidated ? MONTHS_TO_FILE.consolidated : MONTHS_TO_FILE.own
  return deadlineAtEndOf(year * 12 + month - 1 + months)
}

/** By months since the year 0: the companies of a whole register share a few hundred. */
const deadlinesByMonth = new Map<number, string>()
const MOST_DEADLINES = 5000

function deadlineAtEndOf(monthOfAll: number): string {
  const known = deadlinesByMonth.get(monthOfAll)
  if (known !== undefined) return known
  // Day 0 of a month is the last one of the month before it.
  const day = new Date(Date.UTC(Math.floor(monthOfAll / 12), (monthOfAll % 12) + 1, 0)).toISOString().slice(0, 10)
  const deadline = deadlineDay(day >= EXTENDED.from && day <= EXTENDED.until ? EXTENDED.until : day)
  if (deadlinesByMonth.size >= MOST_DEADLINES) deadlinesByMonth.clear()
  deadlinesByMonth.set(monthOfAll, deadline)
  return deadline
}

/** Days off by a decree of the year move it further: no run of days off is longer than this. */
export const GRACE_DAYS = 4

/** How many days after the deadline a day is; 0 as long as days off may explain it. */
export function daysOverdue(deadline: string, day: string): number {
  const days = daysBetween(deadline, day)
  return days > GRACE_DAYS ? days : 0
}

/** From which day on accounts that were due by a deadline are overdue. */
export function overdueFrom(deadline: string): string {
  return daysBefore(deadline, -(GRACE_DAYS + 1))
}

/** The last day that would be overdue on a day, were it a deadline: who looks on that day knows nothing of later ones. */
export function lastKnownDeadline(day: string): string {
  return daysBefore(day, GRACE_DAYS + 1)
}

/** The last deadline that is overdue on a day: between days that have the same one no accounts become overdue. */
export function lastOverdueDeadline(day: string): string | null {
  const [year = 0, month = 1] = day.split('-').map(Number)
  // The epidemic put off those of half a year.
  const ends = Array.from({ length: 12 }, (_, back) => deadlineAtEndOf(year * 12 + month - 1 - back))
  return ends.find((deadline) => daysOverdue(deadline, day) > 0) ?? null
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

/** Whose accounts these deadlines are about: of others the law is another. */
export const LAW_OF_DEADLINES = { countryCode: 'HU', kind: 'company' } as const

export type FilingHistory = {
  kind: EntityKind
  countryCode: string
  /** Key of `domain/legal-forms`; null for a form that is not known. */
  form: string | null
  /** All that were filed, in any order; those that count are looked at, see `counted-accounts`. */
  accounts: readonly { readonly balanceSheetDay: string; readonly isConsolidated: boolean }[]
  /** The day on which the company was founded or, where only that is known, registered. */
  foundedOn: string | null
  /** The day on which a winding-up began or the company ceased; an empty text where nobody knows when. */
  endedOn: string | null
  /** The last day of which we know what was filed, see `SourceInfo.covers`; null where no source tells of all filings. */
  knownUntil: string | null
  /** The day asked for. */
  today: string
}

/** Accounts that should have been published and are not known. */
export type MissingAccounts = { readonly balanceSheetDay: string; readonly deadline: string }

/** Business years that are looked back at: as far as accounts are kept in reach. */
export const YEARS_BACK = 5

/**
 * The accounts of Hungarian companies that are overdue and not known, oldest first; null where nobody can tell: no source
 * tells of all filings, the law is another, no accounts are known of a form that need not file any or of a company whose
 * beginning is not known, or a winding-up began nobody knows when. Nothing is missing before the first balance sheet day a year
 * after the founding, or while the deadline runs. What was not overdue yet when a winding-up began is not counted: its business
 * years and deadlines are others. A partnership is bound from its first known accounts on. Business years that end on another
 * day than 31 December are recognised by the last known balance sheet day.
 */
export function listMissingAccounts(history: FilingHistory): MissingAccounts[] | null {
  const { kind, countryCode, form, foundedOn, endedOn, knownUntil, today } = history
  if (!isUnderLaw({ kind, countryCode }) || knownUntil === null) return null
  const counted = listCountedAccounts(history.accounts)
  const known = counted.map(({ balanceSheetDay }) => balanceSheetDay).toSorted()
  const isConsolidated = counted.some((accounts) => accounts.isConsolidated)
  const isBound = form !== null && FORMS_BOUND_TO_FILE.has(form)
  const last = known.at(-1)
  const from = earliestAccounts({ first: known[0], last, foundedOn: isBound ? foundedOn : null })
  if (from === null || endedOn === '') return null
  const limit = [today, knownUntil, endedOn ?? today].toSorted()[0] ?? ''
  const filedYears = new Set(known.map((day) => day.slice(0, 4)))
  const lastYear = Number(today.slice(0, 4))
  return Array.from({ length: YEARS_BACK + 1 }, (_, index) => yearEndIn(lastYear - YEARS_BACK + index, last)).flatMap(
    (balanceSheetDay) => {
      if (balanceSheetDay < from || filedYears.has(balanceSheetDay.slice(0, 4))) return []
      const deadline = filingDeadline(balanceSheetDay, isConsolidated)
      return daysOverdue(deadline, limit) > 0 ? [{ balanceSheetDay, deadline }] : []
    },
  )
}

function isUnderLaw({ kind, countryCode }: Pick<FilingHistory, 'kind' | 'countryCode'>): boolean {
  return kind === LAW_OF_DEADLINES.kind && countryCode === LAW_OF_DEADLINES.countryCode
}

/** The day on which the business year ends in a year, as it did last: the last day of a month stays the last one. */
function yearEndIn(year: number, last = '0000-12-31'): string {
  const [lastYear = 0, month = 12, day = 31] = last.split('-').map(Number)
  const most = daysIn(year, month)
  const end = day === daysIn(lastYear, month) ? most : Math.min(day, most)
  return `${String(year).padStart(4, '0')}-${last.slice(5, 7)}-${String(end).padStart(2, '0')}`
}

const DAYS_IN_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Of a month from 1 to 12. By hand: what is missing of a company takes a hundred of them. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTHS[month - 1] ?? 31)
}

/**
 * The next day after today by which accounts are to be published; null where it is not known: of other countries,
 * kinds and forms the law is another. `last`: the last known counted accounts; without any the calendar year is assumed
 * of forms that are bound to file.
 */
export function nextFilingDeadline({
  kind,
  countryCode,
  form,
  last,
  today,
}: Pick<FilingHistory, 'kind' | 'countryCode' | 'form' | 'today'> & {
  last: { readonly balanceSheetDay: string; readonly isConsolidated: boolean } | null
}): string | null {
  if (!isUnderLaw({ kind, countryCode })) return null
  if (last === null && (form === null || !FORMS_BOUND_TO_FILE.has(form))) return null
  const thisYear = Number(today.slice(0, 4))
  const deadlines = [thisYear - 1, thisYear]
    .map((year) => yearEndIn(year, last?.balanceSheetDay))
    .filter((day) => last === null || day > last.balanceSheetDay)
    .map((day) => filingDeadline(day, last?.isConsolidated))
  return deadlines.find((deadline) => deadline > today) ?? null
}

type Start = { first: string | undefined; last: string | undefined; foundedOn: string | null }

/** A first business year may be longer than the calendar's: the one in which the company was founded is not asked for. */
function earliestAccounts({ first, last, foundedOn }: Start): string | null {
  const afterFounding = foundedOn === null ? null : yearEndIn(Number(foundedOn.slice(0, 4)) + 1, last)
  if (first === undefined) return afterFounding
  return afterFounding !== null && afterFounding < first ? afterFounding : first
}
