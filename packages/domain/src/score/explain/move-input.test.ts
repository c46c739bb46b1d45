import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restsOf } from './accounting-effects.ts'
import { CURRENT_MODEL } from '../model/current-model.ts'
import { computeFactors } from '../rate/compute-factors.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import { inputBounds, inputRange, isPossible, moveInput } from './move-input.ts'
import { INPUT_KEYS, type ScoreInputs } from '../inputs/score-inputs.ts'
import { accountsInBalance, incompleteAccounts, NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'

const anyKey = fc.constantFrom(...INPUT_KEYS)
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** An amount on a slider: so much of the way from its least to its most, on one of its steps. */
function stepAt({ min, max, step }: { min: number; max: number; step: number }, way: number): number {
  return min + step * Math.round((way * (max - min)) / step)
}

describe('moving an input', () => {
  test.each([
    ['cash', 24_000_000, { cash: 24, receivables: 20 }],
    ['securities', 3_000_000, { securities: 3, cash: 12 }],
    [
      'inventories',
      20_000_000,
      { inventories: 20, currentAssets: 65, totalAssets: 105, liabilities: 70, shortTermLiabilities: 47 },
    ],
    ['equity', 45_000_000, { equity: 45, liabilities: 55, shortTermLiabilities: 32 }],
    ['longTermLiabilities', 30_000_000, { longTermLiabilities: 30, liabilities: 75, equity: 25 }],
    ['shortTermLiabilities', 32_000_000, { shortTermLiabilities: 32, liabilities: 55, equity: 45 }],
    [
      'operatingCosts',
      140_000_000,
      {
        operatingCosts: 140,
        operatingProfit: 11,
        profitBeforeTax: 10,
        profitAfterTax: 9.4,
        equity: 39,
        liabilities: 61,
        shortTermLiabilities: 38,
      },
    ],
    [
      'depreciation',
      8_000_000,
      {
        depreciation: 8,
        operatingCosts: 146,
        operatingProfit: 5,
        profitBeforeTax: 4,
        profitAfterTax: 3.4,
        equity: 33,
        fixedAssets: 36,
        totalAssets: 98,
      },
    ],
  ] as const)('%s to %d', (key, value, millions) => {
    const changed = Object.fromEntries(Object.entries(millions).map(([name, amount]) => [name, amount * 1_000_000]))
    expect(moveInput(SOUND_INPUTS, key, value)).toEqual({ ...SOUND_INPUTS, ...changed })
  })

  test('goes no further than no line falls below zero', () => {
    const moved = moveInput(SOUND_INPUTS, 'equity', 90_000_000)
    expect(moved).toMatchObject({ equity: 77_000_000, shortTermLiabilities: 0, liabilities: 23_000_000 })
    expect(moveInput(SOUND_INPUTS, 'inventories', -5)).toMatchObject({ inventories: 0 })
  })

  test.each(['totalAssets', 'profitAfterTax', 'previousNetSales', 'earlierProfitBeforeTax'] as const)(
    '%s follows or is past: it does not move',
    (key) => {
      expect(moveInput(SOUND_INPUTS, key, 1)).toBe(SOUND_INPUTS)
      expect(inputBounds(SOUND_INPUTS)[key]).toBeNull()
    },
  )

  test('what is not known does not move', () => {
    expect(moveInput(NO_INPUTS, 'cash', 5)).toBe(NO_INPUTS)
    expect(Object.values(inputBounds(NO_INPUTS)).every((bounds) => bounds === null)).toBe(true)
    expect(moveInput(SOUND_INPUTS, 'cash', Number.NaN)).toBe(SOUND_INPUTS)
  })

  test('sums stay in balance wherever a slider goes, and what is unknown stays unknown', () => {
    fc.assert(
      fc.property(incompleteAccounts, anyKey, fc.integer({ min: -1e10, max: 1e10 }), (inputs, key, value) => {
        const moved = moveInput(inputs, key, value)
        const before = restsOf(inputs)
        for (const [index, rest] of restsOf(moved).entries()) expect(rest).toBe(before[index])
        for (const input of INPUT_KEYS) expect(moved[input] === null).toBe(inputs[input] === null)
      }),
    )
  })

  test('moving back restores, over any path of sliders', () => {
    fc.assert(
      fc.property(accountsInBalance, anyKey, share, anyKey, share, (inputs, first, one, second, other) => {
        const bounds = inputBounds(inputs)[first]
        if (bounds === null) return
        const moved = moveInput(inputs, first, stepAt(bounds, one))
        expect(moveInput(moved, first, inputs[first] ?? 0)).toEqual(inputs)
        const next = inputBounds(moved)[second]
        if (next === null) return
        const twice = moveInput(moved, second, stepAt(next, other))
        expect(moveInput(twice, second, moved[second] ?? 0)).toEqual(moved)
      }),
    )
  })

  test('every step of a slider is reached', () => {
    fc.assert(
      fc.property(accountsInBalance, anyKey, share, (inputs, key, way) => {
        const bounds = inputBounds(inputs)[key]
        if (bounds === null) return
        const value = stepAt(bounds, way)
        expect(moveInput(inputs, key, value)[key]).toBe(value)
        expect(Number.isInteger(((inputs[key] ?? 0) - bounds.min) / bounds.step)).toBe(true)
        expect(bounds.min).toBeLessThan(bounds.max)
      }),
    )
  })
})

/** What is for the better: more of it, or less. */
const BETTER = {
  equity: 1,
  netSales: 1,
  cash: 1,
  shortTermLiabilities: -1,
  longTermLiabilities: -1,
  operatingCosts: -1,
  financialExpenditure: -1,
} as const

describe('a change for the better', () => {
  const better = fc.constantFrom<keyof typeof BETTER>(
    'equity',
    'netSales',
    'cash',
    'shortTermLiabilities',
    'longTermLiabilities',
    'operatingCosts',
    'financialExpenditure',
  )
  const sumOf = (inputs: ScoreInputs) =>
    sumFactors(CURRENT_MODEL, computeFactors({ inputs, currency: 'HUF', year: 2025 })).sum

  test('never lowers the points, whatever the accounts and however far it goes', () => {
    fc.assert(
      fc.property(accountsInBalance, better, share, share, (inputs, key, first, second) => {
        const range = inputRange(inputs, key)
        const now = inputs[key]
        fc.pre(range !== null && now !== null)
        const end = BETTER[key] > 0 ? range.max : range.min
        const at = (way: number) => moveInput(inputs, key, now + (end - now) * way)
        const [less, more] = [Math.min(first, second), Math.max(first, second)]
        expect(sumOf(at(more))).toBeGreaterThanOrEqual(sumOf(at(less)))
        expect(sumOf(at(less))).toBeGreaterThanOrEqual(sumOf(inputs))
      }),
      { numRuns: 5000 },
    )
  })

  test('negative equity of any depth is worse than equity, and deeper than near nothing worse still', () => {
    const at = (equity: number) => sumOf(moveInput(SOUND_INPUTS, 'equity', equity))
    expect(at(-500_000_000)).toBeLessThan(at(-10_000_000))
    expect(at(-10_000_000)).toBeLessThan(at(20_000_000))
  })
})

describe('the amounts that an input may have', () => {
  test.each([
    ['cash', 0, 44_000_000],
    ['equity', -1_500_000_000, 77_000_000],
    ['shortTermLiabilities', 0, 1_500_000_000],
    ['operatingCosts', 102_000_000, 1_500_000_000],
    ['depreciation', 0, 44_000_000],
  ] as const)('%s from %d to %d', (key, min, max) => {
    expect(inputRange(SOUND_INPUTS, key)).toEqual({ min, max })
  })

  test('a company can have what moving leads to, and no line below zero or beyond all measure', () => {
    fc.assert(
      fc.property(
        accountsInBalance,
        anyKey,
        fc.double({ min: -1e15, max: 1e15, noNaN: true }),
        (inputs, key, value) => {
          expect(isPossible(inputs, moveInput(inputs, key, value))).toBe(true)
        },
      ),
    )
    expect(isPossible(SOUND_INPUTS, { ...SOUND_INPUTS, cash: -1 })).toBe(false)
    expect(isPossible(SOUND_INPUTS, { ...SOUND_INPUTS, equity: -900_000_000_000 })).toBe(false)
    expect(isPossible(SOUND_INPUTS, { ...SOUND_INPUTS, equity: -9_000_000 })).toBe(true)
  })

  test('of totals, of the past and of what is not known there are none', () => {
    expect(inputRange(SOUND_INPUTS, 'totalAssets')).toBeNull()
    expect(inputRange(SOUND_INPUTS, 'previousNetSales')).toBeNull()
    expect(inputRange(NO_INPUTS, 'cash')).toBeNull()
  })
})
