import type { RuleDefinition } from '@merleg/contract/alert-rule'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { MATCH_KINDS } from '@merleg/domain/monitoring-events'
import { isKindWaitedFor } from '@merleg/domain/monitoring-rules/told-kinds'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import { findTellingStart } from '../monitoring/looks/due-looks.repository.ts'
import { listCurrentLists } from '../sanctions/designations.repository.ts'
import { listFirstEditions } from '../sanctions/list-states.repository.ts'

/** May a rule tell of a possible match with a sanctions list? */
export const tellsOfMatches = (rule: RuleDefinition): boolean =>
  MATCH_KINDS.some((kind) => isKindWaitedFor(kind, [rule]))

/** Of which matches such a rule tells nothing: those of the first edition of a list, and which lists are followed since when. */
export async function describeMatchLimits(db: DbOrTx, locale: Locale): Promise<string[]> {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  const first = getTranslator(locale, 'monitoring/words')('firstEdition')
  const lists = await listCurrentLists(db)
  if (lists.length === 0) return [first, t('notes.noList')]
  const [loaded, telling] = await Promise.all([listFirstEditions(db), findTellingStart(db, 'matches')])
  const followed = lists.flatMap((list) => {
    const loadedAt = loaded.get(list.sourceId)
    // Before anybody looked nothing was told of any list.
    if (loadedAt === undefined || telling === null) return []
    const since = hungarianDayOf(loadedAt > telling ? loadedAt : telling)
    return [t('notes.listSince', { title: translateSource(locale, list).title, day: formatDate(locale, since) })]
  })
  return followed.length === 0 ? [first] : [first, t('notes.lists', { lists: followed.join('; ') })]
}
