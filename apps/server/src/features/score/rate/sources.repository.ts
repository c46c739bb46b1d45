import { arrayOf, bigint, date, json, oneOf, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES, type SourceCoverage } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { lastReading, readSubjects } from '../../register/read-subjects.repository.ts'
import type { Source } from './register-facts.ts'

type SourcesOn = {
  companyIds: readonly string[]
  batchIds: ReadonlySet<number>
  asOf: string
  knownAt?: Date | null
}
const ANY_SOURCES: SourcesOn = { companyIds: [''], batchIds: new Set([1]), asOf: '2026-01-01' }

/** Companies of which a line could not be read, each with what is told of it all the same. */
type Unread = Readonly<Record<string, readonly SourceCoverage[]>>

const sourcesOn = statement({
  row: {
    sourceId: text,
    batchIds: arrayOf(bigint),
    covers: arrayOf(oneOf(SOURCE_COVERAGES)),
    unread: orNull(json<Unread>()),
    readOn: date,
  },
  examples: [ANY_SOURCES, { ...ANY_SOURCES, knownAt: new Date(0) }],
  sql: ({ companyIds, batchIds, asOf, knownAt = null }: SourcesOn) => sql`
    ${onePlan} with asked as (
      select source_id, array_agg(batch_id) as batch_ids from batches
      where batch_id = any(${[...batchIds]}::bigint[]) group by source_id
    )
    select source_id as "sourceId", asked.batch_ids as "batchIds", r.covers, least(r.last, ${asOf}::date) as "readOn", (
        select json_object_agg(c.company_id, to_json(${readSubjects('r', sql`c.company_id`)})) from (
          select distinct j.company_id from batch_rejects j
          where j.batch_id = any(r.unread) and j.company_id = any(${[...companyIds]}::text[])) c
      ) as unread
    from asked join sources s using (source_id) cross join lateral (${lastReading(knownAt)}) r`,
})

export type ReadSource = Source & { unread: Unread }

/** By batch its source, one object a source; known until the newest of its days that is not after the day asked for. */
export async function listSources(db: DbOrTx, of: SourcesOn): Promise<Map<number, ReadSource>> {
  const byBatch = new Map<number, ReadSource>()
  for (const { batchIds, unread, covers, readOn } of await sourcesOn.list(db, of)) {
    const source = { covers, readOn, unread: unread ?? {} }
    for (const batchId of batchIds) byBatch.set(batchId, source)
  }
  return byBatch
}

/** What sources tell everything of, of a company. */
export function readOf(companyId: string, sources: Iterable<ReadSource>): Source[] {
  return Array.from(sources, ({ covers, readOn, unread }) => ({ covers: unread[companyId] ?? covers, readOn }))
}
