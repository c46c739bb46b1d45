import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase } from '@merleg/db/connect'
import { findPostmaster } from '@merleg/db/embedded-postmaster'
import { type EmbeddedDatabase, openEmbedded } from '@merleg/db/embedded-server'
import { migrate } from '@merleg/db/migrate'
import { createTemporaryFolder, removeTemporaryFolder } from '@merleg/db/temporary-folder'
import { withDatabaseName } from '@merleg/db/testing'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { readRegisterContent } from '../import/testing-register-content.ts'

const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))

export type FaultyServer = {
  /** A new migrated database; answers its address. */
  createRegister(): Promise<string>
  /** Runs a statement as superuser, on the database of the address. */
  query(address: string, text: string): Promise<Record<string, unknown>[]>
  postmaster(): Promise<number>
  readonly clusterDir: string
}

/** A server of the test file's own, which may be killed: it starts again by itself, as it does for the application. */
export function useFaultyServer(): FaultyServer {
  let folder = ''
  let server: EmbeddedDatabase | null = null
  let count = 0
  const opened = (): EmbeddedDatabase => {
    if (server === null) throw new Error('The server exists only inside of tests and hooks.')
    return server
  }
  const clusterDir = (): string => join(folder, 'data', 'postgres')
  beforeAll(async () => {
    folder = await createTemporaryFolder()
    server = await openEmbedded({ dataDir: join(folder, 'data'), exclusive: false, profile: 'test' })
  })
  afterAll(async () => {
    await server?.release()
    await removeTemporaryFolder(folder)
  })
  const query = async (address: string, text: string) => {
    const url = withDatabaseName(opened().superuserConnectionString, new URL(address).pathname.slice(1))
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    query,
    createRegister: async () => {
      count += 1
      await query(opened().superuserConnectionString, `create database load_${count} owner merleg`)
      const address = withDatabaseName(opened().connectionString, `load_${count}`)
      const database = createDatabase(address)
      await migrate(database)
      await database.close()
      return address
    },
    postmaster: async () => {
      const running = await findPostmaster(clusterDir())
      if (running === null) throw new Error('the server does not run')
      return running.pid
    },
    get clusterDir() {
      return clusterDir()
    },
  }
}

/** What the register of a database says; waits while the server recovers. */
export async function readRegister(address: string): Promise<Record<string, unknown[]>> {
  for (let tries = 0; ; tries += 1) {
    const database = createDatabase(address, { connectTimeoutMs: 2000 })
    try {
      return await readRegisterContent(database.db)
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    } finally {
      await database.close()
    }
  }
}

export type Load = { child: ChildProcess; ended: Promise<LoadEnd> }
export type LoadEnd = { exitCode: number | null; output: string; errors: string }

/** A load by the real command line, in a process of its own that speaks English. */
export function startLoad(words: readonly string[], environment: Record<string, string>): Load {
  const env = { ...process.env, LC_ALL: 'C', ...environment }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const ended = once(child, 'close').then(() => ({ exitCode: child.exitCode, output, errors }))
  return { child, ended }
}

/** Where a {@link cutAtCommit} proxy cuts: before the server has heard of the commit, or before it can answer. */
export type CommitCut = 'unheard' | 'unanswered'

/** A way to the database that breaks at the first commit that passes. */
export async function cutAtCommit(address: string, cut: CommitCut): Promise<{ address: string; close: () => void }> {
  const { port, hostname } = new URL(address)
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    let isCut = false
    near.on('data', (part) => {
      isCut ||= part.includes('commit\0')
      if (isCut && cut === 'unheard') near.destroy()
      else far.write(part)
    })
    far.on('data', (part) => (isCut ? near.destroy() : near.write(part)))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const own = proxy.address()
  const passing = new URL(address)
  passing.port = String(typeof own === 'object' && own !== null ? own.port : 0)
  return { address: passing.href, close: () => proxy.close() }
}

/** Numbers from 0 to 1, the same for the same seed. */
export function* seededNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}
