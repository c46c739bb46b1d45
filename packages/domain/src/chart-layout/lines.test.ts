import { expect, test } from 'vitest'
import { layOutBars } from './bars.ts'
import { layOutBand, layOutLine, splitRuns, writePath } from './lines.ts'

const AREA = { width: 300, height: 170, textSize: 11 }
const columns = [10, 20, null].map((value, index) => ({
  label: String(2020 + index),
  value,
  beside: [{ value: 0 }, { value: 40 }],
}))

test('a line never goes across a gap', () => {
  const place = (value: number, index: number) => ({ x: index, y: value })
  expect(splitRuns([null, 1, 2, null, 3], place).map((run) => run.map(({ index }) => index))).toEqual([[1, 2], [4]])
})

test('a line goes through the middle of the bars, by their scale', () => {
  const layout = layOutBars(columns, AREA)
  const [run = []] = layOutLine(layout, [0, 40, null])
  expect(run.map(({ x, y }) => [x, y])).toEqual([
    [50, layout.zeroY],
    [150, 20],
  ])
  expect(writePath(run)).toBe('M50 150 L150 20')
})

test('a band is as wide as the places of its bars, and has no part where an edge is not known', () => {
  const layout = layOutBars(columns, AREA)
  const boxes = layOutBand(layout, { lower: [0, 10, 5], upper: [40, 10, null] })
  expect(boxes.map(({ label, x, width }) => [label, x, width])).toEqual([
    ['2020', 0, 100],
    ['2021', 100, 100],
  ])
  expect(boxes[0]?.height).toBeCloseTo(130)
  expect(boxes[1]?.height).toBe(1)
})
