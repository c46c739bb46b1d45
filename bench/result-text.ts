import {
  type PromiseText,
  type Figures,
  type Limit,
  type Line,
  type Metric,
  METRIC_NAMES,
  METRICS,
  type ProductLine,
} from './bench-entry.ts'
import type { StoredResult } from './stored-results.ts'

export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** A number with as many decimals as its metric is worth. */
export function formatFigure(metric: Metric, value: number): string {
  const { decimals } = METRICS[metric]
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Whether a limit is kept, and if not, by how much it is missed. */
export function judge(limit: Limit, figures: Figures): string {
  const value = figures[limit.metric]
  if (value === undefined) return 'not measured'
  const [bound, over] =
    'atMost' in limit ? [limit.atMost, value - limit.atMost] : [limit.atLeast, limit.atLeast - value]
  if (over <= 0) return 'met'
  // Of a bound that is nothing there is no part.
  const part = bound === 0 ? '' : ` (${Math.ceil((over / bound) * 100)} %)`
  return `missed by ${formatFigure(limit.metric, over)}${part}`
}

/** A promise with what was found of it, small registers first. */
export type Measured = { readonly entry: PromiseText; readonly results: readonly StoredResult[] }

/** Limits against what was measured at the size of the goal, or else at the largest: one row per limit. */
export function toVerdictTable(measured: readonly Measured[]): Table {
  const rows = measured.flatMap(({ entry, results }) => {
    const decisive = results.find((result) => result.companies === entry.goal.companies) ?? results.at(-1)
    if (decisive === undefined) return [[entry.title, '', '', 'not measured']]
    return decisive.lines.flatMap((line) =>
      line.limits.map((limit) => [
        decisive.lines.length > 1 ? line.name : entry.title,
        showLimit(limit),
        showFigure(limit.metric, line.figures),
        judge(limit, line.figures) + showScope(decisive.companies, entry.goal.companies),
      ]),
    )
  })
  return { head: ['Promise', 'Goal', 'Measured', 'Result'], rows }
}

function showScope(companies: number | null, goal: number | null): string {
  if (goal === null || companies === null || companies === goal) return ''
  const also = companies < goal ? `, not yet measured at ${formatCount(goal)}` : ''
  return ` at ${formatCount(companies)} companies${also}`
}

/** Everything measured of one promise, the baselines below the product, with the ratio of the product to each. */
export function toDetailTable({ lines }: { lines: readonly ProductLine[] }): Table {
  const all = lines.flatMap((line) => [line, ...line.baselines])
  const metrics = METRIC_NAMES.filter((metric) => all.some((line) => line.figures[metric] !== undefined))
  const toRow = (line: Line, product: ProductLine | null) => [
    line.name,
    ...metrics.map((metric) => showFigure(metric, line.figures)),
    product === null ? '' : showRatios(product, line),
  ]
  const rows = lines.flatMap((line) => [toRow(line, null), ...line.baselines.map((baseline) => toRow(baseline, line))])
  return { head: ['', ...metrics.map((metric) => METRICS[metric].title), 'Mérleg against it'], rows }
}

/** How many times as long (or, for rates, the share of the rate) the product takes of each figure of a baseline. */
export function showRatios(product: Line, baseline: Line): string {
  const ratios = METRIC_NAMES.flatMap((metric) => {
    const [ours, theirs] = [product.figures[metric], baseline.figures[metric]]
    if (ours === undefined || theirs === undefined || theirs === 0) return []
    return [
      `${(ours / theirs).toLocaleString('en', { maximumSignificantDigits: 2 })} × the ${METRICS[metric].title.split(',')[0]}`,
    ]
  })
  return ratios.join(', ')
}

/** Markdown, padded so that it reads as well on a terminal. */
export function renderTable({ head, rows }: Table): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const renderRow = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [renderRow(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(renderRow)].join(
    '\n',
  )
}

export function formatCount(count: number | null): string {
  return count === null ? '' : count.toLocaleString('en')
}

function showLimit(limit: Limit): string {
  const [sign, bound] = 'atMost' in limit ? ['≤', limit.atMost] : ['≥', limit.atLeast]
  return `${METRICS[limit.metric].title} ${sign} ${bound.toLocaleString('en')}`
}

export function showFigure(metric: Metric, figures: Figures): string {
  const value = figures[metric]
  return value === undefined ? '' : formatFigure(metric, value)
}
