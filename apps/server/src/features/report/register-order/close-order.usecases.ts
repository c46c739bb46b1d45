import type { Db } from '@merleg/db/connect'
import { findPlacedOrder, updatePlacedOrder } from './placed-orders.repository.ts'

/** The operator is through with an order: its documents were sent, or it came to nothing. */
export async function closeRegisterOrder(
  db: Db,
  closing: { orderNumber: string; state: 'delivered' | 'cancelled'; now: Date },
): Promise<'closed' | 'closed-before' | 'not-found'> {
  if (await updatePlacedOrder(db, closing)) return 'closed'
  return (await findPlacedOrder(db, closing.orderNumber)) === null ? 'not-found' : 'closed-before'
}
