import { spawn } from 'node:child_process'
import { chown, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** The system account that runs PostgreSQL when the application runs as root, which PostgreSQL refuses. */
export type ServiceUser = { uid: number; gid: number }

/** Outcome of a finished child process; `output` is standard output and error together. */
export type ToolResult = { exitCode: number; output: string }

const serviceUserName = 'postgres'

/** True when this process is root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Environment of PostgreSQL programs: nothing of the caller's PG* or locale settings may change what they do. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Runs a program to its end, as `user` if given, outside our process group (Ctrl-C must not hit it). */
export function runTool(file: string, args: readonly string[], user: ServiceUser | null): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: '/',
      detached: true,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ exitCode: exitCode ?? -1, output: output.trim() }))
  })
}

/**
 * The account to run PostgreSQL as: `postgres`, made with `useradd` if missing.
 * Call as root only; throws when there is no such account and none can be made.
 */
export async function ensureServiceUser(): Promise<{ user: ServiceUser; isCreated: boolean }> {
  const existing = await lookUpUser(serviceUserName)
  if (existing !== null) return { user: existing, isCreated: false }
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const failure = await runTool('useradd', [...options, serviceUserName], null).then(
    ({ exitCode, output }) => (exitCode === 0 ? null : output),
    (error: unknown) => String(error),
  )
  const created = await lookUpUser(serviceUserName)
  if (created === null) {
    throw new Error(
      `PostgreSQL does not run as root, and the system account "${serviceUserName}" cannot be made (${failure ?? 'unknown reason'}). ` +
        'Create it, start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { user: created, isCreated: failure === null }
}

async function lookUpUser(name: string): Promise<ServiceUser | null> {
  const [uid, gid] = await Promise.all([runTool('id', ['-u', name], null), runTool('id', ['-g', name], null)])
  if (uid.exitCode !== 0 || gid.exitCode !== 0) return null
  return { uid: Number(uid.output), gid: Number(gid.output) }
}

/** The owner of a folder as the account to run as; null when it belongs to the caller's own account. */
export async function ownerOf(folder: string): Promise<ServiceUser | null> {
  const { uid, gid } = await stat(folder)
  return uid === process.getuid?.() ? null : { uid, gid }
}

/** Whether `user` can reach and run the file. */
export async function isExecutableBy(user: ServiceUser, file: string): Promise<boolean> {
  return (await shellTest(user, 'test -x "$1"', file)) && (await shellTest(user, '"$1" --version', file))
}

/** Whether `user` could own and use a folder inside `folder` (all parents passable, ownership changeable). */
export async function canHostFolderOf(user: ServiceUser, folder: string): Promise<boolean> {
  const probe = await mkdtemp(path.join(folder, '.probe-'))
  try {
    await chown(probe, user.uid, user.gid)
    return await shellTest(user, 'cd -- "$1" && test -w .', probe)
  } catch (error) {
    // File systems without ownership (some network and desktop mounts) refuse chown.
    if (error instanceof Error && 'code' in error) return false
    throw error
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

async function shellTest(user: ServiceUser, script: string, argument: string): Promise<boolean> {
  return (await runTool('/bin/sh', ['-c', script, 'sh', argument], user)).exitCode === 0
}
