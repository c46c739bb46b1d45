import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'
import { appendedFacts, closedFacts } from './merge-timelines.repository.ts'
import type { MergeBatch } from './merge-batch.repository.ts'
import { contestedKeys, FRESH_FACTS } from './merge-facts.repository.ts'
import { stagedCompanies, stagedFacts, stagedStatements, touchedCompanies } from './merge-tables.repository.ts'

type Moment = Pick<MergeBatch, 'batchId' | 'recordedAt'>

const touchChanged = command({
  temporary: [
    stagedCompanies,
    stagedFacts,
    stagedStatements,
    contestedKeys,
    closedFacts,
    appendedFacts,
    touchedCompanies,
  ],
  examples: [{ batchId: '1', recordedAt: new Date(0) }],
  sql: ({ batchId, recordedAt }: Moment) => sql`
    insert into touched_companies (company_id)
     select s.company_id from staged_companies s join companies c using (company_id) where c.first_batch_id = ${batchId}::bigint
     union select company_id from closed_facts
     union select company_id from appended_facts
     union select s.company_id from ${FRESH_FACTS}
     -- Company by company (limit 1): of a batch just written nothing is known to the planner, which expects one row of it, and
     -- would go through all companies for each of a hundred thousand.
     union select company_id from (select distinct company_id from staged_statements) s cross join lateral (
             select from statements t where t.company_id = s.company_id and lower(t.recorded) = ${recordedAt}::timestamptz limit 1) t`,
})

/** Companies whose facts or statements the batch changed. Returns how many. */
export async function touchChangedCompanies(tx: DbOrTx, batch: MergeBatch): Promise<number> {
  await touchedCompanies.create(tx)
  const count = await touchChanged.run(tx, batch)
  await touchedCompanies.analyze(tx)
  return count
}

const storeTouched = command({
  temporary: [touchedCompanies],
  examples: ['1'],
  sql: (batchId: string) => sql`
    insert into batch_companies (company_id, batch_id)
     select company_id, ${batchId}::bigint from touched_companies join companies using (company_id) where first_batch_id <> ${batchId}::bigint
     order by company_id`,
})

/** Keeps which companies that is, for whoever follows; those first heard of in the batch bear its number themselves. */
export async function storeTouchedCompanies(tx: DbOrTx, { batchId }: MergeBatch): Promise<void> {
  await storeTouched.run(tx, batchId)
}

const touchAll = command({
  temporary: [touchedCompanies],
  sql: sql`insert into touched_companies (company_id) select company_id from companies`,
})

/** Every company. Returns how many. */
export async function touchAllCompanies(tx: DbOrTx): Promise<number> {
  await touchedCompanies.create(tx)
  const count = await touchAll.run(tx)
  await touchedCompanies.analyze(tx)
  return count
}
