import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of more bytes is no mailbox that can be read at once. */
const MOST_BYTES = 256 * 1024 * 1024

/** The messages of a mailbox: of a folder (Maildir, or one file each), of an mbox, or the one of a file. */
export async function* readMailbox(path: string): AsyncGenerator<Uint8Array> {
  if (!(await stat(path)).isDirectory()) {
    yield* await readMessages(path)
    return
  }
  const entries = await readdir(path, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && ['cur', 'new'].includes(entry.name))
  for (const { name } of folders.toSorted((a, b) => (a.name < b.name ? -1 : 1))) yield* readMailbox(join(path, name))
  for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')))
    yield* await readMessages(join(path, name))
}

/** @throws RangeError for a file that is too large. */
async function readMessages(path: string): Promise<Uint8Array[]> {
  if ((await stat(path)).size > MOST_BYTES) throw new RangeError(`${path} is larger than ${MOST_BYTES} bytes.`)
  const bytes = await readFile(path)
  if (!bytes.subarray(0, 5).equals(Buffer.from('From '))) return [bytes]
  // One byte, one letter: what is between the lines is left as it is.
  const messages = bytes.toString('latin1').split(/^From .*\r?\n/m)
  const unquoted = messages.slice(1).map((message) => message.replace(/^>(>*From )/gm, '$1'))
  return unquoted.map((message) => Buffer.from(message, 'latin1'))
}
