/** Bands of the company rating, best first (spec part 1 §4, part 2 §9). */
export const RISK_BANDS = ['minimal', 'low', 'medium', 'risky', 'very-risky', 'extremely-risky'] as const
export type RiskBand = (typeof RISK_BANDS)[number]

/** Bands of the lite rating (simpler kinds of entities). */
export const LITE_BANDS = ['minimal', 'medium', 'very-risky'] as const
export type LiteBand = (typeof LITE_BANDS)[number]

/** `unrated`: no rating exists, which is not the same as a bad one. */
export type RatedBand = RiskBand | 'unrated'
export type RatedLiteBand = LiteBand | 'unrated'

/**
 * Blue to dark red, distinguishable for colour-blind readers (look design); those of the light theme. The
 * lite bands have three of them.
 */
export const BAND_COLORS: Readonly<Record<RatedBand, string>> = {
  minimal: '#1b6ca8',
  low: '#238577',
  medium: '#c9992a',
  risky: '#dd7a2e',
  'very-risky': '#cf4f36',
  'extremely-risky': '#8f1d22',
  unrated: '#8b96a1',
}

const LOWEST_POINTS: Record<RiskBand, number> = {
  minimal: 85,
  low: 67,
  medium: 51,
  risky: 34,
  'very-risky': 16,
  'extremely-risky': 0,
}

const LOWEST_LITE_POINTS: Record<LiteBand, number> = { minimal: 80, medium: 45, 'very-risky': 0 }

function requirePoints(points: number): void {
  if (!Number.isInteger(points) || points < 0 || points > 100) {
    throw new RangeError(`rating points must be a whole number from 0 to 100, not ${points}`)
  }
}

/** Band of 0–100 whole points; null points are unrated. Throws RangeError for anything else. */
export function bandOfPoints(points: number | null): RatedBand {
  if (points === null) return 'unrated'
  requirePoints(points)
  return RISK_BANDS.find((band) => points >= LOWEST_POINTS[band]) ?? 'extremely-risky'
}

/** Lite band of 0–100 whole points; null points are unrated. Throws RangeError for anything else. */
export function liteBandOfPoints(points: number | null): RatedLiteBand {
  if (points === null) return 'unrated'
  requirePoints(points)
  return LITE_BANDS.find((band) => points >= LOWEST_LITE_POINTS[band]) ?? 'very-risky'
}

/** First and last point of a band, for gauges and legends. */
export function pointsOfBand(band: RiskBand): { from: number; to: number } {
  const better = RISK_BANDS[RISK_BANDS.indexOf(band) - 1]
  return { from: LOWEST_POINTS[band], to: better === undefined ? 100 : LOWEST_POINTS[better] - 1 }
}

/** First and last point of a lite band. */
export function pointsOfLiteBand(band: LiteBand): { from: number; to: number } {
  const better = LITE_BANDS[LITE_BANDS.indexOf(band) - 1]
  return { from: LOWEST_LITE_POINTS[band], to: better === undefined ? 100 : LOWEST_LITE_POINTS[better] - 1 }
}

/** Risk of a sector: A low, B average, C high (spec part 1 §2 "Summary"). */
export type SectorRisk = 'A' | 'B' | 'C'

/**
 * The risk of a sector by the points of the company in its middle, in the bands of companies: A for low risk or better,
 * B for medium, C for worse. Null where it is not known.
 */
export function sectorRiskOfPoints(medianPoints: number | null): SectorRisk | null {
  if (medianPoints === null) return null
  if (medianPoints >= LOWEST_POINTS.low) return 'A'
  return medianPoints >= LOWEST_POINTS.medium ? 'B' : 'C'
}
