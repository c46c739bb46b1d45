import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const ofGroupsAlone = statement({
  row: { companyId: text },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select company_id as "companyId" from statements
    where company_id = any(${[...companyIds]}::text[]) and upper_inf(recorded)
    group by company_id having bool_and(is_consolidated)`,
})

/** Which of some companies have filed accounts of their group and none of their own (`domain/counted-accounts`). */
export async function listWithGroupAccountsAlone(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (companyIds.length === 0) return new Set()
  return new Set((await ofGroupsAlone.list(db, companyIds)).map(({ companyId }) => companyId))
}
