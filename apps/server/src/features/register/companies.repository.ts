import { bigint } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

type Page = { after: string; limit: number }

const companyCount = statement({ row: { count: bigint }, sql: sql`select count(*) as count from companies` })

export async function countCompanies(db: DbOrTx): Promise<number> {
  return (await companyCount.get(db)).count
}

/** The next companies after an id, in the order of their ids; none at the end. */
export async function listCompaniesAfter(db: DbOrTx, { after, limit }: Page): Promise<string[]> {
  const next = db
    .selectFrom('companies')
    .select('company_id as id')
    .where('company_id', '>', after)
    .orderBy('company_id')
    .limit(limit)
  return (await next.execute()).map(({ id }) => id)
}
