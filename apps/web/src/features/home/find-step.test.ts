import { expect, test } from 'vitest'
import { findStep } from './find-step.ts'

// A wide one and a narrow one, three narrow ones, one left over.
const GRID = [
  { top: 0, middle: 200 },
  { top: 1, middle: 500 },
  { top: 80, middle: 100 },
  { top: 80, middle: 300 },
  { top: 80, middle: 500 },
  { top: 160, middle: 100 },
]

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 5],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
] as const)('%s from %i leads to %i', (key, from, to) => expect(findStep(GRID, from, key)).toBe(to))

test('in one column up and down are before and after', () => {
  const column = [0, 80, 160].map((top) => ({ top, middle: 100 }))
  expect([findStep(column, 1, 'ArrowUp'), findStep(column, 1, 'ArrowDown')]).toEqual([0, 2])
})
