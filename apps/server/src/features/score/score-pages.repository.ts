import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

export type Page = { after: string; limit: number }
/** That a batch changed a company. */
export type Pending = { companyId: string; batchId: number }

export async function countCompanies(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from companies`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next companies after an id, in its order; none at the end. */
export async function listCompaniesAfter(db: DbOrTx, { after, limit }: Page): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select company_id as id from companies where company_id > ${after} order by company_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Companies that were changed since they were rated. */
export async function listPending(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_id as id from score_pending order by company_id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countPending(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct company_id)::integer as count from score_pending`.execute(db)
  return rows[0]?.count ?? 0
}

/** What of these companies is pending, as far as it can be seen now. */
export async function listPendingOf(db: DbOrTx, companyIds: readonly string[]): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select company_id as "companyId", batch_id as "batchId" from score_pending where company_id = any(${[...companyIds]}::text[])`.execute(
    db,
  )
  return rows
}

/** Other companies of everybody who was in office or an owner in one of these that failed: it counts for them too. */
export async function listCompaniesOfFailed(db: DbOrTx, companyIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct other.company_id as id
    from facts f
    join links own on own.company_id = f.company_id and own.from_party = own.company_id
    join links other on other.from_party = own.to_party and other.to_party = other.company_id and other.company_id <> own.company_id
    where f.company_id = any(${[...companyIds]}::text[])
      and f.section in ('bankruptcy', 'liquidation', 'forced-deletion') and upper_inf(f.recorded)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
