import { statement } from '../../../apps/server/src/features/report/testing-report.ts'
import type { StatementAmounts, StatementObservation } from '@merleg/domain/observation'
import { findLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { LayoutKey, LayoutLine } from '@merleg/domain/statement-layouts/layout'

/** What the lines without parts are, as a share of the turnover; others have a little. */
const SHARES: Readonly<Record<string, number>> = {
  netSales: 1,
  domesticSales: 0.72,
  exportSales: 0.28,
  otherIncome: 0.02,
  capitalisedOwnPerformance: 0.01,
  materialExpenditure: 0.6,
  materialCosts: 0.4,
  servicesUsed: 0.2,
  personnelExpenditure: 0.22,
  wages: 0.18,
  wageContributions: 0.04,
  depreciation: 0.05,
  otherExpenditure: 0.03,
  directCostOfSales: 0.7,
  sellingCosts: 0.1,
  administrativeCosts: 0.08,
  incomeTax: 0.01,
  tangibleAssets: 0.5,
  landAndBuildings: 0.35,
  technicalEquipment: 0.15,
  inventories: 0.12,
  merchandise: 0.12,
  receivables: 0.2,
  tradeReceivables: 0.2,
  cash: 0.09,
  bankDeposits: 0.09,
  issuedCapital: 0.05,
  longTermLiabilities: 0.15,
  investmentLoans: 0.15,
  shortTermLiabilities: 0.25,
  tradePayables: 0.25,
}

type Year = { companyId: string; year: number; layout: LayoutKey; netSales: number; costFactor?: number }

/** Accounts of a year that add up, in the lines of a layout; a `costFactor` above one makes a loss. */
export function accountsOf(
  { companyId, year, layout, netSales, costFactor = 1 }: Year,
  given: Partial<StatementObservation> = {},
): StatementObservation {
  const amounts = fillLayout(layout, { netSales, costFactor })
  const earlier = fillLayout(layout, { netSales: Math.round(netSales * 0.93), costFactor })
  return statement(companyId, year, { layout, amounts, previousAmounts: earlier, ...given })
}

function fillLayout(key: LayoutKey, { netSales, costFactor }: Pick<Year, 'netSales'> & { costFactor: number }) {
  const layout = findLayout(key)
  if (layout === null) throw new Error(`There is no layout ${key}`)
  const lines = [...layout.balance, ...layout.incomeStatement]
  const ofMoney = lines.filter(({ kind }) => kind !== 'disclosure' && kind !== 'headcount')
  const leaves = Object.fromEntries(
    ofMoney
      .filter(({ sumOf }) => sumOf.length === 0)
      .map(({ code }) => [code, Math.round(netSales * (SHARES[code] ?? 0.0003) * (isCost(code) ? costFactor : 1))]),
  )
  const amounts = addSums(ofMoney, leaves)
  // What is left after everything that is owed is the owners'.
  const result = amounts.profitAfterTax ?? 0
  const gap = (amounts.totalAssets ?? 0) - (amounts.totalEquityAndLiabilities ?? 0)
  const retainedEarnings = (leaves.retainedEarnings ?? 0) + gap - (result - (leaves.balanceProfitAfterTax ?? 0))
  return addSums(ofMoney, { ...leaves, retainedEarnings, balanceProfitAfterTax: result })
}

function isCost(code: string): boolean {
  return /Cost|Expenditure|wages/.test(code)
}

function addSums(lines: readonly LayoutLine[], leaves: StatementAmounts): StatementAmounts {
  const amounts: StatementAmounts = { ...leaves }
  const byCode = new Map(lines.map((line) => [line.code, line]))
  const amountOf = (code: string): number => {
    const line = byCode.get(code)
    if (line === undefined || line.sumOf.length === 0) return amounts[code] ?? 0
    return (amounts[code] = line.sumOf.reduce((sum, part) => sum + part.sign * amountOf(part.code), 0))
  }
  for (const { code } of lines) amountOf(code)
  return amounts
}

/** The sixteen figures that Romania publishes of a year, in RON. */
export function romanianAccountsOf(companyId: string, year: number, netSales: number): StatementObservation {
  const result = Math.round(netSales * (year % 5 === 0 ? -0.08 : 0.06))
  const amounts: StatementAmounts = {
    fixedAssets: Math.round(netSales * 0.4),
    currentAssets: Math.round(netSales * 0.35),
    inventories: Math.round(netSales * 0.1),
    receivables: Math.round(netSales * 0.15),
    liabilities: Math.round(netSales * 0.3),
    provisions: 0,
    equity: Math.round(netSales * 0.45),
    netSales,
    totalIncome: Math.round(netSales * 1.02),
    totalExpenditure: Math.round(netSales * 1.02) - result,
    ...(result < 0 ? { grossLoss: -result, netLoss: -result } : { grossProfit: result, netProfit: result }),
    employees: 120 + year - 2010,
  }
  return statement(companyId, year, { layout: 'ro-short', currency: 'RON', unit: 1, amounts, filedOn: null })
}
