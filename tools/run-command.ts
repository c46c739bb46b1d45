import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { repositoryRoot } from './repository-files.ts'

export type CommandRun = {
  readonly ok: boolean
  /** What it wrote, when captured; empty when it went straight to the terminal. */
  readonly output: string
  readonly seconds: number
  /** Processes that it started and that outlived it; they have been ended. */
  readonly leftProcesses: readonly string[]
}

export type CommandOptions = {
  /** A shell line; programs of node_modules are found by name. */
  readonly command: string
  readonly stdio: 'capture' | 'inherit'
  readonly env?: Readonly<Record<string, string>>
}

const running = new Set<ChildProcess>()
const graceMilliseconds = 3000

/** Runs a command in a process group of its own, so that nothing it started can outlive it. */
export async function runCommand({ command, stdio, env }: CommandOptions): Promise<CommandRun> {
  const startedAt = performance.now()
  const child = spawn(command, {
    cwd: repositoryRoot,
    shell: true,
    detached: true,
    stdio: stdio === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      PATH: `${join(repositoryRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  })
  running.add(child)
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  }
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  const leftProcesses = await endGroup(child)
  running.delete(child)
  const seconds = (performance.now() - startedAt) / 1000
  return { ok: exitCode === 0, output: chunks.join(''), seconds, leftProcesses }
}

/** Hands an interruption of this process on to everything it runs, waits for the end, then ends itself. */
export function stopCommandsOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of running) signalGroup(child, 'SIGTERM')
      void Promise.all([...running].map(endGroup)).finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
    })
  }
}

/** Ends what is left of a command's process group; tells what was. */
async function endGroup(child: ChildProcess): Promise<string[]> {
  if (await isGroupGone(child, graceMilliseconds)) return []
  const left = describeGroup(child)
  signalGroup(child, 'SIGTERM')
  if (!(await isGroupGone(child, graceMilliseconds))) signalGroup(child, 'SIGKILL')
  return left
}

/** The command lines of a process group, on systems that tell (Linux). */
function describeGroup(child: ChildProcess): string[] {
  if (!existsSync('/proc/self/stat')) return ['processes unknown']
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      // After the name, which stands in brackets: state, parent, group.
      const group = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[2]
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return group === String(child.pid) ? [`${pid} ${command}`] : []
    } catch {
      // It ended since /proc was listed.
      return []
    }
  })
}

async function isGroupGone(child: ChildProcess, withinMilliseconds: number): Promise<boolean> {
  const deadline = performance.now() + withinMilliseconds
  while (signalGroup(child, 0)) {
    if (performance.now() > deadline) return false
    await wait(50)
  }
  return true
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
