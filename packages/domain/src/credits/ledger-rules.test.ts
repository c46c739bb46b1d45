import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findRefundFault,
  type LedgerPlan,
  planAdjustment,
  planCapture,
  planCharge,
  planHold,
  planRefund,
  planTopUp,
  spendable,
} from './ledger-rules.ts'

const refusal = (plan: LedgerPlan) => (plan.isAllowed ? null : plan.fault)
const legsOf = (plan: LedgerPlan) => (plan.isAllowed ? plan.legs : [])

describe('what can be given back', () => {
  it.each([
    ['charge', 'list-export', 100, null],
    ['capture', 'foreign-report', 1, null],
    ['capture', 'foreign-report', 0, 'all-given-back'],
    ['charge', 'foreign-order', 100, 'foreign-order'],
    ['capture', 'foreign-order', 100, 'foreign-order'],
    ['hold', 'foreign-report', 100, 'not-found'],
    ['top-up', null, 100, 'not-found'],
    ['refund', 'foreign-order', 100, 'not-found'],
  ] as const)('%s of %s, %i paid: %s', (kind, product, paid, fault) => {
    expect(findRefundFault({ kind, product, paid })).toBe(fault)
  })
})

describe('what can be spent', () => {
  it.each([
    [{ posted: 100, held: 0 }, 100, null],
    [{ posted: 100, held: 0 }, 101, 'insufficient'],
    [{ posted: 100, held: 40 }, 60, null],
    [{ posted: 100, held: 40 }, 61, 'insufficient'],
    [{ posted: 0, held: 0 }, 0, null],
    [{ posted: 0, held: 0 }, 1, 'insufficient'],
    [{ posted: 100, held: 100 }, 0, null],
  ])('of %o %i', (state, amount, fault) => {
    expect(refusal(planCharge(state, amount))).toBe(fault)
    expect(refusal(planHold(state, amount))).toBe(fault)
    expect(refusal(planAdjustment(state, -amount))).toBe(fault)
  })
})

describe('what moves', () => {
  const state = { posted: 100, held: 30 }
  it.each([
    [
      'a charge',
      planCharge(state, 20),
      [
        ['credit', -20, 0],
        ['sales', 20, 0],
      ],
    ],
    ['a charge of nothing', planCharge(state, 0), []],
    ['a hold', planHold(state, 20), [['credit', 0, 20]]],
    [
      'a capture of some',
      planCapture(30, 20),
      [
        ['credit', -20, -30],
        ['sales', 20, 0],
      ],
    ],
    ['a capture of nothing', planCapture(30, 0), [['credit', 0, -30]]],
    [
      'a refund',
      planRefund({ amount: 30, refundedBefore: 10 }, 20),
      [
        ['sales', -20, 0],
        ['credit', 20, 0],
      ],
    ],
    [
      'a top-up',
      planTopUp(20, { isDemo: false }),
      [
        ['top-ups', -20, 0],
        ['credit', 20, 0],
      ],
    ],
    [
      'a top-up of made-up money',
      planTopUp(20, { isDemo: true }),
      [
        ['demo', -20, 0],
        ['credit', 20, 0],
      ],
    ],
    [
      'an adjustment up',
      planAdjustment(state, 20),
      [
        ['adjustments', -20, 0],
        ['credit', 20, 0],
      ],
    ],
    [
      'an adjustment down',
      planAdjustment(state, -20),
      [
        ['credit', -20, 0],
        ['adjustments', 20, 0],
      ],
    ],
  ] as const)('%s', (_name, plan, legs) => {
    expect(legsOf(plan).map(({ side, amount, held }) => [side, amount, held])).toEqual(legs)
  })
})

describe('ends', () => {
  it.each([
    [30, 30, null],
    [30, 31, 'more-than-held'],
    [0, 0, null],
    [0, 1, 'more-than-held'],
  ])('of %i held %i are taken', (held, amount, fault) => {
    expect(refusal(planCapture(held, amount))).toBe(fault)
  })
  it.each([
    [30, 0, 30, null],
    [30, 0, 31, 'more-than-paid'],
    [30, 20, 10, null],
    [30, 20, 11, 'more-than-paid'],
    [30, 30, 0, null],
    [30, 30, 1, 'more-than-paid'],
  ])('of %i paid and %i given back %i more', (amount, refundedBefore, more, fault) => {
    expect(refusal(planRefund({ amount, refundedBefore }, more))).toBe(fault)
  })
})

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount of minor units', (amount) => {
  const state = { posted: 100, held: 0 }
  expect(() => planCharge(state, amount)).toThrow(RangeError)
  expect(() => planHold(state, amount)).toThrow(RangeError)
  expect(() => planCapture(100, amount)).toThrow(RangeError)
  expect(() => planRefund({ amount: 100, refundedBefore: 0 }, amount)).toThrow(RangeError)
  expect(() => planTopUp(amount, { isDemo: false })).toThrow(RangeError)
})

it('whatever is allowed sums to zero and leaves nothing below it', () => {
  const amount = fc.nat(1000)
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: -1000, max: 1000 }), (posted, held, wanted, signed) => {
      fc.pre(held <= posted)
      const state = { posted, held }
      const plans = [planCharge(state, wanted), planHold(state, wanted), planAdjustment(state, signed)]
      for (const plan of [...plans, planCapture(held, wanted)]) {
        const legs = legsOf(plan)
        expect(legs.reduce((sum, leg) => sum + leg.amount, 0)).toBe(0)
        const credit = legs.filter(({ side }) => side === 'credit')
        const after = {
          posted: posted + credit.reduce((sum, leg) => sum + leg.amount, 0),
          held: held + credit.reduce((sum, leg) => sum + leg.held, 0),
        }
        expect(after.held).toBeGreaterThanOrEqual(0)
        expect(spendable(after)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
