import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'merleg-tests-'
const memoryFolder = '/dev/shm'
const gibibyte = 2 ** 30
/** A run fills less than half of it. */
const neededRoom = 2 * gibibyte
/** That, and what servers, browsers and compilers take. */
const neededMemory = 4 * gibibyte

/**
 * A new folder for the temporary files of a test run: databases, browser profiles, reports. In memory where there is
 * plenty, for databases made and thrown away by the hundred otherwise wait for the disk most of the time.
 */
export function makeRunFolder(): string {
  const root = hasRoomInMemory() ? memoryFolder : tmpdir()
  removeAbandoned(root)
  const folder = mkdtempSync(join(root, `${prefix}${process.pid}-`))
  // When this is root, PostgreSQL runs as another account, which must pass.
  chmodSync(folder, 0o755)
  return folder
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || process.availableMemory() < neededMemory) return false
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return bavail * bsize >= neededRoom
  } catch {
    return false
  }
}

/** What runs of the same account left that were killed: memory comes back by no restart of theirs. */
export function removeAbandoned(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (!Number.isInteger(pid) || isAlive(pid)) continue
    try {
      rmSync(join(root, name), { recursive: true, force: true })
    } catch {
      // Another account's.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
