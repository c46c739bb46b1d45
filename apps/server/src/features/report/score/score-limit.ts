import type { ScorePage } from '@merleg/contract/report/score.contract'
import { bandOfPoints } from '@merleg/domain/risk-rating'
import { formatMoney } from '@merleg/domain/format/amount'
import type { Locale } from '@merleg/domain/locale'
import {
  creditLimitOf,
  LIMIT_BOUNDS,
  type LimitStepKey,
  type NoLimitReason,
} from '@merleg/domain/score/rate/credit-limit'
import { findRefusingCap, limitShareOf, listCaps } from '@merleg/domain/score/rate/score-caps'
import { getTranslator } from '@merleg/i18n/translator'
import { describeCap } from '../rating/cap-words.ts'
import { describeNoLimit } from '../rating/limit-words.ts'
import { findIrregularYear } from '../business-years/irregular-year.ts'
import { tellIrregularYear } from '../business-years/irregular-year-words.ts'
import { findScoreYears, scoreAccounts, type ScoreInput } from './score-input.ts'

/** What band and limit are advised from. */
type AdviceInput = Pick<ScoreInput, 'locale' | 'score' | 'businessYears'>

function findLimit(input: AdviceInput) {
  const { score } = input
  const accounts = scoreAccounts(input)
  if (accounts === null) return null
  return creditLimitOf({ ...accounts, score, facts: score.facts, asOf: score.asOf })
}

/** How the recommended limit comes about, or why none is recommended; null where it cannot be told. */
export function renderCreditLimit(input: ScoreInput): ScorePage['creditLimit'] {
  const limit = findLimit(input)
  if (limit === null) return null
  const t = getTranslator(input.locale, 'report/score/answers')
  const { value, currency, reason, steps } = limit
  return {
    value,
    currency,
    formula: [
      t('creditLimit.formula', { ceiling: ceilingOf(input.locale, currency) }),
      reason && describeRefusal(input, reason),
      value > 0 && bandOfPoints(input.score.points) === 'risky' && t('creditLimit.covered'),
    ]
      .filter(Boolean)
      .join(' '),
    steps: steps.map((step) => ({ ...step, label: nameStep(input, step.key) })),
  }
}

/** What leaves less of the limit is said with it, where there is something. */
function nameStep(input: ScoreInput, key: LimitStepKey): string {
  const { locale, score } = input
  const t = getTranslator(locale, 'report/score/answers')
  const year = key === 'monthlySales' ? findScoreYears(input).current : null
  const irregular = year && findIrregularYear(year)
  if (irregular) return t('creditLimit.steps.monthlySalesOf', tellIrregularYear(locale, irregular))
  const caps = key === 'factShare' ? listCaps(score) : []
  const share = limitShareOf(caps)
  if (share === 1) return t(`creditLimit.steps.${key}`)
  const facts = caps.filter(({ limitShare }) => limitShare === share).map((cap) => describeCap(locale, cap))
  return t('creditLimit.factShareBy', { facts: facts.join('; ') })
}

/** The most that is recommended in a currency; a limit is only told where there is one. */
function ceilingOf(locale: Locale, currency: string): string {
  return formatMoney(locale, LIMIT_BOUNDS.get(currency)?.highest ?? 0, currency)
}

/** The fact that refuses a limit, or what else does. */
function describeRefusal({ locale, score }: AdviceInput, reason: NoLimitReason): string {
  return describeNoLimit(locale, reason, listCaps(score).find(({ key }) => key === reason)?.endedOn ?? null)
}

/**
 * What band and limit advise together: where no limit is recommended in a band that speaks of credit, the reason stands
 * in place of the band's advice.
 */
export function renderAdvice(input: AdviceInput, bandAdvice: string | null): string | null {
  const { locale, score } = input
  // Also where no limit can be told, as without current accounts, a fact may speak against any credit.
  const refusal = findRefusingCap(listCaps(score))
  if (bandAdvice !== null && refusal !== null) return describeNoLimit(locale, refusal.key, refusal.endedOn)
  // "Up to a limit" advises nothing where none can be worked out.
  if (score.basis === 'register' && bandOfPoints(score.points) === 'medium')
    return getTranslator(locale, 'report/score/answers')('creditLimit.noAccounts')
  const limit = findLimit(input)
  if (limit?.reason == null) return bandAdvice
  return describeRefusal(input, limit.reason)
}
