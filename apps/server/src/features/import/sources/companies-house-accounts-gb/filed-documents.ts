import { TextDecoder } from 'node:util'
import { FileFault } from '../../../../shared/file-fault.ts'
import { type PackedEntry, readPackedEntries, readZipInside } from '../../../../shared/packed-file.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import type { RejectedLine } from '@merleg/domain/observation'
import type { Filing } from './accounts.ts'

/** A document of an archive; its bytes have to be read to their end before the next. */
export type FiledDocument = { filing: Filing; bytes: AsyncIterable<Buffer> }

/** `Prod223_4320_05016384_20251231.html`; of community interest companies a `.zip` with their report in it. */
const NAME = /^Prod\d{3}_\d{4}_([A-Z0-9]{8})_(\d{4})(\d{2})(\d{2})(?:_CIC)?\.(html?|xhtml|xml|zip)$/i
/** No filing is longer; what is, is not read. */
const LONGEST_BYTES = 50 * 1024 * 1024

/** The documents of an archive in the order of their names, and what is none; lines count them. */
export async function* readDocuments(path: string): AsyncGenerator<FiledDocument | RejectedLine> {
  let line = 0
  for await (const entry of readPackedEntries(path)) {
    line += 1
    const [, number = '', year, month, day, ending = ''] = NAME.exec(entry.name) ?? []
    const place = { file: entry.name, line }
    if (number === '') {
      await readAll(entry.bytes)
      yield rejectLine(place, 'document', 'not the name of a filing')
      continue
    }
    const filing = { place, number: number.toUpperCase(), day: `${year}-${month}-${day}` }
    if (/^zip$/i.test(ending)) yield* readInner(entry, filing)
    else yield { filing, bytes: entry.bytes }
  }
}

/** An archive within the archive; some documents bear its ending and are none. */
async function* readInner({ name, bytes }: PackedEntry, filing: Filing): AsyncGenerator<FiledDocument | RejectedLine> {
  const content = await readAll(bytes)
  if (content === null) yield rejectLine(filing.place, 'document', 'too long')
  else if (content.subarray(0, 2).toString('latin1') === 'PK') yield* readAccountsInside(name, content, filing)
  else yield { filing, bytes: toStream(content) }
}

/** The accounts are in a folder of that name; beside them is the report on the interest of the community. */
async function* readAccountsInside(
  name: string,
  zip: Buffer,
  filing: Filing,
): AsyncGenerator<FiledDocument | RejectedLine> {
  let found = 0
  try {
    for await (const { path, bytes } of readZipInside(name, zip)) {
      const isAccounts = /(?:^|\/)accounts\/[^/]+\.(?:x?html?|xml)$/i.test(path)
      if (isAccounts) found += 1
      if (isAccounts && found === 1) yield { filing, bytes }
      else await readAll(bytes)
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    yield rejectLine(filing.place, 'document', error.detail)
    return
  }
  if (found !== 1) yield rejectLine(filing.place, 'document', `${found} accounts in it`)
}

async function* toStream(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content)
}

/** All bytes, or null where they are too many; in any case they are read. */
async function readAll(bytes: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length <= LONGEST_BYTES) chunks.push(chunk)
  }
  return length > LONGEST_BYTES ? null : Buffer.concat(chunks)
}

/** The text of a document piece by piece; null once it is too long, and nothing more. */
export async function* decodeDocument(
  bytes: AsyncIterable<Buffer>,
  longest = LONGEST_BYTES,
): AsyncGenerator<string | null> {
  let decoder: TextDecoder | null = null
  let length = 0
  for await (const chunk of bytes) {
    // Figures, names of tags and days are the same in every other encoding that is used.
    decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : 'utf-8')
    length += chunk.length
    if (length <= longest) yield decoder.decode(chunk, { stream: true })
  }
  if (length > longest) yield null
}
