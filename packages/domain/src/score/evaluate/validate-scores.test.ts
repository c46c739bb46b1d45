import { describe, expect, test } from 'vitest'
import type { BaselineKey } from './baselines.ts'
import { rankByBaselines, crossValidate } from './cross-validate.ts'
import { makeRowScorer } from './score-rows.ts'
import { drawTrainingRows, makeTinyScoreModel } from './testing-scored-rows.ts'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { type OtherRisks, type ScoredRow, validateScores } from './validate-scores.ts'
import type { TrainingRow } from '../train/training-row.ts'
import {
  describeRank,
  tabulateBands,
  tabulateComparisons,
  tabulateFigures,
  tabulateGroups,
} from './validation-tables.ts'

const NO_OTHERS: OtherRisks<BaselineKey>[] = []
const bootstrap = { seed: 1, repetitions: 50 }
const model = makeTinyScoreModel()
const scoreRow = makeRowScorer(model, { months: 12 })

function makeRow(first: number | null, hasFailed = false): TrainingRow {
  return { attributes: [], factors: [first, ...FACTOR_KEYS.slice(1).map(() => 1)], hasFailed }
}

describe('a scored row', () => {
  test.each([
    [0.49, 20, 20, 0],
    [0.5, 80, 80, 0],
    [null, 10, 10, 1],
  ])('with a first factor of %d', (first, sum, points, missingFactors) => {
    const found = scoreRow(makeRow(first))
    expect(found).toMatchObject({ sum, points, missingFactors, hasFailed: false, group: 'share-capital' })
  })

  test('the mean probability over the reference of the model is the share that it is given', () => {
    const meanAt = (share: number) => {
      const score = makeRowScorer(model, { months: 12, share })
      return (50 * score(makeRow(0.1)).probability + 40 * score(makeRow(0.9)).probability) / 90
    }
    expect(meanAt(0.02)).toBeCloseTo(0.02, 10)
    expect(meanAt(0.3)).toBeCloseTo(0.3, 10)
    expect(makeRowScorer(model, { months: 12 })(makeRow(0.1)).probability).toBeCloseTo(
      makeRowScorer(model, { months: 12, share: 1 / 3 })(makeRow(0.1)).probability,
      10,
    )
  })

  test('the mean is that of the rows of the file where they are given, sounder than those of the model or not', () => {
    const among = [makeRow(0.1), makeRow(0.9), makeRow(0.9), makeRow(0.9)]
    const score = makeRowScorer(model, { months: 12, share: 0.02, among })
    expect(among.reduce((sum, row) => sum + score(row).probability, 0) / 4).toBeCloseTo(0.02, 10)
  })

  test('says what is known of it', () => {
    const attributes = Array.from({ length: 64 }, () => 0.5)
    expect(scoreRow({ ...makeRow(0.1), attributes }).group).toBe('no-share-capital')
    const young = { ...makeRow(0.1), factors: [0.1, ...Array.from({ length: 19 }, () => null)] }
    expect(scoreRow(young).group).toBe('unknown-years')
  })
})

const scored = (sum: number, hasFailed: boolean, changes: Partial<ScoredRow> = {}): ScoredRow => ({
  sum,
  group: 'share-capital',
  hasFailed,
  points: Math.min(100, Math.max(0, sum)),
  probability: 0.5,
  missingFactors: 0,
  ...changes,
})

describe('the figures of scored rows', () => {
  const rows = [
    scored(-10, true, { missingFactors: 4 }),
    scored(10, true, { missingFactors: 1 }),
    scored(40, false, { missingFactors: 2 }),
    scored(60, true),
    scored(90, false),
    scored(120, false),
  ]
  const validation = validateScores({
    repetitions: [rows],
    others: [{ key: 'altman' as const, rankings: [[6, 5, 4, 3, 2, 1]] }],
    bootstrap,
  })

  test('count rows and put the risk in the right direction', () => {
    expect(validation).toMatchObject({ rows: 6, failures: 3, foretoldShare: 0.5 })
    expect(validation.auc?.value).toBeCloseTo(8 / 9, 12)
    expect(validation.comparisons[0]?.difference).toMatchObject({ value: 0 })
    expect(validation.discrimination?.ks.value).toBeCloseTo(2 / 3, 12)
    expect(validation.ksSums).toEqual([10])
  })

  test('are of rows with known earlier years; the groups are of all', () => {
    const young = scored(100, true, { group: 'unknown-years' })
    const other = scored(100, false, { group: 'no-share-capital' })
    const more = validateScores({
      repetitions: [[young, ...rows, other]],
      others: [{ key: 'altman' as const, rankings: [[9, 6, 5, 4, 3, 2, 1, 0]] }],
      bootstrap,
    })
    expect(more).toMatchObject({ rows: 7, failures: 3 })
    expect(more.groups.map(({ group, rows: count, failures }) => [group, count, failures])).toEqual([
      ['share-capital', 6, 3],
      ['no-share-capital', 1, 0],
      ['unknown-years', 1, 1],
    ])
    expect(more.groups[0]?.auc?.value).toBeCloseTo(8 / 9, 12)
    expect(validateScores({ repetitions: [[young, young]], others: NO_OTHERS, bootstrap })).toMatchObject({ rows: 2 })
  })

  test('several repetitions give means, and no row counts twice', () => {
    const worse = rows.map((row) => ({ ...row, sum: -row.sum, points: 100 - row.points }))
    const both = validateScores({ repetitions: [rows, worse], others: NO_OTHERS, bootstrap })
    expect(both.rows).toBe(6)
    expect(both.auc?.value).toBeCloseTo(0.5, 12)
    expect(both.bands.reduce((sum, band) => sum + band.rows, 0)).toBeCloseTo(6, 12)
    expect(both.ksSums).toHaveLength(2)
    expect(() => validateScores({ repetitions: [rows, rows.slice(1)], others: NO_OTHERS, bootstrap })).toThrow('5 rows')
    expect(() => validateScores({ repetitions: [], others: NO_OTHERS, bootstrap })).toThrow('no scored rows')
  })

  test('tables say what there is, and a dash for what is not defined', () => {
    const none = validateScores({
      repetitions: [rows.map((row) => ({ ...row, hasFailed: false }))],
      others: NO_OTHERS,
      bootstrap,
    })
    const text = [
      tabulateFigures(none),
      tabulateComparisons(none),
      tabulateBands(none.bands),
      tabulateGroups(none.groups),
    ]
    expect(JSON.stringify(text)).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(tabulateFigures(none).rows[0]).toEqual(['AUC', '–'])
    expect(tabulateFigures(validation).rows[2]?.[0]).toBe('KS (at a sum of 10)')
    expect(tabulateGroups(validation.groups).rows).toHaveLength(3)
  })

  test('bands that do not rank, and empty ones, are said', () => {
    expect(describeRank(validation)).toBe(
      'The bands do not rank strictly: risky does not fail more often than medium. No rows in: low, very-risky.',
    )
    const one = validateScores({ repetitions: [[scored(90, false), scored(95, true)]], others: NO_OTHERS, bootstrap })
    expect(describeRank(one)).toBe('Bands cannot be ranked: all rows lie in one of them.')
  })
})

describe('cross-validation', { timeout: 60_000 }, () => {
  const rows = drawTrainingRows(60)
  const options = { foldCount: 2, repetitions: 2, seed: 9 }

  test('scores every row once per repetition by a model that has not seen it', () => {
    const sizes: number[] = []
    const { repetitions, others } = crossValidate(rows, {
      train: (training) => {
        sizes.push(training.length)
        const seen = new Set(training)
        return (row) => {
          expect(seen.has(row)).toBe(false)
          return scoreRow(row)
        }
      },
      options,
    })
    expect(repetitions.map((each) => each.length)).toEqual([60, 60])
    expect(repetitions[0]).toEqual(rows.map(scoreRow))
    expect(sizes).toHaveLength(4)
    expect(others.map(({ key, rankings }) => [key, rankings.length])).toEqual([
      ['altman', 2],
      ['zmijewski', 2],
      ['logistic-cut', 2],
      ['logistic-factors', 2],
      ['trees-ratios', 2],
      ['trees-factors', 2],
    ])
  })

  test('says the same again, and tells how far it is', () => {
    const progress: number[] = []
    const run = () =>
      crossValidate(rows, {
        train: () => scoreRow,
        options: { ...options, onProgress: ({ done, total }) => progress.push(done / total) },
      })
    const once = run()
    expect(progress).toEqual([0.25, 0.5, 0.75, 1])
    expect(run()).toEqual(once)
  })

  test('leaves a formula out whose ratio no row has', () => {
    const without = rows.map((row) => ({
      ...row,
      attributes: row.attributes.map((value, index) => (index === 5 ? null : value)),
    }))
    const { others } = crossValidate(without, { train: () => scoreRow, options: { ...options, repetitions: 1 } })
    expect(others.map(({ key }) => key)).not.toContain('altman')
    expect(rankByBaselines(without, null).map(({ key }) => key)).toEqual(['zmijewski'])
    expect(rankByBaselines(without, rows).map(({ key }) => key)).toContain('altman')
  })
})
