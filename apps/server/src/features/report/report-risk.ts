import type { Locale } from '@merleg/domain/locale'
import { bandOfPoints, type RatedBand } from '@merleg/domain/risk-rating'
import { getTranslator } from '@merleg/i18n/translator'

/** Blue to dark red, distinguishable for colour-blind readers (look design). */
const BAND_COLORS: Record<RatedBand, string> = {
  minimal: '#1b6ca8',
  low: '#238577',
  medium: '#c9992a',
  risky: '#dd7a2e',
  'very-risky': '#cf4f36',
  'extremely-risky': '#8f1d22',
  unrated: '#8b96a1',
}

/** A rating as shown: band, its word and its colour; null points are unrated. */
export function renderRisk(locale: Locale, points: number | null) {
  const band = bandOfPoints(points)
  return {
    value: points,
    band,
    label: getTranslator(locale, 'risk-rating')(`bands.${band}`),
    backgroundColor: BAND_COLORS[band],
  }
}
