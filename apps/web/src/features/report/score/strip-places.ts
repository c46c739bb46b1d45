import type { ScorePartRow } from '@merleg/contract/report/score.contract'

/** Places on a strip, 0–1 from its left. */
export type StripPlaces = {
  lower: number
  median: number
  upper: number
  /** Null where the company has no value; `beyond` tells on which side it is off the strip. */
  own: { share: number; beyond: -1 | 0 | 1 } | null
}

/** So many times the middle half is drawn at either side of it. */
const MARGIN = 1.25

/** Where quartiles and the company's own value stand: the strip is about the sector, what is far off is at its end. */
export function placeOnStrip(typical: NonNullable<ScorePartRow['typical']>, value: number | null): StripPlaces {
  const { lowerQuartile, median, upperQuartile } = typical
  // A sector whose companies are all alike still needs some width.
  const width = upperQuartile - lowerQuartile || Math.abs(median) * 0.1 || 1
  const from = lowerQuartile - MARGIN * width
  const to = upperQuartile + MARGIN * width
  const toShare = (one: number): number => (one - from) / (to - from)
  const share = value === null ? null : toShare(value)
  return {
    lower: toShare(lowerQuartile),
    median: toShare(median),
    upper: toShare(upperQuartile),
    own: share === null ? null : { share: Math.min(1, Math.max(0, share)), beyond: share < 0 ? -1 : share > 1 ? 1 : 0 },
  }
}
