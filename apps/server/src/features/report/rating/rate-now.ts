import type { DbOrTx } from '@merleg/db/connect'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import type { ScoreAccounts, ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { rulesVersionOf } from '@merleg/domain/score/rate/rules-version'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { AppError } from '../../../app/app-error.ts'
import { loadRatingModels } from '../../score/models/rating-models.ts'
import { rateSubject } from '../../score/rate/rate-subject.ts'
import { loadRegisterFacts } from '../../score/rate/register-facts.repository.ts'
import { loadAccounts } from '../../score/rate/accounts.repository.ts'
import type { StoredScore } from '../../score/store/score.repository.ts'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'

/** A rating as every page of a report shows it. */
export type ShownScore = Omit<StoredScore, 'computedAt'>

type Query = { companyId: string; /** YYYY-MM-DD */ asOf: string; scoreConfig: ScoreConfig }

/**
 * The rating of a company that was not rated yet: what the next run over the register will find. Throws `company.not-found`.
 */
export async function rateNow(db: DbOrTx, { companyId, asOf, scoreConfig }: Query): Promise<ShownScore> {
  const query = { companyIds: [companyId], asOf }
  const [known, accounts, models] = await Promise.all([
    loadRegisterFacts(db, query),
    findLineOrder(db).then((lineOrder) => loadAccounts(db, { ...query, lineOrder })),
    loadRatingModels(db),
  ])
  const facts = known.get(companyId)
  if (facts === undefined) throw new AppError('company.not-found')
  const model = models.of(facts.countryCode)
  return { companyId, ...rateFrom({ facts, accounts: accounts.get(companyId) ?? null, asOf, scoreConfig, model }) }
}

type RateFrom = Omit<Query, 'companyId'> & {
  facts: RegisterFacts
  accounts: ScoreAccounts | null
  model: ScoreModel
}

/** The rating by a model. Accounts that do not count are not among what it is told to rest on. */
export function rateFrom({ facts, accounts, asOf, scoreConfig, model }: RateFrom): Omit<ShownScore, 'companyId'> {
  const rated = rateSubject({ facts, accounts, asOf, model, config: scoreConfig })
  const { score, accounts: used, creditLimit, facts: ratedFacts } = rated
  return {
    ...score,
    modelVersion: model.version,
    rulesVersion: rulesVersionOf(scoreConfig),
    asOf,
    creditLimit,
    inputs: used?.inputs ?? null,
    statementYear: used?.year ?? null,
    currency: used?.currency ?? null,
    facts: ratedFacts,
  }
}
