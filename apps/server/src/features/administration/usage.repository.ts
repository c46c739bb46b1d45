import { bigint, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { CREDIT_ACCOUNTS } from '@merleg/domain/credits/credit-accounts'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A period, half open. */
export type UsageAsked = { subscriberId: string; from: Date; until: Date }

const EXAMPLE: UsageAsked = { subscriberId: NOBODY, from: new Date(0), until: new Date(0) }

const USAGE_COLUMNS = {
  userId: uuid,
  name: text,
  email: text,
  isDisabled: boolean,
  searches: integer,
  reports: integer,
  persons: integer,
  exports: integer,
  orders: integer,
}
export type UsageRow = RowOf<typeof USAGE_COLUMNS>

const usage = statement({
  row: USAGE_COLUMNS,
  examples: [EXAMPLE],
  sql: ({ subscriberId, from, until }: UsageAsked) => sql`
    with visited as (
      select h.user_id, count(*) filter (where kind = 'search')::integer as searches,
             count(*) filter (where kind = 'report')::integer as reports
      from search_history h join users using (user_id)
      where subscriber_id = ${subscriberId} and searched_at >= ${from} and searched_at < ${until} group by h.user_id
    ), acted as (
      select actor_user_id as user_id, count(*) filter (where act = 'person-opened')::integer as persons,
             count(*) filter (where act = 'data-exported')::integer as exports
      from audit_entries
      where subscriber_id = ${subscriberId} and occurred_at >= ${from} and occurred_at < ${until}
        and act in ('person-opened', 'data-exported') and actor_user_id is not null
      group by actor_user_id
    ), ordered as (
      select user_id, count(*)::integer as orders from (
        select user_id from register_orders where subscriber_id = ${subscriberId} and ordered_at >= ${from} and ordered_at < ${until}
        union all
        select user_id from foreign_orders where subscriber_id = ${subscriberId} and quoted_at >= ${from} and quoted_at < ${until}
        union all
        select user_id from international_orders where subscriber_id = ${subscriberId} and ordered_at >= ${from} and ordered_at < ${until}
        union all
        select user_id from list_exports where subscriber_id = ${subscriberId} and created_at >= ${from} and created_at < ${until}
      ) made group by user_id
    )
    select u.user_id as "userId", u.name, u.email, u.disabled_at is not null as "isDisabled",
           coalesce(searches, 0) as searches, coalesce(reports, 0) as reports, coalesce(persons, 0) as persons,
           coalesce(exports, 0) as exports, coalesce(orders, 0) as orders
    from users u left join visited using (user_id) left join acted using (user_id) left join ordered using (user_id)
    where u.subscriber_id = ${subscriberId} order by u.name collate "hu-x-icu", u.email`,
})

/** What is known of what each user of a subscriber did in a period. */
export function listUsage(db: DbOrTx, asked: UsageAsked): Promise<UsageRow[]> {
  return usage.list(db, asked)
}

const SPENT_COLUMNS = { userId: orNull(uuid), account: oneOf(CREDIT_ACCOUNTS), amount: bigint }

const spent = statement({
  row: SPENT_COLUMNS,
  examples: [EXAMPLE],
  sql: ({ subscriberId, from, until }: UsageAsked) => sql`
    select user_id as "userId", account, sum(case kind when 'refund' then -amount else amount end)::bigint as amount
    from credit_transfers
    where subscriber_id = ${subscriberId} and kind in ('charge', 'capture', 'refund') and made_at >= ${from} and made_at < ${until}
    group by user_id, account order by account desc`,
})

/** Credit that was spent in a period, refunds taken off, by user and account; minor units. */
export function listSpent(db: DbOrTx, asked: UsageAsked): Promise<RowOf<typeof SPENT_COLUMNS>[]> {
  return spent.list(db, asked)
}

const others = statement({
  row: { callsOfKeys: integer, exportsSince: orNull(timestamptz) },
  examples: [{ subscriberId: NOBODY, firstDay: '1970-01-01', lastDay: '1970-01-01' }],
  sql: ({ subscriberId, firstDay, lastDay }: { subscriberId: string; firstDay: string; lastDay: string }) => sql`
    select (select coalesce(sum(calls), 0)::integer from api_key_days join api_keys using (key_id)
            where subscriber_id = ${subscriberId} and day between ${firstDay}::date and ${lastDay}::date) as "callsOfKeys",
           (select min(applied_at) from schema_migrations where name like '0042%') as "exportsSince"`,
})

/** What keys called, and since when exports are in the audit trail; days inclusive. */
export function readOtherUsage(
  db: DbOrTx,
  asked: { subscriberId: string; firstDay: string; lastDay: string },
): Promise<{ callsOfKeys: number; exportsSince: Date | null }> {
  return others.get(db, asked)
}
