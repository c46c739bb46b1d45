import type { RatedBand, RatedLiteBand } from '../../risk-rating.ts'
import type { ClassicalResult } from './compute-classical-models.ts'

/** With fewer models one of them alone would speak. */
const LEAST_MODELS = 3
/** Medium risk or better, on either scale. */
const FAVOURABLE: readonly RatedBand[] = ['minimal', 'low', 'medium']

/** Low risk or better. An expert's judgement of how many have to contradict it, before a reader asks why. */
const GOOD: readonly RatedBand[] = ['minimal', 'low']
const MANY = 3 / 4

/** Of `total` classical models that can be computed, `count` say the opposite of the band: `zone` is theirs. */
export type Disagreement = { readonly zone: 'distress' | 'safe'; readonly count: number; readonly total: number }

/**
 * Distress in three of four models beside a band of low risk or better, in all beside medium risk, or safety in all beside
 * one that is worse; null where they do not contradict the rating. The band is the one that the kind of entity is shown in.
 */
export function findDisagreement(
  band: RatedBand | RatedLiteBand,
  results: readonly Pick<ClassicalResult, 'zone'>[],
): Disagreement | null {
  const zones = results.flatMap(({ zone }) => zone ?? [])
  if (band === 'unrated' || zones.length < LEAST_MODELS) return null
  const zone = FAVOURABLE.includes(band) ? 'distress' : 'safe'
  const count = zones.filter((one) => one === zone).length
  const least = GOOD.includes(band) ? zones.length * MANY : zones.length
  return count >= least ? { zone, count, total: zones.length } : null
}
