import { logistic } from '../rate/probability.ts'
import { numberAt, quantileOf } from '../measures/number-at.ts'
import { createRandom } from '../measures/seeded-random.ts'
import { binOf } from '../train/bin-values.ts'

/**
 * What trees are grown on: `columns[feature][row]`, null where missing; `offsets` are log-odds that a row starts from, as
 * those of the group it is of. `directions` say how the log-odds may run with a feature: 1 never down, −1 never up, 0
 * either way.
 */
export type TreeRows = {
  readonly columns: readonly (readonly (number | null)[])[]
  readonly failed: readonly boolean[]
  readonly offsets: Float64Array
  readonly directions: readonly (-1 | 0 | 1)[]
}

export type TreeOptions = {
  readonly trees: number
  readonly depth: number
  readonly learningRate: number
  /** Of the features and of the rows that each tree is shown, 0–1. */
  readonly columnShare: number
  readonly rowShare: number
  readonly bins: number
  readonly leastRows: number
  /** Penalty on the square of a leaf's log-odds. */
  readonly ridge: number
  readonly seed: number
}

export const DEFAULT_TREES: TreeOptions = {
  trees: 150,
  depth: 3,
  learningRate: 0.08,
  columnShare: 0.3,
  rowShare: 0.8,
  bins: 32,
  leastRows: 30,
  ridge: 5,
  seed: 20260101,
}

/** Values below `limit` go left, missing ones where they did better. */
type Split = {
  readonly column: number
  readonly limit: number
  readonly isMissingLeft: boolean
  readonly left: Tree
  readonly right: Tree
}
type Tree = Split | number

type Binned = { readonly limits: readonly number[]; readonly binOfRow: Uint8Array }
type Growth = {
  readonly columns: readonly Binned[]
  readonly directions: TreeRows['directions']
  readonly gradients: Float64Array
  readonly curvatures: Float64Array
  readonly options: TreeOptions
}

/**
 * Gradient boosting of the logistic loss with shallow trees over histograms of quantiles (Friedman, Annals of Statistics
 * 29(5), 2001; second-order leaves as by Chen and Guestrin, KDD 2016). Monotone features hold each side of a split to
 * its half of the range. A yardstick, never part of a rating. The same rows and seed give the same trees.
 * @returns the log-odds that a row of features has beyond its offset
 */
export function fitBoostedTrees(
  { columns, failed, offsets, directions }: TreeRows,
  given: Partial<TreeOptions> = {},
): (row: readonly (number | null)[]) => number {
  const options = { ...DEFAULT_TREES, ...given }
  const binned = columns.map((values) => binColumn(values, options.bins))
  const random = createRandom(options.seed)
  const logOdds = Float64Array.from(offsets)
  const trees: Tree[] = []
  for (let round = 0; round < options.trees; round += 1) {
    const gradients = new Float64Array(failed.length)
    const curvatures = new Float64Array(failed.length)
    failed.forEach((hasFailed, row) => {
      const probability = logistic(numberAt(logOdds, row))
      gradients[row] = probability - Number(hasFailed)
      curvatures[row] = probability * (1 - probability)
    })
    const rows = Int32Array.from(failed.keys()).filter(() => random() < options.rowShare)
    const shown = binned.map((_, column) => column).filter(() => random() < options.columnShare)
    const growth = { columns: binned, directions, gradients, curvatures, options }
    const tree = grow(growth, { rows, shown, depth: 0, lowest: -Infinity, highest: Infinity })
    trees.push(tree)
    for (let row = 0; row < logOdds.length; row += 1) {
      const leaf = answer(tree, (column) => columns[column]?.[row] ?? null)
      logOdds[row] = numberAt(logOdds, row) + options.learningRate * leaf
    }
  }
  return (row) =>
    trees.reduce<number>((sum, tree) => sum + options.learningRate * answer(tree, (column) => row[column] ?? null), 0)
}

function binColumn(values: readonly (number | null)[], bins: number): Binned {
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort()
  const cuts =
    sorted.length === 0 ? [] : Array.from({ length: bins - 1 }, (_, index) => quantileOf(sorted, (index + 1) / bins))
  const limits = [...new Set(cuts)]
  return { limits, binOfRow: Uint8Array.from(values, (value) => binOf(limits, value)) }
}

function answer(tree: Tree, valueAt: (column: number) => number | null): number {
  let at = tree
  while (typeof at !== 'number') {
    const value = valueAt(at.column)
    at = (value === null ? at.isMissingLeft : value < at.limit) ? at.left : at.right
  }
  return at
}

type Node = {
  readonly rows: Int32Array
  readonly shown: readonly number[]
  readonly depth: number
  readonly lowest: number
  readonly highest: number
}
type Sums = { gradient: number; curvature: number; rows: number }
type Found = { column: number; cut: number; isMissingLeft: boolean; left: number; right: number; gain: number }

function grow(growth: Growth, node: Node): Tree {
  const { gradients, curvatures, options } = growth
  const all: Sums = { gradient: 0, curvature: 0, rows: node.rows.length }
  for (const row of node.rows) {
    all.gradient += numberAt(gradients, row)
    all.curvature += numberAt(curvatures, row)
  }
  const own = valueOf(all, growth, node)
  if (node.depth === options.depth) return own
  let best: Found | null = null
  for (const column of node.shown) {
    const found = findCut(growth, { node, column, all })
    if (found !== null && found.gain > (best?.gain ?? gainOf(all, own, growth) + 1e-9)) best = found
  }
  if (best === null) return own
  const { column, cut, isMissingLeft, left, right } = best
  const { limits, binOfRow } = growth.columns[column] ?? { limits: [], binOfRow: new Uint8Array() }
  const isLeft = (row: number) => {
    const bin = numberAt(binOfRow, row)
    return bin > limits.length ? isMissingLeft : bin <= cut
  }
  const middle = (left + right) / 2
  const direction = growth.directions[column] ?? 0
  const [leftRange, rightRange] = [
    { lowest: direction < 0 ? middle : node.lowest, highest: direction > 0 ? middle : node.highest },
    { lowest: direction > 0 ? middle : node.lowest, highest: direction < 0 ? middle : node.highest },
  ]
  const next = { shown: node.shown, depth: node.depth + 1 }
  return {
    column,
    limit: numberAt(limits, cut),
    isMissingLeft,
    left: grow(growth, { ...next, ...leftRange, rows: node.rows.filter(isLeft) }),
    right: grow(growth, { ...next, ...rightRange, rows: node.rows.filter((row) => !isLeft(row)) }),
  }
}

function valueOf({ gradient, curvature }: Sums, { options }: Growth, { lowest, highest }: Node): number {
  return Math.min(highest, Math.max(lowest, -gradient / (curvature + options.ridge)))
}

/** By how much the leaf makes the penalised loss less, twice. */
function gainOf({ gradient, curvature }: Sums, value: number, { options }: Growth): number {
  return -(2 * gradient * value + (curvature + options.ridge) * value * value)
}

/** The best cut of a feature within a node, missing values on either side; null where none is allowed. */
function findCut(growth: Growth, { node, column, all }: { node: Node; column: number; all: Sums }): Found | null {
  const { limits, binOfRow } = growth.columns[column] ?? { limits: [], binOfRow: new Uint8Array() }
  const { gradients, curvatures, rows } = sumBins(growth, { node, binOfRow, bins: limits.length + 2 })
  const direction = growth.directions[column] ?? 0
  const last = limits.length + 1
  let best: Found | null = null
  for (const isMissingLeft of [true, false]) {
    const left: Sums = isMissingLeft
      ? { gradient: numberAt(gradients, last), curvature: numberAt(curvatures, last), rows: numberAt(rows, last) }
      : { gradient: 0, curvature: 0, rows: 0 }
    for (let cut = 0; cut < limits.length; cut += 1) {
      left.gradient += numberAt(gradients, cut)
      left.curvature += numberAt(curvatures, cut)
      left.rows += numberAt(rows, cut)
      const right = {
        gradient: all.gradient - left.gradient,
        curvature: all.curvature - left.curvature,
        rows: all.rows - left.rows,
      }
      if (Math.min(left.rows, right.rows) < growth.options.leastRows) continue
      const [low, high] = [valueOf(left, growth, node), valueOf(right, growth, node)]
      if ((high - low) * direction < 0) continue
      const gain = gainOf(left, low, growth) + gainOf(right, high, growth)
      if (best === null || gain > best.gain) best = { column, cut, isMissingLeft, left: low, right: high, gain }
    }
  }
  return best
}

function sumBins(
  growth: Growth,
  { node, binOfRow, bins }: { node: Node; binOfRow: Uint8Array; bins: number },
): { gradients: Float64Array; curvatures: Float64Array; rows: Float64Array } {
  const [gradients, curvatures, rows] = [new Float64Array(bins), new Float64Array(bins), new Float64Array(bins)]
  for (const row of node.rows) {
    const bin = numberAt(binOfRow, row)
    gradients[bin] = numberAt(gradients, bin) + numberAt(growth.gradients, row)
    curvatures[bin] = numberAt(curvatures, bin) + numberAt(growth.curvatures, row)
    rows[bin] = numberAt(rows, bin) + 1
  }
  return { gradients, curvatures, rows }
}
