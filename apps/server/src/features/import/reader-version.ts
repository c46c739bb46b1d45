import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What decides what the lines of a file become: the adapters and the tables they read by. */
const FOLDERS = [
  fileURLToPath(new URL('.', import.meta.url)),
  fileURLToPath(new URL('../../shared/', import.meta.url)),
  resolve(fileURLToPath(new URL(import.meta.resolve('@merleg/domain/observation'))), '..'),
]

let known: Promise<string> | null = null

/** The program that reads, as one word: another one, or the same with one sign changed, may read more of the same files. */
export function findReaderVersion(): Promise<string> {
  return (known ??= hashProgram(FOLDERS))
}

/** One word of the files in these folders that decide what is read. */
export async function hashProgram(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter(isRead).toSorted())
      hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  }
  return hash.digest('base64url').slice(0, 22)
}

function isRead(name: string): boolean {
  return /\.(?:ts|json)$/.test(name) && !/(?:\.test|(?:^|\/)testing-[^/]*)\.ts$/.test(name)
}
