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

export type EarlierOrder = { orderId: string; orderNumber: string; requestHash: string; orderedAt: Date }

/** The order that answered a key of a client, or null. */
export async function findOrderByKey(
  tx: Tx,
  { subscriberId, requestKey }: { subscriberId: string; requestKey: string },
): Promise<EarlierOrder | null> {
  const found = selectEarlier(tx, subscriberId)
    .innerJoin('international_order_keys as k', 'k.order_id', 'international_orders.order_id')
    .where('k.subscriber_id', '=', subscriberId)
    .where('k.request_key', '=', requestKey)
  return (await found.executeTakeFirst()) ?? null
}

/**
 * The last order of the same content within a span of time, or null; one that was cancelled since is no answer to it, and
 * none of the future, where the clock was put back.
 */
export async function findRepeatedOrder(
  tx: Tx,
  { subscriberId, requestHash, since, now }: { subscriberId: string; requestHash: string; since: Date; now: Date },
): Promise<EarlierOrder | null> {
  const same = selectEarlier(tx, subscriberId)
    .where('request_hash', '=', requestHash)
    .where('ordered_at', '>', since)
    .where('ordered_at', '<=', now)
    .where('state', 'in', ['ordered', 'delivered'])
  return (await same.orderBy('ordered_at', 'desc').limit(1).executeTakeFirst()) ?? null
}

function selectEarlier(tx: Tx, subscriberId: string) {
  return tx
    .selectFrom('international_orders')
    .select([
      'international_orders.order_id as orderId',
      'order_number as orderNumber',
      'request_hash as requestHash',
      'ordered_at as orderedAt',
    ])
    .where('international_orders.subscriber_id', '=', subscriberId)
}

/** From now on an order answers this key. */
export async function insertOrderKey(
  tx: Tx,
  { subscriberId, requestKey, orderId }: { subscriberId: string; requestKey: string; orderId: string },
): Promise<void> {
  await tx
    .insertInto('international_order_keys')
    .values({ subscriber_id: subscriberId, request_key: requestKey, order_id: orderId })
    .execute()
}

/** When the oldest of the newest so many orders after a moment was placed; null where there are fewer. */
export async function findOrderedAt(
  tx: Tx,
  { subscriberId, since, now, most }: { subscriberId: string; since: Date; now: Date; most: number },
): Promise<Date | null> {
  const row = await tx
    .selectFrom('international_orders')
    .select('ordered_at as orderedAt')
    .where('subscriber_id', '=', subscriberId)
    .where('ordered_at', '>', since)
    .where('ordered_at', '<=', now)
    .orderBy('ordered_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.orderedAt ?? null
}
