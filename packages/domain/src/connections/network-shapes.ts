import type { Cell } from './lay-out-network.ts'

/** Sizes of the picture in pixels (spec part 2 §9): a node, and a column and row of the grid. */
export const NODE_WIDTH = 200
export const NODE_HEIGHT = 35
export const COLUMN_WIDTH = 120
export const ROW_HEIGHT = 60

/** A letter of a share at 11 px, and its line. */
const SHARE_LETTER = 6
const SHARE_HEIGHT = 13

export type Point = { x: number; y: number }
export type Box = Point & { width: number; height: number }

/** The middle of a node, in pixels from the middle of the picture. */
export const centerOf = ({ x, y }: Cell): Point => ({ x: x * COLUMN_WIDTH, y: y * ROW_HEIGHT })

/** Where a node is drawn. */
export function boxOf(cell: Cell): Box {
  const { x, y } = centerOf(cell)
  return { x: x - NODE_WIDTH / 2, y: y - NODE_HEIGHT / 2, width: NODE_WIDTH, height: NODE_HEIGHT }
}

/** What the picture takes up with `margin` around it; of no node at all the margin alone. */
export function boundsOf(cells: readonly Cell[], margin: number): Box {
  const boxes = cells.map(boxOf)
  const left = boxes.reduce((least, { x }) => Math.min(least, x), boxes[0]?.x ?? 0)
  const top = boxes.reduce((least, { y }) => Math.min(least, y), boxes[0]?.y ?? 0)
  const right = boxes.reduce((most, { x }) => Math.max(most, x + NODE_WIDTH), left)
  const bottom = boxes.reduce((most, { y }) => Math.max(most, y + NODE_HEIGHT), top)
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
}

/** How far the curve of a link beside each other stands off, for each column it spans. */
const ARC_HEIGHT = 12

/** The curve of a link in the words of SVG, and where its label stands. */
export function shapeLink(source: Cell, target: Cell): { path: string; label: Point } {
  const [from, to] = [centerOf(source), centerOf(target)]
  const half = NODE_HEIGHT / 2
  if (source.y === target.y) return source.x === target.x ? shapeLoop(from) : shapeBeside(from, to)
  const down = target.y > source.y ? 1 : -1
  const [start, end] = [from.y + down * half, to.y - down * half]
  const middle = (start + end) / 2
  const path = `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`
  return { path, label: { x: (from.x + to.x) / 2, y: middle } }
}

/** A company that holds its own shares. */
function shapeLoop({ x, y }: Point): { path: string; label: Point } {
  const [right, top] = [x + NODE_WIDTH / 2, y - NODE_HEIGHT / 2]
  return {
    path: `M${right} ${y}C${right + 36} ${y} ${right + 20} ${top - 26} ${right - 24} ${top}`,
    label: { x: right + 8, y: top - 12 },
  }
}

/** Neighbours by a line, others by an arc over who stands between. */
function shapeBeside(from: Point, to: Point): { path: string; label: Point } {
  const side = to.x > from.x ? 1 : -1
  const label = { x: (from.x + to.x) / 2, y: from.y }
  if (Math.abs(to.x - from.x) < NODE_WIDTH + COLUMN_WIDTH) {
    const [start, end] = [from.x + (side * NODE_WIDTH) / 2, to.x - (side * NODE_WIDTH) / 2]
    return { path: `M${start} ${from.y}L${end} ${to.y}`, label }
  }
  const top = from.y - NODE_HEIGHT / 2
  const height = (ARC_HEIGHT * Math.abs(to.x - from.x)) / COLUMN_WIDTH
  const [start, end] = [from.x + side * 40, to.x - side * 40]
  const path = `M${start} ${top}C${start} ${top - height} ${end} ${top - height} ${end} ${top}`
  return { path, label: { x: label.x, y: top - height * 0.75 } }
}

/** What a share covers on its arrow, so that the line does not run through its letters. */
export function boxOfShare(share: string, { x, y }: Point): Box {
  const width = share.length * SHARE_LETTER + 4
  return { x: x - width / 2, y: y - SHARE_HEIGHT / 2, width, height: SHARE_HEIGHT }
}
