import { expect, test } from 'vitest'
import { FACTOR_DEFINITIONS, TRAINED_KEYS } from '../model/factor-definitions.ts'
import { FACTOR_KEYS, type FactorKey } from '../model/factor-keys.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { QUIET_FACTS } from './testing-score.ts'
import { listCoverageCaveats, listMissingFactors } from './rating-caveats.ts'

const isTrained = (key: FactorKey) => FACTOR_DEFINITIONS[key].isTrained
const NO_DEBTS = { hasEnforcement: null, hasTaxEnforcement: null, hasTaxDebt: null }

test.each<[string, Partial<RegisterFacts>, string[]]>([
  ['all is covered', {}, []],
  ['no register of insolvencies', { isInsolvencyCovered: false }, ['no-insolvency-register']],
  ['stored before it was kept', { isInsolvencyCovered: null }, []],
  ['no register of debts', NO_DEBTS, ['no-debt-register']],
  ['one of them is enough', { ...NO_DEBTS, hasTaxDebt: false }, []],
  ['neither', { ...NO_DEBTS, isInsolvencyCovered: false }, ['no-insolvency-register', 'no-debt-register']],
  ['the lite rating says of itself what it is', { kind: 'nonprofit', isInsolvencyCovered: false }, []],
])('%s', (_, facts, expected) => {
  expect(listCoverageCaveats({ basis: 'statement', facts: { ...QUIET_FACTS, ...facts } })).toEqual(expected)
})

test('who has no rating has nothing to be limited', () => {
  expect(listCoverageCaveats({ basis: 'unrated', facts: { ...QUIET_FACTS, isInsolvencyCovered: false } })).toEqual([])
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
