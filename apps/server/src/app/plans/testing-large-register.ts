import { open, readFile, stat } from 'node:fs/promises'
import type pg from 'pg'

/** Pages of 8 kB, rows, and pages that are visible to everybody. */
type Size = readonly [pages: number, rows: number, visiblePages: number]
/** As in `pg_stats`; values, and how frequent they are, as PostgreSQL writes arrays. */
type ColumnStatistics = readonly [
  nullFraction: number,
  width: number,
  distinct: number,
  correlation: number | null,
  commonValues: string | null,
  commonFrequencies: string | null,
  histogram: string | null,
]

/** What PostgreSQL plans by: sizes of tables and indexes, and statistics of columns. */
export type RegisterStatistics = {
  readonly relations: Readonly<Record<string, Size>>
  readonly columns: Readonly<Record<string, Readonly<Record<string, ColumnStatistics>>>>
}

/** Those of a made-up Hungary of a million companies; written by `npm run plan-statistics`. */
export async function readStatistics(): Promise<RegisterStatistics> {
  const text = await readFile(new URL('register-of-a-million.json', import.meta.url), 'utf8')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of ours, written by a tool of ours
  return JSON.parse(text) as RegisterStatistics
}

const PAGE_BYTES = 8192
/** PostgreSQL keeps a table in files of so many pages. */
const PAGES_PER_FILE = 131_072

/** Of a server with 16 GB of memory: else the plans would be those of the machine that runs the test. */
const SETTINGS = { effective_cache_size: '8GB', work_mem: '32MB' }

/**
 * Has the server plan as if the tables of an empty database were large: their files are made longer, with nothing in them and
 * nothing on the disk, and the statistics are those of a large register. What is asked of such a database must be explained and
 * not run.
 */
export async function pretendLarge(superuser: pg.Client, { relations, columns }: RegisterStatistics): Promise<void> {
  for (const [setting, value] of Object.entries(SETTINGS))
    await superuser.query(
      `alter database ${superuser.escapeIdentifier(superuser.database ?? '')} set ${setting} = '${value}'`,
    )
  const { rows } = await superuser.query<{ name: string; path: string }>(
    `select relname as name, current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path
     from pg_class where relname = any($1) and relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
    [Object.keys(relations)],
  )
  for (const { name, path } of rows) {
    const [pages = 0, tuples = 0, visiblePages = 0] = relations[name] ?? []
    await lengthen(path, pages)
    await superuser.query(
      `select pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', $2::integer,
         'reltuples', $3::real, 'relallvisible', $4::integer)`,
      [name, pages, tuples, visiblePages],
    )
  }
  for (const [table, statistics] of Object.entries(columns))
    for (const [column, [nullFraction, width, distinct, correlation, values, frequencies, histogram]] of Object.entries(
      statistics,
    ))
      await superuser.query(
        `select pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text,
           'inherited', false, 'null_frac', $3::real, 'avg_width', $4::integer, 'n_distinct', $5::real,
           'correlation', $6::real, 'most_common_vals', $7::text, 'most_common_freqs', $8::real[], 'histogram_bounds', $9::text)
         where exists (select from pg_attribute where attrelid = to_regclass($1) and attname = $2)`,
        [table, column, nullFraction, width, distinct, correlation, values, frequencies, histogram],
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
