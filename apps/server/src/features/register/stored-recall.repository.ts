import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { MergeBatch } from './merge-batch.repository.ts'
import { stagedFacts, stagedStatements } from './merge-tables.repository.ts'

/**
 * A batch of which the server knows no number yet. Told the number, it looks it up among those that it counted, finds
 * none, and plans for one row: each of the thousands that there are would be compared with all that was staged.
 */
const ofAverageSize = (batchId: string) => sql`(select ${batchId}::bigint)`

const recallFacts = statement({
  row: { keys: integer },
  temporary: [stagedFacts],
  examples: ['1'],
  sql: (batchId: string) => sql`
    with again as (
       select distinct s.company_id, s.section, s.slot from staged_facts s join companies c using (company_id) where c.first_batch_id = ${batchId}
     ), recalled as (
       delete from facts f using again a
       where (f.company_id, f.section, f.slot) = (a.company_id, a.section, a.slot) and f.batch_id = ${ofAverageSize(batchId)}
       returning f.*
     ), staged as (
       insert into staged_facts (seq, company_id, section, slot, payload, party_id, valid_from, valid_to, source_ref)
       select -1e15::bigint + fact_id, company_id, section, slot, payload, party_id, lower(valid), upper(valid), source_ref from recalled
     )
     select count(distinct (company_id, section, slot))::int as keys from recalled`,
})

const recallStatements = command({
  temporary: [stagedStatements],
  examples: ['1'],
  sql: (batchId: string) => sql`
    with again as (
       select distinct s.company_id, daterange(s.period_start, s.period_end, '[]') as period, s.is_consolidated
       from staged_statements s join companies c using (company_id) where c.first_batch_id = ${batchId}
     ), recalled as (
       delete from statements t using again a
       where (t.company_id, t.period, t.is_consolidated) = (a.company_id, a.period, a.is_consolidated) and t.batch_id = ${ofAverageSize(batchId)}
       returning t.*
     )
     insert into staged_statements (seq, company_id, period_start, period_end, layout, is_consolidated, currency, unit, amounts,
                                    previous_amounts, amended_amounts, filed_on, source_ref)
     select -1e15::bigint + statement_id, company_id, lower(period), upper(period) - 1, layout, is_consolidated, currency, unit, amounts,
            previous_amounts, amended_amounts, filed_on, source_ref from recalled`,
})

/**
 * Back into staging, in front of the rest, with what was stored at once and is spoken of again further on: what a
 * batch says must not depend on how far apart it says it. Returns how many keys and statements came back.
 */
export async function recallStored(tx: DbOrTx, { batchId }: MergeBatch): Promise<number> {
  const { keys } = await recallFacts.get(tx, batchId)
  return keys + (await recallStatements.run(tx, batchId))
}
