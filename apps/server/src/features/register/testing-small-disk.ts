import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryFolder, removeTemporaryFolder } from '@merleg/db/temporary-folder'

const isRoot = process.getuid?.() === 0
/** As an ordinary user inside of a user namespace, where it may mount but PostgreSQL still sees no root. */
const unshare = isRoot ? ['-m'] : ['-Urm']
const become = isRoot ? '' : 'unshare -U --map-user=1000 --map-group=1000'
const mount = `mount -t tmpfs -o size="$1",mode=755 tmpfs "$2" && shift 2 && exec ${become} "$@"`

/** Runs a program with a disk of its own in a folder, which goes with it. */
function spawnOnDisk(disk: { size: string; folder: string }, words: readonly string[], env: NodeJS.ProcessEnv) {
  return spawn('unshare', [...unshare, 'sh', '-c', mount, 'sh', disk.size, disk.folder, ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const MEBIBYTE = 1024 * 1024

/** Null where this platform lets us mount a small disk; else why it does not. */
export async function findMountProblem(): Promise<string | null> {
  const folder = await createTemporaryFolder()
  const child = spawnOnDisk({ size: '1m', folder }, ['true'], process.env)
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const problem = await once(child, 'close').then(
    ([code]) => (code === 0 ? null : said.trim()),
    (error: unknown) => String(error),
  )
  await rm(folder, { recursive: true })
  return problem
}

export type SmallDisk = {
  /** Runs a program that sees the small disk. */
  run(words: readonly string[], environment: Record<string, string>): ChildProcess
  /** As that program names it. */
  folder: string
  /** A path on it, as everybody else reaches it. */
  outside(path: string): string
  /** Takes room away until so much is left, and gives it back. */
  fillUpTo(megabytesLeft: number): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

/** A disk of a fixed size for one process and its children. */
export async function createSmallDisk(size: string): Promise<SmallDisk> {
  const parent = await createTemporaryFolder()
  await chmod(parent, 0o755)
  let child: ChildProcess | null = null
  // The way into another process's view of the file system.
  const outside = (path: string): string => join(`/proc/${child?.pid ?? 0}/root`, parent, path)
  return {
    folder: parent,
    run: (words, environment) => {
      child = spawnOnDisk({ size, folder: parent }, words, { ...process.env, ...environment })
      return child
    },
    outside,
    fillUpTo: async (megabytesLeft) => {
      const { bavail, bsize } = await statfs(outside('.'))
      await writeFile(outside('ballast'), Buffer.alloc(bavail * bsize - megabytesLeft * MEBIBYTE, 1))
    },
    free: () => rm(outside('ballast')),
    remove: async () => {
      child?.kill('SIGTERM')
      if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await removeTemporaryFolder(parent)
    },
  }
}
