import { integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { sql } from 'kysely'

const FOUND_RATING_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  points: orNull(integer),
  /** Null where no rating is stored. */
  basis: orNull(oneOf(SCORE_BASES)),
}
export type FoundRating = RowOf<typeof FOUND_RATING_COLUMNS>

const foundRatings = statement({
  row: FOUND_RATING_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select p.company_id as "companyId", p.kind, s.points::integer as points, s.basis
    from company_profiles p left join scores s on s.company_id = p.company_id and s.superseded_at is null
    where p.company_id = any(${[...companyIds]}::text[])`,
})

/** The ratings in force of some companies; no points where they are unrated. */
export async function listFoundRatings(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, FoundRating>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await foundRatings.list(db, companyIds)).map((rating) => [rating.companyId, rating]))
}
