import { expect, test } from 'vitest'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { QUIET_FACTS } from './testing-score.ts'
import { listCoverageCaveats } from './rating-caveats.ts'

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
