import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Content of `<dataDir>/postgres.json` (mode 600). `clusterDir` is set once the cluster is complete. */
export type ClusterRecord = { id: string; superuserPassword: string; password: string; clusterDir: string | null }

/** Where the passwords of the embedded database are kept. */
export function recordPath(dataDir: string): string {
  return path.join(dataDir, 'postgres.json')
}

/** Reads the record, or makes one with fresh passwords. The first of several processes decides. */
export async function readOrCreateRecord(dataDir: string): Promise<ClusterRecord> {
  const existing = await readRecord(dataDir)
  if (existing !== null) return existing
  if ((await readIfThere(path.join(dataDir, 'postgres', 'PG_VERSION'))) !== null) {
    throw new Error(
      `${recordPath(dataDir)} is missing; without it the password of the database in this folder is unknown.`,
    )
  }
  const secret = (): string => randomBytes(24).toString('hex')
  const fresh = {
    id: randomBytes(8).toString('hex'),
    superuserPassword: secret(),
    password: secret(),
    clusterDir: null,
  }
  const unpublished = await writeBeside(dataDir, fresh)
  try {
    // Unlike rename, link fails when another process was first: then its record counts for both.
    await link(unpublished, recordPath(dataDir))
  } catch (error) {
    if ((await readRecord(dataDir)) === null) throw error
  } finally {
    await rm(unpublished)
  }
  return (await readRecord(dataDir)) ?? fresh
}

/** Replaces the record as a whole. */
export async function replaceRecord(dataDir: string, record: ClusterRecord): Promise<void> {
  await rename(await writeBeside(dataDir, record), recordPath(dataDir))
}

async function writeBeside(dataDir: string, record: ClusterRecord): Promise<string> {
  const file = `${recordPath(dataDir)}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true })
  return file
}

/** Reads `<dataDir>/postgres.json`; null when there is none. */
export async function readRecord(dataDir: string): Promise<ClusterRecord | null> {
  const text = await readIfThere(recordPath(dataDir))
  if (text === null) return null
  const value: unknown = JSON.parse(text)
  if (!isRecord(value)) throw new Error(`${recordPath(dataDir)} is not a file of this application.`)
  return value
}

function isRecord(value: unknown): value is ClusterRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'superuserPassword' in value &&
    typeof value.superuserPassword === 'string' &&
    'password' in value &&
    typeof value.password === 'string' &&
    'clusterDir' in value &&
    (value.clusterDir === null || typeof value.clusterDir === 'string')
  )
}

/** A file's text; null when it is not there. */
export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
