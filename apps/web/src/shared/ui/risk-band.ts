/** Lowest points of each band, best first (spec part 1 §4 "Risk rating bands"), with its CSS name and text key. */
export const RISK_BANDS = [
  { from: 85, color: 'minimal', textKey: 'minimal' },
  { from: 67, color: 'low', textKey: 'low' },
  { from: 51, color: 'medium', textKey: 'medium' },
  { from: 34, color: 'risky', textKey: 'risky' },
  { from: 16, color: 'very-risky', textKey: 'veryRisky' },
  { from: 0, color: 'extremely-risky', textKey: 'extremelyRisky' },
] as const

export type RiskBand = (typeof RISK_BANDS)[number]

/** The band of 0–100 points; null for an unrated company. */
export function findRiskBand(points: number | null): RiskBand | null {
  if (points === null) return null
  return RISK_BANDS.find((band) => points >= band.from) ?? null
}
