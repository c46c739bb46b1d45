import { bigint, boolean, date, orNull, present, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'
import { lastReading } from './read-subjects.repository.ts'

export const UNREAD_COLUMNS = {
  companyId: present(text),
  sourceId: text,
  publisher: text,
  title: text,
  licence: text,
  url: orNull(text),
  isMadeUp: boolean,
  toldFrom: date,
  toldUntil: date,
  /** Does the source say itself since when it tells? */
  isSpan: boolean,
  /** When the last of these lines was met. */
  metAt: timestamptz,
  /** The place of that in the feed; null where it has none yet. */
  position: orNull(bigint),
}
/** A source in which lines of a company could not be read, which nothing has told again since. */
export type UnreadSource = RowOf<typeof UNREAD_COLUMNS>

/** {@link UnreadSource}s of the companies that are equal to `companies`, in order. */
export const unreadLines = (companies: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    with read as materialized (
      select s.source_id, s.publisher, s.title, s.licence, s.url, s.is_made_up, s.told_from, r.first, r.last, r.unread
      from sources s cross join lateral (${lastReading(null)}) r
    )
    select j.company_id as "companyId", read.source_id as "sourceId", read.publisher, read.title, read.licence, read.url,
           read.is_made_up as "isMadeUp", coalesce(read.told_from, read.first) as "toldFrom", read.last as "toldUntil",
           read.told_from is not null as "isSpan", max(b.recorded_at) as "metAt", max(f.position) as position
    from batch_rejects j join batches b using (batch_id) join read on j.batch_id = any(read.unread)
    left join feed_batches f using (batch_id)
    where j.company_id = ${companies}
    group by j.company_id, read.source_id, read.publisher, read.title, read.licence, read.url, read.is_made_up, read.told_from,
             read.first, read.last
    order by j.company_id, read.last desc, read.source_id`

const unread = statement({
  row: UNREAD_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`${onePlan} ${unreadLines(sql`any(${[...companyIds]}::text[])`)}`,
})

/** The sources in which lines of some companies could not be read, also where they tell nothing else of them. */
export async function listUnreadSources(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UnreadSource[]>> {
  if (companyIds.length === 0) return new Map()
  return Map.groupBy(await unread.list(db, companyIds), ({ companyId }) => companyId)
}
