import { dayBefore, endOfHungarianDay, hungarianDayOf } from '@merleg/domain/calendar-days'
import { areFoundAlike, type RatingBetween, type RatingFound } from '@merleg/domain/monitoring-looks'
import { rulesVersionOf } from '@merleg/domain/score/rate/rules-version'
import type { FollowerDeps } from '../../followers/follower.ts'
import { findRatingModel } from '../../score/models/rating-models.ts'
import { type RateAsKnown, rateAsKnown } from '../../score/rate/rate-as-known.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { type FormerRating, listTimesInForce } from './former-ratings.repository.ts'

type Looked = { companyId: string; before: RatingFound | null; after: RatingFound | undefined }

/**
 * Of companies that another model or other rules have rated since: their rating by the new ones when the former rating was last
 * in force, so that what has changed of the company is not taken for the model. Nothing of those of a model or of rules that
 * are not there any more.
 */
export async function rateFormer(
  { db, config }: FollowerDeps,
  looked: readonly Looked[],
): Promise<Map<string, RatingBetween>> {
  const ratings = new Map<string, RatingBetween>()
  const scoreConfig = readScoreConfig(config)
  const rulesVersion = rulesVersionOf(scoreConfig)
  const changed = looked.flatMap(({ companyId, before, after }) => {
    if (before?.model == null || after?.model == null || after.rules !== rulesVersion) return []
    if (areFoundAlike(before, after) || isFoundAgain(before, after)) return []
    return [{ companyId, model: before.model, rules: before.rules ?? null, asOf: before.asOf, by: after.model }]
  })
  for (const [version, companies] of Map.groupBy(changed, ({ by }) => by)) {
    const model = await findRatingModel(db, version)
    if (model === null) continue
    const found = await rateThen(db, companies, { models: { of: () => model }, config: scoreConfig })
    for (const [companyId, then] of found) ratings.set(companyId, then)
  }
  return ratings
}

/**
 * A rating by rules that are in use no more, after one by still others: nobody can rate by them any longer, and what is the
 * company's could not be told apart from what is ours. The rules in use rate everybody anew, and the look after that tells.
 */
export function canCompareRatings({ config }: FollowerDeps, before: RatingFound, after: RatingFound): boolean {
  if (areFoundAlike(before, after) || isFoundAgain(before, after)) return true
  return after.model === null || after.rules === rulesVersionOf(readScoreConfig(config))
}

/** The same rating, which other rules have only found again. */
function isFoundAgain(before: RatingFound, after: RatingFound): boolean {
  return before.model === after.model && before.points === after.points && before.asOf === after.asOf
}

async function rateThen(
  db: FollowerDeps['db'],
  changed: readonly FormerRating[],
  by: Pick<RateAsKnown, 'models' | 'config'>,
): Promise<Map<string, RatingBetween>> {
  const times = await listTimesInForce(db, changed)
  const moments = Map.groupBy(times, ({ computedAt, supersededAt }) => lastMoment(computedAt, supersededAt).getTime())
  const ratings = new Map<string, RatingBetween>()
  for (const [moment, companies] of moments) {
    const knownAt = new Date(moment)
    const asked = { ...by, day: hungarianDayOf(knownAt), knownAt }
    const found = await rateAsKnown(db, { ...asked, companyIds: companies.map(({ companyId }) => companyId) })
    for (const [companyId, then] of found) ratings.set(companyId, then)
  }
  return ratings
}

/** The end of the day before another rating came; of a rating of that very day when it was made. */
function lastMoment(computedAt: Date, supersededAt: Date | null): Date {
  if (supersededAt === null) return computedAt
  const dayEnd = endOfHungarianDay(dayBefore(hungarianDayOf(supersededAt)))
  return dayEnd > computedAt ? dayEnd : computedAt
}
