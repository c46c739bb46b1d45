import { date, present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const lastTold = statement({
  row: { companyId: text, day: present(date) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select told.company_id as "companyId", coalesce(max(read.day) filter (where told.is_register), max(read.day)) as day
    from (
      select c.company_id, b.source_id, bool_or(t.is_register) as is_register
      from companies c cross join lateral (
        select f.batch_id, f.section = 'registration' as is_register from facts f where f.company_id = c.company_id and upper_inf(f.recorded)
        union
        select s.batch_id, false from statements s where s.company_id = c.company_id and upper_inf(s.recorded)
      ) t join batches b using (batch_id)
      where c.company_id = any(${[...companyIds]}::text[])
      group by c.company_id, b.source_id
    ) told cross join lateral (
      select max(observed_on) as day from batches r where r.source_id = told.source_id and r.outcome = 'merged'
    ) read
    group by told.company_id having max(read.day) is not null`,
})

/**
 * The last day (YYYY-MM-DD) of which the registers in which a company stands or stood tell anything: who knows its accounts or
 * its tax number does not say that it still works. Where none tells of it, of any source that does; absent where none does.
 */
export async function listLastTold(db: DbOrTx, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await lastTold.list(db, companyIds)).map(({ companyId, day }) => [companyId, day]))
}
