import { createHash } from 'node:crypto'
import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import { foldedWords } from '@merleg/domain/name-folding'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { findNorwegianRole, type NorwegianRole } from '@merleg/domain/reference/norwegian-register'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { companyPayload, type PartyPayload, personPayload, SlotNames } from '../../reading/role-parties.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import { readBrregRecords } from './read-records.ts'
import { type Role, UnitRoles } from './unit-shapes.ts'
import { toCompanyId, type UnitList } from './units.ts'

/**
 * Who leads, represents, audits and answers for the units. The register tells since when a group of roles is as it is, but
 * not since when somebody has one: starts are not known. Refuses the source where many units with roles are unknown.
 */
export async function* readRoles(path: string, units: UnitList): AsyncGenerator<SourceRecord> {
  const unknown = new FileGaps()
  for await (const record of readBrregRecords(path, UnitRoles)) {
    if (record.type === 'reject') {
      yield record
      continue
    }
    const number = record.value.organisasjonsnummer
    if (unknown.count(number, !units.numbers.has(Number(number))))
      yield rejectLine(record, 'unknown-company', number.slice(0, 20))
    else yield* readUnitRoles(record.value, record)
  }
  unknown.refuseIfCut(units.last, 'units with roles are not in it')
}

/** The roles in one unit. */
export function* readUnitRoles(
  { organisasjonsnummer, rollegrupper }: UnitRoles,
  place: FilePlace,
): Generator<SourceRecord> {
  const companyId = toCompanyId(organisasjonsnummer)
  const slots = new SlotNames('-')
  for (const { roller } of rollegrupper ?? [])
    for (const role of roller ?? []) {
      if (role.fratraadt || role.avregistrert) continue
      const meaning = findNorwegianRole(role.type.kode)
      if (meaning === null) continue
      const party = meaning === undefined ? null : readParty(role)
      if (meaning === undefined)
        yield ofCompany(rejectLine(place, 'role', `${role.type.kode} (${companyId})`), companyId)
      else if (party === null)
        yield ofCompany(
          rejectLine(place, 'name-missing', `${role.type.kode} (${companyId})`),
          companyId,
          meaning.section,
        )
      else {
        const slot = slots.take(`${role.type.kode}-${party.key}`)
        yield toFact({ meaning, role, party, line: place.line, companyId, slot })
      }
    }
}

type Party = {
  partyId: string | null
  /** Tells the party from the others of its unit. */
  key: string
  payload: PartyPayload
}

/**
 * A person is known by name and day of birth together, which the publisher gives for everyone; he is not told apart from
 * a namesake of the same day. Id and key are made of both by a hash, so that neither is read in an address.
 */
function readParty({ person, enhet }: Role): Party | null {
  if (person != null) {
    const { fornavn, mellomnavn, etternavn } = person.navn ?? {}
    const name = normaliseSpaces([fornavn, mellomnavn, etternavn].filter(Boolean).join(' '))
    if (name === '') return null
    const birthDate = readIsoDay(person.fodselsdato ?? '')
    const hash = createHash('sha256')
      .update(`${foldedWords(name).join(' ')}|${birthDate ?? ''}`)
      .digest('hex')
      .slice(0, 24)
    return {
      partyId: birthDate === null ? null : `no-person-${hash}`,
      key: hash,
      payload: personPayload(name, birthDate),
    }
  }
  const number = enhet?.organisasjonsnummer ?? ''
  const name = readUnitName(enhet?.navn)
  if (!isValidNorwegianNumber(number) || name === '') return null
  return { partyId: toCompanyId(number), key: number, payload: companyPayload(name, number) }
}

type UnitName = NonNullable<Role['enhet']>['navn']

function readUnitName(name: UnitName): string {
  if (name == null) return ''
  if (typeof name === 'string') return normaliseSpaces(name)
  return normaliseSpaces((Array.isArray(name) ? name : [name.navnelinje1]).filter(Boolean).join(' '))
}

type Placed = { meaning: NorwegianRole; role: Role; party: Party; line: number; companyId: string; slot: string }

function toFact({ meaning, role, party: { partyId, payload }, line, companyId, slot }: Placed): FactObservation {
  const at = { type: 'fact', line, companyId, slot, partyId } as const
  if (meaning.section === 'auditor') return { ...at, section: 'auditor', payload }
  if (meaning.section === 'signatory') {
    const post = meaning.post ?? role.type.beskrivelse ?? role.type.kode
    return { ...at, section: 'signatory', payload: { ...payload, post, representation: meaning.representation } }
  }
  const unknownShare = { shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null } as const
  const member = { ...payload, ...unknownShare, ...(meaning.role === undefined ? {} : { role: meaning.role }) }
  return { ...at, section: 'member', payload: member }
}
