import type { BodsEntity, BodsIdentifier, BodsPerson } from '@merleg/domain/interchange/bods-statement'
import { HUNGARIAN_COURT_SCHEME, OWN_SCHEME, readSchemeNumber } from '@merleg/domain/interchange/register-schemes'
import type { SourceInfo } from '@merleg/domain/observation'
import { parseReportId } from '@merleg/domain/report-id'
import { normaliseSpaces, readIsoDay } from '../../reading/cell-values.ts'
import type { StandardParty } from '../../reading/standard-parties.ts'
import { toPartyId } from '../../reading/told-publisher.ts'
import type { StatementRecord } from './statements.ts'

/** Whom a statement about an entity or a person tells of; null of a statement about what ties two of them. */
export function readBodsParty({ line, statement }: StatementRecord, source: SourceInfo): StandardParty | null {
  const { statementId: sourceRef, recordId } = statement
  const at = { line, sourceRef }
  if (statement.recordType === 'entity') return { ...at, ...readEntity(statement.recordDetails, recordId, source) }
  if (statement.recordType === 'person') return { ...at, ...readPerson(statement.recordDetails, recordId, source) }
  return null
}

type Read = Omit<StandardParty, 'line' | 'sourceRef'>

function readPerson(
  { names = [], identifiers = [], birthDate }: BodsPerson,
  recordId: string,
  source: SourceInfo,
): Read {
  const name = names.find(({ type }) => type === 'legal') ?? names[0]
  return {
    kind: 'person',
    name: name === undefined ? null : normaliseSpaces(name.fullName),
    companyId: null,
    fault: null,
    partyId: findOwnId(identifiers) ?? toPartyId(source, recordId),
    registerNumber: null,
    // A month or a year alone tells nobody apart, and is no birth date.
    birthDate: readIsoDay(birthDate ?? ''),
    company: null,
  }
}

function readEntity(entity: BodsEntity, recordId: string, source: SourceInfo): Read {
  const { identifiers = [], name, entityType } = entity
  const { companyId, fault, number } = findCompany(identifiers)
  const court = identifiers.find(({ scheme }) => scheme === HUNGARIAN_COURT_SCHEME.scheme)?.id
  const other = identifiers.find(({ id, schemeName }) => id !== undefined && schemeName !== OWN_SCHEME)?.id
  return {
    kind: companyId !== null || entityType.type === 'registeredEntity' ? 'company' : 'other',
    name: name === undefined || name === '' ? null : normaliseSpaces(name),
    companyId,
    fault,
    partyId: companyId ?? findOwnId(identifiers) ?? toPartyId(source, recordId),
    // The tax number of a Hungarian company is no number of a register.
    registerNumber: companyId === null ? (other ?? null) : companyId[2] === '-' ? number : (court ?? null),
    birthDate: null,
    company: {
      foundedOn: readIsoDay(entity.foundingDate ?? ''),
      dissolvedOn: readIsoDay(entity.dissolutionDate ?? ''),
      seat: findSeat(entity),
    },
  }
}

type Found = { companyId: string | null; fault: string | null; number: string | null }

/** By the first number of a register that we know. */
function findCompany(identifiers: readonly BodsIdentifier[]): Found {
  let fault: string | null = null
  for (const { scheme, id } of identifiers) {
    const reading = readSchemeNumber(scheme, id)
    if (reading.kind === 'company') return { companyId: reading.companyId, fault: null, number: id ?? null }
    if (reading.kind === 'malformed') fault = `${scheme ?? ''} ${id ?? ''}`
  }
  const own = findOwnId(identifiers)
  if (own === null || fault !== null || parseReportId(own) === null) return { companyId: null, fault, number: null }
  const number = identifiers.find(({ id, schemeName }) => id !== undefined && schemeName !== OWN_SCHEME)?.id ?? null
  return { companyId: own, fault: null, number }
}

/** The id under which a register like ours knows it. */
function findOwnId(identifiers: readonly BodsIdentifier[]): string | null {
  const own = identifiers.find(({ schemeName }) => schemeName === OWN_SCHEME)?.id
  return own === undefined || own === '' || own.length > 100 ? null : own
}

function findSeat({ addresses = [] }: BodsEntity): { text: string; countryCode: string } | null {
  const seat = addresses.find(({ type }) => type === 'registered')
  const country = seat?.country
  const code = typeof country === 'object' ? country.code : undefined
  if (seat?.address === undefined || code === undefined || !/^[A-Za-z]{2}$/.test(code)) return null
  const parts = [seat.address, seat.postCode].filter((part) => part !== undefined && part !== '')
  return { text: normaliseSpaces(parts.join(', ')), countryCode: code.toUpperCase() }
}
