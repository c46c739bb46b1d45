import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** What the register says now, whenever and by whichever batch it was recorded. */
export async function readFinalState(db: DbOrTx): Promise<Record<string, unknown[]>> {
  const rowsOf = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(db)).rows
  return {
    facts: await rowsOf(
      `select company_id, section, slot, payload, party_id, valid::text, source_ref from facts where upper_inf(recorded)
       order by company_id, section, slot, valid`,
    ),
    statements: await rowsOf(
      `select company_id, period::text, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts, filed_on::text,
              first_filed_on::text, is_filed_again
       from statements where upper_inf(recorded) order by company_id, period, is_consolidated`,
    ),
    profiles: await rowsOf('select * from company_profiles order by company_id'),
    names: await rowsOf('select to_jsonb(n) as name from company_names n order by to_jsonb(n)::text'),
    listed: await rowsOf('select * from listed_texts order by company_id'),
    links: await rowsOf(
      `select from_party, to_party, company_id, section, slot, valid::text, share_min, share_max, role from links
       order by from_party, to_party, company_id, section, slot, valid`,
    ),
  }
}

/** Empties the register of a test database; what others wrote about its companies goes too. */
export async function wipeRegister(db: DbOrTx): Promise<void> {
  await sql`truncate facts, statements, events, companies, company_profiles, company_names, listed_texts, links, persons, batch_rejects, batches,
    batch_companies, feed_waiting, feed_batches, feed_events, followers, company_figures, sector_statistics_runs cascade`.execute(
    db,
  )
}
