import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Db } from '@merleg/db/connect'
import { type TestDatabase, useTestDatabase } from '@merleg/db/testing'
import type { Claim } from '@merleg/domain/claims'
import type { Role } from '@merleg/domain/roles'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { proveTestUser } from '../features/auth/testing-proof.ts'
import { createSession } from '../features/users/sessions.repository.ts'
import { findProviderId, insertProvider } from '../features/users/subscribers.repository.ts'
import { insertSubscriber, insertUser } from '../features/users/users.repository.ts'
import { createAlertBell } from '../shared/alert-bell.ts'
import { systemClock } from '../shared/clock.ts'
import { createFileStore } from '../shared/files.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { createTemporaryFolders } from '../shared/temporary-folders.ts'
import { buildApp } from './build-app.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { SessionCache } from './session-cache.ts'

type SignIn = {
  claims: readonly Claim[]
  role?: Role
  isSecondFactorGiven?: boolean
  /** Has just proved anew who he is. */
  hasProved?: boolean
}

export type TestApp = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: TestDatabase
  /**
   * A new subscriber with one user holding the claims, signed in; an operator is a user of the provider, and has shown
   * a second factor unless told otherwise.
   */
  signIn(options: SignIn): Promise<{ headers: { authorization: string }; userId: string; subscriberId: string }>
}

/**
 * The whole API on a database of its own for the test file; no port, no interface. `prepare` is done with the database
 * while nobody is connected to it.
 */
export function useTestApp(
  environment: Record<string, string> = {},
  { prepare }: { prepare?: (database: TestDatabase) => Promise<void> } = {},
): TestApp {
  const database = useTestDatabase()
  let opened: { app: FastifyInstance; deps: Deps; folder: string; closeReads: () => Promise<void> } | null = null
  beforeAll(async () => {
    await prepare?.(database)
    const folder = await mkdtemp(join(tmpdir(), 'merleg-app-'))
    const config = readConfig({
      MERLEG_DATA_DIR: folder,
      MERLEG_LOG_LEVEL: 'silent',
      MERLEG_PUBLIC_URL: 'http://merleg.test',
      MERLEG_REQUESTS_PER_MINUTE: '100000',
      ...environment,
    })
    const logger = createLogger(config.MERLEG_LOG_LEVEL)
    const jobs = await startJobs({ connectionString: database.connectionString, logger, isWorker: false })
    // As strict as a replica: a feature that writes through `reads` fails here.
    const { db: reads, close: closeReads } = createDatabase(database.connectionString, {
      isReadOnly: true,
      isPipelined: true,
    })
    const deps: Deps = {
      config,
      db: database.db,
      reads,
      replica: null,
      clock: systemClock,
      logger,
      jobs,
      files: createFileStore(config),
      temporaryFolders: createTemporaryFolders(config.dataDir),
      sessions: new SessionCache(),
      alertBell: createAlertBell(),
    }
    const app = await buildApp(deps, { readiness: { state: 'ready' } })
    opened = { app, deps, folder, closeReads }
  })
  afterAll(async () => {
    const closed = opened?.app.close()
    // An answer whose body a test did not read holds its connection for two minutes.
    opened?.app.server.closeAllConnections()
    await closed
    await opened?.deps.jobs.stop()
    await opened?.closeReads()
    if (opened) await rm(opened.folder, { recursive: true, force: true })
  })
  const use = () => {
    if (!opened) throw new Error('The test application exists only inside of tests and hooks.')
    return opened
  }
  return {
    get app() {
      return use().app
    },
    get deps() {
      return use().deps
    },
    database,
    signIn: (options) => signIn(use().deps, options),
  }
}

async function signIn(
  deps: Deps,
  { claims, role = 'member', isSecondFactorGiven = role === 'operator', hasProved = false }: SignIn,
) {
  const subscriberId =
    role === 'operator'
      ? await ensureProvider(deps.db)
      : await insertSubscriber(deps.db, { name: `Teszt Előfizető ${randomUUID()}`, claims })
  const userId = await insertUser(deps.db, {
    subscriberId,
    email: `${randomUUID()}@test.example`,
    name: 'Teszt Elek',
    passwordHash: 'none',
    isDemo: false,
    role,
  })
  const token = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  await createSession(deps.db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
  if (isSecondFactorGiven)
    await deps.db.updateTable('sessions').set({ has_second_factor: true }).where('user_id', '=', userId).execute()
  if (hasProved) await proveTestUser(deps, userId)
  return { headers: { authorization: `Bearer ${token}` }, userId, subscriberId }
}

/** There is at most one. */
async function ensureProvider(db: Db): Promise<string> {
  const known = await findProviderId(db)
  if (known !== null) return known
  const subscriberId = await insertSubscriber(db, { name: 'Szolgáltató', claims: [] })
  await insertProvider(db, subscriberId)
  return subscriberId
}
