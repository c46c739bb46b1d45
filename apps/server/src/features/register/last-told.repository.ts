import { date, present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const lastTold = statement({
  row: { companyId: text, day: present(date) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select told.company_id as "companyId", max(read.day) as day
    from (
      select distinct c.company_id, b.source_id
      from companies c cross join lateral (
        select f.batch_id from facts f where f.company_id = c.company_id and upper_inf(f.recorded)
        union
        select s.batch_id from statements s where s.company_id = c.company_id and upper_inf(s.recorded)
      ) t join batches b using (batch_id)
      where c.company_id = any(${[...companyIds]}::text[])
    ) told cross join lateral (
      select max(observed_on) as day from batches r where r.source_id = told.source_id and r.outcome = 'merged'
    ) read
    group by told.company_id having max(read.day) is not null`,
})

/** The last day (YYYY-MM-DD) of which any source that speaks of a company tells anything; absent where none does. */
export async function listLastTold(db: DbOrTx, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await lastTold.list(db, companyIds)).map(({ companyId, day }) => [companyId, day]))
}
