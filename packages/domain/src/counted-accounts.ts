import {
  isPreviousColumnSound,
  judgeAccounts,
  type JudgeableAccounts,
  type JudgedAccounts,
} from './accounts-quality/judge-accounts.ts'

/** Of accounts that were filed what decides which of them count; `year` is the one in which the business year ends. */
export type FiledAccounts = { readonly year: number; readonly isConsolidated: boolean }

/**
 * The accounts that tell of a business year; `isPreviousColumn`: those of the year after tell of it beside their own.
 * `flawed`: what the company filed for that year itself, which has an error and does not count. `own`: what it filed for
 * it, with an error or not and in whatever currency, which alone tells how long the year was; null where it filed none.
 */
export type YearAccounts<Filed> = {
  readonly filed: Filed
  readonly isPreviousColumn: boolean
  readonly flawed: JudgedAccounts<Filed> | null
  readonly own: Filed | null
} & Pick<JudgedAccounts<Filed>, 'quality' | 'findings'>

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

/** The accounts that count and can be relied on, the newest first, with corrected amounts; see `accounts-quality`. */
export function listSoundAccounts<Filed extends JudgeableAccounts>(filed: readonly Filed[]): Filed[] {
  return judgeAccounts(listCountedAccounts(filed)).flatMap((judged) =>
    judged.quality === 'flawed' ? [] : judged.filed,
  )
}

/**
 * By year what is known of it from accounts that can be compared: those in the currency of the newest. A year for which
 * none were filed, or none that can be relied on, is told by the previous-year column of the next ones, where they have
 * one; where nothing else tells of it, by its flawed accounts.
 */
export function listComparedYears<Filed extends JudgeableAccounts>(
  filed: readonly Filed[],
): Map<number, YearAccounts<Filed>> {
  const counted = listCountedAccounts(filed)
  const judged = judgeAccounts(counted.filter(({ currency }) => currency === counted[0]?.currency))
  const sound = judged.filter(({ quality }) => quality !== 'flawed')
  const flawed = new Map<number, JudgedAccounts<Filed>>()
  for (const one of judged) if (one.quality === 'flawed' && !flawed.has(one.filed.year)) flawed.set(one.filed.year, one)
  const filedByYear = listAccountsByYear(filed)
  const years = new Map<number, YearAccounts<Filed>>()
  const tell = (year: number, told: Omit<YearAccounts<Filed>, 'flawed' | 'own'>): void => {
    if (years.has(year)) return
    const own = told.isPreviousColumn ? (filedByYear.get(year) ?? null) : told.filed
    years.set(year, { ...told, flawed: flawed.get(year) ?? null, own })
  }
  for (const one of sound) tell(one.filed.year, { ...one, isPreviousColumn: false })
  for (const { filed: accounts, quality } of sound)
    if (quality === 'sound' && !years.has(accounts.year - 1) && hasPreviousColumn(accounts))
      tell(accounts.year - 1, { filed: accounts, isPreviousColumn: true, quality, findings: [] })
  for (const one of flawed.values()) tell(one.filed.year, { ...one, isPreviousColumn: false })
  return years
}

function hasPreviousColumn(accounts: JudgeableAccounts): boolean {
  return Object.keys(accounts.previousAmounts).length > 0 && isPreviousColumnSound(accounts)
}

/** A registered number of people, and the days it held on: from the first one to before the last. */
export type HeadcountSpan = {
  readonly persons: number
  readonly validFrom: string | null
  readonly validTo: string | null
}

/**
 * The number of people that was the last to begin by a day (YYYY-MM-DD), over or not: an old one with its year is true.
 * Lists have it from the database. Null where none is known.
 */
export function findLastHeadcount<Span extends Pick<HeadcountSpan, 'validFrom'>>(
  spans: readonly Span[],
  day: string,
): Span | null {
  const begun = spans.filter(({ validFrom }) => validFrom === null || validFrom <= day)
  return begun.toSorted((one, other) => ((one.validFrom ?? '') < (other.validFrom ?? '') ? 1 : -1))[0] ?? null
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
