import { createServer, type IncomingMessage, type Server } from 'node:http'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFileStore, type FileStore } from './files.ts'

let folder = ''
let bucket: Server | null = null

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-files-'))
  bucket = await openBucket()
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  bucket?.close()
  await rm(folder, { recursive: true, force: true })
})

/** As much of an S3 store as is needed: objects of one bucket, its name in the path, signed requests only. */
async function openBucket() {
  const objects = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: Buffer | string }> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const key = decodeURIComponent(pathname).replace(/^\/results\//, '')
    if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') !== true) return { status: 403 }
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request))
      return { status: 200 }
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204 }
    }
    if (searchParams.has('list-type')) {
      const keys = [...objects.keys()].filter((one) => one.startsWith(searchParams.get('prefix') ?? ''))
      const contents = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join('')
      return { status: 200, body: `<?xml version="1.0"?><ListBucketResult>${contents}</ListBucketResult>` }
    }
    const body = objects.get(key)
    return body ? { status: 200, body } : { status: 404 }
  }
  const server = createServer((request, reply) => {
    void answer(request).then(({ status, body }) =>
      reply.writeHead(status, { 'last-modified': new Date().toUTCString() }).end(request.method === 'HEAD' ? '' : body),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function bucketAddress(): string {
  const address = bucket?.address()
  if (!isBound(address)) throw new Error('no bucket')
  return `http://127.0.0.1:${address.port}`
}

const isBound = (address: AddressInfo | string | null | undefined): address is AddressInfo =>
  typeof address === 'object' && address !== null

const stores: [string, () => FileStore][] = [
  ['the data folder', () => createFileStore({ dataDir: join(folder, 'data'), MERLEG_FILES_S3_REGION: 'x' })],
  [
    'a bucket',
    () =>
      createFileStore({
        dataDir: join(folder, 'unused'),
        MERLEG_FILES_S3_BUCKET: 'results',
        MERLEG_FILES_S3_ENDPOINT: bucketAddress(),
        MERLEG_FILES_S3_REGION: 'eu-central-1',
      }),
  ],
]

describe.each(stores)('files kept in %s', (_where, open) => {
  test('come back as they were, and are gone when they are deleted', async () => {
    const store = open()
    const path = join(folder, 'made')
    const content = Buffer.alloc(300_000, 'árvíztűrő\n')
    await writeFile(path, content)
    for (const key of ['jobs/1-1', 'jobs/1-10']) await store.put(key, path, { contentType: 'text/csv' })
    const found = await store.open('jobs/1-1')
    expect((found && (await buffer(found)))?.equals(content)).toBe(true)
    await store.delete('jobs/1-1')
    await store.delete('jobs/1-1')
    expect(await store.open('jobs/1-1')).toBeNull()
    const other = await store.open('jobs/1-10')
    expect((other && (await buffer(other)))?.length).toBe(content.length)
  })

  test('are listed by their folder, with the moment at which they were put there', async () => {
    const store = open()
    const path = join(folder, 'made')
    await writeFile(path, 'x')
    const list = async (name: string) => {
      const keys: string[] = []
      for await (const key of store.list(name)) keys.push(key)
      return keys.toSorted()
    }
    expect(await list('reports')).toEqual([])
    for (const key of ['reports/a', 'reports/b', 'reports-old/c'])
      await store.put(key, path, { contentType: 'text/csv' })
    expect(await list('reports')).toEqual(['reports/a', 'reports/b'])
    const putAt = await store.findPutAt('reports/a')
    expect(Math.abs((putAt?.getTime() ?? 0) - Date.now())).toBeLessThan(3_600_000)
    expect(await store.findPutAt('reports/z')).toBeNull()
  })

  test('a file that was never made is null', async () => {
    expect(await open().open('jobs/9-1')).toBeNull()
  })
})

test('the data folder is the server’s alone, and no half file lies under a key', async () => {
  expect((await stat(join(folder, 'data/files'))).mode & 0o077).toBe(0)
  const names = await readdir(join(folder, 'data/files'), { recursive: true })
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  expect(await readdir(folder)).not.toContain('unused')
})

test('a bucket that cannot be reached is a fault, not a missing file', async () => {
  const store = createFileStore({
    dataDir: folder,
    MERLEG_FILES_S3_BUCKET: 'results',
    MERLEG_FILES_S3_ENDPOINT: 'http://127.0.0.1:1',
    MERLEG_FILES_S3_REGION: 'eu-central-1',
  })
  await expect(store.open('jobs/1-1')).rejects.toThrow()
})
