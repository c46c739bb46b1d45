import { boolean, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES, type CompanyStatus } from '@merleg/domain/company-status'
import { type RawBuilder, sql } from 'kysely'
import { SEARCH_STATE_SQL } from '../register/search-changes.repository.ts'

/** Of {@link ROW_SQL}. */
export const ROW_COLUMNS = {
  companyId: text,
  name: text,
  seat: orNull(text),
  seatSettlement: orNull(text),
  taxNumber: orNull(text),
  registerNumber: orNull(text),
  countryCode: text,
  status: oneOf(COMPANY_STATUSES),
  isMadeUp: boolean,
}
/** A company in a list of results. */
export type FoundCompany = RowOf<typeof ROW_COLUMNS> & {
  /** The other name that matched; null when it was the current one or an identifier. */
  matchedName: string | null
}

export type Page = { limit: number; offset: number }
/** A page of those that are meant. */
export type MeantPage = Page & { filter: CompanyFilter }

export type FoundPage = {
  rows: FoundCompany[]
  count: number
  /** False where there are at least so many. */
  isCountExact: boolean
  /** So many of them can be paged through. */
  reachableCount: number
  /** Nothing matches: these have similar names. */
  isSimilar: boolean
}

/** Rows, and the state of what is found by name that they were read of; null where there are none. */
export type FoundRows = { rows: FoundCompany[]; count: number; state: string | null }

/** Which of the companies that match are meant; null: any. */
export type CompanyFilter = { status: CompanyStatus | null; county: string | null }
export const ANY_COMPANY: CompanyFilter = { status: null, county: null }

/** Rows of `company_id, name, folded, kind, is_active, prominence, tier`, several per company; the lowest tier is best. */
export type Matches = RawBuilder<unknown>

export const ROW_SQL = sql`p.company_id as "companyId", p.name, p.seat, p.seat_settlement as "seatSettlement", p.tax_number as "taxNumber",
  p.register_number as "registerNumber", p.country_code as "countryCode", p.status, p.is_made_up as "isMadeUp"`

const byId = statement({
  row: ROW_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select ${ROW_SQL} from company_profiles p where p.company_id = any(${[...companyIds]}::text[])`,
})

/** Companies by their ids, in that order; one that the register does not have is left out. */
export async function listFoundCompanies(db: DbOrTx, companyIds: readonly string[]): Promise<FoundCompany[]> {
  if (companyIds.length === 0) return []
  const rows = new Map((await byId.list(db, companyIds)).map((row) => [row.companyId, row]))
  return companyIds.flatMap((id) => {
    const row = rows.get(id)
    return row === undefined ? [] : [{ ...row, matchedName: null }]
  })
}

// Everything that is ordered by stands in the names, so that profiles are read of the rows shown alone.
const MATCH_ORDER = sql`order by b.tier, b.is_active desc, b.prominence desc, length(b.folded), b.folded, b.company_id`

/**
 * Declares a search by the statement of its matches. It reads a page of the companies that match, best first, and how
 * many there are. Of the names of a company the one that matches best counts.
 */
export function declareSearch<Search>(matching: {
  examples: readonly [Search, ...Search[]]
  sql: (search: Search) => Matches
}): (db: DbOrTx, search: Search, page: MeantPage) => Promise<FoundRows> {
  type Asked = { search: Search; filter: CompanyFilter }
  const [first, ...others] = matching.examples
  const onFirstPage = (search: Search) => ({ search, page: { limit: 1, offset: 0 }, filter: ANY_COMPANY })
  const filtered = { search: first, filter: { status: 'working', county: '-' } } as const
  const bestPage = statement({
    row: { ...ROW_COLUMNS, matchedName: orNull(text), count: integer, state: text },
    examples: [onFirstPage(first), ...others.map(onFirstPage), { ...onFirstPage(first), ...filtered }],
    sql: ({ search, page, filter }: Asked & { page: Page }) => sql`${onePlan}
    with matches as materialized (${matching.sql(search)}), best as materialized (
      select distinct on (company_id) company_id, folded, tier, is_active, prominence, case when kind in ('short', 'foreign', 'former') then name end as "matchedName"
      from matches ${isMeant(filter)} order by company_id, tier, kind = 'current' desc, folded, name)
    select ${ROW_SQL}, b."matchedName", (select count(*) from best)::int as count, ${SEARCH_STATE_SQL} as state
    from (select * from best b ${MATCH_ORDER} limit ${page.limit} offset ${page.offset}) b
    join company_profiles p using (company_id) ${MATCH_ORDER}`,
  })
  const matchCount = statement({
    row: { count: integer },
    examples: [
      { search: first, filter: ANY_COMPANY },
      ...others.map((search) => ({ search, filter: ANY_COMPANY })),
      filtered,
    ],
    sql: ({ search, filter }: Asked) => sql`
    with matches as (${matching.sql(search)}) select count(distinct company_id)::int as count from matches ${isMeant(filter)}`,
  })
  return async (db, search, { filter, ...page }) => {
    const rows = await bestPage.list(db, { search, page, filter })
    const [top] = rows
    if (top !== undefined) return { rows, count: top.count, state: top.state }
    const count = page.offset === 0 ? 0 : (await matchCount.get(db, { search, filter })).count
    return { rows: [], count, state: null }
  }
}

function isMeant({ status, county }: CompanyFilter) {
  if (status === null && county === null) return sql``
  const conditions = [
    sql`f.company_id = any(array(select distinct company_id from matches))`,
    ...(status === null ? [] : [sql`f.status = ${status}`]),
    ...(county === null ? [] : [sql`f.seat_county = ${county}`]),
  ]
  // A truth value rather than a join: few names are expected of some words where there are thousands, and a join would compare
  // each of them with each company.
  return sql`where (company_id in (select f.company_id from company_profiles f where ${sql.join(conditions, sql` and `)})) is true`
}
