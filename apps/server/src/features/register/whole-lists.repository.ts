import { arrayOf, date, oneOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES, type SourceCoverage } from '@merleg/domain/observation'
import { STILL_CURRENT_DAYS } from '@merleg/domain/silence'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from './known-at.repository.ts'
import { hasUnread } from './read-subjects.repository.ts'

type EditionsAsked = {
  /** With no more than we knew then; null: now. */
  knownAt: Date | null
  /** The last days that are looked at; left out: as far as the lists tell. */
  days?: readonly string[]
}

/**
 * The newest edition of each list of all companies of a register (ADR 95), where it was whole and the register was read about as
 * late as the list; once for each of the days, as `asked`. For {@link wholeListsOfCompany}, as `whole_editions`: by itself, so
 * that a cluster, where lists are everywhere and companies are not, reads it once.
 */
export function wholeEditions({ knownAt, days }: EditionsAsked): RawBuilder<unknown> {
  const isReadBy = (batch: string) =>
    knownAt === null ? sql`` : sql` and ${sql.ref(`${batch}.recorded_at`)} <= ${knownAt}::timestamptz`
  return sql`
    select l.source_id, l.country_code, l.is_made_up, l.whole_sections, l.whole_registers, l.told_from,
           n.batch_id, n.observed_on, n.recorded_at, ${days === undefined ? sql`n.observed_on` : sql`least(n.observed_on, d.day)`} as day
           ${days === undefined ? sql`` : sql`, d.day as asked`}
    from sources l ${days === undefined ? sql`` : sql`cross join unnest(${[...days]}::date[]) as d(day)`} cross join lateral (
      select b.batch_id, b.observed_on, b.recorded_at, b.whole_sections from batches b
      where b.source_id = l.source_id and b.outcome = 'merged'${isReadBy('b')}
        ${days === undefined ? sql`` : sql`and (l.told_from is not null or b.observed_on <= d.day)`}
      order by b.observed_on desc, b.batch_id desc limit 1
    ) n
    where l.whole_sections <> '{}' and n.whole_sections @> l.whole_sections
      and exists (
        select from batches r where r.source_id = any(l.whole_registers) and r.outcome = 'merged'
          and r.observed_on >= n.observed_on - ${sql.lit(STILL_CURRENT_DAYS)}${isReadBy('r')})`
}

type CompanyAsked = {
  knownAt: Date | null
  /** The id of the company; left out: that of `c`. A cluster reads all of one company where its id is said each time. */
  company?: RawBuilder<unknown>
}

/**
 * Of a row `c` of companies the {@link wholeEditions} that tell of it, as `source_id`, `covers`, `first` and `last` of the days of
 * which they tell, `recorded_at` and `asked`. Only where no line of the company in it was rejected; the company is known by a
 * source of the register; and it stood in the register on the day of the list, or of one that tells of a time, within that time.
 */
export function wholeListsOfCompany({ knownAt, company = sql`c.company_id` }: CompanyAsked): RawBuilder<unknown> {
  return sql`
    select l.*, l.whole_sections as covers, coalesce(l.told_from, l.observed_on) as first, least(l.day, e.until) as last
    from whole_editions l cross join lateral (
      select min(coalesce((f.payload->>'on')::date, lower(f.valid), t.observed_on)) filter (where f.payload->>'status' = 'registered') as since,
             case when bool_or(f.payload->>'status' = 'ceased' and upper_inf(f.valid))
               then min(coalesce((f.payload->>'on')::date, lower(f.valid))) filter (where f.payload->>'status' = 'ceased' and upper_inf(f.valid)) - 1
               when bool_or(f.payload->>'status' = 'registered' and upper_inf(f.valid)) then 'infinity'::date
               else max(upper(f.valid)) filter (where f.payload->>'status' = 'registered') - 1 end as until
      from facts f join batches t using (batch_id)
      where f.company_id = ${company} and f.section = 'registration' and ${isKnownAt('f', knownAt)}
    ) e
    where l.country_code = c.country_code and l.is_made_up = c.is_made_up
      and e.since <= l.day and e.until >= case when l.told_from is null then l.day else greatest(l.told_from, e.since) end
      and exists (
        select from facts f join batches r using (batch_id)
        where f.company_id = ${company} and ${isKnownAt('f', knownAt)} and r.source_id = any(l.whole_registers))
      and not ${hasUnread(company, { batches: sql`array[l.batch_id]`, subjects: sql`l.whole_sections` })}`
}

type ListsAsked = { companyIds: readonly string[]; days: readonly string[]; knownAt: Date | null }
const ANY_LISTS: ListsAsked = { companyIds: [''], days: ['2026-01-01'], knownAt: null }

const wholeLists = statement({
  row: { companyId: text, day: date, covers: arrayOf(oneOf(SOURCE_COVERAGES)), readOn: date },
  examples: [ANY_LISTS, { ...ANY_LISTS, knownAt: new Date(0) }],
  sql: ({ companyIds, days, knownAt }: ListsAsked) => sql`
    ${onePlan} with whole_editions as materialized (${wholeEditions({ knownAt, days })})
    select c.company_id as "companyId", w.asked as day, w.covers, w.last as "readOn"
    from companies c cross join lateral (${wholeListsOfCompany({ knownAt })}) w
    where c.company_id = any(${[...companyIds]}::text[]) and w.first <= w.asked`,
})

/** A list that tells of a company by leaving it out: of what, and until which day (YYYY-MM-DD). */
export type WholeList = { covers: readonly SourceCoverage[]; readOn: string }

/** The lists of all companies of their registers that tell of companies on days, by company and day joined by a blank. */
export async function listWholeLists(
  db: DbOrTx,
  asked: ListsAsked,
): Promise<ReadonlyMap<string, readonly WholeList[]>> {
  return Map.groupBy(await wholeLists.list(db, asked), ({ companyId, day }) => `${companyId} ${day}`)
}
