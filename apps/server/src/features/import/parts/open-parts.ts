import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Header, type OwnedLine, PartFile, type PartPlaces } from './part-writer.ts'

/** Instead of the number of a company: the line does not tell whose it is. */
export const NOBODY = -1

export type OpenPart = { folder: string; places: PartPlaces; files: ReadonlyMap<string, PartFile> }
type WrittenFile = { path: string; kind: 'csv' | 'json' }

/** The parts of an edition while they are written: folders by their number, each with all files of the edition. */
export class OpenParts {
  readonly #folder: string
  readonly #files: readonly WrittenFile[]
  readonly #headers = new Map<string, Header>()
  readonly #parts: OpenPart[] = []
  readonly #full = new Set<PartFile>()

  constructor(folder: string, files: readonly WrittenFile[]) {
    this.#folder = folder
    this.#files = files
  }

  /** Before the first other line of the file. */
  setHeader(path: string, { bytes, lines }: Header): void {
    this.#headers.set(path, { bytes: Buffer.from(bytes), lines })
    for (const { files } of this.#parts) files.get(path)?.writeHeader({ bytes, lines })
  }

  write(path: string, part: number, line: OwnedLine): void {
    const file = (this.#parts[part] ??= this.#open(part)).files.get(path)
    if (file === undefined) throw new Error(`${path} is no file of the edition`)
    file.write(line)
    if (file.isFull) this.#full.add(file)
  }

  /** Waits where more is held than may be. */
  async drain(): Promise<void> {
    for (const file of this.#full) await file.drain()
    this.#full.clear()
  }

  async close(): Promise<OpenPart[]> {
    for (const { files } of this.#parts) for (const file of files.values()) await file.close()
    return this.#parts
  }

  #open(part: number): OpenPart {
    const folder = join(this.#folder, String(part))
    mkdirSync(folder, { recursive: true })
    const places: PartPlaces = new Map()
    const files = new Map(this.#files.map(({ path, kind }) => [path, new PartFile(folder, path, { kind, places })]))
    for (const [path, header] of this.#headers) files.get(path)?.writeHeader(header)
    return { folder, places, files }
  }
}
