import type { DbOrTx } from '@merleg/db/connect'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { rulesVersionOf } from '@merleg/domain/score/rate/rules-version'
import { loadRatingModels } from '../score/models/rating-models.ts'
import { rateAsKnown } from '../score/rate/rate-as-known.ts'

/** `day`, `today`: YYYY-MM-DD. */
export type ThenAsked = { companyIds: readonly string[]; day: string; today: string }

/** The points of companies as of a past day by the models of today, from what was known then; null of who is unrated. */
export type RateThen = {
  rate: (db: DbOrTx, asked: ThenAsked) => Promise<ReadonlyMap<string, number | null>>
  /** Of the rules beside the models by which it rates. */
  rulesVersion: string
}

/** Some megabytes. What was known at the end of a day does not change any more. */
const REMEMBERED = 50_000

/** Rates anew, and remembers what it found: the pages of a list ask for the same again. */
export function createRateThen(config: ScoreConfig): RateThen {
  const known = new Map<string, number | null>()
  const rate: RateThen['rate'] = async (db, { companyIds, day, today }) => {
    const isOver = day < today
    const models = await loadRatingModels(db)
    const keyOf = (id: string) => `${day} ${id} ${models.description}`
    const missing = companyIds.filter((id) => !isOver || !known.has(keyOf(id)))
    const found = await rateAsKnown(db, { companyIds: missing, day, models, config })
    const points = new Map([...found].map(([id, rating]) => [id, rating.points]))
    for (const id of companyIds) {
      const remembered = known.get(keyOf(id))
      if (remembered !== undefined && !points.has(id)) points.set(id, remembered)
    }
    if (isOver) for (const [id, rating] of found) known.set(keyOf(id), rating.points)
    for (const key of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(key)
    }
    return points
  }
  return { rate, rulesVersion: rulesVersionOf(config) }
}
