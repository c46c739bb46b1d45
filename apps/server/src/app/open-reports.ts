import { type ErrorReports, NO_ERROR_REPORTS, openErrorReports } from '../shared/error-reports/error-reports.ts'
import type { Logger } from '../shared/logger.ts'
import { readRelease } from '../shared/program-version.ts'
import type { Config } from './config.ts'

/** How long the end of a process waits for what is to be reported. */
const REPORTS_GRACE_MS = 2000

/** Reports to where the settings say; `close` waits for two seconds at most. */
export async function openReports({ MERLEG_ERROR_DSN: dsn }: Pick<Config, 'MERLEG_ERROR_DSN'>) {
  const reports: ErrorReports =
    dsn === undefined ? NO_ERROR_REPORTS : await openErrorReports({ dsn, release: await readRelease() })
  return { reports, isOn: dsn !== undefined, close: () => reports.close(REPORTS_GRACE_MS) }
}

export type OpenReports = Awaited<ReturnType<typeof openReports>>

/** A fault that nobody caught ends the process as it would anyway, after it was reported. */
export function reportUncaught({ isOn, close }: OpenReports, logger: Logger): void {
  if (!isOn) return
  process.once('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'a fault that nobody caught: the process ends')
    void close().finally(() => process.exit(1))
  })
}
