import { AppError } from '../../../app/app-error.ts'
import { FileFault } from '../../../shared/file-fault.ts'
import { readZipInside } from '../../../shared/packed-file.ts'
import { makePlainZip } from '../../../shared/zip.ts'

/** What the parts of a workbook may be unpacked to, one and together. */
const MAX_PART_BYTES = 80 * 1024 * 1024
const MAX_UNPACKED_BYTES = 120 * 1024 * 1024
const MAX_PARTS = 2000
/** No reader looks at it; earlier ones an archive cannot hold. */
const WRITTEN_AT = new Date('1980-01-01T00:00:00Z')

/**
 * The same workbook with its parts as they are, in an archive of our own: whoever reads it has nothing to unpack, and
 * reads what was counted here. What an archive says of its lengths is not believed: the bytes that come out are counted,
 * and no more of them are made than may be. @throws AppError
 */
export async function unpackWorkbook(bytes: Buffer): Promise<Buffer> {
  const parts: { name: string; content: Buffer }[] = []
  let left = MAX_UNPACKED_BYTES
  try {
    for await (const { path, bytes: unpacked } of readZipInside('workbook', bytes)) {
      if (parts.length === MAX_PARTS) throw new AppError('list.too-large-unpacked')
      const content = await readUpTo(unpacked, Math.min(left, MAX_PART_BYTES))
      left -= content.length
      parts.push({ name: path, content })
    }
  } catch (error) {
    throw error instanceof FileFault ? new AppError('list.unreadable') : error
  }
  return makePlainZip(parts, WRITTEN_AT)
}

async function readUpTo(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of source) {
    length += piece.length
    if (length > maxBytes) throw new AppError('list.too-large-unpacked')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
