import { RISK_BANDS, bandOfPoints } from '../../risk-rating.ts'
import type { ClassicalResult } from './compute-classical-models.ts'

/** With fewer models one of them alone would speak. */
const LEAST_MODELS = 3
const MIDDLE = RISK_BANDS.indexOf('medium')

/** All classical models that can be computed say the opposite of the band: `zone` is theirs, `count` how many they are. */
export type Disagreement = { readonly zone: 'distress' | 'safe'; readonly count: number }

/**
 * Distress in all models beside a band of medium risk or better, or safety in all beside one that is worse; null where
 * they do not contradict the rating.
 */
export function findDisagreement(
  points: number | null,
  results: readonly Pick<ClassicalResult, 'zone'>[],
): Disagreement | null {
  const own = bandOfPoints(points)
  const band = RISK_BANDS.findIndex((one) => one === own)
  const zones = results.flatMap(({ zone }) => zone ?? [])
  if (band === -1 || zones.length < LEAST_MODELS) return null
  const zone = band <= MIDDLE ? 'distress' : 'safe'
  return zones.every((one) => one === zone) ? { zone, count: zones.length } : null
}
