import { crc32, deflateRawSync } from 'node:zlib'

/** 3 November 2026, noon, as archives write it. */
const DOS_DATE = ((2026 - 1980) << 9) | (11 << 5) | 3
const DOS_TIME = 12 << 11

/** A `.zip` with one file, written on 3 November 2026. */
export function zip(name: string, content: string): Buffer {
  const bytes = Buffer.from(content)
  const packed = deflateRawSync(bytes)
  const fileName = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(0x0800, 2)
  common.writeUInt16LE(8, 4)
  common.writeUInt16LE(DOS_TIME, 6)
  common.writeUInt16LE(DOS_DATE, 8)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(fileName.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, fileName, packed])
  const directory = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    fileName,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

/** Rows with semicolons between their cells, quoted where needed. */
export function toSemicolonCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  lineBreak = '\n',
): string {
  const quote = (cell: string | number) =>
    /[";\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell
  return [header, ...rows].map((cells) => `${cells.map(quote).join(';')}${lineBreak}`).join('')
}
