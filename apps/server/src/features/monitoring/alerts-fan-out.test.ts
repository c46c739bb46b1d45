import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { findPageEnd } from './alerts-fan-out.repository.ts'
import { createWatcher, unwatchCompanies, watchCompanies } from './testing-monitoring.ts'

const database = useTestDatabase()
/** How many watch the companies of five changes, in their order. */
const WATCHES = [2, 3, 0, 4, 1]

beforeAll(async () => {
  await truncateAll(database.db)
  const watchers = await Promise.all(Array.from({ length: 4 }, () => createWatcher(database.db)))
  for (const [index, count] of WATCHES.entries()) {
    for (const watcher of watchers.slice(0, count)) await watchCompanies(database.db, watcher, [`c-${index}`])
    await database.pool.query(
      `insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, is_closing)
       values ($1, $2, 'rating', 1, now(), 1, false)`,
      [index + 1, `c-${index}`],
    )
  }
  const [former] = watchers
  if (former === undefined) throw new Error('nobody')
  await watchCompanies(database.db, former, ['c-2'])
  await unwatchCompanies(database.db, former, ['c-2'])
})

test.each([
  ['as many changes as a page may have', { after: 0, changes: 2, alerts: 100 }, 2],
  ['all there are', { after: 0, changes: 100, alerts: 100 }, 5],
  ['as many alerts as a page may have, and what nobody watches any more', { after: 0, changes: 100, alerts: 5 }, 3],
  ['one alert less', { after: 0, changes: 100, alerts: 4 }, 1],
  ['from where the last page ended', { after: 1, changes: 100, alerts: 7 }, 4],
  ['of a change that more watch, this one', { after: 3, changes: 100, alerts: 1 }, 4],
] as const)('alerts are made together of %s', async (_title, asked, end) => {
  expect(await findPageEnd(database.db, asked)).toBe(end)
})
