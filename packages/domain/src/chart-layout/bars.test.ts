import { describe, expect, test } from 'vitest'
import { layOutBarNames, layOutBars } from './bars.ts'

/** Without the labels 150 high. */
const AREA = { width: 400, height: 170, textSize: 11 }
const points = (values: Array<number | null>) =>
  values.map((value, index) => ({ label: String(2020 + index), value, beside: [] }))

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

  test('labels are thinned out where they would not fit, counted from the last', () => {
    const names = (count: number) =>
      layOutBarNames(layOutBars(points(Array.from({ length: count }, () => 1)), AREA)).map(({ text }) => text)
    expect(names(5)).toEqual(['2020', '2021', '2022', '2023', '2024'])
    expect(names(20)).toHaveLength(10)
    expect(names(20).at(-1)).toBe('2039')
  })

  test('half the size, half of everything: paper shows what the screen does', () => {
    const screen = layOutBars(points([10, -5, null, 20]), AREA)
    const paper = layOutBars(points([10, -5, null, 20]), { width: 200, height: 85, textSize: 5.5 })
    for (const [index, bar] of paper.bars.entries()) {
      expect(bar.x).toBeCloseTo((screen.bars[index]?.x ?? 0) / 2)
      expect(bar.top).toBeCloseTo((screen.bars[index]?.top ?? 0) / 2)
      expect(bar.height).toBeCloseTo((screen.bars[index]?.height ?? 0) / 2)
    }
  })
})

describe('beside the bars', () => {
  const withMedian = points([10, null]).map((point) => ({ ...point, beside: [{ value: 40 }] }))

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
