import { type Metric, METRICS } from './bench-entry.ts'
import { formatCount, type Measured, showFigure, type Table } from './result-text.ts'

/** Fewer points draw no curve. */
const CHART_POINTS = 3

type Point = { readonly companies: number; readonly value: number }

/** How the figures grow with the register: one row per size, and how the last compares with the first; null for one size. */
export function toGrowthTable({ results }: Measured): Table | null {
  const sized = results.filter((result) => result.companies !== null)
  const last = sized.at(-1)?.lines ?? []
  const limited = last.filter(({ limits }) => limits.length > 0)
  const lines = limited.length > 0 ? limited : last.slice(0, 1)
  if (sized.length < 2) return null
  const columns = lines.flatMap((line) =>
    metricsOf(line.figures).map((metric) => ({
      title: `${lines.length > 1 ? `${line.name}: ` : ''}${METRICS[metric].title}`,
      metric,
      line: line.name,
    })),
  )
  const rows = sized.map((result) => [
    formatCount(result.companies),
    ...columns.map(({ line, metric }) =>
      showFigure(metric, result.lines.find(({ name }) => name === line)?.figures ?? {}),
    ),
  ])
  const growths = columns.map(({ line, metric }) => showGrowth(pointsOf({ results, line, metric })))
  return {
    head: ['companies', ...columns.map(({ title }) => title)],
    rows: [...rows, ['last : first', ...growths]],
  }
}

/** The first limit's figure as a chart that GitHub draws; null when there are too few sizes. */
export function renderGrowthChart({ entry, results }: Measured): string | null {
  const line = results.at(-1)?.lines[0]
  const metric = line?.limits[0]?.metric
  if (line === undefined || metric === undefined) return null
  const points = pointsOf({ results, line: line.name, metric })
  if (points.length < CHART_POINTS) return null
  const { title } = METRICS[metric]
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${entry.title}: ${title} by companies"`,
    `  x-axis [${points.map(({ companies }) => `"${formatCount(companies)}"`).join(', ')}]`,
    `  y-axis "${title}" 0 --> ${roundUp(Math.max(...points.map(({ value }) => value)))}`,
    `  line [${points.map(({ value }) => Number(value.toPrecision(4))).join(', ')}]`,
    '```',
  ].join('\n')
}

function metricsOf(figures: Readonly<Partial<Record<Metric, number>>>): Metric[] {
  return Object.keys(figures).filter((name): name is Metric => name in METRICS)
}

function pointsOf({ results, line, metric }: Pick<Measured, 'results'> & { line: string; metric: Metric }): Point[] {
  return results.flatMap(({ companies, lines }) => {
    const value = lines.find(({ name }) => name === line)?.figures[metric]
    return companies === null || value === undefined ? [] : [{ companies, value }]
  })
}

function showGrowth(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last || first.value === 0) return ''
  return `${(last.value / first.value).toLocaleString('en', { maximumSignificantDigits: 2 })} ×`
}

/** The end of an axis: two digits are enough. */
function roundUp(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(Math.max(value, 1e-3))) - 1)
  return Number((Math.ceil(value / step) * step).toPrecision(2))
}
