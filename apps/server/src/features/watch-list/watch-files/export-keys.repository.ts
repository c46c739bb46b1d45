import { boolean } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

type Asked = { keyId: string; now: Date }

const live = statement({
  row: { isLive: boolean },
  examples: [{ keyId: '00000000-0000-0000-0000-000000000000', now: new Date(0) }],
  sql: ({ keyId, now }: Asked) => sql`
    select exists (select from api_keys k join subscribers s using (subscriber_id) where k.key_id = ${keyId}
      and k.revoked_at is null and k.expires_at > ${now} and not coalesce(s.trial_ends_at <= ${now}, false)) as "isLive"`,
})

/** Does a key still call: neither revoked nor over, nor the trial of its subscriber? */
export async function isKeyLive(db: DbOrTx, asked: Asked): Promise<boolean> {
  return (await live.get(db, asked)).isLive
}
