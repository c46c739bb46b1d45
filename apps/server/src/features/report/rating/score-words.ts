import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import type { ScorePartName, UnratedReason } from '@merleg/domain/score/rate/company-score'
import { findEndingProcedure } from '@merleg/domain/score/rate/score-caps'
import { getTranslator } from '@merleg/i18n/translator'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatNumber, formatPercent, formatProbability } from '@merleg/domain/format/number'
import type { ShownScore } from './rate-now.ts'

export type ScoreUnit = NonNullable<ScorePage['parts'][number]['unit']>

/** Points that are added or taken: `+3 pont`, `−6 pont`, `0 pont`. */
export function formatPoints(locale: Locale, points: number): string {
  const text = formatNumber(locale, points, { signed: true })
  return getTranslator(locale, 'report/score/answers')('points', { count: Math.abs(points), points: text })
}

/** A value with its unit; amounts in whole units of the currency. */
export function formatValue(
  locale: Locale,
  value: number,
  { unit, currency }: { unit: ScoreUnit; currency: string | null },
): string {
  switch (unit) {
    case 'currency':
      return currency === null
        ? formatNumber(locale, Math.round(value))
        : formatMoney(locale, Math.round(value), currency)
    case 'percent':
      return formatPercent(locale, value)
    case 'quotient':
      return formatNumber(locale, value, { decimals: 2 })
    case 'days': {
      const count = Math.round(value)
      return getTranslator(locale, 'report/score/answers')('days', { count, number: formatNumber(locale, count) })
    }
  }
}

/** What stands beside the points, in a few words: the probability, or why there is none. */
export function describeScore(locale: Locale, score: ShownScore): string {
  const t = getTranslator(locale, 'report/score/answers')
  const { basis, unratedReason, probabilities } = score
  if (basis === 'unrated') return describeUnrated(locale, unratedReason ?? 'nothing-known')
  if (basis !== 'statement') return t(`short.${basis}`)
  if (probabilities === null) return t(`short.procedures.${findEndingProcedure(score.facts) ?? 'liquidation'}`)
  return t('short.statement', { probability: formatProbability(locale, probabilities[12]) })
}

/** Why there is no rating at all, in a few words. */
export function describeUnrated(locale: Locale, reason: UnratedReason): string {
  return getTranslator(locale, 'report/score/answers')(`short.${reason}`)
}

/** The name of a part of the points. */
export function namePart(locale: Locale, part: ScorePartName): string {
  const t = getTranslator(locale, 'report/score/answers')
  switch (part.kind) {
    case 'base':
    case 'earlier':
    case 'scale':
      return t(`parts.${part.kind}.label`)
    case 'factor':
      return getTranslator(locale, 'score/factors')(`${part.key}.name`)
    case 'register':
      return getTranslator(locale, 'score/register-factors')(`${part.key}.name`)
    case 'cap':
      return t(`parts.cap.label.${part.key}`)
  }
}
