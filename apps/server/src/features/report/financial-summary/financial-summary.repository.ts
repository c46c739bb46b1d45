import { date, orNull } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const knownUntil = statement({
  row: { knownUntil: orNull(date) },
  examples: [''],
  sql: (companyId: string) => sql`
    select max(b.observed_on) as "knownUntil" from batches b join sources s using (source_id)
    where b.outcome = 'merged' and 'statement' = any(s.covers) and b.source_id in (
      select own.source_id from statements t join batches own using (batch_id)
      where t.company_id = ${companyId} and upper_inf(t.recorded))`,
})

/**
 * Up to which day every filing of a company is known: the newest edition of the sources of its accounts that tell of
 * all of them; null where none does, as where a source is a list of some filings.
 */
export async function findStatementsKnownUntil(db: DbOrTx, companyId: string): Promise<string | null> {
  return (await knownUntil.get(db, companyId)).knownUntil
}
