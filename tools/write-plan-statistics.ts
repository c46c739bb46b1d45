/**
 * Writes by what PostgreSQL plans on a register of a million companies, for the test of the plans:
 *
 *     npm run plan-statistics -- postgresql://…
 *
 * The address is that of a database with made-up companies alone, analyzed, with all that follows them: values of columns are
 * taken, too.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '@merleg/db/connect'
import { repositoryRoot } from './repository-files.ts'

const FILE = 'apps/server/src/app/plans/register-of-a-million.json'
/** What is smaller is planned as it is. */
const LEAST_PAGES = 50
const LONGEST_VALUES = 1000

const address = process.argv[2]
if (address === undefined) throw new Error('the address of a database is missing')
const { pool, close } = createDatabase(address, { maxConnections: 1 })
const { rows: relations } = await pool.query<{ name: string; size: number[] }>(
  `select relname as name, array[relpages, greatest(reltuples, 0)::bigint, relallvisible]::float8[] as size from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relpages >= ${LEAST_PAGES} order by relname`,
)
const { rows: columns } = await pool.query<{ table: string; column: string; statistics: unknown[] }>(
  `select tablename as table, attname as column,
     jsonb_build_array(null_frac, avg_width, n_distinct, correlation,
       case when is_short then most_common_vals::text end, case when is_short then most_common_freqs::text end,
       case when length(histogram_bounds::text) <= ${LONGEST_VALUES} then histogram_bounds::text end) as statistics
   from pg_stats cross join lateral (select coalesce(length(most_common_vals::text) <= ${LONGEST_VALUES}, false) as is_short) v
   where schemaname = 'public' and not inherited and tablename = any($1) order by tablename, attname`,
  [relations.map(({ name }) => name)],
)
await close()
const lines = [
  '{',
  '"relations": {',
  relations.map(({ name, size }) => `${JSON.stringify(name)}: ${JSON.stringify(size)}`).join(',\n'),
  '},',
  '"columns": {',
  [...Map.groupBy(columns, ({ table }) => table)]
    .map(([table, of]) => {
      const told = of.map(({ column, statistics }) => `${JSON.stringify(column)}: ${JSON.stringify(statistics)}`)
      return `${JSON.stringify(table)}: {\n${told.join(',\n')}\n}`
    })
    .join(',\n'),
  '}',
  '}',
]
writeFileSync(join(repositoryRoot, FILE), `${lines.join('\n')}\n`)
