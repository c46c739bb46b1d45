import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveInput } from '../explain/move-input.ts'
import { CURRENT_MODEL } from '../model/current-model.ts'
import { findYearBefore } from '../inputs/year-before.ts'
import { type FiledYear, readScoreInputs } from '../inputs/read-inputs.ts'
import { STATEMENT_LAYOUTS } from '../../statement-layouts/find-layout.ts'
import { accountsInBalance, SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { computeFactors } from './compute-factors.ts'
import { areComplete, listEarlierPart, pullOf, rateYearBefore, rateYearsAlone } from './earlier-year.ts'
import { rateCompany } from './rate-company.ts'
import { sumParts } from './score-caps.ts'
import { sumFactors } from './sum-factors.ts'
import { makeModel, QUIET_FACTS, REGISTER_OFF } from './testing-score.ts'

const RULE = { oneIn: 3, mostAdded: 5 }
const points = fc.integer({ min: 0, max: 100 })
const anyRule = fc.record({ oneIn: fc.integer({ min: 2, max: 6 }), mostAdded: fc.integer({ min: 0, max: 20 }) })

describe('the year before', () => {
  test.each([
    ['as good', 60, 60, 0],
    ['a point better: a third of it is nothing', 60, 61, 0],
    ['two points better', 60, 62, 1],
    ['somewhat better', 60, 69, 3],
    ['far better: no more than five', 20, 95, 5],
    ['two points worse', 60, 58, -1],
    ['worse by a third of it', 60, 30, -10],
    ['as bad as can be', 100, 0, -33],
  ])('%s', (_title, current, previous, pull) => {
    expect(pullOf(RULE, { current, previous })).toBe(pull)
  })

  test('never lifts a year by more than the rule says, and never over itself', () => {
    fc.assert(
      fc.property(anyRule, points, points, (rule, current, previous) => {
        const pull = pullOf(rule, { current, previous })
        expect(Number.isInteger(pull)).toBe(true)
        expect(pull).toBeLessThanOrEqual(rule.mostAdded)
        expect(current + pull).toBeGreaterThanOrEqual(Math.min(current, previous))
        expect(current + pull).toBeLessThanOrEqual(Math.max(current, previous))
      }),
    )
  })

  test('a better year never has fewer points for it, nor does a better year before', () => {
    fc.assert(
      fc.property(anyRule, points, points, fc.integer({ min: 0, max: 50 }), (rule, current, previous, more) => {
        const before = current + pullOf(rule, { current, previous })
        expect(current + more + pullOf(rule, { current: current + more, previous })).toBeGreaterThanOrEqual(before)
        expect(current + pullOf(rule, { current, previous: previous + more })).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

/** The sum of a year's own accounts, and nothing else. */
const sumOf = (inputs: typeof SOUND_INPUTS) =>
  sumFactors(CURRENT_MODEL, computeFactors({ inputs, currency: 'HUF', year: 2024 })).sum

describe('which year before counts', () => {
  const accounts = { inputs: SOUND_INPUTS, currency: 'HUF', year: 2024 }
  test.each([
    ['total assets', { previousTotalAssets: null }],
    ['any assets', { previousTotalAssets: 0 }],
    ['equity', { previousEquity: null }],
    ['sales', { previousNetSales: null }],
    ['a result', { previousProfitBeforeTax: null }],
  ])('none without %s', (_title, untold) => {
    const inputs = { ...SOUND_INPUTS, ...untold }
    expect(rateYearBefore(CURRENT_MODEL, { ...accounts, inputs })).toBeNull()
    expect(rateYearsAlone(CURRENT_MODEL, { ...accounts, inputs })).toBeNull()
  })

  test('none where the model does not ask for it', () => {
    expect(rateYearBefore(makeModel(), accounts)).toBeNull()
    expect(listEarlierPart(makeModel(), { sum: 10, previous: 90 })).toEqual([])
  })

  test('one that pulls nothing is no part', () => {
    expect(listEarlierPart(CURRENT_MODEL, { sum: 60, previous: 61 })).toEqual([])
    expect(listEarlierPart(CURRENT_MODEL, { sum: 130, previous: 100 })).toEqual([])
    expect(listEarlierPart(CURRENT_MODEL, { sum: -30, previous: 90 })).toEqual([{ kind: 'earlier', points: 5 }])
  })
})

describe('a rating', () => {
  const rate = (inputs: typeof SOUND_INPUTS) =>
    rateCompany({
      facts: QUIET_FACTS,
      accounts: { inputs, currency: 'HUF', balanceSheetDay: '2024-12-31', year: 2024 },
      asOf: '2025-06-30',
      model: CURRENT_MODEL,
      config: REGISTER_OFF,
    })

  test('is the sum of its parts with the year before, and at most five points above the year alone', () => {
    fc.assert(
      fc.property(accountsInBalance, (inputs) => {
        const { basis, points: found, parts } = rate(inputs)
        if (basis !== 'statement') return
        expect(sumParts(parts)).toBe(found)
        const alone = rate({ ...inputs, previousTotalAssets: null })
        expect(found ?? 0).toBeLessThanOrEqual((alone.points ?? 0) + 5)
      }),
    )
  })

  const better = fc.constantFrom<
    readonly [
      'equity' | 'netSales' | 'cash' | 'shortTermLiabilities' | 'longTermLiabilities' | 'operatingCosts',
      1 | -1,
    ]
  >(
    ['equity', 1],
    ['netSales', 1],
    ['cash', 1],
    ['shortTermLiabilities', -1],
    ['longTermLiabilities', -1],
    ['operatingCosts', -1],
  )

  test('is never lower for more equity, sales or cash and less debt or cost, whatever the year before was', () => {
    fc.assert(
      fc.property(accountsInBalance, better, fc.integer({ min: 1, max: 1e9 }), (inputs, [key, sign], amount) => {
        const moved = moveInput(inputs, key, (inputs[key] ?? 0) + sign * amount)
        const [before, after] = [rate(inputs), rate(moved)]
        if (before.basis !== 'statement' || after.basis !== 'statement') return
        expect(after.points).toBeGreaterThanOrEqual(before.points ?? 0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the lines of the year before', () => {
  const lines = fc.integer({ min: -1000, max: 100_000 })
  const filedYear = (layout: (typeof STATEMENT_LAYOUTS)[number]): fc.Arbitrary<FiledYear> => {
    const codes = [...layout.balance, ...layout.incomeStatement].map(({ code }) => code)
    return fc
      .array(fc.option(lines, { freq: 9 }), { minLength: codes.length, maxLength: codes.length })
      .map((amounts) => ({
        layout: layout.key,
        unit: 1,
        amounts: Object.fromEntries(codes.flatMap((code, at) => (amounts[at] == null ? [] : [[code, amounts[at]]]))),
      }))
  }

  test('come to the points that its own accounts came to a year ago, in every layout', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATEMENT_LAYOUTS).chain((layout) => fc.tuple(...[0, 1, 2, 3].map(() => filedYear(layout)))),
        ([current = null, previous = null, earlier = null, earliest = null]) => {
          const then = readScoreInputs({ current: previous, previous: earlier, earlier: earliest, earliest: null })
          const told = findYearBefore(readScoreInputs({ current, previous, earlier, earliest }))
          expect(areComplete(told)).toBe(areComplete(then))
          expect(sumOf(told)).toBe(sumOf(then))
        },
      ),
    )
  })
})
