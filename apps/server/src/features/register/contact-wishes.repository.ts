import { boolean, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const wish = statement({
  row: { isInForce: boolean },
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select exists (select from contact_opt_outs
      where party_kind = 'company' and party_id = ${companyId} and removed_at is null) as "isInForce"`,
})

/** Has the company asked not to be contacted, and not taken that back? */
export async function isContactRefused(db: DbOrTx, companyId: string): Promise<boolean> {
  return (await wish.get(db, companyId)).isInForce
}

const refusing = statement({
  row: { companyId: text },
  sql: sql`
    select party_id as "companyId" from contact_opt_outs
    where party_kind = 'company' and removed_at is null order by party_id`,
})

/** Companies that asked not to be contacted, and have not taken that back. */
export async function listContactRefusals(db: DbOrTx): Promise<string[]> {
  return (await refusing.list(db)).map(({ companyId }) => companyId)
}
