import { findBalticCompanyId } from '@merleg/domain/foreign-identifier'
import type { CsvRow } from '../../../../shared/csv.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { companyPayload, type PartyPayload, personPayload } from '../../reading/role-parties.ts'
import type { RejectReason } from '../../reading/source-lines.ts'

/** The columns that tell who somebody is, the same in the lists of officers, members and joint owners. */
export const PARTY_COLUMNS = [
  'id',
  'entity_type',
  'name',
  'latvian_identity_number_masked',
  'birth_date',
  'legal_entity_registration_number',
] as const

type PartyReading =
  | {
      partyId: string | null
      payload: PartyPayload
    }
  | { reason: RejectReason; detail: string }

const KINDS: ReadonlyMap<string, 'person' | 'company'> = new Map([
  ['NATURAL_PERSON', 'person'],
  ['LEGAL_ENTITY', 'company'],
  ['FOREIGN_ENTITY', 'company'],
])

/**
 * Who stands in a row. Of a person the register publishes the name and a personal code whose last digits are masked; what
 * is left is the birth day at most, which others share, and of codes given since 2017 not even that: nobody is known by
 * it, and it is not stored. A company is known by its number in the Latvian register.
 */
export function readParty(row: CsvRow<(typeof PARTY_COLUMNS)[number]>): PartyReading {
  const [kind, name] = [row.cell('entity_type'), normaliseSpaces(row.cell('name'))]
  const partyKind = KINDS.get(kind)
  if (partyKind === undefined) return { reason: 'entry-kind', detail: kind }
  if (name === '') return { reason: 'name-missing', detail: row.cell('id') }
  const number = row.cell('legal_entity_registration_number')
  if (partyKind === 'person')
    return { partyId: null, payload: personPayload(name, readIsoDay(row.cell('birth_date').slice(0, 10))) }
  const partyId = kind === 'LEGAL_ENTITY' ? findBalticCompanyId('LV', number) : null
  return { partyId, payload: companyPayload(name, number || null) }
}
