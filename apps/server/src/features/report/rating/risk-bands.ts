import type { Locale } from '@merleg/domain/locale'
import { type EntityKind, isSimpleKind } from '@merleg/domain/report-id'
import {
  BAND_COLORS,
  LITE_BANDS,
  pointsOfBand,
  pointsOfLiteBand,
  type RatedBand,
  RISK_BANDS,
} from '@merleg/domain/risk-rating'
import { getTranslator } from '@merleg/i18n/translator'
import { nameLiteBand } from '../../../shared/shown-risk.ts'

/** A step of the scale: its points, both inclusive, and what it means for who gives credit. */
export type ShownBand = {
  band: string
  label: string
  advice: string
  from: number
  to: number
  backgroundColor: string
}

/** The bands of a kind of entity, best first; `hasLimit`: a credit limit is recommended, which is never so of simple kinds. */
export function listRiskBands(
  locale: Locale,
  { kind, hasLimit }: { kind: EntityKind; hasLimit: boolean },
): ShownBand[] {
  const t = getTranslator(locale, 'risk-rating/words')
  // "Up to the limit" advises nothing where none is given.
  const adviceOf = (band: RatedBand) => (band === 'medium' && !hasLimit ? t('adviceWithoutLimit') : t(`advice.${band}`))
  const look = (band: RatedBand) => ({ advice: adviceOf(band), backgroundColor: BAND_COLORS[band] })
  if (isSimpleKind(kind))
    return LITE_BANDS.map((band) => ({
      band,
      label: nameLiteBand(locale, kind, band),
      ...look(band),
      ...pointsOfLiteBand(band),
    }))
  return RISK_BANDS.map((band) => ({ band, label: t(`bands.${band}`), ...look(band), ...pointsOfBand(band) }))
}
