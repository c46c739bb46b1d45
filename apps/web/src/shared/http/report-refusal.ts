import { reportFault, reportedIdOf } from '../error-reports/error-reports.ts'
import { ApiError } from './api-error.ts'

/** 401 and 403 as the specification says, and 400, which leads to a page of its own. */
const UNTOLD_STATUSES: readonly number[] = [400, 401, 403]

/**
 * Reports that the server refused a call or answered what it must not (spec part 2 §8); `call` is its pattern. Broken
 * connections are nobody's fault.
 */
export function reportRefusal(error: ApiError, call = ''): void {
  const { code, status, body } = error
  if (code === 'network' || UNTOLD_STATUSES.includes(status)) return
  reportFault(error, {
    id: body?.correlationId,
    level: status >= 500 || code === 'unexpected' ? 'error' : 'warning',
    fingerprint: [code, call],
    tags: { code, status: String(status), call },
  })
}

/** The id by which a fault is found in the log or among the reports; undefined where it is in neither. */
export function correlationIdOf(error: unknown): string | undefined {
  return (error instanceof ApiError ? error.body?.correlationId : undefined) ?? reportedIdOf(error)
}
