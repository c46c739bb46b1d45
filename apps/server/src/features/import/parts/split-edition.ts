import type { ByCompany, Edition } from '../reading/source-adapter.ts'
import { CompanyPrints } from './company-prints.ts'
import { type LineKeys, openLineKeys } from './line-keys.ts'
import { NumberList } from './number-list.ts'
import { NOBODY, type OpenPart, OpenParts } from './open-parts.ts'
import type { OwnedLine, PartPlaces } from './part-writer.ts'
import { type RawLine, readRawLines } from './raw-lines.ts'

export type SplitInput = {
  edition: Edition
  byCompany: ByCompany
  /** The companies of the edition before, with the print of the lines that would change nothing again. */
  known: ReadonlyMap<string, string | null>
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
 * nothing is known; else twice, as a company has to be read whole where one of its lines differs. A damaged file is met
 * before anything is merged.
 */
export async function splitEdition(input: SplitInput): Promise<SplitEdition> {
  const prints = new CompanyPrints(input.salt)
  return input.known.size === 0 ? splitAll(input, prints) : splitChanged(input, prints)
}

async function splitAll(input: SplitInput, prints: CompanyPrints): Promise<SplitEdition> {
  const partOf = (number: number) => Math.floor(number / input.companiesPerPart)
  const parts = await writeParts(input, { ownersOf: (file) => takePrints(file, prints, input), partOf })
  return { parts: listParts(parts, prints, partOf), prints, gone: [] }
}

async function splitChanged(input: SplitInput, prints: CompanyPrints): Promise<SplitEdition> {
  // Whose each line is, so that it need not be found twice.
  const found = new Map<string, NumberList>()
  for (const file of listFiles(input)) {
    const owners = new NumberList()
    const ownerOf = takePrints(file, prints, input)
    for await (const { lines } of readLots(file, input)) for (const line of lines) owners.push(ownerOf(line))
    found.set(file.path, owners)
  }
  const places = placeChanged(input, prints)
  const partOf = (number: number) => places[number] ?? NOWHERE
  const ownersOf = ({ path }: KeyedFile) => {
    let at = -1
    return () => {
      at += 1
      return found.get(path)?.at(at) ?? NOBODY
    }
  }
  const parts = await writeParts(input, { ownersOf, partOf })
  return {
    parts: listParts(parts, prints, partOf),
    prints,
    gone: [...input.known.keys()].filter((id) => prints.numberOf(id) === null),
  }
}

function placeChanged({ known, companiesPerPart }: SplitInput, prints: CompanyPrints): Int32Array {
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

/** The lines of a file, many at once, and the number of the first of them. */
async function* readLots({ path, keys }: KeyedFile, { signal }: SplitInput) {
  let first = 1
  for await (const lines of readRawLines(path, keys.kind)) {
    signal?.throwIfAborted()
    const [header] = lines
    if (first === 1 && header !== undefined && keys.kind !== 'json') keys.header(header)
    yield { lines, first }
    for (const line of lines) first += line.lines
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
  /** Whose each line of a file is, one after the other: the number of a company. */
  ownersOf: (file: KeyedFile) => (line: RawLine) => number
  partOf: (owner: number) => number
}

/** Every part has every file of the edition, with its header; what is nobody's is in the first one. */
async function writeParts(input: SplitInput, { ownersOf, partOf }: Placing): Promise<OpenPart[]> {
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
    const ownerOf = ownersOf(file)
    for await (const { lines, first } of readLots(file, input)) {
      let at = first
      for (const line of lines) {
        place({ ...line, first: at, owner: ownerOf(line) }, file)
        at += line.lines
      }
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
