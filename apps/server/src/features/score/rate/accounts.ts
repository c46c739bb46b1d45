import { listComparedYears, listCountedAccounts } from '@merleg/domain/counted-accounts'
import type { StatementAmounts } from '@merleg/domain/observation'
import type { ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import { type FiledYear, readScoreInputs } from '@merleg/domain/score/inputs/read-inputs'

/** Accounts that were published; the previous year's amounts only where they may be needed. */
export type Filing = {
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

/** The newest accounts of a company that count, the newest filing first, with what is known of the two years before. */
export function chooseAccounts(filings: readonly Filing[]): ScoreAccounts | null {
  const [newest] = listCountedAccounts(filings)
  if (newest === undefined) return null
  const { year, currency, day: balanceSheetDay } = newest
  const known = listComparedYears(filings)
  const amountsOf = (wanted: number): FiledYear | null => {
    const found = known.get(wanted)
    if (found === undefined) return null
    const { layout, unit, amounts, previousAmounts } = found.filed
    return { layout, unit, amounts: found.isPreviousColumn ? previousAmounts : amounts }
  }
  const inputs = readScoreInputs({ current: newest, previous: amountsOf(year - 1), earlier: amountsOf(year - 2) })
  return { inputs, currency, balanceSheetDay, year }
}
