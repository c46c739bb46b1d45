import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type TestServer = {
  readonly baseUrl: string
  readonly dataFolder: string
  /** Ends the server with SIGTERM. @throws when it does not end well, or leaves a process behind */
  stop(): Promise<void>
}

const repositoryRoot = join(import.meta.dirname, '../..')
const startMilliseconds = 240_000
const stopMilliseconds = 20_000

/** A port of this machine that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return address.port
}

/** Starts the whole product on an empty data folder with a small made-up register, and waits until it is ready. */
export async function startTestServer(
  port: number,
  { logFile, oidc }: { logFile: string; oidc: Readonly<Record<string, string>> },
): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'merleg-e2e-'))
  await chmod(dataFolder, 0o755)
  const baseUrl = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['apps/server/src/main.cli.ts', 'start'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      MERLEG_DEMO_COMPANIES: '300',
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      // All journeys come from one address in a short time.
      MERLEG_REQUESTS_PER_MINUTE: '100000',
      DATABASE_URL: '',
      MERLEG_DATA_DIR: dataFolder,
      MERLEG_PUBLIC_URL: baseUrl,
      MERLEG_TRIALS: 'confirm',
      ...oidc,
      NODE_ENV: 'production',
    },
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const stop = async () => {
    try {
      await stopServer(child, dataFolder)
    } finally {
      log.end()
      await rm(dataFolder, { recursive: true, force: true })
    }
  }
  try {
    await waitUntilReady(baseUrl, child)
  } catch (error) {
    const failures = await stop().then(
      () => '',
      (failure: unknown) => `\n${String(failure)}`,
    )
    throw new Error(
      `The server did not start: ${String(error)}${failures}\n${readFileSync(logFile, 'utf8').slice(-4000)}`,
    )
  }
  return { baseUrl, dataFolder, stop }
}

async function waitUntilReady(baseUrl: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + startMilliseconds
  for (;;) {
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`)
    if (performance.now() > deadline) throw new Error(`not ready after ${startMilliseconds / 1000} seconds`)
    await wait(200)
  }
}

async function stopServer(child: ChildProcess, dataFolder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await Promise.race([once(child, 'exit'), wait(stopMilliseconds, undefined, { ref: false })])
  }
  child.kill('SIGKILL')
  const left = listProcessesOf(dataFolder)
  for (const pid of left) process.kill(pid, 'SIGKILL')
  if (left.length > 0) throw new Error(`The server left processes behind: ${left.join(', ')}`)
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode ?? 'nothing'}`)
}

/** Processes whose command line names the folder, on systems that tell (Linux). */
function listProcessesOf(folder: string): number[] {
  if (!existsSync('/proc/self/cmdline')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readCommandLine(name).includes(folder))
    .map(Number)
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It ended since the folder was listed.
    return ''
  }
}
