import { arrayOf, boolean, date, oneOf, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES } from '@merleg/domain/observation'
import { sql } from 'kysely'
import type { SpeakingSource } from '../report/silence/speaking-sources.repository.ts'

const readSources = statement({
  row: {
    publisher: text,
    title: text,
    licence: text,
    url: orNull(text),
    isMadeUp: boolean,
    covers: arrayOf(oneOf(SOURCE_COVERAGES)),
    toldFrom: date,
    toldUntil: date,
    isSpan: boolean,
    recordedAt: timestamptz,
  },
  examples: [undefined],
  sql: () => sql`
    ${onePlan} select s.publisher, s.title, s.licence, s.url, s.is_made_up as "isMadeUp", s.covers,
           coalesce(s.told_from, read.first) as "toldFrom", read.last as "toldUntil", s.told_from is not null as "isSpan",
           read.recorded_at as "recordedAt"
    from sources s join (
      select b.source_id, min(b.observed_on) as first, max(b.observed_on) as last, max(b.recorded_at) as recorded_at
      from batches b where b.outcome = 'merged' group by b.source_id
    ) read using (source_id)
    order by read.last desc, s.source_id`,
})

/** Every source of the register with the days of which it tells, the one with the newest first. */
export async function listReadSources(db: DbOrTx): Promise<SpeakingSource[]> {
  return readSources.list(db, undefined)
}
