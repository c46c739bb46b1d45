import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'

/** The parts that are over with an edition: its own and those of one before it, which was never finished. */
type Of = Pick<MergeBatch, 'sourceId' | 'observedOn'>
const ANY_EDITION: Of = { sourceId: '', observedOn: '2026-01-01' }
const isOver = (parts: string, { sourceId, observedOn }: Of) => {
  const column = (name: string) => sql.ref(`${parts}.${name}`)
  return sql`${column('source_id')} = ${sourceId} and ${column('outcome')} = 'part' and ${column('observed_on')} <= ${observedOn}::date`
}

// In an order that is the same on every node of a cluster, each of which writes its own copy.
const copyRejects = command({
  examples: [ANY_BATCH],
  sql: ({ batchId, ...edition }: MergeBatch) => sql`
    insert into batch_rejects (batch_id, reject_no, line, reason, detail, company_id, section)
     select ${batchId}::bigint,
            own.last + row_number() over (order by r.line, r.reason, r.detail, r.batch_id, r.reject_no),
            r.line, r.reason, r.detail, r.company_id, r.section
     from batch_rejects r join batches b using (batch_id)
     cross join (select coalesce(max(reject_no), 0) as last from batch_rejects where batch_id = ${batchId}::bigint) own
     where ${isOver('b', edition)}`,
})

type Size = { companies: number; facts: number; statements: number }
const ANY_SIZE: Size = { companies: 0, facts: 0, statements: 0 }

const tellSize = command({
  examples: [{ ...ANY_BATCH, ...ANY_SIZE }],
  sql: ({ batchId, sourceId, observedOn, companies, facts, statements }: MergeBatch & Size) => sql`
    with parts as (
      select coalesce(sum(read_count), 0)::int as read, coalesce(sum(outdated_count), 0)::int as outdated
      from batches p where ${isOver('p', { sourceId, observedOn })}
    ), rejects as (
      select coalesce(jsonb_object_agg(reason, lines), '{}') as reasons, coalesce(sum(lines), 0)::int as lines
      from (select reason, count(*) as lines from batch_rejects where batch_id = ${batchId}::bigint group by reason) r
    )
    update batches b
       set company_count = ${companies}::int, fact_count = ${facts}::int, statement_count = ${statements}::int,
           read_count = b.read_count + parts.read, outdated_count = b.outdated_count + parts.outdated,
           rejected_count = rejects.lines, reject_counts = rejects.reasons,
           told_sections = array(
             select distinct unnest(t.told_sections) from batches t
             where t.source_id = ${sourceId} and (t.batch_id = ${batchId}::bigint or ${isOver('t', { sourceId, observedOn })} or t.batch_id = (
               select max(m.batch_id) from batches m
               where m.source_id = ${sourceId} and m.outcome = 'merged' and m.batch_id <> ${batchId}::bigint)) order by 1)
      from parts, rejects where b.batch_id = ${batchId}::bigint`,
})

const countParts = command({
  examples: [ANY_EDITION],
  sql: (edition: Of) => sql`update batches p set outcome = 'merged' where ${isOver('p', edition)}`,
})

const dropRejects = command({
  examples: [ANY_EDITION],
  sql: (edition: Of) => sql`
    delete from batch_rejects r using batches b where b.batch_id = r.batch_id and ${isOver('b', edition)}`,
})

/**
 * The batch stands for the whole edition: with the rejected lines of its parts and the size of all of it, also of what was
 * not read again. From now on the source is as of its day; an edition of a day before, never finished, is over with it, and
 * one of a later day is still to be finished.
 */
export async function completeEdition(tx: DbOrTx, batch: MergeBatch, size: Size): Promise<void> {
  await copyRejects.run(tx, batch)
  await dropRejects.run(tx, batch)
  await tellSize.run(tx, { ...batch, ...size })
  await countParts.run(tx, batch)
}

/** Of parts that a killed run left: their rejected lines are read again by the one that goes on. */
export async function dropRejectsOfParts(db: DbOrTx, edition: Of): Promise<void> {
  await dropRejects.run(db, edition)
}
