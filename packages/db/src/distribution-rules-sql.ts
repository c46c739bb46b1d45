import { DISTRIBUTION_COLUMNS, TABLE_SCOPES, type TableScope } from './distribution-rules.ts'

/** The table beside whose shards those of every other company-scoped table lie. */
const LEADING_TABLE = 'companies'

/**
 * The statements that spread a migrated database over the nodes of a Citus cluster: reference tables first, to which
 * others refer, then the companies, then all that lies with them. To be run again after a migration that adds tables:
 * what is distributed already is left as it is.
 */
export function renderDistributionSql(shardCount: number): string {
  return [
    ...tablesOf('reference').map((table) => unlessDone(table, 'reference', `create_reference_table('${table}')`)),
    ...tablesOf('company').map((table) => unlessDone(table, 'distributed', spread(table, 'company', shardCount))),
    ...tablesOf('person').map((table) => unlessDone(table, 'distributed', spread(table, 'person', shardCount))),
    '',
  ].join('\n')
}

function tablesOf(scope: TableScope): string[] {
  const tables = Object.keys(TABLE_SCOPES).filter((table) => TABLE_SCOPES[table] === scope)
  return tables.sort((a, b) => Number(b === LEADING_TABLE) - Number(a === LEADING_TABLE))
}

function spread(table: string, scope: 'company' | 'person', shardCount: number): string {
  const isLeading = scope !== 'company' || table === LEADING_TABLE
  const placement = isLeading
    ? `colocate_with => 'none', shard_count => ${shardCount}`
    : `colocate_with => '${LEADING_TABLE}'`
  return `create_distributed_table('${table}', '${DISTRIBUTION_COLUMNS[scope]}', ${placement})`
}

function unlessDone(table: string, type: 'reference' | 'distributed', call: string): string {
  const isDone = `select 1 from citus_tables where table_name = '${table}'::regclass and citus_table_type = '${type}'`
  return `select ${call} where not exists (${isDone});`
}
