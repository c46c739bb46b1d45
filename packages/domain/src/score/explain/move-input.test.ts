import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { restsOf } from './accounting-effects.ts'
import { inputBounds, moveInput } from './move-input.ts'
import { INPUT_KEYS } from '../inputs/score-inputs.ts'
import { accountsInBalance, incompleteAccounts, NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'

const anyKey = fc.constantFrom(...INPUT_KEYS)
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** An amount on a slider: so much of the way from its least to its most, on one of its steps. */
function stepAt({ min, max, step }: { min: number; max: number; step: number }, way: number): number {
  return min + step * Math.round((way * (max - min)) / step)
}

describe('moving an input', () => {
  test.each([
    ['cash', 24_000_000, { cash: 24, currentAssets: 70, totalAssets: 110, liabilities: 75, shortTermLiabilities: 52 }],
    ['equity', 45_000_000, { equity: 45, liabilities: 55, shortTermLiabilities: 32 }],
    ['longTermLiabilities', 30_000_000, { longTermLiabilities: 30, shortTermLiabilities: 32 }],
    [
      'shortTermLiabilities',
      32_000_000,
      { shortTermLiabilities: 32, liabilities: 55, cash: 4, currentAssets: 50, totalAssets: 90 },
    ],
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
