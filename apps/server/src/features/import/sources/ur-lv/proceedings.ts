import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { findLatvianProceeding } from '@merleg/domain/reference/latvian-register'
import type { CsvRow } from '../../../../shared/csv.ts'
import { readRecords, rejectLine } from '../../reading/source-lines.ts'
import { readDay } from './latvian-cells.ts'
import type { EntityList } from './register.ts'

const INSOLVENCY_COLUMNS = [
  'proceeding_id',
  'debtor_registration_number',
  'proceeding_started_on',
  'proceeding_ended_on',
  'proceeding_form',
  'proceeding_type',
  'proceeding_resolution_name',
  'court_case_initial_number',
  'court_name',
] as const
const UNREAD_INSOLVENCY_COLUMNS = [
  'debtor_name',
  'debtor_cleaned_name',
  'proceeding_subtype',
  'proceeding_resolution_type',
  'entry_created_on',
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
export function readInsolvencies(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>()
  const file = {
    path,
    columns: INSOLVENCY_COLUMNS,
    optionalColumns: UNREAD_INSOLVENCY_COLUMNS,
    delimiter: ';',
  } as const
  return readRecords(file, (row) => [readInsolvency(row, list, seen)])
}

function readInsolvency(
  row: CsvRow<(typeof INSOLVENCY_COLUMNS)[number] | (typeof UNREAD_INSOLVENCY_COLUMNS)[number]>,
  { codes }: EntityList,
  seen: Set<string>,
): SourceRecord {
  const [code, id] = [row.cell('debtor_registration_number'), row.cell('proceeding_id')]
  if (!isValidLatvianRegisterCode(code)) return rejectLine(row, 'latvian-code', `${code} (${id})`)
  if (!codes.has(Number(code))) return rejectLine(row, 'unknown-company', `${code} (${id})`)
  const section = findLatvianProceeding(row.cell('proceeding_form'))
  if (section === null) return rejectLine(row, 'entry-kind', `${row.cell('proceeding_form')} (${code})`)
  const key = `${code}/${id}`
  if (seen.has(key)) return rejectLine(row, 'duplicate', key)
  seen.add(key)
  const [from, to] = [row.cell('proceeding_started_on'), row.cell('proceeding_ended_on')]
  const [validFrom, validTo] = [readDay(from), readDay(to)]
  const isWrong = validFrom === undefined || validTo === undefined || (validTo !== null && (validFrom ?? '') >= validTo)
  if (isWrong) return rejectLine(row, 'date', `${from}–${to} (${code})`)
  return {
    type: 'fact',
    line: row.line,
    companyId: `lv-${code}`,
    section,
    slot: id,
    payload: {
      caseNumber: row.cell('court_case_initial_number') || null,
      court: row.cell('court_name') || null,
      administrator: null,
      text: [row.cell('proceeding_type'), row.cell('proceeding_resolution_name')].filter(Boolean).join(', ') || null,
    },
    validFrom,
    ...(validTo === null ? {} : { validTo }),
  }
}

const LIQUIDATION_COLUMNS = [
  'legal_entity_registration_number',
  'liquidation_type',
  'liquidation_type_text',
  'date_from',
  'grounds_for_liquidation',
  'registered_on',
  'last_modified_at',
] as const

/**
 * Liquidations under way outside of insolvency: the Hungarian végelszámolás, `dissolution`. What they rest on is free text
 * that names people now and then, and is left out.
 */
export function readLiquidations(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  const times = new Map<string, number>()
  const file = { path, columns: LIQUIDATION_COLUMNS, optionalColumns: ['id', 'uri'], delimiter: ';' } as const
  return readRecords(file, (row) => {
    const code = row.cell('legal_entity_registration_number')
    if (!isValidLatvianRegisterCode(code)) return [rejectLine(row, 'latvian-code', code)]
    if (!list.codes.has(Number(code))) return [rejectLine(row, 'unknown-company', code)]
    const validFrom = readDay(row.cell('date_from'))
    if (validFrom === undefined) return [rejectLine(row, 'date', `${row.cell('date_from')} (${code})`)]
    const name = `${code}/${row.cell('liquidation_type')}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    const slot = `${row.cell('liquidation_type').slice(0, 80)}${time === 1 ? '' : `#${time}`}`
    const text = row.cell('liquidation_type_text') || row.cell('liquidation_type') || null
    const payload = { caseNumber: null, court: null, administrator: null, text }
    const companyId = `lv-${code}`
    return [{ type: 'fact', line: row.line, companyId, section: 'dissolution', slot, payload, validFrom }]
  })
}
