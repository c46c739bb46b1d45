import { bigint, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SCREENING_RULES } from '@merleg/domain/sanctions/screening-rules'
import { sql } from 'kysely'
import { LATEST_BATCH_SQL } from '../register/feed.repository.ts'
import { type CurrentList, listCurrentLists } from './designations.repository.ts'
import { findRulesStart } from './screenings.repository.ts'

const checks = statement({
  row: {
    companyId: text,
    version: orNull(bigint),
    batchId: orNull(bigint),
    checkedAt: orNull(timestamptz),
    latestBatchId: bigint,
  },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select c.company_id as "companyId", s.version, s.batch_id as "batchId", s.checked_at as "checkedAt",
           ${LATEST_BATCH_SQL} as "latestBatchId"
    from companies c left join sanction_checks s on s.company_id = c.company_id
    where c.company_id = any(${[...companyIds]}::text[])`,
})

/** A company, and the newest batch that it had to be compared after; null where it has to be compared anyhow. */
export type LastCheck = { companyId: string; batchId: number | null }

/**
 * What the checks of companies saw, of those that stand for themselves: made with these lists and the rules in use, after
 * all that touched the company. Whether those behind it have got other names since is another question.
 */
export async function listChecks(db: DbOrTx, companyIds: readonly string[], version: number): Promise<LastCheck[]> {
  const [rows, since] = await Promise.all([checks.list(db, companyIds), findRulesStart(db, SCREENING_RULES)])
  return rows.map(({ companyId, batchId, checkedAt, latestBatchId, ...check }) => {
    const isOfToday = check.version === version && since !== null && checkedAt !== null && checkedAt >= since
    return { companyId, batchId: isOfToday && batchId !== null && batchId >= latestBatchId ? batchId : null }
  })
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
