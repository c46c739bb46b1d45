import { randomBytes } from 'node:crypto'
import { GRANTING_CLAIMS } from '../../packages/domain/src/claims.ts'
import { createDatabase } from '../../packages/db/src/connect.ts'
import { createTemporaryFolder, removeTemporaryFolder } from '../../packages/db/src/temporary-folder.ts'
import { buildApp } from '../../apps/server/src/app/build-app.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { SessionCache } from '../../apps/server/src/app/session-cache.ts'
import { createSession } from '../../apps/server/src/features/users/sessions.repository.ts'
import { insertSubscriber, insertUser } from '../../apps/server/src/features/users/users.repository.ts'
import { createAlertBell } from '../../apps/server/src/shared/alert-bell.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { createFileStore } from '../../apps/server/src/shared/files.ts'
import { startJobs } from '../../apps/server/src/shared/jobs.ts'
import { createLogger } from '../../apps/server/src/shared/logger.ts'
import { createTemporaryFolders } from '../../apps/server/src/shared/temporary-folders.ts'

export type Answer = { status: number; text: string }
/** What the API answers to a user who may see everything; a body is posted. */
export type Ask = (path: string, locale: string, body?: object) => Promise<Answer>

/** Asks the whole API of a database, without a port, and closes it. */
export async function withApp<Result>(url: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const folder = await createTemporaryFolder()
  const config = readConfig({
    MERLEG_DATA_DIR: folder,
    MERLEG_LOG_LEVEL: 'silent',
    MERLEG_PUBLIC_URL: 'http://merleg.test',
    MERLEG_REQUESTS_PER_MINUTE: '1000000',
  })
  const logger = createLogger(config.MERLEG_LOG_LEVEL)
  const { db, close } = createDatabase(url)
  const jobs = await startJobs({ connectionString: url, logger, isWorker: false })
  const app = await buildApp(
    {
      config,
      db,
      reads: db,
      replica: null,
      clock: systemClock,
      logger,
      jobs,
      files: createFileStore(config),
      temporaryFolders: createTemporaryFolders(config.dataDir),
      sessions: new SessionCache(),
      alertBell: createAlertBell(),
    },
    { readiness: { state: 'ready' } },
  )
  try {
    const subscriberId = await insertSubscriber(db, { name: 'Próba', claims: GRANTING_CLAIMS })
    const user = { subscriberId, email: 'proba@merleg.test', name: 'Próba', passwordHash: 'none', isDemo: false }
    const userId = await insertUser(db, { ...user, role: 'member' })
    const token = randomBytes(32).toString('base64url')
    const now = systemClock.now()
    await createSession(db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
    const headers = { authorization: `Bearer ${token}` }
    return await work(async (path, locale, body) => {
      const sent = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload: body }
      const answer = await app.inject({ ...sent, url: path, headers: { ...headers, 'x-locale': locale } })
      return { status: answer.statusCode, text: answer.body }
    })
  } finally {
    await app.close()
    await jobs.stop()
    await close()
    await removeTemporaryFolder(folder)
  }
}
