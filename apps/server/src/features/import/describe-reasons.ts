import type { Locale } from '@merleg/domain/locale'
import { importAnswersHu } from '@merleg/i18n/import/answers.hu'
import { getTranslator } from '@merleg/i18n/translator'
import type { RefusalReason, RejectReason } from './reading/source-lines.ts'

/** Why a line was not taken over, in words; an unknown reason, of a former version, as it was kept. */
export function describeRejectReason(locale: Locale, reason: string): string {
  return isKeyOf<RejectReason>(importAnswersHu.reject, reason)
    ? getTranslator(locale, 'import/answers')(`reject.${reason}`)
    : reason
}

/** Why a source was refused as a whole, in words. */
export function describeRefusalReason(locale: Locale, reason: string): string {
  return isKeyOf<RefusalReason>(importAnswersHu.refusal, reason)
    ? getTranslator(locale, 'import/answers')(`refusal.${reason}`)
    : reason
}

function isKeyOf<Key extends string>(texts: Readonly<Record<Key, string>>, reason: string): reason is Key {
  return Object.hasOwn(texts, reason)
}
