import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { EVENT_SECTIONS, LARGE_HEADCOUNT_CHANGE } from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'
import { contestedKeys, FRESH_FACTS } from './merge-facts.repository.ts'
import type { MergeBatch } from './merge-batch.repository.ts'
import { knownCompanies, stagedFacts, stagedStatements } from './merge-tables.repository.ts'
import { currentFacts, timelines } from './merge-timelines.repository.ts'
import { ofEach } from './of-each.repository.ts'

type Moment = Pick<MergeBatch, 'batchId' | 'recordedAt' | 'observedOn'>

const ANY_MOMENT: Moment = { batchId: '1', recordedAt: new Date(0), observedOn: '2026-01-01' }

const insertFactEvents = command({
  temporary: [stagedFacts, knownCompanies, contestedKeys, timelines, currentFacts],
  examples: [ANY_MOMENT],
  sql: ({ batchId, recordedAt, observedOn }: Moment) => sql`
with fresh as (
  select company_id, section, slot, payload, daterange(valid_from, valid_to) as valid
  from (select s.* from ${FRESH_FACTS}) s join known_companies using (company_id)
), after as (
  select company_id, section, slot, payload, valid from fresh where upper_inf(valid)
  union all
  select company_id, section, slot, payload, valid from timelines where upper_inf(valid)
), before as (
  select company_id, section, slot, payload, valid from current_facts where upper_inf(valid)
), changes as (
  select company_id, section, slot, b.payload as before, a.payload as after,
         case when b.payload is null then 'added' when a.payload is null then 'ended' else 'changed' end as change,
         coalesce(lower(a.valid),
           (select max(upper(t.valid)) from timelines t where (t.company_id, t.section, t.slot) = (b.company_id, b.section, b.slot)),
           ${observedOn}::date) as occurred_on
  from before b full join after a using (company_id, section, slot)
  where b.payload is distinct from a.payload
)
insert into events (company_id, type, section, slot, occurred_on, recorded_at, before, after, batch_id)
select x.company_id, x.section || '.' || x.change, x.section, x.slot, x.occurred_on, ${recordedAt}::timestamptz, x.before, x.after, ${batchId}::bigint
from changes x join companies c using (company_id)
where c.first_batch_id <> ${batchId}::bigint and x.section = any(${[...EVENT_SECTIONS]}::text[])
  and not (x.section = 'headcount' and x.change = 'changed'
           and abs((x.after->>'persons')::numeric - (x.before->>'persons')::numeric) <= ${LARGE_HEADCOUNT_CHANGE} * (x.before->>'persons')::numeric)
order by x.company_id, x.occurred_on, x.section, x.slot`,
})

const insertStatementEvents = command({
  temporary: [knownCompanies, stagedStatements],
  examples: [ANY_MOMENT],
  sql: ({ batchId, recordedAt, observedOn }: Moment) => sql`
    insert into events (company_id, type, section, slot, occurred_on, recorded_at, before, after, batch_id)
     select s.company_id, 'statement.filed', 'statement', to_char(upper(s.period) - 1, 'YYYY'), coalesce(s.filed_on, ${observedOn}::date), ${recordedAt}::timestamptz,
            null, jsonb_build_object('year', extract(year from upper(s.period) - 1)), ${batchId}::bigint
     from (select distinct company_id from staged_statements join known_companies using (company_id)) t cross join lateral (${ofEach(sql`
       select * from statements where company_id = t.company_id and batch_id = ${batchId}::bigint and lower(recorded) = ${recordedAt}::timestamptz`)}) s
     order by s.company_id, s.statement_id`,
})

/**
 * Events of a batch: what runs now beside what ran before, per key, for companies that were known before it.
 * A correction of the past alone makes none.
 */
export async function insertEvents(tx: DbOrTx, batch: MergeBatch): Promise<number> {
  const facts = await insertFactEvents.run(tx, batch)
  return facts + (await insertStatementEvents.run(tx, batch))
}
