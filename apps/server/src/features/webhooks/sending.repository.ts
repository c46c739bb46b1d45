import { bigint, integer, orNull, present, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { POST_FAULTS, type PostOutcome } from '../../shared/outgoing/post-outside.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'
const EPOCH = new Date(0)

const CLAIMED_COLUMNS = {
  deliveryId: uuid,
  endpointId: uuid,
  subscriberId: uuid,
  claimId: present(uuid),
  position: orNull(bigint),
  messageId: text,
  attemptCount: integer,
  url: text,
}
/** A delivery that this process is to send, and nobody else until its claim expires. */
export type ClaimedDelivery = RowOf<typeof CLAIMED_COLUMNS>

const takeClaiming = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.webhook-claims'))` })

/** One at a time claims, to the end of the transaction: otherwise two would count the same free places of an endpoint. */
export async function lockClaiming(tx: Tx): Promise<void> {
  await takeClaiming.run(tx)
}

type Claiming = { now: Date; until: Date; limit: number; perEndpoint: number }

const isClaimable = (now: Date) => sql`
  (d.state = 'waiting' and d.due_at <= ${now} and (d.claim_id is null or d.claimed_until <= ${now}))`

// An endpoint is locked before its deliveries, as everywhere. One that somebody is at is left out: nobody waits for it
// under the lock of claiming, and whoever is at it looks again when he is done.
const claimed = statement({
  row: CLAIMED_COLUMNS,
  examples: [{ now: EPOCH, until: EPOCH, limit: 1, perEndpoint: 1 }],
  sql: ({ now, until, limit, perEndpoint }: Claiming) => sql`
    with chosen as (
      select d.delivery_id, e.endpoint_id from webhook_endpoints e
      cross join lateral (
        select count(*) as count from webhook_deliveries c where c.endpoint_id = e.endpoint_id and c.claim_id is not null and c.claimed_until > ${now}
      ) busy
      cross join lateral (
        select d.delivery_id from webhook_deliveries d
        where d.endpoint_id = e.endpoint_id and ${isClaimable(now)}
        order by d.due_at, d.delivery_id limit greatest(${perEndpoint} - busy.count, 0)
      ) d
      where e.state = 'active' and exists (select from subscribers s, unnest(s.claims) claim where s.subscriber_id = e.subscriber_id and not is_over(s.trial_ends_at) and lower(claim) = 'monitoring')
      order by e.served_at, e.endpoint_id limit ${limit}
    ), held as (
      select e.endpoint_id, e.subscriber_id, e.url from webhook_endpoints e
      where e.endpoint_id in (select endpoint_id from chosen) and e.state = 'active' for no key update skip locked
    ), served as (
      update webhook_endpoints e set served_at = ${now} where e.endpoint_id in (select endpoint_id from held)
    )
    update webhook_deliveries d set claim_id = gen_random_uuid(), claimed_until = ${until} from chosen c join held e using (endpoint_id)
    where d.delivery_id = c.delivery_id and ${isClaimable(now)}
    returning d.delivery_id as "deliveryId", d.endpoint_id as "endpointId", e.subscriber_id as "subscriberId", d.claim_id as "claimId",
      d.position, d.message_id as "messageId", d.attempt_count as "attemptCount", e.url`,
})

/** Claims what is due, of each endpoint no more than may be under way, of who was served longest ago first. */
export function claimDeliveries(tx: Tx, asked: Claiming): Promise<ClaimedDelivery[]> {
  return claimed.list(tx, asked)
}

const nextDue = statement({
  row: { dueAt: orNull(timestamptz) },
  examples: [EPOCH],
  sql: (now: Date) => sql`
    select min(greatest(d.due_at, coalesce(d.claimed_until, d.due_at))) as "dueAt"
    from webhook_endpoints e join webhook_deliveries d using (endpoint_id)
    where e.state = 'active' and d.state = 'waiting' and (d.due_at > ${now} or d.claimed_until > ${now})`,
})

/** When the next delivery of those that are not due yet will be, or may be sent by another. */
export async function findNextDue(db: DbOrTx, now: Date): Promise<Date | null> {
  return (await nextDue.get(db, now)).dueAt
}

const test = statement({
  row: CLAIMED_COLUMNS,
  examples: [{ endpointId: NO_ID, now: EPOCH, until: EPOCH }],
  sql: ({ endpointId, now, until }: { endpointId: string; now: Date; until: Date }) => sql`
    with made as (
      insert into webhook_deliveries (endpoint_id, message_id, due_at, claim_id, claimed_until, queued_at)
      select e.endpoint_id, 'msg_test_' || replace(gen_random_uuid()::text, '-', ''), ${now}::timestamptz, gen_random_uuid(), ${until}::timestamptz, ${now}::timestamptz
      from webhook_endpoints e where e.endpoint_id = ${endpointId} and not exists (
        select from webhook_deliveries d where d.endpoint_id = e.endpoint_id and d.position is null and d.claim_id is not null and d.claimed_until > ${now}
      ) returning *
    )
    select d.delivery_id as "deliveryId", d.endpoint_id as "endpointId", e.subscriber_id as "subscriberId", d.claim_id as "claimId",
      d.position, d.message_id as "messageId", d.attempt_count as "attemptCount", e.url
    from made d join webhook_endpoints e using (endpoint_id) where d.claim_id is not null`,
})

/** Makes a test, claimed by who sends it at once; null where one is under way. The endpoint is locked by the caller. */
export function insertTest(
  tx: Tx,
  asked: { endpointId: string; now: Date; until: Date },
): Promise<ClaimedDelivery | null> {
  return test.find(tx, asked)
}

/** Why a delivery came to nothing. */
export const DELIVERY_FAULTS = [...POST_FAULTS, 'secret-unreadable'] as const
export type DeliveryOutcome = Omit<PostOutcome, 'fault'> & { fault: (typeof DELIVERY_FAULTS)[number] | null }

type Attempted = { deliveryId: string; attemptedAt: Date; outcome: DeliveryOutcome }

/** Answers the id. */
export async function insertAttempt(tx: Tx, { deliveryId, attemptedAt, outcome }: Attempted): Promise<number> {
  const { attempt_id: id } = await tx
    .insertInto('webhook_attempts')
    .values({
      delivery_id: deliveryId,
      attempted_at: attemptedAt,
      duration_ms: outcome.durationMs,
      status: outcome.status,
      fault: outcome.fault,
      answer: outcome.answer,
    })
    .returning('attempt_id')
    .executeTakeFirstOrThrow()
  return id
}

type Finished = {
  deliveryId: string
  claimId: string
  state: 'waiting' | 'delivered' | 'failed'
  dueAt: Date
}

/** Ends a claim with what became of it; answers whether it was still held. */
export async function finishClaim(tx: Tx, { deliveryId, claimId, state, dueAt }: Finished): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({
      state,
      due_at: dueAt,
      attempt_count: eb('attempt_count', '+', 1),
      claim_id: null,
      claimed_until: null,
    }))
    .where('delivery_id', '=', deliveryId)
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a delivery back untried. */
export async function releaseClaim(
  db: DbOrTx,
  { deliveryId, claimId }: Pick<ClaimedDelivery, 'deliveryId' | 'claimId'>,
): Promise<void> {
  const held = db.updateTable('webhook_deliveries').set({ claim_id: null, claimed_until: null })
  await held.where('delivery_id', '=', deliveryId).where('claim_id', '=', claimId).execute()
}

/** Is the delivery still there? It may be tidied away while it is sent. Its endpoint is locked by the caller. */
export async function lockDelivery(tx: Tx, deliveryId: string): Promise<boolean> {
  const found = tx.selectFrom('webhook_deliveries').select('delivery_id').where('delivery_id', '=', deliveryId)
  return (await found.forUpdate().executeTakeFirst()) !== undefined
}
