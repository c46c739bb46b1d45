import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Clock } from '../../shared/clock.ts'
import { failOrder } from './advance-order.usecases.ts'
import { changeState, resume } from './foreign-order-steps.repository.ts'
import type { ForeignOrder } from './foreign-orders.repository.ts'

/**
 * What a person has found out of the provider. `placed`: it has the order, under this number; `not-placed`: it has not, or
 * gives it back; `again`: it is to be asked once more.
 */
export type Decision = { kind: 'placed'; orderNo: string } | { kind: 'not-placed' } | { kind: 'again' }

/** Ends what only a person can end. Answers whether there was anything to decide. */
export async function resolveOrder(
  { db, clock }: { db: Db; clock: Clock },
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
    case 'again':
      return resume(db, { orderId, now })
  }
}
