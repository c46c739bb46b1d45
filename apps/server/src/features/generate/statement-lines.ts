import type { StatementAmounts } from '@merleg/domain/observation'
import { HU_FULL_A } from '@merleg/domain/statement-layouts/hu-full'
import type { LayoutKey } from '@merleg/domain/statement-layouts/layout'
import { type Accounts, equityOf, operatingProfitOf, profitAfterTaxOf, totalAssetsOf } from './account-totals.ts'

export type MadeUpLayout = Extract<LayoutKey, 'hu-micro' | 'hu-simplified-a' | 'hu-full-a'>

/** What the full layout tells beyond the others: the share of export in the turnover, and whether costs are a producer's. */
export type Detail = { exportShare: number; isProducer: boolean }

/** Filings carry every line of their layout, zeros too; "of which" lines and deferred tax are left out. */
const FULL_ZEROS: StatementAmounts = Object.fromEntries(
  [...HU_FULL_A.balance, ...HU_FULL_A.incomeStatement]
    .filter((line) => line.kind !== 'of-which' && !line.isOptional)
    .map((line) => [line.code, 0]),
)

/** The lines that every layout has. Codes: `@merleg/domain/statement-layouts`. */
function mainLines(accounts: Accounts): StatementAmounts {
  const { intangible, tangible, financialAssets, inventories, receivables, securities, cash } = accounts
  const operatingProfit = operatingProfitOf(accounts)
  const financialResult = accounts.financialIncome - accounts.financialExpenditure
  const profitAfterTax = profitAfterTaxOf(accounts)
  const totalAssets = totalAssetsOf(accounts)
  return {
    netSales: accounts.netSales,
    capitalisedOwnPerformance: accounts.ownPerformance,
    otherIncome: accounts.otherIncome,
    materialExpenditure: accounts.material,
    personnelExpenditure: accounts.personnel,
    depreciation: accounts.depreciation,
    otherExpenditure: accounts.otherExpenditure,
    operatingProfit,
    financialIncome: accounts.financialIncome,
    financialExpenditure: accounts.financialExpenditure,
    financialResult,
    profitBeforeTax: operatingProfit + financialResult,
    incomeTax: accounts.tax,
    profitAfterTax,
    fixedAssets: intangible + tangible + financialAssets,
    intangibleAssets: intangible,
    tangibleAssets: tangible,
    financialFixedAssets: financialAssets,
    currentAssets: inventories + receivables + securities + cash,
    inventories,
    receivables,
    securities,
    cash,
    prepaidExpenses: accounts.prepaid,
    totalAssets,
    equity: equityOf(accounts),
    issuedCapital: accounts.issuedCapital,
    unpaidCapital: 0,
    capitalReserve: accounts.capitalReserve,
    retainedEarnings: accounts.retainedEarnings,
    tiedUpReserve: 0,
    balanceProfitAfterTax: profitAfterTax,
    provisions: accounts.provisions,
    liabilities: accounts.subordinated + accounts.longTerm + accounts.shortTerm,
    subordinatedLiabilities: accounts.subordinated,
    longTermLiabilities: accounts.longTerm,
    shortTermLiabilities: accounts.shortTerm,
    deferredIncome: accounts.deferredIncome,
    totalEquityAndLiabilities: totalAssets,
  }
}

type Parts = readonly (readonly [code: string, weight: number])[]
type Divided = Exclude<keyof Accounts, 'year' | 'heads' | 'netSales'>

/** "code weight, code weight": the last one takes what rounding leaves, whatever its weight. */
function readParts(text: string): Parts {
  return text.split(', ').map((part) => {
    const [code = '', weight] = part.split(' ')
    return [code, Number(weight)] as const
  })
}

/** How the amounts divide among the additional lines of the full layout (assumption). */
const DIVISIONS: readonly (readonly [Divided, Parts])[] = (
  [
    ['ownPerformance', 'ownWorkCapitalised 0.1, inventoryChange 0.9'],
    ['personnel', 'wageContributions 0.11, otherPersonnelPayments 0.08, wages 0.81'],
    ['financialIncome', 'interestIncome 0.4, otherFinancialIncome 0.6'],
    ['financialExpenditure', 'otherFinancialExpenditure 0.25, interestExpenditure 0.75'],
    ['intangible', 'intangiblePropertyRights 0.55, intellectualProperty 0.45'],
    ['tangible', 'technicalEquipment 0.3, otherEquipment 0.12, landAndBuildings 0.53'],
    ['financialAssets', 'loansToRelated 0.2, sharesInRelated 0.8'],
    ['receivables', 'otherReceivables 0.16, receivablesFromRelated 0.09, tradeReceivables 0.75'],
    ['securities', 'tradingDebtSecurities 1'],
    ['cash', 'cashInHand 0.03, bankDeposits 0.97'],
    ['prepaid', 'accruedIncome 0.35, prepaidCosts 0.65'],
    ['provisions', 'provisionsForLiabilities 1'],
    ['subordinated', 'subordinatedToRelated 1'],
    ['longTerm', 'longTermToRelated 0.2, otherLongTermBankLoans 0.2, investmentLoans 0.6'],
    ['shortTerm', 'shortTermBankLoans 0.2, shortTermToRelated 0.1, otherShortTermLiabilities 0.2, tradePayables 0.42'],
    ['deferredIncome', 'deferredRevenues 0.2, accruedExpenses 0.8'],
  ] as const
).map(([field, parts]) => [field, readParts(parts)])

const PRODUCER = {
  material: readParts('servicesUsed 0.35, otherServices 0.02, costOfGoodsSold 0.08, materialCosts 0.55'),
  inventories: readParts('workInProgress 0.2, finishedProducts 0.25, merchandise 0.1, rawMaterials 0.45'),
}
const TRADER = {
  material: readParts('materialCosts 0.06, servicesUsed 0.18, otherServices 0.02, costOfGoodsSold 0.74'),
  inventories: readParts('rawMaterials 0.05, merchandise 0.95'),
}

function divide(lines: StatementAmounts, amount: number, parts: Parts): void {
  let rest = amount
  parts.forEach(([code, weight], order) => {
    const part = order === parts.length - 1 ? rest : Math.round(amount * weight)
    rest -= part
    lines[code] = part
  })
}

/** The additional lines of the full layout; every group adds up to its line above. */
function addDetails(lines: StatementAmounts, accounts: Accounts, { exportShare, isProducer }: Detail): void {
  const habits = isProducer ? PRODUCER : TRADER
  lines.exportSales = Math.round(accounts.netSales * exportShare)
  lines.domesticSales = accounts.netSales - lines.exportSales
  divide(lines, accounts.material, habits.material)
  divide(lines, accounts.inventories, habits.inventories)
  for (const [field, parts] of DIVISIONS) divide(lines, accounts[field], parts)
}

/** The accounts as lines of a layout, in thousand HUF. */
export function linesOf(accounts: Accounts, layout: MadeUpLayout, detail: Detail): StatementAmounts {
  const lines = mainLines(accounts)
  if (layout === 'hu-micro') return lines
  lines.valuationReserve = 0
  if (layout === 'hu-simplified-a') return lines
  const fullLines = { ...FULL_ZEROS, ...lines }
  addDetails(fullLines, accounts, detail)
  return fullLines
}
