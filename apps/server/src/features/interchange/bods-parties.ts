import type { BodsEntity, BodsIdentifier, BodsStatement } from '@merleg/domain/interchange/bods-statement'
import { findRegisterNumber, HUNGARIAN_COURT_SCHEME, OWN_SCHEME } from '@merleg/domain/interchange/register-schemes'
import type { Party } from '../connections/parties.repository.ts'
import type { Tie } from '../connections/ties.repository.ts'
import type { TieSource } from '../connections/tie-sources.repository.ts'
import { type Publication, toStatement } from './bods-frame.ts'
import type { StatedCompany } from './stated-companies.repository.ts'

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** A company of the register as it is on the day. */
export function stateCompany(
  company: StatedCompany,
  source: TieSource | null,
  publication: Publication,
): BodsStatement {
  const recordDetails: BodsEntity = {
    isComponent: false,
    entityType: {
      type: company.kind === 'budgetary' ? 'stateBody' : 'registeredEntity',
      ...(company.legalForm === null ? {} : { details: company.legalForm }),
    },
    name: company.name,
    jurisdiction: { name: countryNames.of(company.countryCode) ?? company.countryCode, code: company.countryCode },
    identifiers: listIdentifiers(company),
    ...(company.foundedOn === null ? {} : { foundingDate: company.foundedOn }),
    ...(company.status === 'ceased' && company.statusSince !== null ? { dissolutionDate: company.statusSince } : {}),
    ...(company.seat === null ? {} : { addresses: [{ type: 'registered', address: company.seat }] }),
  }
  const framed = {
    recordId: company.id,
    declarationSubject: company.id,
    statementDate: source?.observedOn ?? publication.asOf,
    recordStatus: 'new' as const,
    source,
    reference: null,
    isMadeUp: company.isMadeUp,
  }
  return toStatement(framed, { recordType: 'entity', recordDetails }, publication)
}

function listIdentifiers({ id, countryCode, registerNumber }: StatedCompany): BodsIdentifier[] {
  const official = findRegisterNumber(id)
  const court =
    registerNumber === null || registerNumber === official?.id
      ? []
      : countryCode === 'HU'
        ? [{ id: registerNumber, ...HUNGARIAN_COURT_SCHEME }]
        : [{ id: registerNumber, schemeName: 'Number in the register' }]
  return [...(official === null ? [] : [official]), ...court, toOwnIdentifier(id)]
}

function toOwnIdentifier(id: string): BodsIdentifier {
  return { id, schemeName: OWN_SCHEME }
}

type Named = { party: Party; tie: Tie; source: TieSource | null }

/**
 * Somebody whom an entry of a company names and who is no company of the register. Persons by name alone: neither where
 * they live nor when they were born is needed to say what they hold.
 */
export function stateNamedParty(named: Named, publication: Publication): BodsStatement {
  const { party, tie, source } = named
  const framed = {
    recordId: tie.partyKey,
    // Who has an id is one record for all companies that name him.
    declarationSubject: tie.partyId ?? tie.companyId,
    statementDate: source?.observedOn ?? publication.asOf,
    recordStatus: 'new' as const,
    source,
    reference: null,
    isMadeUp: source?.source.isMadeUp ?? false,
  }
  const identifiers = tie.partyId === null ? {} : { identifiers: [toOwnIdentifier(tie.partyId)] }
  if (!party.isInRegister && party.kind === 'person') {
    const names = [{ type: 'legal', fullName: party.name }]
    const recordDetails = { isComponent: false, personType: 'knownPerson', names, ...identifiers }
    return toStatement(framed, { recordType: 'person', recordDetails }, publication)
  }
  return toStatement(framed, { recordType: 'entity', recordDetails: describeEntity(party, tie) }, publication)
}

function describeEntity(party: Party, { partyId }: Tie): BodsEntity {
  const official = partyId === null ? null : findRegisterNumber(partyId)
  const number = party.registerNumber
  const identifiers = [
    ...(official === null ? [] : [official]),
    ...(number === null || number === official?.id ? [] : [{ id: number, schemeName: 'Number in its register' }]),
    ...(partyId === null ? [] : [toOwnIdentifier(partyId)]),
  ]
  const isUnknown = party.kind === 'other' && partyId === null
  return {
    isComponent: false,
    // A part that is spread, or whose holders are not told apart, is called by a name as well.
    entityType: { type: isUnknown ? 'unknownEntity' : party.kind === 'other' ? 'legalEntity' : 'registeredEntity' },
    ...(isUnknown ? { unspecifiedEntityDetails: { reason: 'informationUnknownToPublisher' } } : {}),
    name: party.name,
    ...(identifiers.length === 0 ? {} : { identifiers }),
  }
}
