import type { Bar } from './bars.ts'

const ABOVE_BAR = 18
const ABOVE_TEXT = 13
const ABOVE_ZERO = 4

/**
 * Where the foot of the sign is that marks a bar: over its figure, whose foot is at `textY`, also where a line lifted that; over the
 * line of nothing where there is no figure above, of a loss or at an empty place. For a drawing with room for signs.
 */
export function findMarkY({ top, height, point: { value } }: Bar, textY: number | undefined): number {
  const hasTextAbove = height > 0 && value !== null && value > 0
  const overBar = top - (hasTextAbove ? ABOVE_BAR : ABOVE_ZERO)
  return textY === undefined ? overBar : Math.min(overBar, textY - ABOVE_TEXT)
}
