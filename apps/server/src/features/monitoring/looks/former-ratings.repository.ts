import { orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** A rating by the versions of its model and of our rules (null: not noted), and its day, YYYY-MM-DD. */
export type FormerRating = { companyId: string; model: string; rules: string | null; asOf: string }

const inForce = statement({
  row: { companyId: text, computedAt: timestamptz, supersededAt: orNull(timestamptz) },
  examples: ['[]'],
  // Other rules may have found it again before it was followed by another one: then it has their version.
  sql: (ratings: string) => sql`
    select distinct on (s.company_id) s.company_id as "companyId", s.computed_at as "computedAt", s.superseded_at as "supersededAt"
    from jsonb_to_recordset(${ratings}::jsonb) as f("companyId" text, model text, rules text, "asOf" date)
    join scores s on s.company_id = f."companyId" and s.model_version = f.model and s.as_of = f."asOf"
    order by s.company_id, s.rules_version is distinct from f.rules, s.superseded_at is null, s.computed_at desc`,
})

/** From when until when each of some ratings was in force; absent where it is not there any more. */
export async function listTimesInForce(
  db: DbOrTx,
  ratings: readonly FormerRating[],
): Promise<{ companyId: string; computedAt: Date; supersededAt: Date | null }[]> {
  return inForce.list(db, JSON.stringify(ratings))
}
