import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Clock } from '../../shared/clock.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { failOrder } from './advance-order.usecases.ts'
import { changeState, resume } from './foreign-order-steps.repository.ts'
import type { ForeignOrder } from './foreign-orders.repository.ts'
import { UNTIL_ITS_LIMIT } from './international-deps.ts'
import type { ForeignProviders } from './providers.ts'

/**
 * What a person has found out of the provider. `placed`: it has the order, under this number; `not-placed`: it has not, or
 * gives it back; `cancel`: it is to be asked to take the order back; `again`: it is to be asked once more.
 */
export type Decision = { kind: 'placed'; orderNo: string } | { kind: 'not-placed' | 'cancel' | 'again' }

type Resolving = { db: Db; clock: Clock; providers: ForeignProviders }

/** Ends what only a person can end. Answers whether there was anything to decide, and the provider has agreed to it. */
export async function resolveOrder(
  { db, clock, providers }: Resolving,
  order: ForeignOrder,
  { decision, actor }: { decision: Decision; actor: string },
): Promise<boolean> {
  const { orderId, state, undecidedSince } = order
  if (state !== 'unknown' && undecidedSince === null) return false
  const now = clock.now()
  const subject = { id: orderId, name: order.companyName }
  const also = (tx: Tx) =>
    recordProviderAct(tx, { subscriberId: order.subscriberId, act: 'order-handled', subject, now })
  switch (decision.kind) {
    case 'placed':
      return inTransaction(db, async (tx) => {
        const change = { orderId, state: 'placed', orderNo: decision.orderNo, cause: 'operator', actor, now } as const
        const isDone = await changeState(tx, change)
        if (isDone) await also(tx)
        return isDone
      })
    case 'not-placed':
      return failOrder({ db, clock }, order, { cause: 'operator', actor, from: state, also })
    case 'cancel': {
      if (order.orderNo === null) return false
      const isTakenBack = await providers.byId(order.providerId)?.cancel(order.orderNo, UNTIL_ITS_LIMIT)
      return isTakenBack === true && failOrder({ db, clock }, order, { cause: 'operator', actor, from: state, also })
    }
    case 'again':
      return inTransaction(db, async (tx) => {
        const isDone = await resume(tx, { orderId, now })
        if (isDone) await also(tx)
        return isDone
      })
  }
}
