import { realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { prepareCluster, type Cluster, type EmbeddedNotice } from './embedded-cluster.ts'
import {
  announceAddress,
  claimApplication,
  DataFolderInUseError,
  findApplication,
  joinServer,
  leaveAsLast,
  superuserUrl,
} from './embedded-lock.ts'
import { findPostmaster, readLogTail, startPostmaster, stopPostmaster } from './embedded-postmaster.ts'
import { allowWrites, holdWrites, watchSpace } from './embedded-space.ts'
import { readRecord, recordPath } from './embedded-record.ts'
import type { ServerProfile } from './embedded-settings.ts'

export type EmbeddedOptions = {
  /** Folder of everything the application keeps; made if missing. */
  dataDir: string
  /** True for the application server, of which a data folder has one at a time; commands join as guests. */
  exclusive: boolean
  profile?: ServerProfile
  onNotice?: (notice: EmbeddedNotice) => void
  /** The server's own process begins to start, if it was not there: time for something else. */
  onBegun?: () => void
}

export type EmbeddedDatabase = {
  /** The application's own role and database: owner, no superuser, as an external server would give. */
  connectionString: string
  /** The superuser, on the `postgres` database: for tests and maintenance. */
  superuserConnectionString: string
  /** Shows where the application listens to a second instance that is refused. */
  announceAddress(address: string): Promise<void>
  /**
   * Leaves the server and, if no other process uses it, stops it; resolves to whether it did. Close the pools first.
   * May be called again.
   */
  release(): Promise<boolean>
}

const databaseName = 'merleg'

/**
 * Joins the embedded PostgreSQL of a data folder, making and starting it if need be; a server left behind by a
 * killed process is taken over. Throws {@link DataFolderInUseError} when `exclusive` and another one is.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { profile = 'durable', onNotice = () => undefined } = options
  const cluster = await prepareCluster({ dataDir: options.dataDir, profile, onNotice })
  const { session, port } = await startAndJoin(cluster, profile, options.onBegun)
  const membership = new Membership({ cluster, profile, session, exclusive: options.exclusive, onNotice })
  try {
    await ensureDatabase(session, cluster.password)
    if (options.exclusive) await claim(cluster, session)
    await membership.watchSpace()
  } catch (error) {
    await membership.release()
    throw error
  }
  return {
    connectionString: `postgresql://${databaseName}:${cluster.password}@127.0.0.1:${port}/${databaseName}`,
    superuserConnectionString: superuserUrl(cluster, port),
    announceAddress: (address) => membership.announceAddress(address),
    release: () => membership.release(),
  }
}

const maxFailedStarts = 6

async function startAndJoin(
  cluster: Cluster,
  profile: ServerProfile,
  onBegun?: () => void,
): Promise<{ session: pg.Client; port: number }> {
  for (let failedStarts = 0; failedStarts < maxFailedStarts;) {
    const running = await findPostmaster(cluster.clusterDir)
    if (running === null) {
      const isStarted = await startPostmaster(cluster, profile, onBegun)
      // Not ours but another's is as good. Otherwise a stolen port, or children of a killed server not yet gone.
      if (isStarted || (await findPostmaster(cluster.clusterDir)) !== null) continue
      failedStarts += 1
      await delay(100 * failedStarts)
    } else {
      // No limit of time while it lives: recovery after a crash takes as long as it takes.
      const session = running.port === null ? null : await joinServer(cluster, running.port)
      if (session !== null && running.port !== null) return { session, port: running.port }
      await delay(25)
    }
  }
  throw new Error(`PostgreSQL does not start on ${cluster.clusterDir}:\n${await readLogTail(cluster)}`)
}

/** The session of a process that was just killed may need a moment to end. */
async function claim(cluster: Cluster, session: pg.Client): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await claimApplication(session)) return
    await delay(50)
  }
  throw new DataFolderInUseError(cluster.dataDir, await findApplication(session))
}

const duplicateCodes = new Set(['42710', '42P04', '23505'])

async function ensureDatabase(session: pg.Client, password: string): Promise<void> {
  const found = await session.query('select 1 from pg_database where datname = $1', [databaseName])
  if (found.rowCount === 1) return
  const literal = pg.escapeLiteral(password)
  for (const statement of [
    `create role ${databaseName} login password ${literal}`,
    `create database ${databaseName} owner ${databaseName}`,
  ]) {
    await session.query(statement).catch((error: unknown) => {
      const isMadeByAnother = error instanceof pg.DatabaseError && duplicateCodes.has(error.code ?? '')
      if (!isMadeByAnother) throw error
    })
  }
}

type MembershipOptions = {
  cluster: Cluster
  profile: ServerProfile
  session: pg.Client
  exclusive: boolean
  onNotice: (notice: EmbeddedNotice) => void
}

const eagerTries = 50
const triesBeforeNotice = 100
const maxTriesOfLeaving = 100

/** Keeps the server and the locks for as long as the process uses them. */
class Membership {
  readonly #options: MembershipOptions
  #session: pg.Client
  #address: string | null = null
  #rejoining: Promise<void> = Promise.resolve()
  #released: Promise<boolean> | null = null
  #hasTakenChanges = true
  readonly #watching = new AbortController()

  constructor(options: MembershipOptions) {
    this.#options = options
    this.#session = options.session
    this.#watch()
  }

  watchSpace(): Promise<void> {
    const folder = this.#options.cluster.clusterDir
    return watchSpace({ folder, act: (state, free) => this.#mindSpace(state, free) }, this.#watching.signal)
  }

  async announceAddress(address: string): Promise<void> {
    this.#address = address
    await announceAddress(this.#session, address)
  }

  release(): Promise<boolean> {
    this.#released ??= this.#leave()
    return this.#released
  }

  async #leave(): Promise<boolean> {
    this.#watching.abort()
    await this.#rejoining
    const isLast = await leaveAsLast(this.#session).catch(() => false)
    if (isLast) await stopPostmaster(this.#options.cluster.clusterDir)
    await this.#session.end().catch(() => undefined)
    return isLast
  }

  /** A full disk would stop the server; a server that only reads is better. */
  async #mindSpace(state: 'low' | 'roomy', freeBytes: number): Promise<void> {
    await (state === 'low' ? holdWrites(this.#session) : allowWrites(this.#session))
    const takesChanges = state === 'roomy'
    if (takesChanges !== this.#hasTakenChanges)
      this.#options.onNotice(takesChanges ? { kind: 'disk-roomy' } : { kind: 'disk-low', freeBytes })
    this.#hasTakenChanges = takesChanges
  }

  /** PostgreSQL ends all sessions when one of its processes crashes; then the locks are to be had again. */
  #watch(): void {
    this.#session.once('end', () => {
      if (this.#released === null) this.#rejoining = this.#rejoin()
    })
  }

  async #rejoin(): Promise<void> {
    const { exclusive, onNotice } = this.#options
    for (let tries = 1; ; tries += 1) {
      // Often at first: the children of a killed server are in the way for a moment, and people are waiting.
      await delay(tries <= eagerTries ? 100 : 1000)
      const state = await this.#reach().catch(() => 'not-yet' as const)
      if (state === 'given-up' || (this.#released !== null && tries > maxTriesOfLeaving)) return
      if (tries === triesBeforeNotice) onNotice({ kind: 'lock-lost' })
      if (state === 'not-yet') continue
      this.#session = state
      this.#watch()
      if (exclusive && !(await claimApplication(state).catch(() => false))) onNotice({ kind: 'lock-lost' })
      if (this.#address !== null) await announceAddress(state, this.#address).catch(() => undefined)
      return
    }
  }

  /** A session on the server, which is started again where it was killed; only a server joined can be stopped. */
  async #reach(): Promise<pg.Client | 'not-yet' | 'given-up'> {
    const { cluster, profile } = this.#options
    const running = await findPostmaster(cluster.clusterDir)
    if (running !== null)
      return running.port === null ? 'not-yet' : ((await joinServer(cluster, running.port)) ?? 'not-yet')
    // Whoever is leaving, or deletes the data folder, wants no server in it.
    if (this.#released !== null || (await readRecord(cluster.dataDir)) === null) return 'given-up'
    await startPostmaster(cluster, profile)
    return 'not-yet'
  }
}

/** Ends the server of a data folder at once and deletes the folder with its database: for temporary ones. */
export async function removeEmbedded(folder: string): Promise<void> {
  const dataDir = await realpath(folder).catch(() => null)
  if (dataDir === null) return
  const record = await readRecord(dataDir).catch(() => null)
  const clusterDir = path.resolve(dataDir, record?.clusterDir ?? 'postgres')
  // First, so that nobody who uses the server starts it again.
  await rm(recordPath(dataDir), { force: true })
  await stopPostmaster(clusterDir, 'immediate')
  await rm(clusterDir, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}
