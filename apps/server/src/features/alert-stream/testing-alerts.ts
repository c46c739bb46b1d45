import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'

type TestingEvent = {
  section?: string
  level?: number
  importance?: 'negative' | 'neutral' | 'positive'
  before?: object | null
  after?: object | null
}
type TestingChange = { companyId?: string; feedPosition?: number; events?: readonly TestingEvent[] }

/** One thing that was heard of a company, and who is alerted to it; answers its position. */
export function tellChange(db: Db, subscriberIds: readonly string[], change: TestingChange = {}): Promise<number> {
  return inTransaction(db, (tx) => insertChange(tx, subscriberIds, change))
}

async function insertChange(tx: Tx, subscriberIds: readonly string[], change: TestingChange): Promise<number> {
  const { companyId = '10000001', feedPosition = 1, events = [{}] } = change
  await sql`lock table alert_progress in exclusive mode`.execute(tx)
  const { position: before } = await tx.selectFrom('alert_progress').select('position').executeTakeFirstOrThrow()
  const position = before + 1
  const now = new Date()
  await tx
    .insertInto('monitoring_changes')
    .values({
      position,
      company_id: companyId,
      origin: 'register',
      feed_position: feedPosition,
      heard_at: now,
      level: 1,
    })
    .execute()
  for (const [place, event] of events.entries())
    await tx
      .insertInto('monitoring_events')
      .values(toRow(position, place, event))
      .execute()
  for (const subscriberId of subscriberIds)
    await tx
      .insertInto('alerts')
      .values({ subscriber_id: subscriberId, position, company_id: companyId, importance: 'neutral', created_at: now })
      .execute()
  await tx.updateTable('alert_progress').set({ position }).execute()
  await sql`select pg_notify('merleg_alerts', '')`.execute(tx)
  return position
}

function toRow(position: number, place: number, event: TestingEvent) {
  const { section = 'name', level = 1, importance = 'neutral', before = null, after = { name: 'Új Kft.' } } = event
  return {
    position,
    place,
    kind: `${section}.changed`,
    level,
    importance,
    occurred_on: '2026-11-20',
    section,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
  }
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
