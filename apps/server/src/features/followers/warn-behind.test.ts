import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { createLogger } from '../../shared/logger.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { catchUp } from './catch-up.usecases.ts'
import { createBehindWarning } from './warn-behind.ts'

const database = useTestDatabase()

const HOUR_MS = 3_600_000

function watch(names: readonly string[]) {
  const warned: unknown[] = []
  const logger = Object.assign(createLogger('silent'), {
    warn: (about: { follower: string; positions: number }) => void warned.push([about.follower, about.positions]),
  })
  let now = Date.parse('2026-11-20T10:00:00Z')
  const warn = createBehindWarning({ logger, clock: { now: () => new Date(now) } }, names)
  const after = async (ms: number) => {
    now += ms
    await warn(database.db)
  }
  return { warned, after }
}

const mergeOne = (id: string) => merge(database.db, [factOf(id)('name', { name: 'A' })])
const follow = (name: string) =>
  catchUp({ db: database.db, clock: systemClock, config: readConfig({}) }, { name, catchUp: () => Promise.resolve() })

test('who has stood for an hour with batches before him is warned of once an hour, until he has caught up', async () => {
  const { warned, after } = watch(['standing', 'going'])
  await mergeOne('10000001')
  await after(0)
  await follow('going')
  await after(HOUR_MS - 1)
  expect(warned).toEqual([])
  await after(1)
  await after(HOUR_MS - 1)
  expect(warned).toEqual([['standing', 1]])
  await after(1)
  expect(warned).toHaveLength(2)
  await follow('standing')
  await after(HOUR_MS)
  expect(warned).toHaveLength(2)
})

test('who goes on, or has nothing before him, is not warned of, however old a batch is', async () => {
  const { warned, after } = watch(['going'])
  await follow('going')
  await after(0)
  await after(2 * HOUR_MS)
  await mergeOne('10000002')
  await database.pool.query(`update feed_batches set merged_at = now() - interval '3 hours'`)
  await after(0)
  await after(HOUR_MS - 1)
  await follow('going')
  await mergeOne('10000003')
  await after(1)
  expect(warned).toEqual([])
})

test('nor who waits for the end of a load in parts', async () => {
  const { warned, after } = watch(['going'])
  await follow('going')
  await database.pool.query(
    `insert into feed_waiting (batch_id, is_part, merged_at) select max(batch_id), true, now() - interval '3 hours' from batches`,
  )
  await after(0)
  await after(HOUR_MS)
  expect(warned).toEqual([])
})
