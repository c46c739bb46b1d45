import { once } from 'node:events'
import { listenTo } from '@merleg/db/listen'
import { migrate } from '@merleg/db/migrate'
import type { FastifyInstance } from 'fastify'
import { startFollowing } from '../features/followers/start-following.ts'
import { ALERTS_CHANNEL } from '../features/monitoring/alerts-fan-out.repository.ts'
import { SESSION_CHANNEL } from '../features/users/sessions.repository.ts'
import { createAlertBell } from '../shared/alert-bell.ts'
import { CommandError } from '../shared/cli/command-error.ts'
import { listenForStop } from '../shared/cli/listen-for-stop.ts'
import { systemClock } from '../shared/clock.ts'
import { createFileStore } from '../shared/files.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { createTemporaryFolders } from '../shared/temporary-folders.ts'
import { ensureWebBuilt } from './build-web.ts'
import type { Config } from './config.ts'
import { greet, makeDemoDataOnce, say } from './demo-at-start.ts'
import type { Deps } from './deps.ts'
import { FOLLOWERS } from './features.followers.ts'
import { openDatabase, type OpenDatabase, openForJobs, openReplica } from './open-database.ts'
import { openReports, type OpenReports, reportUncaught } from './open-reports.ts'
import type { Readiness } from './readiness.ts'
import { SessionCache } from './session-cache.ts'
import type { Supervised } from './supervised-process.ts'

const STOP_GRACE_MS = 3000

type Serving = {
  isWorker: boolean
  /** One of several processes, of which another one opened the database, migrated it and makes the demo data. */
  supervised: Supervised | null
}

type Closer = () => Promise<void>

/** Serves until it is told to stop. */
export async function serve(config: Config, { isWorker, supervised }: Serving): Promise<void> {
  const asked = listenForStop()
  const stop = supervised === null ? asked : AbortSignal.any([asked, supervised.stop])
  // Whoever works has stopped before what he works on is closed; of either those that began last come first.
  const workers: Closer[] = []
  const opened: Closer[] = []
  const readiness: Readiness = { state: 'making-demo-data' }
  try {
    const reports = await openReports(config)
    opened.unshift(reports.close)
    const webDir = await ensureWebBuilt(say, stop)
    const { database, buildApp } = await openWhileLoading(config, supervised, opened)
    const deps = await createDeps(config, database, { isWorker, opened: reports })
    workers.unshift(() => deps.jobs.stop())
    opened.unshift(...hearOthers(deps, database.connectionString), async () => deps.replica?.close())
    const app = await buildApp(deps, { readiness, webDir, gatherMetrics: supervised?.gatherMetrics })
    workers.unshift(() => closeSoon(app))
    const address = await listen(app, config)
    deps.config.MERLEG_PUBLIC_URL ??= address
    const behind = await openBehind(deps, database, { isWorker })
    opened.unshift(behind.close)
    // The demo data need no jobs. Both are waited for also where one fails: what it began can then be closed.
    const working = isWorker ? doJobs(behind.deps, database.connectionString, workers) : Promise.resolve()
    const preparing = prepare(behind.deps, database, { address, stop, supervised })
    await Promise.allSettled([preparing, working])
    await Promise.all([preparing, working])
    readiness.state = 'ready'
    if (supervised === null) await greet(deps, address)
    await untilAborted(stop)
  } catch (error) {
    if (error !== stop.reason) throw error
  } finally {
    readiness.state = 'stopping'
    if (stop.aborted && supervised === null) say('Stopping …')
    await closeAll([...workers, ...opened])
  }
}

type Preparing = { address: string; stop: AbortSignal; supervised: Supervised | null }

async function prepare(deps: Deps, database: OpenDatabase, { address, stop, supervised }: Preparing): Promise<void> {
  if (supervised === null) {
    await database.announceAddress(address)
    return makeDemoDataOnce(deps, database, stop)
  }
  supervised.tellListening(address)
  await Promise.race([supervised.whenReady, untilAborted(stop)])
}

/** PostgreSQL starts while the program is read; what was opened is closed, whatever fails. */
async function openWhileLoading(config: Config, supervised: Supervised | null, closers: Closer[]) {
  const { promise: begun, resolve: onBegun } = Promise.withResolvers<void>()
  const opening = openServed(config, supervised, onBegun)
  await Promise.race([begun, opening])
  // Here alone: without all the routes and jobs every other command starts in a third of the time.
  const loading = import('./build-app.ts')
  const [opened] = await Promise.allSettled([opening, loading])
  if (opened.status === 'fulfilled') closers.unshift(() => opened.value.close())
  return { database: await opening, buildApp: (await loading).buildApp }
}

/** Of several processes the one that began the others has made the database ready, and tells of it. */
async function openServed(config: Config, supervised: Supervised | null, onBegun: () => void): Promise<OpenDatabase> {
  if (supervised !== null) return openDatabase(config, { exclusive: false, isServer: true, say: () => undefined })
  const database = await openDatabase(config, { exclusive: true, isServer: true, say, onBegun })
  try {
    await migrate({ pool: database.pool })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What nobody waits for: jobs, and making the demo data. It has connections and limits of its own (ADR 105). */
export async function openBehind(deps: Deps, database: OpenDatabase, { isWorker }: { isWorker: boolean }) {
  const { db, close: closeDatabase } = openForJobs(database)
  const replica = isWorker ? await openReplica(deps.config, deps.logger, 'job') : null
  const close = async () => {
    await replica?.close()
    await closeDatabase()
  }
  return { deps: { ...deps, db, reads: replica?.db ?? db }, close }
}

/** Of what other processes do that this one has in memory. */
function hearOthers(deps: Deps, connectionString: string): Closer[] {
  const sessions = listenTo(connectionString, SESSION_CHANNEL, () => deps.sessions.clear())
  const alerts = listenTo(connectionString, ALERTS_CHANNEL, () => deps.alertBell.ring())
  return [() => alerts.close(), () => sessions.close()]
}

async function doJobs(deps: Deps, connectionString: string, workers: Closer[]): Promise<void> {
  const { WORKER_FEATURES } = await import('./features.worker.ts')
  for (const registerJobs of WORKER_FEATURES) await registerJobs(deps)
  const following = startFollowing({ deps, connectionString, followers: FOLLOWERS })
  const { startAlertMailing } = await import('../features/alert-mails/start-alert-mailing.ts')
  const mailing = startAlertMailing(deps)
  const { startSending } = await import('../features/webhooks/start-sending.ts')
  const sending = startSending(deps)
  workers.unshift(
    () => sending.close(),
    () => mailing.close(),
    () => following.close(),
  )
}

/** One after the other; one that fails keeps none of the others. */
export async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers)
    await close().catch((error: unknown) => process.stderr.write(`merleg: ${String(error)}\n`))
}

/** Requests under way may finish, but a client that does not read its answer must not keep the server from stopping. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS)
  await app.close().finally(() => clearTimeout(timer))
}

export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

type Process = { isWorker: boolean; opened: OpenReports }

export async function createDeps(config: Config, database: OpenDatabase, { isWorker, opened }: Process): Promise<Deps> {
  const logger = createLogger(config.MERLEG_LOG_LEVEL, undefined, opened.isOn ? opened.reports : undefined)
  reportUncaught(opened, logger)
  const jobs = await startJobs({ connectionString: database.connectionString, logger, isWorker })
  const replica = await openReplica(config, logger)
  const temporaryFolders = createTemporaryFolders(config.dataDir)
  // Of a process that was killed, among others the one before this: what its users sent may lie there.
  await temporaryFolders.removeAbandoned()
  const { db } = database
  return {
    config,
    db,
    reads: replica?.db ?? db,
    replica,
    clock: systemClock,
    logger,
    jobs,
    files: createFileStore(config),
    temporaryFolders,
    sessions: new SessionCache(),
    alertBell: createAlertBell(),
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  return app.listen({ host: config.HOST, port: config.PORT }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE')
      throw new CommandError(`Port ${config.PORT} is taken. Choose another one: PORT=3001 npm start`)
    if (code === 'EACCES')
      throw new CommandError(`Port ${config.PORT} needs more rights. Choose one above 1023: PORT=3001 npm start`)
    if (isNoAddress(code))
      throw new CommandError(`HOST=${config.HOST}: this machine has no such address. 127.0.0.1 or 0.0.0.0 will do.`)
    throw error
  })
}

function isNoAddress(code: unknown): boolean {
  return ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL', 'EAFNOSUPPORT'].includes(String(code))
}
