import { LEAST_FIXED_ASSETS } from '../rate/compute-factors.ts'
import { FACTOR_KEYS, type FactorKey } from '../model/factor-keys.ts'
import { combine, over, type PolishAttributes, type PolishLines, readPolishLines } from './polish-row.ts'

/** How a factor is made of the attributes, and in what it differs from that of `compute-factors`. */
export type PolishFactor = {
  /** Numbers of the attributes that it is made of. */
  readonly attributes: readonly number[]
  readonly compute: (lines: PolishLines, attributes: PolishAttributes) => number | null
  /** In words for the model card. */
  readonly difference: string
}

const SALES = [63, 51]
const inDays = (share: number | null) => (share === null ? null : share * 365)
const minus = (left: number | null, right: number | null) => combine(left, right, (a, b) => a - b)
const one = (attribute: number | null | undefined) => attribute ?? null

/** Both as shares of total assets. */
function toDepreciationRate(depreciation: number | null, fixedAssets: number | null): number | null {
  return fixedAssets === null || fixedAssets < LEAST_FIXED_ASSETS
    ? null
    : combine(depreciation, fixedAssets, (written, assets) => written / assets)
}

/** Every factor from the attributes of the data set, with each difference between both definitions. */
export const POLISH_FACTORS: Readonly<Record<FactorKey, PolishFactor>> = {
  equityRatio: {
    attributes: [10],
    compute: ({ equity }) => equity,
    difference: 'none: equity to total assets in both',
  },
  retainedEarnings: {
    attributes: [25],
    compute: (_, attributes) => one(attributes[24]),
    difference: 'none: equity less share capital, to total assets; unpaid capital is not deducted in either',
  },
  currentRatio: {
    attributes: [3, 51],
    compute: ({ currentAssets, shortTermLiabilities }) => over(currentAssets, shortTermLiabilities),
    difference: 'Polish current assets include short-term prepaid expenses, Hungarian ones do not',
  },
  quickRatio: {
    attributes: [3, 51, 20, ...SALES],
    compute: ({ currentAssets, inventories, shortTermLiabilities }) =>
      over(minus(currentAssets, inventories), shortTermLiabilities),
    difference: 'Polish current assets include short-term prepaid expenses, Hungarian ones do not',
  },
  cashRatio: {
    attributes: [40, 51],
    compute: ({ currentAssets, inventories, receivables, shortTermLiabilities }) =>
      over(minus(minus(currentAssets, inventories), receivables), shortTermLiabilities),
    difference:
      'in the data what is left of current assets without inventories and receivables, so with prepaid expenses; ours is cash and securities',
  },
  longTermCover: {
    attributes: [38, 3, 51],
    compute: ({ constantCapital, currentAssets }) => over(constantCapital, minus(1, currentAssets)),
    difference:
      'fixed assets of the data are all that is not current, so with deferred tax assets; ours are the line fixed assets',
  },
  returnOnAssets: {
    attributes: [18],
    compute: ({ profitBeforeTax }) => profitBeforeTax,
    difference: 'none: the data’s “gross profit” is profit before tax',
  },
  operatingMargin: {
    attributes: [22, ...SALES],
    compute: ({ operatingProfit, sales }) => over(operatingProfit, sales),
    difference: 'Polish sales may include the change of own stocks (income statement by nature), Hungarian ones do not',
  },
  salesMargin: {
    attributes: [35, ...SALES],
    compute: ({ profitOnSales, sales }) => over(profitOnSales, sales),
    difference:
      'profit on sales has the change of own stocks in it in the data; ours is sales less costs of material, staff and depreciation',
  },
  debtCoverage: {
    attributes: [18, 22, 48, 10],
    compute: ({ profitBeforeTax, depreciation, equity }) => {
      const earned = combine(profitBeforeTax, depreciation, (profit, written) => profit + written)
      return over(earned, earned !== null && earned < 0 ? 1 : minus(1, equity))
    },
    difference: 'none: all that is not equity counts as debt in both, provisions and accruals included',
  },
  financialBurden: {
    attributes: [11, 18, 22, ...SALES],
    compute: ({ financialExpenditure, operatingProfit, profitBeforeTax, sales }) =>
      over(financialExpenditure ?? combine(minus(operatingProfit, profitBeforeTax), 0, Math.max), sales),
    difference:
      'none where the data tell financial expenses; in the layout that does not, by how much the profit before tax is below the operating one, extraordinary items included',
  },
  depreciationRate: {
    attributes: [22, 48, 3, 51],
    compute: ({ depreciation, currentAssets }) => toDepreciationRate(depreciation, minus(1, currentAssets)),
    difference:
      'fixed assets of the data are all that is not current; Attr48 is operating profit less depreciation, not plus as its name says',
  },
  assetTurnover: {
    attributes: SALES,
    compute: ({ sales }) => sales,
    difference: 'Polish sales may include the change of own stocks, Hungarian ones do not',
  },
  inventoryDays: {
    attributes: [20, ...SALES],
    compute: ({ inventories, sales }) => inDays(over(inventories, sales)),
    difference: 'none: year-end inventories to sales of the year',
  },
  receivableDays: {
    attributes: [44, ...SALES],
    compute: ({ receivables, sales }) => inDays(over(receivables, sales)),
    difference: 'trade receivables may be meant in the data; ours are all receivables of the current assets',
  },
  shortTermDebtDays: {
    attributes: SALES,
    compute: ({ shortTermLiabilities, sales }) => inDays(over(shortTermLiabilities, sales)),
    difference: 'none: year-end short-term liabilities to sales of the year',
  },
  salesGrowth: {
    attributes: [21],
    compute: (_, attributes) => minus(one(attributes[20]), 1),
    difference:
      'none. Rows where it is not known are not trained on: nearly all of them failed (one year ahead), which is how they were collected',
  },
  priorProfits: {
    attributes: [24, 18, 21, ...SALES],
    compute: ({ priorProfits, sales }, attributes) => {
      const growth = one(attributes[20])
      const salesBefore = growth === null || growth <= 0 ? null : combine(sales, growth, (now, times) => now / times)
      return combine(priorProfits, salesBefore, (both, before) => both / 2 / before)
    },
    difference:
      'the data’s profit of three years less that of this year, halved; to the sales of this year divided by their growth. Rows where it is not known are not trained on',
  },
  profitChange: {
    attributes: [18, 24, 21, ...SALES],
    compute: ({ profitBeforeTax, priorProfits, sales }) =>
      over(
        combine(profitBeforeTax, priorProfits, (own, prior) => own - prior / 2),
        sales,
      ),
    difference: 'none: profit less the mean of the two years before; where ours know one of these only, less that one',
  },
  size: {
    attributes: [29],
    compute: (_, attributes) => one(attributes[28]),
    difference: 'logarithm of thousand zlotys of 2007–2013; other currencies by fixed rates of those years',
  },
  depreciationShare: {
    attributes: [22, 48, 35, ...SALES],
    compute: ({ depreciation, sales, profitOnSales }) => over(depreciation, minus(sales, profitOnSales)),
    difference:
      'Attr48 is operating profit less depreciation, not plus as its name says; costs are sales less profit on sales in both',
  },
}

/** The factors of a row in the order of the model file. */
export function polishFactors(attributes: PolishAttributes): (number | null)[] {
  const lines = readPolishLines(attributes)
  return FACTOR_KEYS.map((key) => {
    const value = POLISH_FACTORS[key].compute(lines, attributes)
    return value !== null && Number.isFinite(value) ? value : null
  })
}
