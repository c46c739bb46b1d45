import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EntityKind, isSimpleKind, SIMPLE_KINDS } from '../../report-id.ts'
import { FAILURE_SECTIONS } from '../../group/failure.ts'
import { bandOfPoints } from '../../risk-rating.ts'
import { CURRENT_MODEL } from '../model/current-model.ts'
import type { ScorePart } from './company-score.ts'
import { type RateInput, rateCompany, REGISTER_BASE_POINTS, type ScoreAccounts } from './rate-company.ts'
import { REGISTER_FACTOR_KEYS } from './register-factors.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { sumParts } from './score-caps.ts'
import { HORIZONS } from '../model/score-model.ts'
import { NO_FACTS, randomFacts } from '../inputs/testing-facts.ts'
import { incompleteAccounts, NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { randomModel } from '../model/testing-models.ts'

const AS_OF = '2026-06-30'
const ACCOUNTS: ScoreAccounts = { inputs: SOUND_INPUTS, currency: 'HUF', balanceSheetDay: '2025-12-31', year: 2025 }
const NOTHING_OFF = { switchedOff: new Set<never>() }
const [MODEL] = fc.sample(randomModel, { numRuns: 1, seed: 5 })

function rate(changes: Partial<RateInput> & { status?: RegisterFacts['status'] } = {}) {
  if (MODEL === undefined) throw new Error('no model')
  const facts = { ...NO_FACTS, foundedOn: '2004-02-29', status: changes.status ?? 'working' }
  return rateCompany({ facts, accounts: ACCOUNTS, asOf: AS_OF, model: MODEL, config: NOTHING_OFF, ...changes })
}

const CAP_KEYS = {
  'under-liquidation': 'liquidation',
  'forced-deletion': 'forced-deletion',
  bankruptcy: 'bankruptcy',
  'voluntary-liquidation': 'voluntary-liquidation',
}

const randomAccounts = fc.option(
  fc.record({
    inputs: incompleteAccounts,
    currency: fc.constantFrom('HUF', 'EUR', 'XAU'),
    balanceSheetDay: fc.constantFrom('2025-12-31', '2024-06-30', '2024-07-01', '2026-12-31'),
    year: fc.constant(2025),
  }),
)
const randomInput: fc.Arbitrary<RateInput> = fc.record({
  facts: randomFacts,
  accounts: randomAccounts,
  asOf: fc.constant(AS_OF),
  model: randomModel,
  config: fc.record({ switchedOff: fc.subarray([...REGISTER_FACTOR_KEYS]).map((keys) => new Set(keys)) }),
})

test('a bank, an insurer or a fund is rated by the register alone, without probability', () => {
  const facts = { ...NO_FACTS, foundedOn: '2004-02-29', status: 'working' as const, isFinancialFirm: true }
  expect(rate({ facts })).toMatchObject({
    basis: 'register',
    registerReason: 'financial-activity',
    probabilities: null,
  })
  expect(rate().basis).toBe('statement')
})

describe('whatever the company and the model', () => {
  test('the parts are whole and add up to the points, between 0 and 100', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { points, parts, basis, unratedReason, registerReason } = rateCompany(input)
        expect(parts.every((part) => Number.isInteger(part.points))).toBe(true)
        expect(points === null).toBe(basis === 'unrated')
        expect(unratedReason !== null).toBe(basis === 'unrated')
        expect(registerReason !== null).toBe(basis === 'register')
        expect(sumParts(parts)).toBe(points ?? 0)
        expect(points ?? 0).toBeGreaterThanOrEqual(0)
        expect(points ?? 0).toBeLessThanOrEqual(100)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['under-liquidation', 15],
    ['forced-deletion', 15],
    ['bankruptcy', 33],
    ['voluntary-liquidation', 50],
  ] as const)('%s: at most %i points, told as a part, and nothing is foretold', (status, highest) => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { points, parts, probabilities } = rateCompany({
          ...input,
          facts: { ...input.facts, status, hasLeftRegister: false },
        })
        expect(points ?? 101).toBeLessThanOrEqual(highest)
        expect(parts).toContainEqual(expect.objectContaining({ kind: 'cap', key: CAP_KEYS[status] }))
        expect(probabilities).toBeNull()
      }),
    )
  })

  test('a probability is between 0 and 1 and rises with the months', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { probabilities, basis } = rateCompany(input)
        if (basis !== 'statement') expect(probabilities).toBeNull()
        if (probabilities === null) return
        const [near, middle, far] = [probabilities[12], probabilities[36], probabilities[60]]
        expect(near).toBeGreaterThan(0)
        expect(middle).toBeGreaterThan(near)
        expect(far).toBeGreaterThan(middle)
        expect(far).toBeLessThan(1)
      }),
    )
  })

  const worse = fc.constantFrom<Partial<RegisterFacts>>(
    { hasEnforcement: true },
    { hasTaxEnforcement: true },
    { hasTaxDebt: true },
    { filingDelayDays: 500 },
    { missingAccounts: 7 },
    { officerFailures: 9 },
    { auditorChanges: 9 },
    { seatChanges: 9 },
    { foundedOn: '2026-06-30' },
    { headcount: 0 },
    { status: 'under-procedure' },
    { status: 'under-liquidation' },
  )

  test('a fact that speaks against a company never raises its points nor lowers its probability', () => {
    fc.assert(
      fc.property(randomInput, worse, (input, change) => {
        const clean = { ...input, facts: { ...input.facts, status: 'working' as const } }
        const before = rateCompany(clean)
        const after = rateCompany({ ...clean, facts: { ...clean.facts, ...change } })
        if (before.points === null) return
        expect(after.points ?? 101).toBeLessThanOrEqual(before.points)
        for (const months of HORIZONS) {
          const [earlier, later] = [before.probabilities?.[months], after.probabilities?.[months]]
          if (earlier !== undefined && later !== undefined) expect(later).toBeGreaterThanOrEqual(earlier)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('facts nobody knows, and factors that are switched off, change nothing', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const status = 'working' as const
        const known = { ...input.facts, status, hasLeftRegister: false }
        const { kind, countryCode, foundedOn, unreadProceedings } = known
        // Who is read by nobody is not rated by the register alone: that is no fact about the company.
        const unknown = { ...NO_FACTS, kind, countryCode, foundedOn, unreadProceedings }
        const allButAge = new Set(REGISTER_FACTOR_KEYS.filter((key) => key !== 'age'))
        const off = rateCompany({ ...input, facts: known, config: { switchedOff: allButAge } })
        const none = rateCompany({ ...input, facts: unknown, config: { switchedOff: allButAge } })
        fc.pre(none.basis !== 'unrated')
        // What caps a rating does so whatever else is switched off.
        const isUncapped = (part: ScorePart) => part.kind !== 'cap' && part.kind !== 'scale'
        expect(off.parts.filter(isUncapped)).toEqual(none.parts.filter(isUncapped))
      }),
    )
  })

  test('the register alone never makes more than a medium risk', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const facts = { ...input.facts, kind: 'company' as const }
        const { points, basis } = rateCompany({ ...input, facts, accounts: null })
        if (basis === 'register')
          expect(['medium', 'risky', 'very-risky', 'extremely-risky']).toContain(bandOfPoints(points))
      }),
    )
  })
})

test('earlier years that are not known neither give nor take points, whether accounts were due or not', () => {
  const inputs = { ...SOUND_INPUTS, previousProfitBeforeTax: null, earlierProfitBeforeTax: null }
  for (const missingAccounts of [null, 0, 1]) {
    const { parts } = rate({
      facts: { ...NO_FACTS, foundedOn: '2004-02-29', status: 'working', missingAccounts },
      accounts: { ...ACCOUNTS, inputs },
      model: CURRENT_MODEL,
    })
    expect(parts).toContainEqual({ kind: 'factor', key: 'priorProfits', value: null, bin: null, points: 0 })
  }
})

describe('which accounts count', () => {
  test.each([
    ['2025-12-31', 'statement', null],
    ['2024-07-01', 'statement', null],
    ['2024-06-30', 'register', 'old-accounts'],
    ['2023-12-31', 'register', 'old-accounts'],
    ['2026-06-30', 'statement', null],
    ['2026-07-01', 'register', 'no-accounts'],
  ])('of %s on 2026-06-30: %s', (balanceSheetDay, basis, registerReason) => {
    expect(rate({ accounts: { ...ACCOUNTS, balanceSheetDay } })).toMatchObject({ basis, registerReason })
  })

  test('the day of a leap year, too', () => {
    const of = (balanceSheetDay: string) =>
      rate({ asOf: '2024-02-29', accounts: { ...ACCOUNTS, balanceSheetDay } }).basis
    expect([of('2022-02-28'), of('2022-03-01')]).toEqual(['register', 'statement'])
  })

  test('none at all', () => {
    expect(rate({ accounts: null })).toMatchObject({
      basis: 'register',
      registerReason: 'no-accounts',
      probabilities: null,
    })
  })

  test('enough in them: the four lines that no rating can do without', () => {
    const { totalAssets, equity, netSales, profitBeforeTax } = SOUND_INPUTS
    const inputs = { ...NO_INPUTS, totalAssets, equity, netSales, profitBeforeTax }
    expect(rate({ accounts: { ...ACCOUNTS, inputs } })).toMatchObject({ basis: 'statement', registerReason: null })
  })

  test.each([
    ['no assets', { ...SOUND_INPUTS, totalAssets: null }],
    ['assets of nothing', { ...SOUND_INPUTS, totalAssets: 0 }],
    ['no equity', { ...SOUND_INPUTS, equity: null }],
    ['no sales', { ...SOUND_INPUTS, netSales: null }],
    ['no result', { ...SOUND_INPUTS, profitBeforeTax: null }],
  ])('too little in them: %s', (_, inputs) => {
    expect(rate({ accounts: { ...ACCOUNTS, inputs } })).toMatchObject({
      basis: 'register',
      registerReason: 'incomplete-accounts',
    })
  })
})

describe('what is not rated by accounts', () => {
  test('a ceased company is not rated, whatever is known', () => {
    const score = rate({ status: 'ceased' })
    expect(score).toMatchObject({
      basis: 'unrated',
      unratedReason: 'ceased',
      points: null,
      parts: [],
      probabilities: null,
    })
  })

  test('one that has left its register is not rated, whatever its accounts were', () => {
    const facts = { ...NO_FACTS, foundedOn: '2004-02-29', status: 'unknown' as const, hasLeftRegister: true }
    expect(rate({ facts })).toMatchObject({ basis: 'unrated', unratedReason: 'left-register', points: null })
  })

  test.each(['working', 'unknown'] as const)('%s, and nothing else known', (status) => {
    const facts = { ...NO_FACTS, status }
    expect(rate({ facts, accounts: null })).toMatchObject({ basis: 'unrated', unratedReason: 'nothing-known' })
  })

  test.each([
    ['calm, and nobody would tell', {}, 'unrated'],
    ['calm, and a register of liquidations was read', { unreadProceedings: ['bankruptcy'] }, 'register'],
    ['a bad sign needs nobody', { missingAccounts: 2 }, 'register'],
    ['an event needs nobody', { hasTaxEnforcement: true }, 'register'],
  ] as const)('the register alone, insolvencies not covered: %s', (_case, known, basis) => {
    const facts = { ...NO_FACTS, foundedOn: '1998-03-31', unreadProceedings: FAILURE_SECTIONS, ...known }
    expect(rate({ facts, accounts: null })).toMatchObject({
      basis,
      unratedReason: basis === 'unrated' ? 'registers-unread' : null,
    })
  })

  test('a liquidation is something known', () => {
    const facts = { ...NO_FACTS, status: 'under-liquidation' as const }
    expect(rate({ facts, accounts: null })).toMatchObject({
      basis: 'register',
      points: 15,
      parts: [
        { kind: 'base', points: REGISTER_BASE_POINTS },
        { kind: 'cap', key: 'liquidation', points: 15 - REGISTER_BASE_POINTS },
      ],
    })
  })

  test.each(SIMPLE_KINDS)('%s: the lite rating, with the figures of its accounts', (kind) => {
    const facts = { ...NO_FACTS, kind, foundedOn: '2020-01-01' }
    const lite = rate({ facts })
    expect(lite).toMatchObject({ basis: 'lite', probabilities: null })
    expect(lite.parts.flatMap((part) => (part.kind === 'register' ? [part.key] : []))).toEqual([
      'own-funds',
      'annual-result',
    ])
    expect(rate({ facts, accounts: null }).parts).toHaveLength(1)
    expect(rate({ facts, accounts: { ...ACCOUNTS, balanceSheetDay: '2022-12-31' } }).parts).toHaveLength(1)
  })

  test.each<[EntityKind, Partial<RegisterFacts>, string]>([
    ['taxentity', { hasTaxDebt: false, hasEnforcement: false, officerFailures: 0 }, 'unrated'],
    ['selfemployed', { hasTaxDebt: false }, 'unrated'],
    ['taxentity', { hasTaxDebt: true }, 'lite'],
    ['taxentity', { isSanctioned: true }, 'lite'],
    ['selfemployed', { foundedOn: '2020-01-01', hasTaxDebt: false }, 'lite'],
    ['budgetary', { hasTaxDebt: false }, 'lite'],
  ])('%s of whom the register says %o: %s', (kind, known, basis) => {
    const score = rate({ facts: { ...NO_FACTS, kind, ...known }, accounts: null })
    expect(score).toMatchObject({ basis, unratedReason: basis === 'unrated' ? 'nothing-known' : null })
  })

  test('figures alone do not concern a company rated by the model', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        fc.pre(!isSimpleKind(input.facts.kind))
        const keys = rateCompany(input).parts.flatMap((part) => (part.kind === 'register' ? [part.key] : []))
        expect(keys).not.toContain('own-funds')
        expect(keys).not.toContain('annual-result')
      }),
    )
  })
})

test('base rates of the configuration move the probability and not the points', () => {
  const given = (share: number) =>
    rate({ config: { ...NOTHING_OFF, baseRates: [{ countryCode: 'HU', year: null, months: 12, rate: share }] } })
  const [few, many] = [given(0.001), given(0.1)]
  expect(many.points).toBe(few.points)
  expect(many.probabilities?.[12]).toBeGreaterThan(few.probabilities?.[12] ?? 1)
})
