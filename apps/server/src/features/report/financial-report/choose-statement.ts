import { listCountedAccounts } from '@merleg/domain/counted-accounts'
import type { StoredStatement } from '../../register/statements.repository.ts'

export type StatementChoice = {
  year: number | null
  onlyLast: boolean
  /** False: consolidated only where nothing else was filed. */
  consolidated: boolean
}

export type ChosenStatement = {
  /** Null where nothing was filed that is asked for. */
  statement: StoredStatement | null
  /** Years that may be asked for in the same way, the newest first. */
  years: number[]
  consolidated: { available: boolean; selected: boolean }
}

/** The statement of a year, the newest where none is asked for, among those known (newest first). */
export function chooseStatement(statements: readonly StoredStatement[], choice: StatementChoice): ChosenStatement {
  const hasConsolidated = statements.some((statement) => statement.isConsolidated)
  const filed = choice.consolidated
    ? statements.filter((statement) => statement.isConsolidated)
    : listCountedAccounts(statements)
  const allYears = [...new Set(filed.map((statement) => statement.year))]
  const years = choice.onlyLast ? allYears.slice(0, 1) : allYears
  const year = choice.year ?? years[0]
  const statement = filed.find((candidate) => candidate.year === year && years.includes(candidate.year)) ?? null
  return {
    statement,
    years,
    consolidated: { available: hasConsolidated, selected: statement?.isConsolidated ?? choice.consolidated },
  }
}
