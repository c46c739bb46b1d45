import { formatDate } from '../format/date.ts'
import { NO_VALUE } from '../format/number.ts'
import { nameCountry } from '../international-orders/offline-countries.ts'
import type { Locale } from '../locale.ts'
import type { MatchReason, MatchReasonCode } from './grading.ts'

const FOR: ReadonlySet<MatchReasonCode> = new Set([
  'identifier-same',
  'name-same',
  'name-other-spelling',
  'birth-date-same',
  'birth-year-same',
  'country-same',
] as const)

export const REASON_SIDES = ['for', 'against', 'unknown'] as const
export type ReasonSide = (typeof REASON_SIDES)[number]

/** Does a reason speak for the match or against it? What one side does not tell speaks neither way (`grading`). */
export function sideOf(code: MatchReasonCode): ReasonSide {
  if (code === 'birth-date-unknown') return 'unknown'
  return FOR.has(code) ? 'for' : 'against'
}

/** What each side of a reason says, with days and countries as readers of a language write them; `–` where it says nothing. */
export function showSides(locale: Locale, { code, party, listed }: MatchReason): Record<'party' | 'listed', string> {
  const show = (text: string | null): string => {
    if (text === null) return NO_VALUE
    if (code.startsWith('birth-')) return showParts(text, (part) => (isDay(part) ? formatDate(locale, part) : part))
    return code.startsWith('country-') ? showParts(text, (part) => nameCountry(locale, part)) : text
  }
  return { party: show(party), listed: show(listed) }
}

/** Several days or countries of a side are told in one text. */
const showParts = (text: string, show: (part: string) => string): string => text.split(', ').map(show).join(', ')
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
