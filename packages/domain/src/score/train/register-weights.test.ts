import { expect, test } from 'vitest'
import { createRandom } from '../measures/seeded-random.ts'
import { estimateRegisterWeights, estimateSignals, type PanelRow } from './register-weights.ts'

/** A signal that a quarter has, and so many of each kind that failed in a thousand. */
function makeRows(withSignal: number, without: number): PanelRow[] {
  const random = createRandom(1)
  return Array.from({ length: 4000 }, (_, index) => {
    const isLate = index % 4 === 0
    return {
      year: 2000 + (index % 3),
      ratios: [random(), index % 7 === 0 ? null : random()],
      signals: {
        'filing-delay': isLate,
        enforcement: random() < 0.1,
        'seat-changes': random() < 0.5,
        'ten-years': random() < 0.5,
        audited: random() < 0.5,
        'qualified-opinion': random() < 0.5,
      },
      hasFailed: Math.floor(index / 4) % 1000 < (isLate ? withSignal : without / 3),
    }
  })
}

test('a signal takes off what its odds are worth: ten points for twice the odds', () => {
  const [late] = estimateSignals(makeRows(100, 150), ['filing-delay'])
  expect(late).toMatchObject({ rows: 1000, failures: 100 })
  // 100 to 900 against 50 to 950.
  expect(late?.points).toBeCloseTo((-10 * Math.log(100 / 900 / (50 / 950))) / Math.LN2, 0)
  // By Woolf: the root of the sum of the reciprocal counts.
  expect(late?.error).toBeCloseTo((10 * Math.sqrt(1 / 100 + 1 / 900 + 1 / 150 + 1 / 2850)) / Math.LN2, 1)
})

test('the weight lies between the data and the expert, nearer to who knows better', () => {
  for (const { points, expert, weighed, error } of estimateRegisterWeights(makeRows(100, 150))) {
    const share = (weighed - expert) / (points - expert)
    expect(share).toBeCloseTo(49 / (49 + error ** 2), 10)
  }
})
