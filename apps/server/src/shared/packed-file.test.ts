import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { FileFault } from './file-fault.ts'
import { readPacked, readPackedEntries } from './packed-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-packed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function zip(files: Record<string, string>, { isPacked = true } = {}): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) archive.addEmptyDirectory(name)
    else archive.addBuffer(Buffer.from(content), name, { compress: isPacked })
  }
  archive.end()
  return buffer(archive.outputStream)
}

async function readAll(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  try {
    return await text(readPacked(path))
  } catch (error) {
    return error instanceof FileFault ? `${error.reason}: ${error.place.file}` : String(error)
  }
}

const TEXT = 'árvíztűrő\n'.repeat(10_000)

describe('readPacked', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['a plain file', 'a.csv', () => Buffer.from(TEXT)],
    ['gzip', 'a.csv.gz', () => gzipSync(TEXT)],
    [
      'gzip in two parts, as daily files are put together',
      'a.csv.gz',
      () => Buffer.concat([gzipSync(TEXT.slice(0, 100)), gzipSync(TEXT.slice(100))]),
    ],
    ['zip', 'a.zip', () => zip({ 'folder/a.csv': TEXT })],
    ['zip that is only stored', 'A.ZIP', () => zip({ 'a.csv': TEXT }, { isPacked: false })],
  ])('%s', async (_title, name, make) => {
    expect(await readAll(name, await make())).toBe(TEXT)
  })

  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['gzip that is cut off', 'a.gz', () => gzipSync(TEXT).subarray(0, 100)],
    ['no gzip', 'a.gz', () => Buffer.from(TEXT)],
    ['zip that is cut off', 'a.zip', async () => (await zip({ a: TEXT })).subarray(0, 100)],
    ['no zip', 'a.zip', () => Buffer.from(TEXT)],
    ['zip with nothing in it', 'a.zip', () => zip({})],
    ['zip with two files where one was expected', 'a.zip', () => zip({ a: 'x', b: 'y' })],
    [
      'zip with another byte in it',
      'a.zip',
      async () => {
        const bytes = await zip({ a: TEXT }, { isPacked: false })
        bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000)
        return bytes
      },
    ],
  ])('%s is refused', async (_title, name, make) => {
    expect(await readAll(name, await make())).toBe(`archive: ${name}`)
  })

  test('a file that is not there is no damaged archive', async () => {
    await expect(text(readPacked(join(folder, 'none.zip')))).rejects.toThrow('ENOENT')
  })
})

test('the files of an archive come by their names', async () => {
  const path = join(folder, 'several.zip')
  await writeFile(path, await zip({ 'b.xml': '2', 'x/': '', 'x/a.xml': '3', 'a.xml': '1' }))
  const found: string[] = []
  for await (const { name, bytes } of readPackedEntries(path)) found.push(`${name} ${await text(bytes)}`)
  expect(found).toEqual(['a.xml 1', 'b.xml 2', 'a.xml 3'])
})
