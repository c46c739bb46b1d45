import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { createWatcher } from '../monitoring/testing-monitoring.ts'
import { queueAtOnce } from './alert-mails.usecases.ts'
import { listNoticesOfJobs, listQueuedNotices, setFrequency } from './testing-alert-mails.ts'

const database = useTestDatabase()
const NAME = 'queueing to be killed'
const COMPANY = '10000001'

/** What the fan-out does: alerts, and how far they were made, in one transaction. */
async function alert(subscriberIds: readonly string[], position: number): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const change = { position, company_id: COMPANY, origin: 'rating', feed_position: 0, heard_at: new Date() }
    await tx
      .insertInto('monitoring_changes')
      .values({ ...change, level: 1, is_closing: false })
      .execute()
    const alerts = subscriberIds.map((subscriber_id) => {
      return { subscriber_id, position, company_id: COMPANY, importance: 'neutral', created_at: new Date() }
    })
    await tx.insertInto('alerts').values(alerts).execute()
    const upsert = tx.insertInto('alert_progress').values({ position })
    await upsert.onConflict((conflict) => conflict.column('is_only').doUpdateSet({ position })).execute()
  })
}

test('killed at random, each alert is in one mail of each user, and each mail is queued once', async () => {
  const { db, pool, connectionString } = database
  const watchers = [await createWatcher(db), await createWatcher(db), await createWatcher(db)]
  for (const { subscriberId, userId } of watchers) {
    await setFrequency(db, userId, 'at-once')
    const watched = { subscriber_id: subscriberId, company_id: COMPANY, added_by: userId, added_at: new Date() }
    await db
      .insertInto('watched_companies')
      .values({ ...watched, since_position: 0 })
      .execute()
  }
  const jobs = await startJobs({ connectionString, logger: createLogger('silent'), isWorker: false })
  const killed = createDatabase(connectionString, { applicationName: NAME })
  // Each look an hour later, so that every one of them may mail.
  let hours = 0
  const clock = { now: () => new Date(systemClock.now().getTime() + (hours += 1) * 3600_000) }
  let isOver = false
  let failures = 0
  const queue = async () => {
    while (!isOver) {
      await queueAtOnce({ db: killed.db, jobs, clock }).catch(() => (failures += 1))
      await delay(1)
    }
  }
  const kill = async () => {
    while (!isOver) {
      await delay(Math.random() * 20)
      await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`, [NAME])
    }
  }
  const working = Promise.all([queue(), queue(), kill()])
  const last = 150
  try {
    for (let position = 1; position <= last; position += 1)
      await alert(
        watchers.map(({ subscriberId }) => subscriberId),
        position,
      )
  } finally {
    isOver = true
    await working
  }
  await queueAtOnce({ db, jobs, clock })
  await jobs.stop()
  await killed.close()
  expect(failures).toBeGreaterThan(0)
  const notices = await listQueuedNotices(db)
  const everything = Array.from({ length: last }, (_, at) => at + 1)
  for (const { userId } of watchers) {
    const told = notices.filter((notice) => notice.userId === userId).flatMap(({ positions }) => positions)
    expect(told.toSorted((a, b) => a - b)).toEqual(everything)
  }
  expect(await listNoticesOfJobs(db)).toEqual(notices.map(({ noticeId }) => noticeId))
})
