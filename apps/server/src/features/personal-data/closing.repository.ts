import { boolean, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { ROLES } from '@merleg/domain/roles'
import { sql } from 'kysely'

const CLOSING_COLUMNS = {
  userId: uuid,
  subscriberId: uuid,
  name: text,
  email: text,
  role: oneOf(ROLES),
  locale: text,
  closingAt: orNull(timestamptz),
  askedBy: orNull(uuid),
  isDemo: boolean,
}
export type Closing = RowOf<typeof CLOSING_COLUMNS>

const CLOSING_SQL = sql`
  select user_id as "userId", subscriber_id as "subscriberId", name, email, role, locale, closing_at as "closingAt", closing_asked_by as "askedBy",
         is_demo as "isDemo"
  from users`

const NO_ID = '00000000-0000-0000-0000-000000000000'

const ofUser = statement({
  row: CLOSING_COLUMNS,
  examples: [NO_ID],
  sql: (userId: string) => sql`${CLOSING_SQL} where user_id = ${userId} and closed_at is null`,
})

/** Whether and when the account of a user is to be closed; null of one that is closed. */
export function findClosing(db: DbOrTx, userId: string): Promise<Closing | null> {
  return ofUser.find(db, userId)
}

const locked = statement({
  row: CLOSING_COLUMNS,
  examples: [NO_ID],
  sql: (userId: string) => sql`${CLOSING_SQL} where user_id = ${userId} and closed_at is null for update`,
})

export function lockClosing(tx: Tx, userId: string): Promise<Closing | null> {
  return locked.find(tx, userId)
}

const due = statement({
  row: CLOSING_COLUMNS,
  examples: [new Date(0)],
  sql: (now: Date) => sql`${CLOSING_SQL} where closing_at <= ${now} order by closing_at, user_id`,
})

/** The accounts whose time has come. */
export function listDueClosings(db: DbOrTx, now: Date): Promise<Closing[]> {
  return due.list(db, now)
}

export async function updateClosing(
  db: DbOrTx,
  { userId, closingAt, askedBy }: { userId: string; closingAt: Date | null; askedBy: string | null },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ closing_at: closingAt, closing_asked_by: askedBy })
    .where('user_id', '=', userId)
    .execute()
}

const colleagues = statement({
  row: { hasUsers: boolean, hasAdministrators: boolean },
  examples: [{ userId: NO_ID, subscriberId: NO_ID }],
  sql: ({ userId, subscriberId }: Pick<Closing, 'userId' | 'subscriberId'>) => sql`
    select count(*) > 0 as "hasUsers", count(*) filter (where role = 'administrator' and closing_at is null) > 0 as "hasAdministrators"
    from users where subscriber_id = ${subscriberId} and user_id <> ${userId} and disabled_at is null and closed_at is null`,
})

/** Who of the subscriber would be left; an administrator who is about to go is none. */
export function findColleagues(
  db: DbOrTx,
  user: Pick<Closing, 'userId' | 'subscriberId'>,
): Promise<{ hasUsers: boolean; hasAdministrators: boolean }> {
  return colleagues.get(db, user)
}

type Left = { subscriberId: string; now: Date }

const keys = command({
  examples: [{ subscriberId: NO_ID, now: new Date(0) }],
  sql: ({ subscriberId, now }: Left) => sql`
    update api_keys set revoked_at = ${now} where subscriber_id = ${subscriberId} and revoked_at is null`,
})
const openInvitations = command({
  examples: [{ subscriberId: NO_ID, now: new Date(0) }],
  sql: ({ subscriberId, now }: Left) => sql`
    update invitations set revoked_at = ${now} where subscriber_id = ${subscriberId} and revoked_at is null and accepted_at is null`,
})

// Paused and not deleted: whoever comes after them goes on where they stopped.
const webhooks = command({
  examples: [{ subscriberId: NO_ID, now: new Date(0) }],
  sql: ({ subscriberId, now }: Left) => sql`
    update webhook_endpoints set state = 'paused', state_at = ${now} where subscriber_id = ${subscriberId} and state = 'active'`,
})

/** Ends the keys, open invitations and webhooks of a subscriber of whom nobody is left to end them. */
export async function endWithoutUsers(tx: Tx, left: Left): Promise<void> {
  for (const step of [keys, openInvitations, webhooks]) await step.run(tx, left)
}

type Closed = { userId: string; email: string; now: Date }

// A mark tells him from others who decided something: nobody learns from it who he was.
const anonymous = command({
  examples: [{ userId: NO_ID, email: '', now: new Date(0) }],
  sql: ({ userId, now }: Closed) => sql`
    update users set name = '#' || right(user_id::text, 6), email = 'closed-' || user_id || '@closed.invalid', phone = '', password_hash = 'closed',
      last_login_at = null, closing_at = null, closing_asked_by = null, disabled_at = coalesce(disabled_at, ${now}),
      closed_at = ${now}
    where user_id = ${userId}`,
})

// Whom to reach about an order is nothing the books need.
const unnamedOrders = command({
  examples: [{ userId: NO_ID, email: '', now: new Date(0) }],
  sql: ({ userId }: Closed) => sql`
    update international_orders set person = '', phone = '', email = '', comment = '' where user_id = ${userId}`,
})

// The tax number stays, by which a company tries once.
const unnamedTrials = command({
  examples: [{ userId: NO_ID, email: '', now: new Date(0) }],
  sql: ({ email }: Closed) => sql`
    update trial_requests set name = '', email = '' where email = ${email} and started_at is not null`,
})

const failedMails = command({
  examples: [{ userId: NO_ID, email: '', now: new Date(0) }],
  sql: ({ email }: Closed) => sql`delete from failed_mails where lower(recipient) = ${email}`,
})

// The nightly job of the files then deletes them; bought lists stay with the subscriber.
const files = command({
  examples: [{ userId: NO_ID, email: '', now: new Date(0) }],
  sql: ({ userId, now }: Closed) => sql`
    update long_jobs j set file_expires_at = ${now}
    where j.user_id = ${userId} and j.file_key is not null
      and not exists (select from list_exports e where e.job_id = j.job_id)`,
})

/** Takes name and address off what stays of a user. */
export async function updateUserAnonymous(tx: Tx, closed: Closed): Promise<void> {
  for (const step of [unnamedOrders, unnamedTrials, failedMails, files, anonymous]) await step.run(tx, closed)
}
