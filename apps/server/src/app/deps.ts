import type { Db } from '@merleg/db/connect'
import type { Pool } from 'pg'
import type { Clock } from '../shared/clock.ts'
import type { Jobs } from '../shared/jobs.ts'
import type { Logger } from '../shared/logger.ts'
import type { Config } from './config.ts'

/** What every feature may use. */
export type Deps = {
  config: Config
  db: Db
  pool: Pool
  clock: Clock
  logger: Logger
  jobs: Jobs
}
