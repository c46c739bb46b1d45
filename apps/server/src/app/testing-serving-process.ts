import { createDatabase } from '@merleg/db/connect'
import { createAlertBell } from '../shared/alert-bell.ts'
import { systemClock } from '../shared/clock.ts'
import { createFileStore } from '../shared/files.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { createTemporaryFolders } from '../shared/temporary-folders.ts'
import { buildApp } from './build-app.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { WORKER_FEATURES } from './features.worker.ts'
import { SessionCache } from './session-cache.ts'

/** Serves the API and does its jobs in a process of its own until it is killed; settings are those of the environment. */
const [, , connectionString = ''] = process.argv

const config = readConfig()
const { db } = createDatabase(connectionString, { maxConnections: 20 })
const logger = createLogger('error')
const deps: Deps = {
  config,
  db,
  reads: db,
  replica: null,
  clock: systemClock,
  logger,
  jobs: await startJobs({ connectionString, logger, isWorker: true, superviseSeconds: 1 }),
  files: createFileStore(config),
  temporaryFolders: createTemporaryFolders(config.dataDir),
  sessions: new SessionCache(),
  alertBell: createAlertBell(),
}
const app = await buildApp(deps, { readiness: { state: 'ready' } })
const address = await app.listen({ host: config.HOST, port: config.PORT })
for (const registerJobs of WORKER_FEATURES) await registerJobs(deps)
process.stdout.write(`serving ${address}\n`)
