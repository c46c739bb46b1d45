import fc from 'fast-check'
import { INPUT_KEYS, type InputKey, type ScoreInputs } from './score-inputs.ts'

/** A company that is in the middle of everything, whole forints. */
export const SOUND_INPUTS: ScoreInputs = {
  totalAssets: 100_000_000,
  fixedAssets: 38_000_000,
  currentAssets: 60_000_000,
  inventories: 15_000_000,
  receivables: 30_000_000,
  securities: 1_000_000,
  cash: 14_000_000,
  equity: 35_000_000,
  issuedCapital: 3_000_000,
  liabilities: 65_000_000,
  longTermLiabilities: 20_000_000,
  shortTermLiabilities: 42_000_000,
  netSales: 150_000_000,
  operatingCosts: 144_000_000,
  depreciation: 6_000_000,
  operatingProfit: 7_000_000,
  financialExpenditure: 1_000_000,
  profitBeforeTax: 6_000_000,
  profitAfterTax: 5_400_000,
  previousNetSales: 140_000_000,
  previousProfitBeforeTax: 5_000_000,
  earlierProfitBeforeTax: 4_000_000,
  previousTotalAssets: 96_000_000,
  previousFixedAssets: 36_000_000,
  previousCurrentAssets: 58_000_000,
  previousInventories: 15_000_000,
  previousReceivables: 29_000_000,
  previousSecurities: 1_000_000,
  previousCash: 13_000_000,
  previousEquity: 32_000_000,
  previousLongTermLiabilities: 20_000_000,
  previousShortTermLiabilities: 41_000_000,
  previousOperatingCosts: 135_000_000,
  previousDepreciation: 5_500_000,
  previousOperatingProfit: 6_000_000,
  previousFinancialExpenditure: 1_000_000,
  earlierNetSales: 132_000_000,
  earliestProfitBeforeTax: 3_500_000,
}

/** Every amount of accounts by a rule. */
function mapAmounts(inputs: ScoreInputs, of: (amount: number | null, key: InputKey) => number | null): ScoreInputs {
  const mapped: Record<InputKey, number | null> = { ...inputs }
  for (const key of INPUT_KEYS) mapped[key] = of(inputs[key], key)
  return mapped
}

/** Nothing is known. */
export const NO_INPUTS = mapAmounts(SOUND_INPUTS, () => null)

const amount = (max: number) => fc.integer({ min: 0, max })

const result = fc.integer({ min: -500, max: 500 })

/** A balance sheet of the year before. */
function tellYearBefore([fixed, inventories, securities, cash, receivables, long, short]: readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]) {
  const current = inventories + securities + cash + receivables
  return {
    previousTotalAssets: fixed + current,
    previousFixedAssets: fixed,
    previousCurrentAssets: current,
    previousInventories: inventories,
    previousReceivables: receivables,
    previousSecurities: securities,
    previousCash: cash,
    previousEquity: fixed + current - long - short,
    previousLongTermLiabilities: long,
    previousShortTermLiabilities: short,
    previousDepreciation: Math.round(fixed / 10),
    previousOperatingProfit: null,
    previousFinancialExpenditure: Math.round((long + short) / 20),
  }
}

/** Accounts in balance of companies of every size, healthy and not; sums may leave something over. */
export const accountsInBalance: fc.Arbitrary<ScoreInputs> = fc
  .record({
    scale: fc.constantFrom(1000, 100_000, 5_000_000),
    parts: fc.tuple(amount(900), amount(900), amount(900), amount(300), amount(900), amount(40), amount(40)),
    debts: fc.tuple(amount(800), amount(1500), amount(60)),
    sales: amount(5000),
    costs: amount(5000),
    other: fc.integer({ min: -100, max: 100 }),
    interest: amount(100),
    past: fc.tuple(amount(5000), result, result, result, amount(5000)),
    before: fc.tuple(amount(900), amount(900), amount(300), amount(900), amount(40), amount(800), amount(1500)),
    costsBefore: amount(5000),
    capital: amount(100),
  })
  .map(({ scale, parts, debts, sales, costs, other, interest, past, before, costsBefore, capital }) => {
    const [fixed, inventories, receivables, securities, cash, unread, accrued] = parts
    const [long, short, provisions] = debts
    const current = inventories + receivables + securities + cash + unread
    const total = fixed + current + accrued
    const yearBefore = tellYearBefore(before)
    const operatingProfit = sales - costs + other
    const profitBeforeTax = operatingProfit - interest
    const amounts: ScoreInputs = {
      totalAssets: total,
      fixedAssets: fixed,
      currentAssets: current,
      inventories,
      receivables,
      securities,
      cash,
      equity: total - long - short - provisions,
      issuedCapital: capital,
      liabilities: long + short + provisions,
      longTermLiabilities: long,
      shortTermLiabilities: short,
      netSales: sales,
      operatingCosts: costs,
      depreciation: Math.min(costs, Math.round(fixed / 10)),
      operatingProfit,
      financialExpenditure: interest,
      profitBeforeTax,
      profitAfterTax: profitBeforeTax - Math.round(Math.max(0, profitBeforeTax) * 0.09),
      previousNetSales: past[0],
      previousProfitBeforeTax: past[1],
      earlierProfitBeforeTax: past[2],
      ...yearBefore,
      previousOperatingCosts: costsBefore,
      earlierNetSales: past[4],
      earliestProfitBeforeTax: past[3],
    }
    return mapAmounts(amounts, (part) => (part === null ? null : part * scale))
  })

/** The same, with some lines not known. */
export const incompleteAccounts: fc.Arbitrary<ScoreInputs> = fc
  .tuple(accountsInBalance, fc.subarray([...INPUT_KEYS], { maxLength: 6 }))
  .map(([inputs, unknown]) => mapAmounts(inputs, (known, key) => (unknown.includes(key) ? null : known)))
