import { describe, expect, test } from 'vitest'
import { layOutBarLabels } from './bar-labels.ts'
import { findMarkY } from './bar-marks.ts'
import { layOutBars } from './bars.ts'

test.each([
  ['a bar whose figure is not written', { value: 3, top: 60, height: 40 }, undefined, 42],
  ['the figure of a bar', { value: 3, top: 60, height: 40 }, 55, 42],
  ['a figure that a line lifted', { value: 3, top: 60, height: 40 }, 40, 27],
  ['a loss, the figure of which is below', { value: -3, top: 100, height: 70 }, 185, 96],
  ['an empty place', { value: null, top: 100, height: 0 }, undefined, 96],
  ['nothing', { value: 0, top: 100, height: 0 }, 95, 82],
])('a mark stands over %s', (_what, { value, ...box }, textY, y) => {
  expect(findMarkY({ x: 0, width: 20, center: 10, point: { label: '2025', value, beside: [] }, ...box }, textY)).toBe(y)
})

describe('of the highest bar', () => {
  /** How far a sign reaches up and down from its foot, and a figure up, in pixels of the screen. */
  const [SIGN_UP, SIGN_DOWN, FIGURE_UP] = [11, 3, 10]
  const at = (values: number[], line: number[] = []) =>
    layOutBars(
      values.map((value, index) => {
        const beside = line.slice(index, index + 1).map((one) => ({ value: one }))
        return { label: String(2020 + index), value, beside }
      }),
      { width: 300, height: 172, textSize: 11, hasSigns: true },
    )

  test.each([
    ['alone', at([100, 50])],
    ['the last of all', at([-50, 100])],
    ['under a line that lifts its figure', at([50, 100], [40, 100])],
  ])('%s the sign is in the drawing and not over the figure', (_what, layout) => {
    const labels = layOutBarLabels(layout, { write: String })
    const highest = layout.bars.findIndex(({ point }) => point.value === 100)
    const bar = layout.bars[highest]
    const textY = labels[highest]?.y ?? Number.NaN
    const markY = bar === undefined ? Number.NaN : findMarkY(bar, textY)
    expect(markY - SIGN_UP).toBeGreaterThanOrEqual(0)
    expect(markY + SIGN_DOWN).toBeLessThanOrEqual(textY - FIGURE_UP)
  })
})
