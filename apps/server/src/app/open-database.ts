import { createDatabase, type Database } from '@merleg/db/connect'
import type { EmbeddedNotice } from '@merleg/db/embedded-cluster'
import { DataFolderInUseError } from '@merleg/db/embedded-lock'
import { openEmbedded } from '@merleg/db/embedded-server'
import { listPendingMigrations } from '@merleg/db/migrate'
import { openReplicaReads, type ReplicaReads } from '@merleg/db/replica-reads'
import { getTranslator } from '@merleg/i18n/translator'
import { findServerProblems, type ServerProblem } from '@merleg/db/server-check'
import { WORK_LIMITS, type WorkKind } from '@merleg/db/work-limits'
import { CommandError } from '../shared/cli/command-error.ts'
import { terminalLocale } from '../shared/cli/terminal-locale.ts'
import type { Logger } from '../shared/logger.ts'
import { isFileFault, isProgramFault } from '../shared/system-fault.ts'
import { type Config, readConfig } from './config.ts'

export type OpenDatabase = Database & {
  connectionString: string
  isEmbedded: boolean
  /** Shows a second instance where this one listens. */
  announceAddress(address: string): Promise<void>
}

/**
 * The database of the settings: the external one of `DATABASE_URL`, which is neither started nor stopped, or the
 * embedded one of the data folder. `exclusive` for the server, of which a data folder has one, and for what must not run
 * beside it; commands join it, and so do the processes of a server that has several. `isServer`: it answers requests, with
 * their limits. `onBegun`: PostgreSQL begins to start, which takes a moment.
 */
export async function openDatabase(
  config: Config,
  options: { exclusive: boolean; isServer?: boolean; say: (text: string) => void; onBegun?: () => void },
): Promise<OpenDatabase> {
  const isServer = options.isServer ?? false
  const pool = {
    maxConnections: config.MERLEG_DATABASE_CONNECTIONS,
    ...WORK_LIMITS[isServer ? 'request' : 'command'],
    connectTimeoutMs: 10_000,
    // Commands merge, which needs COPY.
    isPipelined: isServer,
  }
  if (config.DATABASE_URL) {
    const database = createDatabase(config.DATABASE_URL, pool)
    await refuseUnlessSuitable(database)
    return {
      ...database,
      connectionString: config.DATABASE_URL,
      isEmbedded: false,
      announceAddress: async () => undefined,
    }
  }
  const embedded = await openEmbedded({
    dataDir: config.dataDir,
    exclusive: options.exclusive,
    onNotice: (notice) => options.say(noticeText(notice)),
    ...(options.onBegun === undefined ? {} : { onBegun: options.onBegun }),
  }).catch((error: unknown) => {
    if (error instanceof DataFolderInUseError) throw new CommandError(error.message)
    if (isProgramFault(error))
      throw new CommandError(
        `PostgreSQL cannot be started from ${error.path}: ${error.message}. Install the packages again (npm ci), or set DATABASE_URL.`,
      )
    if (isFileFault(error))
      throw new CommandError(`The data folder ${config.dataDir} cannot be used (MERLEG_DATA_DIR): ${error.message}`)
    throw error
  })
  const database = createDatabase(embedded.connectionString, pool)
  const close = async () => {
    await database.close()
    await embedded.release()
  }
  return {
    ...database,
    close,
    connectionString: embedded.connectionString,
    isEmbedded: true,
    announceAddress: (address) => embedded.announceAddress(address),
  }
}

/** So many are for the jobs of a process, and for making the demo data: neither takes those of requests. */
export const JOB_CONNECTIONS = 8

/** The same database for what nobody waits for: with the limits of jobs, and connections of its own, made when used. */
export function openForJobs({ connectionString }: OpenDatabase): Database {
  return createDatabase(connectionString, {
    ...WORK_LIMITS.job,
    maxConnections: JOB_CONNECTIONS,
    applicationName: 'merleg jobs',
    // Other jobs end sooner or later.
    connectTimeoutMs: 60_000,
  })
}

/** The replica of the settings, for the server alone: commands read what they have just written. */
export async function openReplica(
  config: Config,
  logger: Logger,
  kind: WorkKind = 'request',
): Promise<ReplicaReads | null> {
  if (!config.DATABASE_URL || !config.DATABASE_REPLICA_URL) return null
  return openReplicaReads({
    primaryUrl: config.DATABASE_URL,
    replicaUrl: config.DATABASE_REPLICA_URL,
    maxLagSeconds: config.DATABASE_REPLICA_MAX_LAG,
    maxConnections: config.MERLEG_DATABASE_CONNECTIONS,
    limits: WORK_LIMITS[kind],
    onChange: (status) => logger.warn({ replica: status }, `the replica of the database is ${status.state}`),
  })
}

/** An external server is looked at before anything is changed on it. Its address holds a password: it is never shown. */
async function refuseUnlessSuitable(database: Database): Promise<void> {
  try {
    const problems = await findServerProblems(database.db)
    if (problems.length > 0) throw new CommandError(`DATABASE_URL: ${problems.map(problemText).join(' ')}`)
  } catch (error) {
    await database.close()
    if (error instanceof CommandError || !(error instanceof Error)) throw error
    throw new CommandError(`The database of DATABASE_URL cannot be used: ${error.message || String(error)}`)
  }
}

function problemText(problem: ServerProblem): string {
  switch (problem.kind) {
    case 'version':
      return `PostgreSQL 18 is needed, this is ${problem.found}.`
    case 'encoding':
      return `The encoding UTF8 is needed, this is ${problem.found}.`
    case 'no-hungarian-collation':
      return 'The server has no Hungarian collation (hu-x-icu).'
    case 'extension-unavailable':
      return `The extension ${problem.extension} is not installed on the server.`
    case 'no-create-privilege':
      return 'The user must own the database.'
  }
}

function noticeText(notice: EmbeddedNotice): string {
  const t = getTranslator(terminalLocale(), 'database-faults/answers')
  switch (notice.kind) {
    case 'system-user-created':
      return 'PostgreSQL does not run as root: the system user "postgres" was made for it.'
    case 'binaries-copied':
      return `The user "postgres" cannot reach this folder: PostgreSQL was copied to ${notice.folder}.`
    case 'cluster-outside-data-folder':
      return `The user "postgres" cannot reach the data folder: the database is kept in ${notice.folder}.`
    case 'disk-low':
      return t('disk-low', { free: Math.floor(notice.freeBytes / 1e6) })
    case 'disk-roomy':
      return t('disk-roomy')
    case 'lock-lost':
      return 'The connection that marks this data folder as in use was lost and is being made anew.'
  }
}

export type CommandDatabase = OpenDatabase & { config: Config }

/** Runs a command's work on a migrated database and closes it whatever happens. */
export async function withCommandDatabase<Result>(
  work: (database: CommandDatabase) => Promise<Result>,
): Promise<Result> {
  const config = readConfig()
  const database = await openDatabase(config, { exclusive: false, say: (text) => process.stderr.write(`${text}\n`) })
  try {
    await refuseUnlessMigrated(database)
    return await work({ ...database, config })
  } finally {
    await database.close()
  }
}

async function refuseUnlessMigrated(database: OpenDatabase): Promise<void> {
  const pending = await listPendingMigrations({ pool: database.pool })
  if (pending.length > 0)
    throw new CommandError(`The database is not migrated (${pending.length} to do). Run: npm run merleg -- migrate`)
}
