import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  ensureRunnableBinaries,
  findBinaries,
  programPath,
  systemFolder,
  type PostgresBinaries,
} from './embedded-binaries.ts'
import { readIfThere, readOrCreateRecord, recordPath, replaceRecord } from './embedded-record.ts'
import type { ServerProfile } from './embedded-settings.ts'
import { canHostFolderOf, ensureServiceUser, isRoot, ownerOf, runTool, type ServiceUser } from './embedded-user.ts'
import { makeFolder } from './make-folder.ts'

/**
 * Things worth telling the operator. `lock-lost`: this process no longer shows as a user of the server. `disk-low`: the
 * database takes no changes until `disk-roomy`.
 */
export type EmbeddedNotice =
  | { kind: 'system-user-created' }
  | { kind: 'binaries-copied'; folder: string }
  | { kind: 'cluster-outside-data-folder'; folder: string }
  | { kind: 'lock-lost' }
  | { kind: 'disk-low'; freeBytes: number }
  | { kind: 'disk-roomy' }

/** A database cluster on disk, ready to be started. */
export type Cluster = {
  dataDir: string
  clusterDir: string
  binaries: PostgresBinaries
  user: ServiceUser | null
  superuserPassword: string
  password: string
}

export type PrepareOptions = {
  dataDir: string
  profile: ServerProfile
  onNotice: (notice: EmbeddedNotice) => void
}

const supportedMajor = '18'

/** Makes the cluster of a data folder, or finds the one that is there. Safe to run in two processes at once. */
export async function prepareCluster({ dataDir: folder, profile, onNotice }: PrepareOptions): Promise<Cluster> {
  const dataDir = await ensureDataDir(folder)
  const record = await readOrCreateRecord(dataDir)
  const { superuserPassword, password } = record
  const recordedDir = record.clusterDir === null ? null : path.resolve(dataDir, record.clusterDir)
  if (recordedDir !== null) await assertUsable(recordedDir, dataDir)
  const user = await chooseUser(recordedDir, onNotice)
  const { binaries, isCopied } = await ensureRunnableBinaries(findBinaries(), user)
  if (isCopied) onNotice({ kind: 'binaries-copied', folder: binaries.root })
  const clusterDir = recordedDir ?? (await chooseClusterDir({ dataDir, id: record.id, user, onNotice }))
  const cluster = { dataDir, clusterDir, binaries, user, superuserPassword, password }
  if (recordedDir === null) {
    if ((await readMajor(clusterDir)) === null) await initialise(cluster, profile)
    await assertUsable(clusterDir, dataDir)
    const kept = clusterDir === path.join(dataDir, 'postgres') ? 'postgres' : clusterDir
    await replaceRecord(dataDir, { ...record, clusterDir: kept })
  }
  return cluster
}

async function ensureDataDir(folder: string): Promise<string> {
  const isMade = await makeFolder(folder)
  // The server's account must pass through; the secrets inside have their own modes.
  if (isMade) await chmod(folder, isRoot() ? 0o711 : 0o700)
  return realpath(folder)
}

async function chooseUser(
  clusterDir: string | null,
  onNotice: PrepareOptions['onNotice'],
): Promise<ServiceUser | null> {
  if (!isRoot()) return null
  // A cluster made by an ordinary account keeps its owner, so that the same person can go on without root.
  const owner = clusterDir === null ? null : await ownerOf(clusterDir)
  if (owner !== null) return owner
  const { user, isCreated } = await ensureServiceUser()
  if (isCreated) onNotice({ kind: 'system-user-created' })
  return user
}

type Placement = { dataDir: string; id: string; user: ServiceUser | null; onNotice: PrepareOptions['onNotice'] }

async function chooseClusterDir({ dataDir, id, user, onNotice }: Placement): Promise<string> {
  if (user === null || (await canHostFolderOf(user, dataDir))) return path.join(dataDir, 'postgres')
  // The random id keeps an emptied data folder from finding the data that it had before.
  const hash = createHash('sha256').update(`${dataDir}\n${id}`).digest('hex').slice(0, 24)
  const clusterDir = path.join(systemFolder, hash)
  await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  onNotice({ kind: 'cluster-outside-data-folder', folder: clusterDir })
  return clusterDir
}

/** `initdb` works in a folder of its own, renamed when complete: a killed attempt leaves no half-made cluster. */
async function initialise(cluster: Cluster, profile: ServerProfile): Promise<void> {
  const { clusterDir, user } = cluster
  await removeAbandonedAttempts(clusterDir)
  const attempt = await mkdtemp(`${clusterDir}.init-${process.pid}-`)
  try {
    const passwordFile = path.join(attempt, 'password')
    await writeFile(passwordFile, cluster.superuserPassword, { mode: 0o600 })
    if (user !== null) {
      await chown(attempt, user.uid, user.gid)
      await chown(passwordFile, user.uid, user.gid)
    }
    const made = path.join(attempt, 'cluster')
    await runInitdb({ cluster, passwordFile, folder: made, profile })
    await rename(made, clusterDir).catch(async (error: unknown) => {
      if ((await readMajor(clusterDir)) === null) throw error
    })
  } finally {
    await rm(attempt, { recursive: true, force: true })
  }
}

/** `lc_ctype` decides which letters trigrams and full text see as letters, so plain C is the last resort. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'hu_HU.UTF-8', 'C']

type InitdbOptions = { cluster: Cluster; passwordFile: string; folder: string; profile: ServerProfile }

async function runInitdb({ cluster, passwordFile, folder, profile }: InitdbOptions): Promise<void> {
  let output = ''
  for (const characterType of characterTypes) {
    const result = await runTool(
      programPath(cluster.binaries, 'initdb'),
      [
        `--pgdata=${folder}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        `--lc-ctype=${characterType}`,
        '--locale-provider=icu',
        '--icu-locale=hu',
        ...(profile === 'test' ? ['--no-sync'] : []),
      ],
      cluster.user,
    )
    if (result.exitCode === 0) return
    output = result.output
    if (!output.includes('locale')) break
  }
  throw new Error(`initdb could not make the database cluster in ${cluster.clusterDir}:\n${output}`)
}

async function removeAbandonedAttempts(clusterDir: string): Promise<void> {
  const prefix = `${path.basename(clusterDir)}.init-`
  const parent = path.dirname(clusterDir)
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (!Number.isNaN(pid) && !isProcessAlive(pid)) await rm(path.join(parent, name), { recursive: true, force: true })
  }
}

/** Whether a process with this id exists, whoever owns it. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readMajor(clusterDir: string): Promise<string | null> {
  const content = await readIfThere(path.join(clusterDir, 'PG_VERSION'))
  return content === null ? null : content.trim()
}

async function assertUsable(clusterDir: string, dataDir: string): Promise<void> {
  const major = await readMajor(clusterDir)
  if (major === null) {
    throw new Error(
      `The database of this data folder is missing: ${clusterDir}. Restore it, or delete ${recordPath(dataDir)} to begin with an empty one.`,
    )
  }
  if (major !== supportedMajor) {
    throw new Error(`${clusterDir} was made by PostgreSQL ${major}; this version needs PostgreSQL ${supportedMajor}.`)
  }
}
