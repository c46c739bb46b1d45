import { once } from 'node:events'
import { listenTo } from '@merleg/db/listen'
import { migrate } from '@merleg/db/migrate'
import { inTransaction } from '@merleg/db/transaction'
import type { Command } from 'commander'
import type { FastifyInstance } from 'fastify'
import { DEMO_ACCOUNTS } from '../features/users/demo-accounts.usecases.ts'
import { SESSION_CHANNEL } from '../features/users/sessions.repository.ts'
import { ensureDemoAccess } from '../features/generate/demo-access.usecases.ts'
import { findFirstMadeUpBatch, hasDemoData, isRegisterEmpty } from '../features/generate/demo-data.repository.ts'
import { generateDemoData, isBaseOf } from '../features/generate/generate.usecases.ts'
import { loadMadeUpSanctions } from '../features/generate/made-up-sanctions.usecases.ts'
import { ALERTS_CHANNEL } from '../features/monitoring/alerts-fan-out.repository.ts'
import { startFollowing } from '../features/followers/start-following.ts'
import { createAlertBell } from '../shared/alert-bell.ts'
import { systemClock } from '../shared/clock.ts'
import { CommandError } from '../shared/cli/command-error.ts'
import { listenForStop } from '../shared/cli/listen-for-stop.ts'
import { createFileStore } from '../shared/files.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { ensureWebBuilt } from './build-web.ts'
import { catchUpFollowers } from './catch-up-followers.ts'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { FOLLOWERS } from './features.followers.ts'
import { openDatabase, type OpenDatabase, openReplica } from './open-database.ts'
import { openReports, type OpenReports, reportUncaught } from './open-reports.ts'
import type { Readiness } from './readiness.ts'
import { SessionCache } from './session-cache.ts'

const DEMO_SEED = 1
const STOP_GRACE_MS = 3000

export function registerStartCommand(program: Command): void {
  program
    .command('start')
    .description('serve the application: database, migrations, demo data once, interface, API and jobs')
    .option('--no-worker', 'leave the jobs to another process')
    .action(async (options: { worker: boolean }) => start(readConfig(), options))
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function start(config: Config, options: { worker: boolean }): Promise<void> {
  const stop = listenForStop()
  const closers: (() => Promise<void>)[] = []
  const readiness: Readiness = { state: 'making-demo-data' }
  try {
    const opened = await openReports(config)
    closers.unshift(opened.close)
    const webDir = await ensureWebBuilt(say, stop)
    const database = await openDatabase(config, { exclusive: true, say })
    closers.unshift(() => database.close())
    await migrate({ pool: database.pool })
    const deps = await createDeps(config, database, { isWorker: options.worker, opened })
    closers.unshift(() => deps.jobs.stop())
    const listener = listenTo(database.connectionString, SESSION_CHANNEL, () => deps.sessions.clear())
    closers.unshift(() => listener.close())
    const alertListener = listenTo(database.connectionString, ALERTS_CHANNEL, () => deps.alertBell.ring())
    closers.unshift(() => alertListener.close())
    closers.unshift(async () => deps.replica?.close())
    // Loaded here alone: without all the routes and jobs every other command starts in a third of the time.
    const { buildApp } = await import('./build-app.ts')
    const { WORKER_FEATURES } = await import('./features.worker.ts')
    const app = await buildApp(deps, { readiness, webDir })
    closers.unshift(() => closeSoon(app))
    const address = await listen(app, config)
    await database.announceAddress(address)
    deps.config.MERLEG_PUBLIC_URL ??= address
    if (options.worker) {
      for (const registerJobs of WORKER_FEATURES) await registerJobs(deps)
      const following = startFollowing({ deps, connectionString: database.connectionString, followers: FOLLOWERS })
      closers.unshift(() => following.close())
      const { startAlertMailing } = await import('../features/alert-mails/start-alert-mailing.ts')
      const mailing = startAlertMailing(deps)
      closers.unshift(() => mailing.close())
      const { startSending } = await import('../features/webhooks/start-sending.ts')
      const sending = startSending(deps)
      closers.unshift(() => sending.close())
    }
    await makeDemoDataOnce(deps, database, stop)
    readiness.state = 'ready'
    await greet(deps, address)
    await untilAborted(stop)
  } catch (error) {
    if (error !== stop.reason) throw error
  } finally {
    readiness.state = 'stopping'
    if (stop.aborted) say('Stopping …')
    for (const close of closers)
      await close().catch((error: unknown) => process.stderr.write(`merleg: ${String(error)}\n`))
  }
}

/** Requests under way may finish, but a client that does not read its answer must not keep the server from stopping. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS)
  await app.close().finally(() => clearTimeout(timer))
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort')
}

type Process = { isWorker: boolean; opened: OpenReports }

async function createDeps(config: Config, database: OpenDatabase, { isWorker, opened }: Process): Promise<Deps> {
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

/** Again at every start: what an earlier one was killed in is continued, and what is there is passed over. */
async function makeDemoDataOnce(deps: Deps, database: OpenDatabase, signal: AbortSignal): Promise<void> {
  const companies = deps.config.MERLEG_DEMO_COMPANIES
  const first = await findFirstMadeUpBatch(deps.db)
  if (first === null) {
    if (!database.isEmbedded || companies === 0 || !(await isRegisterEmpty(deps.db))) return
    say(`Making ${companies} demo companies …`)
  } else if (!isBaseOf({ companies, seed: DEMO_SEED }, first)) {
    return inTransaction(deps.db, (tx) => ensureDemoAccess(tx, deps.clock.now()))
  }
  const { batches } = await generateDemoData(deps, { companies, seed: DEMO_SEED, signal })
  await loadMadeUpSanctions(deps, { companies, seed: DEMO_SEED })
  // Of companies that were there already whoever does the jobs takes care.
  if (batches > 0) await catchUpFollowers(deps, { signal })
}

async function greet(deps: Deps, address: string): Promise<void> {
  const hasAccounts = await hasDemoData(deps.db)
  say(`\nMérleg is ready: ${address}`)
  if (!hasAccounts) return
  for (const account of DEMO_ACCOUNTS)
    say(`  Demo login: ${account.email} / ${account.password} (${account.description})`)
}
