import { type QuotaState, type QuotaWindow, QUOTA_WINDOWS, writeQuotaLeft, writeQuotaPolicy } from '@merleg/domain/call-quota'
import type { FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/** What a call by a key left of its quotas; the windows in which it was one too many. */
export type CallCount = { quotas: Readonly<Record<QuotaWindow, QuotaState>>; violated: readonly QuotaWindow[] }

/** Says in the headers of the answer what is left; throws `quota.exceeded` where there was nothing. */
export function tellQuota(reply: FastifyReply, { quotas, violated }: CallCount): void {
  void reply.header('ratelimit-policy', writeQuotaPolicy(quotas)).header('ratelimit', writeQuotaLeft(quotas))
  if (violated.length === 0) return
  // Who waits for the shorter one only to be refused for the longer one has waited for nothing.
  const retryAfterSeconds = Math.max(...violated.map((window) => quotas[window].resetSeconds))
  throw new AppError('quota.exceeded', {
    retryAfterSeconds,
    violatedPolicies: QUOTA_WINDOWS.filter((window) => violated.includes(window)),
  })
}
