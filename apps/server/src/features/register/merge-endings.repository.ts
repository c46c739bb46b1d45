import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'
import { stagedFacts } from './merge-tables.repository.ts'
import { ofEach } from './of-each.repository.ts'
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

type Running = { batch: MergeBatch; section: string }

/** Of a fact `f` and its batch `b`. */
const isRunning = ({ batch: { sourceId, batchId, observedOn }, section }: Running) => sql`
  b.source_id = ${sourceId} and b.batch_id <> ${batchId}::bigint and f.section = ${section}
  and upper_inf(f.recorded) and upper_inf(f.valid) and f.valid @> ${observedOn}::date`

const ANY_RUNNING: Running = { batch: ANY_BATCH, section: '' }

/** How many facts of a section were running, as far as they are counted, of companies that the source was the first to tell of. */
const runningOfOwn = statement({
  row: { count: integer },
  examples: [{ ...ANY_RUNNING, upTo: 1 }],
  sql: ({ upTo, ...of }: Running & { upTo: number }) => sql`
    select count(*)::integer as count from (
      select r.fact_id from companies c join batches o on o.batch_id = c.first_batch_id cross join lateral (${ofEach(sql`
        select f.fact_id from facts f join batches b using (batch_id) where f.company_id = c.company_id and ${isRunning(of)}`)}) r
      where o.source_id = ${of.batch.sourceId} limit ${upTo}::bigint
    ) r`,
})

/** How many facts of a section were running, of all companies; `upTo`: as far as they are counted, null: all. */
const running = statement({
  row: { count: integer },
  examples: [{ ...ANY_RUNNING, upTo: 1 }],
  sql: ({ upTo, ...of }: Running & { upTo: number | null }) => sql`
    select count(*)::integer as count from (
      select f.fact_id from facts f join batches b using (batch_id) where ${isRunning(of)} limit ${upTo}::bigint
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
    // No further than to the number that shows that it is not too much; where the companies that the source was the first to
    // tell of have too few, the facts of all registers are gone through.
    const upTo = Math.ceil(ended / LARGEST_ENDED_SHARE)
    if ((await runningOfOwn.get(db, { batch, section, upTo })).count >= upTo) continue
    if ((await running.get(db, { batch, section, upTo })).count >= upTo) continue
    const { count } = await running.get(db, { batch, section, upTo: null })
    counts.push(`${section}: ${ended} of ${count}`)
  }
  if (counts.length > 0) throw new SourceRefused('too-much-ended', null, counts.join('; '))
}
