import { expect, test } from 'vitest'
import { FAILURE_SECTIONS } from '../../group/failure.ts'
import { FACTOR_DEFINITIONS, TRAINED_KEYS } from '../model/factor-definitions.ts'
import { FACTOR_KEYS, type FactorKey } from '../model/factor-keys.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { QUIET_FACTS } from './testing-score.ts'
import { type CoverageCaveat, listCoverageCaveats, listMissingFactors } from './rating-caveats.ts'

const isTrained = (key: FactorKey) => FACTOR_DEFINITIONS[key].isTrained
const NO_DEBTS = { hasEnforcement: null, hasTaxEnforcement: null, hasTaxDebt: null }

const NO_INSOLVENCIES = { unreadProceedings: FAILURE_SECTIONS }
const INSOLVENCIES: CoverageCaveat = { key: 'no-insolvency-register', unread: FAILURE_SECTIONS }
const DEBTS: CoverageCaveat = { key: 'no-debt-register', unread: ['enforcement', 'tax-enforcement', 'tax-debt'] }

test.each<[string, Partial<RegisterFacts>, CoverageCaveat[]]>([
  ['all is covered', {}, []],
  ['no register of insolvencies', NO_INSOLVENCIES, [INSOLVENCIES]],
  ['liquidations alone are told', { unreadProceedings: ['bankruptcy'] }, [{ ...INSOLVENCIES, unread: ['bankruptcy'] }]],
  ['stored before it was kept', { unreadProceedings: null }, []],
  ['no register of debts', NO_DEBTS, [DEBTS]],
  [
    'one of them does not stand for the others',
    { ...NO_DEBTS, hasTaxDebt: false },
    [{ ...DEBTS, unread: ['enforcement', 'tax-enforcement'] }],
  ],
  ['what is stated is seen', { ...NO_DEBTS, hasEnforcement: true, hasTaxEnforcement: true, hasTaxDebt: true }, []],
  ['neither', { ...NO_DEBTS, ...NO_INSOLVENCIES }, [INSOLVENCIES, DEBTS]],
  ['the lite rating says of itself what it is', { kind: 'nonprofit', ...NO_INSOLVENCIES }, []],
])('%s', (_, facts, expected) => {
  expect(listCoverageCaveats({ basis: 'statement', facts: { ...QUIET_FACTS, ...facts } })).toEqual(expected)
})

test('who has no rating has nothing to be limited', () => {
  expect(listCoverageCaveats({ basis: 'unrated', facts: { ...QUIET_FACTS, ...NO_INSOLVENCIES } })).toEqual([])
})

test.each([
  [0, 14, []],
  [4, 14, []],
  [5, 15, []],
  [5, 14, TRAINED_KEYS.slice(0, 5)],
  [9, 14, TRAINED_KEYS.slice(0, 9)],
])('%i of %i factors that cannot be worked out: %s are named', (missing, all, expected) => {
  const parts = FACTOR_KEYS.toSorted((one, other) => Number(isTrained(other)) - Number(isTrained(one)))
    .slice(0, all)
    .map((key, index) => ({ kind: 'factor' as const, key, value: index < missing ? null : 1, bin: null, points: 0 }))
  expect(listMissingFactors([{ kind: 'base', points: 62 }, ...parts])).toEqual(expected)
})
