import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** Sheets shrink to a fraction at any level; the higher ones take several times as long. */
const LEVEL = 1
/** What is packed arrives in pieces of this size, each a turn of the event loop. */
const CHUNK_BYTES = 65_536
const MOST_BYTES = 0xff_ff_ff_ff
// Sizes behind the content, names in UTF-8; deflated; 1980-01-01, so that the same content is the same file.
const HEAD = [20, 0x08_08, 8, 0, 0x21] as const
const DESCRIPTOR_SIGNATURE = 0x08_07_4b_50

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

/**
 * A ZIP archive (APPNOTE 6.3) while its entries are made, one after the other and in constant memory. @throws RangeError
 * where an entry or the archive is longer than 4 GB.
 */
export async function* streamZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    const head = writeFields(
      [4, 0x04_03_4b_50],
      ...HEAD.map(half),
      [4, 0],
      [4, 0],
      [4, 0],
      half(entry.name.length),
      half(0),
    )
    yield Buffer.concat([head, entry.name])
    for await (const piece of deflate(content, entry)) yield piece
    yield writeFields([4, DESCRIPTOR_SIGNATURE], [4, entry.crc], [4, entry.packed], [4, entry.size])
    offset += head.length + entry.name.length + entry.packed + 16
    if (offset > MOST_BYTES || entry.size > MOST_BYTES) throw new RangeError('an archive is longer than 4 GB')
    written.push(entry)
  }
  yield writeDirectory(written, offset)
}

async function* deflate(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* count() {
    for await (const piece of content) {
      entry.crc = crc32(piece, entry.crc)
      entry.size += piece.length
      yield piece
    }
  }
  // A fault of the source destroys the stream, whose reader meets it below.
  const packed: AsyncIterable<Buffer> = pipeline(
    Readable.from(count(), { highWaterMark: 1 }),
    createDeflateRaw({ level: LEVEL, chunkSize: CHUNK_BYTES }),
    () => undefined,
  )
  for await (const piece of packed) {
    entry.packed += piece.length
    yield piece
  }
}

function writeDirectory(written: readonly Written[], offset: number): Buffer {
  const records = written.flatMap(({ name, crc, packed, size, offset: start }) => [
    writeFields(
      [4, 0x02_01_4b_50],
      half(20),
      ...HEAD.map(half),
      [4, crc],
      [4, packed],
      [4, size],
      half(name.length),
      ...[0, 0, 0, 0].map(half),
      [4, 0],
      [4, start],
    ),
    name,
  ])
  const length = records.reduce((sum, record) => sum + record.length, 0)
  const count = written.length
  const end = writeFields(
    [4, 0x06_05_4b_50],
    half(0),
    half(0),
    half(count),
    half(count),
    [4, length],
    [4, offset],
    half(0),
  )
  return Buffer.concat([...records, end])
}

type Field = readonly [bytes: 2 | 4, value: number]
const half = (value: number): Field => [2, value]

function writeFields(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0))
  let at = 0
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length)
  return bytes
}
