import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { findLatvianProceeding } from '@merleg/domain/reference/latvian-register'
import type { CsvRow } from '../../../../shared/csv.ts'
import { ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { latvianCompanyIn, readDay } from '../ur-lv/latvian-cells.ts'

/** The columns of the list of proceedings that are read. */
export const INSOLVENCY_COLUMNS = [
  'proceeding_id',
  'debtor_registration_number',
  'proceeding_started_on',
  'proceeding_ended_on',
  'proceeding_form',
  'proceeding_type',
  'proceeding_resolution_name',
  'court_case_initial_number',
  'court_name',
  'entry_created_on',
] as const
/** Those that programs name and that are not read. */
export const UNREAD_COLUMNS = [
  'debtor_name',
  'debtor_cleaned_name',
  'proceeding_subtype',
  'proceeding_resolution_type',
  'court_code',
  'creditor_applications_deadline_date',
  'creditor_applications_deadline_in_days',
  'creditor_applications_deadline_in_weeks',
  'creditor_applications_deadline_in_months',
  'creditor_applications_deadline_in_years',
  'legislation_number',
  'legislation_version',
] as const

/** Insolvency and legal protection proceedings of legal persons, those that have ended too. */
export function readInsolvencies(path: string): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>()
  const file = {
    path,
    columns: INSOLVENCY_COLUMNS,
    optionalColumns: UNREAD_COLUMNS,
    delimiter: ';',
  } as const
  return readRecords(file, (row) => readInsolvency(row, seen), latvianCompanyIn('debtor_registration_number'))
}

/** A form nobody knows is told as a proceeding in its own words beside the rejected line: silence would tell of none. */
function readInsolvency(
  row: CsvRow<(typeof INSOLVENCY_COLUMNS)[number] | (typeof UNREAD_COLUMNS)[number]>,
  seen: Set<string>,
): SourceRecord[] {
  const [code, id] = [row.cell('debtor_registration_number'), row.cell('proceeding_id')]
  if (!isValidLatvianRegisterCode(code)) return [rejectLine(row, 'latvian-code', `${code} (${id})`)]
  const key = `${code}/${id}`
  if (seen.has(key)) return [rejectLine(row, 'duplicate', key)]
  seen.add(key)
  const [from, to] = [row.cell('proceeding_started_on'), row.cell('proceeding_ended_on')]
  const [validFrom, validTo] = [readDay(from), readDay(to)]
  const isWrong = validFrom === undefined || validTo === undefined || (validTo !== null && (validFrom ?? '') >= validTo)
  const form = row.cell('proceeding_form')
  const section = findLatvianProceeding(form)
  if (isWrong)
    return [ofCompany(rejectLine(row, 'date', `${from}–${to} (${code})`), `lv-${code}`, section ?? undefined)]
  const words = [row.cell('proceeding_type'), row.cell('proceeding_resolution_name')]
  const at = {
    type: 'fact',
    line: row.line,
    companyId: `lv-${code}`,
    slot: id,
    validFrom,
    ...(validTo === null ? {} : { validTo }),
  } as const
  const payload = {
    caseNumber: row.cell('court_case_initial_number') || null,
    court: row.cell('court_name') || null,
    administrator: null,
    text: [section === null ? form : '', ...words].filter(Boolean).join(', ') || null,
  }
  if (section !== null) return [{ ...at, section, payload }]
  return [
    rejectLine(row, 'entry-kind', `${form} (${code})`),
    { ...at, section: 'procedure', payload: { ...payload, mayBe: ['bankruptcy', 'liquidation'] } },
  ]
}
