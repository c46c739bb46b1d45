import { createLogger } from '../shared/logger.ts'
import { openReports, reportUncaught } from './open-reports.ts'

/** A process that ends by a fault nobody catches. Argument: where it is reported. */
const [, , dsn] = process.argv

const opened = await openReports({ MERLEG_ERROR_DSN: dsn })
reportUncaught(opened, createLogger('info', undefined, opened.reports))
setTimeout(() => {
  throw new RangeError('Titkos')
}, 1)
// It would go on otherwise.
setInterval(() => undefined, 1000)
