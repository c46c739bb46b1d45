import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecret, parseSecretKey, sealSecret, secretKeyFile, SecretUnreadable } from './secret-box.ts'

const KEY = Buffer.alloc(32, 7).toString('base64')
const OTHER = Buffer.alloc(32, 8).toString('hex')
const ALONE = { about: 'a', hasSealed: () => Promise.resolve(false) }
let dataDir = ''

beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'merleg-key-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }))

test('a secret comes back as it was, with a key that is made once and is its owner’s alone', async () => {
  const sealed = await Promise.all([1, 2, 3].map(() => sealSecret({ dataDir }, { ...ALONE, secret: 'whsec_ő' })))
  expect(new Set(sealed).size).toBe(3)
  for (const stored of sealed) {
    expect(stored).not.toContain('whsec')
    expect(await openSecret({ dataDir }, { stored, about: 'a' })).toBe('whsec_ő')
  }
  expect((await stat(secretKeyFile(dataDir))).mode & 0o777).toBe(0o600)
  expect(parseSecretKey(await readFile(secretKeyFile(dataDir), 'utf8'))).toHaveLength(32)
})

test('a key that is given is used, and no file is made', async () => {
  const settings = { dataDir, MERLEG_SECRET_KEY: KEY }
  const stored = await sealSecret(settings, { ...ALONE, secret: 'x' })
  expect(await openSecret(settings, { stored, about: 'a' })).toBe('x')
  await expect(stat(secretKeyFile(dataDir))).rejects.toThrow('ENOENT')
})

test('what cannot be read says so: another key, none, of another, changed', async () => {
  const stored = await sealSecret({ dataDir, MERLEG_SECRET_KEY: KEY }, { ...ALONE, secret: 'x' })
  const open = (key: string | undefined, text = stored, about = 'a') =>
    openSecret({ dataDir, MERLEG_SECRET_KEY: key }, { stored: text, about })
  await expect(open(OTHER)).rejects.toThrow(SecretUnreadable)
  await expect(open(undefined)).rejects.toThrow('no key')
  await expect(open(KEY, stored, 'b')).rejects.toThrow(SecretUnreadable)
  await expect(open(KEY, stored.slice(0, -4))).rejects.toThrow(SecretUnreadable)
  await expect(open(KEY, 'sealed.v1.')).rejects.toThrow(SecretUnreadable)
  expect(await open(OTHER, 'whsec_plain')).toBe('whsec_plain')
})

test('a file that holds no key is not written over', async () => {
  await sealSecret({ dataDir }, { ...ALONE, secret: 'x' })
  await writeFile(secretKeyFile(dataDir), 'cut')
  await expect(sealSecret({ dataDir }, { ...ALONE, secret: 'x' })).rejects.toThrow('holds no key')
})

test('where secrets are sealed already, and their key is not here, no other one is made', async () => {
  const beside = { ...ALONE, secret: 'x', hasSealed: () => Promise.resolve(true) }
  await expect(sealSecret({ dataDir }, beside)).rejects.toThrow('there is no key')
  await expect(stat(secretKeyFile(dataDir))).rejects.toThrow('ENOENT')
  expect(await sealSecret({ dataDir, MERLEG_SECRET_KEY: KEY }, beside)).toMatch(/^sealed/)
  // Of two processes that seal their first secret at once one makes the key.
  const madeMeanwhile = async () => {
    await sealSecret({ dataDir }, { ...ALONE, secret: 'first' })
    return true
  }
  const stored = await sealSecret({ dataDir }, { ...beside, hasSealed: madeMeanwhile })
  expect(await openSecret({ dataDir }, { stored, about: 'a' })).toBe('x')
})

test.each([
  [KEY, true],
  [KEY.replace(/=$/, ''), true],
  [OTHER, true],
  [`${KEY}\n`, true],
  ['', false],
  ['password', false],
  [KEY.slice(4), false],
  [`${KEY}AAAA`, false],
])('%s is a key: %s', (text, isKey) => {
  expect(parseSecretKey(text) !== null).toBe(isKey)
})
