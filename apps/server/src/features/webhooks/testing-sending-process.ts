import { createDatabase } from '@merleg/db/connect'
import { listenTo } from '@merleg/db/listen'
import { readConfig } from '../../app/config.ts'
import { createAlertBell } from '../../shared/alert-bell.ts'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { ALERTS_CHANNEL } from '../monitoring/alerts-fan-out.repository.ts'
import { startSending } from './start-sending.ts'

/** Sends webhooks in a process of its own until it is killed. Arguments: database, allowed origin, claim in milliseconds. */
const [, , connectionString = '', origin = '', claimMs = ''] = process.argv

const { db } = createDatabase(connectionString)
const logger = createLogger('error')
const config = readConfig({ MERLEG_WEBHOOK_ALLOWED_ORIGINS: origin })
const jobs = await startJobs({ connectionString, logger, isWorker: false })
const alertBell = createAlertBell()
listenTo(connectionString, ALERTS_CHANNEL, () => alertBell.ring())
startSending({ db, clock: systemClock, config, jobs, logger, alertBell }, { claimMs: Number(claimMs) })
process.stdout.write('sending\n')
