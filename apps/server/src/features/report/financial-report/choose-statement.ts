import { listCountedAccounts } from '@merleg/domain/counted-accounts'
import { AppError } from '../../../app/app-error.ts'
import type { StoredStatement } from '../../register/statements.repository.ts'

export type StatementChoice = {
  year: number | null
  onlyLast: boolean
  /** False: consolidated only where nothing else was filed. */
  consolidated: boolean
}

export type ChosenStatement = {
  statement: StoredStatement
  /** The latest statement of the same kind of an earlier year, or null. */
  earlier: StoredStatement | null
  years: number[]
  consolidated: { available: boolean; selected: boolean }
}

/**
 * The statement of a year, the newest where none is asked for, among those known (newest first); null where the company
 * filed nothing at all. Throws `statement.not-found` for what was not filed.
 */
export function chooseStatement(
  statements: readonly StoredStatement[],
  choice: StatementChoice,
): ChosenStatement | null {
  if (statements.length === 0) return null
  const hasConsolidated = statements.some((statement) => statement.isConsolidated)
  const filed = choice.consolidated
    ? statements.filter((statement) => statement.isConsolidated)
    : listCountedAccounts(statements)
  const allYears = [...new Set(filed.map((statement) => statement.year))]
  const years = choice.onlyLast ? allYears.slice(0, 1) : allYears
  const year = choice.year ?? years[0]
  const index = filed.findIndex((statement) => statement.year === year)
  const statement = filed[index]
  if (statement === undefined || year === undefined || !years.includes(year)) throw new AppError('statement.not-found')
  return {
    statement,
    earlier: filed.slice(index + 1).find((candidate) => candidate.year < year) ?? null,
    years,
    consolidated: { available: hasConsolidated, selected: statement.isConsolidated },
  }
}
