import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'
import type { Deps } from './deps.ts'
import { FOLLOWERS } from './features.followers.ts'
import { collectFollowerMetrics } from './follower-metrics.ts'
import { collectForeignOrderMetrics } from './foreign-order-metrics.ts'
import { collectJobMetrics } from './job-metrics.ts'
import { collectMailMetrics } from './mail-metrics.ts'
import { mayReadMetrics } from './metrics-readers.ts'
import { collectReplicaMetrics } from './replica-metrics.ts'
import { keepAnswer } from '../shared/keep-answer.ts'
import { isAnswering } from '@merleg/db/server-check'
import { collectRetentionMetrics } from './retention-metrics.ts'
import { collectSourceMetrics } from './source-metrics.ts'
import type { Readiness } from './readiness.ts'

/** The text is long, and writing it holds up everybody else; who reads it does so every quarter of a minute. */
export const METRICS_KEPT_MS = 3000

/** `/healthz`: the process answers. `/readyz`: database up, migrated, demo data made. `/metrics`: Prometheus text. */
export function registerHealth(
  app: FastifyInstance,
  deps: Deps,
  { readiness, gatherMetrics }: { readiness: Readiness; gatherMetrics?: (() => Promise<string>) | undefined },
): void {
  const registry = new Registry()
  // Of several processes each answers for all of them: what they have in common is told once.
  if (gatherMetrics) AggregatorRegistry.setRegistries(registry)
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'merleg_processes',
    help: 'Processes that answer behind the port',
    registers: [registry],
    collect() {
      this.set(1)
    },
  })
  collectFollowerMetrics(
    registry,
    deps.db,
    FOLLOWERS.map(({ name }) => name),
  )
  collectJobMetrics(registry, deps.jobs)
  collectMailMetrics(registry, deps.db)
  collectForeignOrderMetrics(registry, deps.db)
  collectRetentionMetrics(registry, deps.db)
  collectSourceMetrics(registry, deps)
  if (deps.replica) collectReplicaMetrics(registry, deps.replica)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    // By class: each status of its own would multiply the lines of every route.
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    duration.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
  })
  const askDatabase = keepAnswer(() => isAnswering(deps.db), { keptMs: 0 })
  const writeMetrics = keepAnswer(gatherMetrics ?? (() => registry.metrics()), { keptMs: METRICS_KEPT_MS })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isDatabaseUp = await askDatabase()
    const isReady = isDatabaseUp && readiness.state === 'ready'
    return reply.status(isReady ? 200 : 503).send({
      status: readiness.state === 'ready' && !isDatabaseUp ? 'database-down' : readiness.state,
      database: isDatabaseUp ? 'up' : 'down',
      // Reads go on without it, so it does not decide on readiness.
      ...(deps.replica ? { replica: deps.replica.status().state } : {}),
    })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Not left to the interface, which takes every address for one of its pages.
    if (!mayReadMetrics(request, deps.config)) throw new AppError('page.not-found')
    return reply.type(registry.contentType).send(await writeMetrics())
  })
}
