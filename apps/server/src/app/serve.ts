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
import { ensureWebBuilt } from './build-web.ts'
import type { Config } from './config.ts'
import { greet, makeDemoDataOnce, say } from './demo-at-start.ts'
import type { Deps } from './deps.ts'
import { FOLLOWERS } from './features.followers.ts'
import { openDatabase, type OpenDatabase, openReplica } from './open-database.ts'
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

/** Serves until it is told to stop. */
export async function serve(config: Config, { isWorker, supervised }: Serving): Promise<void> {
  const asked = listenForStop()
  const stop = supervised === null ? asked : AbortSignal.any([asked, supervised.stop])
  const closers: (() => Promise<void>)[] = []
  const readiness: Readiness = { state: 'making-demo-data' }
  try {
    const opened = await openReports(config)
    closers.unshift(opened.close)
    const webDir = await ensureWebBuilt(say, stop)
    const database = await openServed(config, supervised)
    closers.unshift(() => database.close())
    const deps = await createDeps(config, database, { isWorker, opened })
    closers.unshift(() => deps.jobs.stop())
    closers.unshift(...hearOthers(deps, database.connectionString))
    closers.unshift(async () => deps.replica?.close())
    // Loaded here alone: without all the routes and jobs every other command starts in a third of the time.
    const { buildApp } = await import('./build-app.ts')
    const app = await buildApp(deps, { readiness, webDir, gatherMetrics: supervised?.gatherMetrics })
    closers.unshift(() => closeSoon(app))
    const address = await listen(app, config)
    deps.config.MERLEG_PUBLIC_URL ??= address
    if (isWorker) closers.unshift(...(await doJobs(deps, database.connectionString)))
    if (supervised === null) {
      await database.announceAddress(address)
      await makeDemoDataOnce(deps, database, stop)
    } else {
      supervised.tellListening(address)
      await Promise.race([supervised.whenReady, untilAborted(stop)])
    }
    readiness.state = 'ready'
    if (supervised === null) await greet(deps, address)
    await untilAborted(stop)
  } catch (error) {
    if (error !== stop.reason) throw error
  } finally {
    readiness.state = 'stopping'
    if (stop.aborted && supervised === null) say('Stopping …')
    await closeAll(closers)
  }
}

/** Of several processes the one that began the others has made the database ready, and tells of it. */
async function openServed(config: Config, supervised: Supervised | null): Promise<OpenDatabase> {
  if (supervised !== null) return openDatabase(config, { exclusive: false, isServer: true, say: () => undefined })
  const database = await openDatabase(config, { exclusive: true, say })
  try {
    await migrate({ pool: database.pool })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Of what other processes do that this one has in memory. */
function hearOthers(deps: Deps, connectionString: string): (() => Promise<void>)[] {
  const sessions = listenTo(connectionString, SESSION_CHANNEL, () => deps.sessions.clear())
  const alerts = listenTo(connectionString, ALERTS_CHANNEL, () => deps.alertBell.ring())
  return [() => alerts.close(), () => sessions.close()]
}

async function doJobs(deps: Deps, connectionString: string): Promise<(() => Promise<void>)[]> {
  const { WORKER_FEATURES } = await import('./features.worker.ts')
  for (const registerJobs of WORKER_FEATURES) await registerJobs(deps)
  const following = startFollowing({ deps, connectionString, followers: FOLLOWERS })
  const { startAlertMailing } = await import('../features/alert-mails/start-alert-mailing.ts')
  const mailing = startAlertMailing(deps)
  const { startSending } = await import('../features/webhooks/start-sending.ts')
  const sending = startSending(deps)
  return [() => sending.close(), () => mailing.close(), () => following.close()]
}

/** One after the other; one that fails keeps none of the others. */
export async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
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
