import { type RowOf, oneOf, text, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'

const READER_COLUMNS = { userId: uuid, email: text, name: text, locale: oneOf(LOCALES) }
export type WebhookReader = RowOf<typeof READER_COLUMNS>

// The password of a demo account is public, and so is who reads its mails.
const readers = statement({
  row: READER_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (subscriberId: string) => sql`
    select user_id as "userId", email, u.name, locale from users u join subscribers s using (subscriber_id)
    where subscriber_id = ${subscriberId} and disabled_at is null and not is_over(s.trial_ends_at) and not is_demo order by email`,
})

/** The users of a subscriber who can be mailed. */
export function listWebhookReaders(db: DbOrTx, subscriberId: string): Promise<WebhookReader[]> {
  return readers.list(db, subscriberId)
}
