import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { crc32, createGunzip, createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { FileFault } from './file-fault.ts'

/** A file within an archive; a file that is not packed is the only one of itself. `path` with its folders, `name` without. */
export type PackedEntry = { name: string; path: string; bytes: AsyncIterable<Buffer> }

const CHUNK_BYTES = 256 * 1024
const DEFLATED = 8
/** An archive may not claim more, so that a small file cannot fill a day of work. */
const MAX_ENTRY_BYTES = 200 * 1024 ** 3

/**
 * What a `.zip`, a `.gz` or a plain file holds, one after the other, each as a stream that has to be read to its end
 * before the next; nothing is written to disk. Throws `FileFault` where an archive is damaged, locked or cut off:
 * lengths and checksums are compared.
 */
export async function* readPackedEntries(path: string): AsyncGenerator<PackedEntry> {
  if (/\.zip$/i.test(path)) yield* readZip(path)
  else {
    const name = unpackedName(path)
    yield { name, path: name, bytes: /\.gz$/i.test(path) ? readGzip(path) : readPlain(path) }
  }
}

/** What an archive within an archive holds, named as the outer one names it. Throws `FileFault` as for others. */
export async function* readZipInside(name: string, zip: Buffer): AsyncGenerator<PackedEntry> {
  yield* readArchive(name, () => fromBufferPromise(zip, { lazyEntries: true }))
}

/** The bytes of the one file that `path` holds. */
export async function* readPacked(path: string): AsyncGenerator<Buffer> {
  let count = 0
  for await (const { bytes } of readPackedEntries(path)) {
    count += 1
    if (count > 1) throw damaged(path, 'more than one file in it')
    yield* bytes
  }
  if (count === 0) throw damaged(path, 'no file in it')
}

/** The day (YYYY-MM-DD) on which what a `.zip` holds was written last, by its publisher's clock; null for another file. */
export async function findPackedDay(path: string): Promise<string | null> {
  if (!/\.zip$/i.test(path)) return null
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw toFault(path, error)
  })
  try {
    let latest = ''
    for await (const entry of archive.eachEntry()) {
      const day = entry.getLastModDate({ timezone: 'UTC' }).toISOString().slice(0, 10)
      if (day > latest) latest = day
    }
    return latest || null
  } catch (error) {
    throw toFault(path, error)
  } finally {
    archive.close()
  }
}

/** The name of a file without its folder and what tells that it is packed. */
export function unpackedName(path: string): string {
  return basename(path).replace(/\.(?:zip|gz)$/i, '')
}

async function* readPlain(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path, { highWaterMark: CHUNK_BYTES })
}

async function* readGzip(path: string): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  const unpacked = source.pipe(createGunzip({ chunkSize: CHUNK_BYTES }))
  source.on('error', (error) => unpacked.destroy(error))
  try {
    yield* unpacked
  } catch (error) {
    throw toFault(path, error)
  } finally {
    source.destroy()
  }
}

async function* readZip(path: string): AsyncGenerator<PackedEntry> {
  yield* readArchive(path, () => openPromise(path, { lazyEntries: true, autoClose: false }))
}

async function* readArchive(path: string, openArchive: () => Promise<ZipFile>): AsyncGenerator<PackedEntry> {
  const archive = await openArchive().catch((error: unknown) => {
    throw toFault(path, error)
  })
  try {
    const entries: Entry[] = []
    for await (const entry of archive.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry)
    for (const entry of entries.toSorted((left, right) => (left.fileName < right.fileName ? -1 : 1))) {
      if (!entry.canDecodeFileData()) throw damaged(path, `${entry.fileName}: locked, or packed in an unknown way`)
      if (entry.uncompressedSize > MAX_ENTRY_BYTES) throw damaged(path, `${entry.fileName}: too large`)
      const open = () => openEntry(archive, entry)
      yield { name: basename(entry.fileName), path: entry.fileName, bytes: checkEntry(path, entry, open) }
    }
  } catch (error) {
    throw toFault(path, error)
  } finally {
    archive.close()
  }
}

/** In large pieces: in those that the library gives, a large file comes in hundreds of thousands. */
async function openEntry(archive: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  if (entry.compressionMethod !== DEFLATED) return archive.openReadStreamPromise(entry)
  const packed = await archive.openReadStreamPromise(entry, { decodeFileData: false })
  const unpacked = packed.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }))
  packed.on('error', (error) => unpacked.destroy(error))
  unpacked.on('close', () => packed.destroy())
  return unpacked
}

async function* checkEntry(
  path: string,
  entry: Entry,
  open: () => Promise<AsyncIterable<Buffer>>,
): AsyncGenerator<Buffer> {
  let [sum, length] = [0, 0]
  try {
    for await (const chunk of await open()) {
      sum = crc32(chunk, sum)
      length += chunk.length
      yield chunk
    }
  } catch (error) {
    throw toFault(path, error)
  }
  if (length !== entry.uncompressedSize) throw damaged(path, `${entry.fileName}: its length is another`)
  if (sum !== entry.crc32) throw damaged(path, `${entry.fileName}: its checksum is another`)
}

function damaged(path: string, detail: string): FileFault {
  return new FileFault('archive', { file: basename(path), line: 1 }, detail)
}

/** What the libraries say of a damaged archive; an error of the disk stays what it is. */
function toFault(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FileFault) return error
  const isOfDisk = 'syscall' in error
  return isOfDisk ? error : damaged(path, error.message)
}
