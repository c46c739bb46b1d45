import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'
import { hashText } from '../users/tokens.ts'

type NewEvent = { event: string; userId: string | null; detail: string; now: Date }

export async function insertSecurityEvent(db: DbOrTx, { event, userId, detail, now }: NewEvent): Promise<void> {
  await db.insertInto('security_events').values({ event, user_id: userId, detail, occurred_at: now }).execute()
}

const HOUR_MS = 3_600_000
/** Rows of one address in an hour; what is beyond is counted by event alone. */
const MOST_ROWS = 100

type Folded = NewEvent & { hour: Date; addressHash: Buffer; key: Buffer; keyBeyond: Buffer }

const NO_HASH = Buffer.alloc(0)
const NO_TIME = new Date(0)

const folding = command({
  examples: [
    {
      event: '',
      userId: null,
      detail: '{}',
      now: NO_TIME,
      hour: NO_TIME,
      addressHash: NO_HASH,
      key: NO_HASH,
      keyBeyond: NO_HASH,
    },
  ],
  sql: ({ event, userId, detail, now, hour, addressHash, key, keyBeyond }: Folded) => sql`
    with of_address as (
      select count(*) >= ${MOST_ROWS} as is_full from (
        select from security_events where address_hash = ${addressHash} and occurred_at >= ${hour} limit ${MOST_ROWS}) as rows)
    insert into security_events as known (event, user_id, detail, occurred_at, address_hash, folded_under)
    select ${event}, case when not is_full then ${userId}::uuid end, case when is_full then '{"more": true}' else ${detail}::jsonb end,
           ${now}, ${addressHash}, case when is_full then ${keyBeyond}::bytea else ${key}::bytea end
      from of_address
    on conflict (folded_under) where folded_under is not null do update
      set detail = known.detail || jsonb_build_object('times', coalesce((known.detail->>'times')::integer, 1) + 1,
                                                      'last', ${now.toISOString()}::text)`,
})

/** Stores an event that strangers can bring about: equal ones of an address and hour are one row, which counts them. */
export async function foldSecurityEvent(
  db: DbOrTx,
  { address, ...event }: NewEvent & { address: string },
): Promise<void> {
  const hour = new Date(Math.floor(event.now.getTime() / HOUR_MS) * HOUR_MS)
  const ofAddress = `${address} ${hour.toISOString()} ${event.event}`
  const key = hashText(`${ofAddress} ${event.userId ?? ''} ${event.detail}`)
  await folding.run(db, { ...event, hour, addressHash: hashText(address), key, keyBeyond: hashText(ofAddress) })
}
