import { oneOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** What a merge writes to and reads again in its own transaction. */
export const REGISTER_TABLES = ['companies', 'facts', 'statements'] as const
/** What it derives from them, for whoever follows. */
export const DERIVED_TABLES = ['company_names', 'company_profiles', 'links', 'listed_texts', 'persons'] as const

const TABLES = [...REGISTER_TABLES, ...DERIVED_TABLES]
type Table = (typeof TABLES)[number]

const analyze = command({
  examples: [
    { table: 'facts', isShared: false },
    { table: 'facts', isShared: true },
  ],
  sql: ({ table, isShared }: { table: Table; isShared: boolean }) =>
    sql`analyze ${isShared ? sql`(skip_locked)` : sql``} ${sql.table(table)}`,
})

/** Of fewer companies any plan is quick enough. */
const FEWEST_COMPANIES = 500

type Asked = { tables: readonly Table[]; companies: number }
/** `isShared`: other parts of a load are merged beside. */
type Analysed = Asked & { isShared: boolean }

const outgrownTables = statement({
  row: { name: oneOf(TABLES) },
  examples: [{ tables: REGISTER_TABLES, companies: 1 }],
  sql: ({ tables, companies }: Asked) => sql`
    select relname::text as name from pg_class
     where oid = any(${[...tables]}::regclass[])
       and (reltuples < ${companies}::real or pg_relation_size(oid) > 2 * relpages::bigint * current_setting('block_size')::bigint)
     order by name`,
})

/**
 * Counts those of the tables anew of which the server knows fewer rows than the batch speaks of companies, or which have
 * more than doubled since it last looked. A load that was killed leaves tables behind that are known to be empty, and a
 * batch that was stored at once is no value the server knows of: by that knowledge the next steps would be planned. A table
 * that a part beside is counting is left to it: it would hold this one up to its end, and then be counted again.
 */
export async function analyzeOutgrown(tx: DbOrTx, { tables, companies, isShared }: Analysed): Promise<void> {
  if (companies < FEWEST_COMPANIES) return
  for (const { name } of await outgrownTables.list(tx, { tables, companies }))
    await analyze.run(tx, { table: name, isShared })
}
