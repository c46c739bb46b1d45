import { createDatabase } from '@merleg/db/connect'
import { startFollowing } from '../features/followers/start-following.ts'
import { systemClock } from '../shared/clock.ts'
import { createLogger } from '../shared/logger.ts'
import { readConfig } from './config.ts'
import { FOLLOWERS } from './features.followers.ts'

/** Follows in a process of its own until it is killed. Argument: database. */
const [, , connectionString = ''] = process.argv

const { db } = createDatabase(connectionString)
const deps = { db, clock: systemClock, config: readConfig({}), logger: createLogger('error') }
startFollowing({ deps, connectionString, followers: FOLLOWERS })
process.stdout.write('following\n')
