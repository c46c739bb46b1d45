import type { StatementAmounts } from '@merleg/domain/observation'
import type { ScoreAccounts } from '@merleg/domain/score/rate-company'
import { type FiledYear, readScoreInputs } from '@merleg/domain/score/read-inputs'

/** Accounts that were published; the previous year's amounts only where they may be needed. */
export type Filing = {
  /** Balance sheet day, YYYY-MM-DD. */
  day: string
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
}

/**
 * The newest accounts of a company, the newest filing first, with what is known of the two years before: their own
 * accounts or, where none were published, the previous-year column of the next ones. Consolidated ones only where there
 * are no others, amounts in another currency than the newest left out; the same rule as for the years of a report.
 */
export function chooseAccounts(filings: readonly Filing[]): ScoreAccounts | null {
  const own = filings.filter(({ isConsolidated }) => !isConsolidated)
  const filed = own.length > 0 ? own : filings
  const [newest] = filed
  if (newest === undefined) return null
  const year = yearOf(newest)
  const comparable = filed.filter(({ currency }) => currency === newest.currency)
  return {
    inputs: readScoreInputs({
      current: newest,
      previous: findYear(comparable, year - 1),
      earlier: findYear(comparable, year - 2),
    }),
    currency: newest.currency,
    balanceSheetDay: newest.day,
    year,
  }
}

function findYear(filings: readonly Filing[], year: number): FiledYear | null {
  const own = filings.find((filing) => yearOf(filing) === year)
  if (own !== undefined) return own
  const next = filings.find((filing) => yearOf(filing) === year + 1)
  if (next === undefined || Object.keys(next.previousAmounts).length === 0) return null
  return { layout: next.layout, unit: next.unit, amounts: next.previousAmounts }
}

const yearOf = ({ day }: Filing): number => Number(day.slice(0, 4))
