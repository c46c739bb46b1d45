import type { DbOrTx } from '@merleg/db/connect'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'

/** Who writes to us, for the people who answer. */
export type Sender = { name: string; email: string; phone: string; subscriberName: string }

/** Locked, so that what a user asks comes one after the other. */
export async function lockSender(tx: DbOrTx, userId: string): Promise<Sender | null> {
  const sender = tx
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'users.subscriber_id')
    .select(['users.name', 'users.email', 'users.phone', 'subscribers.name as subscriberName'])
    .where('users.user_id', '=', userId)
    .forNoKeyUpdate('users')
  return (await sender.executeTakeFirst()) ?? null
}

/** What a user asks; `body` is the message, the module of an offer, or what is said beside a top-up. */
export type Asked = {
  kind: 'message' | 'offer' | 'top-up'
  body: string
  pageAddress: string | null
  /** Of a top-up; `amount` in minor units. */
  topUp: { account: CreditAccount; amount: number } | null
}

type AskedBy = Asked & { userId: string; now: Date }

/** Has the user asked the same after a moment? */
export async function isRequestRepeated(
  db: DbOrTx,
  { kind, userId, body, pageAddress, topUp, since, now }: AskedBy & { since: Date },
): Promise<boolean> {
  const same = db
    .selectFrom('requests')
    .select('request_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('body', '=', body)
    .where('page_address', 'is not distinct from', pageAddress)
    .where('account', 'is not distinct from', topUp?.account ?? null)
    .where('amount', 'is not distinct from', topUp?.amount ?? null)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .limit(1)
  return (await same.executeTakeFirst()) !== undefined
}

type Counted = {
  /** What is counted: requests, or reports of wrong values. */
  table: 'requests' | 'corrections'
  userId: string
  since: Date
  now: Date
  newerOnes: number
}

/** When the user asked the last but so many of what he asked since a moment, or null. What is of the future never was. */
export async function findAskedAt(db: DbOrTx, { table, userId, since, now, newerOnes }: Counted): Promise<Date | null> {
  const asked = db
    .selectFrom(table)
    .select('created_at as askedAt')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .offset(newerOnes)
    .limit(1)
  return (await asked.executeTakeFirst())?.askedAt ?? null
}

/** What a request is called by: the one in mails and links, the other among people. */
export type RequestName = { requestId: string; requestNumber: number }

export async function insertRequest(
  db: DbOrTx,
  { kind, subscriberId, userId, body, pageAddress, topUp, now }: AskedBy & { subscriberId: string },
): Promise<RequestName> {
  return db
    .insertInto('requests')
    .values({
      kind,
      subscriber_id: subscriberId,
      user_id: userId,
      body,
      page_address: pageAddress,
      account: topUp?.account ?? null,
      amount: topUp?.amount ?? null,
      created_at: now,
    })
    .returning(['request_id as requestId', 'request_number as requestNumber'])
    .executeTakeFirstOrThrow()
}

/** The request for a trial, of somebody who has no account; what is asked is stored beside it. */
export async function insertTrialRequest(db: DbOrTx, now: Date): Promise<RequestName> {
  return db
    .insertInto('requests')
    .values({ kind: 'trial', body: '', created_at: now })
    .returning(['request_id as requestId', 'request_number as requestNumber'])
    .executeTakeFirstOrThrow()
}

/** Nothing is left to do about the request; said again, the note is another. */
export async function updateRequestDone(
  db: DbOrTx,
  { requestId, note, now }: { requestId: string; note: string | null; now: Date },
): Promise<void> {
  await db.updateTable('requests').set({ done_at: now, done_note: note }).where('request_id', '=', requestId).execute()
}
