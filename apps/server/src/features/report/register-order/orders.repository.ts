import type { BillingDetails } from '@merleg/contract/report/register-order.contract'
import type { DbOrTx } from '@merleg/db/connect'
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

type SameOrder = { userId: string; companyId: string; publicationIds: readonly string[]; since: Date }

/** The number of the user's last order of the same documents of the same company after a moment, or null. */
export async function findRepeatedOrder(
  db: DbOrTx,
  { userId, companyId, publicationIds, since }: SameOrder,
): Promise<string | null> {
  const { rows } = await sql<{ orderNumber: string }>`
    select order_number as "orderNumber" from register_orders
    where user_id = ${userId} and company_id = ${companyId} and ordered_at > ${since}
      and publication_ids = ${toPublicationSet(publicationIds)}::text[]
    order by ordered_at desc limit 1`.execute(db)
  return rows[0]?.orderNumber ?? null
}

/** Stores an order with its lines; answers its id and number. */
export async function insertOrder(tx: DbOrTx, order: NewOrder): Promise<{ orderId: string; orderNumber: string }> {
  const { subscriberId, userId, companyId, companyName, registerNumber, lines, totalHuf, billing, now } = order
  const { rows: serials } = await sql<{ serial: number; year: number }>`
    select nextval('register_order_serials')::float8 as serial,
           extract(year from ${now}::timestamptz at time zone 'Europe/Budapest')::integer as year`.execute(tx)
  const [numbered] = serials
  if (numbered === undefined) throw new Error('The database returned no serial number.')
  const orderNumber = formatOrderNumber(numbered)
  const ids = toPublicationSet(lines.map(({ publicationId }) => publicationId))
  const { rows } = await sql<{ orderId: string }>`
    insert into register_orders (order_number, subscriber_id, user_id, company_id, company_name, register_number, publication_ids, total, billing, ordered_at)
    values (${orderNumber}, ${subscriberId}, ${userId}, ${companyId}, ${companyName}, ${registerNumber}, ${ids}::text[], ${totalHuf}, ${JSON.stringify(billing)}::jsonb, ${now})
    returning order_id as "orderId"`.execute(tx)
  const orderId = rows[0]?.orderId
  if (orderId === undefined) throw new Error('The database returned no id of a new row.')
  await sql`
    insert into register_order_lines (order_id, line_no, publication_id, title, price)
    select ${orderId}::uuid, l.ordinality, l."publicationId", l.title, l.price
    from unnest(${lines.map((line) => line.publicationId)}::text[], ${lines.map((line) => line.title)}::text[],
                ${lines.map((line) => line.priceHuf)}::numeric[]) with ordinality as l("publicationId", title, price, ordinality)`.execute(
    tx,
  )
  return { orderId, orderNumber }
}

export type StoredOrder = {
  orderNumber: string
  orderedAt: Date
  orderedBy: string
  totalHuf: number
  lines: OrderLine[]
}

/** The last orders of a subscriber about a company, the newest first. */
export async function listOrders(
  db: DbOrTx,
  { subscriberId, companyId, limit }: { subscriberId: string; companyId: string; limit: number },
): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select o.order_number as "orderNumber", o.ordered_at as "orderedAt", u.name as "orderedBy", o.total::integer as "totalHuf",
           (select jsonb_agg(jsonb_build_object('publicationId', l.publication_id, 'title', l.title, 'priceHuf', l.price) order by l.line_no)
            from register_order_lines l where l.order_id = o.order_id) as lines
    from register_orders o join users u using (user_id)
    where o.subscriber_id = ${subscriberId} and o.company_id = ${companyId}
    order by o.ordered_at desc, o.order_id desc limit ${limit}`.execute(db)
  return rows
}
