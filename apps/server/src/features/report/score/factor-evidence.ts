import type { Locale } from '@merleg/domain/locale'
import { formatNumber, formatPercent } from '@merleg/domain/format/number'
import { findBinEvidence } from '@merleg/domain/score/explain/bin-evidence'
import type { ScorePart } from '@merleg/domain/score/rate/company-score'
import type { FactorShape } from '@merleg/domain/score/model/score-model'
import { getTranslator } from '@merleg/i18n/translator'

type FactorPart = Extract<ScorePart, { kind: 'factor' }>

/**
 * What a banker has to know of a reason beside its figure: what it may mean where its name does not say it, and that the
 * failures behind its points do not bear them out by themselves. Empty where there is nothing to add.
 */
export function describeEvidence(
  locale: Locale,
  { key, bin, points }: FactorPart,
  shape: FactorShape | null,
): string[] {
  if (shape === null || bin === null || points === 0) return []
  const t = getTranslator(locale, 'report/score/answers')
  const side = points > 0 ? 'for' : 'against'
  const meaning = key === 'depreciationShare' ? [t(`parts.factor.depreciationShare.${side}`)] : []
  const evidence = findBinEvidence(shape, bin)
  if (evidence === null || evidence.isSure) return meaning
  const words = {
    rows: formatNumber(locale, evidence.rows),
    failures: formatNumber(locale, evidence.failures),
    share: formatPercent(locale, evidence.share),
    overall: formatPercent(locale, evidence.overall),
  }
  return [...meaning, t(`parts.factor.unsure.${side}`, words)]
}
