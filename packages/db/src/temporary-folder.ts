import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { isProcessAlive } from './embedded-cluster.ts'
import { removeEmbedded } from './embedded-server.ts'
import { readRecord } from './embedded-record.ts'

const prefix = 'merleg-test-'

/**
 * A folder for the data folders of tests and tools, which carries this process's id should it be killed. With a name
 * it is the same folder at every call in this process.
 */
export async function createTemporaryFolder(name: string = randomUUID()): Promise<string> {
  const folder = path.join(os.tmpdir(), `${prefix}${process.pid}-${name}`)
  await mkdir(folder, { recursive: true })
  // When this is root, PostgreSQL runs as another account, which must pass.
  await chmod(folder, 0o755)
  return folder
}

/** Ends the embedded servers of the data folders inside and deletes everything. */
export async function removeTemporaryFolder(folder: string): Promise<void> {
  // Another process may be about the same.
  for (const name of await readdir(folder).catch(() => [])) {
    const dataDir = path.join(folder, name)
    if ((await readRecord(dataDir)) !== null) await removeEmbedded(dataDir)
  }
  await rm(folder, { recursive: true, force: true })
}

/** Removes what killed processes of the same account have left. */
export async function removeAbandonedFolders(root = os.tmpdir()): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    const folder = path.join(root, name)
    if (Number.isInteger(pid) && !isProcessAlive(pid) && (await isOwn(folder))) await removeTemporaryFolder(folder)
  }
}

async function isOwn(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null))?.uid === process.getuid?.()
}
