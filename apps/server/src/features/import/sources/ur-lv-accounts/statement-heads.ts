import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { RejectedLine } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readIsoDay } from '../../reading/cell-values.ts'
import { rejectLine } from '../../reading/source-lines.ts'

/** The columns of the list of statements. */
export const HEAD_COLUMNS = [
  'id',
  'file_id',
  'legal_entity_registration_number',
  'source_schema',
  'source_type',
  'year',
  'year_started_on',
  'year_ended_on',
  'employees',
  'rounded_to_nearest',
  'currency',
  'created_at',
] as const

/** Whose statement it is, over which days and in what its amounts are; `factor` makes them units of `unit`. */
export type StatementHead = FilePlace & {
  companyId: string
  periodStart: string
  periodEnd: string
  currency: string
  unit: 1 | 1000
  factor: number
  /** As told; empty where it is not. */
  employees: string
}

const ROUNDINGS: ReadonlyMap<string, { unit: 1 | 1000; factor: number }> = new Map([
  ['ONES', { unit: 1, factor: 1 }],
  ['THOUSANDS', { unit: 1000, factor: 1 }],
  ['MILLIONS', { unit: 1000, factor: 1000 }],
])

/** Kinds of annual accounts known to be those of the company itself; older ones have no kind. */
const OWN_ACCOUNTS: ReadonlySet<string> = new Set(['', 'UGP'])

/** A statement of a company's own accounts, or why it is not taken over. */
export function readHead(row: CsvRow<(typeof HEAD_COLUMNS)[number]>): StatementHead | RejectedLine {
  const code = row.cell('legal_entity_registration_number')
  if (!isValidLatvianRegisterCode(code)) return rejectLine(row, 'latvian-code', code)
  const kind = row.cell('source_type')
  if (!OWN_ACCOUNTS.has(kind)) return rejectLine(row, 'entry-kind', kind)
  const [start, end] = [row.cell('year_started_on'), row.cell('year_ended_on')]
  const [periodStart, periodEnd] = [readIsoDay(start.slice(0, 10)), readIsoDay(end.slice(0, 10))]
  if (periodStart === null || periodEnd === null || periodStart > periodEnd)
    return rejectLine(row, 'date', `${start}–${end} (${code})`)
  const rounding = ROUNDINGS.get(row.cell('rounded_to_nearest'))
  if (rounding === undefined)
    return rejectLine(row, 'unit', `${row.cell('rounded_to_nearest')} (${code}, ${periodEnd})`)
  const currency = row.cell('currency')
  if (!/^[A-Z]{3}$/.test(currency)) return rejectLine(row, 'currency', `${currency} (${code}, ${periodEnd})`)
  return {
    file: row.file,
    line: row.line,
    companyId: `lv-${code}`,
    periodStart,
    periodEnd,
    currency,
    ...rounding,
    employees: row.cell('employees'),
  }
}
