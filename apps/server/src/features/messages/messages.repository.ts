import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

/** Who writes to us, for the people who answer. */
export type Sender = { name: string; email: string; phone: string; subscriberName: string }

/** Locked, so that what a user writes comes one after the other. */
export async function lockSender(tx: DbOrTx, userId: string): Promise<Sender | null> {
  const { rows } = await sql<Sender>`
    select users.name, email, phone, subscribers.name as "subscriberName"
      from users join subscribers using (subscriber_id) where user_id = ${userId} for no key update of users`.execute(
    tx,
  )
  return rows[0] ?? null
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
  { kind, userId, body, pageAddress, since }: Omit<NewMessage, 'subscriberId' | 'now'> & { since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from messages
    where user_id = ${userId} and kind = ${kind} and body = ${body} and page_address is not distinct from ${pageAddress}
      and created_at > ${since} limit 1`.execute(db)
  return rows.length > 0
}

/** Answers the id. */
export async function insertMessage(
  db: DbOrTx,
  { kind, subscriberId, userId, body, pageAddress, now }: NewMessage,
): Promise<string> {
  const { rows } = await sql<{ messageId: string }>`
    insert into messages (kind, subscriber_id, user_id, body, page_address, created_at)
    values (${kind}, ${subscriberId}, ${userId}, ${body}, ${pageAddress}, ${now}) returning message_id as "messageId"`.execute(
    db,
  )
  const id = rows[0]?.messageId
  if (id === undefined) throw new Error('The database returned no id of a new row.')
  return id
}
