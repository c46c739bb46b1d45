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
import { PdfQueueFullError, PdfTooSlowError } from '../../../shared/pdf.ts'
import type { Call } from './foreign-report-provider.ts'
import { ProviderBusy, ProviderFault, ProviderMisread, ProviderRefusal } from './provider-fault.ts'

export type RetryLimits = {
  /** Attempts after the first one, of calls that change nothing. */
  retries: number
  /** Between two of them, doubled each time. */
  retryPauseMs: number
  /** Faults in a row after which the provider is left alone, and for how long. */
  faultsToOpen: number
  openMs: number
}

/** Longer than that nobody waits for a provider that asks to be left alone. */
const LONGEST_BUSY_MS = 3000

/** A call that answers in time or not at all. */
export type GuardedCall = <Result>(call: Call, work: (call: Call) => Promise<Result>) => Promise<Result>

type Guarded = { name: string; logger: Logger; limits: RetryLimits }

/**
 * What stands between us and somebody else's service: every call has its limit, those made `safely` (which change nothing)
 * are tried again, and a service that fails again and again is left alone for a while, which is a refusal of its own.
 */
export function guardCalls({ name, logger, limits }: Guarded) {
  const breaker = circuitBreaker(handleWhen(isFault), {
    halfOpenAfter: limits.openMs,
    breaker: new ConsecutiveBreaker(limits.faultsToOpen),
  })
  breaker.onBreak(() => logger.warn({ provider: name }, 'a provider fails and is left alone for a while'))
  const again = retry(handleWhen(isPassing), {
    maxAttempts: limits.retries,
    backoff: new DelegateBackoff(({ attempt, result }) => pauseBefore(attempt, result, limits.retryPauseMs)),
  })
  return {
    once: (ms: number): GuardedCall => guardBy(wrap(breaker, timeout(ms, TimeoutStrategy.Aggressive))),
    safely: (ms: number): GuardedCall => guardBy(wrap(again, breaker, timeout(ms, TimeoutStrategy.Aggressive))),
  }
}

function guardBy(policy: IPolicy): GuardedCall {
  return async (call, work) => {
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
}

/**
 * A refusal is an answer like any other; of being busy the provider is not broken either, nor of one record that we cannot
 * read or of our own typesetting.
 */
function isFault(error: unknown): boolean {
  return !OF_OTHERS.some((kind) => error instanceof kind)
}

const OF_OTHERS = [ProviderRefusal, ProviderMisread, PdfQueueFullError, PdfTooSlowError] as const

function isPassing(error: unknown): boolean {
  if (error instanceof ProviderBusy) return error.retryAfterMs <= LONGEST_BUSY_MS
  return isFault(error) && !(error instanceof BrokenCircuitError)
}

function pauseBefore(attempt: number, result: { error?: unknown } | { value?: unknown }, firstMs: number): number {
  const error = 'error' in result ? result.error : null
  const doubled = firstMs * 2 ** (attempt - 1)
  return error instanceof ProviderBusy ? Math.max(error.retryAfterMs, doubled) : doubled
}
