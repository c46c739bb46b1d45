import { inTransaction } from '@merleg/db/transaction'
import {
  type ForeignOrderState,
  isSettled,
  type OrderCause,
  pauseBeforeFetching,
  pauseBeforeLooking,
  SENT_STALE_MS,
} from '@merleg/domain/international/foreign-order-states'
import { release } from '../credits/ledger.usecases.ts'
import { deliverOrder, isPdf } from './deliver-order.usecases.ts'
import { changeState, postpone } from './foreign-order-steps.repository.ts'
import { findForeignOrder, type ForeignOrder } from './foreign-orders.repository.ts'
import { type InternationalDeps, UNTIL_ITS_LIMIT } from './international-deps.ts'
import type { ForeignReportProvider, Placed } from './provider/foreign-report-provider.ts'
import { ProviderRefusal } from './provider/provider-fault.ts'

type Advance = (deps: InternationalDeps, order: ForeignOrder) => Promise<'moved' | 'waits'>

/** More than any order passes in one go. */
const MOST_MOVES = 6

/**
 * Does with an order what can be done now, and answers what it is then. Whoever calls it, and how many at once: each state is
 * entered by one of them, and none sends what was sent. Null where there is no such order.
 */
export async function advanceOrder(deps: InternationalDeps, orderId: string): Promise<ForeignOrder | null> {
  for (let moves = 0; ; moves += 1) {
    const order = await findForeignOrder(deps.db, orderId)
    if (order?.undecidedSince !== null || moves === MOST_MOVES) return order
    const outcome = await ADVANCE[order.state](deps, order)
    if (outcome === 'waits') return findForeignOrder(deps.db, orderId)
  }
}

const waits: Advance = async () => 'waits'

const ADVANCE: Readonly<Record<ForeignOrderState, Advance>> = {
  quoted: waits,
  reserved: send,
  sent: giveUpStale,
  unknown: (deps, order) => (isDue(deps, order) ? look(deps, order) : waits(deps, order)),
  placed: (deps, order) => (isDue(deps, order) ? fetchDocument(deps, order) : waits(deps, order)),
  delivered: waits,
  failed: waits,
}

function isDue({ clock }: InternationalDeps, { dueAt }: ForeignOrder): boolean {
  return dueAt <= clock.now()
}

/** `sent` is committed before the provider is called: whatever happens then, it is never sent again (decisions 28). */
async function send(deps: InternationalDeps, order: ForeignOrder): Promise<'moved' | 'waits'> {
  const { orderId, providerRef: ref, variant, language, cost } = order
  const provider = deps.providers.byId(order.providerId)
  if (provider === null) return fail(deps, order, { cause: 'provider-down' })
  const now = deps.clock.now()
  const dueAt = new Date(now.getTime() + SENT_STALE_MS)
  const isOurs = await inTransaction(deps.db, (tx) => changeState(tx, { orderId, state: 'sent', now, dueAt }))
  if (!isOurs) return 'waits'
  try {
    const placed = await provider.order({ ref, variant, language, callRef: orderId, cost }, UNTIL_ITS_LIMIT)
    return await take(deps, order, placed)
  } catch (error) {
    return settleFault(deps, { order, provider, error })
  }
}

type Faulty = { order: ForeignOrder; provider: ForeignReportProvider; error: unknown }

/** A refusal ends the order. After any other fault nobody knows whether the provider has it. */
async function settleFault(deps: InternationalDeps, { order, provider, error }: Faulty): Promise<'moved' | 'waits'> {
  const { orderId } = order
  if (error instanceof ProviderRefusal) return fail(deps, order, { cause: error.reason })
  deps.logger.warn({ err: error, provider: provider.id, orderId }, 'a provider did not answer an order')
  if (provider.isOrderRepeatable) return fail(deps, order, { cause: 'provider-down' })
  await becomeUnknown(deps, orderId)
  return 'waits'
}

async function becomeUnknown({ db, clock }: InternationalDeps, orderId: string): Promise<void> {
  const now = clock.now()
  const dueAt = new Date(now.getTime() + (pauseBeforeLooking(0) ?? 0))
  await inTransaction(db, (tx) => changeState(tx, { orderId, state: 'unknown', cause: 'no-answer', now, dueAt }))
}

/** Whoever has sent it is dead, or waits longer than anybody may. */
async function giveUpStale(deps: InternationalDeps, order: ForeignOrder): Promise<'moved' | 'waits'> {
  const sentAt = order.sentAt ?? order.quotedAt
  if (sentAt.getTime() + SENT_STALE_MS <= deps.clock.now().getTime()) await becomeUnknown(deps, order.orderId)
  return 'waits'
}

/** Asks the provider for the order by our reference. That it does not know it proves nothing: a person decides at the end. */
async function look(deps: InternationalDeps, order: ForeignOrder): Promise<'moved' | 'waits'> {
  const provider = deps.providers.byId(order.providerId)
  try {
    const found = (await provider?.find(order.orderId, UNTIL_ITS_LIMIT)) ?? null
    if (found !== null) return await take(deps, order, found)
  } catch (error) {
    deps.logger.warn({ err: error, orderId: order.orderId }, 'an order could not be looked for at its provider')
  }
  await wait(deps, order, { pauseMs: pauseBeforeLooking(order.attemptCount + 1), cause: 'no-answer' })
  return 'waits'
}

/** What the provider says of the order it has. */
async function take(deps: InternationalDeps, order: ForeignOrder, placed: Placed): Promise<'moved' | 'waits'> {
  const { orderNo, answer } = placed
  if (placed.state === 'failed') return fail(deps, order, { cause: 'provider-failed', answer })
  const now = deps.clock.now()
  const { orderId } = order
  await inTransaction(deps.db, (tx) => changeState(tx, { orderId, state: 'placed', orderNo, answer, now }))
  return 'moved'
}

async function fetchDocument(deps: InternationalDeps, order: ForeignOrder): Promise<'moved' | 'waits'> {
  const provider = deps.providers.byId(order.providerId)
  const { orderId, providerRef: ref, variant, language, orderNo } = order
  const pauseMs = pauseBeforeFetching(order.attemptCount)
  const postponed = async (cause: OrderCause | null) => {
    await wait(deps, order, { pauseMs, cause })
    return 'waits' as const
  }
  if (provider === null || orderNo === null) return postponed('provider-down')
  const placed = { ref, variant, language, callRef: orderId, orderNo }
  try {
    const status = await provider.status(placed, UNTIL_ITS_LIMIT)
    if (status.state === 'failed') return await fail(deps, order, { cause: 'provider-failed', answer: status.answer })
    if (status.state === 'pending') return await postponed(null)
    const document = await provider.fetchDocument(placed, UNTIL_ITS_LIMIT)
    if (!isPdf(document.pdf)) return await postponed('document-broken')
    await deliverOrder(deps, order, document)
    return 'moved'
  } catch (error) {
    deps.logger.warn({ err: error, provider: provider.id, orderId }, 'a document could not be fetched of its provider')
    return postponed('provider-down')
  }
}

type Waiting = { pauseMs: number | null; cause: OrderCause | null }

async function wait({ db, clock }: InternationalDeps, order: ForeignOrder, { pauseMs, cause }: Waiting): Promise<void> {
  const now = clock.now()
  const dueAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs)
  await postpone(db, { orderId: order.orderId, state: order.state, now, dueAt, cause })
}

type Failing = { cause: OrderCause; answer?: object; actor?: string }

/** Ends an order without a document: its credit is free again. */
async function fail(deps: InternationalDeps, order: ForeignOrder, failing: Failing): Promise<'moved' | 'waits'> {
  await failOrder(deps, order, failing)
  return 'waits'
}

/** The same for who decides; answers whether it was still to be ended. */
export async function failOrder(
  { db, clock }: Pick<InternationalDeps, 'db' | 'clock'>,
  { orderId, holdId, state }: ForeignOrder,
  { cause, answer, actor }: Failing,
): Promise<boolean> {
  if (isSettled(state)) return false
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const isEnded = await changeState(tx, {
      orderId,
      state: 'failed',
      cause,
      actor: actor ?? null,
      answer: answer ?? null,
      now,
    })
    if (isEnded && holdId !== null) await release(tx, { holdId, reason: cause, now })
    return isEnded
  })
}
