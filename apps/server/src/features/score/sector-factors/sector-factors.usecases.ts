import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { findSectorClass } from '@merleg/domain/sectors'
import type { DbOrTx } from '@merleg/db/connect'
import { listActivities, replaceFactors } from './sector-factors-writes.repository.ts'
import { listFactors, type PartOrder } from '../store/stored-parts.ts'

type Rated = { model: ScoreModel; partOrder: PartOrder }

/** Makes the quartiles of the factors by sector anew from the ratings in force; in the caller's transaction. */
export async function replaceSectorFactors(tx: DbOrTx, { model, partOrder }: Rated): Promise<void> {
  const places = new Map(listFactors(partOrder).map((key, index) => [key, index + 1]))
  const factors = FACTOR_KEYS.flatMap((key) => {
    const place = places.get(key)
    return place === undefined ? [] : [{ key, place }]
  })
  const classes = (await listActivities(tx)).flatMap((activity) => {
    const classCode = findSectorClass(activity)
    return classCode === null ? [] : [{ ...activity, classCode }]
  })
  await replaceFactors(tx, { modelVersion: model.version, factors, classes })
}
