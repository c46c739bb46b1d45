import { describeFault } from '@merleg/domain/error-reports/describe-fault'
import { scrubReport, type ScrubbedReport } from '@merleg/domain/error-reports/scrub-report'
import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser'
import type { ReportSettings } from './report-settings.ts'

/** Of faults of extensions and of other pages nothing is left by which they could be found. */
function isOurs({ exception }: ScrubbedReport): boolean {
  return (
    exception === undefined ||
    exception.values.some(({ value, stacktrace }) => value !== '' || stacktrace !== undefined)
  )
}

/** The client of the kit alone: it listens to nothing by itself, neither to clicks, nor to addresses, nor to the console. */
export function openSender({ dsn, release }: ReportSettings) {
  const client = new BrowserClient({
    dsn,
    release,
    integrations: [],
    traceLifecycle: 'static',
    sendClientReports: false,
    dataCollection: { userInfo: false },
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    transportOptions: { fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' } },
    beforeSend: (event) => {
      const scrubbed = scrubReport(event)
      return isOurs(scrubbed) ? scrubbed : null
    },
  })
  return {
    report: (report: object, error?: unknown): void => {
      const exception = error === undefined ? {} : { exception: { values: describeFault(error, defaultStackParser) } }
      client.captureEvent({ ...report, ...exception })
    },
  }
}
