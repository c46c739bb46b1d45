import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { type RawBuilder, sql } from 'kysely'

/** A company in a list of results. */
export type FoundCompany = {
  companyId: string
  name: string
  /** The other name that matched; null when it was the current one or an identifier. */
  matchedName: string | null
  seat: string | null
  seatSettlement: string | null
  taxNumber: string | null
  registerNumber: string | null
  countryCode: string
  status: CompanyStatus
  isMadeUp: boolean
}

export type Page = { limit: number; offset: number }

export type FoundPage = {
  rows: FoundCompany[]
  count: number
  /** False where there are at least so many. */
  isCountExact: boolean
  /** So many of them can be paged through. */
  reachableCount: number
}

/** Rows of `company_id, name, folded, kind, is_active, prominence, tier`, several per company; the lowest tier is best. */
export type Matches = RawBuilder<unknown>

export const ROW_COLUMNS = sql`p.company_id as "companyId", p.name, p.seat, p.seat_settlement as "seatSettlement", p.tax_number as "taxNumber",
  p.register_number as "registerNumber", p.country_code as "countryCode", p.status, p.is_made_up as "isMadeUp"`

// Everything that is ordered by stands in the names, so that profiles are read of the rows shown alone.
const MATCH_ORDER = sql`order by b.tier, b.is_active desc, b.prominence desc, length(b.folded), b.folded, b.company_id`

/**
 * A page of the companies that match, best first, and how many of each tier there are. Of the names of a company the
 * one that matches best counts.
 */
export async function readBest(
  db: DbOrTx,
  matches: Matches,
  page: Page,
): Promise<{ rows: FoundCompany[]; count: number }> {
  const result = await sql<FoundCompany & { count: number }>`${onePlan}
    with matches as materialized (${matches}), best as materialized (
      select distinct on (company_id) company_id, folded, tier, is_active, prominence, case when kind in ('short', 'foreign', 'former') then name end as "matchedName"
      from matches order by company_id, tier, kind = 'current' desc, folded, name)
    select ${ROW_COLUMNS}, b."matchedName", (select count(*) from best)::int as count
    from (select * from best b ${MATCH_ORDER} limit ${page.limit} offset ${page.offset}) b
    join company_profiles p using (company_id) ${MATCH_ORDER}`.execute(db)
  const count = result.rows[0]?.count
  if (count !== undefined || page.offset === 0) return { rows: result.rows, count: count ?? 0 }
  const counted = await sql<{ count: number }>`
    with matches as (${matches}) select count(distinct company_id)::int as count from matches`.execute(db)
  return { rows: [], count: counted.rows[0]?.count ?? 0 }
}
