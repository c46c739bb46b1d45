import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Logger } from './logger.ts'

/** Where the texts are that come with the program. */
export const SHIPPED_CONTENT = resolve(import.meta.dirname, '../../content')

const MAX_BYTES = 256 * 1024

/** Makes the value of a file's text; throws where there is none, and tells smaller problems by the way. */
export type ParseContent<Value> = (text: string, warn: (problem: string) => void) => Value

type Remembered = { mtimeMs: number; size: number; value: unknown }

/**
 * Files that an operator may change at any time, each with a shipped one behind it: one that is missing or cannot be used
 * is replaced by that. Read again when changed; what is wrong with a file is logged once for each change.
 */
export class ContentFiles {
  readonly #folders: readonly string[]
  readonly #logger: Pick<Logger, 'warn'>
  readonly #remembered = new Map<string, Remembered>()

  constructor({ contentDir, logger }: { contentDir: string; logger: Pick<Logger, 'warn'> }) {
    this.#folders = [contentDir, SHIPPED_CONTENT]
    this.#logger = logger
  }

  /** The first usable file of that name; null where there is none. `name` is ours, never a caller's; one name, one parser. */
  async read<Value>(name: string, parse: ParseContent<Value>): Promise<Value | null> {
    for (const folder of this.#folders) {
      const value = await this.#readFile(join(folder, name), parse)
      if (value !== null) return value
    }
    return null
  }

  async #readFile<Value>(path: string, parse: ParseContent<Value>): Promise<Value | null> {
    const found = await stat(path).catch(() => null)
    if (found === null) {
      this.#remembered.delete(path)
      return null
    }
    const { mtimeMs, size } = found
    const known = this.#remembered.get(path)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one name has one parser
    if (known?.mtimeMs === mtimeMs && known.size === size) return known.value as Value | null
    const value = await this.#parseFile(path, parse).catch((error: unknown) => {
      this.#logger.warn({ err: error, path }, 'a content file cannot be used')
      return null
    })
    this.#remembered.set(path, { mtimeMs, size, value })
    return value
  }

  async #parseFile<Value>(path: string, parse: ParseContent<Value>): Promise<Value> {
    const bytes = await readFile(path)
    if (bytes.length > MAX_BYTES) throw new RangeError(`longer than ${MAX_BYTES} bytes`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return parse(text, (problem) => this.#logger.warn({ path, problem }, 'a part of a content file is left out'))
  }
}
