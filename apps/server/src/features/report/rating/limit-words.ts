import type { Locale } from '@merleg/domain/locale'
import { CAP_REASONS, type CapReason } from '@merleg/domain/score/rate/company-score'
import type { NoLimitReason } from '@merleg/domain/score/rate/credit-limit'
import { getTranslator } from '@merleg/i18n/translator'
import { describeCap } from './cap-words.ts'

/** Why no limit is recommended, as a sentence; `endedOn`: of a fact that refuses it after its end, null while it holds. */
export function describeNoLimit(locale: Locale, reason: NoLimitReason, endedOn: string | null): string {
  const t = getTranslator(locale, 'report/score/answers')
  if (!isCap(reason)) return t(`creditLimit.reasons.${reason}`)
  return t('creditLimit.refusedBy', { fact: describeCap(locale, { key: reason, endedOn }) })
}

function isCap(reason: NoLimitReason): reason is CapReason {
  return CAP_REASONS.some((cap) => cap === reason)
}
