import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'
import { stagedFacts } from './merge-tables.repository.ts'
import { SourceRefused } from './source-refused.ts'

const LARGEST_ENDED_COUNT = 100
const LARGEST_ENDED_SHARE = 0.2

/** Of the sections of which a snapshot would end many facts: how many. */
const endings = statement({
  row: { section: text, ended: integer },
  temporary: [stagedFacts],
  sql: sql`
    select section, count(*)::integer as ended from staged_facts s where payload is null and not exists (
      select from staged_facts m where (m.company_id, m.slot) = (s.company_id, s.slot) and m.slot <> '' and m.section <> s.section
        and m.payload is not null)
    group by section having count(*) > ${LARGEST_ENDED_COUNT}::integer order by section`,
})

type Running = { batch: MergeBatch; section: string; upTo: number | null }

/** How many facts of a section were running, as far as they are counted; null: all. */
const running = statement({
  row: { count: integer },
  examples: [{ batch: ANY_BATCH, section: '', upTo: 1 }],
  sql: ({ batch: { sourceId, batchId, observedOn }, section, upTo }: Running) => sql`
    select count(*)::integer as count from (
      select f.fact_id from facts f join batches b using (batch_id)
      where b.source_id = ${sourceId} and b.batch_id <> ${batchId}::bigint and f.section = ${section}
        and upper_inf(f.recorded) and upper_inf(f.valid) and f.valid @> ${observedOn}::date
      limit ${upTo}::bigint
    ) r`,
})

/**
 * A file that was cut off between two lines looks like one that tells less: a snapshot that would end more than a fifth
 * of what it told of a section, and more than a hundred, is refused as a whole. What it tells in the same place of another
 * section has not ended.
 */
export async function refuseMassEndings(db: DbOrTx, batch: MergeBatch): Promise<void> {
  const counts: string[] = []
  for (const { section, ended } of await endings.list(db)) {
    // All facts are gone through to count them, so no further than to the number that shows that it is not too much.
    const enough = Math.ceil(ended / LARGEST_ENDED_SHARE)
    if ((await running.get(db, { batch, section, upTo: enough })).count >= enough) continue
    const { count } = await running.get(db, { batch, section, upTo: null })
    counts.push(`${section}: ${ended} of ${count}`)
  }
  if (counts.length > 0) throw new SourceRefused('too-much-ended', null, counts.join('; '))
}
