import { bigint, boolean, date, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import {
  formatForeignOrderNumber,
  ORDER_STATES,
  type OrderState,
} from '@merleg/domain/international-orders/order-states'
import { type Locale, LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import type { OrderRequest } from './order-request.ts'

export type NewOrder = OrderRequest & {
  orderId: string
  subscriberId: string
  userId: string
  locale: Locale
  /** Minor units. */
  price: number
  currency: string
  holdId: string
  requestHash: string
  now: Date
}

const nextSerial = statement({
  row: { serial: bigint, year: integer },
  examples: [new Date(0)],
  sql: (now: Date) => sql`
    select nextval('international_order_serials') as serial,
           extract(year from ${now}::timestamptz at time zone 'Europe/Budapest')::integer as year`,
})

/** The number of the next order. */
export async function takeOrderNumber(tx: Tx, now: Date): Promise<string> {
  return formatForeignOrderNumber(await nextSerial.get(tx, now))
}

export async function insertOrder(tx: Tx, order: NewOrder & { orderNumber: string }): Promise<void> {
  await tx
    .insertInto('international_orders')
    .values({
      order_id: order.orderId,
      order_number: order.orderNumber,
      subscriber_id: order.subscriberId,
      user_id: order.userId,
      locale: order.locale,
      country_code: order.countryCode,
      company_name: order.companyName,
      address: order.address,
      tax_number: order.taxNumber,
      company_number: order.companyNumber,
      deadline: order.deadline,
      person: order.person,
      phone: order.phone,
      email: order.email,
      comment: order.comment,
      price: order.price,
      currency: order.currency,
      hold_id: order.holdId,
      request_hash: order.requestHash,
      state: 'ordered',
      ordered_at: order.now,
    })
    .execute()
}

const ORDER_COLUMNS = {
  orderId: uuid,
  orderNumber: text,
  subscriberId: uuid,
  ordererId: uuid,
  subscriberName: text,
  orderedBy: text,
  ordererEmail: text,
  /** The password of a demo account is public, and so is who reads its mails. */
  isDemo: boolean,
  locale: oneOf(LOCALES),
  countryCode: text,
  companyName: text,
  address: text,
  taxNumber: text,
  companyNumber: text,
  deadline: orNull(date),
  person: text,
  phone: text,
  email: text,
  comment: text,
  price: bigint,
  currency: text,
  holdId: uuid,
  transferId: orNull(uuid),
  state: oneOf(ORDER_STATES),
  orderedAt: timestamptz,
  fileName: orNull(text),
  fileBytes: orNull(integer),
}
export type StoredOrder = RowOf<typeof ORDER_COLUMNS>

const orderRows = sql`
  select o.order_id as "orderId", o.order_number as "orderNumber", o.subscriber_id as "subscriberId", o.user_id as "ordererId",
         s.name as "subscriberName", u.name as "orderedBy",
         u.email as "ordererEmail", u.is_demo as "isDemo", o.locale, o.country_code as "countryCode",
         o.company_name as "companyName", o.address, o.tax_number as "taxNumber", o.company_number as "companyNumber",
         o.deadline, o.person, o.phone, o.email, o.comment, o.price, o.currency, o.hold_id as "holdId",
         o.transfer_id as "transferId", o.state, o.ordered_at as "orderedAt", f.file_name as "fileName",
         f.byte_count as "fileBytes"
  from international_orders o
  join subscribers s on s.subscriber_id = o.subscriber_id
  join users u on u.user_id = o.user_id
  left join international_order_files f on f.order_id = o.order_id`

const NO_ID = '00000000-0000-0000-0000-000000000000'

const orderById = statement({
  row: ORDER_COLUMNS,
  examples: [NO_ID],
  sql: (orderId: string) => sql`${orderRows} where o.order_id = ${orderId}`,
})

export async function findOrder(db: DbOrTx, orderId: string): Promise<StoredOrder | null> {
  return orderById.find(db, orderId)
}

const orderByNumber = statement({
  row: ORDER_COLUMNS,
  examples: [''],
  sql: (orderNumber: string) => sql`${orderRows} where o.order_number = ${orderNumber}`,
})

export async function findOrderByNumber(db: DbOrTx, orderNumber: string): Promise<StoredOrder | null> {
  return orderByNumber.find(db, orderNumber)
}

const orderForUpdate = statement({
  row: ORDER_COLUMNS,
  examples: [NO_ID],
  sql: (orderId: string) => sql`${orderRows} where o.order_id = ${orderId} for no key update of o`,
})

/** The order, kept from changing: whoever delivers or cancels it comes one after the other. */
export async function lockOrder(tx: Tx, orderId: string): Promise<StoredOrder | null> {
  return orderForUpdate.find(tx, orderId)
}

type AllOrders = { states: readonly OrderState[]; limit: number }

const ordersOfAll = statement({
  row: ORDER_COLUMNS,
  examples: [{ states: [...ORDER_STATES], limit: 1 }],
  sql: ({ states, limit }: AllOrders) => sql`
    ${orderRows} where o.state = any(${[...states]}::text[]) order by o.ordered_at, o.order_id limit ${limit}`,
})

/** Everybody's orders in some states, the oldest first: for the operator. */
export async function listOrdersInStates(db: DbOrTx, query: AllOrders): Promise<StoredOrder[]> {
  return ordersOfAll.list(db, query)
}

/** The order is closed, or closed otherwise; `transferId` where its price was captured by it. */
export async function updateOrderState(
  tx: Tx,
  { orderId, state, transferId, now }: { orderId: string; state: OrderState; transferId?: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('international_orders')
    .set({ state, closed_at: now, ...(transferId === undefined ? {} : { transfer_id: transferId }) })
    .where('order_id', '=', orderId)
    .execute()
}
