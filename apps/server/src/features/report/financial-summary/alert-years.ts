import type { AlertYear } from '@merleg/domain/financial-alerts-kinds'
import { checkStatement, type StatementFinding } from '@merleg/domain/statement-checks'
import { findLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { amountOf, type BusinessYear } from '../business-years/business-years.ts'

/** The business years as the alerts need them: what was filed, when, and what does not add up in it. */
export function listAlertYears(years: readonly BusinessYear[]): AlertYear[] {
  return years.map((year, index): AlertYear => {
    const own = ownStatement(year)
    const earlier = years[index - 1]
    return {
      year: year.year,
      period: own && { start: own.periodStart, end: own.periodEnd },
      filedOn: own?.filedOn ?? null,
      netSales: year.figures.salesNetIncome,
      operatingProfit: amountOf(year, 'operatingProfit'),
      profitAfterTax: year.figures.afterTaxProfit,
      totalAssets: amountOf(year, 'totalAssets'),
      equity: year.figures.equity,
      issuedCapital: year.figures.registeredCapital,
      findings: own === null ? [] : findFindings(own, earlier === undefined ? null : ownStatement(earlier)),
    }
  })
}

const ownStatement = ({ basis }: BusinessYear): StoredStatement | null =>
  basis.isPreviousColumn ? null : basis.statement

/** What the checks find; the year before is the earlier filing, else the filing's own column. */
function findFindings(statement: StoredStatement, earlier: StoredStatement | null): StatementFinding[] {
  const layout = findLayout(statement.layout)
  if (layout === null) return []
  const isComparable = earlier?.unit === statement.unit && earlier.currency === statement.currency
  const previous = isComparable ? earlier.amounts : statement.previousAmounts
  const found = checkStatement({
    layout,
    amounts: new Map(Object.entries(statement.amounts)),
    previous: new Map(Object.entries(previous)),
    isRounded: statement.unit !== 1,
  })
  return found.map((finding) => ({
    ...finding,
    difference: finding.difference === null ? null : finding.difference * statement.unit,
  }))
}
