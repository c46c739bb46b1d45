import { expect, test } from 'vitest'
import { factOf, merge } from '../features/report/testing-report.ts'
import { catchUpFollowers } from './catch-up-followers.ts'
import { FOLLOWERS } from './features.followers.ts'
import { useTestApp } from './testing-app.ts'
import { readMetrics } from './testing-metrics.ts'

const server = useTestApp()

/** The values of a metric by follower. */
async function readMetric(name: string): Promise<ReadonlyMap<string, number>> {
  const text = await readMetrics(server.deps)
  const lines = text.matchAll(new RegExp(`^merleg_follower_${name}\\{follower="([^"]+)"\\} (\\S+)$`, 'gm'))
  return new Map([...lines].map(([, follower = '', value]) => [follower, Number(value)]))
}

const forEach = (value: unknown) => new Map(FOLLOWERS.map(({ name }) => [name, value]))

test('how far each follower is behind is told, before and after it has caught up', async () => {
  expect(await readMetric('positions_behind')).toEqual(forEach(0))
  await merge(server.deps.db, [factOf('10000001')('founding', { on: '2020-01-01' })])
  expect(await readMetric('positions_behind')).toEqual(forEach(1))
  const seconds = [...(await readMetric('seconds_behind')).values()]
  expect(Math.min(...seconds)).toBeGreaterThan(0)
  await catchUpFollowers(server.deps)
  expect(await readMetric('positions_behind')).toEqual(forEach(0))
  expect(await readMetric('seconds_behind')).toEqual(forEach(0))
  expect(await readMetric('failures')).toEqual(forEach(0))
})
