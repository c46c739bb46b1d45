import type { RatedBand, RatedLiteBand } from '../../risk-rating.ts'
import type { ClassicalResult } from './compute-classical-models.ts'

/** With fewer models one of them alone would speak. */
const LEAST_MODELS = 3
/** Medium risk or better, on either scale. */
const FAVOURABLE: readonly RatedBand[] = ['minimal', 'low', 'medium']

/** All classical models that can be computed say the opposite of the band: `zone` is theirs, `count` how many they are. */
export type Disagreement = { readonly zone: 'distress' | 'safe'; readonly count: number }

/**
 * Distress in all models beside a band of medium risk or better, or safety in all beside one that is worse; null where
 * they do not contradict the rating. The band is the one that the kind of entity is shown in.
 */
export function findDisagreement(
  band: RatedBand | RatedLiteBand,
  results: readonly Pick<ClassicalResult, 'zone'>[],
): Disagreement | null {
  const zones = results.flatMap(({ zone }) => zone ?? [])
  if (band === 'unrated' || zones.length < LEAST_MODELS) return null
  const zone = FAVOURABLE.includes(band) ? 'distress' : 'safe'
  return zones.every((one) => one === zone) ? { zone, count: zones.length } : null
}
