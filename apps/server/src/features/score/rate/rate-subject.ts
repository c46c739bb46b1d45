import { creditLimitOf, type NoLimitReason } from '@merleg/domain/score/rate/credit-limit'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import {
  findUsableAccounts,
  rateCompany,
  type RateInput,
  type ScoreAccounts,
} from '@merleg/domain/score/rate/rate-company'
import { type CapSubject, findRefusingCap, listCaps } from '@merleg/domain/score/rate/score-caps'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'

export type RatedSubject = {
  score: CompanyScore
  /** The facts that were rated: what the register does not tell of the headcount the accounts may. */
  facts: RegisterFacts
  /** The accounts that the rating rests on; null where only the register speaks. */
  accounts: ScoreAccounts | null
  creditLimit: { value: number; currency: string } | null
  /** Why the limit is 0, or which fact speaks against any credit where none can be worked out; null where nothing does. */
  noLimitReason: NoLimitReason | null
}

/** The rating of a company, the accounts behind it and the credit limit that follows from both. */
export function rateSubject(input: RateInput): RatedSubject {
  const { asOf } = input
  const usable = findUsableAccounts(input.accounts, asOf)
  const facts = { ...input.facts, headcount: input.facts.headcount ?? usable?.employees ?? null }
  const score = rateCompany({ ...input, facts })
  const accounts = score.basis === 'statement' || score.basis === 'lite' ? usable : null
  const limit = accounts && creditLimitOf({ ...accounts, score, facts, asOf })
  return {
    score,
    facts,
    accounts,
    creditLimit: limit && { value: limit.value, currency: limit.currency },
    noLimitReason:
      limit === null ? findFactAgainst(score, { facts, asOf, inputs: accounts?.inputs ?? null }) : limit.reason,
  }
}

/** Who is not rated at all is advised of nothing. */
function findFactAgainst({ points }: CompanyScore, subject: CapSubject): NoLimitReason | null {
  return points === null ? null : (findRefusingCap(listCaps(subject))?.key ?? null)
}
