import { arrayOf, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { MONITORING_LEVELS, type MonitoringLevel } from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'
import { tellSessionsChanged } from './sessions.repository.ts'

const SUBSCRIBER_COLUMNS = {
  subscriberId: uuid,
  name: text,
  /** As stored: may hold codes of another version. */
  claims: arrayOf(text),
  level: oneOf(MONITORING_LEVELS),
  onlyNegative: boolean,
  withClosings: boolean,
  hasFourEyes: boolean,
  callsPerMinute: integer,
  callsPerMonth: integer,
  requiresSecondFactor: boolean,
  hasDemoUsers: boolean,
  seats: orNull(integer),
  trialEndsAt: orNull(timestamptz),
  users: arrayOf(text),
  watched: integer,
}
/** A subscriber with the e-mail addresses of its users, its settings of monitoring, and how many companies it watches. */
export type SubscriberSettings = RowOf<typeof SUBSCRIBER_COLUMNS>

const all = statement({
  row: SUBSCRIBER_COLUMNS,
  sql: sql`
    select s.subscriber_id as "subscriberId", s.name, s.claims, s.monitoring_level as level, s.monitoring_negative_events as "onlyNegative",
      s.notification_of_closes as "withClosings", s.monitoring_four_eyes as "hasFourEyes",
      s.calls_per_minute as "callsPerMinute", s.calls_per_month as "callsPerMonth",
      s.requires_second_factor as "requiresSecondFactor", s.seats, s.trial_ends_at as "trialEndsAt",
      exists (select from users u where u.subscriber_id = s.subscriber_id and u.is_demo) as "hasDemoUsers",
      coalesce((select array_agg(u.email order by u.email) from users u where u.subscriber_id = s.subscriber_id), '{}') as users,
      (select count(*)::integer from watched_companies w where w.subscriber_id = s.subscriber_id and w.removed_at is null) as watched
    from subscribers s order by s.name collate "hu-x-icu", s.subscriber_id`,
})

/** Every subscriber by name. */
export function listSubscribers(db: DbOrTx): Promise<SubscriberSettings[]> {
  return all.list(db)
}

/** The subscriber that is the provider itself; null where none was named. */
export async function findProviderId(db: DbOrTx): Promise<string | null> {
  const provider = await db.selectFrom('providers').select('subscriber_id as subscriberId').executeTakeFirst()
  return provider?.subscriberId ?? null
}

/** Names the provider's own subscriber, whose users can be operators; false where one is named already. */
export async function insertProvider(db: DbOrTx, subscriberId: string): Promise<boolean> {
  const insert = db.insertInto('providers').values({ subscriber_id: subscriberId })
  const { numInsertedOrUpdatedRows } = await insert.onConflict((on) => on.doNothing()).executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** How often the keys of a subscriber may call from now on, all together. */
export async function updateQuota(
  db: DbOrTx,
  { subscriberId, ...quota }: { subscriberId: string; callsPerMinute: number; callsPerMonth: number },
): Promise<void> {
  const values = { calls_per_minute: quota.callsPerMinute, calls_per_month: quota.callsPerMonth }
  await db
    .with('changed', (part) => part.updateTable('subscribers').set(values).where('subscriber_id', '=', subscriberId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

/** Which events of watched companies a subscriber is told of from now on. */
export async function updateMonitoringLevel(
  db: DbOrTx,
  { subscriberId, level }: { subscriberId: string; level: MonitoringLevel },
): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ monitoring_level: level })
    .where('subscriber_id', '=', subscriberId)
    .execute()
}

/** Whether every user of a subscriber needs a second factor before anything is served, from now on. */
export async function updateSecondFactorRequired(
  db: DbOrTx,
  { subscriberId, isRequired }: { subscriberId: string; isRequired: boolean },
): Promise<void> {
  const changed = { requires_second_factor: isRequired }
  await db
    .with('changed', (part) => part.updateTable('subscribers').set(changed).where('subscriber_id', '=', subscriberId))
    .selectNoFrom(tellSessionsChanged)
    .execute()
}

/** For how many people the contract is; null where it does not say. */
export async function updateSeats(
  db: DbOrTx,
  { subscriberId, seats }: { subscriberId: string; seats: number | null },
): Promise<void> {
  await db.updateTable('subscribers').set({ seats }).where('subscriber_id', '=', subscriberId).execute()
}
