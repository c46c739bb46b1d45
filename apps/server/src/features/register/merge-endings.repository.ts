import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'
import { stagedFacts } from './merge-tables.repository.ts'
import { SourceRefused } from './source-refused.ts'

const LARGEST_ENDED_COUNT = 100
const LARGEST_ENDED_SHARE = 0.2

/** Of the sections of which a snapshot would end many facts: how many, and how many were running. */
const endings = statement({
  row: { section: text, ended: integer, running: integer },
  temporary: [stagedFacts],
  examples: [ANY_BATCH],
  sql: ({ batchId, sourceId, observedOn }: MergeBatch) => sql`
    with ended as (
      select section, count(*)::integer as facts from staged_facts s where payload is null and not exists (
        select from staged_facts m where (m.company_id, m.slot) = (s.company_id, s.slot) and m.slot <> '' and m.section <> s.section
          and m.payload is not null)
      group by section having count(*) > ${LARGEST_ENDED_COUNT}::integer
    ), running as (
      -- All facts are gone through, so once for all sections, and not at all where there is none.
      select f.section, count(*)::integer as facts from facts f join batches b using (batch_id)
      where exists (select from ended)
        and b.source_id = ${sourceId} and b.batch_id <> ${batchId}::bigint and f.section = any(array(select section from ended))
        and upper_inf(f.recorded) and upper_inf(f.valid) and f.valid @> ${observedOn}::date
      group by f.section
    )
    select e.section, e.facts as ended, coalesce(r.facts, 0) as running
    from ended e left join running r using (section) order by e.section`,
})

/**
 * A file that was cut off between two lines looks like one that tells less: a snapshot that would end more than a fifth
 * of what it told of a section, and more than a hundred, is refused as a whole. What it tells in the same place of another
 * section has not ended.
 */
export async function refuseMassEndings(db: DbOrTx, batch: MergeBatch): Promise<void> {
  const many = (await endings.list(db, batch)).filter(({ ended, running }) => ended > running * LARGEST_ENDED_SHARE)
  if (many.length === 0) return
  const counts = many.map(({ section, ended, running }) => `${section}: ${ended} of ${running}`)
  throw new SourceRefused('too-much-ended', null, counts.join('; '))
}
