import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const REPOSITORY = resolve(import.meta.dirname, '..')
const MAIN = join(REPOSITORY, 'apps/server/src/main.cli.ts')
const READY = /Mérleg is ready: (\S+)/
const STOP_MS = 30_000
const MEMORY_SAMPLE_MS = 100

export type MerlegSettings = { readonly dataDir: string; readonly companies: number }

export type Server = {
  readonly address: string
  readonly processId: number | undefined
  readonly secondsUntilReady: number
  /** What it had written when it was ready. */
  readonly output: string
  /** Asks it to stop and waits until it is gone. */
  stop(): Promise<void>
}

type Child = { readonly process: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

const running = new Set<Child>()
const asked = new WeakSet<Child>()

/** Runs `merleg start` on a port of its own and waits until `/readyz` answers 200. */
export async function startServer(settings: MerlegSettings): Promise<Server> {
  const startedAt = performance.now()
  const child = spawnNode([MAIN, 'start'], { env: environmentOf(settings) })
  const stop = () => stopChild(child)
  try {
    const address = await waitForAddress(child)
    const answer = await fetch(new URL('/readyz', address))
    if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}: ${await answer.text()}`)
    const secondsUntilReady = (performance.now() - startedAt) / 1000
    return { address, processId: child.process.pid, secondsUntilReady, output: child.output(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs a command to its end; `peakMemoryMb` of its process, where the system tells (Linux). */
export async function runMerleg(args: readonly string[], settings: MerlegSettings): Promise<CommandRun> {
  return runNode([MAIN, ...args], { env: environmentOf(settings) })
}

/** `output`: what it wrote on both. */
export type CommandRun = { readonly seconds: number; readonly peakMemoryMb: number | null; readonly output: string }
type SpawnOptions = { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string }

/** Runs a script to its end. */
export async function runNode(args: readonly string[], options: SpawnOptions = {}): Promise<CommandRun> {
  const startedAt = performance.now()
  const child = spawnNode(args, options)
  let peakMemoryMb: number | null = null
  const sampling = setInterval(
    () => (peakMemoryMb = readMemoryMb(child.process.pid, 'VmHWM') ?? peakMemoryMb),
    MEMORY_SAMPLE_MS,
  )
  const exitCode = await child.ended
  clearInterval(sampling)
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}:\n${child.output()}`)
  return { seconds: (performance.now() - startedAt) / 1000, peakMemoryMb, output: child.output() }
}

/** Only the bench's own settings count: the same figures whatever the person's environment holds. */
function environmentOf({ dataDir, companies }: MerlegSettings): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => name !== 'DATABASE_URL' && !name.startsWith('MERLEG_'),
  )
  return {
    ...Object.fromEntries(inherited),
    HOST: '127.0.0.1',
    PORT: '0',
    MERLEG_DATA_DIR: dataDir,
    MERLEG_DEMO_COMPANIES: String(companies),
    MERLEG_REQUESTS_PER_MINUTE: '1000000000',
    MERLEG_LOG_LEVEL: 'error',
  }
}

function spawnNode(args: readonly string[], { env = process.env, cwd = REPOSITORY }: SpawnOptions): Child {
  // A process group of its own: Ctrl-C reaches the bench alone, which then stops the child in order.
  const child = spawn(process.execPath, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((done) => {
    child.once('error', () => done(null))
    child.once('close', done)
  })
  const known = { process: child, output: () => output, ended }
  running.add(known)
  void ended.then(() => running.delete(known))
  return known
}

function waitForAddress(child: Child): Promise<string> {
  return new Promise((found, reject) => {
    child.process.stdout?.on('data', () => {
      const address = READY.exec(child.output())?.[1]
      if (address !== undefined) found(address)
    })
    void child.ended.then(() => reject(new Error(`merleg start ended before it was ready:\n${child.output()}`)))
  })
}

async function stopChild(child: Child): Promise<void> {
  askToStop(child)
  const isGone = await Promise.race([child.ended.then(() => true), wait(STOP_MS, false, { ref: false })])
  if (isGone) return
  child.process.kill('SIGKILL')
  await child.ended
  throw new Error(`merleg start did not stop within ${STOP_MS / 1000} s of SIGTERM`)
}

/** Asks everything that runs to stop; whoever waits for it then gets a fault and cleans up. */
export function askAllToStop(): void {
  for (const child of running) askToStop(child)
}

/** Once only: the second signal ends the server at once, before it has stopped its database. */
function askToStop(child: Child): void {
  if (!asked.has(child)) child.process.kill('SIGTERM')
  asked.add(child)
}

/** What a process has in memory (`VmRSS`), or had at most (`VmHWM`). */
export function readMemoryMb(pid: number | undefined, what: 'VmHWM' | 'VmRSS'): number | null {
  try {
    const kilobytes = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    // No such file: another system than Linux, or the process has ended.
    return null
  }
}
