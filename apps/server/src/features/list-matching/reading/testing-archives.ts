import { crc32, deflateRawSync } from 'node:zlib'

/** What the headers of a part say of it. */
type Told = { flags: number; crc: number; packed: number; unpacked: number; extra: Buffer }
type Part = { name: string; method: number; data: Buffer; local: Told; entry: Told; behind: Buffer }

/** How an archive may be written: by the programs that write workbooks, and by nobody honest. */
export type ArchiveStyle = (part: { name: string; content: Buffer }) => Part

const DEFLATED = 8
const DESCRIPTOR_FLAG = 8
const BEYOND_32 = 0xff_ff_ff_ff
const NOTHING = Buffer.alloc(0)
const UNKNOWN: Told = { flags: DESCRIPTOR_FLAG, crc: 0, packed: 0, unpacked: 0, extra: NOTHING }

function tell(content: Buffer, data: Buffer): Told {
  return { flags: 0, crc: crc32(content), packed: data.length, unpacked: content.length, extra: NOTHING }
}

/** Excel, openpyxl: lengths in both headers. */
export const plainly: ArchiveStyle = ({ name, content }) => {
  const data = deflateRawSync(content)
  const told = tell(content, data)
  return { name, method: DEFLATED, data, local: told, entry: told, behind: NOTHING }
}

/** Nothing is packed. */
export const stored: ArchiveStyle = ({ name, content }) => {
  const told = tell(content, content)
  return { name, method: 0, data: content, local: told, entry: told, behind: NOTHING }
}

/** LibreOffice, Google Sheets, exceljs, Java: what is written while it is made tells its lengths behind it. */
export function described({ isSigned }: { isSigned: boolean }): ArchiveStyle {
  return (part) => {
    const made = plainly(part)
    const { crc, packed, unpacked } = made.entry
    const behind = fields(...(isSigned ? [[4, 0x08_07_4b_50] as const] : []), [4, crc], [4, packed], [4, unpacked])
    return { ...made, local: UNKNOWN, entry: { ...made.entry, flags: DESCRIPTOR_FLAG }, behind }
  }
}

/** Apache POI, of sheets that are written row by row: every length stands where there is room for eight bytes of it. */
export const withLongLengths: ArchiveStyle = (part) => {
  const made = plainly(part)
  const { packed, unpacked } = made.entry
  const extra = fields([2, 1], [2, 16], [4, unpacked], [4, 0], [4, packed], [4, 0])
  const told = { ...made.entry, packed: BEYOND_32, unpacked: BEYOND_32, extra }
  return { ...made, local: told, entry: told }
}

/** The directory says that there is next to nothing, the header before the part tells the truth. */
export const hiddenFromDirectory: ArchiveStyle = (part) => {
  const made = plainly(part)
  const local = { ...made.local, flags: DESCRIPTOR_FLAG }
  return { ...made, local, entry: { ...local, packed: 0, unpacked: 1 } }
}

/** Both headers say that it is shorter than it is. */
export const understated: ArchiveStyle = (part) => {
  const made = plainly(part)
  const told = { ...made.entry, unpacked: 1000 }
  return { ...made, local: told, entry: told }
}

type Laid = { body: Buffer; directory: Buffer; count: number }

/** An archive of the parts; `isTold64`: with the record of long archives before its end, as POI writes it. */
export function writeArchive(parts: readonly Part[], { isTold64 = false } = {}): Buffer {
  const laid = layOut(parts)
  const { body, directory, count } = laid
  const place = body.length + directory.length
  const long = isTold64 ? longEnd(laid, place) : NOTHING
  return Buffer.concat([body, directory, long, end({ count, length: directory.length, place: body.length })])
}

/** The end leads to a directory of one tiny part; by the record of long archives there is another one. */
export function writeDecoyArchive(parts: readonly Part[]): Buffer {
  const laid = layOut(parts)
  const place = laid.body.length + laid.directory.length
  const told = { flags: 0, crc: 0, packed: 1, unpacked: 1, extra: NOTHING }
  const decoy = directoryEntry({ name: 'a', method: 0, data: NOTHING, local: told, entry: told, behind: NOTHING }, 0)
  const long = longEnd(laid, place + decoy.length)
  return Buffer.concat([laid.body, laid.directory, decoy, long, end({ count: 1, length: BEYOND_32, place })])
}

/** So many parts, all of which are the same bytes of the archive. */
export function writeOverlappingArchive(part: Part, names: readonly string[]): Buffer {
  const { body } = layOut([part])
  const directory = Buffer.concat(names.map((name) => directoryEntry({ ...part, name }, 0)))
  return Buffer.concat([body, directory, end({ count: names.length, length: directory.length, place: body.length })])
}

function layOut(parts: readonly Part[]): Laid {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let place = 0
  for (const part of parts) {
    const named = Buffer.from(part.name)
    const head = [fields([4, 0x04_03_4b_50], [2, 20]), about(part, part.local), named, part.local.extra]
    const body = Buffer.concat([...head, part.data, part.behind])
    entries.push(directoryEntry(part, place))
    bodies.push(body)
    place += body.length
  }
  return { body: Buffer.concat(bodies), directory: Buffer.concat(entries), count: parts.length }
}

function directoryEntry(part: Part, place: number): Buffer {
  const versions = fields([4, 0x02_01_4b_50], [2, 45], [2, 20])
  const where = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, place])
  return Buffer.concat([versions, about(part, part.entry), where, Buffer.from(part.name), part.entry.extra])
}

function about({ name, method }: Part, { flags, crc, packed, unpacked, extra }: Told): Buffer {
  const length = Buffer.byteLength(name)
  const lengths = [[4, packed] as const, [4, unpacked] as const, [2, length] as const, [2, extra.length] as const]
  return fields([2, flags], [2, method], [4, 0x00_21_00_00], [4, crc], ...lengths)
}

function longEnd({ body, directory, count }: Laid, place: number): Buffer {
  const long = (value: number) => [[4, value] as const, [4, 0] as const]
  const versions = [[2, 45] as const, [2, 45] as const, [4, 0] as const, [4, 0] as const]
  const told = [...long(count), ...long(count), ...long(directory.length), ...long(body.length)]
  const record = fields([4, 0x06_06_4b_50], ...long(44), ...versions, ...told)
  return Buffer.concat([record, fields([4, 0x07_06_4b_50], [4, 0], ...long(place), [4, 1])])
}

function end({ count, length, place }: { count: number; length: number; place: number }): Buffer {
  return fields([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, place], [2, 0])
}

function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [length]) => sum + length, 0))
  let at = 0
  for (const [length, value] of values) at = bytes.writeUIntLE(value, at, length)
  return bytes
}
