import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { createDatabase } from '@merleg/db/connect'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { deliverOrder } from './handle-order.usecases.ts'

/** A delivery that dies, in a process of its own: while its mails are queued, which is its last step, or right after it. */
const [connectionString = '', orderNumber = '', path = '', point = ''] = process.argv.slice(2)
const jobs = await startJobs({ connectionString, logger: createLogger('silent'), isWorker: false })
const { db } = createDatabase(connectionString)
const die = () => process.kill(process.pid, 'SIGKILL')
const dying: typeof jobs = {
  ...jobs,
  enqueue: async (...mail) => {
    if (point === 'before-commit') die()
    await jobs.enqueue(...mail)
  },
}
await deliverOrder(
  { db, jobs: dying, clock: systemClock, config: readConfig({ MERLEG_PUBLIC_URL: 'http://merleg.test' }) },
  { orderNumber, actor: 'x', text: '', file: { name: basename(path), content: await readFile(path) } },
)
die()
