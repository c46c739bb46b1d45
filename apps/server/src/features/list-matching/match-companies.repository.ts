import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { RowOf } from '@merleg/db/columns'
import { sql } from 'kysely'
import { ROW_COLUMNS, ROW_SQL } from '../search/found-companies.repository.ts'

export type MatchCompany = RowOf<typeof ROW_COLUMNS>

const companies = statement({
  row: ROW_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select ${ROW_SQL} from company_profiles p where p.company_id = any(${[...companyIds]}::text[])`,
})

/** Companies as lists show them, by their id. */
export async function listMatchCompanies(
  db: DbOrTx,
  companyIds: Iterable<string>,
): Promise<ReadonlyMap<string, MatchCompany>> {
  const asked = [...new Set(companyIds)]
  if (asked.length === 0) return new Map()
  return new Map((await companies.list(db, asked)).map((company) => [company.companyId, company]))
}
