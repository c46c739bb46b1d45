import { arrayOf, bigint, boolean, integer, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const COMPANY_COLUMNS = {
  companyId: text,
  name: orNull(text),
  taxNumber: orNull(text),
  registerNumber: orNull(text),
  address: orNull(text),
  legalForm: orNull(text),
  legalFormCode: orNull(text),
  isMadeUp: orNull(boolean),
  isNegative: boolean,
  /** The positions of its changes that are listed: bad news first, then the newest. */
  positions: arrayOf(bigint),
  /** Those of which a rule of the subscriber's own told: they are not narrowed to his level. */
  byRule: arrayOf(bigint),
  changeCount: integer,
  /** Of all companies, beside those of the page. */
  companyCount: integer,
  negativeCount: integer,
}
/** A company of a notice, as the register has it now; null where it has it no more. */
export type NoticeCompanyRow = RowOf<typeof COMPANY_COLUMNS>

export type NoticeCompaniesQuery = {
  subscriberId: string
  positions: readonly number[]
  /** Only companies that are still watched. */
  onlyWatched: boolean
  limits: { companies: number; changes: number }
}

const ANY_QUERY = { subscriberId: NO_ID, positions: [1], limits: { companies: 1, changes: 1 } }

const companies = statement({
  row: COMPANY_COLUMNS,
  examples: [
    { ...ANY_QUERY, onlyWatched: true },
    { ...ANY_QUERY, onlyWatched: false },
  ],
  sql: ({ subscriberId, positions, onlyWatched, limits }: NoticeCompaniesQuery) => sql`
    ${onePlan} with told as (
      select a.company_id, a.position, a.importance = 'negative' as is_negative, cardinality(a.rule_ids) > 0 as is_by_rule,
             exists (select from monitoring_events e where e.position = a.position and e.kind = 'rating-worse') as has_fallen
      from alerts a where a.subscriber_id = ${subscriberId}::uuid and a.position = any(${[...positions]}::bigint[])
    ), grouped as (
      select company_id, bool_or(is_negative) as is_negative, bool_or(has_fallen) as has_fallen, max(position) as newest,
             (array_agg(position order by is_negative desc, position desc))[1:${limits.changes}] as positions,
             coalesce(array_agg(position) filter (where is_by_rule), '{}') as by_rule, count(*)::integer as change_count
      from told group by company_id
    )
    select g.company_id as "companyId", p.name, p.tax_number as "taxNumber", p.register_number as "registerNumber", p.seat as address,
           p.legal_form as "legalForm", p.legal_form_code as "legalFormCode", p.is_made_up as "isMadeUp", g.is_negative as "isNegative",
           g.positions, g.by_rule as "byRule", g.change_count as "changeCount", (count(*) over ())::integer as "companyCount",
           (count(*) filter (where g.is_negative) over ())::integer as "negativeCount"
    from grouped g left join watched_companies w on w.subscriber_id = ${subscriberId}::uuid and w.company_id = g.company_id
    left join company_profiles p on p.company_id = g.company_id
    ${onlyWatched ? sql`where w.company_id is not null and w.removed_at is null` : sql``}
    order by g.is_negative desc, array_position(array['high', 'medium', 'low', 'partner', 'none'], coalesce(w.importance, 'none')),
             g.has_fallen desc, g.newest desc, g.company_id
    limit ${limits.companies}`,
})

/** The companies of a notice, the most important first. */
export async function listNoticeCompanies(db: DbOrTx, query: NoticeCompaniesQuery): Promise<NoticeCompanyRow[]> {
  return companies.list(db, query)
}

const watched = statement({
  row: { count: integer },
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select count(*)::integer as count from watched_companies where subscriber_id = ${subscriberId}::uuid and removed_at is null`,
})

/** How many companies a subscriber watches. */
export async function countWatched(db: DbOrTx, subscriberId: string): Promise<number> {
  return (await watched.get(db, subscriberId)).count
}
