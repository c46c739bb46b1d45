import type { ByCompany, Edition } from '../reading/source-adapter.ts'
import { CompanyPrints } from './company-prints.ts'
import { LineIndex, readIndexed } from './line-index.ts'
import { type LineKeys, openLineKeys } from './line-keys.ts'
import { NOBODY, type OpenPart, OpenParts } from './open-parts.ts'
import type { OwnedLine, PartPlaces } from './part-writer.ts'
import { type RawLine, readRawLines } from './raw-lines.ts'

export type SplitInput = {
  edition: Edition
  byCompany: ByCompany
  /**
   * Reads the companies of the edition before, with the print of the lines that would change nothing again; null where there
   * was none.
   */
  readKnown: ((signal: AbortSignal) => Promise<ReadonlyMap<string, string | null>>) | null
  /** By what else the same lines would mean something else. */
  salt: string
  /** For the files of the parts. */
  folder: string
  companiesPerPart: number
  onProgress?: ((companies: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Files of some companies, in a folder, as the publisher would write them. */
export type SplitPart = { folder: string; companies: ReadonlyMap<number, string>; places: PartPlaces }

export type SplitEdition = {
  parts: readonly SplitPart[]
  prints: CompanyPrints
  /** Companies of the edition before that are not in this one. */
  gone: readonly string[]
}

const NOWHERE = -1
const COMPANIES_PER_REPORT = 10_000

/**
 * Cuts an edition into parts that have no company in common, without what is known already. Reads all of it once where
 * nothing is known; else it looks at all of it, and then reads the companies of which one line differs, by where their lines
 * stand. A damaged file is met before anything is merged.
 */
export async function splitEdition(input: SplitInput): Promise<SplitEdition> {
  const prints = new CompanyPrints(input.salt)
  return input.readKnown === null
    ? splitAll(input, prints)
    : splitChanged({ ...input, readKnown: input.readKnown }, prints)
}

async function splitAll(input: SplitInput, prints: CompanyPrints): Promise<SplitEdition> {
  const partOf = (number: number) => Math.floor(number / input.companiesPerPart)
  const parts = await writeParts(input, { linesOf: (file) => readOwned(file, prints, input), partOf })
  return { parts: listParts(parts, prints, partOf), prints, gone: [] }
}

type ChangedInput = SplitInput & { readKnown: NonNullable<SplitInput['readKnown']> }

async function splitChanged(input: ChangedInput, prints: CompanyPrints): Promise<SplitEdition> {
  const stop = new AbortController()
  const reading = input.readKnown(stop.signal)
  // Thrown where it is waited for, which is later.
  reading.catch(() => undefined)
  const found = new Map<string, LineIndex>()
  try {
    for (const file of listFiles(input)) found.set(file.path, await indexLines(file, prints, input))
  } catch (error) {
    // What is under way uses a connection.
    stop.abort()
    await reading.catch(() => undefined)
    throw error
  }
  const known = await reading
  const places = placeChanged(known, prints, input)
  const partOf = (number: number) => places[number] ?? NOWHERE
  const isWritten = (owner: number) => owner === NOBODY || partOf(owner) !== NOWHERE
  const linesOf = ({ path }: KeyedFile) => readIndexed(path, found.get(path)?.ofOwners(isWritten) ?? [])
  const parts = await writeParts(input, { linesOf, partOf })
  return {
    parts: listParts(parts, prints, partOf),
    prints,
    gone: [...known.keys()].filter((id) => prints.numberOf(id) === null),
  }
}

async function indexLines(file: KeyedFile, prints: CompanyPrints, input: SplitInput): Promise<LineIndex> {
  const index = new LineIndex()
  const ownerOf = takePrints(file, prints, input)
  for await (const lines of readLots(file, input)) for (const line of lines) index.push(line, ownerOf(line))
  return index
}

function placeChanged(
  known: ReadonlyMap<string, string | null>,
  prints: CompanyPrints,
  { companiesPerPart }: SplitInput,
): Int32Array {
  const places = new Int32Array(prints.size).fill(NOWHERE)
  let changed = 0
  for (const [id, number] of prints.entries()) {
    if (known.get(id) === prints.printOf(number)) continue
    places[number] = Math.floor(changed / companiesPerPart)
    changed += 1
  }
  return places
}

type KeyedFile = { path: string; keys: LineKeys }

/** The files in the order in which one may refer to another. */
function listFiles({ edition, byCompany }: SplitInput): KeyedFile[] {
  return [...byCompany.openKeys()].flatMap(([role, key]) =>
    edition.filesOf(role).map((path) => ({ path, keys: openLineKeys(key) })),
  )
}

/** The lines of a file, many at once. */
async function* readLots({ path, keys }: KeyedFile, { signal }: SplitInput): AsyncGenerator<RawLine[]> {
  let isFirst = true
  for await (const lines of readRawLines(path, keys.kind)) {
    signal?.throwIfAborted()
    const [header] = lines
    if (isFirst && header !== undefined && keys.kind !== 'json') keys.header(header)
    isFirst &&= header === undefined
    yield lines
  }
}

/** The same, each with whose it is, which is taken into the print of its company. */
async function* readOwned(file: KeyedFile, prints: CompanyPrints, input: SplitInput): AsyncGenerator<OwnedLine[]> {
  const ownerOf = takePrints(file, prints, input)
  let first = 1
  for await (const lines of readLots(file, input)) {
    yield lines.map((line) => {
      const owned = { ...line, first, owner: ownerOf(line) }
      first += line.lines
      return owned
    })
  }
}

/** Tells whose each line is, one after the other, and takes it into the print of its company. */
function takePrints({ keys }: KeyedFile, prints: CompanyPrints, { onProgress }: SplitInput): (line: RawLine) => number {
  let isHeader = keys.kind !== 'json'
  return (line) => {
    const companyId = isHeader ? null : keys.find(line)
    isHeader = false
    if (companyId === null) return NOBODY
    const size = prints.size
    const number = prints.add(companyId, keys.saidBy(line))
    if (prints.size > size && prints.size % COMPANIES_PER_REPORT === 0) onProgress?.(prints.size)
    return number
  }
}

type Placing = {
  /** The lines of a file that may be written, its header among them, in their order. */
  linesOf: (file: KeyedFile) => AsyncIterable<readonly OwnedLine[]>
  partOf: (owner: number) => number
}

/** Every part has every file of the edition, with its header; what is nobody's is in the first one. */
async function writeParts(input: SplitInput, { linesOf, partOf }: Placing): Promise<OpenPart[]> {
  const files = listFiles(input)
  const parts = new OpenParts(
    input.folder,
    files.map(({ path, keys }) => ({ path, kind: keys.kind === 'json' ? 'json' : 'csv' })),
  )
  const place = (line: OwnedLine, { path, keys }: KeyedFile) => {
    if (line.first === 1 && keys.kind !== 'json') return parts.setHeader(path, line)
    const part = line.owner === NOBODY ? 0 : partOf(line.owner)
    if (part !== NOWHERE) parts.write(path, part, line)
  }
  for (const file of files) {
    for await (const lines of linesOf(file)) {
      input.signal?.throwIfAborted()
      for (const line of lines) place(line, file)
      await parts.drain()
    }
  }
  return parts.close()
}

function listParts(parts: readonly OpenPart[], prints: CompanyPrints, partOf: (number: number) => number): SplitPart[] {
  const companies = parts.map(() => new Map<number, string>())
  for (const [id, number] of prints.entries()) companies[partOf(number)]?.set(number, id)
  return parts.map(({ folder, places }, part) => ({ folder, places, companies: companies[part] ?? new Map() }))
}
