import { listComparedYears, type YearAccounts } from '@merleg/domain/counted-accounts'
import type { StatementAmounts } from '@merleg/domain/observation'
import { isWholeYear, monthsOfYear } from '@merleg/domain/whole-year'
import type { ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import { type FiledYear, readScoreInputs } from '@merleg/domain/score/inputs/read-inputs'

/** Accounts that were published. */
export type Filing = {
  /** First day of the business year, YYYY-MM-DD. */
  start: string
  /** Balance sheet day, YYYY-MM-DD. */
  day: string
  /** In which it is. */
  year: number
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
}

/**
 * The newest accounts of a company that count and can be relied on, the newest filing first, with what is known of the
 * three years before; where none can be relied on, the newest ones, which say so.
 */
export function chooseAccounts(filings: readonly Filing[]): ScoreAccounts | null {
  const known = listComparedYears(filings)
  const filed = [...known.values()]
    .flatMap((told) => (told.isPreviousColumn ? [] : told))
    .toSorted((one, other) => (one.filed.day < other.filed.day ? 1 : -1))
  const chosen = filed.find(({ quality }) => quality !== 'flawed') ?? filed[0]
  if (chosen === undefined) return null
  const { quality } = chosen
  const { year, currency, start, day: balanceSheetDay, isConsolidated, amounts } = chosen.filed
  const amountsOf = (wanted: number): FiledYear | null => {
    const told = known.get(wanted)
    return told === undefined || told.quality === 'flawed' ? null : toFiledYear(told)
  }
  const inputs = readScoreInputs({
    current: toFiledYear(chosen),
    previous: amountsOf(year - 1),
    earlier: amountsOf(year - 2),
    earliest: amountsOf(year - 3),
  })
  const [newest] = filed
  const flawedDay = newest?.quality === 'flawed' ? newest.filed.day : null
  return {
    inputs,
    currency,
    balanceSheetDay,
    year,
    months: monthsOfYear({ start, end: balanceSheetDay }),
    isConsolidated,
    quality,
    flawedDay,
    employees: amounts['employees'] ?? null,
  }
}

function toFiledYear(told: YearAccounts<Filing>): FiledYear {
  const { layout, unit, amounts, previousAmounts } = told.filed
  const period = told.own && { start: told.own.start, end: told.own.day }
  return {
    layout,
    unit,
    amounts: told.isPreviousColumn ? previousAmounts : amounts,
    isIrregular: !isWholeYear({ period }),
  }
}
