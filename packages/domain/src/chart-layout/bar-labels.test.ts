import { describe, expect, test } from 'vitest'
import { estimateWidth, layOutBarLabels } from './bar-labels.ts'
import { layOutBars } from './bars.ts'

function layOut(values: Array<number | null>, width: number) {
  const points = values.map((value, index) => ({ label: String(2020 + index), value, beside: [] }))
  const geometry = layOutBars(points, { width, height: 170, textSize: 11 })
  return { geometry, labels: layOutBarLabels(geometry, { write: (value) => value.toLocaleString('hu') }) }
}

describe('layOutBarLabels', () => {
  test('each value stands above its bar where all fit, losses below', () => {
    const { labels } = layOut([10, -20, null], 300)
    expect(labels.map((label) => label?.text)).toEqual(['10', '-20', undefined])
    expect(labels[0]?.y).toBeLessThan(labels[1]?.y ?? 0)
  })

  test('where one is too wide for its place, only the last known value is told', () => {
    const { labels } = layOut([1_000_000, 2_000_000, 3_000_000, null], 160)
    expect(labels.map((label) => label !== null)).toEqual([false, false, true, false])
  })

  test('a label alone is inside the drawing and above the bars it reaches over', () => {
    const { geometry, labels } = layOut([1_000_000, 2_000_000, 9_000_000, 1_000_000], 160)
    const label = labels[3]
    expect((label?.x ?? 0) + estimateWidth(label?.text ?? '') / 2).toBeLessThanOrEqual(160)
    expect(label?.y).toBeLessThan(geometry.bars[2]?.top ?? 0)
  })

  test('a loss alone stands under the bars it reaches over', () => {
    const { geometry, labels } = layOut([1_000_000, -9_000_000, -1_000_000], 120)
    const neighbour = geometry.bars[1]
    expect(labels[2]?.y).toBeGreaterThan((neighbour?.top ?? 0) + (neighbour?.height ?? 0))
  })
})

describe('beside a line', () => {
  const besideOf = (values: number[], median: number) =>
    layOutBars(
      values.map((value, index) => ({
        label: String(2020 + index),
        value,
        beside: [{ value: median }],
      })),
      { width: 300, height: 170, textSize: 11 },
    )

  test('only the last value is told, also where all would fit', () => {
    const labels = layOutBarLabels(besideOf([10, 20, 30], 5), { write: String })
    expect(labels.map((label) => label?.text)).toEqual([undefined, undefined, '30'])
  })

  test('on paper, where nobody can point at a bar, each value that fits is told', () => {
    const labels = layOutBarLabels(besideOf([10, 20, 30], 5), { write: String, isStill: true })
    expect(labels.map((label) => label?.text)).toEqual(['10', '20', '30'])
  })

  test('it stands above a mark that it would touch', () => {
    const geometry = besideOf([100, 50, 50], 52)
    const label = layOutBarLabels(geometry, { write: String })[2]
    expect(label?.y).toBeLessThan(geometry.toY(52))
  })

  const sloping = (values: number[], medians: Array<number | null>) =>
    layOutBars(
      values.map((value, index) => ({
        label: String(2020 + index),
        value,
        beside: [{ value: medians[index] ?? null }],
      })),
      { width: 160, height: 170, textSize: 11 },
    )
  const write = () => '1 000 000'

  test('it stands above a line that runs through its place from a mark far above to one far below', () => {
    const medians = [100, 100, 90, 20]
    const label = layOutBarLabels(sloping([60, 60, 60, 60], medians), { write })[3]
    // Half of the label reaches beyond the middle between the last two marks.
    expect(label?.y).toBeLessThan(sloping([60, 60, 60, 60], medians).toY(60))
    const flat = layOutBarLabels(sloping([60, 60, 60, 60], [100, 100, null, 20]), { write })[3]
    expect(label?.y).toBeLessThan(flat?.y ?? 0)
  })

  test('a loss stands below a line that runs through its place, inside the drawing', () => {
    const geometry = sloping([-20, -20, -20, -20], [-100, -100, -60, -22])
    const label = layOutBarLabels(geometry, { write })[3]
    expect(label?.y).toBeGreaterThan(geometry.toY(-60))
    expect(label?.y).toBeLessThanOrEqual(geometry.height)
  })
})
