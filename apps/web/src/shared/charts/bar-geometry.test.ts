import { describe, expect, test } from 'vitest'
import { layOutBars } from './bar-geometry.ts'
import { chooseAmountScale } from './chart-series.ts'

const AREA = { width: 400, height: 150, room: 20 }
const points = (values: Array<number | null>) =>
  values.map((value, index) => ({ label: String(2020 + index), value, origin: null, beside: [] }))

describe('layOutBars', () => {
  test('the highest bar ends under the room for its label, losses stand below the line', () => {
    const { bars, zeroY } = layOutBars(points([100, -50]), AREA)
    expect(bars[0]?.top).toBeCloseTo(20)
    expect(bars[1]?.top).toBeCloseTo(zeroY)
    expect((bars[1]?.top ?? 0) + (bars[1]?.height ?? 0)).toBeCloseTo(130)
  })

  test('a gap has no bar, a zero has a line of one pixel', () => {
    const { bars } = layOutBars(points([null, 0, 10]), AREA)
    expect(bars.map(({ height }) => height)).toEqual([0, 1, 130])
  })

  test('a single point stays a slim bar in the middle', () => {
    const { bars } = layOutBars(points([7]), AREA)
    expect(bars[0]).toMatchObject({ center: 200, width: 64, height: 130 })
  })

  test('nothing but gaps or zeros', () => {
    expect(layOutBars(points([null, null]), AREA).bars.every(({ height }) => height === 0)).toBe(true)
    expect(layOutBars(points([0, 0]), AREA).zeroY).toBe(150)
  })

  test('labels are thinned out where they would not fit', () => {
    expect(layOutBars(points(Array.from({ length: 5 }, () => 1)), AREA).labelStep).toBe(1)
    expect(layOutBars(points(Array.from({ length: 20 }, () => 1)), AREA).labelStep).toBe(2)
  })
})

describe('beside the bars', () => {
  const withMedian = points([10, null]).map((point) => ({ ...point, beside: [{ name: 'medián', value: 40 }] }))

  test('what is higher than every bar has room too, and stands by the same scale', () => {
    const { bars, toY } = layOutBars(withMedian, AREA)
    expect(toY(40)).toBeCloseTo(20)
    expect(bars[0]?.height).toBeCloseTo(130 / 4)
  })

  test('bars are slimmer, so that what is behind them is seen', () => {
    const many = (list: typeof withMedian) => layOutBars([...list, ...list, ...list], AREA).bars[0]?.width ?? 0
    expect(many(withMedian)).toBeLessThan(many(points([10, null])))
  })
})

test.each([
  [99_999_999, 1000, 1000],
  [100_000_000, 1000, 1_000_000],
  [-100_000_000, 1, 1_000_000],
  [99_999_999, 1, 1],
] as const)('%i is shown by %i in units of %i', (value, preferred, expected) => {
  expect(chooseAmountScale(points([value]), preferred)).toBe(expected)
})
