import { oneOf, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { NOTICE_KINDS, type NoticeKind } from '@merleg/domain/international-orders/order-states'
import { sql } from 'kysely'

export type NewNotice = { orderId: string; kind: NoticeKind; body: string; actor: string; now: Date }

export async function insertNotice(tx: Tx, notice: NewNotice): Promise<string> {
  const { noticeId } = await tx
    .insertInto('international_order_notices')
    .values({
      order_id: notice.orderId,
      kind: notice.kind,
      body: notice.body,
      actor: notice.actor,
      noticed_at: notice.now,
    })
    .returning('notice_id as noticeId')
    .executeTakeFirstOrThrow()
  return noticeId
}

const NOTICE_COLUMNS = {
  noticeId: uuid,
  orderId: uuid,
  orderNumber: text,
  companyName: text,
  kind: oneOf(NOTICE_KINDS),
  body: text,
  actor: text,
  noticedAt: timestamptz,
}
export type StoredNotice = RowOf<typeof NOTICE_COLUMNS>

const noticeRows = sql`
  select n.notice_id as "noticeId", n.order_id as "orderId", o.order_number as "orderNumber",
         o.company_name as "companyName", n.kind, n.body, n.actor, n.noticed_at as "noticedAt"
  from international_order_notices n join international_orders o using (order_id)`

const NO_ID = '00000000-0000-0000-0000-000000000000'

const noticesOfOrder = statement({
  row: NOTICE_COLUMNS,
  examples: [NO_ID],
  sql: (orderId: string) => sql`
    ${noticeRows} where n.order_id = ${orderId} order by n.noticed_at desc, n.notice_id desc`,
})

/** What was heard of an order, the newest first. */
export async function listNoticesOf(db: DbOrTx, orderId: string): Promise<StoredNotice[]> {
  return noticesOfOrder.list(db, orderId)
}

type NoticesPage = { subscriberId: string; limit: number; offset: number }

const noticesOfSubscriber = statement({
  row: NOTICE_COLUMNS,
  examples: [{ subscriberId: NO_ID, limit: 1, offset: 0 }],
  sql: ({ subscriberId, limit, offset }: NoticesPage) => sql`
    ${noticeRows} where o.subscriber_id = ${subscriberId}
    order by n.noticed_at desc, n.notice_id desc limit ${limit} offset ${offset}`,
})

/** A page of what was heard of a subscriber's orders, the newest first. */
export async function listNotices(db: DbOrTx, page: NoticesPage): Promise<StoredNotice[]> {
  return noticesOfSubscriber.list(db, page)
}

export async function countNotices(db: DbOrTx, subscriberId: string): Promise<number> {
  const counted = db
    .selectFrom('international_order_notices')
    .innerJoin('international_orders', 'international_orders.order_id', 'international_order_notices.order_id')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('international_orders.subscriber_id', '=', subscriberId)
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
