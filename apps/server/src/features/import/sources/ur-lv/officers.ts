import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { findLatvianRepresentation, findLatvianRole } from '@merleg/domain/reference/latvian-register'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { latvianCompanyIn, readDay } from './latvian-cells.ts'
import { PARTY_COLUMNS, readParty } from './latvian-party.ts'
import type { EntityList } from './register.ts'

/** The columns of the list of officers. */
export const OFFICER_COLUMNS = [
  ...PARTY_COLUMNS,
  'uri',
  'at_legal_entity_registration_number',
  'position',
  'governing_body',
  'rights_of_representation_type',
  'representation_with_at_least',
  'registered_on',
  'last_modified_at',
] as const

/** Who leads, represents and controls now. Refuses the source when many are of entities that the register does not have. */
export async function* readOfficers(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  const unknown = new FileGaps()
  yield* readRecords(
    { path, columns: OFFICER_COLUMNS, delimiter: ';' },
    (row) => [readOfficer(row, list, unknown)],
    latvianCompanyIn('at_legal_entity_registration_number'),
  )
  unknown.refuseIfCut(list.last, 'entities with officers are not in it', list.judgement)
}

type OfficerRow = CsvRow<(typeof OFFICER_COLUMNS)[number]> & FilePlace

function readOfficer(row: OfficerRow, { codes }: EntityList, unknown: FileGaps): SourceRecord {
  const code = row.cell('at_legal_entity_registration_number')
  if (!isValidLatvianRegisterCode(code)) return rejectLine(row, 'latvian-code', code)
  if (unknown.count(Number(code), !codes.has(Number(code))))
    return ofCompany(rejectLine(row, 'unknown-company', code), `lv-${code}`)
  const [position, body] = [row.cell('position'), row.cell('governing_body')]
  const role = findLatvianRole(position, body)
  if (role === null) return ofCompany(rejectLine(row, 'role', `${position}, ${body} (${code})`), `lv-${code}`)
  const party = readParty(row)
  if ('reason' in party)
    return ofCompany(rejectLine(row, party.reason, `${party.detail} (${code})`), `lv-${code}`, role.section)
  const validFrom = readDay(row.cell('registered_on'))
  if (validFrom === undefined)
    return ofCompany(rejectLine(row, 'date', `${row.cell('registered_on')} (${code})`), `lv-${code}`, role.section)
  const { partyId, payload } = party
  const slot = `officer-${row.cell('id')}`
  const at = { type: 'fact', line: row.line, companyId: `lv-${code}`, slot, partyId, validFrom } as const
  const post = role.post ?? (position || body || null)
  const representation = findLatvianRepresentation(row.cell('rights_of_representation_type'))
  if (role.section === 'signatory')
    return { ...at, section: 'signatory', payload: { ...payload, post, representation } }
  if (role.section === 'supervisory-board')
    return { ...at, section: 'supervisory-board', payload: { ...payload, post } }
  if (role.section === 'auditor') return { ...at, section: 'auditor', payload }
  const share = { shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null }
  return { ...at, section: 'member', payload: { ...payload, ...share } }
}
