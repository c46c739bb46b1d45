import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type Db } from '@merleg/db/connect'
import type { Pool } from 'pg'
import { afterAll } from 'vitest'
import { listSequences, listTables } from './backup.repository.ts'

const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))

/** Folders for archives, gone at the end of the file. */
export function useArchiveFolders(): () => Promise<string> {
  const parents: string[] = []
  afterAll(async () => {
    for (const parent of parents) await rm(parent, { recursive: true, force: true })
  })
  return async () => {
    const parent = await mkdtemp(join(tmpdir(), 'merleg-archive-'))
    parents.push(parent)
    return join(parent, 'archive')
  }
}

/** Connections of their own for the work, all closed at its end. */
export async function withPool<Result>(
  connectionString: string,
  work: (pool: Pool, db: Db) => Promise<Result>,
): Promise<Result> {
  const database = createDatabase(connectionString)
  try {
    return await work(database.pool, database.db)
  } finally {
    await database.close()
  }
}

/** Everything a database holds: rows and a digest of each table, and the next value of each sequence. */
export function readContent(connectionString: string): Promise<Record<string, string>> {
  return withPool(connectionString, async (pool, db) => {
    const content: Record<string, string> = {}
    for (const { name } of await listTables(db)) {
      const { rows } = await pool.query<{ line: string }>(`select t::text as line from "${name}" t order by 1`)
      const digest = createHash('sha256').update(rows.map(({ line }) => line).join('\n'))
      content[name] = `${rows.length} rows, ${digest.digest('hex').slice(0, 16)}`
    }
    for (const { name, value } of await listSequences(db)) content[`sequence ${name}`] = value
    return content
  })
}

/** The real command line; English whatever the machine speaks. */
export function startProgram(words: readonly string[], environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, LC_ALL: 'C', ...environment }
  return spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

export type Answer = { exitCode: number | null; output: string; errors: string }

/** Runs a command to its end. */
export async function runProgram(words: readonly string[], environment: Record<string, string>): Promise<Answer> {
  const child = startProgram(words, environment)
  let [output, errors] = ['', '']
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr?.on('data', (part: Buffer) => (errors += part.toString()))
  await once(child, 'close')
  return { exitCode: child.exitCode, output, errors }
}
