import { summariseControl } from '@merleg/domain/beneficial-owners/control-natures'
import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { ofCompany, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { latvianCompanyIn, readDay } from './latvian-cells.ts'
import type { EntityList } from './register.ts'

export const BENEFICIAL_OWNERS = 'beneficial_owners.csv'

const COLUMNS = [
  'id',
  'legal_entity_registration_number',
  'forename',
  'surname',
  'latvian_identity_number_masked',
  'birth_date',
  'nationality',
  'residence',
  'registered_on',
] as const
const UNREAD_COLUMNS = ['uri', 'last_modified_at'] as const
type OwnerRow = CsvRow<(typeof COLUMNS)[number] | (typeof UNREAD_COLUMNS)[number]>

/**
 * Who is entered as beneficial owner today: natural persons, without by what they control or how much. An entity without a
 * row may have told nobody, or need not tell, so that silence says nothing.
 */
export async function* readBeneficialOwners(path: string, list: EntityList): AsyncGenerator<SourceRecord> {
  const unknown = new FileGaps()
  const file = { path, columns: COLUMNS, optionalColumns: UNREAD_COLUMNS, delimiter: ';' } as const
  const toRecords = (row: OwnerRow): SourceRecord[] => {
    const code = row.cell('legal_entity_registration_number')
    if (!isValidLatvianRegisterCode(code)) return [rejectLine(row, 'latvian-code', code)]
    if (unknown.count(Number(code), !list.codes.has(Number(code))))
      return [ofCompany(rejectLine(row, 'unknown-company', code), `lv-${code}`, 'beneficial-owner')]
    return [readOwner(row, `lv-${code}`)]
  }
  yield* readRecords(file, toRecords, latvianCompanyIn('legal_entity_registration_number'))
  unknown.refuseIfCut(list.last, 'entities with beneficial owners are not in it', list.judgement)
}

function readOwner(row: OwnerRow, companyId: string): SourceRecord {
  const validFrom = readDay(row.cell('registered_on'))
  const name = normaliseSpaces(`${row.cell('forename')} ${row.cell('surname')}`)
  const at = `${row.cell('id')} (${companyId})`
  if (validFrom === undefined)
    return ofCompany(rejectLine(row, 'date', `${row.cell('registered_on')} ${at}`), companyId, 'beneficial-owner')
  if (name === '') return ofCompany(rejectLine(row, 'name-missing', at), companyId, 'beneficial-owner')
  const country = row.cell('residence')
  return {
    type: 'fact',
    line: row.line,
    companyId,
    section: 'beneficial-owner',
    slot: `beneficial-owner-${row.cell('id')}`,
    // What is left of the personal code tells nobody from a namesake of the same day.
    partyId: null,
    validFrom,
    payload: {
      partyKind: 'person',
      name,
      address: null,
      motherName: null,
      birthDate: readIsoDay(row.cell('birth_date').slice(0, 10)),
      registerNumber: null,
      // Of who lives in several countries all are told.
      countryCode: /^[A-Z]{2}$/.test(country) ? country : null,
      ...summariseControl([]),
    },
  }
}
