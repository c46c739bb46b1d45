import type { BodsInterest, BodsStatement } from '@merleg/domain/interchange/bods-statement'

const PUBLICATION = {
  publicationDate: '2024-05-31',
  bodsVersion: '0.4',
  license: 'https://creativecommons.org/publicdomain/zero/1.0/',
  publisher: { name: 'Register of Atlantis' },
}

export type Frame = { date?: string; status?: 'new' | 'updated' | 'closed' }
let count = 0

function frame(recordId: string, { date = '2024-01-02', status = 'new' }: Frame) {
  count += 1
  return {
    statementId: `statement-${String(count).padStart(40, '0')}`,
    statementDate: date,
    publicationDetails: PUBLICATION,
    declarationSubject: recordId,
    recordId,
    recordStatus: status,
  }
}

/** A statement about a company; `number` is one of Companies House. */
export function entity(recordId: string, number: string | null, given: Record<string, unknown> = {}): BodsStatement {
  const identifiers = number === null ? [] : [{ scheme: 'GB-COH', id: number }]
  const recordDetails = {
    isComponent: false,
    entityType: { type: 'registeredEntity' },
    name: `${recordId} Ltd`,
    identifiers,
    ...given,
  }
  return { ...frame(recordId, {}), recordType: 'entity', recordDetails }
}

export function person(recordId: string, fullName: string, birthDate?: string): BodsStatement {
  const names = [{ type: 'legal', fullName }]
  const recordDetails = {
    isComponent: false,
    personType: 'knownPerson',
    names,
    ...(birthDate === undefined ? {} : { birthDate }),
  }
  return { ...frame(recordId, {}), recordType: 'person', recordDetails }
}

type Interests = readonly Partial<BodsInterest>[]
type Relationship = Frame & { interests: Interests; isComponent?: boolean; componentRecords?: readonly string[] }

/** A statement about what ties two parties. */
export function relationship(
  recordId: string,
  [subject, interestedParty]: readonly [unknown, unknown],
  told: Interests | Relationship,
) {
  const { isComponent = false, componentRecords, interests, ...of } = 'interests' in told ? told : { interests: told }
  const recordDetails = {
    isComponent,
    ...(componentRecords === undefined ? {} : { componentRecords }),
    subject,
    interestedParty,
    interests,
  }
  return { ...frame(recordId, of), recordType: 'relationship', recordDetails }
}

export const toJsonLines = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('')
