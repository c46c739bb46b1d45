import { open, readFile, stat } from 'node:fs/promises'
import { text } from '@merleg/db/columns'
import type { Db } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { z } from 'zod'

/** Pages of 8 kB, rows, and pages that are visible to everybody. */
const Size = z.tuple([z.number(), z.number(), z.number()])

/**
 * Of a column as in `pg_stats`: share of nulls, width, how many distinct values, correlation, most common values and how frequent
 * they are, bounds of a histogram; lists as PostgreSQL writes arrays.
 */
const ColumnStatistics = z.tuple([
  z.number(),
  z.number(),
  z.number(),
  z.number().nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.string().nullable(),
])

/** What PostgreSQL plans by: sizes of tables and indexes, and statistics of columns by table. */
const RegisterStatistics = z.object({
  relations: z.record(z.string(), Size),
  columns: z.record(z.string(), z.record(z.string(), ColumnStatistics)),
})
export type RegisterStatistics = z.infer<typeof RegisterStatistics>

/** Those of a made-up Hungary of a million companies; written by `npm run plan-statistics`. */
export async function readStatistics(): Promise<RegisterStatistics> {
  const json = await readFile(new URL('register-of-a-million.json', import.meta.url), 'utf8')
  return RegisterStatistics.parse(JSON.parse(json))
}

const PAGE_BYTES = 8192
/** PostgreSQL keeps a table in files of so many pages. */
const PAGES_PER_FILE = 131_072

/** Of a server with 16 GB of memory: else the plans would be those of the machine that runs the test. */
const SETTINGS = { effective_cache_size: '8GB', work_mem: '32MB' }

const files = statement({
  row: { name: text, path: text },
  examples: [['']],
  sql: (names: readonly string[]) => sql`
    select relname::text as name, current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path
    from pg_class where relname = any(${[...names]}) and relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
})

/**
 * Has the server plan as if the tables of an empty database were large: their files are made longer, with nothing in them and
 * nothing on the disk, and the statistics are those of a large register. What is asked of such a database must be explained and
 * not run. `superuser`: of the database of that name.
 */
export async function pretendLarge(superuser: Db, name: string, statistics: RegisterStatistics): Promise<void> {
  for (const [setting, value] of Object.entries(SETTINGS))
    await sql`alter database ${sql.id(name)} set ${sql.id(setting)} = ${sql.lit(value)}`.execute(superuser)
  for (const { name: relation, path } of await files.list(superuser, Object.keys(statistics.relations)))
    await resize(superuser, { relation, path, size: statistics.relations[relation] ?? [0, 0, 0] })
  for (const [table, columns] of Object.entries(statistics.columns))
    for (const [column, told] of Object.entries(columns)) await restoreColumn(superuser, { table, column, told })
}

type Resized = { relation: string; path: string; size: z.infer<typeof Size> }

async function resize(superuser: Db, { relation, path, size: [pages, rows, visiblePages] }: Resized): Promise<void> {
  await lengthen(path, pages)
  await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', ${relation}::text, 'relpages', ${pages}::integer,
    'reltuples', ${rows}::real, 'relallvisible', ${visiblePages}::integer)`.execute(superuser)
}

type Restored = { table: string; column: string; told: z.infer<typeof ColumnStatistics> }

async function restoreColumn(superuser: Db, { table, column, told }: Restored): Promise<void> {
  const [nulls, width, distinct, correlation, values, frequencies, histogram] = told
  await sql`select pg_restore_attribute_stats('schemaname', 'public', 'relname', ${table}::text, 'attname', ${column}::text,
      'inherited', false, 'null_frac', ${nulls}::real, 'avg_width', ${width}::integer, 'n_distinct', ${distinct}::real,
      'correlation', ${correlation}::real, 'most_common_vals', ${values}::text, 'most_common_freqs', ${frequencies}::real[],
      'histogram_bounds', ${histogram}::text)
    where exists (select from pg_attribute where attrelid = to_regclass(${table}) and attname = ${column})`.execute(
    superuser,
  )
}

async function lengthen(path: string, pages: number): Promise<void> {
  // The server may be another user's.
  const { uid, gid } = await stat(path)
  for (let file = 0; file * PAGES_PER_FILE < pages; file += 1) {
    const handle = await open(file === 0 ? path : `${path}.${file}`, 'a')
    try {
      await handle.chown(uid, gid)
      await handle.truncate(Math.min(pages - file * PAGES_PER_FILE, PAGES_PER_FILE) * PAGE_BYTES)
    } finally {
      await handle.close()
    }
  }
}
