import type { ByCompany, CompanyKey, Edition } from '../reading/source-adapter.ts'
import { CompanyPrints } from './company-prints.ts'
import { type LineKeys, openLineKeys } from './line-keys.ts'
import { makePartFolder, PartFile, type PartPlaces } from './part-writer.ts'
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
  if (input.known.size === 0) {
    const partOf = (number: number) => Math.floor(number / input.companiesPerPart)
    const add = addTo(prints, input)
    const parts = await writeParts(input, add, partOf)
    return { parts: listParts(parts, prints, partOf), prints, gone: [] }
  }
  const add = addTo(prints, input)
  for await (const { line, companyId } of readKeyedLines(input)) if (companyId !== null) add(companyId, line.bytes)
  const places = placeChanged(input, prints)
  const partOf = (number: number) => places[number] ?? NOWHERE
  const parts = await writeParts(input, (id) => prints.numberOf(id) ?? NOWHERE, partOf)
  return {
    parts: listParts(parts, prints, partOf),
    prints,
    gone: [...input.known.keys()].filter((id) => !prints.has(id)),
  }
}

function addTo(prints: CompanyPrints, { onProgress }: SplitInput): (companyId: string, bytes: Buffer) => number {
  let told = 0
  return (companyId, bytes) => {
    const number = prints.add(companyId, bytes)
    if (prints.size < told + COMPANIES_PER_REPORT) return number
    told = prints.size
    onProgress?.(told)
    return number
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

type KeyedLine = {
  path: string
  keys: LineKeys
  line: RawLine
  first: number
  companyId: string | null
  isHeader: boolean
}

/** The lines of all files, in the order in which one may refer to another. */
async function* readKeyedLines({ edition, byCompany, signal }: SplitInput): AsyncGenerator<KeyedLine> {
  for (const [path, key] of listPaths(edition, byCompany)) {
    const keys = openLineKeys(key)
    let first = 1
    for await (const lines of readRawLines(path, keys.kind)) {
      signal?.throwIfAborted()
      for (const line of lines) {
        const isHeader = keys.kind === 'csv' && first === 1
        if (isHeader) keys.header(line)
        yield { path, keys, line, first, isHeader, companyId: isHeader ? null : keys.find(line) }
        first += line.lines
      }
    }
  }
}

function listPaths(edition: Edition, byCompany: ByCompany): [string, CompanyKey][] {
  return [...byCompany.openKeys()].flatMap(([role, key]) =>
    edition.filesOf(role).map((path): [string, CompanyKey] => [path, key]),
  )
}

type OpenPart = { folder: string; places: PartPlaces; files: Map<string, PartFile> }

/** Every part has every file of the edition, with its header; what is nobody's is in the first one. */
async function writeParts(
  input: SplitInput,
  numberOf: (companyId: string, bytes: Buffer) => number,
  partOf: (number: number) => number,
): Promise<OpenPart[]> {
  const parts: OpenPart[] = []
  const headers = new Map<string, RawLine>()
  const fileOf = async (part: number, path: string): Promise<PartFile> => {
    const open = (parts[part] ??= {
      folder: await makePartFolder(input.folder, part),
      places: new Map(),
      files: new Map(),
    })
    const found = open.files.get(path)
    if (found !== undefined) return found
    const kind = kindOf(input, path)
    const file = new PartFile(open.folder, path, { kind, places: open.places })
    const header = headers.get(path)
    if (header !== undefined) file.writeHeader(header)
    open.files.set(path, file)
    return file
  }
  for await (const { path, line, first, companyId, isHeader } of readKeyedLines(input)) {
    if (isHeader) {
      headers.set(path, { bytes: Buffer.from(line.bytes), lines: line.lines })
      continue
    }
    const number = companyId === null ? NOWHERE : numberOf(companyId, line.bytes)
    const part = companyId === null ? 0 : partOf(number)
    if (part === NOWHERE) continue
    const file = parts[part]?.files.get(path) ?? (await fileOf(part, path))
    file.write(line, first, number)
    if (file.isFull) await file.drain()
  }
  for (const [path] of listPaths(input.edition, input.byCompany))
    for (const part of parts.keys()) await (await fileOf(part, path)).close()
  return parts
}

function kindOf({ edition, byCompany }: SplitInput, path: string): 'csv' | 'json' {
  const key = listPaths(edition, byCompany).find(([known]) => known === path)?.[1]
  return key !== undefined && 'columns' in key ? 'csv' : 'json'
}

function listParts(parts: readonly OpenPart[], prints: CompanyPrints, partOf: (number: number) => number): SplitPart[] {
  const companies = parts.map(() => new Map<number, string>())
  for (const [id, number] of prints.entries()) companies[partOf(number)]?.set(number, id)
  return parts.map(({ folder, places }, part) => ({ folder, places, companies: companies[part] ?? new Map() }))
}
