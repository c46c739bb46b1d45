import { inTransaction } from '@merleg/db/transaction'
import { FAILING_AFTER_MS, parseRetryAfter, pauseAfter } from '@merleg/domain/webhooks/retry-schedule'
import type { Tx } from '@merleg/db/connect'
import type { Deps } from '../../app/deps.ts'
import { postOutside } from '../../shared/outgoing/post-outside.ts'
import { SecretUnreadable } from '../../shared/secret-box.ts'
import type { ResolveName } from '../../shared/outgoing/outgoing-guard.ts'
import { findAlert } from '../alert-stream/told-alerts.repository.ts'
import { tellAlerts } from '../alert-stream/told-alerts.views.ts'
import { mailWebhookEnd } from './mail-webhook-end.usecases.ts'
import { outgoingSettings } from './outgoing-settings.ts'
import {
  type ClaimedDelivery,
  type DeliveryOutcome,
  finishClaim,
  insertAttempt,
  lockDelivery,
  releaseClaim,
} from './sending.repository.ts'
import type { AttemptRow } from './webhook-deliveries.repository.ts'
import { lockEndpoint, updateEndpointState, updateFailing } from './webhook-endpoints.repository.ts'
import { readSecrets } from './webhook-secrets.ts'
import { signMessage, writeAlertBody, writeTestBody } from './webhook-message.ts'

export type SendDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'> & { resolve: ResolveName }

const TIMEOUT_MS = 15_000
const ANSWER_BYTES = 1024

/** Was the message taken? A redirect is not followed and counts as a failure, as the conventions say. */
export function isTaken({ status }: Pick<DeliveryOutcome, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300
}

/**
 * Sends a claimed delivery and stores how it went. Null where it is not there any more. Should the process end before it is
 * stored, the message goes out again under the same id. Throws where `signal` aborts: the delivery is given back then.
 */
export async function sendWebhook(
  deps: SendDeps,
  claimed: ClaimedDelivery,
  signal: AbortSignal,
): Promise<AttemptRow | null> {
  const attemptedAt = deps.clock.now()
  try {
    const outcome = await post(deps, claimed, { now: attemptedAt, signal })
    return await inTransaction(deps.db, (tx) => store(tx, { deps, claimed, outcome, attemptedAt }))
  } catch (error) {
    await releaseClaim(deps.db, claimed)
    throw error
  }
}

const NOTHING_TO_SEND: DeliveryOutcome = { durationMs: 0, status: null, fault: null, answer: '', retryAfter: undefined }

async function post(
  deps: SendDeps,
  claimed: ClaimedDelivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<DeliveryOutcome> {
  const { config, resolve } = deps
  const { messageId, url } = claimed
  const secrets = await readSecrets(deps, { ...claimed, now }).catch(unlessUnreadable)
  if (secrets === 'secret-unreadable') return { ...NOTHING_TO_SEND, fault: secrets }
  const body = await writeMessage(deps, claimed, now)
  if (secrets === null || body === null) return NOTHING_TO_SEND
  const headers = signMessage({ messageId, body, secrets, now })
  const message = { url, headers, body, timeoutMs: TIMEOUT_MS, answerBytes: ANSWER_BYTES, signal }
  return postOutside(message, outgoingSettings(config), resolve)
}

function unlessUnreadable(error: unknown): 'secret-unreadable' {
  if (error instanceof SecretUnreadable) return 'secret-unreadable'
  throw error
}

async function writeMessage(
  { db, config }: SendDeps,
  { endpointId, subscriberId, position }: ClaimedDelivery,
  now: Date,
): Promise<string | null> {
  if (position === null) return writeTestBody({ endpointId, now })
  const alert = await findAlert(db, { subscriberId, position })
  const [told] = alert === null ? [] : await tellAlerts(db, [alert], { subscriberId, config })
  return told === undefined ? null : writeAlertBody(told)
}

type Stored = { deps: SendDeps; claimed: ClaimedDelivery; outcome: DeliveryOutcome; attemptedAt: Date }

async function store(tx: Tx, stored: Stored): Promise<AttemptRow | null> {
  const { deps, claimed, outcome, attemptedAt } = stored
  const { endpointId, deliveryId, claimId, position } = claimed
  if ((await lockEndpoint(tx, endpointId)) === null || !(await lockDelivery(tx, deliveryId))) return null
  const { retryAfter: _retryAfter, ...told } = outcome
  const attempt = { attemptId: await insertAttempt(tx, { deliveryId, attemptedAt, outcome }), attemptedAt, ...told }
  const now = deps.clock.now()
  const pauseMs = isTaken(outcome) || position === null ? null : nextPause(claimed, outcome, now)
  const state = isTaken(outcome) ? 'delivered' : pauseMs === null ? 'failed' : 'waiting'
  const dueAt = new Date(now.getTime() + (pauseMs ?? 0))
  const isHeld = await finishClaim(tx, { deliveryId, claimId, state, dueAt })
  // A test tells its user how it went, and nothing of how the endpoint does otherwise.
  if (isHeld && position !== null) await judgeEndpoint(tx, { ...stored, now, isLast: state === 'failed' })
  return attempt
}

function nextPause({ attemptCount }: ClaimedDelivery, { retryAfter }: DeliveryOutcome, now: Date): number | null {
  const askedPauseMs = parseRetryAfter(retryAfter, now)
  return pauseAfter({ attemptCount: attemptCount + 1, askedPauseMs, random: Math.random() })
}

/** Ends the sending to a receiver that wants no more, or has taken nothing for days; its users are told. */
async function judgeEndpoint(
  tx: Tx,
  { deps, claimed, outcome, now, isLast }: Stored & { now: Date; isLast: boolean },
): Promise<void> {
  const { endpointId } = claimed
  await updateFailing(tx, { endpointId, isTaken: isTaken(outcome), now })
  if (isTaken(outcome)) return
  const endpoint = await lockEndpoint(tx, endpointId)
  if (endpoint?.state !== 'active') return
  const failingMs = now.getTime() - (endpoint.failingSince?.getTime() ?? now.getTime())
  const state = outcome.status === 410 ? 'gone' : isLast && failingMs >= FAILING_AFTER_MS ? 'failing' : null
  if (state === null) return
  await updateEndpointState(tx, endpointId, { state, now })
  await mailWebhookEnd(tx, deps, { ...endpoint, state, stateAt: now })
}
