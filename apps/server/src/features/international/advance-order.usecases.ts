import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import {
  ATTEMPT_LEASE_MS,
  type ForeignOrderState,
  isSettled,
  type OrderCause,
  pauseBeforeFetching,
  pauseBeforeLooking,
  SENT_STALE_MS,
} from '@merleg/domain/international/foreign-order-states'
import { release } from '../credits/ledger.usecases.ts'
import { deliverOrder, isPdf } from './deliver-order.usecases.ts'
import { changeState, claimAttempt, insertStep, postpone } from './foreign-order-steps.repository.ts'
import { findForeignOrder, type ForeignOrder, listForeignOrdersOf } from './foreign-orders.repository.ts'
import { type InternationalDeps, UNTIL_ITS_LIMIT } from './international-deps.ts'
import type { ForeignReportProvider, Placed } from './provider/foreign-report-provider.ts'
import { ProviderRefusal } from './provider/provider-fault.ts'
import { tellOperator } from './operator-mails.ts'

type Outcome = 'moved' | 'waits'
type Advance = (deps: InternationalDeps, order: ForeignOrder) => Promise<Outcome>

/** More than any order passes in one go. */
const MOST_MOVES = 6

/**
 * Does with an order what can be done now, and answers what it is then. Whoever calls it, and how many at once: each state is
 * entered by one of them, none sends what was sent, and one at a time asks the provider. Null where there is no such order.
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
  unknown: (deps, order) => attempt(deps, order, look),
  placed: (deps, order) => attempt(deps, order, fetchDocument),
  delivered: waits,
  failed: waits,
}

/** Lets one who comes when the order is due ask its provider: how often it may be asked is not a matter of how many wait. */
async function attempt(deps: InternationalDeps, order: ForeignOrder, work: Advance): Promise<Outcome> {
  const now = deps.clock.now()
  if (order.dueAt > now) return 'waits'
  const { orderId, state, attemptCount } = order
  const until = new Date(now.getTime() + ATTEMPT_LEASE_MS)
  if (!(await claimAttempt(deps.db, { orderId, state, attemptCount, now, until }))) return 'waits'
  return work(deps, { ...order, attemptCount: attemptCount + 1 })
}

/** `sent` is committed before the provider is called: whatever happens then, it is never sent again (decisions 28). */
async function send(deps: InternationalDeps, order: ForeignOrder): Promise<Outcome> {
  const { orderId } = order
  const provider = deps.providers.byId(order.providerId)
  if (provider === null) return fail(deps, order, { cause: 'provider-down' })
  const now = deps.clock.now()
  const dueAt = new Date(now.getTime() + SENT_STALE_MS)
  const isOurs = await inTransaction(deps.db, (tx) => changeState(tx, { orderId, state: 'sent', now, dueAt }))
  return isOurs ? place(deps, order, provider) : 'waits'
}

async function place(deps: InternationalDeps, order: ForeignOrder, provider: ForeignReportProvider): Promise<Outcome> {
  const { orderId, providerRef: ref, variant, language, cost } = order
  try {
    const placed = await provider.order({ ref, variant, language, callRef: orderId, cost }, UNTIL_ITS_LIMIT)
    return await take(deps, order, placed)
  } catch (error) {
    return settleFault(deps, { order, provider, error })
  }
}

type Faulty = { order: ForeignOrder; provider: ForeignReportProvider; error: unknown }

/** A refusal ends the order. After any other fault nobody knows whether the provider has it. */
async function settleFault(deps: InternationalDeps, { order, provider, error }: Faulty): Promise<Outcome> {
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

/** Whoever has sent it is dead, or waits longer than anybody may. What is only read may be read again. */
async function giveUpStale(deps: InternationalDeps, order: ForeignOrder): Promise<Outcome> {
  const sentAt = order.sentAt ?? order.quotedAt
  if (sentAt.getTime() + SENT_STALE_MS > deps.clock.now().getTime()) return 'waits'
  const provider = deps.providers.byId(order.providerId)
  if (provider?.isOrderRepeatable === true)
    return attempt(deps, order, (_deps, claimed) => place(deps, claimed, provider))
  await becomeUnknown(deps, order.orderId)
  return 'waits'
}

/** Asks the provider for the order by our reference. That it does not know it proves nothing: a person decides at the end. */
async function look(deps: InternationalDeps, order: ForeignOrder): Promise<Outcome> {
  const provider = deps.providers.byId(order.providerId)
  if (provider?.isOrderRepeatable === true) return place(deps, order, provider)
  try {
    const found = (await provider?.find(order.orderId, UNTIL_ITS_LIMIT)) ?? null
    if (found !== null) return await take(deps, order, found)
  } catch (error) {
    deps.logger.warn({ err: error, orderId: order.orderId }, 'an order could not be looked for at its provider')
  }
  await wait(deps, order, { pauseMs: pauseBeforeLooking(order.attemptCount), cause: 'no-answer' })
  return 'waits'
}

/** What the provider says of the order it has. */
async function take(deps: InternationalDeps, order: ForeignOrder, placed: Placed): Promise<Outcome> {
  const { orderNo, answer } = placed
  if (placed.state === 'failed') return fail(deps, order, { cause: 'provider-failed', answer })
  const now = deps.clock.now()
  const { orderId } = order
  const change = { orderId, state: 'placed', orderNo, answer, now } as const
  if (!(await inTransaction(deps.db, (tx) => changeState(tx, change)))) await takeBack(deps, order, placed)
  return 'moved'
}

/** The provider has what a person has ended meanwhile: written down, taken back where it lets us, and told. */
async function takeBack(deps: InternationalDeps, { orderId }: ForeignOrder, placed: Placed): Promise<void> {
  const order = await findForeignOrder(deps.db, orderId)
  if (order?.state !== 'failed') return
  const provider = deps.providers.byId(order.providerId)
  if (provider === null || provider.isOrderRepeatable) return
  const { orderNo, answer } = placed
  const isTakenBack = await provider.cancel(orderNo, UNTIL_ITS_LIMIT).catch((error: unknown) => {
    deps.logger.warn({ err: error, orderId }, 'an order could not be taken back at its provider')
    return false
  })
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await insertStep(tx, { orderId, state: 'failed', now, answer: { ...answer, orderNo, isTakenBack } })
    if (!isTakenBack) await tellOperator(tx, deps, { order: { ...order, orderNo }, what: 'late' })
  })
}

async function fetchDocument(deps: InternationalDeps, order: ForeignOrder): Promise<Outcome> {
  const provider = deps.providers.byId(order.providerId)
  const { orderId, providerRef: ref, variant, language, orderNo } = order
  const postponed = async (cause: OrderCause | null) => {
    await wait(deps, order, { pauseMs: pauseBeforeFetching(order.attemptCount - 1), cause })
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
    if (provider.isOrderRepeatable && isFinal(error)) return fail(deps, order, { cause: error.reason })
    return postponed('provider-down')
  }
}

/** Asking again would bring the same. */
function isFinal(error: unknown): error is ProviderRefusal {
  return error instanceof ProviderRefusal && (error.reason === 'not-available' || error.reason === 'refused')
}

type Waiting = { pauseMs: number | null; cause: OrderCause | null }

async function wait(deps: InternationalDeps, order: ForeignOrder, { pauseMs, cause }: Waiting): Promise<void> {
  const now = deps.clock.now()
  const dueAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs)
  const { orderId, state, attemptCount } = order
  await inTransaction(deps.db, async (tx) => {
    const isWaiting = await postpone(tx, { orderId, state, attemptCount, now, dueAt, cause })
    if (isWaiting && dueAt === null) await tellOperator(tx, deps, { order: { ...order, cause }, what: 'undecided' })
  })
}

type Failing = {
  cause: OrderCause
  answer?: object
  actor?: string
  /** Only as it was seen: what the provider has taken meanwhile is not ended behind its back. */
  from?: ForeignOrderState
  also?: (tx: Tx) => Promise<void>
}

/** Ends an order without a document: its credit is free again. */
async function fail(deps: InternationalDeps, order: ForeignOrder, failing: Failing): Promise<Outcome> {
  const { cause } = failing
  const isTold = cause === 'price-changed' && !(await hadSameTermsBefore(deps, order))
  const also = isTold ? (tx: Tx) => tellOperator(tx, deps, { order: { ...order, cause }, what: 'terms' }) : undefined
  await failOrder(deps, order, { ...failing, ...(also ? { also } : {}) })
  return 'waits'
}

const TERMS_TOLD_MS = 24 * 3600 * 1000

/** Was the operator told of it by an order of the same report not a day ago? */
async function hadSameTermsBefore({ db, clock }: InternationalDeps, order: ForeignOrder): Promise<boolean> {
  const since = clock.now().getTime() - TERMS_TOLD_MS
  return (await listForeignOrdersOf(db, order)).some(
    ({ cause, variant, quotedAt }) =>
      cause === 'price-changed' && variant === order.variant && quotedAt.getTime() > since,
  )
}

/** The same for who decides; answers whether it was still to be ended. */
export async function failOrder(
  { db, clock }: Pick<InternationalDeps, 'db' | 'clock'>,
  { orderId, holdId, state }: ForeignOrder,
  { cause, answer, actor, from, also }: Failing,
): Promise<boolean> {
  if (isSettled(state)) return false
  const now = clock.now()
  const change = { orderId, state: 'failed', cause, actor: actor ?? null, answer: answer ?? null, now } as const
  return inTransaction(db, async (tx) => {
    const isEnded = await changeState(tx, { ...change, ...(from && { from }) })
    if (isEnded && holdId !== null) await release(tx, { holdId, reason: cause, now })
    if (isEnded) await also?.(tx)
    return isEnded
  })
}
