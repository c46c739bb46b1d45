import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aucOf, captureOf, discriminate, kolmogorovSmirnov } from './discrimination.ts'
import { groupByRisk } from './ranking.ts'
import { FAILED, OTHER_RISKS, RISKS } from '../evaluate/testing-ranked-rows.ts'

const groups = groupByRisk({ risks: RISKS, failed: FAILED })

/** By definition: every failure against every survivor. */
function aucByPairs(risks: readonly number[], failed: readonly boolean[]): number {
  const of = (outcome: boolean) => risks.filter((_, row) => failed[row] === outcome)
  const duels = of(true).flatMap((bad) => of(false).map((good) => (bad > good ? 1 : bad === good ? 0.5 : 0)))
  return duels.reduce<number>((sum, each) => sum + each, 0) / duels.length
}

describe('discrimination', () => {
  test('of rows with ties, as worked out elsewhere', () => {
    const found = discriminate(groups)
    expect(found.auc).toBeCloseTo(0.8148148148148148, 14)
    expect(found.gini).toBeCloseTo(0.62962962962963, 14)
    expect(found.ks).toBeCloseTo(0.5, 14)
    expect(found.capture5).toBeCloseTo(0.18333333333333335, 14)
    expect(found.capture10).toBeCloseTo(0.2833333333333334, 14)
    expect(found.capture25).toBeCloseTo(0.5, 14)
  })

  test.each<[string, number[], number[], number]>([
    ['failures all worse', [3, 2, 1, 0], [1, 1, 0, 0], 1],
    ['failures all better', [3, 2, 1, 0], [0, 0, 1, 1], 0],
    ['everything alike', [7, 7, 7, 7], [1, 0, 1, 0], 0.5],
    ['one pair of four lost', [4, 3, 2, 1], [1, 0, 1, 0], 0.75],
    ['infinite risks are alike', [Infinity, Infinity, -Infinity], [1, 0, 0], 0.75],
  ])('AUC: %s', (_title, risks, outcomes, auc) => {
    expect(aucOf(groupByRisk({ risks, failed: outcomes.map((each) => each === 1) }))).toBe(auc)
  })

  test('AUC is the share of pairs that are in the right order, ties half', () => {
    const rows = fc.array(fc.record({ risk: fc.integer({ min: 0, max: 12 }), hasFailed: fc.boolean() }), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(rows, (drawn) => {
        const risks = drawn.map(({ risk }) => risk)
        const failed = drawn.map(({ hasFailed }) => hasFailed)
        const auc = aucOf(groupByRisk({ risks, failed }))
        if (auc === null) expect(new Set(failed).size).toBeLessThan(2)
        else expect(auc).toBeCloseTo(aucByPairs(risks, failed), 12)
      }),
    )
  })

  test.each<[string, boolean[]]>([
    ['no rows', []],
    ['only failures', [true, true]],
    ['no failure', [false, false]],
  ])('nothing is defined of %s', (_title, failed) => {
    const none = groupByRisk({ risks: failed.map((_, row) => row), failed })
    expect(discriminate(none)).toEqual({
      auc: null,
      gini: null,
      ks: null,
      capture5: null,
      capture10: null,
      capture25: null,
    })
    expect(kolmogorovSmirnov(none)).toBeNull()
  })

  test('KS says where it lies', () => {
    const found = kolmogorovSmirnov(groups)
    expect(groups.risks[found?.group ?? -1]).toBe(5)
    expect(found?.failureShare).toBeCloseTo(5 / 6, 14)
    expect(found?.survivorShare).toBeCloseTo(1 / 3, 14)
  })

  test('KS is negative where survivors rank worse', () => {
    expect(kolmogorovSmirnov(groupByRisk({ risks: [2, 1], failed: [false, true] }))?.distance).toBe(-1)
  })

  test('a cut through equal rows takes a part of them, whatever their order', () => {
    const risks = [5, 5, 5, 5, 1, 1, 1, 1]
    const first = groupByRisk({ risks, failed: [true, false, false, false, true, false, false, false] })
    const last = groupByRisk({ risks, failed: [false, false, false, true, false, false, false, true] })
    expect(captureOf(first, 0.25)).toBe(0.25)
    expect(captureOf(last, 0.25)).toBe(0.25)
    expect(captureOf(first, 0.5)).toBe(0.5)
    expect(captureOf(first, 1)).toBe(1)
  })

  test('a row without a risk is refused', () => {
    expect(() => groupByRisk({ risks: [1, NaN], failed: [true, false] })).toThrow('row 1 has no risk')
    expect(() => groupByRisk({ risks: [1], failed: [true, false] })).toThrow('1 risks of 2 rows')
  })

  test('the order of rows does not matter', () => {
    const turned = groupByRisk({ risks: OTHER_RISKS.toReversed(), failed: FAILED.toReversed() })
    expect(discriminate(turned)).toEqual(discriminate(groupByRisk({ risks: OTHER_RISKS, failed: FAILED })))
  })
})
