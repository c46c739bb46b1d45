import { creditLimitOf } from '@merleg/domain/score/rate/credit-limit'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import { rateCompany, type RateInput, type ScoreAccounts } from '@merleg/domain/score/rate/rate-company'

export type RatedSubject = {
  score: CompanyScore
  /** The accounts that the rating rests on; null where only the register speaks. */
  accounts: ScoreAccounts | null
  creditLimit: { value: number; currency: string } | null
}

/** The rating of a company, the accounts behind it and the credit limit that follows from both. */
export function rateSubject(input: RateInput): RatedSubject {
  const score = rateCompany(input)
  const accounts = score.basis === 'statement' || score.basis === 'lite' ? input.accounts : null
  if (accounts === null) return { score, accounts, creditLimit: null }
  const { inputs, currency } = accounts
  const limit = creditLimitOf({ score, status: input.facts.status, inputs, currency })
  return { score, accounts, creditLimit: limit && { value: limit.value, currency: limit.currency } }
}
