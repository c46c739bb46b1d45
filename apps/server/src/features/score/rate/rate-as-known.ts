import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DbOrTx } from '@merleg/db/connect'
import { endOfHungarianDay } from '@merleg/domain/calendar-days'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'
import type { RatingModels } from '../models/rating-models.ts'
import { loadAccounts } from './accounts.repository.ts'
import { rateSubject } from './rate-subject.ts'
import { loadRegisterFacts } from './register-facts.repository.ts'

const PAGE_COMPANIES = 1000
/** Rated without a break, so that the server goes on answering others. */
const TURN_COMPANIES = 100

export type RateAsKnown = {
  companyIds: readonly string[]
  /** YYYY-MM-DD */
  day: string
  /** A moment of that day; the end of it, where there is none. */
  knownAt?: Date
  models: Pick<RatingModels, 'of'>
  config: ScoreConfig
}

/**
 * The points of companies and what they rest on as of a past day by the model of their country, from no more than was known at the end of that day, or at a moment of
 * it; points null of who is unrated by it. A company the register did not know then has no entry.
 */
export async function rateAsKnown(
  db: DbOrTx,
  { companyIds, day, knownAt = endOfHungarianDay(day), models, config }: RateAsKnown,
): Promise<Map<string, Pick<CompanyScore, 'points' | 'basis'>>> {
  const lineOrder = await findLineOrder(db)
  const ratings = new Map<string, Pick<CompanyScore, 'points' | 'basis'>>()
  for (let at = 0; at < companyIds.length; at += PAGE_COMPANIES) {
    const page = { companyIds: companyIds.slice(at, at + PAGE_COMPANIES), asOf: day, knownAt }
    const facts = await loadRegisterFacts(db, page)
    const accounts = await loadAccounts(db, { ...page, lineOrder })
    let turn = 0
    for (const [companyId, known] of facts) {
      if (turn++ % TURN_COMPANIES === 0) await nextTurn()
      const model = models.of(known.countryCode)
      const input = { facts: known, accounts: accounts.get(companyId) ?? null, asOf: day, model, config }
      const { points, basis } = rateSubject(input).score
      ratings.set(companyId, { points, basis })
    }
  }
  return ratings
}
