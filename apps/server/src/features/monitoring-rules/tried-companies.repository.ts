import { arrayOf, date, oneOf, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { Coverage } from '@merleg/domain/monitoring-rules/rule-trial'
import { WATCH_IMPORTANCES, type WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A company on which a rule is tried; since when it is watched and what its watcher noted of it, null where nobody watches. */
export type TriedCompany = {
  companyId: string
  watchedSince: Date | null
  noted: { importance: WatchImportance; labels: readonly string[] } | null
}

const watched = statement({
  row: { companyId: text, watchedSince: timestamptz, importance: oneOf(WATCH_IMPORTANCES), labels: arrayOf(text) },
  examples: [{ subscriberId: NOBODY, limit: 1 }],
  sql: ({ subscriberId, limit }: { subscriberId: string; limit: number }) => sql`
    select company_id as "companyId", added_at as "watchedSince", importance, labels from watched_companies
    where subscriber_id = ${subscriberId} and removed_at is null
    order by array_position(${[...WATCH_IMPORTANCES]}::text[], importance) desc, company_id limit ${limit}`,
})

/** Those on the watch list as it is now, the most important first. */
export async function listTriedWatched(
  db: DbOrTx,
  asked: { subscriberId: string; limit: number },
): Promise<TriedCompany[]> {
  const rows = await watched.list(db, asked)
  return rows.map(({ importance, labels, ...row }) => ({ ...row, noted: { importance, labels } }))
}

const sample = statement({
  row: { companyId: text },
  examples: [1],
  sql: (size: number) => sql`
    select p.company_id as "companyId" from search_profiles p where p.row_number in (
      select ceil(i * m.last / ${size}::numeric)::bigint
      from (select coalesce(max(row_number), 0) as last from search_profiles) m, generate_series(1, ${size}::integer) as i)`,
})

/** So many companies spread over the register, the same ones each time. */
export async function listTriedSample(db: DbOrTx, size: number): Promise<TriedCompany[]> {
  return (await sample.list(db, size)).map(({ companyId }) => ({ companyId, watchedSince: null, noted: null }))
}

const sources = statement({
  row: { title: text, from: date, to: date },
  sql: sql`
    select s.publisher || ': ' || s.title as title, min(b.recorded_at)::date as from, max(b.recorded_at)::date as to
    from batches b join sources s using (source_id) where b.outcome = 'merged'
    group by s.source_id, s.publisher, s.title order by min(b.recorded_at), s.source_id limit 30`,
})
export type ToldSource = { title: string; from: string; to: string }

/** Since when each source was read, from which on what is new in it is heard, and when it was read last. */
export async function listToldSources(db: DbOrTx): Promise<ToldSource[]> {
  return sources.list(db)
}

const readings = statement({
  row: { from: orNull(timestamptz), to: orNull(timestamptz) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    with tried as (
      select unnest(${[...companyIds]}::text[]) collate "C" as company_id
    ), telling as (
      select distinct b.source_id from batches b where b.batch_id in (
        select c.first_batch_id from companies c join tried using (company_id)
        union select t.batch_id from batch_companies t join tried using (company_id))
    )
    select min(b.recorded_at) as from, max(b.recorded_at) as to
    from telling join batches b using (source_id) where b.outcome = 'merged'`,
})

/** The first and the last reading of the sources that tell of any of the companies; null without any. */
export async function findReadings(db: DbOrTx, companyIds: readonly string[]): Promise<Coverage | null> {
  const { from, to } = await readings.get(db, companyIds)
  return from === null || to === null ? null : { from, to }
}

const names = statement({
  row: { companyId: text, name: orNull(text) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select i.company_id as "companyId", p.name from unnest(${[...companyIds]}::text[]) as i(company_id)
    left join company_profiles p on p.company_id = i.company_id collate "C"`,
})

/** Names of companies; the id where the register has the company no more. */
export async function listTriedNames(db: DbOrTx, companyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await names.list(db, companyIds)
  return new Map(rows.map(({ companyId, name }) => [companyId, name ?? companyId]))
}
