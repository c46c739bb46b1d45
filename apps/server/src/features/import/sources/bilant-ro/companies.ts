import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { isValidRomanianCif, normaliseRomanianRegisterNumber } from '@merleg/domain/foreign-identifier'
import { findActivity } from '@merleg/domain/reference/activities'
import type { CsvRow } from '../../../../shared/csv.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { observeName } from '../../reading/company-name-facts.ts'
import { readRecords, rejectLine } from '../../reading/source-lines.ts'
import { readRomanianAddress } from './romanian-address.ts'

// `judet` and `oras` stop at the first letter with a sign below ("CONSTAN") or hold parts of the street: not used.
const COLUMNS = ['cif', 'name', 'j_number', 'address', 'judet', 'oras', 'caen'] as const

type CompanyRow = CsvRow<(typeof COLUMNS)[number]>

/** Companies; adds their ids to `companyIds`. */
export function readCompanies(path: string, companyIds: Set<string>): AsyncGenerator<SourceRecord> {
  return readRecords({ path, columns: COLUMNS }, (row) => readCompany(row, companyIds))
}

function readCompany(row: CompanyRow, companyIds: Set<string>): SourceRecord[] {
  const cif = row.cell('cif')
  const name = normaliseSpaces(row.cell('name'))
  if (!isValidRomanianCif(cif)) return [rejectLine(row, 'fiscal-code', `${cif} ${name}`)]
  const companyId = toCompanyId(cif)
  if (companyIds.has(companyId)) return [rejectLine(row, 'duplicate', `${cif} ${name}`)]
  if (name === '') return [rejectLine(row, 'name-missing', cif)]
  companyIds.add(companyId)
  return [
    ...observeName({ line: row.line, companyId, name }),
    observeFiscalCode(row.line, cif),
    ...readRegisterNumber(row, companyId),
    ...readSeat(row, companyId),
    ...readActivity(row, companyId),
  ]
}

export function toCompanyId(cif: string): string {
  return `ro-${cif}`
}

export function observeFiscalCode(line: number, cif: string): FactObservation {
  return { type: 'fact', line, companyId: toCompanyId(cif), section: 'tax-number', slot: '', payload: { value: cif } }
}

function readRegisterNumber(row: CompanyRow, companyId: string): SourceRecord[] {
  const text = row.cell('j_number')
  const value = normaliseRomanianRegisterNumber(text)
  if (text === '') return []
  if (value === null) return [rejectLine(row, 'register-number', `${text} (${companyId})`)]
  return [
    { type: 'fact', line: row.line, companyId, section: 'register-number', slot: 'trade-register', payload: { value } },
  ]
}

function readSeat(row: CompanyRow, companyId: string): SourceRecord[] {
  const text = normaliseSpaces(row.cell('address'))
  return text === ''
    ? []
    : [{ type: 'fact', line: row.line, companyId, section: 'seat', slot: '', payload: readRomanianAddress(text) }]
}

/** `3832: Recuperarea …` or `3832- RECUPERAREA …`; codes below 1000 have lost their leading zero. */
function readActivity(row: CompanyRow, companyId: string): SourceRecord[] {
  const text = row.cell('caen')
  if (text === '') return []
  const code = /^(\d{3,4})\s*[:-]/.exec(text)?.[1]?.padStart(4, '0')
  if (code === undefined || findActivity(code) === null)
    return [rejectLine(row, 'activity-code', `${text} (${companyId})`)]
  return [
    {
      type: 'fact',
      line: row.line,
      companyId,
      section: 'activity',
      slot: 'main',
      payload: { scheme: 'CAEN2', code, isMain: true },
    },
  ]
}
