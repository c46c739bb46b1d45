import type { DbOrTx } from '@merleg/db/connect'

/** Who writes to us, for the people who answer. */
export type Sender = { name: string; email: string; phone: string; subscriberName: string }

/** Locked, so that what a user writes comes one after the other. */
export async function lockSender(tx: DbOrTx, userId: string): Promise<Sender | null> {
  const sender = tx
    .selectFrom('users')
    .innerJoin('subscribers', 'subscribers.subscriber_id', 'users.subscriber_id')
    .select(['users.name', 'users.email', 'users.phone', 'subscribers.name as subscriberName'])
    .where('users.user_id', '=', userId)
    .forNoKeyUpdate('users')
  return (await sender.executeTakeFirst()) ?? null
}

export type NewMessage = {
  kind: 'message' | 'offer'
  subscriberId: string
  userId: string
  body: string
  pageAddress: string | null
  now: Date
}

/** Has the user written the same after a moment? */
export async function isMessageRepeated(
  db: DbOrTx,
  { kind, userId, body, pageAddress, since, now }: Omit<NewMessage, 'subscriberId'> & { since: Date },
): Promise<boolean> {
  const same = db
    .selectFrom('messages')
    .select('message_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('body', '=', body)
    .where('page_address', 'is not distinct from', pageAddress)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .limit(1)
  return (await same.executeTakeFirst()) !== undefined
}

/** When the user sent the last message but so many of those since a moment, or null. What is of the future never was. */
export async function findSentAt(
  db: DbOrTx,
  { userId, since, now, newerOnes }: { userId: string; since: Date; now: Date; newerOnes: number },
): Promise<Date | null> {
  const sent = db
    .selectFrom('messages')
    .select('created_at as sentAt')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .offset(newerOnes)
    .limit(1)
  return (await sent.executeTakeFirst())?.sentAt ?? null
}

/** Answers the id. */
export async function insertMessage(
  db: DbOrTx,
  { kind, subscriberId, userId, body, pageAddress, now }: NewMessage,
): Promise<string> {
  const { message_id: id } = await db
    .insertInto('messages')
    .values({ kind, subscriber_id: subscriberId, user_id: userId, body, page_address: pageAddress, created_at: now })
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return id
}
