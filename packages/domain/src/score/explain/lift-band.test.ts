import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandOfPoints, pointsOfBand, RISK_BANDS } from '../../risk-rating.ts'
import { applyEffect, restsOf } from './accounting-effects.ts'
import { CURRENT_MODEL } from '../model/current-model.ts'
import { findLifts, type Lift } from './lift-band.ts'
import { LEVER_KEYS, useLever } from './lift-levers.ts'
import { rateCompany } from '../rate/rate-company.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { INPUT_KEYS, type ScoreInputs, YEAR_BEFORE_KEYS } from '../inputs/score-inputs.ts'
import type { ScoreModel } from '../model/score-model.ts'
import { accountsInBalance, incompleteAccounts, SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { ALL_ON, makeModel, QUIET_FACTS, REGISTER_OFF } from '../rate/testing-score.ts'

const PAST = ['previousNetSales', 'previousProfitBeforeTax', 'earlierProfitBeforeTax', ...YEAR_BEFORE_KEYS] as const

function ratingOf(inputs: ScoreInputs, model: ScoreModel, facts: RegisterFacts = QUIET_FACTS) {
  const accounts = { inputs, currency: 'HUF', balanceSheetDay: '2024-12-31', year: 2024 }
  return { facts, accounts, asOf: '2025-06-30', model, config: REGISTER_OFF }
}

function liftsOf(inputs: ScoreInputs, model: ScoreModel, facts?: RegisterFacts): Lift[] {
  const rating = ratingOf(inputs, model, facts)
  return findLifts({ score: rateCompany(rating), ...rating })
}

const anyShare = fc.double({ min: 0.01, max: 1, noNaN: true })
const anyLever = fc.constantFrom(...LEVER_KEYS)

describe('levers', () => {
  test.each([
    ['collect-receivables', 9, { receivables: 21, cash: 23 }],
    ['sell-inventories', 4.5, { inventories: 10.5, cash: 18.5 }],
    ['raise-capital', 30, { equity: 65, issuedCapital: 33, cash: 44, currentAssets: 90, totalAssets: 130 }],
    // A tenth of the profit before tax of 6 million was tax.
    [
      'cut-costs',
      14.4,
      {
        operatingCosts: 129.6,
        operatingProfit: 21.4,
        profitBeforeTax: 20.4,
        profitAfterTax: 18.36,
        equity: 47.96,
        cash: 26.96,
        currentAssets: 72.96,
        totalAssets: 112.96,
      },
    ],
    // 7/150 of 45 million more sales are 2.1 million of profit, 1.89 of it after tax.
    [
      'sell-more',
      45,
      {
        netSales: 195,
        operatingCosts: 186.9,
        operatingProfit: 9.1,
        profitBeforeTax: 8.1,
        profitAfterTax: 7.29,
        equity: 36.89,
        cash: 15.89,
        currentAssets: 61.89,
        totalAssets: 101.89,
      },
    ],
    [
      'pay-short-term-debt',
      12.6,
      { shortTermLiabilities: 29.4, liabilities: 52.4, cash: 1.4, currentAssets: 47.4, totalAssets: 87.4 },
    ],
    ['lengthen-debt', 12.6, { shortTermLiabilities: 29.4, longTermLiabilities: 32.6 }],
  ] as const)('%s goes to %d million', (key, limit, millions) => {
    const lever = useLever(key, SOUND_INPUTS)
    expect(lever?.limit).toBe(limit * 1_000_000)
    const changed = Object.fromEntries(
      Object.entries(millions).map(([name, amount]) => [name, Math.round(amount * 1_000_000)]),
    )
    const effect = lever?.effect(limit * 1_000_000) ?? {}
    expect(applyEffect(SOUND_INPUTS, effect, 1)).toEqual({ ...SOUND_INPUTS, ...changed })
  })

  test('there is none where there is nothing to be done, or its lines are not known', () => {
    expect(useLever('pay-short-term-debt', { ...SOUND_INPUTS, cash: 0 })).toBeNull()
    expect(useLever('sell-more', { ...SOUND_INPUTS, operatingProfit: -1 })).toBeNull()
    expect(useLever('sell-inventories', { ...SOUND_INPUTS, inventories: null })).toBeNull()
    expect(useLever('cut-costs', { ...SOUND_INPUTS, operatingCosts: null })).toBeNull()
  })

  test('keep the accounts in balance, and nothing falls below zero that was not', () => {
    fc.assert(
      fc.property(incompleteAccounts, anyLever, anyShare, (inputs, key, share) => {
        const lever = useLever(key, inputs)
        if (lever === null) return
        const done = applyEffect(inputs, lever.effect(Math.ceil(lever.limit * share)), 1)
        const before = restsOf(inputs)
        for (const [index, rest] of restsOf(done).entries()) expect(rest).toBe(before[index])
        for (const input of INPUT_KEYS) {
          expect(done[input] === null).toBe(inputs[input] === null)
          if ((inputs[input] ?? -1) >= 0) expect(done[input]).toBeGreaterThanOrEqual(0)
        }
        for (const past of PAST) expect(done[past]).toBe(inputs[past])
      }),
    )
  })
})

describe('lifts', () => {
  test('every way that does alone is named with its amounts, for the next two bands', () => {
    const lifts = liftsOf(SOUND_INPUTS, makeModel({ basePoints: 59 }))
    expect(
      lifts.map(({ band, points, steps }) => [band, points, steps.map(({ lever, amount }) => [lever, amount])]),
    ).toEqual([
      ['low', 67, [['cut-costs', 1_500_000]]],
      ['low', 67, [['raise-capital', 3_500_000]]],
      ['low', 69, [['sell-more', 11_000_000]]],
      ['minimal', 85, [['cut-costs', 5_300_000]]],
    ])
    expect(lifts[1]?.steps[0]).toMatchObject({ input: 'equity', from: 35_000_000, to: 38_500_000 })
  })

  test('an amount is the least that does: a tenth less does not', () => {
    const model = makeModel({ basePoints: 60 })
    const rating = ratingOf(SOUND_INPUTS, model)
    for (const { band, steps } of liftsOf(SOUND_INPUTS, model)) {
      const [step, ...more] = steps
      const effect = step && useLever(step.lever, SOUND_INPUTS)?.effect(Math.round(step.amount * 0.9))
      if (effect === undefined || more.length > 0) continue
      const inputs = applyEffect(SOUND_INPUTS, effect, 1)
      const points = rateCompany({ ...rating, accounts: { ...rating.accounts, inputs } }).points ?? 0
      expect(points).toBeLessThan(pointsOfBand(band).from)
    }
  })

  test('where no lever does alone, two of them do together, each within its limits', () => {
    const lifts = liftsOf(SOUND_INPUTS, makeModel({ basePoints: 60, pointsPerBin: 1 }))
    const pairs = lifts.filter(({ band }) => band === 'minimal')
    expect(pairs.length).toBeGreaterThan(0)
    for (const { steps, effort } of pairs) {
      expect(steps).toHaveLength(2)
      expect(steps.every((step) => step.effort > 0 && step.effort <= 1)).toBe(true)
      expect(effort).toBeCloseTo(
        steps.reduce((total, step) => total + step.effort, 0),
        12,
      )
    }
    expect(lifts.filter(({ band }) => band === 'low').every(({ steps }) => steps.length === 1)).toBe(true)
  })

  test.each([
    ['the best band', SOUND_INPUTS, makeModel({ basePoints: 95 }), QUIET_FACTS],
    ['a company in liquidation', SOUND_INPUTS, makeModel(), { ...QUIET_FACTS, status: 'under-liquidation' }],
    ['a kind without accounts', SOUND_INPUTS, makeModel(), { ...QUIET_FACTS, kind: 'selfemployed' }],
    ['a model that no lever moves', SOUND_INPUTS, makeModel({ pointsPerBin: 0 }), QUIET_FACTS],
    ['next to nothing known', { ...SOUND_INPUTS, cash: null, totalAssets: null }, makeModel(), QUIET_FACTS],
  ] as const)('none for %s', (_, inputs, model, facts) => {
    expect(liftsOf(inputs, model, facts)).toEqual([])
  })

  test('reach their band by changes that keep the balance, the past and the register, in order of band and effort', () => {
    const points = fc.integer({ min: 20, max: 90 })
    fc.assert(
      fc.property(accountsInBalance, points, fc.integer({ min: 1, max: 4 }), (inputs, basePoints, pointsPerBin) => {
        const model = makeModel({ basePoints, pointsPerBin })
        const rating = ratingOf(inputs, model)
        const now = rateCompany(rating).points ?? 0
        const lifts = liftsOf(inputs, model)
        for (const lift of lifts) {
          const then = rateCompany({ ...rating, accounts: { ...rating.accounts, inputs: lift.inputs } })
          expect(then.points).toBe(lift.points)
          expect(lift.points).toBeGreaterThanOrEqual(pointsOfBand(lift.band).from)
          expect(lift.points).toBeGreaterThan(now)
          expect(restsOf(lift.inputs)).toEqual(restsOf(inputs))
          for (const past of PAST) expect(lift.inputs[past]).toBe(inputs[past])
          for (const step of lift.steps) expect(Math.abs(step.to - step.from)).toBe(step.amount)
        }
        const own = RISK_BANDS.findIndex((band) => band === bandOfPoints(now))
        const places = lifts.map(({ band }) => own - RISK_BANDS.indexOf(band))
        expect(places.every((place) => place === 1 || place === 2)).toBe(true)
        expect(places).toEqual(places.toSorted((left, right) => left - right))
      }),
      { numRuns: 60 },
    )
  })

  test('under the model in use too: what is promised is what the rating gives', () => {
    fc.assert(
      fc.property(accountsInBalance, (inputs) => {
        const rating = { ...ratingOf(inputs, CURRENT_MODEL), config: ALL_ON }
        for (const lift of findLifts({ score: rateCompany(rating), ...rating })) {
          const then = rateCompany({ ...rating, accounts: { ...rating.accounts, inputs: lift.inputs } })
          expect(then.points).toBe(lift.points)
          expect(lift.points).toBeGreaterThanOrEqual(pointsOfBand(lift.band).from)
        }
      }),
      { numRuns: 60 },
    )
  })
})
