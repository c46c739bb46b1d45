import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/**
 * Up to which day every filing of a company is known: the newest edition of the sources of its accounts that tell of
 * all of them; null where none does, as where a source is a list of some filings.
 */
export async function findStatementsKnownUntil(db: DbOrTx, companyId: string): Promise<string | null> {
  const { rows } = await sql<{ knownUntil: string | null }>`
    select max(b.observed_on) as "knownUntil" from batches b join sources s using (source_id)
    where b.outcome = 'merged' and 'statement' = any(s.covers) and b.source_id in (
      select own.source_id from statements t join batches own using (batch_id)
      where t.company_id = ${companyId} and upper_inf(t.recorded))`.execute(db)
  return rows[0]?.knownUntil ?? null
}
