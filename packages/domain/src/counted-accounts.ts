import type { StatementAmounts } from './observation.ts'

/** Of accounts that were filed what decides which of them count; `year` is the one in which the business year ends. */
export type FiledAccounts = { readonly year: number; readonly isConsolidated: boolean }

/** The same with what tells of the year before, and in which currency. */
export type ComparedAccounts = FiledAccounts & { readonly currency: string; readonly previousAmounts: StatementAmounts }

/** The accounts that tell of a business year; `isPreviousColumn`: those of the year after tell of it beside their own. */
export type YearAccounts<Filed> = { filed: Filed; isPreviousColumn: boolean }

/**
 * The accounts by which a company is judged, in the order given: its own; consolidated ones only where it filed no
 * others at all.
 */
export function listCountedAccounts<Filed extends Pick<FiledAccounts, 'isConsolidated'>>(
  filed: readonly Filed[],
): readonly Filed[] {
  const own = filed.filter(({ isConsolidated }) => !isConsolidated)
  return own.length > 0 ? own : filed
}

/**
 * By year the accounts that count, of accounts in force, the newest first: the one that ends last and, of one balance
 * sheet day, the longer business year. So of several of a year the first counts.
 */
export function listAccountsByYear<Filed extends FiledAccounts>(filed: readonly Filed[]): Map<number, Filed> {
  const byYear = new Map<number, Filed>()
  for (const accounts of listCountedAccounts(filed)) if (!byYear.has(accounts.year)) byYear.set(accounts.year, accounts)
  return byYear
}

/**
 * By year what is known of it from accounts that can be compared: those in the currency of the newest. A year for which
 * none were filed is told by the previous-year column of the next ones, where they have one.
 */
export function listComparedYears<Filed extends ComparedAccounts>(
  filed: readonly Filed[],
): Map<number, YearAccounts<Filed>> {
  const counted = listCountedAccounts(filed)
  const comparable = counted.filter(({ currency }) => currency === counted[0]?.currency)
  const years = new Map<number, YearAccounts<Filed>>()
  for (const [year, accounts] of listAccountsByYear(comparable))
    years.set(year, { filed: accounts, isPreviousColumn: false })
  for (const accounts of comparable) {
    const before = accounts.year - 1
    if (!years.has(before) && Object.keys(accounts.previousAmounts).length > 0)
      years.set(before, { filed: accounts, isPreviousColumn: true })
  }
  return years
}

/** A registered number of people, and the days it held on: from the first one to before the last. */
export type HeadcountSpan = {
  readonly persons: number
  readonly validFrom: string | null
  readonly validTo: string | null
}

/**
 * The number of people of a business year: the one in force on the last day of the calendar year. One of which nobody
 * knows since when says nothing of the past. Null where none is known.
 */
export function findHeadcountOfYear<Span extends Pick<HeadcountSpan, 'validFrom' | 'validTo'>>(
  spans: readonly Span[],
  year: number,
): Span | null {
  const day = `${year}-12-31`
  const found = spans.find(
    ({ validFrom, validTo }) => validFrom !== null && validFrom <= day && (validTo === null || validTo > day),
  )
  return found ?? null
}
