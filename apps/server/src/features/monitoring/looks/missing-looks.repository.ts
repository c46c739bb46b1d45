import { date, integer, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const BEHIND_COLUMNS = {
  /** Looked at on an earlier day, the first of which is `lookedOn`. */
  behind: integer,
  lookedOn: orNull(date),
  /** Never looked at. */
  never: integer,
}
/** Of how many companies missing accounts were not looked for today. */
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
  sql: ({ subscriberId, companyIds, today }: Asked) => sql`
    ${companyIds === null ? sql`` : onePlan} select count(l.looked_on)::integer as behind, min(l.looked_on) as "lookedOn",
      (count(*) - count(l.looked_on))::integer as never
    from watched_companies w left join monitoring_looks l on l.company_id = w.company_id and l.origin = 'missing-statement'
    where w.subscriber_id = ${subscriberId}::uuid and w.removed_at is null and (l.looked_on < ${today}::date) is not false
      ${companyIds === null ? sql`` : sql`and w.company_id = any(${[...companyIds]}::text[])`}`,
})

/** Of the companies that a subscriber watches those at which missing accounts were not looked for today: they are each day. */
export async function countMissingBehind(db: DbOrTx, asked: Asked): Promise<MissingBehind> {
  return behind.get(db, asked)
}

const behindOfEach = statement({
  row: { companyId: text, lookedOn: orNull(date) },
  examples: [{ companyIds: [''], today: '2026-01-01' }],
  sql: ({ companyIds, today }: Omit<Asked, 'subscriberId'> & { companyIds: readonly string[] }) => sql`
    ${onePlan} select i.id as "companyId", l.looked_on as "lookedOn"
    from unnest(${[...companyIds]}::text[]) as i(id)
      left join monitoring_looks l on l.company_id = i.id and l.origin = 'missing-statement'
    where (l.looked_on < ${today}::date) is not false`,
})

/** The same company by company, with the day on which they were looked for last; null: never. */
export async function listMissingBehind(
  db: DbOrTx,
  asked: { companyIds: readonly string[]; today: string },
): Promise<ReadonlyMap<string, string | null>> {
  return new Map((await behindOfEach.list(db, asked)).map(({ companyId, lookedOn }) => [companyId, lookedOn]))
}
