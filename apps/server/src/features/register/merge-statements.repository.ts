import type { PoolClient } from 'pg'
import type { ChangeCounts, MergeBatch } from './merge-facts.repository.ts'

/**
 * Statements: a filing for a period that says something else than the one in force replaces it (a restatement);
 * the old one stays, as known until now. Of several in one batch the last wins.
 */
export async function mergeStatements(client: PoolClient, batch: MergeBatch): Promise<ChangeCounts> {
  await client.query(
    `create temp table incoming_statements on commit drop as
     select distinct on (company_id, period_start, period_end, is_consolidated)
            s.*, daterange(period_start, period_end, '[]') as period
     from staged_statements s order by company_id, period_start, period_end, is_consolidated, seq desc;
     create temp table replaced_statements on commit drop as
     select i.seq, s.company_id, s.statement_id,
            (s.layout, s.currency, s.unit, s.amounts::text, s.previous_amounts::text, s.amended_amounts::text, s.filed_on)
              is not distinct from (i.layout, i.currency, i.unit, i.amounts::text, i.previous_amounts::text, i.amended_amounts::text, i.filed_on) as is_same
     from incoming_statements i join statements s using (company_id, period, is_consolidated) where upper_inf(s.recorded);
     analyze incoming_statements; analyze replaced_statements`,
  )
  const closed = await client.query(
    `update statements s set recorded = tstzrange(lower(s.recorded), $1::timestamptz)
     from replaced_statements r where (r.company_id, r.statement_id) = (s.company_id, s.statement_id) and not r.is_same`,
    [batch.recordedAt],
  )
  const inserted = await client.query(
    `insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts,
                             filed_on, recorded, batch_id, source_ref)
     select company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts,
            filed_on, tstzrange($2::timestamptz, null), $1::bigint, source_ref
     from incoming_statements i
     where not exists (select from replaced_statements r where r.seq = i.seq and r.is_same)
     order by company_id, period_end, seq`,
    [batch.batchId, batch.recordedAt],
  )
  const same = await client.query<{ count: number }>(
    'select count(*)::int as count from replaced_statements where is_same',
  )
  const changed = closed.rowCount ?? 0
  return { new: (inserted.rowCount ?? 0) - changed, changed, closed: 0, unchanged: same.rows[0]?.count ?? 0 }
}
