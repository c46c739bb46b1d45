import { type FigureInput, sumLines } from '../../indicators/compute-figures.ts'
import { type FormulaLine, sum } from '../../indicators/figure-definition.ts'
import { hasLine } from '../../indicators/find-formula.ts'
import { GB_TOTAL_ASSETS } from '../../statement-layouts/gb-accounts.ts'
import { findLayout } from '../../statement-layouts/find-layout.ts'
import { INPUT_KEYS, type InputKey, type ScoreInputs, YEAR_BEFORE_STOCKS } from './score-inputs.ts'

/** A business year as filed: `amounts` in `unit` units of the currency, by line code. */
export type FiledYear = Pick<FigureInput, 'layout' | 'amounts' | 'unit'> & {
  /** Shorter or longer than a whole year: what flows through it is compared with no other year. */
  readonly isIrregular?: boolean
}
/** The year itself and the one, two and three years before; null where nothing is known of it. */
export type FiledYears = Readonly<Record<'current' | 'previous' | 'earlier' | 'earliest', FiledYear | null>>

type YearName = keyof FiledYears
type InputSource = { readonly year: YearName; readonly sums: readonly (readonly FormulaLine[])[] }

type Sums = readonly (readonly string[])[]

function from(year: YearName, sums: Sums): InputSource {
  return { year, sums: sums.map((codes) => sum(...codes).numerator) }
}

/** Rows that a filing leaves empty where there is nothing of the kind; as part of a sum they are nothing then. */
const OFTEN_EMPTY: readonly string[] = ['capitalisedOwnPerformance', 'inventoryChange', 'ownWorkCapitalised']

/**
 * Which lines an input is the sum of; of several sums the first whose lines the layout has. Three are not lines of
 * their own: `liabilities` is all that is not equity, provisions and accruals included, as in the training data;
 * long-term liabilities include the subordinated ones; operating costs are what the training data calls operating
 * expenses, sales less profit on sales: costs by nature with depreciation, less own performance capitalised, which there
 * counts as sales; or direct and indirect costs by function; other expenditure left out. The short Romanian extract tells no
 * total of assets: fixed and current assets are taken for it, which leaves out prepaid expenses. The Latvian one tells of
 * financial expenditure the interest only, which is most of it; the total of the British one is made of what it tells.
 */
const LINES = {
  totalAssets: [['totalAssets'], GB_TOTAL_ASSETS, ['fixedAssets', 'currentAssets']],
  fixedAssets: [['fixedAssets']],
  currentAssets: [['currentAssets']],
  inventories: [['inventories']],
  receivables: [['receivables']],
  securities: [['securities']],
  cash: [['cash']],
  equity: [['equity']],
  issuedCapital: [['issuedCapital']],
  liabilities: [
    ['totalAssets', '-equity'],
    [...GB_TOTAL_ASSETS, '-equity'],
    ['fixedAssets', 'currentAssets', '-equity'],
  ],
  longTermLiabilities: [['liabilities', '-shortTermLiabilities'], ['longTermLiabilities']],
  shortTermLiabilities: [['shortTermLiabilities']],
  netSales: [['netSales']],
  operatingCosts: [
    ['materialExpenditure', 'personnelExpenditure', 'depreciation', '-capitalisedOwnPerformance'],
    ['materialExpenditure', 'personnelExpenditure', 'depreciation', '-inventoryChange', '-ownWorkCapitalised'],
    ['directSalesCosts', 'indirectSalesCosts'],
    ['directSalesCosts', 'sellingCosts', 'administrativeCosts'],
  ],
  depreciation: [['depreciation']],
  operatingProfit: [['operatingProfit']],
  financialExpenditure: [['financialExpenditure'], ['interestExpenditure']],
  profitBeforeTax: [['profitBeforeTax']],
  profitAfterTax: [['profitAfterTax']],
} as const satisfies Readonly<Partial<Record<InputKey, Sums>>>

const SOURCES: Readonly<Record<InputKey, InputSource>> = {
  totalAssets: from('current', LINES.totalAssets),
  fixedAssets: from('current', LINES.fixedAssets),
  currentAssets: from('current', LINES.currentAssets),
  inventories: from('current', LINES.inventories),
  receivables: from('current', LINES.receivables),
  securities: from('current', LINES.securities),
  cash: from('current', LINES.cash),
  equity: from('current', LINES.equity),
  issuedCapital: from('current', LINES.issuedCapital),
  liabilities: from('current', LINES.liabilities),
  longTermLiabilities: from('current', LINES.longTermLiabilities),
  shortTermLiabilities: from('current', LINES.shortTermLiabilities),
  netSales: from('current', LINES.netSales),
  operatingCosts: from('current', LINES.operatingCosts),
  depreciation: from('current', LINES.depreciation),
  operatingProfit: from('current', LINES.operatingProfit),
  financialExpenditure: from('current', LINES.financialExpenditure),
  profitBeforeTax: from('current', LINES.profitBeforeTax),
  profitAfterTax: from('current', LINES.profitAfterTax),
  previousNetSales: from('previous', LINES.netSales),
  previousProfitBeforeTax: from('previous', LINES.profitBeforeTax),
  earlierProfitBeforeTax: from('earlier', LINES.profitBeforeTax),
  previousTotalAssets: from('previous', LINES.totalAssets),
  previousFixedAssets: from('previous', LINES.fixedAssets),
  previousCurrentAssets: from('previous', LINES.currentAssets),
  previousInventories: from('previous', LINES.inventories),
  previousReceivables: from('previous', LINES.receivables),
  previousSecurities: from('previous', LINES.securities),
  previousCash: from('previous', LINES.cash),
  previousEquity: from('previous', LINES.equity),
  previousLongTermLiabilities: from('previous', LINES.longTermLiabilities),
  previousShortTermLiabilities: from('previous', LINES.shortTermLiabilities),
  previousOperatingCosts: from('previous', LINES.operatingCosts),
  previousDepreciation: from('previous', LINES.depreciation),
  previousOperatingProfit: from('previous', LINES.operatingProfit),
  previousFinancialExpenditure: from('previous', LINES.financialExpenditure),
  earlierNetSales: from('earlier', LINES.netSales),
  earliestProfitBeforeTax: from('earliest', LINES.profitBeforeTax),
}

type LayoutSums = Readonly<Partial<Record<InputKey, readonly FormulaLine[]>>>

// Millions of statements are read at a time, all of a handful of layouts.
const byLayout = new Map<string, LayoutSums>()

function findSums(layoutKey: string): LayoutSums {
  const known = byLayout.get(layoutKey)
  if (known !== undefined) return known
  const layout = findLayout(layoutKey)
  const codes = new Set(layout && [...layout.balance, ...layout.incomeStatement].map(({ code }) => code))
  const found: Partial<Record<InputKey, readonly FormulaLine[]>> = {}
  for (const key of INPUT_KEYS) {
    const own = SOURCES[key].sums.find((lines) => lines.every((line) => hasLine(codes, line)))
    if (own !== undefined) found[key] = own
  }
  // An unknown layout is not remembered: its key may be anything that a source wrote.
  if (layout !== null) byLayout.set(layoutKey, found)
  return found
}

/** Is the total of assets of accounts of a layout made of fixed and current ones alone, without prepaid expenses? */
export function isTotalOfParts(layoutKey: string): boolean {
  return findSums(layoutKey).totalAssets?.some(({ code }) => code === 'fixedAssets') ?? false
}

/**
 * What a score is worked out from, in whole units of the currency of the accounts; all years have to be in one
 * currency. Null where a year or a line was not filed (an empty field of a form is not 0), the layout has no such line,
 * or one of the years compared is shorter than a whole one.
 */
export function readScoreInputs(years: FiledYears): ScoreInputs {
  const inputs = Object.fromEntries(INPUT_KEYS.map((key) => [key, readInput(key, years)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INPUT_KEYS are all keys of the record
  return inputs as ScoreInputs
}

const STOCKS: ReadonlySet<InputKey> = new Set<InputKey>(YEAR_BEFORE_STOCKS)

/** The year that an input is told by; null where it cannot be compared with that of the accounts. */
function findYear(key: InputKey, years: FiledYears): FiledYear | null {
  const { year } = SOURCES[key]
  const filed = years[year]
  if (year === 'current' || STOCKS.has(key)) return filed
  return filed?.isIrregular === true || years.current?.isIrregular === true ? null : filed
}

function readInput(key: InputKey, years: FiledYears): number | null {
  const filed = findYear(key, years)
  const lines = filed === null ? undefined : findSums(filed.layout)[key]
  if (filed === null || lines === undefined) return null
  const filled = lines.filter(({ code }) => !OFTEN_EMPTY.includes(code) || filed.amounts[code] !== undefined)
  return sumLines(filled, filed)
}
