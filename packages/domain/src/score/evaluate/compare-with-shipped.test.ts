import { describe, expect, test } from 'vitest'
import { compareWithShipped, judgeDifference } from './compare-with-shipped.ts'
import { drawTrainingRows, makeTinyScoreModel } from './testing-scored-rows.ts'

const shipped = makeTinyScoreModel()
const BOOTSTRAP = { seed: 1, repetitions: 20 }
const compare = (model = shipped, rows = drawTrainingRows(400)) =>
  compareWithShipped({
    model,
    shipped,
    rows,
    subjects: rows.map((_, row) => String(row)),
    months: 12,
    share: 0.1,
    bootstrap: BOOTSTRAP,
  })

/** The same steps the other way round: who is sound is ranked worst. */
const reversed = {
  ...shipped,
  version: 'reversed',
  factors: shipped.factors.map((factor) => ({
    ...factor,
    bins: factor.bins.map((bin, index) => ({ ...bin, points: factor.bins.at(-1 - index)?.points ?? 0 })),
  })),
}
const TOLD = drawTrainingRows(400).filter(({ factors }) => factors[0] !== null)

describe('a model beside the shipped one', () => {
  test('that ranks the same is not called better', () => {
    expect(compare()).toMatchObject({ difference: { value: 0, low: 0, high: 0 }, verdict: 'open' })
  })

  test('that ranks the other way round is called worse, and the shipped one beside it better', () => {
    const found = compare(reversed, TOLD)
    expect(found?.verdict).toBe('worse')
    expect((found?.auc.value ?? 0) + (found?.shippedAuc.value ?? 0)).toBeCloseTo(1, 10)
  })

  test('is told the same share of failures', () => {
    const found = compare(reversed)
    expect(found?.own.rows).toBe(found?.shipped.rows)
    expect(found?.share).toBe(0.1)
  })

  test('cannot be compared without failures', () => {
    expect(
      compare(
        shipped,
        drawTrainingRows(50).map((row) => ({ ...row, hasFailed: false })),
      ),
    ).toBeNull()
  })
})

test.each([
  [0.001, 0.02, 'better'],
  [0, 0.02, 'open'],
  [-0.01, 0.02, 'open'],
  [-0.01, 0, 'open'],
  [-0.02, -0.001, 'worse'],
])('a difference from %d to %d is %s', (low, high, verdict) => {
  expect(judgeDifference({ low, high })).toBe(verdict)
})
