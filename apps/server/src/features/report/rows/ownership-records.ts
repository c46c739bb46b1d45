import { dayBefore } from '@merleg/domain/calendar-days'
import type { TieKind } from '@merleg/domain/connections/tie-kinds'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'

/** What a tie is in the codes of the Beneficial Ownership Data Standard 0.4; null of what is no interest. */
const INTERESTS = {
  owner: 'shareholding',
  // The standard tells by an interest what somebody has; that he is told as a beneficial owner says that he has some.
  beneficial: 'unknownInterest',
  leader: 'seniorManagingOfficial',
  supervisor: 'boardMember',
  auditor: null,
  succession: null,
} as const satisfies Record<TieKind, string | null>

export function interestOf(kind: TieKind): string | null {
  return INTERESTS[kind]
}

type EntityRecord = {
  recordId: string
  recordType: 'entity'
  name: string
  /** Of the register on the day of the file, or as the source has it. */
  entityKind: string
  registerNumber: string | null
  address: string | null
  status: string | null
}
type PersonRecord = { recordId: string; recordType: 'person'; name: string }
type RelationshipRecord = {
  recordId: string
  recordType: 'relationship'
  /** Whose entry says so. */
  subject: string
  interestedParty: string
  interest: string | null
  section: string
  role: string | null
  directOrIndirect: 'direct' | 'unknown'
  /** In per cent; null where the source tells none. `text`: as published, where that is no figure. */
  share: { exact: number | null; minimum: number | null; maximum: number | null; text: string | null } | null
  /** Of the votes, where the source tells them apart from the capital. */
  votes: { exact: number | null; minimum: number | null; maximum: number | null } | null
  startDate: string | null
  /** The last day on which it holds. */
  endDate: string | null
  isInForce: boolean
  source: {
    id: string
    publisher: string
    title: string
    licence: string
    url: string | null
    reference: string | null
    /** The day of which it tells, and when it was read. */
    statementDate: string
    retrievedAt: string
  } | null
}

/** What statements of ownership are made of: who there is, and who holds what, with days, bounds and sources. */
export type OwnershipRecords = {
  entities: EntityRecord[]
  persons: PersonRecord[]
  relationships: RelationshipRecord[]
}

/** Persons by name and id alone: where they live is not needed to say what they hold. */
export function toOwnershipRecords(
  ties: readonly Tie[],
  { parties, sources }: { parties: ReadonlyMap<string, Party>; sources: ReadonlyMap<number, TieSource> },
): OwnershipRecords {
  const ids = [...new Set(ties.flatMap(({ companyId, partyKey }) => [companyId, partyKey]))].toSorted()
  const ends = ids.flatMap((id) => {
    const party = parties.get(id)
    return party === undefined ? [] : [{ id, party }]
  })
  return {
    entities: ends.flatMap(({ id, party }) => (isPerson(party) ? [] : [toEntity(id, party)])),
    persons: ends.flatMap(({ id, party }) =>
      isPerson(party) ? [{ recordId: id, recordType: 'person' as const, name: party.name }] : [],
    ),
    relationships: ties.map((tie) => toRelationship(tie, sources.get(tie.batchId))),
  }
}

function isPerson(party: Party): boolean {
  return !party.isInRegister && party.kind === 'person'
}

function toEntity(recordId: string, party: Party): EntityRecord {
  const { name, kind, registerNumber, address } = party
  const status = party.isInRegister ? party.status : null
  return { recordId, recordType: 'entity', name, entityKind: kind, registerNumber, address, status }
}

function toRelationship(tie: Tie, told: TieSource | undefined): RelationshipRecord {
  return {
    recordId: String(tie.factId),
    recordType: 'relationship',
    subject: tie.companyId,
    interestedParty: tie.partyKey,
    interest: interestOf(tie.kind),
    section: tie.section,
    role: tie.post,
    directOrIndirect: tie.kind === 'beneficial' ? 'unknown' : 'direct',
    share: isHolding(tie) ? toShare(tie) : null,
    votes: isHolding(tie) ? toVotes(tie) : null,
    startDate: tie.from,
    endDate: tie.until === null ? null : dayBefore(tie.until),
    isInForce: tie.isValid,
    source:
      told === undefined
        ? null
        : {
            id: told.sourceId,
            publisher: told.source.publisher,
            title: told.source.title,
            licence: told.source.licence,
            url: told.source.url,
            reference: tie.sourceRef,
            statementDate: told.observedOn,
            retrievedAt: told.recordedAt.toISOString(),
          },
  }
}

function isHolding({ kind }: Tie): boolean {
  return kind === 'owner' || kind === 'beneficial'
}

function toVotes({ votesMin, votesMax }: Tie): RelationshipRecord['votes'] {
  if (votesMin === null && votesMax === null) return null
  return { exact: votesMin === votesMax ? votesMin : null, minimum: votesMin, maximum: votesMax }
}

function toShare({ shareMin, shareMax, shareText }: Tie): RelationshipRecord['share'] {
  if (shareMin === null && shareMax === null && shareText === null) return null
  const exact = shareMin === shareMax ? shareMin : null
  return { exact, minimum: shareMin, maximum: shareMax, text: shareText }
}
