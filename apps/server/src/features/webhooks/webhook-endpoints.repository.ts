import { arrayOf, bigint, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import { WEBHOOK_STATES, type Webhook } from '@merleg/contract/webhooks.contract'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Without the secrets: who only shows an endpoint cannot show them. */
const ENDPOINT_COLUMNS = {
  endpointId: uuid,
  subscriberId: uuid,
  name: text,
  url: text,
  state: oneOf(WEBHOOK_STATES),
  stateAt: timestamptz,
  failingSince: orNull(timestamptz),
  position: bigint,
  createdAt: timestamptz,
}
export type EndpointRow = RowOf<typeof ENDPOINT_COLUMNS>

const ROW_SQL = sql`e.endpoint_id as "endpointId", e.subscriber_id as "subscriberId", e.name, e.url, e.state, e.state_at as "stateAt",
  e.failing_since as "failingSince", e.cursor_position as position, e.created_at as "createdAt"`

const byId = statement({
  row: ENDPOINT_COLUMNS,
  examples: [
    { endpointId: NO_ID, isLocked: false },
    { endpointId: NO_ID, isLocked: true },
  ],
  sql: ({ endpointId, isLocked }: { endpointId: string; isLocked: boolean }) => sql`
    select ${ROW_SQL} from webhook_endpoints e where e.endpoint_id = ${endpointId} ${isLocked ? sql`for update` : sql``}`,
})

export const ownEndpoint: OwnedKind<EndpointRow> = {
  find: (db, endpointId) => byId.find(db, { endpointId, isLocked: false }),
  missing: 'webhook.not-found',
}

/** The endpoint as it stands, to the end of the transaction; before its deliveries, where those are changed as well. */
export function lockEndpoint(tx: Tx, endpointId: string): Promise<EndpointRow | null> {
  return byId.find(tx, { endpointId, isLocked: true })
}

const LISTED_COLUMNS = {
  ...ENDPOINT_COLUMNS,
  /** Of each secret before the present one until when it signs, the latest first. */
  formerUntil: arrayOf(timestamptz),
  deliveredAt: orNull(timestamptz),
  waiting: integer,
  delivered: integer,
  failed: integer,
}
export type ListedEndpoint = RowOf<typeof LISTED_COLUMNS>

const listed = statement({
  row: LISTED_COLUMNS,
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select ${ROW_SQL}, c.waiting, c.delivered, c.failed, l.delivered_at as "deliveredAt",
      array(select f.signs_until from webhook_former_secrets f where f.endpoint_id = e.endpoint_id order by f.signs_until desc) as "formerUntil"
    from webhook_endpoints e
    cross join lateral (
      select (count(*) filter (where d.state = 'waiting'))::integer as waiting, (count(*) filter (where d.state = 'delivered'))::integer as delivered,
        (count(*) filter (where d.state = 'failed'))::integer as failed
      from webhook_deliveries d where d.endpoint_id = e.endpoint_id
    ) c
    left join lateral (
      select a.attempted_at as delivered_at from webhook_deliveries d join webhook_attempts a using (delivery_id)
      where d.endpoint_id = e.endpoint_id and d.state = 'delivered' order by d.queued_at desc, d.delivery_id desc, a.attempt_id desc limit 1
    ) l on true
    where e.subscriber_id = ${subscriberId} order by e.created_at, e.endpoint_id`,
})

/** The endpoints of a subscriber with what was sent to each, the oldest first. */
export function listEndpoints(db: DbOrTx, subscriberId: string): Promise<ListedEndpoint[]> {
  return listed.list(db, subscriberId)
}

/** What the users of a subscriber do with its endpoints comes one after the other. */
export async function lockEndpointsOf(tx: Tx, subscriberId: string): Promise<void> {
  const subscriber = tx.selectFrom('subscribers').select('subscriber_id').where('subscriber_id', '=', subscriberId)
  await subscriber.forNoKeyUpdate().execute()
}

export async function countEndpoints(db: DbOrTx, subscriberId: string): Promise<number> {
  const counted = db.selectFrom('webhook_endpoints').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await counted.where('subscriber_id', '=', subscriberId).executeTakeFirstOrThrow()).count)
}

export async function findEndpointByUrl(
  db: DbOrTx,
  { subscriberId, url }: { subscriberId: string; url: string },
): Promise<string | null> {
  const found = db.selectFrom('webhook_endpoints').select('endpoint_id as endpointId')
  const row = await found.where('subscriber_id', '=', subscriberId).where('url', '=', url).executeTakeFirst()
  return row?.endpointId ?? null
}

type NewEndpoint = {
  subscriberId: string
  userId: string
  name: string
  url: string
  secret: string
  position: number
  now: Date
}

/** Answers the id. */
export async function insertEndpoint(tx: Tx, { now, ...endpoint }: NewEndpoint): Promise<string> {
  const { endpoint_id: id } = await tx
    .insertInto('webhook_endpoints')
    .values({
      subscriber_id: endpoint.subscriberId,
      name: endpoint.name,
      url: endpoint.url,
      state_at: now,
      secret: endpoint.secret,
      cursor_position: endpoint.position,
      served_at: now,
      created_at: now,
      created_by: endpoint.userId,
    })
    .returning('endpoint_id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateEndpoint(
  tx: Tx,
  endpointId: string,
  changes: { name?: string; url?: string },
): Promise<void> {
  await tx.updateTable('webhook_endpoints').set(changes).where('endpoint_id', '=', endpointId).execute()
}

/** What was ended for a reason keeps it when it is paused. */
export async function updateEndpointState(
  db: DbOrTx,
  endpointId: string,
  { state, now }: { state: Webhook['state']; now: Date },
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ state, state_at: now, ...(state === 'active' ? { failing_since: null } : {}) })
    .where('endpoint_id', '=', endpointId)
    .where((of) => (state === 'paused' ? of('state', '=', 'active') : of('state', '<>', state)))
    .execute()
}

/** With its deliveries. */
export async function deleteEndpoint(db: DbOrTx, endpointId: string): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('endpoint_id', '=', endpointId).execute()
}

const served = command({
  examples: [{ endpointId: NO_ID, isTaken: true, now: new Date(0) }],
  sql: ({ endpointId, isTaken, now }: { endpointId: string; isTaken: boolean; now: Date }) => sql`
    update webhook_endpoints set failing_since = case when not ${isTaken}::boolean then coalesce(failing_since, ${now}) end
    where endpoint_id = ${endpointId} and (${isTaken}::boolean is distinct from (failing_since is null))`,
})

/** Notes since when an endpoint has been failing, or that it is not. */
export async function updateFailing(
  db: DbOrTx,
  asked: { endpointId: string; isTaken: boolean; now: Date },
): Promise<void> {
  await served.run(db, asked)
}
