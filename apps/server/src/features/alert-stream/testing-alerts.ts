import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { findAlertProgress, updateAlertProgress } from '../monitoring/alerts-fan-out.repository.ts'

type TestingEvent = {
  section?: 'name' | 'seat' | 'member' | 'tax-debt' | 'site'
  level?: number
  importance?: 'negative' | 'neutral' | 'positive'
  before?: object | null
  after?: object | null
}
type TestingChange = { companyId?: string; feedPosition?: number; events?: readonly TestingEvent[] }

/** One thing that was heard of a company, and who is alerted to it; answers its position. */
export function tellChange(db: Db, subscriberIds: readonly string[], change: TestingChange = {}): Promise<number> {
  return tellChanges(db, subscriberIds, { ...change, count: 1 })
}

/** The same so many times at once; answers the position of the last. */
export function tellChanges(
  db: Db,
  subscriberIds: readonly string[],
  change: TestingChange & { count: number },
): Promise<number> {
  return inTransaction(db, (tx) => insertChanges(tx, subscriberIds, change))
}

async function insertChanges(
  tx: Tx,
  subscriberIds: readonly string[],
  { companyId = '10000001', feedPosition = 1, events = [{}], count }: TestingChange & { count: number },
): Promise<number> {
  await sql`lock table alert_progress in exclusive mode`.execute(tx)
  const { after: before } = await findAlertProgress(tx)
  const last = before + count
  const positions = sql`generate_series(${before + 1}::bigint, ${last}::bigint) position`
  await sql`
    insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, is_closing)
    select position, ${companyId}, 'register', ${feedPosition}, now(), 1, false from ${positions}`.execute(tx)
  for (const [place, event] of events.entries()) {
    const {
      section = 'name',
      level = 1,
      importance = 'neutral',
      before: old = null,
      after = { name: 'Új Kft.' },
    } = event
    await sql`
      insert into monitoring_events (position, place, kind, level, importance, occurred_on, section, before, after)
      select position, ${place}, ${section}, ${level}, ${importance}, '2026-11-20', ${section},
        ${toJson(old)}::jsonb, ${toJson(after)}::jsonb from ${positions}`.execute(tx)
  }
  await sql`
    insert into alerts (subscriber_id, position, company_id, importance, created_at)
    select s::uuid, position, ${companyId}, 'neutral', now() from ${positions}, unnest(${[...subscriberIds]}::text[]) s`.execute(
    tx,
  )
  await updateAlertProgress(tx, { after: before, upTo: last })
  await sql`select pg_notify('merleg_alerts', '')`.execute(tx)
  return last
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** A company is watched from a position of the feed on. */
export async function watchCompany(
  db: Db,
  watched: { subscriberId: string; userId: string; companyId: string; sincePosition: number },
): Promise<void> {
  await db
    .insertInto('watched_companies')
    .values({
      subscriber_id: watched.subscriberId,
      company_id: watched.companyId,
      added_at: new Date(),
      added_by: watched.userId,
      since_position: watched.sincePosition,
    })
    .execute()
}
