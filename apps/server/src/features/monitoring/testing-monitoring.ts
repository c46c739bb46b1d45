import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { MonitoringLevel } from '@merleg/domain/monitoring-events'
import type { SourceRecord } from '@merleg/domain/observation'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { insertSubscriber, insertUser } from '../users/users.repository.ts'
import type { AlertSupplement } from './alerts-fan-out.usecases.ts'
import { createMonitoringFollower } from './monitoring.follower.ts'
import { beginWatching } from './monitoring-lock.repository.ts'

type Wish = { level?: MonitoringLevel; onlyNegative?: boolean; withClosings?: boolean }
export type TestWatcher = { subscriberId: string; userId: string }

let watchers = 0

/** A subscriber with one user, who holds the claim `Monitoring`; `useTestApp().signIn` makes one who is signed in. */
export async function createWatcher(db: Db, wish: Wish = {}): Promise<TestWatcher> {
  const subscriberId = await insertSubscriber(db, { name: 'Figyelő Kft.', claims: ['Monitoring'] })
  watchers += 1
  const email = `figyelo-${watchers}@example.test`
  const user = { subscriberId, email, name: 'Figyelő Flóra', passwordHash: '', isDemo: false }
  const userId = await insertUser(db, user)
  await setWish(db, subscriberId, wish)
  return { subscriberId, userId }
}

/** What a subscriber wants to hear: his level (basic), only negative events (no), closings at any level (no). */
export async function setWish(
  db: Db,
  subscriberId: string,
  { level = 'basic', onlyNegative = false, withClosings = false }: Wish,
): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ monitoring_level: level, monitoring_negative_events: onlyNegative, notification_of_closes: withClosings })
    .where('subscriber_id', '=', subscriberId)
    .execute()
}

/** Watches companies from now on, as the toggle does; one that was removed is watched anew. */
export async function watchCompanies(db: Db, watcher: TestWatcher, companyIds: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const since = await beginWatching(tx)
    for (const companyId of companyIds) {
      const begun = { since_position: since, removed_at: null, added_at: systemClock.now() }
      await tx
        .insertInto('watched_companies')
        .values({ subscriber_id: watcher.subscriberId, company_id: companyId, added_by: watcher.userId, ...begun })
        .onConflict((conflict) => conflict.columns(['subscriber_id', 'company_id']).doUpdateSet(begun))
        .execute()
    }
  })
}

/** Watches them no more; the rows stay for a day, as after the toggle. */
export async function unwatchCompanies(db: Db, watcher: TestWatcher, companyIds: readonly string[]): Promise<void> {
  await db
    .updateTable('watched_companies')
    .set({ removed_at: systemClock.now() })
    .where('subscriber_id', '=', watcher.subscriberId)
    .where('company_id', 'in', companyIds)
    .execute()
}

/** Merges what a source says, and follows it to the alerts; of companies not known before, without any. */
export async function mergeAndAlert(
  db: Db,
  records: readonly SourceRecord[],
  given: Parameters<typeof merge>[2] = {},
): Promise<void> {
  await merge(db, records, given)
  await followMonitoring(db)
}

/** Writes down the changes that were merged, and makes the alerts of all changes that have none. */
export async function followMonitoring(db: Db, supplements: readonly AlertSupplement[] = []): Promise<void> {
  await catchUp({ db, clock: systemClock, config: readConfig({}) }, createMonitoringFollower({ supplements }))
}

/** A company that is known: name, seat, form; the next batch that says something else of it makes events. */
export function knownCompany(companyId: string, name = 'Minta Kft.'): SourceRecord[] {
  const fact = factOf(companyId)
  return [
    fact('name', { name }, { from: '2020-01-01' }),
    fact('legal-form', { code: '113', name: 'Kft.' }, { from: '2020-01-01' }),
    fact('registration', { status: 'registered', on: '2020-01-01', reason: null }, { from: '2020-01-01' }),
  ]
}

export type TestAlert = { subscriberId: string; position: number; companyId: string; importance: string }

/** All alerts by position. */
export async function readAlerts(db: Db): Promise<TestAlert[]> {
  return db
    .selectFrom('alerts')
    .select(['subscriber_id as subscriberId', 'position', 'company_id as companyId', 'importance'])
    .orderBy('position')
    .orderBy('subscriber_id')
    .execute()
}
