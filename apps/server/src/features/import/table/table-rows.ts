import { readCountry } from '@merleg/domain/list-matching/countries'
import {
  type GivenIdentifier,
  type IdentifierReading,
  readRegisterNumber,
  readTaxNumber,
} from '@merleg/domain/list-matching/identifiers'
import { FileFault } from '../../../shared/file-fault.ts'
import { listMappedColumns, type TableMap } from './table-map.ts'

/** A row of a table, with the cells of its columns and whom it tells of. */
export type TableRow = {
  line: number
  cell: (column: string) => string
  identifiers: readonly GivenIdentifier[]
  /** A number that is none, as it stands. */
  fault: string | null
}

/** The rows below the heading. Throws `FileFault` where a column of the map is not there, or is there twice. */
export function readTableRows(file: string, cells: readonly (readonly string[])[], map: TableMap): TableRow[] {
  const [heading = [], ...rows] = cells
  const columns = listMappedColumns(map)
  const missing = columns.filter((column) => !heading.includes(column))
  const twice = columns.filter((column) => heading.indexOf(column) !== heading.lastIndexOf(column))
  if (missing.length > 0) throw new FileFault('columns', { file, line: 1 }, `missing: ${missing.join(', ')}`)
  if (twice.length > 0) throw new FileFault('columns', { file, line: 1 }, `twice: ${twice.join(', ')}`)
  if (rows.length === 0) throw new FileFault('empty', { file, line: 1 }, 'no row below the heading')
  return rows.map((row, index) => {
    const cell = (column: string): string => row[heading.indexOf(column)] ?? ''
    const readings = readIdentifiers(map, cell)
    return {
      line: index + 2,
      cell,
      identifiers: readings.flatMap((reading) => (reading && 'identifier' in reading ? [reading.identifier] : [])),
      fault: readings.some((reading) => reading && 'fault' in reading) ? describeNumbers(map, cell) : null,
    }
  })
}

function readIdentifiers({ company }: TableMap, cell: (column: string) => string): IdentifierReading[] {
  const { taxNumber, registerNumber, country } = company
  const countryCode = typeof country === 'string' ? readCountry(cell(country)) : (country?.is.toUpperCase() ?? null)
  return [
    ...(taxNumber === undefined ? [] : [readTaxNumber(cell(taxNumber), countryCode)]),
    ...(registerNumber === undefined ? [] : [readRegisterNumber(cell(registerNumber), countryCode)]),
  ]
}

/** The numbers of a row as they stand. */
export function describeNumbers({ company }: TableMap, cell: (column: string) => string): string {
  return [company.taxNumber, company.registerNumber]
    .flatMap((column) => (column === undefined ? [] : `${column}: ${cell(column)}`))
    .join('; ')
}
