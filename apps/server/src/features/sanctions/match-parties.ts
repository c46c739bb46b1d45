import { foldName } from '@merleg/domain/name-folding'
import { type MatchReason, SANCTION_GRADES, type SanctionGrade } from '@merleg/domain/sanctions/grading'
import { isTelling } from '@merleg/domain/sanctions/name-index'
import { toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import type { ScreenedDesignation } from './designations.repository.ts'
import { hash, type Party, type PartyRole } from './parties.ts'
import type { ScreeningList } from './screening-list.ts'

/** The matched party as it was when it was compared. */
export type MatchedParty = {
  /** The one that matches. */
  name: string
  otherNames: readonly string[]
  kind: 'person' | 'entity'
  birthDate: string | null
  registerNumber: string | null
  /** Every official number of it, that of the register too. */
  numbers: readonly string[]
  countryCode: string | null
  roles: readonly PartyRole[]
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

type Graded = {
  designationId: string
  grade: SanctionGrade
  reasons: MatchReason[]
  listedName: string
  /** What of the party was compared. */
  name: string
  birthDate: string | null
  registerNumber: string | null
}

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

function matchNumbers(list: ScreeningList, { numbers, names, birthDates, registerNumbers }: Party): Graded[] {
  return numbers.flatMap(({ value, countryCode }) =>
    (list.numbers.get(`${countryCode}/${value}`) ?? []).map((designationId) => ({
      designationId,
      grade: 'identifier' as const,
      reasons: [{ code: 'identifier-same' as const, party: value, listed: value }],
      listedName: list.designations.get(designationId)?.names[0]?.name ?? designationId,
      name: names[0] ?? '',
      birthDate: birthDates[0] ?? null,
      registerNumber: registerNumbers[0] ?? null,
    })),
  )
}

/** Where entries tell different days of birth, with each of them. */
function matchNames(list: ScreeningList, party: Party): Graded[] {
  const births = party.birthDates.length === 0 ? [null] : party.birthDates
  return party.names.flatMap((name) => births.flatMap((birthDate) => matchName(list, party, { name, birthDate })))
}

type Told = { name: string; birthDate: string | null }

function matchName(list: ScreeningList, party: Party, { name, birthDate }: Told): Graded[] {
  const { kind, countryCode, registerNumbers } = party
  const screened = { kind, tokens: toNameTokens(name, kind), birthDate, countryCode }
  const { index, shortNames } = list
  const found = isTelling(screened.tokens, kind) ? index.findMatches(screened) : shortNames.findMatches(screened)
  return found.map(({ name: listedName, designationId, grade, reasons }) => {
    const numbers = list.designations.get(designationId)?.numbers ?? []
    // A number without its issuer proves nothing alone, but it does beside the name.
    const same = registerNumbers.find((number) => numbers.some(({ value }) => value === number))
    const told = { designationId, listedName, name, birthDate, registerNumber: same ?? registerNumbers[0] ?? null }
    if (same === undefined) return { ...told, grade, reasons }
    const proof = { code: 'identifier-same' as const, party: same, listed: same }
    return { ...told, grade: 'identifier' as const, reasons: [proof, ...reasons] }
  })
}

function toMatch(
  companyId: string,
  party: Party,
  found: { match: Graded; designation: ScreenedDesignation },
): FoundMatch {
  const { grade, reasons, listedName, name, designationId, birthDate, registerNumber } = found.match
  const { kind, countryCode, roles } = party
  return {
    companyId,
    matchId: hash([companyId, party.key, designationId]),
    designationId,
    partyKey: party.key,
    grade,
    listedName,
    reasons,
    party: {
      name,
      otherNames: party.names.filter((other) => other !== name),
      kind,
      birthDate,
      registerNumber,
      numbers: [...new Set([...party.registerNumbers, ...party.numbers.map(({ value }) => value)])],
      countryCode,
      roles,
    },
    evidenceHash: hashEvidence(party, found.designation, grade),
  }
}

/** Raised when a decision is to rest on more, or on less: every decision made before is then looked at again, once. */
const EVIDENCE_VERSION = 2

/**
 * What a decision rests on: all that is compared of the party and of who is listed, how it is shown, and how sure the match is;
 * not what the list tells of the reasons, nor in which order or how the register writes the same.
 */
function hashEvidence(party: Party, listed: ScreenedDesignation, grade: SanctionGrade): string {
  const { names, birthDates, registerNumbers, numbers, roles } = party
  const told = [names.map(foldName), birthDates, registerNumbers, numbers, roles]
  const ours = [party.key, party.kind, party.countryCode, ...told.map(inOneOrder)]
  const { kind, programme, details } = listed
  const theirs = [
    kind,
    programme,
    details,
    ...[listed.names, listed.births, listed.countryCodes, listed.numbers].map(inOneOrder),
  ]
  return `${EVIDENCE_VERSION}:${hash([grade, JSON.stringify(ours), JSON.stringify(theirs)])}`
}

/** Each once, whatever came first. */
const inOneOrder = (values: readonly unknown[]): string[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].toSorted()
