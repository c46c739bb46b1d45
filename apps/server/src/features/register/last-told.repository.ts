import { date, present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { statusSourcesOf } from './status-sources.repository.ts'

const lastTold = statement({
  row: { companyId: text, day: present(date) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} with standing as materialized (${statusSourcesOf(sql`any(${[...companyIds]}::text[])`, null)})
    select told.company_id as "companyId", coalesce(
      max(least(read.day, case when told.source_id = any(standing.register_ids) then standing.until end))
        filter (where told.source_id = any(standing.source_ids)), max(read.day)) as day
    from (
      select distinct c.company_id, b.source_id
      from companies c cross join lateral (
        select f.batch_id from facts f where f.company_id = c.company_id and upper_inf(f.recorded)
        union
        select s.batch_id from statements s where s.company_id = c.company_id and upper_inf(s.recorded)
      ) t join batches b using (batch_id)
      where c.company_id = any(${[...companyIds]}::text[])
    ) told left join standing using (company_id) cross join lateral (
      select max(observed_on) as day from batches r where r.source_id = told.source_id and r.outcome = 'merged'
    ) read
    group by told.company_id having max(read.day) is not null`,
})

/**
 * The last day (YYYY-MM-DD) of which those tell anything who tell the status of a company: who knows its accounts or its tax
 * number does not say that it still works. Where none does, of any source that speaks of it; absent where none does.
 */
export async function listLastTold(db: DbOrTx, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await lastTold.list(db, companyIds)).map(({ companyId, day }) => [companyId, day]))
}
