import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  type IPolicy,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import type { Logger } from '../../../shared/logger.ts'
import type { Call, ForeignReportProvider } from './foreign-report-provider.ts'
import { PdfQueueFullError } from '../../../shared/pdf.ts'
import { ProviderBusy, ProviderFault, ProviderMisread, ProviderRefusal } from './provider-fault.ts'

export type GuardLimits = {
  searchMs: number
  askMs: number
  orderMs: number
  documentMs: number
  /** Attempts after the first one, of calls that change nothing. */
  retries: number
  /** Between two of them, doubled each time. */
  retryPauseMs: number
  /** Faults in a row after which the provider is left alone, and for how long. */
  faultsToOpen: number
  openMs: number
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

/** Longer than that nobody waits for a provider that asks to be left alone. */
const LONGEST_BUSY_MS = 3000

/**
 * A provider that answers in time or not at all: every call has its limit, calls that change nothing are tried again, and
 * a provider that fails again and again is left alone for a while, which is a refusal of its own. An order is sent once.
 */
export function guardProvider(
  provider: ForeignReportProvider,
  { logger, limits = GUARD_LIMITS }: { logger: Logger; limits?: GuardLimits },
): ForeignReportProvider {
  const breaker = circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: limits.openMs,
    breaker: new ConsecutiveBreaker(limits.faultsToOpen),
  })
  breaker.onBreak(() => logger.warn({ provider: provider.id }, 'a provider fails and is left alone for a while'))
  const again = retry(handleWhen(isPassing), {
    maxAttempts: limits.retries,
    backoff: new DelegateBackoff(({ attempt, result }) => pauseBefore(attempt, result, limits.retryPauseMs)),
  })
  const once = (ms: number) => wrap(breaker, timeout(ms, TimeoutStrategy.Aggressive))
  const safely = (ms: number) => wrap(again, breaker, timeout(ms, TimeoutStrategy.Aggressive))
  const policies = {
    search: safely(limits.searchMs),
    ask: safely(limits.askMs),
    order: once(limits.orderMs),
    document: safely(limits.documentMs),
  }
  return {
    ...provider,
    search: (query, call) => run(policies.search, call, (inner) => provider.search(query, inner)),
    availability: (ref, call) => run(policies.ask, call, (inner) => provider.availability(ref, inner)),
    order: (order, call) => run(policies.order, call, (inner) => provider.order(order, inner)),
    find: (callRef, call) => run(policies.ask, call, (inner) => provider.find(callRef, inner)),
    status: (order, call) => run(policies.ask, call, (inner) => provider.status(order, inner)),
    fetchDocument: (order, call) => run(policies.document, call, (inner) => provider.fetchDocument(order, inner)),
    cancel: (orderNo, call) => run(policies.order, call, (inner) => provider.cancel(orderNo, inner)),
  }
}

async function run<Result>(policy: IPolicy, call: Call, work: (call: Call) => Promise<Result>): Promise<Result> {
  try {
    return await policy.execute(({ signal }) => work({ signal }), call.signal)
  } catch (error) {
    // The call was not made at all.
    if (error instanceof BrokenCircuitError) throw new ProviderRefusal('provider-down', { cause: error })
    if (error instanceof TaskCancelledError) throw new ProviderFault('no answer in time', { cause: error })
    if (error instanceof ProviderRefusal || error instanceof ProviderFault) throw error
    throw new ProviderFault('the call failed', { cause: error })
  }
}

/**
 * A refusal is an answer like any other; of being busy the provider is not broken either, nor of one record that we cannot
 * read or of our own queue.
 */
function isFault(error: unknown): boolean {
  return !OF_OTHERS.some((kind) => error instanceof kind)
}

const OF_OTHERS = [ProviderRefusal, ProviderMisread, PdfQueueFullError] as const

function isPassing(error: unknown): boolean {
  if (error instanceof ProviderBusy) return error.retryAfterMs <= LONGEST_BUSY_MS
  return isFault(error) && !(error instanceof BrokenCircuitError)
}

function pauseBefore(attempt: number, result: { error?: unknown } | { value?: unknown }, firstMs: number): number {
  const error = 'error' in result ? result.error : null
  return error instanceof ProviderBusy ? error.retryAfterMs : firstMs * 2 ** (attempt - 1)
}
