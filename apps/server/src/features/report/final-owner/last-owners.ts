import type { DbOrTx } from '@merleg/db/connect'
import { dayBefore } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import { listTies } from '../../connections/ties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import type { FinalOwnerQuery } from './read-owners.ts'

/**
 * The last day on which owners were named of a company of which none is on the day that is asked for, as of one that has
 * ceased, and by whom; nothing where none ever was.
 */
export async function describeLastOwners(
  db: DbOrTx,
  { companyId, locale, asOf }: FinalOwnerQuery,
): Promise<readonly string[]> {
  const { ties } = await listTies(db, { parties: [companyId], asOf, kinds: ['owner'], isOwnEntry: true })
  const ended = ties.flatMap(({ until, batchId }) => (until === null || until > asOf ? [] : { until, batchId }))
  const last = ended.toSorted((a, b) => (a.until < b.until ? 1 : -1))[0]
  if (last === undefined) return []
  const told = (await listTieSources(db, [last])).get(last.batchId)
  if (told === undefined) return []
  const { title, publisher } = translateSource(locale, told.source)
  const date = formatDate(locale, dayBefore(last.until))
  return [getTranslator(locale, 'report/final-owner/answers')('reasons.lastOwners', { date, title, publisher })]
}
