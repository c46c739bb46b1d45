import { type MatchReason, SANCTION_GRADES, type SanctionGrade } from '@merleg/domain/sanctions/grading'
import { toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import type { ScreenedDesignation } from './designations.repository.ts'
import { hash, type Party } from './parties.ts'
import type { PartySection } from './parties.repository.ts'
import type { ScreeningList } from './screening-list.ts'

/** The matched party as it was when it was compared. */
export type MatchedParty = {
  name: string
  kind: 'person' | 'entity'
  birthDate: string | null
  registerNumber: string | null
  countryCode: string | null
  roles: readonly PartySection[]
}

export type FoundMatch = {
  companyId: string
  matchId: string
  designationId: string
  partyKey: string
  grade: SanctionGrade
  listedName: string
  reasons: MatchReason[]
  party: MatchedParty
  evidenceHash: string
}

type Graded = { designationId: string; grade: SanctionGrade; reasons: MatchReason[]; listedName: string; name: string }

/** Every entry of the list that a party of a company matches, the best way it does: by number first, then by name. */
export function matchParty(list: ScreeningList, companyId: string, party: Party): FoundMatch[] {
  const best = new Map<string, Graded>()
  for (const match of [...matchNumbers(list, party), ...matchNames(list, party)]) {
    const known = best.get(match.designationId)
    if (!known || rank(match) < rank(known)) best.set(match.designationId, match)
  }
  return [...best.values()].flatMap((match) => {
    const designation = list.designations.get(match.designationId)
    return designation ? [toMatch(companyId, party, { match, designation })] : []
  })
}

const rank = ({ grade, reasons }: Graded): number => SANCTION_GRADES.indexOf(grade) * 100 + reasons.length

function matchNumbers(list: ScreeningList, { numbers, names }: Party): Graded[] {
  return numbers.flatMap(({ value, countryCode }) =>
    (list.numbers.get(`${countryCode}/${value}`) ?? []).map((designationId) => ({
      designationId,
      grade: 'identifier' as const,
      reasons: [{ code: 'identifier-same' as const, party: value, listed: value }],
      listedName: list.designations.get(designationId)?.names[0]?.name ?? designationId,
      name: names[0] ?? '',
    })),
  )
}

function matchNames(list: ScreeningList, party: Party): Graded[] {
  return party.names.flatMap((name) => {
    const { kind, birthDate, countryCode, registerNumber } = party
    const screened = { kind, tokens: toNameTokens(name, kind), birthDate, countryCode }
    return list.index.findMatches(screened).map(({ name: listedName, designationId, grade, reasons }) => {
      const numbers = list.designations.get(designationId)?.numbers ?? []
      // A number without its issuer proves nothing alone, but it does beside the name.
      const isSameNumber = registerNumber !== null && numbers.some(({ value }) => value === registerNumber)
      if (!isSameNumber) return { designationId, grade, reasons, listedName, name }
      const same = { code: 'identifier-same' as const, party: registerNumber, listed: registerNumber }
      return { designationId, grade: 'identifier' as const, reasons: [same, ...reasons], listedName, name }
    })
  })
}

function toMatch(
  companyId: string,
  party: Party,
  found: { match: Graded; designation: ScreenedDesignation },
): FoundMatch {
  const { grade, reasons, listedName, name, designationId } = found.match
  const { kind, birthDate, registerNumber, countryCode, roles } = party
  return {
    companyId,
    matchId: hash([companyId, party.key, designationId]),
    designationId,
    partyKey: party.key,
    grade,
    listedName,
    reasons,
    party: { name, kind, birthDate, registerNumber, countryCode, roles },
    evidenceHash: hashEvidence(party, found.designation),
  }
}

/** What a decision rests on: who the party is and who is listed, not what the list tells of the reasons. */
function hashEvidence(party: Party, listed: ScreenedDesignation): string {
  const { names, births, numbers, programme } = listed
  const ours = [party.names, party.birthDate, party.registerNumber]
  return hash([JSON.stringify(ours), JSON.stringify([names, births, numbers, programme])])
}
