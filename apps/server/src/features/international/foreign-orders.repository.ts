import { bigint, bytes, date, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import {
  FOREIGN_ORDER_STATES,
  type ForeignOrderState,
  OPEN_ORDER_STATES,
  ORDER_CAUSES,
} from '@merleg/domain/international/foreign-order-states'
import { REPORT_VARIANTS, type ReportVariant } from '@merleg/domain/international/report-variants'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const ROW = {
  orderId: uuid,
  subscriberId: uuid,
  userId: uuid,
  foreignCompanyId: uuid,
  companyName: text,
  country: text,
  providerId: text,
  providerRef: text,
  variant: oneOf(REPORT_VARIANTS),
  dataVersion: text,
  asOf: orNull(date),
  language: oneOf(LOCALES),
  price: bigint,
  cost: orNull(bigint),
  purchaseKey: text,
  holdId: orNull(uuid),
  state: oneOf(FOREIGN_ORDER_STATES),
  cause: orNull(oneOf(ORDER_CAUSES)),
  orderNo: orNull(text),
  quotedAt: timestamptz,
  sentAt: orNull(timestamptz),
  settledAt: orNull(timestamptz),
  attemptCount: integer,
  dueAt: timestamptz,
  undecidedSince: orNull(timestamptz),
  documentKey: orNull(text),
  documentSha256: orNull(bytes),
  documentBytes: orNull(bigint),
}
/** An order of a report with the company it is about. Money in cents. */
export type ForeignOrder = RowOf<typeof ROW>

const SELECT = sql`
  select o.order_id as "orderId", o.subscriber_id as "subscriberId", o.user_id as "userId",
    o.foreign_company_id as "foreignCompanyId", c.name as "companyName", c.country, c.provider_id as "providerId",
    c.provider_ref as "providerRef", o.variant, o.data_version as "dataVersion", o.as_of as "asOf", o.language, o.price,
    o.cost, o.purchase_key as "purchaseKey", o.hold_id as "holdId", o.state, o.cause, o.order_no as "orderNo", o.quoted_at as "quotedAt",
    o.sent_at as "sentAt", o.settled_at as "settledAt", o.attempt_count as "attemptCount", o.due_at as "dueAt",
    o.undecided_since as "undecidedSince", o.document_key as "documentKey", o.document_sha256 as "documentSha256",
    o.document_bytes as "documentBytes"
  from foreign_orders o join foreign_companies c using (foreign_company_id)`

const byId = statement({
  row: ROW,
  examples: [NO_ID],
  sql: (orderId: string) => sql`${SELECT} where o.order_id = ${orderId}`,
})

export function findForeignOrder(db: DbOrTx, orderId: string): Promise<ForeignOrder | null> {
  return byId.find(db, orderId)
}

const documentKey = statement({
  row: { documentKey: orNull(text) },
  examples: [NO_ID],
  sql: (orderId: string) => sql`
    select document_key as "documentKey" from foreign_orders where order_id = ${orderId} for no key update`,
})

/** The document that an order has once everything that was under way with it is over. */
export async function findDocumentKeyToChange(tx: Tx, orderId: string): Promise<string | null> {
  return (await documentKey.find(tx, orderId))?.documentKey ?? null
}

const documents = statement({
  row: { documentKey: orNull(text) },
  examples: [[NO_ID]],
  sql: (orderIds: readonly string[]) => sql`
    select document_key as "documentKey" from foreign_orders where order_id = any(${[...orderIds]}::uuid[])`,
})

/** The documents that some orders have. */
export async function listDocumentKeys(db: DbOrTx, orderIds: readonly string[]): Promise<string[]> {
  return (await documents.list(db, orderIds)).flatMap((row) => row.documentKey ?? [])
}

type Keyed = { subscriberId: string; key: string }

const byKey = statement({
  row: ROW,
  examples: [{ subscriberId: NO_ID, key: '' }],
  sql: ({ subscriberId, key }: Keyed) => sql`
    ${SELECT} where o.subscriber_id = ${subscriberId} and o.purchase_key = ${key}`,
})

/** The order of one intent of a user. */
export function findForeignOrderByKey(db: DbOrTx, keyed: Keyed): Promise<ForeignOrder | null> {
  return byKey.find(db, keyed)
}

type OfCompany = { subscriberId: string; foreignCompanyId: string }

const ofCompany = statement({
  row: ROW,
  examples: [{ subscriberId: NO_ID, foreignCompanyId: NO_ID }],
  sql: ({ subscriberId, foreignCompanyId }: OfCompany) => sql`
    ${SELECT} where o.subscriber_id = ${subscriberId} and o.foreign_company_id = ${foreignCompanyId}
    order by o.quoted_at desc, o.order_id desc limit 200`,
})

/** What a subscriber ordered about a company, the last first. */
export function listForeignOrdersOf(db: DbOrTx, asked: OfCompany): Promise<ForeignOrder[]> {
  return ofCompany.list(db, asked)
}

type Repeated = OfCompany & { userId: string; variant: ReportVariant; since: Date; now: Date }

const repeated = statement({
  row: ROW,
  examples: [
    {
      subscriberId: NO_ID,
      foreignCompanyId: NO_ID,
      userId: NO_ID,
      variant: 'small',
      since: new Date(0),
      now: new Date(0),
    },
  ],
  sql: ({ subscriberId, foreignCompanyId, userId, variant, since, now }: Repeated) => sql`
    ${SELECT} where o.subscriber_id = ${subscriberId} and o.foreign_company_id = ${foreignCompanyId} and o.user_id = ${userId}
      and o.variant = ${variant} and o.quoted_at > ${since} and o.quoted_at <= ${now} and o.state <> 'failed'
    order by o.quoted_at desc limit 1`,
})

/** The user's last order of the same after a moment, where it has not failed (decisions 5). */
export function findRepeatedForeignOrder(db: DbOrTx, asked: Repeated): Promise<ForeignOrder | null> {
  return repeated.find(db, asked)
}

const due = statement({
  row: { orderId: uuid },
  examples: [{ now: new Date(0), limit: 1 }],
  sql: ({ now, limit }: { now: Date; limit: number }) => sql`
    select order_id as "orderId" from foreign_orders
    where state = any(${[...OPEN_ORDER_STATES]}::text[]) and undecided_since is null and due_at <= ${now}
    order by due_at, order_id limit ${limit}`,
})

/** Orders with which something is to be done. */
export async function listDueForeignOrders(db: DbOrTx, asked: { now: Date; limit: number }): Promise<string[]> {
  return (await due.list(db, asked)).map(({ orderId }) => orderId)
}

const undecided = statement({
  row: ROW,
  sql: sql`${SELECT} where o.undecided_since is not null or o.state = 'unknown' order by o.quoted_at, o.order_id limit 500`,
})

/** Orders of which it is not known whether the provider has them, or that only a person can end. */
export function listUndecidedForeignOrders(db: DbOrTx): Promise<ForeignOrder[]> {
  return undecided.list(db)
}

const undecidedCount = statement({
  row: { count: bigint },
  sql: sql`select count(*) as count from foreign_orders where undecided_since is not null`,
})

/** How many orders only a person can end. */
export async function countUndecidedForeignOrders(db: DbOrTx): Promise<number> {
  return (await undecidedCount.get(db)).count
}

const spent = statement({
  row: { cents: bigint, count: bigint },
  examples: [{ subscriberId: NO_ID, from: new Date(0) }],
  sql: ({ subscriberId, from }: { subscriberId: string; from: Date }) => sql`
    select coalesce(sum(greatest(price, coalesce(cost, 0))), 0)::bigint as cents, count(*) as count from foreign_orders
    where subscriber_id = ${subscriberId} and quoted_at >= ${from} and state <> 'failed'`,
})

/** What a subscriber has ordered since a moment: for how many cents, of price and cost the higher one, and how many reports. */
export function sumOrderedSince(
  db: DbOrTx,
  asked: { subscriberId: string; from: Date },
): Promise<{ cents: number; count: number }> {
  return spent.get(db, asked)
}

const lock = command({
  examples: [NO_ID],
  sql: (subscriberId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended('foreign-orders ' || ${subscriberId}::text, 0))`,
})

/** One purchase of a subscriber at a time, to the end of the transaction. */
export async function lockForeignPurchases(tx: Tx, subscriberId: string): Promise<void> {
  await lock.run(tx, subscriberId)
}

export type NewForeignOrder = Pick<
  ForeignOrder,
  | 'subscriberId'
  | 'userId'
  | 'foreignCompanyId'
  | 'variant'
  | 'dataVersion'
  | 'asOf'
  | 'language'
  | 'price'
  | 'cost'
  | 'purchaseKey'
  | 'holdId'
> & { now: Date; orderId: string }

/** A new order, its credit held. */
export async function insertForeignOrder(tx: Tx, order: NewForeignOrder): Promise<void> {
  await tx
    .insertInto('foreign_orders')
    .values({
      order_id: order.orderId,
      subscriber_id: order.subscriberId,
      user_id: order.userId,
      foreign_company_id: order.foreignCompanyId,
      variant: order.variant,
      data_version: order.dataVersion,
      as_of: order.asOf,
      language: order.language,
      price: order.price,
      cost: order.cost,
      purchase_key: order.purchaseKey,
      hold_id: order.holdId,
      state: 'reserved' satisfies ForeignOrderState,
      quoted_at: order.now,
      due_at: order.now,
    })
    .execute()
}
