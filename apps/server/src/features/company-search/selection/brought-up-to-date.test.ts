import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { readConfig } from '../../../app/config.ts'
import { systemClock } from '../../../shared/clock.ts'
import { catchUp } from '../../followers/catch-up.usecases.ts'
import { factOf, merge } from '../../report/testing-report.ts'
import { companySearchFollower } from '../company-search.follower.ts'
import { findAsOf } from './sql-selection.repository.ts'

const database = useTestDatabase()

const follow = () => catchUp({ db: database.db, clock: systemClock, config: readConfig({}) }, companySearchFollower)

async function rate(finishedAt: string) {
  await database.pool.query(
    `insert into score_runs (model_version, as_of, config, position, started_at, finished_at, told)
     values ('1', '2026-01-01', '', 0, $1, $1, '{}')`,
    [finishedAt],
  )
}

test('ratings make what is searched newer only while search has followed all batches', async () => {
  const { db, pool } = database
  await merge(db, [factOf('10000001')('name', { name: 'A' })])
  await follow()
  await pool.query(`update feed_batches set merged_at = '2030-01-01'`)
  await rate('2030-01-02T00:00:00Z')
  expect((await findAsOf(db))?.toISOString().slice(0, 10)).toBe('2030-01-02')
  await merge(db, [factOf('10000002')('name', { name: 'B' })])
  await catchUp({ db, clock: systemClock, config: readConfig({}) }, { name: 'other', catchUp: () => Promise.resolve() })
  expect((await findAsOf(db))?.toISOString().slice(0, 10)).toBe('2030-01-01')
})
