import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster } from '@merleg/db/embedded-postmaster'
import { openEmbedded, removeEmbedded } from '@merleg/db/embedded-server'
import { createTemporaryFolder } from '@merleg/db/temporary-folder'
import { useTestDatabase } from '@merleg/db/testing'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

const CLI = resolve(import.meta.dirname, '../main.cli.ts')
// Each test starts whole servers, and the first one builds the interface.
vi.setConfig({ testTimeout: 300_000 })
const folders: string[] = []
/** Of the tests that leave a cluster as they found it: making one takes longer than they do. */
const sharedFolder = await createTemporaryFolder('start')
const processes: ChildProcess[] = []

afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) await removeEmbedded(folder)
})

afterAll(() => removeEmbedded(sharedFolder))

async function newFolder(): Promise<string> {
  const folder = await createTemporaryFolder('start')
  folders.push(folder)
  return folder
}

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

/** The real command line in a process of its own, on a free port and without demo data unless told otherwise. */
function run(args: string[], environment: Record<string, string>): Run {
  return follow(process.execPath, [CLI, ...args], environment)
}

function follow(command: string, args: string[], environment: Record<string, string>): Run {
  const child = spawn(command, args, {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: { ...process.env, PORT: '0', MERLEG_DEMO_COMPANIES: '0', MERLEG_LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, output: () => text, exit }
}

async function untilReady(started: Run): Promise<string> {
  for (;;) {
    const address = /Mérleg is ready: (\S+)/.exec(started.output())?.[1]
    if (address) return address
    if (started.child.exitCode !== null) throw new Error(`ended instead of starting:\n${started.output()}`)
    await delay(50)
  }
}

async function stop(started: Run, signal: NodeJS.Signals): Promise<number | null> {
  started.child.kill(signal)
  return started.exit
}

async function isUp(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return isConnected
}

/** Every address of the interface is the start page; its files are served; an unknown file or call is refused. */
async function expectPages(address: string): Promise<void> {
  const page = await (await fetch(`${address}/`)).text()
  expect(page).toContain('<script type="application/json" id="merleg-settings">{"registrationUrl"')
  for (const path of ['/report/12345678/summary', '/demo/demo@merleg.example/pass.word', '/?a=b.c'])
    expect(await (await fetch(address + path)).text()).toBe(page)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  const answers = await Promise.all(
    [script, '/favicon.svg', '/assets/none.js', '/api/none', '/assets/', '/assets//etc/passwd', '/api'].map((path) =>
      fetch(address + path),
    ),
  )
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 404, 404, 404, 404, 404])
  const head = await fetch(`${address}/`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable')
}

describe('start', () => {
  test('a signal while the demo data are made ends it and keeps nothing; then it serves, stops on SIGTERM, starts again on the same data, and stops on SIGINT', async () => {
    const environment = { MERLEG_DATA_DIR: await newFolder(), MERLEG_DEMO_COMPANIES: '20' }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const interrupted = run(['start'], { ...environment, MERLEG_DEMO_COMPANIES: '50000' })
      await expect.poll(interrupted.output, { timeout: 120_000 }).toContain('Making 50000')
      expect(await stop(interrupted, signal)).toBe(0)
      expect(interrupted.output()).not.toContain('is ready')
      const users = run(['user', 'list'], environment)
      expect([await users.exit, users.output()]).toEqual([0, ''])
    }
    const first = run(['start'], environment)
    const address = await untilReady(first)
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'up' })
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready', database: 'up' })
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('http_request_duration_seconds')
    expect((await fetch(`${address}/api/docs/`)).status).toBe(200)
    await expectPages(address)
    expect(first.output()).toContain('demo@merleg.example / merleg-demo')
    expect(await stop(first, 'SIGTERM')).toBe(0)
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
    // What a process left that nobody has heard of for long.
    const left = join(environment.MERLEG_DATA_DIR, 'tmp', 'left')
    await mkdir(left, { recursive: true })
    await utimes(left, 0, 0)
    const again = run(['start'], environment)
    await untilReady(again)
    expect(await readdir(join(left, '..'))).toEqual([])
    expect(again.output()).not.toContain('Making')
    expect(await stop(again, 'SIGINT')).toBe(0)
  })

  test('refuses a second instance on the folder and says where the first one is; a database that is killed under load is started again, and the server goes on', async () => {
    const environment = { MERLEG_DATA_DIR: sharedFolder }
    const first = run(['start'], environment)
    const address = await untilReady(first)
    const second = run(['start'], environment)
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain('already running on this data folder')
    expect(second.output()).toContain(address)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)

    const login = () =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody@test.example', password: 'x' }),
      })
    const load = Array.from({ length: 8 }, async () => (await login()).status)
    const killed = await findPostmaster(join(sharedFolder, 'postgres'))
    if (killed) process.kill(killed.pid, 'SIGKILL')
    const statuses = new Set(await Promise.all(load))
    expect([422, 429, 503]).toEqual(expect.arrayContaining([...statuses]))
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 }).toBe(200)
    expect((await fetch(`${address}/`)).status).toBe(200)
    await expect.poll(async () => (await login()).status, { timeout: 30_000 }).not.toBe(503)
    expect(await stop(first, 'SIGTERM')).toBe(0)
    expect(await findPostmaster(join(sharedFolder, 'postgres'))).toBeNull()
  })

  test.each(['192.0.2.1', 'no-such-host.invalid'])('says that %s is no address of the machine', async (host) => {
    const started = run(['start'], { MERLEG_DATA_DIR: sharedFolder, HOST: host })
    expect(await started.exit).toBe(1)
    expect(started.output()).toContain(`HOST=${host}: this machine has no such address`)
    expect(started.output()).not.toContain('    at ')
  })

  test('says that the port is taken, and leaves nothing running', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const started = run(['start'], { MERLEG_DATA_DIR: sharedFolder, PORT: String(port) })
    expect(await started.exit).toBe(1)
    expect(started.output()).toContain(`Port ${port} is taken`)
    blocker.close()
    const embedded = await openEmbedded({ dataDir: sharedFolder, exclusive: true })
    expect(await embedded.release()).toBe(true)
  })

  test('takes over what a killed process left behind; started through npm, stops when npm is told to', async () => {
    const environment = { MERLEG_DATA_DIR: sharedFolder }
    const first = run(['start'], environment)
    await untilReady(first)
    await stop(first, 'SIGKILL')
    const again = follow('npm', ['start'], environment)
    const address = await untilReady(again)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    await stop(again, 'SIGTERM')
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  })

  test('runs on an external server, which it neither starts nor stops', async () => {
    const external = await openEmbedded({ dataDir: await newFolder(), exclusive: false })
    const superuser = new pg.Client({ connectionString: external.superuserConnectionString })
    await superuser.connect()
    await superuser.query(`create role someone login password 'öther-secret'`)
    await superuser.query('create database elsewhere owner someone')
    await superuser.end()
    const url = new URL(external.connectionString)
    url.username = 'someone'
    url.password = encodeURIComponent('öther-secret')
    url.pathname = '/elsewhere'
    const folder = await newFolder()
    const environment = { MERLEG_DATA_DIR: folder, DATABASE_URL: url.href, MERLEG_DEMO_COMPANIES: '20' }
    const started = run(['start'], environment)
    const address = await untilReady(started)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(started.output()).not.toContain('demo@merleg.example')
    expect(await stop(started, 'SIGTERM')).toBe(0)
    expect(await isUp(url.href)).toBe(true)
    await external.release()
  })
})

const newer = useTestDatabase()

describe('commands', () => {
  test.each([
    [['--help'], 0, 'Usage: merleg'],
    [['start', '--help'], 0, 'Usage: merleg start'],
    [['nothing-like-this'], 2, 'unknown command'],
    [['start', '--surprise'], 2, 'unknown option'],
  ])('%j ends with %i', async (args, code, text) => {
    const started = run(args, {})
    expect(await started.exit).toBe(code)
    expect(started.output()).toContain(text)
  })

  test('a wrong setting is named', async () => {
    const started = run(['start'], { PORT: 'many', MERLEG_LOG_LEVEL: 'loud' })
    expect(await started.exit).toBe(2)
    expect(started.output()).toMatch(/PORT[^]*MERLEG_LOG_LEVEL/)
  })

  test.each([
    ['DATABASE_URL', 'postgres://someone:very-secret@127.0.0.1:1/none', 'The database of DATABASE_URL cannot be used'],
    ['DATABASE_URL', 'postgres://someone:very-secret@[', 'The database of DATABASE_URL cannot be used'],
    ['MERLEG_DATA_DIR', CLI, 'cannot be used (MERLEG_DATA_DIR)'],
    ['MERLEG_DATA_DIR', '/proc/nowhere', 'cannot be used (MERLEG_DATA_DIR)'],
  ])('a database that cannot be had is said without its password (%s=%s)', async (name, value, text) => {
    const started = run(['start'], { [name]: value })
    expect(await started.exit).toBe(1)
    expect(started.output()).toContain(text)
    expect(started.output()).not.toMatch(/very-secret|unexpected fault/)
  })

  test('a database that is not migrated is told from one that is', async () => {
    const environment = { MERLEG_DATA_DIR: await newFolder() }
    const before = run(['user', 'list'], environment)
    expect(await before.exit).toBe(1)
    expect(before.output()).toContain('merleg -- migrate')
    const migrated = run(['migrate'], environment)
    expect([await migrated.exit, migrated.output()]).toEqual([0, expect.stringContaining('migrations applied')])
    const after = run(['user', 'list'], environment)
    expect(await after.exit).toBe(0)
  })

  test.each([
    ['C', 'Start the later release; or, to go back to this one, restore a backup'],
    ['hu_HU.UTF-8', 'Indítsa el az újabb kiadást'],
    ['de_DE.UTF-8', 'Starten Sie die neuere Version'],
  ])(
    'a database that a later release has upgraded is left alone, and what to do is said (%s)',
    async (lang, advice) => {
      await newer.pool.query(`insert into schema_migrations (version, name, checksum)
      values (9000, 'later', '') on conflict do nothing`)
      const environment = { DATABASE_URL: newer.connectionString, MERLEG_DATA_DIR: await newFolder(), LC_ALL: lang }
      for (const words of [['start'], ['migrate'], ['user', 'list']]) {
        const told = run(words, environment)
        expect(await told.exit).toBe(1)
        expect(told.output()).toContain(advice)
        expect(told.output()).toContain('9000')
        expect(told.output()).not.toContain('    at ')
      }
    },
  )
})
