import type { DbOrTx } from '@merleg/db/connect'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { rateAsKnown } from '../score/rate/rate-as-known.ts'

/** `day`, `today`: YYYY-MM-DD. */
export type ThenAsked = { companyIds: readonly string[]; day: string; today: string }

/** The points of companies as of a past day by the model of today, from what was known then; null of who is unrated. */
export type RateThen = (db: DbOrTx, asked: ThenAsked) => Promise<ReadonlyMap<string, number | null>>

/** Some megabytes. What was known at the end of a day does not change any more. */
const REMEMBERED = 50_000

/** Rates anew, and remembers what it found: the pages of a list ask for the same again. */
export function createRateThen(config: ScoreConfig): RateThen {
  const known = new Map<string, number | null>()
  return async (db, { companyIds, day, today }) => {
    const isOver = day < today
    const missing = companyIds.filter((id) => !isOver || !known.has(`${day} ${id}`))
    const found = await rateAsKnown(db, { companyIds: missing, day, model: CURRENT_MODEL, config })
    const points = new Map(found)
    for (const id of companyIds) {
      const remembered = known.get(`${day} ${id}`)
      if (remembered !== undefined && !points.has(id)) points.set(id, remembered)
    }
    if (isOver) for (const [id, value] of found) known.set(`${day} ${id}`, value)
    for (const key of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(key)
    }
    return points
  }
}

/** The version of the model by which ratings can be made anew. */
export const KNOWN_MODEL = CURRENT_MODEL.version
