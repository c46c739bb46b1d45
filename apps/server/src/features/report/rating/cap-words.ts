import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { PAST_EVENTS, type PastEvent } from '@merleg/domain/score/inputs/register-facts'
import type { CapReason } from '@merleg/domain/score/rate/company-score'
import type { ActiveCap } from '@merleg/domain/score/rate/score-caps'
import { getTranslator } from '@merleg/i18n/translator'

/** The fact behind a cap, as a sentence without its end: that it holds, or since when it is over. */
export function describeCap(locale: Locale, { key, endedOn }: Pick<ActiveCap, 'key' | 'endedOn'>): string {
  const t = getTranslator(locale, 'report/score/answers')
  if (endedOn === null || !isPastEvent(key)) return t(`parts.cap.running.${key}`)
  return t(`parts.cap.past.${key}`, { date: formatDate(locale, endedOn) })
}

function isPastEvent(key: CapReason): key is PastEvent & CapReason {
  return PAST_EVENTS.some((event) => event === key)
}
