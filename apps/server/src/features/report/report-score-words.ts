import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { formatFixed, formatMoney, formatNumber } from './report-format.ts'
import type { ShownScore } from './report-score.ts'

export type ScoreUnit = NonNullable<ScorePage['parts'][number]['unit']>

/** Points that are added or taken: `+3 pont`, `−6 pont`, `0 pont`. */
export function formatPoints(locale: Locale, points: number): string {
  const text = `${points > 0 ? '+' : ''}${formatNumber(locale, points)}`
  return getTranslator(locale, 'report/score')('points', { count: Math.abs(points), points: text })
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
      return formatShare(locale, value)
    case 'quotient':
      return formatFixed(locale, value, 2)
    case 'days': {
      const count = Math.round(value)
      return getTranslator(locale, 'report/score')('days', { count, number: formatNumber(locale, count) })
    }
  }
}

/** A share of one as per cent with one decimal. */
export function formatShare(locale: Locale, share: number): string {
  return `${formatFixed(locale, share * 100, 1)}${locale === 'en' ? '' : '\u00A0'}%`
}

const SMALLEST_SHOWN = 0.0005

/** A probability as per cent with one decimal: `1,4 %`, and below the smallest `< 0,1 %`. */
export function formatProbability(locale: Locale, probability: number): string {
  return probability < SMALLEST_SHOWN ? `<\u00A0${formatShare(locale, 0.001)}` : formatShare(locale, probability)
}

/** What stands beside the points, in a few words: the probability, or why there is none. */
export function describeScore(locale: Locale, score: ShownScore): string {
  const t = getTranslator(locale, 'report/score')
  const { basis, unratedReason, probabilities } = score
  if (basis === 'unrated') return t(`short.${unratedReason ?? 'nothing-known'}`)
  if (basis !== 'statement') return t(`short.${basis}`)
  if (probabilities === null) return t('short.event')
  return t('short.statement', { probability: formatProbability(locale, probabilities[12]) })
}
