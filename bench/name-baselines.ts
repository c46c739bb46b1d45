import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Line } from './bench-entry.ts'
import { measureCalls } from './measure.ts'
import type { Product } from './product.ts'

const PAGE_ROWS = 10
const SHOWN = 'company_id, name, seat, tax_number, country_code, status'

/** `first-rows`: the best ten. `page-with-count`: the best ten, and how many there are. */
export type Wanted = 'first-rows' | 'page-with-count'

/** The two usual ways to search names, with the same names and the same typed texts, without HTTP or a session. */
export async function measureNameBaselines(
  product: Product,
  queries: readonly string[],
  wanted: Wanted,
): Promise<Line[]> {
  return [
    {
      name: 'trigram `ilike` on the names, same PostgreSQL, one connection',
      figures: await measureTrigrams(product, queries, wanted),
    },
    { name: 'SQLite FTS5 with the same names, in this process', figures: await measureFts5(product, queries, wanted) },
  ]
}

async function measureTrigrams({ database: { pool } }: Product, queries: readonly string[], wanted: Wanted) {
  const columns = wanted === 'first-rows' ? SHOWN : `${SHOWN}, count(*) over () as count`
  const search = `select ${columns} from company_profiles where name ilike $1 order by prominence desc, company_id limit ${PAGE_ROWS}`
  await pool.query('create index if not exists bench_name_trigrams on company_profiles using gin (name gin_trgm_ops)')
  try {
    await pool.query('analyze company_profiles')
    return await measureCalls(queries, (query) => pool.query(search, [`%${query.replaceAll(/[\\%_]/g, '\\$&')}%`]))
  } finally {
    await pool.query('drop index bench_name_trigrams')
  }
}

async function measureFts5({ database: { db } }: Product, queries: readonly string[], wanted: Wanted) {
  const sqlite = new DatabaseSync(':memory:')
  try {
    sqlite.exec(`create virtual table names using fts5(
      name, company_id unindexed, seat unindexed, tax_number unindexed, country_code unindexed, status unindexed,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '3 4 5')`)
    const rows = db
      .selectFrom('company_profiles')
      .select(['name', 'company_id', 'seat', 'tax_number', 'country_code', 'status'])
    const insert = sqlite.prepare('insert into names values (?, ?, ?, ?, ?, ?)')
    sqlite.exec('begin')
    for await (const row of rows.stream(5000)) {
      insert.run(row.name, row.company_id, row.seat, row.tax_number, row.country_code, row.status)
    }
    sqlite.exec(`commit; insert into names (names) values ('optimize')`)
    const page = sqlite.prepare(`select ${SHOWN} from names where names match ? order by rank limit ${PAGE_ROWS}`)
    const count = sqlite.prepare('select count(*) from names where names match ?')
    return await measureCalls(queries, (query) => runFts5(wanted === 'first-rows' ? [page] : [page, count], query))
  } finally {
    sqlite.close()
  }
}

/** Every typed word is the beginning of a word. */
function runFts5(statements: readonly StatementSync[], query: string): void {
  const match = query
    .split(' ')
    .map((word) => `"${word}"*`)
    .join(' ')
  for (const statement of statements) statement.all(match)
}
