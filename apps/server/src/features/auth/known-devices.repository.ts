import { boolean } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { hashText } from '../users/tokens.ts'

type Seen = { userId: string; deviceHash: Buffer; now: Date }

const NO_SEEN: Seen = {
  userId: '00000000-0000-0000-0000-000000000000',
  deviceHash: Buffer.alloc(0),
  now: new Date(0),
}

// What other devices there are is asked as it was before this one is written.
const seenDevice = statement({
  row: { isNew: boolean, isFirst: boolean },
  examples: [NO_SEEN],
  sql: ({ userId, deviceHash, now }: Seen) => sql`
    with seen as (
      insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
      values (${userId}, ${deviceHash}, ${now}, ${now})
      on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
      returning user_id)
    select not exists (select from known_devices
                        where known_devices.user_id = seen.user_id and device_hash = ${deviceHash}) as "isNew",
           not exists (select from known_devices where known_devices.user_id = seen.user_id) as "isFirst"
      from seen`,
})

/**
 * Remembers that a user signed in by a device; is it one by which he never did, though he did by others? The nightly job
 * forgets devices by the table of what is kept.
 */
export async function keepDevice(
  db: DbOrTx,
  { userId, device, now }: { userId: string; device: string; now: Date },
): Promise<boolean> {
  const seen = { userId, deviceHash: hashText(device), now }
  const { isNew, isFirst } = await seenDevice.get(db, seen)
  return isNew && !isFirst
}
