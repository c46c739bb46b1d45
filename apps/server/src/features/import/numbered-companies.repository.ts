import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const numbered = statement({
  row: { key: text, companyId: text },
  examples: [['']],
  sql: (keys: readonly string[]) => sql`
    select coalesce(register_number_key, '') as key, min(company_id) as "companyId" from company_profiles
    where register_number_key = any(${[...keys]}::text[])
    group by register_number_key having count(*) = 1`,
})

/** Companies by the letters and digits of their register number; without numbers that no or several companies have. */
export async function findNumberedCompanies(
  db: DbOrTx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await numbered.list(db, numbers)
  return new Map(rows.map(({ key, companyId }) => [key, companyId]))
}
