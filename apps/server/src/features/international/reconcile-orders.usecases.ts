import { setTimeout as delay } from 'node:timers/promises'
import { isSettled } from '@merleg/domain/international/foreign-order-states'
import { advanceOrder } from './advance-order.usecases.ts'
import { type ForeignOrder, listDueForeignOrders } from './foreign-orders.repository.ts'
import type { InternationalDeps } from './international-deps.ts'

const ORDERS_AT_ONCE = 200
/** What is due later is left to the next round. */
const LONGEST_PAUSE_MS = 20_000

/** Goes on with every order with which something is due; answers how many there were. */
export async function reconcileOrders(deps: InternationalDeps, signal: AbortSignal): Promise<number> {
  const due = await listDueForeignOrders(deps.db, { now: deps.clock.now(), limit: ORDERS_AT_ONCE })
  for (const orderId of due) {
    if (signal.aborted) break
    await advanceOrder(deps, orderId).catch((error: unknown) =>
      deps.logger.warn({ err: error, orderId }, 'an order of a foreign report could not go on'),
    )
  }
  return due.length
}

/** Goes on with one order as long as there is soon something to do. */
export async function followOrder(deps: InternationalDeps, orderId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const order = await advanceOrder(deps, orderId)
    if (order?.undecidedSince !== null || isSettled(order.state)) return
    const pauseMs = order.dueAt.getTime() - deps.clock.now().getTime()
    if (pauseMs > LONGEST_PAUSE_MS) return
    await delay(Math.max(pauseMs, 50), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}

const LOOK_EVERY_MS = 200

/** The order as it is when there is nothing to wait for any more, or nobody waits longer. */
export async function awaitOrder(
  deps: InternationalDeps,
  order: ForeignOrder,
  longestMs: number,
): Promise<ForeignOrder> {
  let latest = order
  for (let waited = 0; waited < longestMs; waited += LOOK_EVERY_MS) {
    const { state, undecidedSince } = latest
    if (isSettled(state) || state === 'unknown' || undecidedSince !== null) return latest
    await delay(LOOK_EVERY_MS)
    latest = (await advanceOrder(deps, order.orderId)) ?? latest
  }
  return latest
}
