import type { ScorePage } from '@merleg/contract/report/score.contract'
import { creditLimitOf } from '@merleg/domain/score/rate/credit-limit'
import { getTranslator } from '@merleg/i18n/translator'
import { scoreAccounts, type ScoreInput } from './score-input.ts'

/** How the recommended limit comes about, or why none is recommended; null where it cannot be told. */
export function renderCreditLimit(input: ScoreInput): ScorePage['creditLimit'] {
  const { locale, score } = input
  const accounts = scoreAccounts(input)
  if (accounts === null) return null
  const limit = creditLimitOf({ score, status: score.facts.status, ...accounts })
  if (limit === null) return null
  const t = getTranslator(locale, 'report/score/answers')
  const { value, currency, reason, steps } = limit
  return {
    value,
    currency,
    formula: [t('creditLimit.formula'), reason && t(`creditLimit.reasons.${reason}`)].filter(Boolean).join(' '),
    steps: steps.map((step) => ({ ...step, label: t(`creditLimit.steps.${step.key}`) })),
  }
}
