import type { Estimate } from './delong.ts'

/** What stands where there is no figure. */
export const NO_FIGURE = '–'

/** Whole numbers with commas between thousands; means over repetitions with one decimal. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US', { maximumFractionDigits: 1 })
}

/** A figure with so many decimals and a real minus sign; never −0. */
export function formatFigure(value: number, decimals = 3): string {
  const text = value.toFixed(decimals)
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−')
}

/** A share as percent: 0.084 is 8.4 %. */
export function formatShare(share: number, decimals = 1): string {
  return `${formatFigure(share * 100, decimals)} %`
}

/** `0.912 (0.894 to 0.928)`; `–` where it is not defined. */
export function formatEstimate(estimate: Estimate | null, decimals = 3): string {
  if (estimate === null) return NO_FIGURE
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((each) => formatFigure(each, decimals))
  return `${value} (${low} to ${high})`
}

/** `6.9 % (6.2 to 7.8)`. */
export function formatShareEstimate(estimate: Estimate | null, decimals = 1): string {
  if (estimate === null) return NO_FIGURE
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((each) =>
    formatFigure(each * 100, decimals),
  )
  return `${value} % (${low} to ${high})`
}

/** A table of texts; the first column is words, the others figures. */
export type TextTable = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export function renderMarkdownTable({ head, rows }: TextTable): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const rule = `|${head.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** For a terminal: columns filled up with spaces. */
export function renderPlainTable({ head, rows }: TextTable): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
