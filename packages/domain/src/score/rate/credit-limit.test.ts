import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompanyScore } from './company-score.ts'
import { creditLimitOf, LIMIT_BOUNDS, LIMIT_STEPS, type LimitInput } from './credit-limit.ts'
import { NO_FACTS } from '../inputs/testing-facts.ts'
import { accountsInBalance, incompleteAccounts, NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'

const scoreOf = (probability: number, points = 70): CompanyScore => ({
  basis: 'statement',
  unratedReason: null,
  registerReason: null,
  points,
  parts: [],
  probabilities: { 12: probability, 36: probability, 60: probability },
})
const limitOf = (changes: Partial<LimitInput> = {}) =>
  creditLimitOf({
    score: scoreOf(0.001),
    facts: NO_FACTS,
    asOf: '2026-06-30',
    inputs: SOUND_INPUTS,
    currency: 'HUF',
    ...changes,
  })
const valueOf = (changes: Partial<LimitInput> = {}) => limitOf(changes)?.value

describe('how it comes about', () => {
  test('step by step', () => {
    // A tenth of 35 million; a twelfth of 150 million; a quarter of 60 less 15 million; six tenths at 1 %.
    const limit = limitOf({ score: scoreOf(0.01) })
    expect(limit).toMatchObject({ value: 2_100_000, currency: 'HUF', reason: null })
    expect(limit?.steps.map(({ key, value }) => [key, value])).toEqual([
      ['equityShare', 3_500_000],
      ['monthlySales', 12_500_000],
      ['liquidShare', 11_250_000],
      ['lowest', 3_500_000],
      ['probability', 0.01],
      ['factor', 0.6],
      ['factShare', 1],
      ['adjusted', 2_100_000],
      ['ceiling', 500_000_000],
      ['limit', 2_100_000],
    ])
  })

  test.each([
    ['equity', { equity: 20_000_000 }, 2_000_000],
    ['sales', { netSales: 12_000_000 }, 1_000_000],
    ['liquidity', { currentAssets: 16_000_000 }, 250_000],
  ])('the least of the three counts: %s', (_, inputs, value) => {
    expect(valueOf({ inputs: { ...SOUND_INPUTS, ...inputs } })).toBe(value)
  })

  test.each([
    [0, 3_500_000],
    [0.004999, 3_500_000],
    [0.005, 2_800_000],
    [0.009999, 2_800_000],
    [0.01, 2_100_000],
    [0.02, 1_400_000],
    [0.05, 700_000],
    [0.099999, 700_000],
  ])('at a probability of %d', (probability, value) => expect(valueOf({ score: scoreOf(probability) })).toBe(value))

  test.each([
    [3_999_999, '100 thousand from 4 million less one', 390_000],
    [4_000_000, 'exactly', 400_000],
    [12_345_670, 'two digits stay', 1_200_000],
    [99_999_999, 'never up', 9_900_000],
  ])('equity of %i is rounded down (%s)', (equity, _, value) => {
    expect(valueOf({ inputs: { ...SOUND_INPUTS, equity } })).toBe(value)
  })

  test.each([...LIMIT_BOUNDS])('a huge company has the ceiling of its currency: %s', (currency, { highest }) => {
    const inputs = { ...SOUND_INPUTS, equity: 1e13, netSales: 1e14, currentAssets: 1e13 }
    expect(limitOf({ inputs, currency })).toMatchObject({ value: highest, currency, reason: null })
  })
})

test.each([
  [undefined, 1_000_000],
  [12, 1_000_000],
  [18, 660_000],
  [6, 2_000_000],
  [0.5, 3_500_000],
])('the sales of %d months are taken as so many', (months, value) => {
  expect(
    valueOf({ inputs: { ...SOUND_INPUTS, netSales: 12_000_000 }, ...(months === undefined ? {} : { months }) }),
  ).toBe(value)
})

test.each([
  ['a lien', { hasLien: true }],
  ['a debt settled within a year', { pastEvents: [{ event: 'tax-debt' as const, endedOn: '2025-07-01' }] }],
])('%s leaves half of it', (_, facts) => {
  expect(valueOf({ facts: { ...NO_FACTS, ...facts } })).toBe(1_700_000)
})

describe('nothing is recommended', () => {
  test.each<[string, Partial<LimitInput>, string]>([
    [
      'in a liquidation',
      {
        score: { ...scoreOf(0), points: 15, probabilities: null },
        facts: { ...NO_FACTS, status: 'under-liquidation' },
      },
      'liquidation',
    ],
    [
      'in a voluntary liquidation',
      { facts: { ...NO_FACTS, status: 'voluntary-liquidation' } },
      'voluntary-liquidation',
    ],
    ['under enforcement of the tax authority', { facts: { ...NO_FACTS, hasTaxEnforcement: true } }, 'tax-enforcement'],
    [
      'after a bankruptcy',
      { facts: { ...NO_FACTS, pastEvents: [{ event: 'bankruptcy', endedOn: '2022-01-01' }] } },
      'bankruptcy',
    ],
    ['from a probability of 10 %', { score: scoreOf(0.1) }, 'risk'],
    ['at a probability of 1', { score: scoreOf(1) }, 'risk'],
    ['in the band below the risky one', { score: scoreOf(0.001, 33) }, 'risk'],
    ['at no points', { score: scoreOf(0.001, 0) }, 'risk'],
    ['from consolidated accounts', { isConsolidated: true }, 'consolidated-accounts'],
    [
      'from consolidated accounts under enforcement of the tax authority',
      { isConsolidated: true, facts: { ...NO_FACTS, hasTaxEnforcement: true } },
      'tax-enforcement',
    ],
    ['with negative equity', { inputs: { ...SOUND_INPUTS, equity: -1 } }, 'negative-equity'],
    ['with equity of nothing', { inputs: { ...SOUND_INPUTS, equity: 0 } }, 'no-equity'],
    ['without sales', { inputs: { ...SOUND_INPUTS, netSales: 0 } }, 'no-sales'],
    ['with nothing but inventories', { inputs: { ...SOUND_INPUTS, inventories: 60_000_000 } }, 'no-liquidity'],
    ['below the smallest one', { inputs: { ...SOUND_INPUTS, equity: 999_999 } }, 'too-small'],
  ])('%s', (_, changes, reason) => {
    const limit = limitOf(changes)
    expect(limit).toMatchObject({ value: 0, reason })
    expect(limit?.steps.map(({ key }) => key)).toEqual(LIMIT_STEPS)
    expect(limit?.steps.at(-1)?.value).toBe(0)
  })

  test('a risky company still has one, and so has the smallest', () => {
    expect(valueOf({ score: scoreOf(0.001, 34) })).toBe(3_500_000)
    expect(valueOf({ inputs: { ...SOUND_INPUTS, equity: 1_000_000 } })).toBe(100_000)
  })
})

describe('nothing can be told', () => {
  test.each<[string, Partial<LimitInput>]>([
    ['by the register alone', { score: { ...scoreOf(0), basis: 'register', probabilities: null } }],
    ['of a lite rating', { score: { ...scoreOf(0), basis: 'lite', probabilities: null } }],
    ['unrated', { score: { ...scoreOf(0), basis: 'unrated', points: null, probabilities: null } }],
    ['without accounts', { inputs: NO_INPUTS }],
    ['equity not filed', { inputs: { ...SOUND_INPUTS, equity: null } }],
    ['sales not filed', { inputs: { ...SOUND_INPUTS, netSales: null } }],
    ['neither inventories nor cash filed', { inputs: { ...SOUND_INPUTS, inventories: null, cash: null } }],
    ['in a currency without a ceiling', { currency: 'XAU' }],
    ['in a currency that is a word of the language', { currency: 'constructor' }],
  ])('%s', (_, changes) => expect(limitOf(changes)).toBeNull())

  test('cash alone is not needed, nor are inventories where the rest is known', () => {
    expect(valueOf({ inputs: { ...SOUND_INPUTS, cash: null } })).toBe(3_500_000)
    const parts = { inventories: null, receivables: 4_000_000, securities: 0, cash: 0 }
    expect(valueOf({ inputs: { ...SOUND_INPUTS, ...parts } })).toBe(1_000_000)
  })
})

describe('whatever the accounts', () => {
  const probability = fc.double({ min: 0, max: 1, noNaN: true })
  const currency = fc.constantFrom(...LIMIT_BOUNDS.keys())
  const more = fc.integer({ min: 0, max: 1e9 })

  test('a limit is whole, within its bounds, and none has a reason', () => {
    fc.assert(
      fc.property(incompleteAccounts, probability, fc.nat({ max: 100 }), currency, (inputs, given, points, money) => {
        const limit = limitOf({ inputs, score: scoreOf(given, points), currency: money })
        if (limit === null) return
        const { highest = 0, lowest = 0 } = LIMIT_BOUNDS.get(money) ?? {}
        expect(Number.isSafeInteger(limit.value)).toBe(true)
        expect(limit.value === 0).toBe(limit.reason !== null)
        expect(limit.value).toBeLessThanOrEqual(highest)
        if (limit.value > 0) expect(limit.value).toBeGreaterThanOrEqual(lowest)
      }),
    )
  })

  test.each(['equity', 'netSales', 'currentAssets'] as const)('more %s never lowers it', (key) => {
    fc.assert(
      fc.property(accountsInBalance, probability, more, (inputs, given, amount) => {
        const score = scoreOf(given)
        const raised = { ...inputs, [key]: (inputs[key] ?? 0) + amount }
        expect(valueOf({ inputs: raised, score })).toBeGreaterThanOrEqual(valueOf({ inputs, score }) ?? 0)
      }),
    )
  })

  test('a higher probability, and fewer points, never raise it', () => {
    fc.assert(
      fc.property(
        accountsInBalance,
        probability,
        probability,
        fc.nat({ max: 100 }),
        fc.nat({ max: 100 }),
        (inputs, one, other, left, right) => {
          const better = scoreOf(Math.min(one, other), Math.max(left, right))
          const worse = scoreOf(Math.max(one, other), Math.min(left, right))
          expect(valueOf({ inputs, score: worse })).toBeLessThanOrEqual(valueOf({ inputs, score: better }) ?? 0)
        },
      ),
    )
  })
})
