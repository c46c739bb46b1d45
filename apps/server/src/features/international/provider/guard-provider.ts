import type { Logger } from '../../../shared/logger.ts'
import type { ForeignReportProvider } from './foreign-report-provider.ts'
import { guardCalls, type RetryLimits } from './guard-calls.ts'

export type GuardLimits = RetryLimits & {
  searchMs: number
  askMs: number
  orderMs: number
  documentMs: number
}

export const GUARD_LIMITS: GuardLimits = {
  searchMs: 8000,
  askMs: 8000,
  orderMs: 15_000,
  documentMs: 30_000,
  retries: 2,
  retryPauseMs: 300,
  faultsToOpen: 5,
  openMs: 30_000,
}

/**
 * A provider that answers in time or not at all: every call has its limit, calls that change nothing are tried again, and
 * a provider that fails again and again is left alone for a while, which is a refusal of its own. An order is sent once.
 */
export function guardProvider(
  provider: ForeignReportProvider,
  { logger, limits = GUARD_LIMITS }: { logger: Logger; limits?: GuardLimits },
): ForeignReportProvider {
  const { once, safely } = guardCalls({ name: provider.id, logger, limits })
  const run = {
    search: safely(limits.searchMs),
    ask: safely(limits.askMs),
    order: once(limits.orderMs),
    document: safely(limits.documentMs),
  }
  return {
    ...provider,
    search: (query, call) => run.search(call, (inner) => provider.search(query, inner)),
    availability: (ref, call) => run.ask(call, (inner) => provider.availability(ref, inner)),
    order: (order, call) => run.order(call, (inner) => provider.order(order, inner)),
    find: (callRef, call) => run.ask(call, (inner) => provider.find(callRef, inner)),
    status: (order, call) => run.ask(call, (inner) => provider.status(order, inner)),
    fetchDocument: (order, call) => run.document(call, (inner) => provider.fetchDocument(order, inner)),
    cancel: (orderNo, call) => run.order(call, (inner) => provider.cancel(orderNo, inner)),
  }
}
