import { type FigureInput, sumLines } from '../../indicators/compute-figures.ts'
import { type FormulaLine, sum } from '../../indicators/figure-definition.ts'
import { hasLine } from '../../indicators/find-formula.ts'
import { findLayout } from '../../statement-layouts/find-layout.ts'
import { INPUT_KEYS, type InputKey, type ScoreInputs } from './score-inputs.ts'

/** A business year as filed: `amounts` in `unit` units of the currency, by line code. */
export type FiledYear = Pick<FigureInput, 'layout' | 'amounts' | 'unit'>
export type FiledYears = {
  readonly current: FiledYear | null
  readonly previous: FiledYear | null
  readonly earlier: FiledYear | null
}

type YearName = keyof FiledYears
type InputSource = { readonly year: YearName; readonly sums: readonly (readonly FormulaLine[])[] }

function from(year: YearName, ...sums: readonly (readonly string[])[]): InputSource {
  return { year, sums: sums.map((codes) => sum(...codes).numerator) }
}
const inCurrent = (...sums: readonly (readonly string[])[]) => from('current', ...sums)

/** Rows that a filing leaves empty where there is nothing of the kind; as part of a sum they are nothing then. */
const OFTEN_EMPTY: readonly string[] = ['capitalisedOwnPerformance']

/**
 * Which lines an input is the sum of; of several sums the first whose lines the layout has. Three are not lines of
 * their own: `liabilities` is all that is not equity, provisions and accruals included, as in the training data;
 * long-term liabilities include the subordinated ones; operating costs are what the training data calls operating
 * expenses, sales less profit on sales: costs by nature with depreciation, less own performance capitalised, which there
 * counts as sales; or direct and indirect costs by function; other expenditure left out. The short Romanian extract tells no total of assets: fixed and current assets are taken
 * for it, which leaves out prepaid expenses.
 */
const SOURCES: Readonly<Record<InputKey, InputSource>> = {
  totalAssets: inCurrent(['totalAssets'], ['fixedAssets', 'currentAssets']),
  fixedAssets: inCurrent(['fixedAssets']),
  currentAssets: inCurrent(['currentAssets']),
  inventories: inCurrent(['inventories']),
  receivables: inCurrent(['receivables']),
  securities: inCurrent(['securities']),
  cash: inCurrent(['cash']),
  equity: inCurrent(['equity']),
  issuedCapital: inCurrent(['issuedCapital']),
  liabilities: inCurrent(['totalAssets', '-equity'], ['fixedAssets', 'currentAssets', '-equity']),
  longTermLiabilities: inCurrent(['liabilities', '-shortTermLiabilities']),
  shortTermLiabilities: inCurrent(['shortTermLiabilities']),
  netSales: inCurrent(['netSales']),
  operatingCosts: inCurrent(
    ['materialExpenditure', 'personnelExpenditure', 'depreciation', '-capitalisedOwnPerformance'],
    ['directSalesCosts', 'indirectSalesCosts'],
  ),
  depreciation: inCurrent(['depreciation']),
  operatingProfit: inCurrent(['operatingProfit']),
  financialExpenditure: inCurrent(['financialExpenditure']),
  profitBeforeTax: inCurrent(['profitBeforeTax']),
  profitAfterTax: inCurrent(['profitAfterTax']),
  previousNetSales: from('previous', ['netSales']),
  previousProfitBeforeTax: from('previous', ['profitBeforeTax']),
  earlierProfitBeforeTax: from('earlier', ['profitBeforeTax']),
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

/**
 * What a score is worked out from, in whole units of the currency of the accounts; all years have to be in one
 * currency. Null where a year or a line was not filed (an empty field of a form is not 0), or the layout has no such
 * line.
 */
export function readScoreInputs(years: FiledYears): ScoreInputs {
  const inputs = Object.fromEntries(INPUT_KEYS.map((key) => [key, readInput(key, years)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INPUT_KEYS are all keys of the record
  return inputs as ScoreInputs
}

function readInput(key: InputKey, years: FiledYears): number | null {
  const filed = years[SOURCES[key].year]
  const lines = filed === null ? undefined : findSums(filed.layout)[key]
  if (filed === null || lines === undefined) return null
  const filled = lines.filter(({ code }) => !OFTEN_EMPTY.includes(code) || filed.amounts[code] !== undefined)
  return sumLines(filled, filed)
}
