import type { Db } from '@merleg/db/connect'
import { sql } from 'kysely'

/** What the register and its read models say, without ids, batches and moments of recording: equal for equal knowledge. */
export async function readRegisterContent(db: Db): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const [table, columns] of Object.entries(CONTENT)) {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' | ', ${sql.raw(columns)}) as line from ${sql.table(table)} t order by 1`.execute(db)
    content[table] = rows.map((row) => row.line)
  }
  return content
}

const CONTENT = {
  companies: 'company_id, kind, country_code, is_made_up',
  facts: `company_id, section, slot, payload, coalesce(party_id, '-'), valid, upper_inf(recorded), coalesce(source_ref, '-')`,
  statements: `company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts, coalesce(filed_on::text, '-'), coalesce(first_filed_on::text, '-'), is_filed_again, upper_inf(recorded), source_ref`,
  events: 'company_id, type, section, slot, occurred_on, before, after',
  company_profiles: 't.*',
  company_names: 't.*',
  listed_texts: 't.*',
  persons: 't.*',
  // A load that was killed has drawn ids that nobody has.
  links: "to_jsonb(t) - '{batch_id,fact_id}'::text[]",
}
