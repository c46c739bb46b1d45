import type { ScorePage, ScorePartRow } from '@merleg/contract/report/score.contract'
import { formatProbability } from '@merleg/domain/format/number'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'

type ScoreUnit = NonNullable<ScorePartRow['unit']>

/** Fewer companies than this are named exactly. */
const ROUND_FROM = 100
/** From here on one tells how many of ten companies rather than which. */
const LARGE_SHARE = 0.25

/** How figures of the rating are written: values by their unit, points with their sign, probabilities. */
export function useScoreFormat({ accounts }: Pick<ScorePage, 'accounts'>) {
  const { t } = useTranslation('report/score/page')
  const format = useFormat()

  const value = (amount: number | null, unit: ScoreUnit | null): string => {
    if (amount === null) return t('parts.noValue')
    switch (unit) {
      case 'currency':
        return format.amount(amount, accounts?.currency ?? 'HUF')
      case 'percent':
        return format.percent(amount)
      case 'days':
        return t('parts.unitDays', { value: format.number(amount, { decimals: 0 }) })
      case 'quotient':
        return format.number(amount, { decimals: 2 })
      case null:
        return format.number(amount)
    }
  }

  const probability = (share: number): string => formatProbability(format.locale, share)

  /** One company in so many fails. */
  const oneIn = (share: number): string => {
    if (share >= LARGE_SHARE) return t('probability.ofTen', { companies: Math.round(share * 10) })
    const count = Math.round(1 / share)
    return t('probability.oneIn', {
      companies: format.number(count < ROUND_FROM ? count : Math.round(count / 10) * 10),
    })
  }

  const signed = (points: number): string => format.number(points, { signed: true, decimals: 0 })

  return { ...format, value, probability, oneIn, signed }
}
