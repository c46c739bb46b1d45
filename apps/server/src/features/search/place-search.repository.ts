import { integer, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { sql } from 'kysely'
import { type FoundPage, type Page, ROW_COLUMNS, ROW_SQL } from './found-companies.repository.ts'

export type PlaceFilter = {
  settlements: readonly string[] | null
  county: string | null
  zip: string | null
  status: CompanyStatus | null
  /** The settlements stand in the order of their distance, and so do the companies. */
  isByDistance: boolean
}

function isThere({ settlements, county, zip, status }: PlaceFilter) {
  const conditions = [
    ...(settlements ? [sql`p.seat_settlement = any(${[...settlements]}::text[])`] : []),
    ...(county ? [sql`p.seat_county = ${county}`] : []),
    ...(zip ? [sql`p.seat_zip = ${zip}`] : []),
    ...(status ? [sql`p.status = ${status}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

function distanceOf({ settlements, isByDistance }: PlaceFilter) {
  return isByDistance && settlements ? sql`array_position(${[...settlements]}::text[], p.seat_settlement),` : sql``
}

const ANYWHERE: PlaceFilter = { settlements: [''], county: '-', zip: '-', status: 'working', isByDistance: true }

const companiesThere = statement({
  row: { ...ROW_COLUMNS, matchedName: orNull(text) },
  examples: [
    { place: ANYWHERE, page: { limit: 1, offset: 0 } },
    { place: { ...ANYWHERE, zip: null, status: null, isByDistance: false }, page: { limit: 1, offset: 0 } },
  ],
  sql: ({ place, page }: { place: PlaceFilter; page: Page }) => sql`
    select ${ROW_SQL}, null as "matchedName" from company_profiles p where ${isThere(place)}
    order by ${distanceOf(place)} p.status = 'ceased', p.name, p.company_id limit ${page.limit} offset ${page.offset}`,
})

const countThere = statement({
  row: { count: integer },
  examples: [ANYWHERE],
  sql: (place: PlaceFilter) => sql`select count(*)::int as count from company_profiles p where ${isThere(place)}`,
})

/** Companies by seat: the nearest first where the place has distances, existing ones first, then by name. */
export async function listByPlace(db: DbOrTx, place: PlaceFilter, page: Page): Promise<FoundPage> {
  const rows = await companiesThere.list(db, { place, page })
  const { count } = await countThere.get(db, place)
  return { rows, count, isCountExact: true, reachableCount: count, isSimilar: false }
}
