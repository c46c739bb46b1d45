import { arrayOf, date, oneOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES, type SourceCoverage } from '@merleg/domain/observation'
import { STILL_CURRENT_DAYS } from '@merleg/domain/silence'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from './known-at.repository.ts'
import { hasUnread } from './read-subjects.repository.ts'

type Asked = {
  /** With no more than we knew then; null: now. */
  knownAt: Date | null
  /** The last day that is looked at; left out: as far as the lists tell. */
  asOf?: RawBuilder<unknown>
}

/**
 * Of a row `c` of companies the lists of all companies of its register (ADR 95), as `source_id`, `covers`, `first` and `last`
 * of the days of which they tell, and `recorded_at`. Only where the newest edition of the list was whole and no line of the
 * company in it was rejected; the company is known by a source of the register, read about as late as the list; and it
 * stood in the register on the day of the list, or of one that tells of a time, within that time.
 */
export function wholeListsOfCompany({ knownAt, asOf }: Asked): RawBuilder<unknown> {
  const isReadBy = (batch: string) =>
    knownAt === null ? sql`` : sql` and ${sql.ref(`${batch}.recorded_at`)} <= ${knownAt}::timestamptz`
  const day = asOf === undefined ? sql`n.observed_on` : sql`least(n.observed_on, ${asOf})`
  return sql`
    select l.source_id, l.whole_sections as covers, coalesce(l.told_from, n.observed_on) as first, least(${day}, e.until) as last,
           n.recorded_at
    from sources l cross join lateral (
      select b.batch_id, b.observed_on, b.recorded_at, b.whole_sections from batches b
      where b.source_id = l.source_id and b.outcome = 'merged'${isReadBy('b')}
        ${asOf === undefined ? sql`` : sql`and (l.told_from is not null or b.observed_on <= ${asOf})`}
      order by b.observed_on desc, b.batch_id desc limit 1
    ) n cross join lateral (
      select min(coalesce((f.payload->>'on')::date, lower(f.valid), t.observed_on)) filter (where f.payload->>'status' = 'registered') as since,
             case when bool_or(f.payload->>'status' = 'ceased' and upper_inf(f.valid))
               then min(coalesce((f.payload->>'on')::date, lower(f.valid))) filter (where f.payload->>'status' = 'ceased' and upper_inf(f.valid)) - 1
               when bool_or(f.payload->>'status' = 'registered' and upper_inf(f.valid)) then 'infinity'::date
               else max(upper(f.valid)) filter (where f.payload->>'status' = 'registered') - 1 end as until
      from facts f join batches t using (batch_id)
      where f.company_id = c.company_id and f.section = 'registration' and ${isKnownAt('f', knownAt)}
    ) e
    where l.whole_sections <> '{}' and l.country_code = c.country_code and l.is_made_up = c.is_made_up
      and n.whole_sections @> l.whole_sections
      and e.since <= ${day} and e.until >= case when l.told_from is null then ${day} else greatest(l.told_from, e.since) end
      and exists (
        select from batches r where r.source_id = any(l.whole_registers) and r.outcome = 'merged'
          and r.observed_on >= n.observed_on - ${sql.lit(STILL_CURRENT_DAYS)}${isReadBy('r')})
      and exists (
        select from facts f join batches r using (batch_id)
        where f.company_id = c.company_id and ${isKnownAt('f', knownAt)} and r.source_id = any(l.whole_registers))
      and not ${hasUnread(sql`c.company_id`, { batches: sql`array[n.batch_id]`, subjects: sql`l.whole_sections` })}`
}

type ListsAsked = { companyIds: readonly string[]; days: readonly string[]; knownAt: Date | null }
const ANY_LISTS: ListsAsked = { companyIds: [''], days: ['2026-01-01'], knownAt: null }

const wholeLists = statement({
  row: { companyId: text, day: date, covers: arrayOf(oneOf(SOURCE_COVERAGES)), readOn: date },
  examples: [ANY_LISTS, { ...ANY_LISTS, knownAt: new Date(0) }],
  sql: ({ companyIds, days, knownAt }: ListsAsked) => sql`
    ${onePlan} select c.company_id as "companyId", d.day, w.covers, w.last as "readOn"
    from companies c cross join unnest(${[...days]}::date[]) as d(day)
    cross join lateral (${wholeListsOfCompany({ knownAt, asOf: sql`d.day` })}) w
    where c.company_id = any(${[...companyIds]}::text[]) and w.first <= d.day`,
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
