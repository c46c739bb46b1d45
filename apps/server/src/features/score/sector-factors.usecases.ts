import { FACTOR_KEYS } from '@merleg/domain/score/factor-keys'
import { findSectorClass } from '@merleg/domain/sectors'
import type { RateContext } from './score-rating.usecases.ts'
import { listActivities, replaceFactors } from './sector-factors-writes.repository.ts'
import { listFactors } from './stored-parts.ts'

/** Makes the quartiles of the factors by sector anew from the ratings in force; in the caller's transaction. */
export async function replaceSectorFactors({ client, model, partOrder }: RateContext): Promise<void> {
  const places = new Map(listFactors(partOrder).map((key, index) => [key, index + 1]))
  const factors = FACTOR_KEYS.flatMap((key) => {
    const place = places.get(key)
    return place === undefined ? [] : [{ key, place }]
  })
  const classes = (await listActivities(client)).flatMap((activity) => {
    const classCode = findSectorClass(activity)
    return classCode === null ? [] : [{ ...activity, classCode }]
  })
  await replaceFactors(client, { modelVersion: model.version, factors, classes })
}
