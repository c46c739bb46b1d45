import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import { type FoundCompany, type FoundPage, type Page, ROW_COLUMNS } from './found-companies.repository.ts'

export type PlaceFilter = { settlements: readonly string[] | null; county: string | null; zip: string | null }

/** Companies by seat, existing ones first, then by name. */
export async function listByPlace(db: DbOrTx, place: PlaceFilter, page: Page): Promise<FoundPage> {
  const conditions = [
    ...(place.settlements ? [sql`p.seat_settlement = any(${[...place.settlements]}::text[])`] : []),
    ...(place.county ? [sql`p.seat_county = ${place.county}`] : []),
    ...(place.zip ? [sql`p.seat_zip = ${place.zip}`] : []),
  ]
  const where = sql.join(conditions, sql` and `)
  const rows = await sql<FoundCompany>`
    select ${ROW_COLUMNS}, null as "matchedName" from company_profiles p where ${where}
    order by p.status = 'ceased', p.name, p.company_id limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{
    count: number
  }>`select count(*)::int as count from company_profiles p where ${where}`.execute(db)
  const count = counted.rows[0]?.count ?? 0
  return { rows: rows.rows, count, isCountExact: true, reachableCount: count }
}
