import { bigint, boolean, date, integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** As days of the register are told: at the end of a Hungarian day. */
const RECORDED_ON = sql`(b.recorded_at at time zone 'Europe/Budapest')::date`

const allSources = statement({
  row: {
    sourceId: text,
    title: text,
    publisher: text,
    licence: text,
    toldFrom: date,
    toldUntil: date,
    firstReadOn: date,
    tellsFailures: boolean,
  },
  sql: sql`
    select s.source_id as "sourceId", s.title, s.publisher, s.licence, coalesce(s.told_from, min(b.observed_on)) as "toldFrom",
      max(b.observed_on) as "toldUntil", min(${RECORDED_ON}) as "firstReadOn", 'liquidation' = any(s.covers) as "tellsFailures"
    from sources s join batches b using (source_id) where b.outcome = 'merged'
    group by s.source_id order by s.source_id`,
})

/** A source that has been read: of which days it tells, both included, and since when it is read here. */
export type ReadSource = Awaited<ReturnType<typeof listReadSources>>[number]

/** Every source of the register; `tellsFailures`: all insolvencies of the companies that it speaks of. */
export function listReadSources(db: DbOrTx) {
  return allSources.list(db)
}

type SpeaksOf = { sourceId: string; countryCode: string; isMadeUp: boolean }
const ANY_SPEAKING: SpeaksOf = { sourceId: '', countryCode: '', isMadeUp: false }

const speaking = statement({
  row: { isFound: boolean },
  examples: [ANY_SPEAKING],
  // A company is looked up at a time (offset 0): the first one that it speaks of ends the search.
  sql: ({ sourceId, countryCode, isMadeUp }: SpeaksOf) => sql`
    select exists (
      select 1 as one from companies c
      cross join lateral (
        (select 1 as one from facts f join batches b using (batch_id)
          where f.company_id = c.company_id and b.source_id = ${sourceId} limit 1)
        union all
        (select 1 as one from statements s join batches b using (batch_id)
          where s.company_id = c.company_id and b.source_id = ${sourceId} limit 1)
        offset 0
      ) said
      where c.country_code = ${countryCode} and c.is_made_up = ${isMadeUp} and c.kind in ('company', 'foreign')
    ) as "isFound"`,
})

/** Does a source say anything of a company of a country? */
export async function speaksOf(db: DbOrTx, asked: SpeaksOf): Promise<boolean> {
  return (await speaking.get(db, asked)).isFound
}

const companyCounts = statement({
  row: { isMadeUp: boolean, count: bigint },
  examples: [''],
  sql: (countryCode: string) => sql`
    select is_made_up as "isMadeUp", count(*) as count from companies
    where country_code = ${countryCode} and kind in ('company', 'foreign') group by is_made_up order by is_made_up`,
})

/** How many companies of a country are loaded, real and made-up ones. */
export async function countTrainable(db: DbOrTx, countryCode: string): Promise<{ real: number; madeUp: number }> {
  const rows = await companyCounts.list(db, countryCode)
  const countOf = (isMadeUp: boolean) => rows.find((row) => row.isMadeUp === isMadeUp)?.count ?? 0
  return { real: countOf(false), madeUp: countOf(true) }
}

const yearCounts = statement({
  row: { year: integer, count: bigint },
  examples: [{ countryCode: '', isMadeUp: false }],
  sql: ({ countryCode, isMadeUp }: Omit<SpeaksOf, 'sourceId'>) => sql`
    select extract(year from upper(s.period) - 1)::integer as year, count(*) as count
    from statements s join companies c using (company_id)
    where c.country_code = ${countryCode} and c.is_made_up = ${isMadeUp} and c.kind in ('company', 'foreign')
      and not s.is_consolidated and upper_inf(s.recorded)
    group by year order by year`,
})

/** How many accounts are known of each business year, the oldest first. */
export function countFiledYears(db: DbOrTx, of: Omit<SpeaksOf, 'sourceId'>) {
  return yearCounts.list(db, of)
}
