import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Clock } from '../../shared/clock.ts'
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
  switch (decision.kind) {
    case 'placed':
      return inTransaction(db, (tx) =>
        changeState(tx, { orderId, state: 'placed', orderNo: decision.orderNo, cause: 'operator', actor, now }),
      )
    case 'not-placed':
      return failOrder({ db, clock }, order, { cause: 'operator', actor })
    case 'cancel': {
      if (order.orderNo === null) return false
      const isTakenBack = await providers.byId(order.providerId)?.cancel(order.orderNo, UNTIL_ITS_LIMIT)
      return isTakenBack === true && failOrder({ db, clock }, order, { cause: 'operator', actor })
    }
    case 'again':
      return resume(db, { orderId, now })
  }
}
