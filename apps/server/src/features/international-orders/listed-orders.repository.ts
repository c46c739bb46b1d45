import { bigint, boolean, date, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { LISTED_ORDER_STATES } from '@merleg/domain/international-orders/order-states'
import { REPORT_VARIANTS } from '@merleg/domain/international/report-variants'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const LISTED_COLUMNS = {
  orderId: uuid,
  /** Of an order that people fulfil our number; of one of a provider its own, once it has one. */
  orderNumber: orNull(text),
  orderedAt: timestamptz,
  /** The company of a report that was bought online; null of an order that people fulfil. */
  foreignCompanyId: orNull(uuid),
  companyName: text,
  /** Two letters, small. */
  country: text,
  variant: orNull(oneOf(REPORT_VARIANTS)),
  price: bigint,
  state: oneOf(LISTED_ORDER_STATES),
  deadline: orNull(date),
  orderedBy: text,
  /** Null of a report whose file is named when it is opened. */
  fileName: orNull(text),
  fileBytes: orNull(integer),
  hasFile: boolean,
}
/** An order of a report about a foreign company, whoever fulfils it. */
export type ListedOrder = RowOf<typeof LISTED_COLUMNS>

const OFFLINE = sql`
  select o.order_id as "orderId", o.order_number as "orderNumber", o.ordered_at as "orderedAt", null::uuid as "foreignCompanyId",
    o.company_name as "companyName", lower(o.country_code) as country, null::text as variant, o.price, o.state, o.deadline,
    u.name as "orderedBy", f.file_name as "fileName", f.byte_count as "fileBytes",
    o.state = 'delivered' and f.order_id is not null as "hasFile"
  from international_orders o join users u on u.user_id = o.user_id
  left join international_order_files f on f.order_id = o.order_id`

const ONLINE = sql`
  select o.order_id, o.order_no, o.quoted_at, o.foreign_company_id, c.name, c.country, o.variant, o.price,
    case when o.undecided_since is not null then 'undecided' when o.state in ('delivered', 'failed') then o.state else 'ordered' end,
    null::date, u.name, null::text, o.document_bytes::integer, o.state = 'delivered'
  from foreign_orders o join foreign_companies c using (foreign_company_id) join users u on u.user_id = o.user_id`

type OrdersPage = { subscriberId: string; limit: number; offset: number }

const listed = statement({
  row: LISTED_COLUMNS,
  examples: [{ subscriberId: NO_ID, limit: 1, offset: 0 }],
  sql: ({ subscriberId, limit, offset }: OrdersPage) => sql`
    (${OFFLINE} where o.subscriber_id = ${subscriberId} order by o.ordered_at desc, o.order_id desc limit ${limit + offset})
    union all
    (${ONLINE} where o.subscriber_id = ${subscriberId} order by o.quoted_at desc, o.order_id desc limit ${limit + offset})
    order by 3 desc, 1 desc limit ${limit} offset ${offset}`,
})

/** A page of what a subscriber ordered, online and of people, the newest first. */
export function listOrders(db: DbOrTx, page: OrdersPage): Promise<ListedOrder[]> {
  return listed.list(db, page)
}

const counted = statement({
  row: { count: integer },
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select ((select count(*) from international_orders where subscriber_id = ${subscriberId})
      + (select count(*) from foreign_orders where subscriber_id = ${subscriberId}))::integer as count`,
})

export async function countOrders(db: DbOrTx, subscriberId: string): Promise<number> {
  return (await counted.get(db, subscriberId)).count
}
