import { numberAt, quantileOf } from '../measures/number-at.ts'
import { TRAINED_FACTORS, type TrainingRow } from '../train/training-row.ts'
import { fitLogistic, logOddsOf } from '../measures/logistic-regression.ts'
import { logit } from '../rate/probability.ts'
import { fitBoostedTrees } from './boosted-trees.ts'

/** The risk of a row, the higher the worse. */
export type RiskFunction = (row: TrainingRow) => number

export const FORMULA_BASELINES = ['altman', 'zmijewski'] as const
export const LOGISTIC_BASELINES = ['logistic-cut', 'logistic-factors'] as const
export const TREE_BASELINES = ['trees-ratios', 'trees-factors'] as const
export type FormulaBaseline = (typeof FORMULA_BASELINES)[number]
export type LogisticBaseline = (typeof LOGISTIC_BASELINES)[number]
export type TreeBaseline = (typeof TREE_BASELINES)[number]
export type BaselineKey = FormulaBaseline | LogisticBaseline | TreeBaseline
export const BASELINE_KEYS: readonly BaselineKey[] = [...FORMULA_BASELINES, ...LOGISTIC_BASELINES, ...TREE_BASELINES]

export const BASELINE_NAMES: Readonly<Record<BaselineKey, string>> = {
  altman: 'Altman Z″',
  zmijewski: 'Zmijewski',
  'logistic-cut': 'Logistic regression, 64 ratios, missing indicators',
  'logistic-factors': 'Logistic regression, our factors, missing indicators',
  'trees-ratios': 'Boosted trees, 64 ratios',
  'trees-factors': 'Boosted trees, our factors, monotone',
}

/**
 * A published formula; what is missing is taken for the median of `rows`, of which no outcome is looked at. Null where
 * none of the rows has one of the ratios.
 * - Altman Z″ for private firms outside manufacturing: 3.25 + 6.56 working capital + 3.26 retained earnings + 6.72 EBIT
 *   (each to total assets) + 1.05 equity to liabilities (Altman, Hartzell, Peck: Emerging Markets Corporate Bonds, 1995).
 * - Zmijewski: −4.336 − 4.513 net profit / assets + 5.679 liabilities / assets + 0.004 current ratio (Journal of
 *   Accounting Research 22 Supplement, 1984; some textbooks print the last sign as minus, which hardly changes an order).
 */
export function makeFormulaBaseline(key: FormulaBaseline, rows: readonly TrainingRow[]): RiskFunction | null {
  const { attributes, constant, weights, sign } = FORMULAS[key]
  const medians = attributes.map((number) => medianOf(rows.map((row) => row.attributes[number - 1] ?? null)))
  if (medians.includes(null)) return null
  return (row) => {
    const score = attributes.reduce((sum, number, index) => {
      const value = row.attributes[number - 1] ?? medians[index] ?? 0
      return sum + numberAt(weights, index) * value
    }, constant)
    return sign * score
  }
}

type Formula = { attributes: readonly number[]; constant: number; weights: readonly number[]; sign: 1 | -1 }

const FORMULAS: Readonly<Record<FormulaBaseline, Formula>> = {
  altman: { attributes: [3, 6, 7, 8], constant: 3.25, weights: [6.56, 3.26, 6.72, 1.05], sign: -1 },
  zmijewski: { attributes: [1, 2, 4], constant: -4.336, weights: [-4.513, 5.679, 0.004], sign: 1 },
}

const RIDGE = 1
const LOWEST_SHARE = 0.01

/**
 * Logistic regression over standardised values (mean 0, standard deviation 1), cut to the 1st and 99th percentile, missing
 * ones taken for the median and told by an indicator where one in a hundred is missing, with a ridge penalty of 1. Everything is found on the `rows`
 * alone.
 * @throws RangeError without rows of both outcomes
 */
export function trainLogisticBaseline(key: LogisticBaseline, rows: readonly TrainingRow[]): RiskFunction {
  const valuesOf = (row: TrainingRow) => (key === 'logistic-factors' ? row.factors : row.attributes)
  const prepare = preparation(rows.map(valuesOf))
  const features = rows.map((row) => prepare(valuesOf(row)))
  const fit = fitLogistic({ features, failed: rows.map(({ hasFailed }) => hasFailed) }, { ridge: RIDGE })
  return (row) => logOddsOf(fit, prepare(valuesOf(row)))
}

/**
 * Boosted trees, which may join any factors: an upper bound for what an additive score can rank. Over the score's own
 * factors they run in its directions. Like the score they learn from all horizons at once, each of the `groups` from its
 * own share of failures.
 * @throws RangeError without rows of both outcomes in a group
 */
export function trainTreeBaseline(key: TreeBaseline, groups: readonly (readonly TrainingRow[])[]): RiskFunction {
  const valuesOf = (row: TrainingRow) =>
    key === 'trees-ratios' ? row.attributes : TRAINED_FACTORS.map(({ index }) => row.factors[index] ?? null)
  const offsets = groups.map((rows) => {
    const failures = rows.filter(({ hasFailed }) => hasFailed).length
    if (failures === 0 || failures === rows.length) throw new RangeError('boosted trees need both outcomes')
    return logit(failures / rows.length)
  })
  const rows = groups.flat()
  const values = rows.map(valuesOf)
  const columns = values[0]?.map((_, column) => values.map((row) => row[column] ?? null)) ?? []
  const riskOf = fitBoostedTrees({
    columns,
    failed: rows.map(({ hasFailed }) => hasFailed),
    offsets: Float64Array.from(groups.flatMap((group, index) => group.map(() => numberAt(offsets, index)))),
    directions: columns.map((_, column) => {
      if (key === 'trees-ratios') return 0
      return TRAINED_FACTORS[column]?.direction === 'rising' ? -1 : 1
    }),
  })
  return (row) => riskOf(valuesOf(row))
}

/** An indicator of fewer missing values than this says nothing. */
const LEAST_MISSING_SHARE = 0.01

type Column = { median: number; low: number; high: number; mean: number; deviation: number; isTold: boolean }

function preparation(rows: readonly (readonly (number | null)[])[]) {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, index) => describeColumn(rows.map((row) => row[index] ?? null)))
  return (row: readonly (number | null)[]) =>
    Float64Array.from([
      ...columns.map((column, index) => (fill(row[index] ?? null, column) - column.mean) / column.deviation),
      ...columns.flatMap(({ isTold }, index) => (isTold ? [(row[index] ?? null) === null ? 1 : 0] : [])),
    ])
}

function fill(value: number | null, { median, low, high }: Pick<Column, 'median' | 'low' | 'high'>): number {
  return Math.min(high, Math.max(low, value ?? median))
}

function describeColumn(values: readonly (number | null)[]): Column {
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort()
  // A ratio that no row has tells nothing: 0 everywhere.
  if (sorted.length === 0) return { median: 0, low: 0, high: 0, mean: 0, deviation: 1, isTold: false }
  const limits = {
    median: quantileOf(sorted, 0.5),
    low: quantileOf(sorted, LOWEST_SHARE),
    high: quantileOf(sorted, 1 - LOWEST_SHARE),
  }
  const filled = values.map((value) => fill(value, limits))
  const mean = filled.reduce((sum, value) => sum + value, 0) / filled.length
  const variance = filled.reduce((sum, value) => sum + (value - mean) ** 2, 0) / filled.length
  const isTold = values.length - sorted.length >= LEAST_MISSING_SHARE * values.length
  return { ...limits, mean, deviation: variance > 0 ? Math.sqrt(variance) : 1, isTold }
}

function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort()
  return sorted.length === 0 ? null : quantileOf(sorted, 0.5)
}
