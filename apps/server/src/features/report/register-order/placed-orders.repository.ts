import type { BillingDetails } from '@merleg/contract/billing.contract'
import { integer, jsonb, oneOf, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { OrderLine } from './orders.repository.ts'

const PLACED_STATES = ['ordered', 'delivered', 'cancelled'] as const
export type PlacedState = (typeof PLACED_STATES)[number]

const PLACED_COLUMNS = {
  orderNumber: text,
  state: oneOf(PLACED_STATES),
  orderedAt: timestamptz,
  orderedBy: text,
  subscriberName: text,
  companyName: text,
  registerNumber: text,
  totalHuf: integer,
  billing: jsonb<BillingDetails>(),
  lines: jsonb<OrderLine[]>(),
  /** Who is through with it, and what whoever ordered was told. */
  closedBy: orNull(text),
  closingNote: orNull(text),
}
/** An order as the operator sees it. */
export type PlacedRegisterOrder = RowOf<typeof PLACED_COLUMNS>

const placedRows = sql`
  select o.order_number as "orderNumber", o.state, o.ordered_at as "orderedAt", u.name as "orderedBy",
         s.name as "subscriberName", o.company_name as "companyName", o.register_number as "registerNumber",
         o.total::integer as "totalHuf", o.billing, o.closed_by as "closedBy", o.closing_note as "closingNote",
         (select jsonb_agg(jsonb_build_object('publicationId', l.publication_id, 'title', l.title, 'priceHuf', l.price) order by l.line_no)
          from register_order_lines l where l.order_id = o.order_id) as lines
  from register_orders o join users u using (user_id) join subscribers s on s.subscriber_id = o.subscriber_id`

type Asked = { states: readonly string[]; limit: number }

const placedOrders = statement({
  row: PLACED_COLUMNS,
  examples: [{ states: ['ordered'], limit: 1 }],
  sql: ({ states, limit }: Asked) => sql`
    ${placedRows} where o.state = any(${[...states]}::text[]) order by o.ordered_at, o.order_id limit ${limit}`,
})

/** Everybody's orders in some states, the oldest first: for the operator. */
export async function listPlacedOrders(db: DbOrTx, asked: Asked): Promise<PlacedRegisterOrder[]> {
  return placedOrders.list(db, asked)
}

const placedOrder = statement({
  row: PLACED_COLUMNS,
  examples: [''],
  sql: (orderNumber: string) => sql`${placedRows} where o.order_number = ${orderNumber}`,
})

export async function findPlacedOrder(db: DbOrTx, orderNumber: string): Promise<PlacedRegisterOrder | null> {
  return placedOrder.find(db, orderNumber)
}

type Closing = { orderNumber: string; state: PlacedState; actor: string; note: string; now: Date }

/** An order that was just closed, and whose it is. */
export type ClosedOrder = { orderId: string; subscriberId: string; userId: string; companyName: string }

/** Null where there is no such order that is open: of several who close it one does. */
export async function updatePlacedOrder(
  db: DbOrTx,
  { orderNumber, state, actor, note, now }: Closing,
): Promise<ClosedOrder | null> {
  const closed = db
    .updateTable('register_orders')
    .set({ state, closed_at: now, closed_by: actor, closing_note: note })
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'ordered')
    .returning(['order_id as orderId', 'subscriber_id as subscriberId', 'user_id as userId'])
    .returning('company_name as companyName')
  return (await closed.executeTakeFirst()) ?? null
}
