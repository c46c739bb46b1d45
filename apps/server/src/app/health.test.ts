import { createDatabase } from '@merleg/db/connect'
import { expect, test } from 'vitest'
import { buildApp } from './build-app.ts'
import type { Readiness } from './readiness.ts'
import { useTestApp } from './testing-app.ts'

const testApp = useTestApp()

test.each<[Readiness['state'], boolean, number, string]>([
  ['ready', true, 200, 'ready'],
  ['ready', false, 503, 'database-down'],
  ['making-demo-data', true, 503, 'making-demo-data'],
  ['stopping', false, 503, 'stopping'],
])('/readyz, %s and with the database up: %s, answers %i and says %s', async (state, isUp, status, said) => {
  const away = createDatabase('postgres://nobody@127.0.0.1:1/none')
  const db = isUp ? testApp.deps.db : away.db
  const app = await buildApp({ ...testApp.deps, db }, { readiness: { state } })
  const answer = await app.inject({ url: '/readyz' })
  await app.close()
  await away.close()
  expect([answer.statusCode, answer.json()]).toEqual([status, { status: said, database: isUp ? 'up' : 'down' }])
})

test('/metrics tells how many jobs of each queue have failed for good, and of none while that is not known', async () => {
  const metricsOf = async (countFailed: () => Promise<ReadonlyMap<string, number>>) => {
    const jobs = { ...testApp.deps.jobs, countFailed }
    const app = await buildApp({ ...testApp.deps, jobs }, { readiness: { state: 'ready' } })
    const { body } = await app.inject({ url: '/metrics' })
    await app.close()
    return body
  }
  expect(await metricsOf(async () => new Map([['favorites.check', 2]]))).toContain(
    'merleg_failed_jobs{queue="favorites.check"} 2',
  )
  const unknown = await metricsOf(() => Promise.reject(new Error('away')))
  expect(unknown).toContain('# TYPE merleg_failed_jobs gauge')
  expect(unknown).not.toContain('merleg_failed_jobs{')
})
