import { bigint, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import { WEBHOOK_STATES, type Webhook } from '@merleg/contract/webhooks.contract'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'
import { SEALED_BEGINNING } from '../../shared/secret-box.ts'

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
  formerUntil: orNull(timestamptz),
  position: bigint,
  createdAt: timestamptz,
}
export type EndpointRow = RowOf<typeof ENDPOINT_COLUMNS>

const ROW_SQL = sql`e.endpoint_id as "endpointId", e.subscriber_id as "subscriberId", e.name, e.url, e.state, e.state_at as "stateAt",
  e.failing_since as "failingSince", e.former_until as "formerUntil", e.cursor_position as position, e.created_at as "createdAt"`

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

const SECRET_COLUMNS = { secret: text, formerSecret: orNull(text), formerUntil: orNull(timestamptz) }
export type EndpointSecrets = RowOf<typeof SECRET_COLUMNS>

const secretsOf = statement({
  row: SECRET_COLUMNS,
  examples: [NO_ID],
  sql: (endpointId: string) => sql`
    select secret, former_secret as "formerSecret", former_until as "formerUntil" from webhook_endpoints where endpoint_id = ${endpointId}`,
})

/** What deliveries are signed with, as it is stored; see `readSecrets`. */
export function findSealedSecrets(db: DbOrTx, endpointId: string): Promise<EndpointSecrets | null> {
  return secretsOf.find(db, endpointId)
}

const SEALED_COLUMNS = { endpointId: uuid, subscriberId: uuid, secret: text, formerSecret: orNull(text) }

const unsealed = statement({
  row: SEALED_COLUMNS,
  examples: [SEALED_BEGINNING],
  sql: (beginning: string) => sql`
    select endpoint_id as "endpointId", subscriber_id as "subscriberId", secret, former_secret as "formerSecret" from webhook_endpoints
    where not starts_with(secret, ${beginning}) or not starts_with(former_secret, ${beginning})`,
})

/** The secrets of endpoints with one that is not sealed. */
export function listUnsealedSecrets(db: DbOrTx): Promise<RowOf<typeof SEALED_COLUMNS>[]> {
  return unsealed.list(db, SEALED_BEGINNING)
}

/** Stores secrets sealed, unless they were changed meanwhile. */
export async function updateSealedSecrets(
  db: DbOrTx,
  endpointId: string,
  { from, to }: { from: string; to: { secret: string; formerSecret: string | null } },
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ secret: to.secret, former_secret: to.formerSecret })
    .where('endpoint_id', '=', endpointId)
    .where('secret', '=', from)
    .execute()
}

const LISTED_COLUMNS = {
  ...ENDPOINT_COLUMNS,
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
    select ${ROW_SQL}, c.waiting, c.delivered, c.failed, l.delivered_at as "deliveredAt" from webhook_endpoints e
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
  { name, url }: { name: string; url: string },
): Promise<void> {
  await tx.updateTable('webhook_endpoints').set({ name, url }).where('endpoint_id', '=', endpointId).execute()
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

/** The secret until now signs beside the new one for a while. */
export async function updateSecret(
  db: DbOrTx,
  endpointId: string,
  { secret, formerUntil }: { secret: string; formerUntil: Date },
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set((eb) => ({ former_secret: eb.ref('secret'), former_until: formerUntil, secret }))
    .where('endpoint_id', '=', endpointId)
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

/** Secrets whose day is over are kept by nobody. */
export async function deleteFormerSecrets(db: DbOrTx, now: Date): Promise<void> {
  // One that somebody is at is left for the next time: who holds several endpoints takes them by their ids.
  await db
    .updateTable('webhook_endpoints')
    .set({ former_secret: null, former_until: null })
    .where('endpoint_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_endpoints')
        .select('endpoint_id')
        .where('former_until', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}
