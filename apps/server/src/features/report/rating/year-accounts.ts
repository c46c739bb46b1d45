import { listCountedAccounts } from '@merleg/domain/counted-accounts'
import type { ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { chooseAccounts, type Filing } from '../../score/rate/accounts.ts'

/** What a business year is rated by, of statements newest first: its own accounts with the two years before; null where it filed none of its own. */
export function accountsOfYear(statements: readonly StoredStatement[], year: number): ScoreAccounts | null {
  const accounts = chooseAccounts(
    listCountedAccounts(statements)
      .filter((statement) => statement.year <= year)
      .map(toFiling),
  )
  return accounts?.year === year ? accounts : null
}

function toFiling(statement: StoredStatement): Filing {
  const {
    periodStart: start,
    periodEnd,
    year,
    layout,
    isConsolidated,
    currency,
    unit,
    amounts,
    previousAmounts,
  } = statement
  return { start, day: periodEnd, year, layout, isConsolidated, currency, unit, amounts, previousAmounts }
}
