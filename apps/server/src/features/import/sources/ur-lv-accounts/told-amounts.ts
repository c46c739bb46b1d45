import type { StatementAmounts } from '@merleg/domain/observation'
import { toleranceOf } from '@merleg/domain/statement-checks'
import type { StatementLayout } from '@merleg/domain/statement-layouts/layout'
import { LV_SHORT, LV_SHORT_FUNCTION_COST } from '@merleg/domain/statement-layouts/lv-short'

/** Amounts of both parts of a statement by the publisher's column; an empty cell has none. */
export type FiledAmounts = Readonly<Record<string, number>>

export type ToldStatement = { layout: StatementLayout; amounts: StatementAmounts }

const COSTS: readonly string[] = [
  'materialExpenditure',
  'personnelExpenditure',
  'depreciation',
  'directSalesCosts',
  'sellingCosts',
  'administrativeCosts',
  'otherExpenditure',
  'investmentValueAdjustments',
  'interestExpenditure',
  'extraordinaryExpenditure',
]
const TAXES: readonly string[] = ['incomeTax', 'otherTaxes']
const INCOMES: readonly string[] = [
  'netSales',
  'inventoryChange',
  'ownWorkCapitalised',
  'otherIncome',
  'participationIncome',
  'longTermInvestmentIncome',
  'interestIncome',
  'extraordinaryIncome',
]

/**
 * What a statement tells. The publisher writes zero both for nothing and for what a short form does not ask for: zeros
 * count where with them the parts make up their total, and are left out where they do not. Costs and taxes are written with
 * and without a minus, also in one statement: where the profit, or that on sales, comes out so, it is taken off. Null where
 * neither the costs by nature nor those by function fit, as both are filled in.
 */
export function readToldAmounts(filed: FiledAmounts): ToldStatement | null {
  const layout = chooseLayout(filed)
  if (layout === null) return null
  const amounts = new Map<string, number>()
  for (const { code, filedLabel } of [...layout.balance, ...layout.incomeStatement]) {
    const amount = filed[filedLabel]
    if (amount !== undefined) amounts.set(code, amount)
  }
  dropUntoldParts(layout, amounts)
  dropUntoldProfits(amounts)
  dropUntoldIncome(amounts)
  takeMinusOffTaxes(amounts)
  return { layout, amounts: Object.fromEntries(amounts) }
}

function chooseLayout(filed: FiledAmounts): StatementLayout | null {
  const isFilled = (prefix: string) =>
    Object.entries(filed).some(([column, amount]) => column.startsWith(prefix) && amount !== 0)
  const [byNature, byFunction] = [isFilled('by_nature_'), isFilled('by_function_')]
  if (byNature && byFunction) return null
  return byFunction ? LV_SHORT_FUNCTION_COST : LV_SHORT
}

type Amounts = Map<string, number>

function dropUntoldParts(layout: StatementLayout, amounts: Amounts): void {
  for (const { code, sumOf } of layout.balance) {
    const total = amounts.get(code)
    if (sumOf.length === 0 || total === undefined) continue
    const parts = sumOf.map((part) => part.code)
    if (Math.abs(total - addUp(amounts, parts)) > toleranceOf(parts.length, true)) dropZeros(amounts, parts)
  }
}

/** A form that asks for the profit after all taxes alone: zeros before them that they do not make up are not told. */
function dropUntoldProfits(amounts: Amounts): void {
  const between = sizeOf(amounts, [...TAXES, 'interimDividends'])
  if (Math.abs(amounts.get('profitAfterTax') ?? 0) > between + toleranceOf(TAXES.length + 1, true))
    dropZeros(amounts, ['profitBeforeTax', 'profitAfterIncomeTax'])
}

function dropUntoldIncome(amounts: Amounts): void {
  const profit = findProfit(amounts)
  const [income, costs] = [addUp(amounts, INCOMES), addUp(amounts, COSTS)]
  const tolerance = toleranceOf(INCOMES.length + COSTS.length, true)
  const isProfit = (sum: number) => profit !== undefined && Math.abs(profit - sum) <= tolerance
  if (isProfit(income - costs)) return
  if (isProfit(income + costs)) {
    turn(amounts, COSTS, negated)
    return
  }
  const isBySize = isProfit(income - sizeOf(amounts, COSTS))
  if (isBySize || isGrossWithMinus(amounts)) turn(amounts, COSTS, Math.abs)
  if (!isBySize) dropZeros(amounts, [...INCOMES, ...COSTS, 'grossSalesProfit', 'profitBeforeTax', 'profitAfterTax'])
}

/** What income and costs come to: where the profit before taxes is not told, that after them and the taxes. */
function findProfit(amounts: Amounts): number | undefined {
  const after = amounts.get('profitAfterTax')
  return amounts.get('profitBeforeTax') ?? (after === undefined ? undefined : after + sizeOf(amounts, TAXES))
}

/** Does the profit on sales come out with the minus of what was sold? */
function isGrossWithMinus(amounts: Amounts): boolean {
  const [gross, sold] = [amounts.get('grossSalesProfit'), amounts.get('directSalesCosts')]
  if (gross === undefined || sold === undefined || sold >= 0) return false
  return Math.abs(gross - addUp(amounts, ['netSales', 'directSalesCosts'])) <= toleranceOf(2, true)
}

function takeMinusOffTaxes(amounts: Amounts): void {
  const [before, after] = [amounts.get('profitBeforeTax'), amounts.get('profitAfterTax')]
  if (before === undefined || after === undefined) return
  const taxes = addUp(amounts, TAXES)
  // What was paid out within the year stands between the two as well.
  const paid = sizeOf(amounts, ['interimDividends'])
  const isAfter = (sum: number) =>
    [sum, sum - paid].some((one) => Math.abs(after - one) <= toleranceOf(TAXES.length, true))
  if (!isAfter(before - taxes) && isAfter(before + taxes)) turn(amounts, TAXES, negated)
}

function addUp(amounts: Amounts, codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + (amounts.get(code) ?? 0), 0)
}

function sizeOf(amounts: Amounts, codes: readonly string[]): number {
  return codes.reduce((sum, code) => sum + Math.abs(amounts.get(code) ?? 0), 0)
}

// `0 -` makes 0 of 0, not -0.
const negated = (amount: number): number => 0 - amount

function turn(amounts: Amounts, codes: readonly string[], how: (amount: number) => number): void {
  for (const code of codes) {
    const amount = amounts.get(code)
    if (amount !== undefined) amounts.set(code, how(amount))
  }
}

function dropZeros(amounts: Amounts, codes: readonly string[]): void {
  for (const code of codes) if (amounts.get(code) === 0) amounts.delete(code)
}
