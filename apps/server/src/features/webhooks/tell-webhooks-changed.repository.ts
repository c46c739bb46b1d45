import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'
import { ALERT_CHANNEL } from '../../shared/alert-bell.ts'

const tell = command({ sql: sql`select pg_notify(${sql.lit(ALERT_CHANNEL)}, '')` })

/** Who sends looks at once; in the transaction of what is to be sent. */
export async function tellWebhooksChanged(db: DbOrTx): Promise<void> {
  await tell.run(db)
}
