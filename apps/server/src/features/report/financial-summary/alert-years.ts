import { listComparedUnits } from '@merleg/domain/accounts-quality/unit-slip'
import { firstFilingDay } from '@merleg/domain/filing-day'
import type { AlertYear } from '@merleg/domain/financial-alerts-kinds'
import { checkStatement, type StatementFinding } from '@merleg/domain/statement-checks'
import { findLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { amountOf, type BusinessYear } from '../business-years/business-years.ts'

/** The business years as the alerts need them: what was filed, when, and what does not add up in it. */
export function listAlertYears(years: readonly BusinessYear[]): AlertYear[] {
  const ownAccounts = years.map(findOwnAccounts)
  const comparable = findComparable(ownAccounts.flatMap((own) => own?.statement ?? []))
  return years.map((year, index): AlertYear => {
    const own = ownAccounts[index] ?? null
    const { own: filed } = year.basis
    return {
      year: year.year,
      period: filed && { start: filed.periodStart, end: filed.periodEnd },
      firstFiledOn: filed && firstFilingDay(filed, filed.periodEnd),
      netSales: year.figures.salesNetIncome,
      operatingProfit: amountOf(year, 'operatingProfit'),
      profitBeforeTax: year.figures.beforeTaxProfit,
      profitAfterTax: year.figures.afterTaxProfit,
      totalAssets: amountOf(year, 'totalAssets'),
      equity: year.figures.equity,
      issuedCapital: year.figures.registeredCapital,
      isFlawed: year.basis.quality === 'flawed',
      checked: {
        sums: own !== null && hasSums(own.statement),
        magnitude: own !== null && comparable.has(own.statement),
      },
      findings: own === null ? [] : own.findings.map((finding) => toUnits(finding, own.statement)),
    }
  })
}

type OwnAccounts = { statement: StoredStatement; findings: readonly StatementFinding[] }

/** What was filed for the year itself and can be held against the others, also where the next accounts are trusted instead. */
function findOwnAccounts({ basis }: BusinessYear): OwnAccounts | null {
  const { flawed, statement, isPreviousColumn, findings } = basis
  if (flawed !== null) return flawed
  return statement === null || isPreviousColumn ? null : { statement, findings }
}

/** Of accounts, the oldest first, those that could be held against another year. */
function findComparable(statements: readonly StoredStatement[]): ReadonlySet<StoredStatement> {
  const compared = listComparedUnits(statements)
  return new Set(statements.filter((_, index) => compared[index]))
}

/** Whether accounts have totals that could be held against their parts: a layout may have none, or a filing leave them out. */
function hasSums({ layout: key, amounts, unit }: StoredStatement): boolean {
  const layout = findLayout(key)
  return layout !== null && checkStatement({ layout, amounts, isRounded: unit !== 1 }).comparedCount > 0
}

function toUnits(finding: StatementFinding, { unit }: StoredStatement): StatementFinding {
  return { ...finding, difference: finding.difference === null ? null : finding.difference * unit }
}
