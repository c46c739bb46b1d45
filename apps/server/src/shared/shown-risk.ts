import type { Locale } from '@merleg/domain/locale'
import { type EntityKind, isSimpleKind } from '@merleg/domain/report-id'
import {
  BAND_COLORS,
  bandOfPoints,
  liteBandOfPoints,
  type RatedBand,
  type RatedLiteBand,
} from '@merleg/domain/risk-rating'
import type { ScoreBasis } from '@merleg/domain/score/rate/company-score'
import { getTranslator } from '@merleg/i18n/translator'

/** A rating as shown: points, band, its word and its colour. */
export type ShownRisk = {
  value: number | null
  band: RatedBand | RatedLiteBand
  label: string
  backgroundColor: string
}

/** A rating to be shown; null points are unrated. The basis is null where it is not known, or told beside the rating. */
export type RatedEntity = { kind: EntityKind; points: number | null; basis: ScoreBasis | null }

/** Of whom no rating is stored. */
export const UNRATED: RatedEntity = { kind: 'company', points: null, basis: null }

/**
 * The rating of an entity, in the bands of its kind (decisions 12). Its word says where it is the simplified one, and where it
 * was worked out without accounts: in one list with companies rated by theirs the same points mean something else.
 */
export function renderRisk(locale: Locale, { kind, points, basis }: RatedEntity): ShownRisk {
  const t = getTranslator(locale, 'risk-rating/words')
  if (isSimpleKind(kind)) {
    const band = liteBandOfPoints(points)
    const word = nameLiteBand(locale, kind, band)
    const label = points === null ? word : t('simplified', { label: word })
    return { value: points, band, label, backgroundColor: BAND_COLORS[band] }
  }
  const band = bandOfPoints(points)
  const word = t(`bands.${band}`)
  const label = basis === 'register' ? t('withoutAccounts', { label: word }) : word
  return { value: points, band, label, backgroundColor: BAND_COLORS[band] }
}

/** The word of a band of the simple kinds; the self-employed have words of their own (spec part 1 §4). */
export function nameLiteBand(locale: Locale, kind: EntityKind, band: RatedLiteBand): string {
  const t = getTranslator(locale, 'risk-rating/words')
  return kind === 'selfemployed' ? t(`selfEmployedBands.${band}`) : t(`liteBands.${band}`)
}
