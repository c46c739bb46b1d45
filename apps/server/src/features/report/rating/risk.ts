import type { Locale } from '@merleg/domain/locale'
import { type EntityKind, isSimpleKind } from '@merleg/domain/report-id'
import {
  BAND_COLORS,
  bandOfPoints,
  LITE_BANDS,
  liteBandOfPoints,
  pointsOfBand,
  pointsOfLiteBand,
  type RatedBand,
  type RatedLiteBand,
  RISK_BANDS,
} from '@merleg/domain/risk-rating'
import { getTranslator } from '@merleg/i18n/translator'

/** A rating as shown: points, band, its word and its colour. */
export type ShownRisk = {
  value: number | null
  band: RatedBand | RatedLiteBand
  label: string
  backgroundColor: string
}

/** The rating of an entity, in the bands of its kind (decisions 12); null points are unrated. */
export function renderRisk(locale: Locale, { kind, points }: { kind: EntityKind; points: number | null }): ShownRisk {
  if (isSimpleKind(kind)) {
    const band = liteBandOfPoints(points)
    return { value: points, band, label: nameLiteBand(locale, kind, band), backgroundColor: BAND_COLORS[band] }
  }
  const band = bandOfPoints(points)
  const label = getTranslator(locale, 'risk-rating/words')(`bands.${band}`)
  return { value: points, band, label, backgroundColor: BAND_COLORS[band] }
}

/** The self-employed have words of their own (spec part 1 §4). */
function nameLiteBand(locale: Locale, kind: EntityKind, band: RatedLiteBand): string {
  const t = getTranslator(locale, 'risk-rating/words')
  return kind === 'selfemployed' ? t(`selfEmployedBands.${band}`) : t(`liteBands.${band}`)
}

/** A step of the scale: its points, both inclusive, and what it means for who gives credit. */
export type ShownBand = {
  band: string
  label: string
  advice: string
  from: number
  to: number
  backgroundColor: string
}

/** The bands of a kind of entity, best first. */
export function listRiskBands(locale: Locale, kind: EntityKind): ShownBand[] {
  const t = getTranslator(locale, 'risk-rating/words')
  const look = (band: RatedBand) => ({ advice: t(`advice.${band}`), backgroundColor: BAND_COLORS[band] })
  if (isSimpleKind(kind))
    return LITE_BANDS.map((band) => ({
      band,
      label: nameLiteBand(locale, kind, band),
      ...look(band),
      ...pointsOfLiteBand(band),
    }))
  return RISK_BANDS.map((band) => ({ band, label: t(`bands.${band}`), ...look(band), ...pointsOfBand(band) }))
}
