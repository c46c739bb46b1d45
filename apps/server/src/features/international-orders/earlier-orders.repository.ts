import type { Tx } from '@merleg/db/connect'

/** The orders of a subscriber come one after the other by it. */
export async function lockSubscriber(tx: Tx, subscriberId: string): Promise<void> {
  await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('subscriber_id', '=', subscriberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export type EarlierOrder = { orderId: string; orderNumber: string; requestHash: string }

/** The order that the client made with a key, or null. */
export async function findOrderByKey(
  tx: Tx,
  { subscriberId, requestKey }: { subscriberId: string; requestKey: string },
): Promise<EarlierOrder | null> {
  const found = selectEarlier(tx, subscriberId).where('request_key', '=', requestKey)
  return (await found.executeTakeFirst()) ?? null
}

/** The last order of the same content after a moment, or null; one that was cancelled since is no answer to it. */
export async function findRepeatedOrder(
  tx: Tx,
  { subscriberId, requestHash, since }: { subscriberId: string; requestHash: string; since: Date },
): Promise<EarlierOrder | null> {
  const same = selectEarlier(tx, subscriberId)
    .where('request_hash', '=', requestHash)
    .where('ordered_at', '>', since)
    .where('state', 'in', ['ordered', 'delivered'])
  return (await same.orderBy('ordered_at', 'desc').limit(1).executeTakeFirst()) ?? null
}

function selectEarlier(tx: Tx, subscriberId: string) {
  return tx
    .selectFrom('international_orders')
    .select(['order_id as orderId', 'order_number as orderNumber', 'request_hash as requestHash'])
    .where('subscriber_id', '=', subscriberId)
}

/** When the oldest of the newest so many orders after a moment was placed; null where there are fewer. */
export async function findOrderedAt(
  tx: Tx,
  { subscriberId, since, most }: { subscriberId: string; since: Date; most: number },
): Promise<Date | null> {
  const row = await tx
    .selectFrom('international_orders')
    .select('ordered_at as orderedAt')
    .where('subscriber_id', '=', subscriberId)
    .where('ordered_at', '>', since)
    .orderBy('ordered_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.orderedAt ?? null
}
