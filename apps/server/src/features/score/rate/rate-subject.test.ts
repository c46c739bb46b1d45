import { SOUND_INPUTS } from '@merleg/domain/score/inputs/testing-inputs'
import type { RateInput, ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import { ALL_ON, makeModel, QUIET_FACTS } from '@merleg/domain/score/rate/testing-score'
import { describe, expect, test } from 'vitest'
import { rateSubject } from './rate-subject.ts'

const ACCOUNTS: ScoreAccounts = {
  inputs: SOUND_INPUTS,
  currency: 'HUF',
  balanceSheetDay: '2025-12-31',
  year: 2025,
  quality: 'sound',
  employees: 40,
}

describe.each(['company', 'nonprofit'] as const)('the accounts that the rating of a %s rests on', (kind) => {
  const rate = (accounts: ScoreAccounts | null) =>
    rateSubject({
      facts: { ...QUIET_FACTS, kind, headcount: null },
      accounts,
      asOf: '2026-06-30',
      model: makeModel({}),
      config: ALL_ON,
    })

  test('are the current and sound ones, with their people', () => {
    expect(rate(ACCOUNTS)).toMatchObject({ accounts: ACCOUNTS, facts: { headcount: 40 } })
  })

  test.each<[string, ScoreAccounts | null]>([
    ['there are none', null],
    ['they are old', { ...ACCOUNTS, balanceSheetDay: '2023-12-31', year: 2023 }],
    ['they have an error', { ...ACCOUNTS, quality: 'flawed', flawedDay: '2025-12-31' }],
    ['their day is to come', { ...ACCOUNTS, balanceSheetDay: '2026-12-31', year: 2026 }],
  ])('are none where %s', (_title, accounts) => {
    expect(rate(accounts)).toMatchObject({ accounts: null, creditLimit: null, facts: { headcount: null } })
  })
})

const OLD: ScoreAccounts = { ...ACCOUNTS, balanceSheetDay: '2023-12-31', year: 2023 }

describe('why there is no limit', () => {
  test.each<[string, Partial<RateInput['facts']>, ScoreAccounts | null, string | null]>([
    ['a debt without accounts', { hasTaxDebt: true }, null, 'tax-debt'],
    ['a debt beside old accounts', { hasTaxDebt: true }, OLD, 'tax-debt'],
    ['a debt, in a currency without limits', { hasTaxDebt: true }, { ...ACCOUNTS, currency: 'XAF' }, 'tax-debt'],
    ['the worse of two facts', { hasTaxDebt: true, hasInvalidTaxNumber: true }, null, 'tax-number'],
    ['a lien, which halves a limit alone', { hasLien: true }, null, null],
    ['no accounts alone', {}, null, null],
    ['a debt of an entity of a simple kind', { kind: 'nonprofit', hasTaxDebt: true }, ACCOUNTS, 'tax-debt'],
    ['a debt of one that has ceased', { status: 'ceased', hasTaxDebt: true }, null, null],
  ])('is kept where none can be worked out: %s', (_title, given, accounts, reason) => {
    const facts = { ...QUIET_FACTS, ...given }
    const rated = rateSubject({ facts, accounts, asOf: '2026-06-30', model: makeModel({}), config: ALL_ON })
    expect(rated).toMatchObject({ creditLimit: null, noLimitReason: reason })
  })
})
