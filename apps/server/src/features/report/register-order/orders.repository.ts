import type { BillingDetails } from '@merleg/contract/billing.contract'
import { bigint, integer, jsonb, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { formatOrderNumber } from '@merleg/domain/publications'
import { sql } from 'kysely'

export type OrderLine = { publicationId: string; title: string; priceHuf: number }

export type NewOrder = {
  subscriberId: string
  userId: string
  companyId: string
  companyName: string
  registerNumber: string
  lines: readonly OrderLine[]
  totalHuf: number
  billing: BillingDetails
  now: Date
}

/** Ids of an order's documents, sorted, each once: the same for the same order. */
export function toPublicationSet(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted()
}

type SameOrder = { subscriberId: string; companyId: string; publicationIds: readonly string[]; since: Date }

export type EarlierOrder = {
  orderId: string
  orderNumber: string
  companyId: string
  publicationIds: string[]
  orderedAt: Date
}

const EARLIER = [
  'register_orders.order_id as orderId',
  'order_number as orderNumber',
  'company_id as companyId',
  'publication_ids as publicationIds',
  'ordered_at as orderedAt',
] as const

/** The subscriber's last order, whoever of it placed it, of the same documents of the same company after a moment, or null. */
export async function findRepeatedOrder(
  db: DbOrTx,
  { subscriberId, companyId, publicationIds, since }: SameOrder,
): Promise<EarlierOrder | null> {
  const same = db
    .selectFrom('register_orders')
    .select(EARLIER)
    .where('subscriber_id', '=', subscriberId)
    .where('company_id', '=', companyId)
    .where('ordered_at', '>', since)
    .where((of) => of('publication_ids', '=', of.val(toPublicationSet(publicationIds))))
    .orderBy('ordered_at', 'desc')
    .limit(1)
  return (await same.executeTakeFirst()) ?? null
}

/** The order that answered a key of a client, or null. */
export async function findOrderByKey(
  db: DbOrTx,
  { subscriberId, requestKey }: { subscriberId: string; requestKey: string },
): Promise<EarlierOrder | null> {
  const found = db
    .selectFrom('register_order_keys as k')
    .innerJoin('register_orders', 'register_orders.order_id', 'k.order_id')
    .select(EARLIER)
    .where('k.subscriber_id', '=', subscriberId)
    .where('k.request_key', '=', requestKey)
  return (await found.executeTakeFirst()) ?? null
}

/** From now on an order answers this key. */
export async function insertOrderKey(
  tx: DbOrTx,
  { subscriberId, requestKey, orderId }: { subscriberId: string; requestKey: string; orderId: string },
): Promise<void> {
  await tx
    .insertInto('register_order_keys')
    .values({ subscriber_id: subscriberId, request_key: requestKey, order_id: orderId })
    .execute()
}

type Hourly = { subscriberId: string; since: Date; now: Date; most: number }

/** When the oldest of the newest so many orders after a moment was placed; null where there are fewer. */
export async function findOrderedAt(tx: DbOrTx, { subscriberId, since, now, most }: Hourly): Promise<Date | null> {
  const newest = tx
    .selectFrom('register_orders')
    .select('ordered_at as orderedAt')
    .where('subscriber_id', '=', subscriberId)
    .where('ordered_at', '>', since)
    .where('ordered_at', '<=', now)
    .orderBy('ordered_at', 'desc')
    .offset(most - 1)
    .limit(1)
  return (await newest.executeTakeFirst())?.orderedAt ?? null
}

const nextSerial = statement({
  row: { serial: bigint, year: integer },
  examples: [new Date(0)],
  sql: (now: Date) => sql`
    select nextval('register_order_serials') as serial,
           extract(year from ${now}::timestamptz at time zone 'Europe/Budapest')::integer as year`,
})

const orderLines = command({
  examples: [{ orderId: '00000000-0000-0000-0000-000000000000', lines: [] }],
  sql: ({ orderId, lines }: { orderId: string; lines: readonly OrderLine[] }) => sql`
    insert into register_order_lines (order_id, line_no, publication_id, title, price)
    select ${orderId}::uuid, l.ordinality, l."publicationId", l.title, l.price
    from unnest(${lines.map((line) => line.publicationId)}::text[], ${lines.map((line) => line.title)}::text[],
                ${lines.map((line) => line.priceHuf)}::numeric[]) with ordinality as l("publicationId", title, price, ordinality)`,
})

/** Stores an order with its lines; answers its id and number. */
export async function insertOrder(tx: DbOrTx, order: NewOrder): Promise<{ orderId: string; orderNumber: string }> {
  const orderNumber = formatOrderNumber(await nextSerial.get(tx, order.now))
  const { orderId } = await tx
    .insertInto('register_orders')
    .values({
      order_number: orderNumber,
      subscriber_id: order.subscriberId,
      user_id: order.userId,
      company_id: order.companyId,
      company_name: order.companyName,
      register_number: order.registerNumber,
      publication_ids: toPublicationSet(order.lines.map(({ publicationId }) => publicationId)),
      total: order.totalHuf,
      billing: JSON.stringify(order.billing),
      ordered_at: order.now,
    })
    .returning('order_id as orderId')
    .executeTakeFirstOrThrow()
  await orderLines.run(tx, { orderId, lines: order.lines })
  return { orderId, orderNumber }
}

export type StoredOrder = {
  orderNumber: string
  orderedAt: Date
  orderedBy: string
  totalHuf: number
  lines: OrderLine[]
}

type OrdersQuery = { subscriberId: string; companyId: string; limit: number }

const orders = statement({
  row: { orderNumber: text, orderedAt: timestamptz, orderedBy: text, totalHuf: integer, lines: jsonb<OrderLine[]>() },
  examples: [{ subscriberId: '00000000-0000-0000-0000-000000000000', companyId: '', limit: 1 }],
  sql: ({ subscriberId, companyId, limit }: OrdersQuery) => sql`${onePlan}
    select o.order_number as "orderNumber", o.ordered_at as "orderedAt", u.name as "orderedBy", o.total::integer as "totalHuf",
           (select jsonb_agg(jsonb_build_object('publicationId', l.publication_id, 'title', l.title, 'priceHuf', l.price) order by l.line_no)
            from register_order_lines l where l.order_id = o.order_id) as lines
    from register_orders o join users u using (user_id)
    where o.subscriber_id = ${subscriberId} and o.company_id = ${companyId}
    order by o.ordered_at desc, o.order_id desc limit ${limit}`,
})

/** The last orders of a subscriber about a company, the newest first. */
export async function listOrders(db: DbOrTx, query: OrdersQuery): Promise<StoredOrder[]> {
  return orders.list(db, query)
}

export async function findSubscriberName(db: DbOrTx, subscriberId: string): Promise<string> {
  const found = db.selectFrom('subscribers').select('name').where('subscriber_id', '=', subscriberId)
  return (await found.executeTakeFirst())?.name ?? ''
}
