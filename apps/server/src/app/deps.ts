import type { Db } from '@merleg/db/connect'
import type { ReplicaReads } from '@merleg/db/replica-reads'
import type { AlertBell } from '../shared/alert-bell.ts'
import type { Clock } from '../shared/clock.ts'
import type { FileStore } from '../shared/files.ts'
import type { Jobs } from '../shared/jobs.ts'
import type { Logger } from '../shared/logger.ts'
import type { TemporaryFolders } from '../shared/temporary-folders.ts'
import type { Config } from './config.ts'
import type { SessionCache } from './session-cache.ts'

/** What every feature may use. */
export type Deps = {
  config: Config
  /** The primary: accounts, sessions, everything that is written, and what must be read as just written. */
  db: Db
  /** The register as it was at most some seconds ago: searches and reports. Nothing can be written through it. */
  reads: Db
  /** The replica behind `reads`; null where `reads` is the primary. */
  replica: ReplicaReads | null
  clock: Clock
  logger: Logger
  jobs: Jobs
  /** What was made and is kept. */
  files: FileStore
  /** For what is under way, in the data folder. */
  temporaryFolders: TemporaryFolders
  /** Cleared after whatever ends a session or changes what its user may do. */
  sessions: SessionCache
  /** Rung when there are further alerts. */
  alertBell: AlertBell
}
