import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { UnreadSource } from '../../register/unread-lines.repository.ts'
import { nameSources } from './silence.ts'

/** That lines of a company could not be read, and in which sources; null where none was met. */
export function describeUnread(locale: Locale, unread: readonly UnreadSource[]): string | null {
  if (unread.length === 0) return null
  return getTranslator(locale, 'report/silence/answers')('linesNotRead', { sources: nameSources(locale, unread) })
}

/** Of how many companies of a list lines could not be read, and in which sources; null where of none. */
export function describeUnreadOf(locale: Locale, unread: readonly UnreadSource[]): string | null {
  if (unread.length === 0) return null
  const sources = new Map(unread.map((source) => [source.sourceId, source]))
  return getTranslator(locale, 'report/silence/answers')('linesNotReadOf', {
    count: new Set(unread.map(({ companyId }) => companyId)).size,
    sources: nameSources(locale, [...sources.values()]),
  })
}
