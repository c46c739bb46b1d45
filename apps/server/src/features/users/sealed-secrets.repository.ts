import { boolean } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { SEALED_BEGINNING } from '../../shared/secret-box.ts'

/** Tables whose column `secret` is sealed by the key of the installation. */
export const SEALED_TABLES = ['totp_secrets', 'webhook_endpoints', 'webhook_former_secrets'] as const

const anySealed = statement({
  row: { isAny: boolean },
  examples: [SEALED_BEGINNING],
  sql: (beginning: string) =>
    sql`select ${sql.join(
      SEALED_TABLES.map((name) => sql`exists (select from ${sql.id(name)} where starts_with(secret, ${beginning}))`),
      sql` or `,
    )} as "isAny"`,
})

/** Does the database hold anything that only the key of the installation opens? */
export async function hasSealedSecrets(db: DbOrTx): Promise<boolean> {
  return (await anySealed.get(db, SEALED_BEGINNING)).isAny
}
