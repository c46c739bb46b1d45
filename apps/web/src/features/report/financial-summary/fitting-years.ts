/** What stands beside the years in a row: its name, its course, its last change; in pixels. */
const BESIDE = 450
const PADDING = 18

/**
 * How many of the newest years fit into a table of so many pixels; at least one. A year that is cut in half would be
 * misread, so that the others are left to the charts. Widths are those of the widest figure of each year, the oldest
 * first. Before the table is measured (0 pixels) all are.
 */
export function countFittingYears(tableWidth: number, widths: readonly number[]): number {
  if (tableWidth === 0) return widths.length
  let rest = tableWidth - BESIDE
  let count = 0
  for (const width of widths.toReversed()) {
    rest -= width + PADDING
    if (rest < 0) break
    count += 1
  }
  return Math.max(1, count)
}
