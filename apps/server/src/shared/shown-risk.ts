import type { Locale } from '@merleg/domain/locale'
import { type EntityKind, isSimpleKind } from '@merleg/domain/report-id'
import {
  BAND_COLORS,
  bandOfPoints,
  liteBandOfPoints,
  type RatedBand,
  type RatedLiteBand,
} from '@merleg/domain/risk-rating'
import { getTranslator } from '@merleg/i18n/translator'

/** A rating as shown: points, band, its word and its colour. */
export type ShownRisk = {
  value: number | null
  band: RatedBand | RatedLiteBand
  label: string
  backgroundColor: string
}

/** The rating of an entity, in the bands of its kind (decisions 12), marked where it is the simplified one; null points are unrated. */
export function renderRisk(locale: Locale, { kind, points }: { kind: EntityKind; points: number | null }): ShownRisk {
  if (isSimpleKind(kind)) {
    const band = liteBandOfPoints(points)
    const word = nameLiteBand(locale, kind, band)
    // In one list with companies the same points mean something else.
    const label = points === null ? word : getTranslator(locale, 'risk-rating/words')('simplified', { label: word })
    return { value: points, band, label, backgroundColor: BAND_COLORS[band] }
  }
  const band = bandOfPoints(points)
  const label = getTranslator(locale, 'risk-rating/words')(`bands.${band}`)
  return { value: points, band, label, backgroundColor: BAND_COLORS[band] }
}

/** The word of a band of the simple kinds; the self-employed have words of their own (spec part 1 §4). */
export function nameLiteBand(locale: Locale, kind: EntityKind, band: RatedLiteBand): string {
  const t = getTranslator(locale, 'risk-rating/words')
  return kind === 'selfemployed' ? t(`selfEmployedBands.${band}`) : t(`liteBands.${band}`)
}
