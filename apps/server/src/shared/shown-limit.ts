import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** A recommended credit limit as lists show it: `reason` says why there is none, where the accounts tell so much. */
export type ShownLimit = { value: number | null; reason: string | null }

/** `value`: as stored, 0 where none is recommended, null where none can be worked out; `isOfGroup`: only a group's accounts are known. */
export function renderLimit(
  locale: Locale,
  { value, isOfGroup }: { value: number | null; isOfGroup: boolean },
): ShownLimit {
  if (value !== 0) return { value, reason: null }
  return { value: null, reason: getTranslator(locale, 'risk-rating/words')(isOfGroup ? 'noLimitOfGroup' : 'noLimit') }
}
