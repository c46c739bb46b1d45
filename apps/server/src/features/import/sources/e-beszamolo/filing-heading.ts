import type { RejectedLine } from '@merleg/domain/observation'
import { type RegisterNumber, parseRegisterNumber } from '@merleg/domain/register-number'
import { parseTaxNumber, type TaxNumber } from '@merleg/domain/tax-number'
import type { CsvRow } from '../../../../shared/csv.ts'
import { normaliseSpaces, readHungarianDay, readYear } from '../../reading/cell-values.ts'
import { type RejectReason, rejectLine } from '../../reading/source-lines.ts'

/** Columns that say the same on every line of a filing. */
const HEADING_COLUMNS = [
  'company',
  'registration_number',
  'tax_number',
  'headquarter',
  'target_year',
  'unit',
  'currency',
  'filing_date',
] as const

type HeadingColumn = (typeof HEADING_COLUMNS)[number]

export const FILING_COLUMNS = [
  ...HEADING_COLUMNS,
  'statement',
  'seq',
  'row_number',
  'item_name',
  'previous_year',
  'amendments',
  'target_year_value',
  'source',
] as const

export type FilingRow = CsvRow<(typeof FILING_COLUMNS)[number]> & {
  /** The first and last day of the business year, where the source tells them. */
  period?: { start: string; end: string }
}

/** Whose accounts of which year a filing holds; amounts in `unit` times `currency`. */
export type FilingHeading = {
  name: string
  seat: string
  registerNumber: RegisterNumber | null
  taxNumber: TaxNumber
  year: number
  /** Where the source gives a year only, it is taken for the calendar year, as nearly all are. */
  period: { start: string; end: string }
  unit: 1000
  currency: string
  filedOn: string | null
  source: string
}

/** A row with the heading that most rows of the filing have, so that one damaged line does not decide. */
export function findModelRow(rows: readonly FilingRow[]): FilingRow | null {
  const byHeading = Map.groupBy(rows, (row) => HEADING_COLUMNS.map((column) => row.cell(column)).join('\n'))
  const [largest] = [...byHeading.values()].toSorted((left, right) => right.length - left.length)
  return largest?.[0] ?? null
}

/** The heading of a row, or why it cannot be used. Only thousands have been seen in this publisher's files. */
export function readHeading(row: FilingRow): FilingHeading | RejectedLine {
  const reject = (reason: RejectReason, column: HeadingColumn) =>
    rejectLine(row, reason, `${column}: ${row.cell(column)} (${row.cell('source')})`)
  const tax = parseTaxNumber(row.cell('tax_number'))
  if (!tax.ok) return reject(`tax-number-${tax.reason}`, 'tax_number')
  const year = readYear(row.cell('target_year'))
  if (year === null) return reject('year', 'target_year')
  const filedOn = readHungarianDay(row.cell('filing_date'))
  if (filedOn === null && row.cell('filing_date') !== '') return reject('date', 'filing_date')
  if (row.cell('unit') !== 'ezer') return reject('unit', 'unit')
  const currency = row.cell('currency')
  if (!/^[A-Z]{3}$/.test(currency)) return reject('currency', 'currency')
  const name = normaliseSpaces(row.cell('company'))
  if (name === '') return reject('name-missing', 'company')
  const register = parseRegisterNumber(row.cell('registration_number'))
  return {
    name,
    seat: normaliseSpaces(row.cell('headquarter')),
    registerNumber: register.ok ? register.registerNumber : null,
    taxNumber: tax.taxNumber,
    year,
    period: row.period ?? { start: `${year}-01-01`, end: `${year}-12-31` },
    unit: 1000,
    currency,
    filedOn,
    source: row.cell('source'),
  }
}

/** A line whose heading is not that of its filing: by its own fault, or another's line that got in. */
export function rejectStranger(row: FilingRow, model: FilingRow): RejectedLine | null {
  const column = HEADING_COLUMNS.find((name) => row.cell(name) !== model.cell(name))
  if (column === undefined) return null
  const heading = readHeading(row)
  return 'type' in heading ? heading : rejectLine(row, 'differs-from-filing', `${column}: ${row.cell(column)}`)
}
