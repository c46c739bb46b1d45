import { boolean, date, integer, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const BEHIND_COLUMNS = {
  /** Looked at on a day, the first of which is `lookedOn`. */
  behind: integer,
  lookedOn: orNull(date),
  /** Looked at on a day that was not kept. */
  undated: integer,
  /** Never looked at. */
  never: integer,
}
/** At how many companies missing accounts are still to be looked for. */
export type MissingBehind = RowOf<typeof BEHIND_COLUMNS>

type Asked = {
  subscriberId: string
  /** Which of those he watches; null: all. */
  companyIds: readonly string[] | null
  /** YYYY-MM-DD */
  today: string
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

const behind = statement({
  row: BEHIND_COLUMNS,
  examples: [
    { subscriberId: NOBODY, companyIds: null, today: '2026-01-01' },
    { subscriberId: NOBODY, companyIds: [''], today: '2026-01-01' },
  ],
  // From those behind, of whom there are few but after midnight: whoever begins to watch has a row, and without a day it is due.
  sql: ({ subscriberId, companyIds, today }: Asked) => sql`
    ${companyIds === null ? sql`` : onePlan} select (count(*) filter (where l.found is not null and l.looked_on is not null))::integer as behind,
      min(l.looked_on) filter (where l.found is not null) as "lookedOn",
      (count(*) filter (where l.found is not null and l.looked_on is null))::integer as undated,
      (count(*) filter (where l.found is null))::integer as never
    from monitoring_looks l join watched_companies w using (company_id)
    where l.origin = 'missing-statement' and (l.is_due or l.looked_on < ${today}::date)
      and w.subscriber_id = ${subscriberId}::uuid and w.removed_at is null
      ${companyIds === null ? sql`` : sql`and l.company_id = any(${[...companyIds]}::text[])`}`,
})

/** Of the companies that a subscriber watches those at which missing accounts are still to be looked for: they are each day, and at each batch. */
export async function countMissingBehind(db: DbOrTx, asked: Asked): Promise<MissingBehind> {
  return behind.get(db, asked)
}

const behindOfEach = statement({
  row: { companyId: text, isFound: boolean, lookedOn: orNull(date) },
  examples: [{ companyIds: [''], today: '2026-01-01' }],
  sql: ({ companyIds, today }: Omit<Asked, 'subscriberId'> & { companyIds: readonly string[] }) => sql`
    ${onePlan} select i.id as "companyId", l.found is not null as "isFound", l.looked_on as "lookedOn"
    from unnest(${[...companyIds]}::text[]) as i(id)
      left join monitoring_looks l on l.company_id = i.id and l.origin = 'missing-statement'
    where (not l.is_due and l.looked_on >= ${today}::date) is not true`,
})

/** When missing accounts of a company were looked for last: on a day, on one that was not kept, or never. */
export type LookedLast = { isFound: boolean; lookedOn: string | null }

/** The same company by company. */
export async function listMissingBehind(
  db: DbOrTx,
  asked: { companyIds: readonly string[]; today: string },
): Promise<ReadonlyMap<string, LookedLast>> {
  return new Map((await behindOfEach.list(db, asked)).map(({ companyId, ...last }) => [companyId, last]))
}
