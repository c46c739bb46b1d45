import { inTransaction } from '@merleg/db/transaction'
import type { Db, DbOrTx } from '@merleg/db/connect'
import type { CompanyStatus } from '@merleg/domain/company-status'
import type { IdentifierQuery } from '@merleg/domain/identifier-query'
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
export type FoundPage = { rows: FoundCompany[]; count: number }

/** Similarity of a typed text to a part of a name from which on it may be a typing mistake (pg_trgm, 0–1). */
const TYPING_MISTAKE_SIMILARITY = 0.4
const TYPING_MISTAKE_CANDIDATES = 200

const ROW_COLUMNS = sql`p.company_id as "companyId", p.name, p.seat, p.seat_settlement as "seatSettlement", p.tax_number as "taxNumber",
  p.register_number as "registerNumber", p.country_code as "countryCode", p.status, p.is_made_up as "isMadeUp"`

/**
 * Companies for a search text, best first: exact identifier, the whole name, names that start with the text, names
 * with words that start with its words; then existing before ceased ones, then prominence.
 */
export async function listByText(db: DbOrTx, query: IdentifierQuery, page: Page): Promise<FoundPage> {
  return readPage(db, { matches: sql`${byIdentifier(query)} union all ${byName(query.value)}`, page })
}

/** The first suggestions only, without counting. */
export async function listSuggestions(db: DbOrTx, query: IdentifierQuery, limit: number): Promise<FoundCompany[]> {
  const matches = sql`${byIdentifier(query)} union all ${byName(query.value)}`
  const result = await sql<FoundCompany>`
    ${bestMatches(matches)} select ${ROW_COLUMNS}, b."matchedName"
    from (select * from best b ${MATCH_ORDER} limit ${limit}) b join company_profiles p using (company_id) ${MATCH_ORDER}`.execute(
    db,
  )
  return result.rows
}

/** For a text that matches nothing: names that differ by typing mistakes, the most similar first. */
export async function listByTypingMistake(db: Db, text: string, page: Page): Promise<FoundPage> {
  return inTransaction(db, async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(TYPING_MISTAKE_SIMILARITY)}, true)`.execute(
      tx,
    )
    const matches = sql`
      (select n.company_id, n.name, n.folded, n.kind, n.is_active, n.prominence, 1 - word_similarity(fold_name(${text}), n.folded) as tier
       from company_names n where fold_name(${text}) <% n.folded
       order by tier, n.is_active desc, n.prominence desc, n.company_id limit ${TYPING_MISTAKE_CANDIDATES})`
    return readPage(tx, { matches, page })
  })
}

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
  const count = await sql<{
    count: number
  }>`select count(*)::int as count from company_profiles p where ${where}`.execute(db)
  return { rows: rows.rows, count: count.rows[0]?.count ?? 0 }
}

type Matches = RawBuilder<unknown>

// Everything that is ordered by stands in the names, so that profiles are read of the rows shown alone. Folded names in
// the order of their bytes: by the rules of a language, a word that half of the companies bear would take twice the time.
const MATCH_ORDER = sql`order by b.tier, b.is_active desc, b.prominence desc, length(b.folded), b.folded collate "C", b.company_id collate "C"`

async function readPage(db: DbOrTx, { matches, page }: { matches: Matches; page: Page }): Promise<FoundPage> {
  const result = await sql<FoundCompany & { count: number }>`
    ${bestMatches(matches)} select ${ROW_COLUMNS}, b."matchedName", (select count(*) from best)::int as count
    from (select * from best b ${MATCH_ORDER} limit ${page.limit} offset ${page.offset}) b
    join company_profiles p using (company_id) ${MATCH_ORDER}`.execute(db)
  const count = result.rows[0]?.count
  if (count !== undefined || page.offset === 0) return { rows: result.rows, count: count ?? 0 }
  const counted = await sql<{
    count: number
  }>`${bestMatches(matches)} select count(*)::int as count from best`.execute(db)
  return { rows: [], count: counted.rows[0]?.count ?? 0 }
}

/** Of the names of a company that match, the one that matches best. */
function bestMatches(matches: Matches): RawBuilder<unknown> {
  return sql`with matches as (${matches}), best as (
    select distinct on (company_id collate "C") company_id, folded, tier, is_active, prominence, case when kind in ('short', 'foreign', 'former') then name end as "matchedName"
    from matches order by company_id collate "C", tier, kind = 'current' desc, folded collate "C", name collate "C")`
}

function byIdentifier({ kind, value, digits }: IdentifierQuery): Matches {
  const key = value.toLowerCase().replace(/[^a-z0-9]/g, '')
  const conditions = [
    ...(kind === 'tax-stem' || kind === 'tax-number' ? [sql`p.company_id = ${value.slice(0, 8)}`] : []),
    ...(kind === 'register-number' ? [sql`p.register_number_key = ${key}`] : []),
    ...(kind === 'report-id' || kind === 'foreign-id' ? [sql`p.company_id like ${`${value}%`}`] : []),
    ...(digits === null
      ? []
      : [
          sql`p.tax_number like ${`${digits}%`}`,
          sql`p.company_id like ${`${digits}%`}`,
          sql`p.register_number_key like ${`${digits}%`}`,
        ]),
  ]
  const where = conditions.length === 0 ? sql`false` : sql.join(conditions, sql` or `)
  return sql`select p.company_id, p.name, lower(p.name) as folded, 'identifier' as kind, p.status <> 'ceased' as is_active, p.prominence, 0 as tier from company_profiles p where ${where}`
}

function byName(text: string): Matches {
  return sql`
    select n.company_id, n.name, n.folded, n.kind, n.is_active, n.prominence,
           case when n.folded = q.folded then 1 when starts_with(n.folded, q.folded) then 2 else 3 end as tier
    from (select folded, to_tsquery('simple', nullif(replace(folded, ' ', ':* & ') || ':*', ':*')) as words
          from (select fold_name(${text}) as folded) f) q
    join company_names n on to_tsvector('simple', n.folded) @@ q.words`
}
