import type { PoolClient } from 'pg'
import type { MergeBatch } from './merge-facts.repository.ts'

/** Companies whose facts or statements the batch changed. */
export async function touchChangedCompanies(client: PoolClient, batch: MergeBatch): Promise<void> {
  await client.query('create temp table touched_companies (company_id text collate "C" primary key) on commit drop')
  await client.query(
    `insert into touched_companies
     select s.company_id from staged_companies s join companies c using (company_id) where c.first_batch_id = $1::bigint
     union select company_id from closed_facts
     union select company_id from appended_facts
     union select s.company_id from staged_companies s join companies c using (company_id) join facts f using (company_id)
           where c.first_batch_id <> $1::bigint and f.batch_id = $1::bigint and lower(f.recorded) = $2::timestamptz
     union select s.company_id from staged_companies s join companies c using (company_id) join statements t using (company_id)
           where c.first_batch_id <> $1::bigint and lower(t.recorded) = $2::timestamptz`,
    [batch.batchId, batch.recordedAt],
  )
  await client.query('analyze touched_companies')
}

/** Has whoever changed compared with the sanctions lists once more. */
export async function queueScreening(client: PoolClient): Promise<void> {
  await client.query(
    `insert into sanction_pending select company_id from touched_companies where exists (select 1 from sanction_lists)
     order by company_id on conflict do nothing`,
  )
}

/** Has whoever changed rated anew; before the first run nobody is: it rates everyone. */
export async function queueRating(client: PoolClient, { batchId }: MergeBatch): Promise<void> {
  await client.query(
    `insert into score_pending select company_id, $1::bigint from touched_companies where exists (select 1 from score_runs)
     order by company_id on conflict do nothing`,
    [batchId],
  )
}

export async function touchAllCompanies(client: PoolClient): Promise<void> {
  await client.query('create temp table touched_companies (company_id text collate "C" primary key) on commit drop')
  await client.query('insert into touched_companies select company_id from companies; analyze touched_companies')
}
