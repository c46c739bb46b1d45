import { describe, expect, test } from 'vitest'
import { CURRENT_MODEL } from '../model/current-model.ts'
import type { FactorBin } from '../model/score-model.ts'
import { findBinEvidence } from './bin-evidence.ts'

const bin = (points: number, rows: number, failures: number): FactorBin => ({ below: null, points, rows, failures })
const NONE_MISSING = { rows: 0, failures: 0 }
/** A bin among ten thousand rows of which 2 % failed. */
const among = (one: FactorBin) => ({
  bins: [one, bin(0, 10_000 - one.rows, 200 - one.failures)],
  missing: NONE_MISSING,
})

describe('what the training rows of a bin show', () => {
  test.each<[string, FactorBin, boolean]>([
    ['many more failures where points are taken', bin(-15, 1000, 100), true],
    ['as many as everywhere where points are taken', bin(-15, 1000, 20), false],
    ['hardly more, of few rows', bin(-15, 100, 3), false],
    ['far fewer where points are given', bin(8, 1000, 5), true],
    ['fewer, but of few rows', bin(8, 100, 1), false],
    ['more failures where points are given', bin(8, 1000, 40), false],
    ['none at all, of few rows', bin(8, 50, 0), false],
    ['nothing is claimed without points', bin(0, 1000, 100), true],
  ])('%s', (_title, one, isSure) => {
    expect(findBinEvidence(among(one), 0)).toMatchObject({
      rows: one.rows,
      failures: one.failures,
      share: one.failures / one.rows,
      overall: 0.02,
      isSure,
    })
  })

  test('rows without the value count for the whole', () => {
    const shape = { bins: [bin(0, 100, 1)], missing: { rows: 100, failures: 3 } }
    expect(findBinEvidence(shape, 0)?.overall).toBe(0.02)
  })

  test.each([1, -1])('there is none of a bin that is not there: %i', (at) => {
    expect(findBinEvidence({ bins: [bin(1, 1, 0)], missing: NONE_MISSING }, at)).toBeNull()
    expect(findBinEvidence({ bins: [bin(1, 0, 0)], missing: NONE_MISSING }, 0)).toBeNull()
  })

  test('of the model in use: little depreciation takes more points than its failures show by themselves', () => {
    const shape = CURRENT_MODEL.factors.find(({ key }) => key === 'depreciationShare')
    const sure = shape?.bins.map((_, at) => findBinEvidence(shape, at)?.isSure)
    expect(sure).toEqual([true, false, false, false, false, true, false, true, true, true])
  })
})
