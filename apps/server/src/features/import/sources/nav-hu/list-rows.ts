import { basename } from 'node:path'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { RejectedLine } from '@merleg/domain/observation'
import { parseTaxNumber } from '@merleg/domain/tax-number'
import { AppError } from '../../../../app/app-error.ts'
import { FileFault, type FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import type { KnownCompanies } from '../../reading/source-adapter.ts'
import { hasFurtherSheets, readTable, readTableNumber } from '../../reading/table-file.ts'
import { type NavColumn, readHeading, type ReadHeading, readUnitAbove } from './list-columns.ts'

/** A company on a list. Its name and seat stand beside its number and are not taken over: the number says who it is. */
export type NavRow = FilePlace & {
  companyId: string
  /** Empty where the list has no such column. */
  cell: (column: NavColumn) => string
  /** Forints; null where there is no such column or nothing in it, undefined where it is no amount. */
  amount: (column: NavColumn) => number | null | undefined
}

type Columns = { required: readonly NavColumn[]; optional: readonly NavColumn[] }
/** Which list it is, and what it tells of. */
export type NavList = Columns & { sourceId: string; section: FactSection }
/** A line whose number is nobody's, with the name beside it, which is not kept. */
type Unidentified = RejectedLine & { name: string }
type Heading = { at: number; columns: readonly (ReadHeading | null)[]; factorAbove: number }

/** Above the heading there may be a title and the day; further down it is none. */
const MAX_LINES_ABOVE = 30

/**
 * The rows of companies that the register knows, the others as rejected. The lists have people and sole traders too: of who
 * is no company of the register nothing is kept, not even the number. A line whose number is nobody's is that of who was on
 * the list before by the name that stands in it: a mistyped number takes nobody off. Throws `FileFault` for columns that are not
 * known.
 */
export async function* readListRows(
  path: string,
  list: NavList,
  known: KnownCompanies,
): AsyncGenerator<NavRow | RejectedLine> {
  const file = basename(path)
  const cells = await readCells(path, file)
  const heading = findHeading(file, cells, list)
  const rows = cells
    .map((row, index) => ({ row: row.map(normaliseSpaces), place: { file, line: index + 1 } }))
    .filter(({ row, place }) => place.line > heading.at && row.some((cell) => cell !== ''))
    .map((given) => toRow(given, heading))
  const ids = rows.flatMap((row) => ('type' in row ? [] : row.companyId))
  if (ids.length === 0) throw new FileFault('empty', { file, line: heading.at }, 'no tax number below the heading')
  const companies = await known.listKnown(ids)
  const lines = rows.map((row) =>
    'type' in row || companies.has(row.companyId)
      ? row
      : { ...rejectLine(row, 'unknown-company', ''), name: row.cell('name') },
  )
  const names = lines.flatMap((line) => ('type' in line && line.name !== '' ? line.name : []))
  const told = await known.listToldByName({ sourceId: list.sourceId, section: list.section, names })
  for (const line of lines) yield* 'type' in line ? rejectUnidentified(line, told.get(line.name) ?? [], list) : [line]
}

/** Once for each company that has the name. */
function rejectUnidentified(
  { name: _name, ...line }: Unidentified,
  companyIds: readonly string[],
  { section }: NavList,
) {
  return companyIds.length === 0 ? [line] : companyIds.map((companyId) => ofCompany(line, companyId, section))
}

async function readCells(path: string, file: string): Promise<string[][]> {
  try {
    // Whoever stands on another sheet would be taken to be off the list.
    if (await hasFurtherSheets(path)) throw new FileFault('archive', { file, line: 1 }, 'several sheets')
    return await readTable(path)
  } catch (error) {
    if (error instanceof AppError) throw new FileFault('archive', { file, line: 1 }, error.code)
    throw error
  }
}

function findHeading(file: string, cells: readonly (readonly string[])[], { required, optional }: Columns): Heading {
  for (const [index, row] of cells.slice(0, MAX_LINES_ABOVE).entries()) {
    const columns = row.map((cell) => readHeading(normaliseSpaces(cell)))
    const told = columns.flatMap((heading) => heading?.column ?? [])
    if (!told.includes('tax-number') || !told.includes('name')) continue
    const place = { file, line: index + 1 }
    const fits = new Set([...required, ...optional, 'serial', 'name', 'tax-number', 'address', 'office'])
    const foreign = row.filter((cell, at) => cell.trim() !== '' && !fits.has(columns[at]?.column ?? ''))
    if (foreign.length > 0) throw new FileFault('columns', place, `unexpected: ${foreign.join(', ')}`)
    const missing = required.filter((column) => !told.includes(column))
    if (missing.length > 0) throw new FileFault('columns', place, `missing: ${missing.join(', ')}`)
    const twice = told.filter((column, at) => column !== 'address' && told.indexOf(column) !== at)
    if (twice.length > 0) throw new FileFault('columns', place, `twice: ${twice.join(', ')}`)
    return { at: index + 1, columns, factorAbove: findFactorAbove(place, cells.slice(0, index)) }
  }
  throw new FileFault('columns', { file, line: 1 }, 'no heading with a name and a tax number')
}

function findFactorAbove(place: FilePlace, above: readonly (readonly string[])[]): number {
  const told = new Set(above.flat().flatMap((cell) => readUnitAbove(normaliseSpaces(cell)) ?? []))
  if (told.size > 1) throw new FileFault('columns', place, 'several units above the heading')
  return [...told][0] ?? 1
}

function toRow(
  { row, place }: { row: readonly string[]; place: FilePlace },
  { columns, factorAbove }: Heading,
): NavRow | Unidentified {
  const indexOf = (column: NavColumn): number => columns.findIndex((heading) => heading?.column === column)
  const cell = (column: NavColumn): string => row[indexOf(column)] ?? ''
  const number = cell('tax-number')
  const reading = parseTaxNumber(number)
  // What is wrong behind the stem says nothing against whose number it is; ten digits are those of a person.
  const stem = reading.ok ? reading.taxNumber.stem8 : number.replaceAll(/\D/g, '').slice(0, 8)
  const isStem = reading.ok || reading.reason === 'vat-code' || reading.reason === 'county-code'
  if (!isStem) return { ...rejectLine(place, `tax-number-${reading.reason}`, `(${number.length})`), name: cell('name') }
  return {
    ...place,
    companyId: stem,
    cell,
    amount: (column) => {
      const text = cell(column)
      if (text === '') return null
      const amount = readAmount(text, columns[indexOf(column)]?.factor ?? factorAbove)
      return amount === null || (amount === 0 && column !== 'consequence') ? undefined : amount
    },
  }
}

/** Null for what is no amount that could stand on a list, and for a unit in the cell beside another one in the heading. */
function readAmount(text: string, factor: number): number | null {
  const amount = readTableNumber(text)
  if (amount === null || (factor !== 1 && /\p{L}/u.test(text))) return null
  const forints = amount * factor
  return forints >= 0 && forints <= Number.MAX_SAFE_INTEGER ? forints : null
}
