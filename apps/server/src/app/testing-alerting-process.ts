import { flushCompileCache } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { listenTo } from '@merleg/db/listen'
import { registerAlertMailJobs } from '../features/alert-mails/alert-mails.jobs.ts'
import { queueAtOnce } from '../features/alert-mails/alert-mails.usecases.ts'
import { companySearchFollower } from '../features/company-search/company-search.follower.ts'
import { startFollowing } from '../features/followers/start-following.ts'
import { monitoringLooksFollower } from '../features/monitoring/looks/monitoring-looks.follower.ts'
import { createMonitoringFollower } from '../features/monitoring/monitoring.follower.ts'
import { ALERTS_CHANNEL } from '../features/monitoring/alerts-fan-out.repository.ts'
import { fireRules } from '../features/monitoring-rules/fire-rules.usecases.ts'
import { startSending } from '../features/webhooks/start-sending.ts'
import { createAlertBell } from '../shared/alert-bell.ts'
import { createFileStore } from '../shared/files.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { createTemporaryFolders } from '../shared/temporary-folders.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { SessionCache } from './session-cache.ts'

/**
 * From changes to alerts, mails and webhooks in a process of its own until it is killed, in small pages and without pauses.
 * Arguments: database, receiver of webhooks, folder of mails, seconds its clock is behind.
 */
const [, , connectionString = '', origin = '', folder = '', behind = '0'] = process.argv

const { db } = createDatabase(connectionString)
const logger = createLogger('error')
const config = readConfig({
  MERLEG_DATA_DIR: folder,
  MERLEG_PUBLIC_URL: 'http://merleg.test',
  MERLEG_WEBHOOK_ALLOWED_ORIGINS: origin,
})
const clock = { now: () => new Date(Date.now() - Number(behind) * 1000) }
const jobs = await startJobs({ connectionString, logger, isWorker: true })
const alertBell = createAlertBell()
const deps: Deps = {
  config,
  db,
  reads: db,
  replica: null,
  clock,
  logger,
  jobs,
  files: createFileStore(config),
  temporaryFolders: createTemporaryFolders(config.dataDir),
  sessions: new SessionCache(),
  alertBell,
}
listenTo(connectionString, ALERTS_CHANNEL, () => alertBell.ring())
startFollowing({
  deps,
  connectionString,
  followers: [
    createMonitoringFollower({ pages: { companies: 3, changes: 2, alerts: 5 }, supplements: [fireRules] }),
    // Looks at missing accounts wait for it.
    companySearchFollower,
    monitoringLooksFollower,
  ],
})
startSending(deps, { claimMs: 1500 })
await registerAlertMailJobs(deps)
process.stdout.write('working\n')
// Who is killed writes nothing at his end, and the next one is to start quickly.
flushCompileCache()
// Each look an hour later, so that every one of them may mail.
for (let hours = 0; ; hours += 1) {
  const later = new Date(clock.now().getTime() + hours * 3600_000)
  await queueAtOnce({ db, jobs, clock: { now: () => later } }).catch((error: unknown) => {
    logger.warn({ err: error }, 'mails were not queued and will be soon')
  })
  await delay(50)
}
