import { codeOf, describeFault } from '@merleg/domain/error-reports/describe-fault'
import { scrubReport } from '@merleg/domain/error-reports/scrub-report'
import type { BaseTransportOptions, TransportMakeRequestResponse } from '@sentry/core'

/** What is known of a fault beside the error: the id its reader was told, and what was being done, by its pattern. */
export type FaultContext = Readonly<{ correlationId: string } & Partial<Record<'place' | 'job' | 'jobId', string>>>

/** Where faults are reported to, beside the log. */
export type ErrorReports = {
  /** Returns at once; what cannot be sent is dropped. */
  report: (error: unknown, context: FaultContext) => void
  /** Waits for what is under way, at most so long, and ends it. Nothing is reported afterwards. */
  close: (timeoutMs: number) => Promise<void>
}

/** Nobody is told. */
export const NO_ERROR_REPORTS: ErrorReports = { report: () => undefined, close: async () => undefined }

const SEND_TIMEOUT_MS = 5000
const MOST_UNDER_WAY = 20
/** A fault of every request would tell the same thousands of times. */
const MOST_A_MINUTE = 60

/**
 * Reports to a service that takes Sentry's envelopes. Only the client of the kit is used, without what it would hang into
 * Node, and loaded only here: the program starts without it where nobody is told.
 */
export async function openErrorReports({ dsn, release }: { dsn: string; release: string }): Promise<ErrorReports> {
  const { createStackParser, createTransport } = await import('@sentry/core')
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server')
  const parseStack = createStackParser(nodeStackLineParser())
  const ending = new AbortController()
  const client = new ServerRuntimeClient({
    dsn,
    release,
    platform: 'node',
    integrations: [],
    traceLifecycle: 'static',
    sendClientReports: false,
    stackParser: parseStack,
    transport: (options) => createTransport({ ...options, bufferSize: MOST_UNDER_WAY }, sender(options, ending.signal)),
    beforeSend: (event) => scrubReport(event),
  })
  const mayReport = limitPerMinute(MOST_A_MINUTE)
  return {
    report: (error, { correlationId, place, job, jobId }) => {
      if (ending.signal.aborted || !mayReport()) return
      const tags = { side: 'server', correlation_id: correlationId, code: codeOf(error), place, job, job_id: jobId }
      client.captureEvent({ level: 'error', exception: { values: describeFault(error, parseStack) }, tags })
    },
    close: async (timeoutMs) => {
      await client.close(timeoutMs)
      ending.abort()
    },
  }
}

function sender({ url, headers }: BaseTransportOptions, ending: AbortSignal) {
  return async ({ body }: { body: string | Uint8Array }): Promise<TransportMakeRequestResponse> => {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(SEND_TIMEOUT_MS)])
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal, ...(headers && { headers }) })
    await response.body?.cancel()
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    }
  }
}

function limitPerMinute(most: number): () => boolean {
  let [begun, count] = [performance.now(), 0]
  return () => {
    const now = performance.now()
    if (now - begun > 60_000) [begun, count] = [now, 0]
    count += 1
    return count <= most
  }
}
