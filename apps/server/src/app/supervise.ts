import { createServer } from 'node:net'
import { once } from 'node:events'
import { migrate } from '@merleg/db/migrate'
import { findMostConnections } from '@merleg/db/server-check'
import { CommandError } from '../shared/cli/command-error.ts'
import { listenForStop } from '../shared/cli/listen-for-stop.ts'
import { ensureWebBuilt } from './build-web.ts'
import type { Config } from './config.ts'
import { greet, makeDemoDataOnce, say } from './demo-at-start.ts'
import { JOB_CONNECTIONS, type OpenDatabase, openDatabase } from './open-database.ts'
import { openReports } from './open-reports.ts'
import { closeAll, createDeps, openBehind, untilAborted } from './serve.ts'
import { ServingProcesses } from './serving-processes.ts'

/** Beside its pool each process has the queue, what it listens to and what marks the data folder as in use. */
const CONNECTIONS_BESIDE = 6
/** The followers and jobs of the one that does them, and what the process has that begins the others. */
const CONNECTIONS_OF_ALL = 29 + JOB_CONNECTIONS + 6
/** For commands that run beside them. */
const CONNECTIONS_LEFT = 5

/**
 * Begins processes that answer behind one port and replaces those that end (ADR 101). It holds the data folder, migrates,
 * and makes the demo data; it answers nobody itself.
 */
export async function supervise(config: Config, { isWorker }: { isWorker: boolean }): Promise<void> {
  const stop = listenForStop()
  const closers: (() => Promise<void>)[] = []
  try {
    const opened = await openReports(config)
    closers.unshift(opened.close)
    await ensureWebBuilt(say, stop)
    const database = await openDatabase(config, { exclusive: true, isServer: true, say })
    closers.unshift(() => database.close())
    await refuseTooManyConnections(config, database)
    await migrate({ pool: database.pool })
    const deps = await createDeps(config, database, { isWorker: false, opened })
    closers.unshift(() => deps.jobs.stop())
    closers.unshift(async () => deps.replica?.close())
    const processes = new ServingProcesses({
      count: config.MERLEG_PROCESSES,
      doesJobs: isWorker,
      environment: { MERLEG_PROCESSES: String(config.MERLEG_PROCESSES), PORT: String(await choosePort(config)) },
      logger: deps.logger,
    })
    closers.unshift(() => processes.stop())
    const address = await Promise.race([processes.start(), untilAborted(stop).then(() => null)])
    if (address === null) return
    await database.announceAddress(address)
    deps.config.MERLEG_PUBLIC_URL ??= address
    const behind = await openBehind(deps, database, { isWorker: false })
    closers.unshift(behind.close)
    await Promise.race([makeDemoDataOnce(behind.deps, database, stop), processes.failed])
    processes.tellReady()
    await greet(deps, address)
    await Promise.race([untilAborted(stop), processes.failed])
  } catch (error) {
    if (error !== stop.reason) throw error
  } finally {
    if (stop.aborted) say('Stopping …')
    await closeAll(closers)
  }
}

/** The same for whoever replaces another one, also after all of them have ended. */
async function choosePort({ HOST, PORT }: Config): Promise<number> {
  if (PORT !== 0) return PORT
  const server = createServer().listen(0, HOST)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : PORT
}

/** At once, not when many ask together. */
async function refuseTooManyConnections(config: Config, database: OpenDatabase): Promise<void> {
  const { MERLEG_PROCESSES: processes, MERLEG_DATABASE_CONNECTIONS: connections } = config
  const room = (await findMostConnections(database.db)) - CONNECTIONS_OF_ALL - CONNECTIONS_LEFT
  const fitting = Math.floor(room / processes) - CONNECTIONS_BESIDE
  if (connections <= fitting) return
  throw new CommandError(
    `${processes} processes with ${connections} connections each are more than the database takes. ` +
      `Use fewer processes, or set MERLEG_DATABASE_CONNECTIONS to ${Math.max(fitting, 0)} at most (4 at least).`,
  )
}
