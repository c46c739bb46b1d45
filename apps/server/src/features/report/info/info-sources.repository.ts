import { arrayOf, boolean, date, oneOf, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES } from '@merleg/domain/observation'
import { sql } from 'kysely'

const COVERING_COLUMNS = {
  publisher: text,
  title: text,
  licence: text,
  url: orNull(text),
  isMadeUp: boolean,
  covers: arrayOf(oneOf(SOURCE_COVERAGES)),
  /** The day its newest batch is of, and when that was read. */
  readOn: date,
  recordedAt: timestamptz,
}
/** A source that speaks of a company, and of what it tells everything. */
export type CoveringSource = RowOf<typeof COVERING_COLUMNS>

const coveringSources = statement({
  row: COVERING_COLUMNS,
  examples: [''],
  sql: (companyId: string) => sql`
    with speaking as (
      select distinct b.source_id from batches b where b.batch_id in (
        select f.batch_id from facts f where f.company_id = ${companyId} and upper_inf(f.recorded)
        union select s.batch_id from statements s where s.company_id = ${companyId} and upper_inf(s.recorded))
    )
    select s.publisher, s.title, s.licence, s.url, s.is_made_up as "isMadeUp", s.covers, last.observed_on as "readOn", last.recorded_at as "recordedAt"
    from speaking join sources s using (source_id) cross join lateral (
      select b.observed_on, b.recorded_at from batches b where b.source_id = s.source_id and b.outcome = 'merged'
      order by b.observed_on desc, b.batch_id desc limit 1) last
    where s.covers <> '{}'
    order by last.observed_on desc, s.source_id`,
})

/** Sources that say anything of a company and cover something, the one read last first. */
export async function listCoveringSources(db: DbOrTx, companyId: string): Promise<CoveringSource[]> {
  return coveringSources.list(db, companyId)
}

/** Was the company compared with this edition of the sanctions list? */
export async function isScreened(
  db: DbOrTx,
  { companyId, version }: { companyId: string; version: number },
): Promise<boolean> {
  const check = db
    .selectFrom('sanction_checks')
    .select('version')
    .where('company_id', '=', companyId)
    .where('version', '=', version)
  return (await check.executeTakeFirst()) !== undefined
}
