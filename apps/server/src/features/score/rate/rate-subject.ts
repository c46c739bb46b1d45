import { creditLimitOf, type NoLimitReason } from '@merleg/domain/score/rate/credit-limit'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import {
  findUsableAccounts,
  rateCompany,
  type RateInput,
  type ScoreAccounts,
} from '@merleg/domain/score/rate/rate-company'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'

export type RatedSubject = {
  score: CompanyScore
  /** The facts that were rated: what the register does not tell of the headcount the accounts may. */
  facts: RegisterFacts
  /** The accounts that the rating rests on; null where only the register speaks. */
  accounts: ScoreAccounts | null
  creditLimit: { value: number; currency: string } | null
  /** Why the limit is 0; null where it is not, and where there is none. */
  noLimitReason: NoLimitReason | null
}

/** The rating of a company, the accounts behind it and the credit limit that follows from both. */
export function rateSubject(input: RateInput): RatedSubject {
  const { asOf } = input
  const usable = findUsableAccounts(input.accounts, asOf)
  const facts = { ...input.facts, headcount: input.facts.headcount ?? usable?.employees ?? null }
  const score = rateCompany({ ...input, facts })
  const accounts = score.basis === 'statement' || score.basis === 'lite' ? usable : null
  if (accounts === null) return { score, facts, accounts, creditLimit: null, noLimitReason: null }
  const limit = creditLimitOf({ ...accounts, score, facts, asOf })
  return {
    score,
    facts,
    accounts,
    creditLimit: limit && { value: limit.value, currency: limit.currency },
    noLimitReason: limit?.reason ?? null,
  }
}
