import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { expect, test } from 'vitest'
import { buildApp } from './build-app.ts'
import type { Readiness } from './readiness.ts'
import { useTestApp } from './testing-app.ts'
import { readMetrics } from './testing-metrics.ts'

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
  const metricsOf = (countFailed: () => Promise<ReadonlyMap<string, number>>) =>
    readMetrics({ ...testApp.deps, jobs: { ...testApp.deps.jobs, countFailed } })
  expect(await metricsOf(async () => new Map([['favorites.check', 2]]))).toContain(
    'merleg_failed_jobs{queue="favorites.check"} 2',
  )
  const unknown = await metricsOf(() => Promise.reject(new Error('away')))
  expect(unknown).toContain('# TYPE merleg_failed_jobs gauge')
  expect(unknown).not.toContain('merleg_failed_jobs{')
})

test('the text of /metrics is written once for all who ask for it within some seconds', async () => {
  let written = 0
  const gatherMetrics = async () => {
    written += 1
    await delay(20)
    return `written ${written}`
  }
  const app = await buildApp(testApp.deps, { readiness: { state: 'ready' }, gatherMetrics })
  const ask = async () => (await app.inject({ url: '/metrics' })).body
  const bodies = await Promise.all(Array.from({ length: 40 }, ask))
  bodies.push(await ask())
  await app.close()
  expect([new Set(bodies), written]).toEqual([new Set(['written 1']), 1])
})

test('/metrics tells of statuses by their class', async () => {
  const app = await buildApp(testApp.deps, { readiness: { state: 'ready' } })
  for (const url of ['/api/me', '/api/none', '/healthz']) await app.inject({ url })
  const { body } = await app.inject({ url: '/metrics' })
  await app.close()
  const told = [...body.matchAll(/^http_request_duration_seconds_count\{(.*)\} 1$/gm)].map(([, labels]) => labels)
  expect(new Set(told)).toEqual(
    new Set([
      'method="GET",route="/api/me",status="4xx"',
      'method="GET",route="/healthz",status="2xx"',
      'method="GET",route="unknown",status="4xx"',
    ]),
  )
})
