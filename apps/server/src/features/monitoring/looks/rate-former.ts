import { dayBefore, endOfHungarianDay, hungarianDayOf } from '@merleg/domain/calendar-days'
import type { RatingFound } from '@merleg/domain/monitoring-looks'
import type { FollowerDeps } from '../../followers/follower.ts'
import { findRatingModel } from '../../score/models/rating-models.ts'
import { type RateAsKnown, rateAsKnown } from '../../score/rate/rate-as-known.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { listTimesInForce } from './former-ratings.repository.ts'

type Looked = { companyId: string; before: RatingFound | null; after: RatingFound | undefined }

/**
 * Of companies that another model has rated since: their points by the new one when the former rating was last in force, so
 * that what has changed of the company is not taken for the model. Nothing of those of a model that is not there any more.
 */
export async function rateFormer(
  { db, config }: FollowerDeps,
  looked: readonly Looked[],
): Promise<Map<string, number | null>> {
  const points = new Map<string, number | null>()
  const changed = looked.flatMap(({ companyId, before, after }) =>
    before?.model != null && after?.model != null && before.model !== after.model
      ? [{ companyId, model: before.model, asOf: before.asOf, by: after.model }]
      : [],
  )
  for (const [version, companies] of Map.groupBy(changed, ({ by }) => by)) {
    const model = await findRatingModel(db, version)
    if (model === null) continue
    const found = await rateThen(db, companies, { models: { of: () => model }, config: readScoreConfig(config) })
    for (const [companyId, then] of found) points.set(companyId, then)
  }
  return points
}

type Changed = { companyId: string; model: string; asOf: string }

async function rateThen(
  db: FollowerDeps['db'],
  changed: readonly Changed[],
  by: Pick<RateAsKnown, 'models' | 'config'>,
): Promise<Map<string, number | null>> {
  const times = await listTimesInForce(db, changed)
  const moments = Map.groupBy(times, ({ computedAt, supersededAt }) => lastMoment(computedAt, supersededAt).getTime())
  const points = new Map<string, number | null>()
  for (const [moment, companies] of moments) {
    const knownAt = new Date(moment)
    const asked = { ...by, day: hungarianDayOf(knownAt), knownAt }
    const found = await rateAsKnown(db, { ...asked, companyIds: companies.map(({ companyId }) => companyId) })
    for (const [companyId, then] of found) points.set(companyId, then)
  }
  return points
}

/** The end of the day before another rating came; of a rating of that very day when it was made. */
function lastMoment(computedAt: Date, supersededAt: Date | null): Date {
  if (supersededAt === null) return computedAt
  const dayEnd = endOfHungarianDay(dayBefore(hungarianDayOf(supersededAt)))
  return dayEnd > computedAt ? dayEnd : computedAt
}
