import { bigint, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SCREENING_RULES } from '@merleg/domain/sanctions/screening-rules'
import { sql } from 'kysely'
import { type CurrentList, listCurrentLists } from './designations.repository.ts'
import { findRulesStart } from './screenings.repository.ts'

const checks = statement({
  row: { companyId: text, version: bigint, compared: orNull(text), checkedAt: timestamptz },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select company_id as "companyId", version, compared, checked_at as "checkedAt" from sanction_checks
    where company_id = any(${[...companyIds]}::text[])`,
})

/** A mark of whom the checks of companies compared (`markParties`), of those that were made with these lists and the rules in use. */
export async function listChecks(
  db: DbOrTx,
  companyIds: readonly string[],
  version: number,
): Promise<ReadonlyMap<string, string>> {
  const [rows, since] = await Promise.all([checks.list(db, companyIds), findRulesStart(db, SCREENING_RULES)])
  return new Map(
    rows.flatMap(({ companyId, compared, checkedAt, ...check }) => {
      const isOfToday = check.version === version && since !== null && checkedAt >= since
      return isOfToday && compared !== null ? [[companyId, compared]] : []
    }),
  )
}

const comparedVersions = statement({
  row: { companyId: text, version: bigint },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select company_id as "companyId", version from sanction_checks where company_id = any(${[...companyIds]}::text[])`,
})

/** The lists in use with whose editions each of some companies was compared; absent where one was with none. */
export async function listComparedLists(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CurrentList[]>> {
  const [lists, versions] = await Promise.all([listCurrentLists(db), comparedVersions.list(db, companyIds)])
  return new Map(versions.map(({ companyId, version }) => [companyId, lists.filter((list) => list.version <= version)]))
}
