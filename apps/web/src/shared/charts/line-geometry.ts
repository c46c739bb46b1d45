export type LinePoint = { x: number; y: number; index: number }

/**
 * The known points of a line in runs without a gap between them: a gap in the values is a gap in the drawing, never a
 * line across it.
 */
export function splitRuns(
  values: readonly (number | null)[],
  place: (value: number, index: number) => { x: number; y: number },
): LinePoint[][] {
  const runs: LinePoint[][] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const point = { ...place(value, index), index }
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1)?.index === index - 1) run.push(point)
    else runs.push([point])
  }
  return runs
}

/** The `d` of a path through the points. */
export function writePath(points: readonly LinePoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ')
}

const round = (value: number): number => Math.round(value * 10) / 10
