import { expect, test } from 'vitest'
import { recallAtPrecision } from './precision-recall.ts'

const ANSWERS = [
  { score: 0.99, isRight: true },
  { score: 0.97, isRight: true },
  { score: 0.95, isRight: false },
  { score: 0.9, isRight: true },
  { score: 0.9, isRight: false },
]

test.each([
  [1, 0.5, 0.97],
  [0.9, 0.5, 0.97],
  [0.6, 0.75, 0.9],
  [0.7, 0.5, 0.97],
])('of precision %d the recall is %d, from %d on', (precision, recall, threshold) => {
  expect(recallAtPrecision(ANSWERS, { questions: 4, precision })).toEqual({ recall, threshold })
})

test('a precision that is never reached has no recall', () => {
  const wrong = [{ score: 1, isRight: false }]
  expect(recallAtPrecision(wrong, { questions: 1, precision: 0.5 })).toEqual({ recall: 0, threshold: null })
})
