import { createHash } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { makeFolder } from '@merleg/db/make-folder'

/** Folders for what is under way, in the data folder. What a process that was killed leaves in them, the next one removes. */
export type TemporaryFolders = {
  /** A folder that is its maker's to remove. */
  make(): Promise<string>
  remove(folder: string): Promise<void>
  /** Does work with a folder that is gone at the end. */
  use<Result>(work: (folder: string) => Promise<Result>): Promise<Result>
  /** Removes those of processes that are no more. */
  removeAbandoned(): Promise<void>
}

/** How often a folder shows that it is in use to those who cannot see its process. */
const SIGN_MS = 5 * 60_000
/** Nobody is without a sign for so long. */
const SILENT_MS = 60 * 60_000
/** Further folders in this time look at no others. */
const LOOK_MS = 10 * 60_000
const FOLDER_NAME = /^([0-9a-f]{8})-(\d+)-(\w+)-\w+$/

/**
 * The folders in `tmp` of the data folder, which several processes share: those of one server, commands beside it, and other machines or
 * containers with the same data folder. Each folder is named after its process; whether that is still there is seen where
 * it ran on this machine, and told by the signs of life of its folder where not.
 */
export function createTemporaryFolders(dataDir: string): TemporaryFolders {
  const root = join(dataDir, 'tmp')
  const inUse = new Set<string>()
  let signing: NodeJS.Timeout | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  const removeAbandoned = async () => {
    lookedAt = performance.now()
    const own = await ownMark()
    for (const name of await listNames(root)) {
      const folder = join(root, name)
      // What belongs to another account stays.
      if (await isAbandoned(folder, own)) await removeFolder(folder).catch(() => undefined)
    }
  }
  const make = async () => {
    if (performance.now() - lookedAt > LOOK_MS) await removeAbandoned()
    await makeRoot(root)
    const { host, pid, start } = await ownMark()
    const folder = await mkdtemp(join(root, `${host}-${pid}-${start}-`))
    inUse.add(folder)
    signing ??= setInterval(() => void giveSigns(inUse), SIGN_MS).unref()
    return folder
  }
  const remove = async (folder: string) => {
    inUse.delete(folder)
    if (inUse.size === 0 && signing !== null) {
      clearInterval(signing)
      signing = null
    }
    await removeFolder(folder)
  }
  const use = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
    const folder = await make()
    try {
      return await work(folder)
    } finally {
      // What has been done is done; a folder that stays is abandoned, and removed when the process has ended.
      await remove(folder).catch(() => undefined)
    }
  }
  return { make, remove, use, removeAbandoned }
}

async function makeRoot(root: string): Promise<void> {
  const isMade = await makeFolder(root, 0o700)
  // A command run as root must not keep the server, which is not, from its folder.
  if (!isMade || process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(root))
  await chown(root, uid, gid)
}

async function listNames(root: string): Promise<string[]> {
  return readdir(root).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

async function giveSigns(folders: ReadonlySet<string>): Promise<void> {
  const now = new Date()
  // One may just have been removed.
  for (const folder of folders) await utimes(folder, now, now).catch(() => undefined)
}

/** A process of all there have been: its id is given again, and in every container there is a first one. */
type ProcessMark = { host: string; pid: number; start: string }

let ownMarkRead: Promise<ProcessMark> | null = null

function ownMark(): Promise<ProcessMark> {
  ownMarkRead ??= (async () => {
    const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
    return { host, pid: process.pid, start: (await findStart(process.pid)) ?? `t${Math.round(performance.timeOrigin)}` }
  })()
  return ownMarkRead
}

async function isAbandoned(folder: string, own: ProcessMark): Promise<boolean> {
  const [, host, pid, start] = FOLDER_NAME.exec(folder.slice(dirname(folder).length + 1)) ?? []
  if (host === own.host && pid !== undefined && start !== undefined)
    return !(await isRunning({ host, pid: Number(pid), start }, own))
  const found = await stat(folder).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > SILENT_MS
}

async function isRunning({ pid, start }: ProcessMark, own: ProcessMark): Promise<boolean> {
  if (pid === own.pid) return start === own.start
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another account's process is there, too.
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
  }
  const found = await findStart(pid)
  return found === null || found === start
}

const BOOT_ID = '/proc/sys/kernel/random/boot_id'
/** Of /proc/<pid>/stat, behind the name of the program, which may hold anything. */
const START_FIELD = 19

/** When a process began, and since which start of the machine; null where the system does not tell. */
async function findStart(pid: number): Promise<string | null> {
  const [told, boot] = await Promise.all([readIfTold(`/proc/${pid}/stat`), readIfTold(BOOT_ID)])
  const ticks = told?.slice(told.lastIndexOf(')') + 2).split(' ')[START_FIELD]
  return ticks === undefined || boot === null ? null : `${boot.slice(0, 8)}${ticks}`
}

async function readIfTold(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
