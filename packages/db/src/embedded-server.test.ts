import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from './connect.ts'
import { ensureRunnableBinaries, systemFolder } from './embedded-binaries.ts'
import { isProcessAlive, type EmbeddedNotice } from './embedded-cluster.ts'
import { DataFolderInUseError } from './embedded-lock.ts'
import { findPostmaster } from './embedded-postmaster.ts'
import { openEmbedded, removeEmbedded, type EmbeddedDatabase } from './embedded-server.ts'
import { ensureServiceUser, isRoot } from './embedded-user.ts'
import { migrate } from './migrate.ts'
import { requiredExtensions } from './server-check.ts'
import { createTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts'

const holderScript = fileURLToPath(new URL('./test-support/hold-data-folder.ts', import.meta.url))
const sampleMigrations = fileURLToPath(new URL('./test-support/migrations/', import.meta.url))
const nobody = 65_534

let parent: string
let dataDir: string
let opened: EmbeddedDatabase[]
let children: ChildProcess[]

beforeEach(async () => {
  parent = await createTemporaryFolder()
  dataDir = path.join(parent, 'data')
  opened = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const server of opened) await server.release()
  await removeTemporaryFolder(parent)
})

async function open(exclusive: boolean, onNotice: (notice: EmbeddedNotice) => void = () => undefined) {
  const server = await openEmbedded({ dataDir, exclusive, profile: 'test', onNotice })
  opened.push(server)
  return server
}

async function query(connectionString: string, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString })
  // A server that ends meanwhile fails the query; the event beside it would fail the run.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

type Holder = {
  child: ChildProcess
  said: Record<string, unknown>
  connectionString: string
  leave: () => Promise<Record<string, unknown>>
}

/** A process of its own on the data folder. */
async function startHolder(role: 'application' | 'guest', user: { uid?: number; gid?: number } = {}): Promise<Holder> {
  const child = spawn(process.execPath, [holderScript, dataDir, role], { stdio: ['pipe', 'pipe', 'inherit'], ...user })
  children.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async (): Promise<Record<string, unknown>> => {
    const { value } = await lines.next()
    const parsed: unknown = JSON.parse(value ?? '{"error":"ended without a word"}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  }
  const said = await nextLine()
  return {
    child,
    said,
    connectionString: String(said['connectionString']),
    leave: async () => {
      child.stdin.end()
      const answer = await nextLine()
      if (child.exitCode === null) await once(child, 'exit')
      return answer
    },
  }
}

async function findRunning() {
  return findPostmaster(path.join(dataDir, 'postgres'))
}

describe('one process', () => {
  test('starts, keeps the data over a restart, and leaves no process behind', async () => {
    const first = await open(true)
    await query(first.connectionString, 'create table kept as select 42 as value')
    const running = await findRunning()
    await first.release()
    await first.release()
    expect(await findRunning()).toBeNull()
    expect(running !== null && isProcessAlive(running.pid)).toBe(false)

    const second = await open(true)
    expect(await query(second.connectionString, 'select value from kept')).toEqual([[42]])
  })

  test('gives a database with its own owner who is no superuser, on 127.0.0.1 only, passwords in a private file', async () => {
    const server = await open(true)
    const settings = `select current_setting('listen_addresses'), current_setting('unix_socket_directories'),
      current_setting('jit'), current_setting('data_checksums'), current_setting('server_version_num')::int / 10000`
    expect(await query(server.superuserConnectionString, settings)).toEqual([['127.0.0.1', '', 'off', 'on', 18]])
    expect(await query(server.connectionString, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      [false],
    ])
    expect((await stat(path.join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600)
    const wrong = new URL(server.connectionString)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  test('runs as the account of the process, but never as root', async () => {
    await open(true)
    const account = isRoot() ? (await ensureServiceUser()).user.uid : process.getuid?.()
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(account)
    expect(account).not.toBe(0)
  })

  test('writes no data into its log where a statement fails on it', async () => {
    const { connectionString } = await open(true)
    const client = new pg.Client({ connectionString })
    await client.connect()
    await client.query('create table readers (email text unique)')
    const add = () => client.query('insert into readers (email) values ($1)', ['anna@titok.example'])
    await add()
    await expect(add()).rejects.toMatchObject({ detail: expect.stringContaining('anna@titok.example') })
    await client.end()
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('readers_email_key')
    expect(log).not.toContain('anna@titok.example')
  })

  test('is durable unless asked otherwise', async () => {
    const server = await openEmbedded({ dataDir, exclusive: true })
    opened.push(server)
    const settings = `select current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes')`
    expect(await query(server.superuserConnectionString, settings)).toEqual([['on', 'on', 'on']])
  })

  test('sorts Hungarian, knows accented letters, and lets the owner create the extensions', async () => {
    const { connectionString } = await open(true)
    const sorted = `select string_agg(name, ' ' order by name) from unnest(array['zebra','cukor','csiga','ökör','óra','az','ág']) as name`
    expect(await query(connectionString, sorted)).toEqual([['ág az cukor csiga óra ökör zebra']])
    for (const extension of requiredExtensions) await query(connectionString, `create extension ${extension}`)
    expect(await query(connectionString, `select to_tsvector('simple', 'ŐRSÉGI Építő')::text`)).toEqual([
      [`'építő':2 'őrségi':1`],
    ])
    expect(await query(connectionString, `select cardinality(show_trgm('őű')) > 0, unaccent('Árvíztűrő')`)).toEqual([
      [true, 'Arvizturo'],
    ])
  })

  test('goes over a stale pid file of a killed server whose id now is another program', async () => {
    await (await open(true)).release()
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(pidFile, `${process.pid}\n${dataDir}/postgres\n1700000000\n1\n\n127.0.0.1\n0 0\nready\n`)
    expect(await query((await open(true)).connectionString, 'select 1')).toEqual([[1]])
  })

  test('keeps what was committed when the server is killed', async () => {
    const first = await openEmbedded({ dataDir, exclusive: true })
    await query(first.connectionString, 'create table kept as select 42 as value')
    const running = await findRunning()
    if (running !== null) process.kill(running.pid, 'SIGKILL')
    await first.release()
    expect(await query((await open(true)).connectionString, 'select value from kept')).toEqual([[42]])
  })

  test('takes its locks again after a crash inside of PostgreSQL', async () => {
    const server = await open(true)
    const find = `select pid from pg_stat_activity where application_name = 'merleg ${process.pid}'`
    const [[session] = []] = await query(server.superuserConnectionString, find)
    if (typeof session === 'number') process.kill(session, 'SIGKILL')
    const findHolder = `select pid from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
      and granted and pid <> ${Number(session)}`
    await expect
      .poll(() => query(server.superuserConnectionString, findHolder).catch(() => []), { timeout: 20_000 })
      .toEqual([[expect.any(Number)]])
    await expect(open(true)).rejects.toThrow(DataFolderInUseError)
    await server.release()
    expect(await findRunning()).toBeNull()
  })

  test('a killed server is started again where it was, as long as somebody uses it', async () => {
    const server = await openEmbedded({ dataDir, exclusive: true })
    opened.push(server)
    await query(server.connectionString, 'create table kept as select 42 as value')
    const killed = await findRunning()
    if (killed !== null) process.kill(killed.pid, 'SIGKILL')
    await expect
      .poll(() => query(server.connectionString, 'select value from kept').catch(() => []), { timeout: 20_000 })
      .toEqual([[42]])
    expect((await findRunning())?.pid).not.toBe(killed?.pid)
    const locks = `select count(*)::int from pg_locks where locktype = 'advisory' and granted`
    await expect
      .poll(() => query(server.superuserConnectionString, locks).catch(() => []), { timeout: 20_000 })
      .toEqual([[2]])
    await expect(open(true)).rejects.toThrow(DataFolderInUseError)
    await server.release()
    expect(await findRunning()).toBeNull()
  })

  test('removes what a killed initdb left, and says when a complete cluster is missing or of another version', async () => {
    await mkdir(path.join(dataDir, 'postgres.init-999999-abc', 'cluster'), { recursive: true })
    await (await open(true)).release()
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.log'])

    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(open(true)).rejects.toThrow(/made by PostgreSQL 17/)
    await rm(path.join(dataDir, 'postgres'), { recursive: true })
    await expect(open(true)).rejects.toThrow(/is missing: .*postgres/)
  })

  test('does not start on a cluster whose passwords are lost', async () => {
    await (await open(true)).release()
    await rm(path.join(dataDir, 'postgres.json'))
    await expect(open(true)).rejects.toThrow(/postgres\.json is missing/)
  })

  test('shows the end of the log when the server does not start', async () => {
    await (await open(true)).release()
    await writeFile(path.join(dataDir, 'postgres', 'postgresql.auto.conf'), "no_such_setting = 'x'\n")
    await expect(open(true)).rejects.toThrow(/no_such_setting/)
  })
})

describe('several processes', () => {
  test('a second application is refused with process and address of the first', async () => {
    const first = await startHolder('application')
    const refusal = await open(true).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderInUseError)
    expect(refusal).toMatchObject({ pid: first.child.pid, address: 'http://127.0.0.1:1234' })
    expect(await query(first.connectionString, 'select 1')).toEqual([[1]])
    expect(await first.leave()).toEqual({ released: true })
  })

  test.each([
    { first: 'application', second: 'guest' },
    { first: 'guest', second: 'application' },
    { first: 'guest', second: 'guest' },
  ] as const)('$first then $second: whoever leaves last stops the server', async ({ first, second }) => {
    for (const leaver of ['first', 'second']) {
      const a = await startHolder(first)
      const b = await startHolder(second)
      expect(b.connectionString).toBe(a.connectionString)
      const [early, late] = leaver === 'first' ? [a, b] : [b, a]
      await early.leave()
      expect(await query(late.connectionString, 'select 1')).toEqual([[1]])
      await late.leave()
      expect(await findRunning()).toBeNull()
    }
  })

  test('the server that a killed application left behind is taken over', async () => {
    const killed = await startHolder('application')
    await query(killed.connectionString, 'create table kept as select 42 as value')
    const orphan = await findRunning()
    killed.child.kill('SIGKILL')
    await once(killed.child, 'exit')
    expect(await findRunning()).toEqual(orphan)

    const next = await open(true)
    expect(next.connectionString).toBe(killed.connectionString)
    expect(await query(next.connectionString, 'select value from kept')).toEqual([[42]])
    await next.release()
    expect(await findRunning()).toBeNull()
  })

  test('many that start at once on an empty folder share one server, and one of the applications wins', async () => {
    const roles = ['guest', 'application', 'guest', 'application'] as const
    const holders = await Promise.all(roles.map((role) => startHolder(role)))
    const addresses = new Set(holders.flatMap(({ said }) => ('error' in said ? [] : [said['connectionString']])))
    const errors = holders.flatMap(({ said }) => ('error' in said ? [said['error']] : []))
    expect(addresses.size).toBe(1)
    expect(errors).toEqual([expect.stringContaining('already running on this data folder')])
    await Promise.all(holders.filter(({ said }) => !('error' in said)).map((holder) => holder.leave()))
    expect(await findRunning()).toBeNull()
  })

  test('leaving and arriving at the same moment always ends with a server that answers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaving = await open(true)
      const [, arriving] = await Promise.all([leaving.release(), open(false)])
      expect(await query(arriving.connectionString, 'select 1')).toEqual([[1]])
      await arriving.release()
      expect(await findRunning()).toBeNull()
    }
  })
})

test('an external server with its own role, database and password is used, and neither started nor stopped', async () => {
  const external = await open(false)
  const own = await openEmbedded({ dataDir: path.join(parent, 'own'), exclusive: true, profile: 'test' })
  opened.push(own)
  await query(external.superuserConnectionString, `create role clerk login password 'p@ss:w/rd'`)
  await query(external.superuserConnectionString, 'create database registry owner clerk')
  const address = new URL(external.superuserConnectionString)
  address.username = 'clerk'
  address.password = encodeURIComponent('p@ss:w/rd')
  address.pathname = '/registry'

  const { pool, close } = createDatabase(address.href)
  expect(await migrate({ pool, directory: sampleMigrations })).toEqual(['0001_sample.sql'])
  await close()
  await own.release()
  expect(await query(address.href, 'select version from schema_migrations')).toEqual([[1]])
  expect(await query(address.href, 'select current_user::text, current_database()::text')).toEqual([
    ['clerk', 'registry'],
  ])
})

describe.runIf(isRoot())('as root', () => {
  test('a data folder that the account cannot reach keeps its cluster elsewhere, and says where', async () => {
    await chmod(parent, 0o700)
    const notices: EmbeddedNotice[] = []
    const first = await open(true, (notice) => notices.push(notice))
    const folder = notices.find((notice) => notice.kind === 'cluster-outside-data-folder')?.folder ?? ''
    expect(path.dirname(folder)).toBe(systemFolder)
    await query(first.connectionString, 'create table kept as select 42 as value')
    await first.release()
    expect(await query((await open(true)).connectionString, 'select value from kept')).toEqual([[42]])
    await removeEmbedded(dataDir)
    await expect(stat(folder)).rejects.toThrow(/ENOENT/)
  })

  test('binaries that the account cannot reach are copied, once', async () => {
    const binaries = { root: path.join(parent, 'native'), version: `test-${process.pid}` }
    await mkdir(path.join(binaries.root, 'bin'), { recursive: true })
    await writeFile(path.join(binaries.root, 'bin', 'postgres'), '#!/bin/sh\nexit 0\n', { mode: 0o700 })
    await chmod(parent, 0o700)
    const { user } = await ensureServiceUser()
    const root = path.join(systemFolder, `postgresql-${binaries.version}`)
    try {
      expect(await ensureRunnableBinaries(binaries, user)).toEqual({ binaries: { ...binaries, root }, isCopied: true })
      expect(await ensureRunnableBinaries(binaries, user)).toEqual({ binaries: { ...binaries, root }, isCopied: false })
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  })

  test('an ordinary account runs PostgreSQL as itself, and root afterwards leaves the cluster its own', async () => {
    await mkdir(dataDir)
    await chown(dataDir, nobody, nobody)
    const holder = await startHolder('application', { uid: nobody, gid: nobody })
    expect(holder.said).toEqual({ connectionString: holder.connectionString, notices: [] })
    expect(await query(holder.connectionString, 'select 1')).toEqual([[1]])
    const running = await findRunning()
    expect((await stat(`/proc/${running?.pid}`)).uid).toBe(nobody)
    await holder.leave()

    const asRoot = await open(true)
    expect(await query(asRoot.connectionString, 'select 1')).toEqual([[1]])
    await asRoot.release()
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(nobody)
    const again = await startHolder('application', { uid: nobody, gid: nobody })
    expect(again.said).not.toHaveProperty('error')
    await again.leave()
  })
})
