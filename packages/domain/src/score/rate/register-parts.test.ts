import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CompanyStatus } from '../../company-status.ts'
import { REGISTER_FACTOR_KEYS, type RegisterFactorKey } from './register-factors.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { findRegisterFact, hasKnownFacts, listRegisterParts, rangeOfRegisterFactor } from './register-parts.ts'
import { REGISTER_RULES } from './register-rules.ts'
import { NO_FACTS, randomFacts } from '../inputs/testing-facts.ts'
import { NO_INPUTS } from '../inputs/testing-inputs.ts'

const AS_OF = '2026-06-30'
const ALL_ON = new Set<RegisterFactorKey>()
const listParts = (facts: Partial<RegisterFacts>, inputs = NO_INPUTS) =>
  listRegisterParts({ facts: { ...NO_FACTS, ...facts }, asOf: AS_OF, inputs }, ALL_ON).map(({ key, points }) => [
    key,
    points,
  ])

test.each<[Partial<RegisterFacts>, RegisterFactorKey, number]>([
  [{ foundedOn: '2026-06-30' }, 'age', -8],
  [{ foundedOn: '2027-01-01' }, 'age', -8],
  [{ foundedOn: '2024-07-01' }, 'age', -8],
  [{ foundedOn: '2024-06-30' }, 'age', -4],
  [{ foundedOn: '2021-07-01' }, 'age', -4],
  [{ foundedOn: '2021-06-30' }, 'age', 0],
  [{ foundedOn: '2016-07-01' }, 'age', 0],
  [{ foundedOn: '2016-06-30' }, 'age', 3],
  [{ foundedOn: '2006-06-30' }, 'age', 5],
  [{ filingDelayDays: 0 }, 'filing-delay', 0],
  [{ filingDelayDays: 1 }, 'filing-delay', -2],
  [{ filingDelayDays: 29 }, 'filing-delay', -2],
  [{ filingDelayDays: 30 }, 'filing-delay', -4],
  [{ filingDelayDays: 89 }, 'filing-delay', -4],
  [{ filingDelayDays: 90 }, 'filing-delay', -7],
  [{ filingDelayDays: 180 }, 'filing-delay', -10],
  [{ missingAccounts: 0 }, 'missing-accounts', 0],
  [{ missingAccounts: 1 }, 'missing-accounts', -12],
  [{ missingAccounts: 2 }, 'missing-accounts', -20],
  [{ missingAccounts: 9 }, 'missing-accounts', -20],
  [{ hasEnforcement: false }, 'enforcement', 0],
  [{ hasEnforcement: true }, 'enforcement', -24],
  [{ status: 'under-enforcement' }, 'enforcement', -24],
  [{ status: 'under-enforcement', hasEnforcement: false }, 'enforcement', -24],
  [{ status: 'under-enforcement', hasTaxEnforcement: true }, 'tax-enforcement', -18],
  [{ hasTaxDebt: true }, 'tax-debt', -10],
  [{ officerFailures: 0 }, 'officer-failures', 0],
  [{ officerFailures: 1 }, 'officer-failures', -4],
  [{ officerFailures: 2 }, 'officer-failures', -8],
  [{ officerFailures: 3 }, 'officer-failures', -12],
  [{ auditorChanges: 1 }, 'auditor-changes', 0],
  [{ auditorChanges: 2 }, 'auditor-changes', -3],
  [{ auditorChanges: 3 }, 'auditor-changes', -6],
  [{ seatChanges: 1 }, 'seat-changes', -6],
  [{ seatChanges: 2 }, 'seat-changes', -8],
  [{ seatChanges: 3 }, 'seat-changes', -9],
  [{ headcount: 0 }, 'size', -3],
  [{ headcount: 1 }, 'size', 0],
  [{ headcount: 9 }, 'size', 0],
  [{ headcount: 10 }, 'size', 2],
  [{ headcount: 50 }, 'size', 4],
  [{ headcount: 250 }, 'size', 5],
  [{ status: 'under-procedure' }, 'other-procedure', -10],
  [{ status: 'voluntary-liquidation' }, 'other-procedure', -10],
  [{ status: 'bankruptcy' }, 'other-procedure', 0],
])('%j: %s %i points, and nothing else', (facts, key, points) => {
  expect(listParts(facts)).toEqual(points === 0 ? [] : [[key, points]])
})

test.each([
  [{ equity: -1 }, [['own-funds', -20]]],
  [{ equity: 0 }, []],
  [{ equity: 1, profitBeforeTax: 0 }, [['own-funds', 4]]],
  [
    { equity: 1, profitBeforeTax: -1 },
    [
      ['own-funds', 4],
      ['annual-result', -5],
    ],
  ],
  [{ profitBeforeTax: 1 }, [['annual-result', 2]]],
])('figures %j', (inputs, parts) => {
  expect(listParts({}, { ...NO_INPUTS, ...inputs })).toEqual(parts)
})

test('one enforcement is not counted twice, two kinds of it are', () => {
  expect(listParts({ status: 'under-enforcement', hasEnforcement: true, hasTaxEnforcement: true })).toEqual([
    ['enforcement', -24],
    ['tax-enforcement', -18],
  ])
})

describe('the table', () => {
  test.each(REGISTER_FACTOR_KEYS)(
    '%s: bands rise, each differs from the one before, and the source is named',
    (key) => {
      const { bands, source } = REGISTER_RULES[key]
      const limits = bands.map(({ from }) => from)
      expect(limits).toEqual([...new Set(limits)].toSorted((left, right) => left - right))
      for (const [index, { points }] of bands.entries()) expect(points).not.toBe(bands[index - 1]?.points)
      expect(source).not.toBe('')
    },
  )

  test('nothing is known of a company with no facts, and something of every other', () => {
    const known = (status: CompanyStatus, facts: Partial<RegisterFacts> = {}) =>
      hasKnownFacts({ facts: { ...NO_FACTS, ...facts, status }, asOf: AS_OF, inputs: null })
    expect([known('working'), known('unknown'), known('under-procedure')]).toEqual([false, false, true])
    expect(known('working', { hasTaxDebt: false })).toBe(true)
  })

  test('no part is beyond the range of its factor, and a switched-off factor has none', () => {
    fc.assert(
      fc.property(randomFacts, fc.subarray([...REGISTER_FACTOR_KEYS]), (facts, off) => {
        const subject = { facts, asOf: AS_OF, inputs: null }
        for (const { key, points } of listRegisterParts(subject, new Set(off))) {
          const { lowest, highest } = rangeOfRegisterFactor(key)
          expect(points).toBeGreaterThanOrEqual(lowest)
          expect(points).toBeLessThanOrEqual(highest)
          expect(off).not.toContain(key)
          expect(findRegisterFact(key, subject)?.band?.points).toBe(points)
        }
      }),
    )
  })
})
