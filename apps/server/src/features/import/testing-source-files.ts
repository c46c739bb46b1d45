import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RO_SHORT } from '@merleg/domain/statement-layouts/ro-short'
import type { SourceRecord } from '@merleg/domain/observation'
import { afterAll } from 'vitest'
import { formatCsvLine } from '../../shared/testing-csv.ts'
import { FileFault } from '../../shared/file-fault.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { openEdition } from './reading/find-edition.ts'
import type { KnownCompanies, SourceAdapter } from './reading/source-adapter.ts'

/** Published data sets beside the checkout; they are no part of the project. */
export const sharedData =
  process.env['MERLEG_SHARED_DATA'] ?? fileURLToPath(new URL('../../../../../../shared/data', import.meta.url))
export const hasSharedData = existsSync(sharedData)

/** Writes files of a test into a folder of its own, gone at the end. */
export function useSourceFolders(): (files: Record<string, string | Buffer>) => Promise<string> {
  const folders: string[] = []
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  return async (files) => {
    const folder = await mkdtemp(join(tmpdir(), 'merleg-source-'))
    folders.push(folder)
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    return folder
  }
}

/** A CSV file of a header and rows. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((cells) => formatCsvLine(cells)).join('')
}

/** A register with no company in it. */
export const NOBODY_KNOWN: KnownCompanies = {
  findByRegisterNumbers: async () => new Map(),
  listKnown: async () => new Set(),
  listToldByName: async () => new Map(),
}

/** Reads a folder or file as an import does. */
export async function* readSource(
  adapter: SourceAdapter,
  path: string,
  known = NOBODY_KNOWN,
): AsyncGenerator<SourceRecord> {
  yield* adapter.read(await openEdition(adapter, path), known)
}

/** Everything a source says; a refusal as one word with its line. */
export async function collectRecords(records: AsyncIterable<SourceRecord>): Promise<SourceRecord[]> {
  const collected: SourceRecord[] = []
  for await (const record of records) collected.push(record)
  return collected
}

/** Why a source is refused, `reason line`. */
export async function findRefusal(records: AsyncIterable<SourceRecord>): Promise<string> {
  return collectRecords(records).then(
    () => 'taken over',
    (error: unknown) => {
      if (error instanceof SourceRefused) return `${error.reason} ${error.line}`
      return error instanceof FileFault ? `${error.reason} ${error.place.line}` : String(error)
    },
  )
}

/** The rejected lines as `line reason`. */
export function listRejections(records: readonly SourceRecord[]): string[] {
  return records.flatMap((record) => (record.type === 'reject' ? [`${record.line} ${record.reason}`] : []))
}

const CIF_WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2]

/** A Romanian fiscal code with its check digit. */
function toCif(serial: number): string {
  const digits = String(serial).padStart(9, '0')
  const sum = CIF_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${serial}${((sum * 10) % 11) % 10}`
}

/** A made-up folder of the Romanian source; headcounts change from year to year. */
export function makeBilantFiles({
  companies,
  years,
  firstSerial = 100_000,
}: {
  companies: number
  years: number
  firstSerial?: number
}): Record<string, string> {
  const cifs = Array.from({ length: companies }, (_, index) => toCif(firstSerial + index))
  const figures = [...RO_SHORT.balance, ...RO_SHORT.incomeStatement].map((line) => line.filedLabel)
  return {
    'companies.csv': toCsv(
      ['cif', 'name', 'j_number', 'address', 'judet', 'oras', 'caen'],
      cifs.map((cif, index) => [
        cif,
        `Întreprinderea ${index} SRL`,
        `J/5/${index + 1}/1991`,
        'STR. LUNGĂ, Nr. 1, ORADEA, Jud. BIHOR',
        'BIHOR',
        'ORADEA',
        '',
      ]),
    ),
    'bilant_panel_2013_2024.csv': toCsv(
      ['cif', 'an', ...figures],
      cifs.flatMap((cif, index) =>
        Array.from({ length: years }, (_, year) => [
          cif,
          2013 + year,
          ...figures.map((_label, figure) => index + year * 20 + figure),
        ]),
      ),
    ),
  }
}
