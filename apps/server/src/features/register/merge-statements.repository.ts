import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import type { MergeBatch } from './merge-batch.repository.ts'
import type { MergeCounts } from './merge-facts.repository.ts'
import { stagedStatements } from './merge-tables.repository.ts'
import { newerBatches } from './newer-batches.repository.ts'

type Moment = Pick<MergeBatch, 'batchId' | 'recordedAt'>

const ANY_MOMENT: Moment = { batchId: '1', recordedAt: new Date(0) }

/** Of several of a period in one batch the last. */
const incomingStatements = derivedTable('incoming_statements', {
  temporary: [stagedStatements],
  sql: sql`
     select distinct on (company_id, period_start, period_end, is_consolidated)
            s.*, daterange(period_start, period_end, '[]') as period
     from staged_statements s order by company_id, period_start, period_end, is_consolidated, seq desc`,
})

/** Those in force that the batch speaks of. What a newer edition told stays, unless it was filed before. */
const replacedStatements = derivedTable('replaced_statements', {
  temporary: [incomingStatements, newerBatches],
  sql: sql`
     select i.seq, s.company_id, s.statement_id,
            (s.layout, s.currency, s.unit, s.amounts::text, s.previous_amounts::text, s.amended_amounts::text, s.filed_on)
              is not distinct from (i.layout, i.currency, i.unit, i.amounts::text, i.previous_amounts::text, i.amended_amounts::text, i.filed_on) as is_same,
            n.batch_id is not null and (n.sections is null or 'statement' = any(n.sections)) and not coalesce(i.filed_on > s.filed_on, false) as is_outdated
     from incoming_statements i join statements s using (company_id, period, is_consolidated)
     left join newer_batches n on n.batch_id = s.batch_id
     where upper_inf(s.recorded)`,
})

const closeReplaced = command({
  temporary: [replacedStatements],
  examples: [ANY_MOMENT],
  sql: ({ recordedAt }: Moment) => sql`
    update statements s set recorded = tstzrange(lower(s.recorded), ${recordedAt}::timestamptz)
     from replaced_statements r where (r.company_id, r.statement_id) = (s.company_id, s.statement_id) and not r.is_same and not r.is_outdated`,
})

const insertIncoming = command({
  temporary: [replacedStatements, incomingStatements],
  examples: [ANY_MOMENT],
  sql: ({ batchId, recordedAt }: Moment) => sql`
    insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts,
                             filed_on, recorded, batch_id, source_ref)
     select company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts,
            filed_on, tstzrange(${recordedAt}::timestamptz, null), ${batchId}::bigint, source_ref
     from incoming_statements i
     where not exists (select from replaced_statements r where (r.company_id, r.seq) = (i.company_id, i.seq) and (r.is_same or r.is_outdated))
     order by company_id, period_end, seq`,
})

const keptCounts = statement({
  row: { unchanged: integer, outdated: integer },
  temporary: [replacedStatements],
  sql: sql`
    select count(*) filter (where is_same or is_outdated)::int as unchanged,
           count(*) filter (where is_outdated and not is_same)::int as outdated from replaced_statements`,
})

/**
 * Statements: a filing for a period that says something else than the one in force replaces it (a restatement);
 * the old one stays, as known until now. Of several in one batch the last wins.
 */
export async function mergeStatements(tx: DbOrTx, batch: MergeBatch): Promise<MergeCounts> {
  await incomingStatements.create(tx)
  await replacedStatements.create(tx)
  const changed = await closeReplaced.run(tx, batch)
  const inserted = await insertIncoming.run(tx, batch)
  return { new: inserted - changed, changed, closed: 0, ...(await keptCounts.get(tx)) }
}
