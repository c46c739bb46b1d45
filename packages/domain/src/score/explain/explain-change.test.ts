import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainChange, type ExplainableScore, type PartChange } from './explain-change.ts'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { rateCompany, type ScoreConfig } from '../rate/rate-company.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { type ScoreInputs, YEAR_BEFORE_KEYS } from '../inputs/score-inputs.ts'
import type { ScoreModel } from '../model/score-model.ts'
import { accountsInBalance, incompleteAccounts, SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { rulesVersionOf } from '../rate/rules-version.ts'
import { ALL_ON, makeModel, QUIET_FACTS } from '../rate/testing-score.ts'

type Stored = {
  asOf?: string
  inputs?: ScoreInputs | null
  facts?: RegisterFacts
  config?: ScoreConfig
  year?: number
  day?: string
}

/** A score as it is stored when it is worked out. */
function store(model: ScoreModel, { asOf = '2025-06-30', inputs = SOUND_INPUTS, ...rest }: Stored): ExplainableScore {
  const { facts = QUIET_FACTS, config = ALL_ON, year = 2024, day = `${year}-12-31` } = rest
  const accounts = inputs && { inputs, currency: 'HUF', balanceSheetDay: day, year }
  const { basis, points, parts } = rateCompany({ facts, accounts, asOf, model, config })
  return {
    modelVersion: model.version,
    rulesVersion: rulesVersionOf(config),
    asOf,
    basis,
    points,
    parts,
    inputs,
    facts,
    statementYear: year,
    currency: 'HUF',
  }
}

const anyModel = fc
  .record({
    basePoints: fc.integer({ min: 10, max: 110 }),
    pointsPerBin: fc.integer({ min: 0, max: 6 }),
    without: fc.subarray([...FACTOR_KEYS], { maxLength: 5 }),
    earlierYear: fc.constantFrom(null, { oneIn: 3, mostAdded: 5 }),
  })
  .map((shape) => makeModel({ ...shape, version: JSON.stringify(shape) }))

const anyFacts: fc.Arbitrary<RegisterFacts> = fc
  .record({
    kind: fc.constantFrom('company', 'nonprofit', 'selfemployed'),
    status: fc.constantFrom('working', 'voluntary-liquidation', 'under-liquidation', 'bankruptcy'),
    foundedOn: fc.constantFrom('1994-02-02', '2023-05-05', null),
    filingDelayDays: fc.constantFrom(null, 0, 40, 300),
    hasTaxDebt: fc.constantFrom(null, false, true),
    officerFailures: fc.constantFrom(null, 0, 2),
  } as const)
  .map((facts) => ({ ...QUIET_FACTS, ...facts }))

const keyOf = ({ part }: PartChange) => ('key' in part ? part.key : part.kind)
const sum = (parts: readonly { readonly points: number }[]) => parts.reduce((total, { points }) => total + points, 0)

describe('telling the model from the company', () => {
  test('accounts of a lite rating count whatever day they end on', () => {
    const model = makeModel({})
    const facts: RegisterFacts = { ...QUIET_FACTS, kind: 'nonprofit' }
    const rated = store(model, { facts, year: 2025, day: '2025-03-31' })
    expect(explainChange({ before: rated, after: rated, model, config: ALL_ON })).toEqual({
      byModel: 0,
      byCompany: 0,
      parts: [],
    })
  })

  test('another model for the same company on the same day', () => {
    const [old, now] = [makeModel(), makeModel({ version: 'test-2', basePoints: 64 })]
    const change = explainChange({ before: store(old, {}), after: store(now, {}), model: now, config: ALL_ON })
    expect(change).toMatchObject({
      byModel: 4,
      byCompany: 0,
      parts: [{ part: { kind: 'base' }, byModel: 4, byCompany: 0, points: 4 }],
    })
  })

  describe('a model that asks for the year before, after one that did not', () => {
    const [old, now] = [makeModel(), makeModel({ version: 'test-2', earlierYear: { oneIn: 3, mostAdded: 5 } })]
    const untold = Object.fromEntries(YEAR_BEFORE_KEYS.map((key) => [key, null]))
    const stored = { ...SOUND_INPUTS, ...untold }
    const worseBefore = { ...SOUND_INPUTS, previousEquity: 1_000_000, previousCash: 0 }
    const explain = (before: Stored, after: Stored) =>
      explainChange({ before: store(old, before), after: store(now, after), model: now, config: ALL_ON })

    test('is the change of the model where the accounts are the same', () => {
      const change = explain({ inputs: stored }, { inputs: worseBefore })
      expect(change?.byCompany).toBe(0)
      expect(change?.byModel).toBeLessThan(0)
      expect(change?.parts).toMatchObject([
        {
          part: { kind: 'earlier' },
          byModel: change?.byModel,
          byCompany: 0,
          points: change?.byModel,
        },
      ])
    })

    test('cannot be told apart from new accounts', () => {
      expect(explain({ inputs: stored }, { inputs: worseBefore, year: 2025, asOf: '2026-06-30' })).toBeNull()
    })
  })

  test('better accounts under the same model', () => {
    const model = makeModel()
    const better = { ...SOUND_INPUTS, inventories: 0, cash: 29_000_000 }
    const change = explainChange({
      before: store(model, {}),
      after: store(model, { inputs: better }),
      model,
      config: ALL_ON,
    })
    expect(change?.byModel).toBe(0)
    expect(change?.byCompany).toBeGreaterThan(0)
    expect(change?.parts.map(keyOf)).toEqual(['cashRatio', 'inventoryDays'])
  })

  test('a factor that only one of the models has is there once', () => {
    const [old, now] = [makeModel({ without: ['size'] }), makeModel({ version: 'test-2', without: ['cashRatio'] })]
    const inputs = { ...SOUND_INPUTS, cash: 4_000_000, receivables: 40_000_000 }
    const change = explainChange({
      before: store(old, { inputs }),
      after: store(now, { inputs }),
      model: now,
      config: ALL_ON,
    })
    expect(change?.parts.filter((one) => keyOf(one) === 'cashRatio')).toMatchObject([
      { part: { kind: 'factor' }, byModel: 6, byCompany: 0, points: 6 },
    ])
  })

  test('an expert addition that is switched off counts as the model', () => {
    const model = makeModel()
    const facts = { ...QUIET_FACTS, officerFailures: 2 }
    const config: ScoreConfig = { switchedOff: new Set(['officer-failures']) }
    const [before, after] = [store(model, { facts }), store(model, { facts, config })]
    const change = explainChange({ before, after, model, config })
    expect(change?.byCompany).toBe(0)
    expect(change?.byModel).toBe((after.points ?? 0) - (before.points ?? 0))
    expect(change?.byModel).toBeGreaterThan(0)
  })

  test('accounts that are no longer current are the company’s', () => {
    const [old, now] = [makeModel(), makeModel({ version: 'test-2', basePoints: 63 })]
    const before = store(old, {})
    const after = store(now, { asOf: '2027-03-01' })
    expect(after.basis).toBe('register')
    const change = explainChange({ before, after, model: now, config: ALL_ON })
    expect(change?.byModel).toBe(3)
    expect(3 + (change?.byCompany ?? 0)).toBe((after.points ?? 0) - (before.points ?? 0))
    expect(sum(change?.parts ?? [])).toBe((after.points ?? 0) - (before.points ?? 0))
  })

  test('the age that a company gains is its own', () => {
    const model = makeModel()
    const facts = { ...QUIET_FACTS, foundedOn: '2023-05-05' }
    const [before, after] = [store(model, { facts }), store(model, { facts, asOf: '2030-06-30', year: 2029 })]
    const change = explainChange({ before, after, model, config: ALL_ON })
    expect(change).toMatchObject({ byModel: 0, parts: [{ part: { kind: 'register', key: 'age' }, byModel: 0 }] })
    expect(change?.byCompany).toBeGreaterThan(0)
  })

  test('accounts of a business year that ended within the next year counted on the day of the old score', () => {
    const model = makeModel()
    const before = store(model, { year: 2022, day: '2023-06-30', asOf: '2025-03-31' })
    expect(before.basis).toBe('statement')
    const change = explainChange({ before, after: store(model, {}), model, config: ALL_ON })
    expect(change).toEqual({ byModel: 0, byCompany: 0, parts: [] })
  })

  test('cannot be told without the old accounts, for unrated scores, and for another model than that of today', () => {
    const model = makeModel()
    const [before, after] = [store(model, {}), store(model, {})]
    const told = { before, after, model, config: ALL_ON }
    expect(explainChange(told)).toEqual({ byModel: 0, byCompany: 0, parts: [] })
    expect(explainChange({ ...told, before: { ...before, inputs: null } })).toBeNull()
    expect(explainChange({ ...told, before: { ...before, points: null } })).toBeNull()
    expect(explainChange({ ...told, after: { ...after, points: null } })).toBeNull()
    expect(explainChange({ ...told, after: { ...after, modelVersion: 'other' } })).toBeNull()
    expect(explainChange({ ...told, after: { ...after, rulesVersion: 'other' } })).toBeNull()
    expect(explainChange({ ...told, after: { ...after, rulesVersion: null } })).toBeNull()
  })

  test('both shares are exactly the change, and the parts are exactly the shares', () => {
    const inputs = fc.option(incompleteAccounts)
    fc.assert(
      fc.property(anyModel, anyModel, inputs, inputs, anyFacts, anyFacts, (old, now, was, is, then, today) => {
        const before = store(old, { inputs: was, facts: then })
        const after = store(now, { inputs: is, facts: today, asOf: '2026-05-31', year: 2025 })
        const change = explainChange({ before, after, model: now, config: ALL_ON })
        if (change === null) return
        expect(change.byModel + change.byCompany).toBe((after.points ?? 0) - (before.points ?? 0))
        expect(change.parts.reduce((total, { byModel }) => total + byModel, 0)).toBe(change.byModel)
        expect(change.parts.reduce((total, { byCompany }) => total + byCompany, 0)).toBe(change.byCompany)
        expect(sum(change.parts)).toBe(change.byModel + change.byCompany)
        const names = change.parts.map((one) => `${one.part.kind} ${keyOf(one)}`)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  test('the same model: nothing is the model’s; the same company on the same day: nothing is the company’s', () => {
    fc.assert(
      fc.property(anyModel, anyModel, accountsInBalance, accountsInBalance, anyFacts, (old, now, was, is, facts) => {
        const before = store(old, { inputs: was, facts })
        const grown = explainChange({ before, after: store(old, { inputs: is, facts }), model: old, config: ALL_ON })
        expect(grown?.byModel ?? 0).toBe(0)
        const same = explainChange({ before, after: store(now, { inputs: was, facts }), model: now, config: ALL_ON })
        expect(same?.byCompany ?? 0).toBe(0)
      }),
    )
  })
})
