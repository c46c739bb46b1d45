import { setTimeout as delay } from 'node:timers/promises'
import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { createAlertBell } from '../../shared/alert-bell.ts'
import { type ResolveName, resolveName } from '../../shared/outgoing/outgoing-guard.ts'
import { insertNextDeliveries } from './make-deliveries.repository.ts'
import { sendWebhook } from './send-webhook.usecases.ts'
import { claimDeliveries, type ClaimedDelivery, findNextDue, lockClaiming } from './sending.repository.ts'

type SendingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'logger' | 'alertBell'>
type Options = {
  /** A sender that is not heard of for so long is taken for dead; longer than any attempt takes. */
  claimMs?: number
  resolve?: ResolveName
}
type Round = Options & { signal: AbortSignal }

export type Sending = { close: () => Promise<void> }

const PARALLEL = 8
const PARALLEL_PER_ENDPOINT = 2
const CLAIM_MS = 60_000
/** A pooler may not pass notices on. */
const LOOK_EVERY_MS = 10_000
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000

/**
 * Makes this process send webhooks: whatever alerts are made, and whatever is due again. What it is at when it is closed is
 * given back untried.
 */
export function startSending(deps: SendingDeps, options: Options = {}): Sending {
  const closing = new AbortController()
  const loop = keepSending(deps, { ...options, signal: closing.signal })
  return {
    close: async () => {
      closing.abort()
      await loop
    },
  }
}

async function keepSending(deps: SendingDeps, round: Round): Promise<void> {
  const { signal } = round
  const underWay = new Set<Promise<void>>()
  const isFree = createAlertBell()
  const start = (claimed: ClaimedDelivery) => {
    const sending = sendOne(deps, claimed, round).finally(() => {
      underWay.delete(sending)
      isFree.ring()
    })
    underWay.add(sending)
  }
  for (let failures = 0; !signal.aborted;) {
    const over = new AbortController()
    const ends = AbortSignal.any([signal, over.signal])
    // Listened to before it is looked: what comes in between is heard.
    const rung = [deps.alertBell, isFree].map((bell) => bell.wait({ longestMs: LOOK_EVERY_MS, signal: ends }))
    try {
      await makeDeliveries(deps, signal)
      const claimed = await claimDue(deps, { ...round, limit: PARALLEL - underWay.size })
      claimed.forEach(start)
      failures = 0
      if (claimed.length === 0) await Promise.race([...rung, waitUntilDue(deps, ends)])
    } catch (error) {
      failures += 1
      deps.logger.warn({ err: error, failures }, 'webhooks could not be looked for and will be again')
      const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
      await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    } finally {
      over.abort()
    }
  }
  await Promise.all(underWay)
}

const ENDPOINTS_AT_ONCE = 200
const ALERTS_AT_ONCE = 500

/** Makes deliveries of all alerts there are, until no endpoint is behind, or another process is at those that are. */
export async function makeDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ;) {
    signal?.throwIfAborted()
    const asked = { now: clock.now(), endpoints: ENDPOINTS_AT_ONCE, alertsEach: ALERTS_AT_ONCE }
    const { endpointCount, deliveryCount } = await insertNextDeliveries(db, asked)
    if (endpointCount === 0) return count
    count += deliveryCount
  }
}

/** Claims what is due. */
export async function claimDue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { limit, claimMs = CLAIM_MS }: Pick<Options, 'claimMs'> & { limit: number },
): Promise<ClaimedDelivery[]> {
  if (limit <= 0) return []
  return inTransaction(db, async (tx) => {
    await lockClaiming(tx)
    const now = clock.now()
    const until = new Date(now.getTime() + claimMs)
    return claimDeliveries(tx, { now, until, limit, perEndpoint: PARALLEL_PER_ENDPOINT })
  })
}

async function sendOne(deps: SendingDeps, claimed: ClaimedDelivery, { resolve, signal }: Round): Promise<void> {
  try {
    await sendWebhook({ ...deps, resolve: resolve ?? resolveName }, claimed, signal)
  } catch (error) {
    if (signal.aborted) return
    // Of a database that is away: the claim expires, and another attempt is made.
    deps.logger.warn({ err: error, deliveryId: claimed.deliveryId }, 'a webhook could not be sent and will be again')
    await delay(FIRST_RETRY_MS, undefined, { signal }).catch(() => undefined)
  }
}

async function waitUntilDue({ db, clock }: SendingDeps, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  const due = await findNextDue(db, now)
  const pauseMs = Math.min(due === null ? LOOK_EVERY_MS : due.getTime() - now.getTime(), LOOK_EVERY_MS)
  await delay(Math.max(pauseMs, 0), undefined, { signal }).catch(() => undefined)
}
