import { join } from 'node:path'
import { createDatabase, type Database } from '@merleg/db/connect'

const COPIED_TABLES = ['facts', 'statements']

export type Copied = { readonly rows: number; readonly bytes: number; readonly seconds: number }

/** Times COPY on the server's side alone: the rows that a load left, from files to tables; nothing looked at, no index. */
export async function measureCopy(superuserConnectionString: string): Promise<Copied> {
  const url = new URL(superuserConnectionString)
  url.pathname = '/merleg'
  const { pool, close } = createDatabase(url.href, { maxConnections: 1 })
  try {
    const parts: Copied[] = []
    for (const table of COPIED_TABLES) parts.push(await copyTable(pool, table))
    return {
      rows: parts.reduce((sum, part) => sum + part.rows, 0),
      bytes: parts.reduce((sum, part) => sum + part.bytes, 0),
      seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
    }
  } finally {
    await close()
  }
}

async function copyTable(pool: Database['pool'], table: string): Promise<Copied> {
  const file = await findServerFile(pool, table)
  try {
    await pool.query(`copy ${table} to '${file}'`)
    const { rows } = await pool.query<{ bytes: number }>(`select size as bytes from pg_stat_file('${file}')`)
    await pool.query(`create table copied_${table} (like ${table})`)
    const startedAt = performance.now()
    const copied = await pool.query(`copy copied_${table} from '${file}'`)
    const seconds = (performance.now() - startedAt) / 1000
    return { rows: copied.rowCount ?? 0, bytes: rows[0]?.bytes ?? 0, seconds }
  } finally {
    await pool.query(`drop table if exists copied_${table}`)
    // The file is the server's, whose account may be another than ours; an empty one does no harm.
    await pool.query(`copy (select where false) to '${file}'`)
  }
}

/** A file that the server's account may write, as the literal of a statement. */
async function findServerFile(pool: Database['pool'], table: string): Promise<string> {
  const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  return join(rows[0]?.folder ?? '', `${table}.copy`).replaceAll("'", "''")
}
