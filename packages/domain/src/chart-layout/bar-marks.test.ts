import { expect, test } from 'vitest'
import { findMarkY } from './bar-marks.ts'

test.each([
  ['a bar whose figure is not written', { value: 3, top: 60, height: 40 }, undefined, 42],
  ['the figure of a bar', { value: 3, top: 60, height: 40 }, 55, 42],
  ['a figure that a line lifted', { value: 3, top: 60, height: 40 }, 40, 27],
  ['a loss, the figure of which is below', { value: -3, top: 100, height: 70 }, 185, 96],
  ['an empty place', { value: null, top: 100, height: 0 }, undefined, 96],
  ['nothing', { value: 0, top: 100, height: 0 }, 95, 82],
  ['what reaches to the top of the drawing', { value: 3, top: 12, height: 88 }, 11, 11],
])('a mark stands over %s', (_what, { value, ...box }, textY, y) => {
  expect(findMarkY({ x: 0, width: 20, center: 10, point: { label: '2025', value, beside: [] }, ...box }, textY)).toBe(y)
})
