import { crc32, deflateRawSync } from 'node:zlib'

/** General purpose flag: names are UTF-8. */
const UTF8 = 0x0800
const STORED = 0
const DEFLATED = 8
const VERSION = 20

/** An archive of texts, each under its name; for some megabytes, as all of it is held at once. */
export function makeZip(entries: readonly { name: string; text: string }[], madeAt: Date): Buffer {
  const packed = entries.map(({ name, text }) => {
    const content = Buffer.from(text, 'utf8')
    return { name, content, method: DEFLATED, kept: deflateRawSync(content) }
  })
  return layOut(packed, madeAt)
}

/** An archive in which nothing is packed. */
export function makePlainZip(entries: readonly { name: string; content: Buffer }[], madeAt: Date): Buffer {
  return layOut(
    entries.map(({ name, content }) => ({ name, content, method: STORED, kept: content })),
    madeAt,
  )
}

type Kept = { name: string; content: Buffer; method: number; kept: Buffer }

function layOut(entries: readonly Kept[], madeAt: Date): Buffer {
  const stamp = toDosTime(madeAt)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, method, kept } of entries) {
    const named = Buffer.from(name, 'utf8')
    const about = Buffer.alloc(26)
    about.writeUInt16LE(VERSION, 0)
    about.writeUInt16LE(UTF8, 2)
    about.writeUInt16LE(method, 4)
    about.writeUInt32LE(stamp, 6)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(kept.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(named.length, 22)
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), about, named])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([VERSION, 0]), about, where, named)
    parts.push(head, kept)
    offset += head.length + kept.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

/** Two seconds exact, without a zone, from 1980 on. */
function toDosTime(moment: Date): number {
  const day = ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate()
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | Math.floor(moment.getUTCSeconds() / 2)
  return ((day << 16) | time) >>> 0
}
