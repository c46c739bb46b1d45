import { oneOf, type RowOf, text, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'

const ADMINISTRATOR_COLUMNS = { userId: uuid, name: text, email: text, locale: oneOf(LOCALES) }

/** Who administers a subscriber and can be mailed. */
export type Administrator = RowOf<typeof ADMINISTRATOR_COLUMNS>

const administrators = statement({
  row: ADMINISTRATOR_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (subscriberId: string) => sql`
    select user_id as "userId", name, email, locale from users
     where subscriber_id = ${subscriberId} and role = 'administrator' and disabled_at is null and not is_demo
     order by user_id`,
})

/** The active administrators of a subscriber; none of a demo account, whose mailbox is nobody's. */
export function listAdministrators(db: DbOrTx, subscriberId: string): Promise<Administrator[]> {
  return administrators.list(db, subscriberId)
}
