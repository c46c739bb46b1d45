import { integer, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { type FoundPage, type Page, ROW_COLUMNS, ROW_SQL } from './found-companies.repository.ts'

export type PlaceFilter = { settlements: readonly string[] | null; county: string | null; zip: string | null }

function isThere({ settlements, county, zip }: PlaceFilter) {
  const conditions = [
    ...(settlements ? [sql`p.seat_settlement = any(${[...settlements]}::text[])`] : []),
    ...(county ? [sql`p.seat_county = ${county}`] : []),
    ...(zip ? [sql`p.seat_zip = ${zip}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const ANYWHERE: PlaceFilter = { settlements: [''], county: '-', zip: '-' }

const companiesThere = statement({
  row: { ...ROW_COLUMNS, matchedName: orNull(text) },
  examples: [
    { place: ANYWHERE, page: { limit: 1, offset: 0 } },
    { place: { ...ANYWHERE, zip: null }, page: { limit: 1, offset: 0 } },
  ],
  sql: ({ place, page }: { place: PlaceFilter; page: Page }) => sql`
    select ${ROW_SQL}, null as "matchedName" from company_profiles p where ${isThere(place)}
    order by p.status = 'ceased', p.name, p.company_id limit ${page.limit} offset ${page.offset}`,
})

const countThere = statement({
  row: { count: integer },
  examples: [ANYWHERE],
  sql: (place: PlaceFilter) => sql`select count(*)::int as count from company_profiles p where ${isThere(place)}`,
})

/** Companies by seat, existing ones first, then by name. */
export async function listByPlace(db: DbOrTx, place: PlaceFilter, page: Page): Promise<FoundPage> {
  const rows = await companiesThere.list(db, { place, page })
  const { count } = await countThere.get(db, place)
  return { rows, count, isCountExact: true, reachableCount: count }
}
