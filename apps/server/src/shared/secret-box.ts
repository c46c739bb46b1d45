import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@merleg/db/make-folder'

/** The part of the settings that the key comes from: it is given, or made once in the data folder. */
export type SecretSettings = { MERLEG_SECRET_KEY?: string | undefined; dataDir: string }

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** How a sealed secret begins. */
export const SEALED_BEGINNING = 'sealed.v1.'

/** What was sealed cannot be read: by another key, by none, or because it was changed. Nor is anything sealed beside it. */
export class SecretUnreadable extends Error {}

/** The key as it is written in the settings and in its file: 32 bytes in base64, or in hexadecimal digits. Null: no key. */
export function parseSecretKey(text: string): Buffer | null {
  const written = text.trim()
  const key = /^[0-9a-f]{64}$/i.test(written) ? Buffer.from(written, 'hex') : Buffer.from(written, 'base64')
  const isWhole = /^[0-9a-f]{64}$|^[0-9a-z+/]{43}=?$/i.test(written)
  return isWhole && key.length === KEY_BYTES ? key : null
}

/** Where the key is kept that nobody has given. */
export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret-key')
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(SEALED_BEGINNING)
}

/** `about`: whose secret it is; elsewhere it cannot be opened. */
type Sealing = { secret: string; about: string }

/**
 * A secret as it is stored (AES-256-GCM). Where there is no key one is made, unless something is sealed already: its key is
 * elsewhere, and by two of them some of the secrets could never be read. @throws SecretUnreadable
 */
export async function sealSecret(
  settings: SecretSettings,
  { secret, about, hasSealed }: Sealing & { hasSealed: () => Promise<boolean> },
): Promise<string> {
  const key = (await findKey(settings)) ?? (await makeFirstKey(settings, hasSealed))
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
  const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return SEALED_BEGINNING + Buffer.concat(sealed).toString('base64url')
}

/** A stored secret as it was; one that was stored before secrets were sealed is itself. @throws SecretUnreadable */
export async function openSecret(
  settings: SecretSettings,
  { stored, about }: { stored: string; about: string },
): Promise<string> {
  if (!isSealed(stored)) return stored
  const key = await findKey(settings)
  if (key === null) throw new SecretUnreadable('there is no key')
  const sealed = Buffer.from(stored.slice(SEALED_BEGINNING.length), 'base64url')
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const options = { authTagLength: TAG_BYTES }
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, options).setAAD(Buffer.from(about))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([secret, decipher.final()]).toString('utf8')
  } catch (error) {
    throw new SecretUnreadable('it was sealed by another key, or changed', { cause: error })
  }
}

async function findKey({ MERLEG_SECRET_KEY: given, dataDir }: SecretSettings): Promise<Buffer | null> {
  if (given !== undefined) return checkedKey(given, 'MERLEG_SECRET_KEY')
  const path = secretKeyFile(dataDir)
  const written = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  return written === null ? null : checkedKey(written, path)
}

async function makeFirstKey(settings: SecretSettings, hasSealed: () => Promise<boolean>): Promise<Buffer> {
  if (!(await hasSealed())) return makeKey(settings)
  // By another process, just now?
  const key = await findKey(settings)
  if (key === null) throw new SecretUnreadable('there is no key, and the database holds secrets that one has sealed')
  return key
}

/** Whole or not at all, and once: another process may be making one, too. */
async function makeKey(settings: SecretSettings): Promise<Buffer> {
  const path = secretKeyFile(settings.dataDir)
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  await makeFolder(settings.dataDir)
  try {
    await writeFile(part, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(part, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  } finally {
    await rm(part, { force: true })
  }
  return checkedKey(await readFile(path, 'utf8'), path)
}

function checkedKey(text: string, place: string): Buffer {
  const key = parseSecretKey(text)
  if (key === null) throw new SecretUnreadable(`${place} holds no key of ${KEY_BYTES} bytes`)
  return key
}
