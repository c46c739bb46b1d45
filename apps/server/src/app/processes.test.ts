import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findPostmaster } from '@merleg/db/embedded-postmaster'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { createTemporaryFolder } from '@merleg/db/temporary-folder'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { METRICS_KEPT_MS } from './health.routes.ts'

const CLI = resolve(import.meta.dirname, '../main.cli.ts')
vi.setConfig({ testTimeout: 300_000 })
const folder = await createTemporaryFolder('processes')
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => removeEmbedded(folder))

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> }

function run(args: string[], environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: {
      ...process.env,
      PORT: '0',
      MERLEG_DATA_DIR: folder,
      MERLEG_DEMO_COMPANIES: '20',
      MERLEG_LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return {
    child,
    output: () => text,
    exit: once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null)),
  }
}

async function untilReady({ child, output }: Run): Promise<string> {
  for (;;) {
    const address = /Mérleg is ready: (\S+)/.exec(output())?.[1]
    if (address) return address
    if (child.exitCode !== null) throw new Error(`ended instead of starting:\n${output()}`)
    await delay(50)
  }
}

/** The processes that a process began, the oldest first; no PostgreSQL, which is a process group of its own. */
function childrenOf({ child }: Run): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? [])
  return rows.flatMap(([pid, parent, args]) => (Number(parent) === child.pid && args?.includes(CLI) ? Number(pid) : []))
}

/**
 * Over a connection of its own, so that the processes take turns. One that was being handed to a process as it died gets no
 * answer (ADR 101).
 */
const get = (url: string) => fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) })

const statusOf = (asked: Promise<Response>) => asked.then(({ status }) => status).catch(() => null)

/** Only when the text of before is kept no longer. */
async function countProcesses(address: string): Promise<number> {
  await delay(METRICS_KEPT_MS)
  const text = await get(`${address}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  return Number(/^merleg_processes (\d+)$/m.exec(text)?.[1])
}

async function listMails(): Promise<string[]> {
  const mails = join(folder, 'mails')
  const names = await readdir(mails).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')))
}

test('two processes answer; one that dies is replaced, and what it was to do is done; a signal ends all', async () => {
  const server = run(['start', '--processes', '2'])
  const address = await untilReady(server)
  expect(await countProcesses(address)).toBe(2)
  expect(await (await get(`${address}/readyz`)).json()).toEqual({ status: 'ready', database: 'up' })

  const [worker = 0, other = 0] = childrenOf(server)
  const user = run([
    'user',
    'add',
    '--email',
    'kis@test.example',
    '--name',
    'Kis Ádám',
    '--subscriber',
    'Alma Kft.',
    '--claims',
    'none',
  ])
  expect(await user.exit).toBe(0)
  process.kill(worker, 'SIGKILL')
  // The other one alone answers until there is another, and takes what is to be done.
  const recover = () =>
    fetch(`${address}/api/auth/recover-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ email: 'kis@test.example' }),
      signal: AbortSignal.timeout(10_000),
    })
  await expect.poll(() => statusOf(recover()), { timeout: 60_000 }).toBe(200)
  await expect.poll(() => countProcesses(address), { timeout: 60_000 }).toBe(2)
  await expect.poll(async () => (await listMails()).join(''), { timeout: 60_000 }).toContain('kis@test.example')

  process.kill(other, 'SIGKILL')
  await expect.poll(() => statusOf(get(`${address}/readyz`)), { timeout: 60_000 }).toBe(200)
  await expect.poll(() => countProcesses(address), { timeout: 60_000 }).toBe(2)
  expect(childrenOf(server)).not.toContain(worker)
  expect(childrenOf(server)).not.toContain(other)
  expect(server.output()).toContain('a process ended and is replaced')

  const second = run(['start', '--processes', '2'])
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain('already running on this data folder')
  expect(second.output()).toContain(address)

  const processes = childrenOf(server)
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  await expect(get(`${address}/healthz`)).rejects.toThrow()
  for (const pid of processes) expect(() => process.kill(pid, 0)).toThrow()
  expect(await findPostmaster(join(folder, 'postgres'))).toBeNull()
})

test('where processes die again and again, all of them end with a fault', async () => {
  const server = run(['start', '--processes', '2'])
  await untilReady(server)
  while (server.child.exitCode === null) {
    for (const pid of childrenOf(server)) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Gone by itself.
      }
    }
    await delay(50)
  }
  expect(await server.exit).toBe(1)
  expect(server.output()).toContain('Processes end again and again.')
})

test('when the one that began the others is killed they end, too, and the next start takes over', async () => {
  const server = run(['start'], { MERLEG_PROCESSES: '2' })
  const address = await untilReady(server)
  const processes = childrenOf(server)
  server.child.kill('SIGKILL')
  await server.exit
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await expect.poll(() => processes.some(isAlive), { timeout: 30_000 }).toBe(false)
  const again = run(['start', '--processes', '2'], { PORT: new URL(address).port })
  expect(await untilReady(again)).toBe(address)
  again.child.kill('SIGINT')
  expect(await again.exit).toBe(0)
})

test('more connections than the database takes are refused before anything is begun', async () => {
  const server = run(['start', '--processes', '8'])
  expect(await server.exit).toBe(1)
  expect(server.output()).toMatch(/8 processes with 10 connections each are more than the database takes/)
})
