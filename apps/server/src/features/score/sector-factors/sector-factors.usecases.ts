import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { findSectorClass } from '@merleg/domain/sectors'
import type { DbOrTx } from '@merleg/db/connect'
import { listActivities, replaceFactors } from './sector-factors-writes.repository.ts'
import { listFactors, type PartOrder } from '../store/stored-parts.ts'

/** By version of each model that rates anybody. */
type Rated = { partOrders: ReadonlyMap<string, PartOrder> }

/** Makes the quartiles of the factors by sector anew from the ratings in force; in the caller's transaction. */
export async function replaceSectorFactors(tx: DbOrTx, { partOrders }: Rated): Promise<void> {
  const orders = [...partOrders].map(([modelVersion, order]) => ({ modelVersion, places: placeFactors(order) }))
  const keys = FACTOR_KEYS.filter((key) => orders.every(({ places }) => places.has(key)))
  const models = orders.map(({ modelVersion, places }) => ({
    modelVersion,
    factors: keys.map((key) => ({ key, place: places.get(key) ?? 0 })),
  }))
  const classes = (await listActivities(tx)).flatMap((activity) => {
    const classCode = findSectorClass(activity)
    return classCode === null ? [] : [{ ...activity, classCode }]
  })
  await replaceFactors(tx, { models, keys, classes })
}

/** From 1, as PostgreSQL counts. */
function placeFactors(order: PartOrder): Map<string, number> {
  return new Map(listFactors(order).map((key, index) => [key, index + 1]))
}
