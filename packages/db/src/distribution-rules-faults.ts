import type pg from 'pg'
import { DISTRIBUTION_COLUMNS, TABLE_SCOPES, type TableScope } from './distribution-rules.ts'
import { DISTRIBUTION_QUERIES, type DistributionFaultKind, SCOPED_TABLES_SQL } from './distribution-rules-queries.ts'

/** Why a table could not be distributed, or not as its scope says; `detail` names the culprit. */
export type DistributionFault = { fault: DistributionFaultKind; table: string; detail: string }

/**
 * Looks into the catalog of a migrated database for what Citus refuses, or what would no longer hold when rows are on
 * several nodes. Empty when every table of the schema `public` can be distributed as `scopes` says, without change.
 */
export async function findDistributionFaults(
  client: pg.Pool | pg.ClientBase,
  scopes: Readonly<Record<string, TableScope>> = TABLE_SCOPES,
): Promise<DistributionFault[]> {
  const tables = Object.entries(scopes).map(([name, scope]) => ({ name, scope, key: DISTRIBUTION_COLUMNS[scope] }))
  const queries = Object.entries(DISTRIBUTION_QUERIES).map(
    ([fault, query]) => `select '${fault}' as fault, f.name as "table", f.detail from (${query}) f(name, detail)`,
  )
  const { rows } = await client.query<DistributionFault>(
    `${SCOPED_TABLES_SQL} ${queries.join(' union all ')} order by 2, 1, 3`,
    [JSON.stringify(tables)],
  )
  return rows
}
