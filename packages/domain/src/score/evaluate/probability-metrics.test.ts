import { describe, expect, test } from 'vitest'
import { calibrateBands, findBandInversions } from './band-calibration.ts'
import { meanOf } from '../measures/number-at.ts'
import { brierLosses, estimateShare, expectedCalibrationError, logLosses } from './probability-metrics.ts'
import { FAILED } from './testing-ranked-rows.ts'

const probabilities = [
  0.9, 0.8, 0.8, 0.7, 0.7, 0.7, 0.6, 0.6, 0.5, 0.5, 0.5, 0.4, 0.4, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2, 0.1, 0.1, 0.1, 0.05,
  0.05,
]
const rows = { probabilities, failed: FAILED }

describe('foretold probabilities', () => {
  test('Brier score and log loss, as worked out elsewhere', () => {
    expect(meanOf(brierLosses(rows))).toBeCloseTo(0.17395833333333335, 14)
    expect(meanOf(logLosses(rows))).toBeCloseTo(0.5098413816143047, 14)
  })

  test('a certain mistake costs much and not everything', () => {
    const [loss] = logLosses({ probabilities: [1], failed: [false] })
    expect(loss).toBeCloseTo(34.54, 2)
  })

  test('the expected calibration error keeps equal probabilities together', () => {
    expect(expectedCalibrationError(rows, 1)?.value).toBeCloseTo(0.1833333333333333, 12)
    const turned = { probabilities: probabilities.toReversed(), failed: FAILED.toReversed() }
    expect(expectedCalibrationError(turned, 1)?.value).toBeCloseTo(0.1833333333333333, 12)
    expect(expectedCalibrationError({ probabilities: [], failed: [] }, 1)).toBeNull()
  })

  test('and says what chance makes of it: with one probability, the mean error of a coin', () => {
    const coins = {
      probabilities: Array.from({ length: 100 }, () => 0.5),
      failed: Array.from({ length: 100 }, () => true),
    }
    const found = expectedCalibrationError(coins, 1)
    expect(found?.value).toBe(0.5)
    // Mean distance of a binomial share from one half: √(2 / π) × 0.05.
    expect(found?.byChance).toBeCloseTo(0.04, 2)
  })
})

describe('a share by Wilson', () => {
  test.each([
    [10, 100, 0.0552291370606751, 0.17436566150491345],
    [0, 20, 0, 0.16112515805281938],
    [20, 20, 1 - 0.16112515805281938, 1],
    [287, 4137, 0.06202404587416484, 0.07752282269521589],
  ])('%d of %d', (count, total, low, high) => {
    const found = estimateShare({ count, total })
    expect(found?.value).toBe(count / total)
    expect(found?.low).toBeCloseTo(low, 12)
    expect(found?.high).toBeCloseTo(high, 12)
  })

  test('of nothing is unknown', () => {
    expect(estimateShare({ count: 0, total: 0 })).toBeNull()
  })
})

describe('the bands', () => {
  const row = (points: number, hasFailed: boolean, probability = 0.1) => ({ points, hasFailed, probability })

  test('begin and end where the specification says', () => {
    const edges = [100, 85, 84, 67, 66, 51, 50, 34, 33, 16, 15, 0].map((points) => row(points, points === 0))
    expect(calibrateBands(edges).map(({ band, rows: count, failures }) => [band, count, failures])).toEqual([
      ['minimal', 2, 0],
      ['low', 2, 0],
      ['medium', 2, 0],
      ['risky', 2, 0],
      ['very-risky', 2, 0],
      ['extremely-risky', 2, 1],
    ])
  })

  test('say what was foretold and what happened; an empty one says nothing', () => {
    const bands = calibrateBands([row(90, false, 0.1), row(95, true, 0.3)])
    expect(bands[0]).toMatchObject({ rows: 2, failures: 1, foretold: 0.2, observed: { value: 0.5 } })
    expect(bands[1]).toEqual({ band: 'low', rows: 0, failures: 0, foretold: null, observed: null })
  })

  test('rows of several repetitions count by their share, not as more rows', () => {
    const twice = [row(90, false, 0.1), row(95, true, 0.3), row(60, false, 0.1), row(95, true, 0.3)]
    expect(calibrateBands(twice, { repetitions: 2 })[0]).toMatchObject({ rows: 1.5, failures: 1 })
  })

  test('that do not rank are named, empty ones left out', () => {
    const ranked = [row(90, false), row(60, true), row(60, false), row(5, true)]
    expect(findBandInversions(calibrateBands(ranked))).toEqual([])
    const unranked = [row(90, true), row(90, false), row(60, true), row(60, false), row(5, false)]
    expect(findBandInversions(calibrateBands(unranked))).toEqual([
      { better: 'minimal', worse: 'medium' },
      { better: 'medium', worse: 'extremely-risky' },
    ])
  })
})
