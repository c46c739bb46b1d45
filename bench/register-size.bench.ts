import { TABLE_SCOPES } from '@merleg/db/distribution-rules'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'

type TableSize = { name: string; tableBytes: number; indexBytes: number }

const SIZES_SQL = `
select c.relname::text as name, pg_table_size(c.oid) / n.companies::float8 as "tableBytes", pg_indexes_size(c.oid) / n.companies::float8 as "indexBytes"
from pg_class c, (select count(*) as companies from companies) n
where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
order by pg_total_relation_size(c.oid) desc`

/** What is smaller tells nothing of how the register grows. */
const LEAST_SHARE_SHOWN = 0.001

export const registerSizeBench: BenchEntry = {
  name: 'register-size',
  title: 'Room of a company',
  goal: { text: 'none: what docs/scaling.md computes with', companies: 1_000_000 },
  method:
    'pg_table_size (with what is stored out of line) and pg_indexes_size of each table, divided by the number of companies, ' +
    'after VACUUM. Tables below a thousandth of the sum are not shown, but are in it.',
  measure,
  quick: [],
}

async function measure({ startProduct }: BenchContext): Promise<ProductLine[]> {
  const { database } = await startProduct()
  const { rows } = await database.pool.query<TableSize>(SIZES_SQL, [Object.keys(TABLE_SCOPES)])
  const sumOf = (key: 'tableBytes' | 'indexBytes') => rows.reduce((sum, row) => sum + row[key], 0)
  const sum = sumOf('tableBytes') + sumOf('indexBytes')
  const all = { name: 'all tables', tableBytes: sumOf('tableBytes'), indexBytes: sumOf('indexBytes') }
  return [all, ...rows.filter((row) => row.tableBytes + row.indexBytes >= sum * LEAST_SHARE_SHOWN)].map(toLine)
}

function toLine({ name, tableBytes, indexBytes }: TableSize): ProductLine {
  const figures = { tableBytesPerCompany: tableBytes, indexBytesPerCompany: indexBytes }
  return { name, figures, limits: [], baselines: [] }
}
