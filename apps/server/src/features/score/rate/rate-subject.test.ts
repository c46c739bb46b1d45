import { SOUND_INPUTS } from '@merleg/domain/score/inputs/testing-inputs'
import type { ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
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
