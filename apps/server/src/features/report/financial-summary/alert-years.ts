import type { AlertYear } from '@merleg/domain/financial-alerts-kinds'
import type { StatementFinding } from '@merleg/domain/statement-checks'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { amountOf, type BusinessYear } from '../business-years/business-years.ts'

/** The business years as the alerts need them: what was filed, when, and what does not add up in it. */
export function listAlertYears(years: readonly BusinessYear[]): AlertYear[] {
  return years.map((year): AlertYear => {
    const own = findOwnAccounts(year)
    return {
      year: year.year,
      period: own && { start: own.statement.periodStart, end: own.statement.periodEnd },
      filedOn: own?.statement.filedOn ?? null,
      netSales: year.figures.salesNetIncome,
      operatingProfit: amountOf(year, 'operatingProfit'),
      profitBeforeTax: year.figures.beforeTaxProfit,
      profitAfterTax: year.figures.afterTaxProfit,
      totalAssets: amountOf(year, 'totalAssets'),
      equity: year.figures.equity,
      issuedCapital: year.figures.registeredCapital,
      isFlawed: year.basis.quality === 'flawed',
      findings: own === null ? [] : own.findings.map((finding) => toUnits(finding, own.statement)),
    }
  })
}

type OwnAccounts = { statement: StoredStatement; findings: readonly StatementFinding[] }

/** What was filed for the year itself, also where the next accounts are trusted to tell of it instead. */
function findOwnAccounts({ basis }: BusinessYear): OwnAccounts | null {
  const { flawed, statement, isPreviousColumn, findings } = basis
  if (flawed !== null) return flawed
  return statement === null || isPreviousColumn ? null : { statement, findings }
}

function toUnits(finding: StatementFinding, { unit }: StoredStatement): StatementFinding {
  return { ...finding, difference: finding.difference === null ? null : finding.difference * unit }
}
