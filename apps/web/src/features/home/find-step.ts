const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
export type ArrowKey = (typeof ARROWS)[number]

export function isArrow(key: string): key is ArrowKey {
  return ARROWS.some((arrow) => arrow === key)
}

/** Where a card is: its upper edge and its middle from side to side, in pixels. */
type Box = { top: number; middle: number }

/** Upper edges that differ by less are those of one row. */
const ONE_ROW_PIXELS = 4

/**
 * The index an arrow leads to from another: the one before or after, or the nearest of the row above or below; where there
 * is no such row, the one before or after. Never out of the list.
 */
export function findStep(boxes: readonly Box[], from: number, key: ArrowKey): number {
  const by = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const next = Math.min(Math.max(from + by, 0), boxes.length - 1)
  const start = boxes[from]
  if (start === undefined || key === 'ArrowLeft' || key === 'ArrowRight') return next
  const beyond = boxes
    .map((box, index) => ({ ...box, index, distance: (box.top - start.top) * by }))
    .filter(({ distance }) => distance > ONE_ROW_PIXELS)
  const nearest = Math.min(...beyond.map(({ distance }) => distance))
  const row = beyond.filter(({ distance }) => distance - nearest < ONE_ROW_PIXELS)
  const [best] = row.toSorted((a, b) => Math.abs(a.middle - start.middle) - Math.abs(b.middle - start.middle))
  return best?.index ?? next
}
