import { describe, expect, test } from 'vitest'
import { bandOfPoints } from '../../risk-rating.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { NO_FACTS } from '../inputs/testing-facts.ts'
import { SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { CAP_REASONS, type CapReason } from './company-score.ts'
import { rateCompany } from './rate-company.ts'
import { CAP_RULES, CAPS_OF_ACCOUNTS, limitPoints, listCaps } from './score-caps.ts'
import { ALL_ON, makeModel } from './testing-score.ts'

const AS_OF = '2026-06-30'
const capsOf = (facts: Partial<RegisterFacts>, inputs = SOUND_INPUTS) =>
  listCaps({ facts: { ...NO_FACTS, ...facts }, asOf: AS_OF, inputs })
const told = (facts: Partial<RegisterFacts>) => capsOf(facts).map(({ key, highest }) => `${key} ${highest}`)
const past = (event: RegisterFacts['pastEvents'][number]['event'], endedOn: string) => ({
  pastEvents: [{ event, endedOn }],
})

describe('what caps a rating', () => {
  test.each<[string, Partial<RegisterFacts>, string[]]>([
    ['nothing', {}, []],
    ['a liquidation', { status: 'under-liquidation' }, ['liquidation 15']],
    ['a forced deletion', { status: 'forced-deletion' }, ['forced-deletion 15']],
    ['a bankruptcy', { status: 'bankruptcy' }, ['bankruptcy 33']],
    ['a voluntary liquidation', { status: 'voluntary-liquidation' }, ['voluntary-liquidation 50']],
    ['an enforcement of nobody knows whom', { status: 'under-enforcement' }, ['enforcement 50']],
    ['the tax authority', { status: 'under-enforcement', hasTaxEnforcement: true }, ['tax-enforcement 50']],
    ['a debt', { hasTaxDebt: true }, ['tax-debt 50']],
    ['no business may be done', { status: 'suspended' }, ['activity-suspension 33']],
    ['a bankruptcy or a liquidation', { untoldProcedures: ['bankruptcy', 'liquidation'] }, ['untold-insolvency 33']],
    ['a liquidation or a voluntary one', { untoldProcedures: ['liquidation', 'dissolution'] }, ['untold-ending 50']],
    [
      'what is known goes before what may be',
      { status: 'under-liquidation', untoldProcedures: ['liquidation', 'dissolution'] },
      ['liquidation 15', 'untold-ending 50'],
    ],
    ['no tax number', { hasInvalidTaxNumber: true }, ['tax-number 33']],
    ['a sanctions list', { isSanctioned: true }, ['sanction 33']],
    ['a lien', { hasLien: true }, ['lien 84']],
    [
      'several, the lowest first',
      { hasLien: true, hasTaxDebt: true, status: 'bankruptcy' },
      ['bankruptcy 33', 'tax-debt 50', 'lien 84'],
    ],
    ['a bankruptcy of five years ago, less a day', past('bankruptcy', '2021-07-01'), ['bankruptcy 50']],
    ['a bankruptcy of five years ago', past('bankruptcy', '2021-06-30'), []],
    ['a debt paid a year ago, less a day', past('tax-debt', '2025-07-01'), ['tax-debt 66']],
    ['a debt paid a year ago', past('tax-debt', '2025-06-30'), []],
    [
      'a second debt: what runs goes before what ended',
      { hasTaxDebt: true, ...past('tax-debt', '2026-01-01') },
      ['tax-debt 50'],
    ],
  ])('%s', (_, facts, expected) => expect(told(facts)).toEqual(expected))

  test('equity below zero, not of nothing', () => {
    expect(capsOf({}, { ...SOUND_INPUTS, equity: -1 })).toMatchObject([{ key: 'negative-equity', highest: 50 }])
    expect(capsOf({}, { ...SOUND_INPUTS, equity: 0 })).toEqual([])
  })
})

test.each([
  [0, 0, ['no-turnover 50']],
  [-1, 0, ['no-turnover 50']],
  [0, 1, []],
  [1, 0, []],
  [0, null, []],
  [null, null, []],
])('sales of %s after %s: %s', (netSales, previousNetSales, expected) => {
  const caps = capsOf({}, { ...SOUND_INPUTS, netSales, previousNetSales })
  expect(caps.map(({ key, highest }) => `${key} ${highest}`)).toEqual(expected)
})

test('where no credit is recommended the band advises none without collateral', () => {
  for (const key of CAP_REASONS) {
    const { running, afterwards } = CAP_RULES[key]
    for (const { highest, limitShare } of [running, ...(afterwards === null ? [] : [afterwards])])
      if (limitShare === 0) expect(['risky', 'very-risky', 'extremely-risky']).toContain(bandOfPoints(highest))
  }
})

test('a procedure whose kind is not told is capped as the mildest it may be', () => {
  const mildestOf = (keys: readonly CapReason[]) => Math.max(...keys.map((key) => CAP_RULES[key].running.highest))
  const failures = ['bankruptcy', 'liquidation', 'forced-deletion'] as const
  // Of a liquidation or a forced deletion alone it is milder than it need be, never harder.
  expect(CAP_RULES['untold-insolvency'].running.highest).toBe(mildestOf(failures))
  expect(CAP_RULES['untold-ending'].running.highest).toBe(mildestOf([...failures, 'voluntary-liquidation']))
})

test('the lowest ceiling takes the points, the others are told with none', () => {
  const caps = capsOf({ hasLien: true, hasTaxDebt: true })
  expect(limitPoints([{ kind: 'base', points: 90 }], caps)).toEqual({
    points: 50,
    parts: [
      { kind: 'base', points: 90 },
      { kind: 'cap', key: 'tax-debt', points: -40 },
      { kind: 'cap', key: 'lien', points: 0 },
    ],
  })
})

test('the probabilities are those of the points that the ceiling leaves', () => {
  const accounts = { inputs: SOUND_INPUTS, currency: 'HUF', balanceSheetDay: '2025-12-31', year: 2025 }
  const rate = (basePoints: number, facts: Partial<RegisterFacts>) =>
    rateCompany({
      facts: { ...NO_FACTS, ...facts },
      accounts,
      asOf: AS_OF,
      model: makeModel({ basePoints }),
      config: ALL_ON,
    })
  const capped = rate(95, { hasLien: true })
  expect(capped.points).toBe(84)
  expect(capped.probabilities).toEqual(rate(84, {}).probabilities)
})

test('the caps that rest on accounts are those that the worst accounts alone bring', () => {
  const worst = { ...SOUND_INPUTS, equity: -1, netSales: 0, previousNetSales: 0 }
  expect(
    capsOf({}, worst)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual([...CAPS_OF_ACCOUNTS])
})
