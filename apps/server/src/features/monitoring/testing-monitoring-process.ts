import { createDatabase } from '@merleg/db/connect'
import { readConfig } from '../../app/config.ts'
import { createLogger } from '../../shared/logger.ts'
import { startFollowing } from '../followers/start-following.ts'
import { monitoringLooksFollower } from './looks/monitoring-looks.follower.ts'
import { createMonitoringFollower } from './monitoring.follower.ts'

/** Alerts in a process of its own until it is killed, in small pages. Arguments: database, seconds its clock is behind. */
const [, , connectionString = '', behind = '0'] = process.argv

const { db } = createDatabase(connectionString)
const clock = { now: () => new Date(Date.now() - Number(behind) * 1000) }
const deps = { db, clock, config: readConfig({}), logger: createLogger('error') }
startFollowing({
  deps,
  connectionString,
  followers: [createMonitoringFollower({ pages: { companies: 3, changes: 2 } }), monitoringLooksFollower],
})
process.stdout.write('following\n')
