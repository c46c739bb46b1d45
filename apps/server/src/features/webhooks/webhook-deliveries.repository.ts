import { DELIVERY_STATES } from '@merleg/contract/address-words'
import { type DeliveryState } from '@merleg/contract/webhooks.contract'
import { bigint, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const DELIVERY_COLUMNS = {
  deliveryId: uuid,
  endpointId: uuid,
  position: orNull(bigint),
  messageId: text,
  state: oneOf(DELIVERY_STATES),
  attemptCount: integer,
  dueAt: timestamptz,
  queuedAt: timestamptz,
}

const ROW_SQL = sql`d.delivery_id as "deliveryId", d.endpoint_id as "endpointId", d.position, d.message_id as "messageId", d.state,
  d.attempt_count as "attemptCount", d.due_at as "dueAt", d.queued_at as "queuedAt"`

const ATTEMPT_COLUMNS = {
  attemptId: bigint,
  attemptedAt: timestamptz,
  durationMs: integer,
  status: orNull(integer),
  fault: orNull(text),
  answer: text,
}
export type AttemptRow = RowOf<typeof ATTEMPT_COLUMNS>

const ATTEMPT_SQL = sql`a.attempt_id as "attemptId", a.attempted_at as "attemptedAt", a.duration_ms as "durationMs", a.status, a.fault, a.answer`

const LISTED_COLUMNS = {
  ...DELIVERY_COLUMNS,
  attemptId: orNull(bigint),
  attemptedAt: orNull(timestamptz),
  durationMs: orNull(integer),
  status: orNull(integer),
  fault: orNull(text),
  answer: orNull(text),
}
export type ListedDelivery = RowOf<typeof LISTED_COLUMNS>

type DeliveryPage = { endpointId: string; state: DeliveryState | undefined; limit: number; offset: number }

const inState = (state: DeliveryState | undefined) => (state === undefined ? sql`` : sql`and d.state = ${state}`)

const page = statement({
  row: LISTED_COLUMNS,
  examples: [
    { endpointId: NO_ID, state: undefined, limit: 1, offset: 0 },
    { endpointId: NO_ID, state: 'failed', limit: 1, offset: 0 },
  ],
  sql: ({ endpointId, state, limit, offset }: DeliveryPage) => sql`
    select ${ROW_SQL}, ${ATTEMPT_SQL} from webhook_deliveries d
    left join lateral (select * from webhook_attempts a where a.delivery_id = d.delivery_id order by a.attempt_id desc limit 1) a on true
    where d.endpoint_id = ${endpointId} ${inState(state)} order by d.queued_at desc, d.delivery_id desc limit ${limit} offset ${offset}`,
})

/** A page of the deliveries of an endpoint, each with its last attempt, the newest first. */
export function listDeliveries(db: DbOrTx, asked: DeliveryPage): Promise<ListedDelivery[]> {
  return page.list(db, asked)
}

type Counting = Pick<DeliveryPage, 'endpointId' | 'state'>

const counted = statement({
  row: { count: integer },
  examples: [
    { endpointId: NO_ID, state: undefined },
    { endpointId: NO_ID, state: 'failed' },
  ],
  sql: ({ endpointId, state }: Counting) => sql`
    select count(*)::integer as count from webhook_deliveries d where d.endpoint_id = ${endpointId} ${inState(state)}`,
})

export async function countDeliveries(db: DbOrTx, asked: Counting): Promise<number> {
  return (await counted.get(db, asked)).count
}

const attempts = statement({
  row: ATTEMPT_COLUMNS,
  examples: [{ deliveryId: NO_ID, limit: 1 }],
  sql: ({ deliveryId, limit }: { deliveryId: string; limit: number }) => sql`
    select ${ATTEMPT_SQL} from webhook_attempts a where a.delivery_id = ${deliveryId} order by a.attempt_id desc limit ${limit}`,
})

/** The attempts of a delivery, the newest first. */
export function listAttempts(db: DbOrTx, asked: { deliveryId: string; limit: number }): Promise<AttemptRow[]> {
  return attempts.list(db, asked)
}

/** Of an endpoint: another's is not there. */
export async function findDelivery(
  db: DbOrTx,
  { endpointId, deliveryId }: { endpointId: string; deliveryId: string },
): Promise<{ position: number | null } | null> {
  const found = db.selectFrom('webhook_deliveries').select('position').where('delivery_id', '=', deliveryId)
  return (await found.where('endpoint_id', '=', endpointId).executeTakeFirst()) ?? null
}

const again = command({
  examples: [{ deliveryId: NO_ID, now: new Date(0) }],
  sql: ({ deliveryId, now }: { deliveryId: string; now: Date }) => sql`
    update webhook_deliveries set state = 'waiting', attempt_count = 0, due_at = ${now}, queued_at = ${now}, claim_id = null, claimed_until = null
    where delivery_id = ${deliveryId}`,
})

/** Queues a delivery again, as if it had not been tried; what was tried stays listed. */
export async function replayDelivery(db: DbOrTx, asked: { deliveryId: string; now: Date }): Promise<void> {
  await again.run(db, asked)
}

/** Deletes what was queued before a moment, with its attempts, but for what still waits; answers how many. */
export async function deleteDeliveriesQueuedBefore(db: DbOrTx, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('queued_at', '<', before)
    .where('state', '<>', 'waiting')
    .executeTakeFirst()
  return Number(numDeletedRows)
}
