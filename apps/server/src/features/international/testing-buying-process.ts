import { createDatabase } from '@merleg/db/connect'
import { z } from 'zod'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { createFileStore } from '../../shared/files.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'
import type { InternationalDeps } from './international-deps.ts'
import type { ForeignReportProvider } from './provider/foreign-report-provider.ts'
import { findForeignCompany } from './foreign-companies.repository.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { withSandbox } from './testing-international.ts'

/**
 * Buys a report in a process of its own, which is killed at a point. Arguments: database, data folder, and what is bought by
 * whom under which key, in json.
 */
const [, , connectionString = '', dataDir = '', asked = ''] = process.argv
const { at, userId, subscriberId, companyId, key } = z
  .object({ at: z.string(), userId: z.string(), subscriberId: z.string(), companyId: z.string(), key: z.string() })
  .parse(JSON.parse(asked))

const { db } = createDatabase(connectionString)
const logger = createLogger('error')
const config = readConfig({ MERLEG_DATA_DIR: dataDir })
const jobs = await startJobs({ connectionString, logger, isWorker: false })

function dieAt<Input extends unknown[], Result>(
  points: { before: string; after: string },
  work: (...input: Input) => Promise<Result>,
) {
  return async (...input: Input): Promise<Result> => {
    if (at === points.before) process.kill(process.pid, 'SIGKILL')
    const result = await work(...input)
    if (at === points.after) process.kill(process.pid, 'SIGKILL')
    return result
  }
}

const between = (provider: ForeignReportProvider): ForeignReportProvider => ({
  ...provider,
  order: dieAt({ before: 'before-order', after: 'after-order' }, (...input: Parameters<typeof provider.order>) =>
    provider.order(...input),
  ),
  status: dieAt({ before: 'before-status', after: 'after-status' }, (...input: Parameters<typeof provider.status>) =>
    provider.status(...input),
  ),
  fetchDocument: dieAt(
    { before: 'before-document', after: 'after-document' },
    (...input: Parameters<typeof provider.fetchDocument>) => provider.fetchDocument(...input),
  ),
})
const files = createFileStore(config)
const deps = {
  db,
  clock: systemClock,
  config,
  jobs,
  logger,
  temporaryFolders: createTemporaryFolders(config.dataDir),
  files: {
    ...files,
    put: dieAt({ before: 'before-put', after: 'after-put' }, (...input: Parameters<typeof files.put>) =>
      files.put(...input),
    ),
  },
}
const withProviders: InternationalDeps = withSandbox({ deps }, { between })
const company = await findForeignCompany(db, companyId)
if (company === null) throw new Error('there is no such company')
const input = { company, variant: 'small', language: 'hu', key, shownPrice: null } as const
if (at === 'before-purchase') process.kill(process.pid, 'SIGKILL')
const order = await purchaseReport(withProviders, { userId, subscriberId }, input)
process.stdout.write(`${order.state}\n`)
process.exit(0)
