import type { StatementPart } from '@merleg/contract/report/financial-report.contract'
import type { StatementName } from '@merleg/domain/statement-layouts/layout'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { listBusinessYears } from '../business-years/business-years.ts'
import { findObstacle } from '../business-years/year-changes.ts'

/**
 * Why a part of a filing is not compared with the year before, by the rule of the other pages, among accounts of its kind
 * and currency, the newest first. It is shown as filed: an error counts also where the amounts were put right since, or
 * other accounts tell of the year.
 */
export function findPartObstacle(
  statements: readonly StoredStatement[],
  { shown, name }: { shown: StoredStatement; name: StatementName },
): StatementPart['notCompared'] {
  const alike = statements.filter(
    ({ isConsolidated, currency }) => isConsolidated === shown.isConsolidated && currency === shown.currency,
  )
  const years = listBusinessYears(alike, [], Infinity)?.years ?? []
  const basis = years.find(({ year }) => year === shown.year)?.basis
  if (basis?.statement?.statementId !== shown.statementId || basis.quality !== 'sound') return 'flawed'
  return findObstacle(years, { year: shown.year, isFlow: name === 'incomeStatement' })
}
