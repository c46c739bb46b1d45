import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { createLogger } from '../../shared/logger.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { catchUp } from './catch-up.usecases.ts'
import { createBehindWarning } from './warn-behind.ts'

const database = useTestDatabase()

test('who is more than an hour behind is warned of once an hour, until it has caught up', async () => {
  const { db, pool } = database
  const warned: unknown[] = []
  const logger = Object.assign(createLogger('silent'), {
    warn: (about: { follower: string; positions: number }) => void warned.push([about.follower, about.positions]),
  })
  let now = Date.parse('2026-11-20T10:00:00Z')
  const follower = (name: string) => ({ name, catchUp: () => Promise.resolve() })
  const warn = createBehindWarning({ logger, clock: { now: () => new Date(now) } }, ['standing', 'going'])
  await merge(db, [factOf('10000001')('name', { name: 'A' })])
  await warn(db)
  expect(warned).toEqual([])
  await catchUp({ db, clock: systemClock, config: readConfig({}) }, follower('going'))
  await pool.query(`update feed_batches set merged_at = now() - interval '61 minutes'`)
  await warn(db)
  now += 3_599_000
  await warn(db)
  expect(warned).toEqual([['standing', 1]])
  now += 1000
  await warn(db)
  expect(warned).toHaveLength(2)
  await catchUp({ db, clock: systemClock, config: readConfig({}) }, follower('standing'))
  now += 3_600_000
  await warn(db)
  expect(warned).toHaveLength(2)
})
