import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

const CHUNK_CHARACTERS = 256 * 1024
/** Lengths and checksum stand behind the bytes; the name is UTF-8. */
const FLAGS = 0x0808

type ZipInput = { readonly path: string; readonly name: string; /** YYYY-MM-DD */ readonly day: string }

/** Writes a `.zip` with one file of less than 4 GB, piece by piece. */
export async function writeZip(input: ZipInput, texts: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(zipBytes(input, texts)), createWriteStream(input.path))
}

/** Writes a file as it is. */
export async function writePlain(path: string, texts: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(toChunks(texts)), createWriteStream(path))
}

function* toChunks(texts: Iterable<string>): Generator<Buffer> {
  let parts: string[] = []
  let length = 0
  for (const text of texts) {
    parts.push(text)
    length += text.length
    if (length < CHUNK_CHARACTERS) continue
    yield Buffer.from(parts.join(''))
    parts = []
    length = 0
  }
  yield Buffer.from(parts.join(''))
}

async function* zipBytes({ name, day }: ZipInput, texts: Iterable<string>): AsyncGenerator<Buffer> {
  const fileName = Buffer.from(name)
  const sums = { crc: 0, size: 0, packed: 0 }
  const head = (): Buffer => {
    const bytes = Buffer.alloc(26)
    bytes.writeUInt16LE(20, 0)
    bytes.writeUInt16LE(FLAGS, 2)
    bytes.writeUInt16LE(8, 4)
    bytes.writeUInt16LE(12 << 11, 6)
    bytes.writeUInt16LE(toDosDate(day), 8)
    bytes.writeUInt32LE(sums.crc, 10)
    bytes.writeUInt32LE(sums.packed, 14)
    bytes.writeUInt32LE(sums.size, 18)
    bytes.writeUInt16LE(fileName.length, 22)
    return bytes
  }
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head(), fileName])
  yield local
  const deflate = Readable.from(countBytes(texts, sums)).pipe(createDeflateRaw({ level: 1 }))
  const packed: AsyncIterable<Buffer> = deflate
  for await (const chunk of packed) {
    sums.packed += chunk.length
    yield chunk
  }
  const descriptor = Buffer.concat([Buffer.from('PK\u0007\u0008'), head().subarray(10, 22)])
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head(), Buffer.alloc(14), fileName])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length + sums.packed + descriptor.length, 16)
  yield Buffer.concat([descriptor, entry, end])
}

function* countBytes(texts: Iterable<string>, sums: { crc: number; size: number }): Generator<Buffer> {
  for (const chunk of toChunks(texts)) {
    sums.crc = crc32(chunk, sums.crc)
    sums.size += chunk.length
    yield chunk
  }
}

function toDosDate(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return ((year - 1980) << 9) | (month << 5) | date
}
