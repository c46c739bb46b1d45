import type { AccountsQuality } from '@merleg/domain/accounts-quality/judge-accounts'
import { computeFigures, type Figures, readLine } from '@merleg/domain/indicators/compute-figures'
import {
  findHeadcountOfYear,
  listAccountsByYear,
  listComparedYears,
  listCountedAccounts,
} from '@merleg/domain/counted-accounts'
import type { StatementAmounts } from '@merleg/domain/observation'
import type { StatementFinding } from '@merleg/domain/statement-checks'
import type { StoredFact } from '../../register/facts.repository.ts'
import type { StoredStatement } from '../../register/statements.repository.ts'

/**
 * What the figures of a year rest on; `isPreviousColumn`: on what the accounts of the year after say of it. The amounts
 * of a `corrected` statement are not those of the filing; those of a `flawed` one are, and say nothing for certain.
 */
export type YearBasis = {
  statement: StoredStatement | null
  isPreviousColumn: boolean
  quality: AccountsQuality
  /** What the checks found in `statement`, with distances in its unit. */
  findings: readonly StatementFinding[]
  /** Its own accounts, where they have an error; `statement` too where nothing else tells of the year. */
  flawed: { statement: StoredStatement; findings: readonly StatementFinding[] } | null
  /** What was filed for the year itself, whatever its currency: it tells how long the year was. */
  own: StoredStatement | null
  /**
   * Nothing tells of the year, as its accounts are in this other currency than the newest ones: so are those of all of these years,
   * in ascending order.
   */
  leftOut: { currency: string; years: readonly number[] } | null
  /** The registered headcount of the year's last day. */
  headcount: StoredFact | null
}

/** A business year with its figures: amounts in whole units of the currency, null where there is none. */
export type BusinessYear = { year: number; basis: YearBasis; figures: Figures }

/** The years of a company, the oldest first, without a gap. */
export type BusinessYears = { currency: string; years: readonly BusinessYear[] }

const MAX_YEARS = 10

/**
 * The last business years, ten unless told, oldest first, without a gap in the years, of the accounts that
 * `domain/counted-accounts` chooses among statements, the newest first; those that it leaves out for their currency are among them. `registered` are facts of the headcount. Null
 * where nothing was filed.
 */
export function listBusinessYears(
  statements: readonly StoredStatement[],
  registered: readonly StoredFact[],
  maxYears = MAX_YEARS,
): BusinessYears | null {
  const [newest] = listCountedAccounts(statements)
  if (newest === undefined) return null
  const known = listComparedYears(statements)
  const others = new Map([...listAccountsByYear(statements)].filter(([year]) => !known.has(year)))
  const first = Math.max(Math.min(...known.keys(), ...others.keys()), newest.year - maxYears + 1)
  const years = Array.from({ length: newest.year - first + 1 }, (_, index) => first + index)
  const leftOut = Map.groupBy(
    years.filter((year) => others.has(year)),
    (year) => others.get(year)?.currency,
  )
  return {
    currency: newest.currency,
    years: years.map((year) => {
      const told = known.get(year)
      const other = others.get(year)
      return toBusinessYear(year, {
        statement: told?.filed ?? null,
        isPreviousColumn: told?.isPreviousColumn ?? false,
        quality: told?.quality ?? 'sound',
        findings: told?.findings ?? [],
        flawed: told?.flawed ? { statement: told.flawed.filed, findings: told.flawed.findings } : null,
        own: told?.own ?? other ?? null,
        leftOut: other ? { currency: other.currency, years: leftOut.get(other.currency) ?? [] } : null,
        headcount: findHeadcountOfYear(registered, year),
      })
    }),
  }
}

function toBusinessYear(year: number, basis: YearBasis): BusinessYear {
  const { statement, headcount } = basis
  const figures = computeFigures({
    layout: statement?.layout ?? '',
    amounts: filedAmounts(basis),
    unit: statement?.unit ?? 1,
    headcount: headcount?.section === 'headcount' ? headcount.payload.persons : null,
  })
  return { year, basis, figures }
}

/**
 * The amounts of a year by line code, in the unit of the statement it rests on; empty where nothing was filed, and where
 * the amounts may be a thousand times too large or too small: nothing can be compared with them.
 */
export function filedAmounts(
  basis: Pick<YearBasis, 'statement' | 'isPreviousColumn' | 'quality' | 'findings'>,
): StatementAmounts {
  const { statement, isPreviousColumn } = basis
  if (hasUnitError(basis)) return {}
  return (isPreviousColumn ? statement?.previousAmounts : statement?.amounts) ?? {}
}

/** Whether nobody knows the unit that the amounts of a year are in. */
export function hasUnitError({ quality, findings }: Pick<YearBasis, 'quality' | 'findings'>): boolean {
  return quality === 'flawed' && findings.some(({ code }) => code === 'thousand-slip')
}

/** A line of a year's accounts in whole units of the currency; null where it was not filed. */
export function amountOf({ basis }: Pick<BusinessYear, 'basis'>, code: string): number | null {
  return readLine({ amounts: filedAmounts(basis), unit: basis.statement?.unit ?? 1 }, code)
}
