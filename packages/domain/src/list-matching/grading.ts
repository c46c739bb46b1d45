import type { CompanyStatus } from '../company-status.ts'
import { compareCompanyNames, type ComparedName, type NameAgreement, toComparedName } from './company-names.ts'
import type { GivenCompany } from './given-company.ts'
import type { GivenIdentifier } from './identifiers.ts'
import { comparePlaces, type FoundPlace, type PlaceAgreement } from './places.ts'

/**
 * How sure it is that a company of the register is the one that a row means. `contradiction`: an identifier is the
 * same and what else the row says is not.
 */
export const CANDIDATE_GRADES = ['certain', 'contradiction', 'probable', 'possible'] as const
export type CandidateGrade = (typeof CANDIDATE_GRADES)[number]

/** Why; what is for a candidate and what speaks against it. */
export const MATCHING_REASONS = [
  'tax-number-same',
  'register-number-same',
  'foreign-number-same',
  'country-not-given',
  'tax-number-differs',
  'register-number-differs',
  'name-same',
  'name-form-missing',
  'name-form-differs',
  'name-spacing',
  'name-mistyped',
  'name-trade-words',
  'name-some-words',
  'name-similar',
  'name-differs',
  'name-not-given',
  'name-other-known',
  'address-same',
  'settlement-same',
  'zip-same',
  'place-differs',
  'country-differs',
  'company-ceased',
  'several-alike',
  'place-unknown',
] as const
export type MatchingReason = (typeof MATCHING_REASONS)[number]

/** A company that a row may mean, as the register has it. */
export type FoundCandidate = FoundPlace & {
  companyId: string
  /** Of which it is known: the current one first, then short, foreign and former ones. */
  names: readonly { name: string; isCurrent: boolean }[]
  taxNumber: string | null
  registerKey: string | null
  countryCode: string
  status: CompanyStatus
}

export type GradedCandidate = { companyId: string; grade: CandidateGrade; reasons: MatchingReason[]; rank: number }

type Names = { agreement: NameAgreement; isCurrent: boolean }

/**
 * Grades a company of the register as what a row of a list may mean; null where it is not. `isOneOfMany`: it was found by
 * a name that more companies have than were looked at.
 */
export function gradeCandidate(
  given: GivenCompany,
  found: FoundCandidate,
  isOneOfMany: boolean,
): GradedCandidate | null {
  const names = compareBestName(given.compared, found)
  const place = comparePlaces(given.place, found)
  const same = given.identifiers.filter((identifier) => isSame(identifier, found))
  const other = listOther(given.identifiers, found)
  const isAbroad = given.countryCode !== null && given.countryCode !== found.countryCode
  const hasOther = other.length > 0
  const hasNumber = given.identifiers.length + given.faults.length > 0
  const grade =
    same.length > 0
      ? gradeByIdentifier({ names, same, hasOther })
      : gradeByName({ names, place, hasOther, isAbroad, hasNumber, isOneOfMany })
  if (grade === null) return null
  const reasons = [
    ...describeIdentifiers(same),
    ...other,
    ...describeNames(names),
    ...describePlace(place, given),
    ...(isAbroad ? (['country-differs'] as const) : []),
    ...(found.status === 'ceased' ? (['company-ceased'] as const) : []),
  ]
  return { companyId: found.companyId, grade, reasons, rank: rankOf({ grade, names, place }, found) }
}

function compareBestName(given: ComparedName | null, found: FoundCandidate): Names | null {
  if (given === null) return null
  const compared = found.names.map(({ name, isCurrent }) => ({
    agreement: compareCompanyNames(given, toComparedName(name)),
    isCurrent,
  }))
  return compared.toSorted((a, b) => nameRank(a) - nameRank(b))[0] ?? null
}

const LIKENESS_RANK = { same: 0, spacing: 2, mistyped: 3, 'trade-words': 4, 'some-words': 6, similar: 7, other: 9 }
const FORM_RANK = { same: 0, missing: 0.3, differs: 0.6 }

function nameRank({ agreement, isCurrent }: Names): number {
  return LIKENESS_RANK[agreement.likeness] + FORM_RANK[agreement.form] + (isCurrent ? 0 : 0.1)
}

function isSame(identifier: GivenIdentifier, found: FoundCandidate): boolean {
  if (identifier.ids.includes(found.companyId)) return true
  if (identifier.taxStem !== null && found.taxNumber?.startsWith(identifier.taxStem) === true) return true
  return identifier.registerKey !== null && identifier.registerKey === found.registerKey
}

/** Identifiers of the row that the register has otherwise for this company. */
function listOther(identifiers: readonly GivenIdentifier[], found: FoundCandidate): MatchingReason[] {
  const kinds = identifiers
    .filter((identifier) => !isSame(identifier, found) && isKnown(identifier, found))
    .map(({ kind }): MatchingReason => (kind === 'register-number' ? 'register-number-differs' : 'tax-number-differs'))
  return [...new Set(kinds)]
}

function isKnown({ kind, taxStem }: GivenIdentifier, found: FoundCandidate): boolean {
  if (kind === 'register-number') return found.registerKey !== null
  return taxStem !== null && (found.taxNumber !== null || /^\d{8}$/.test(found.companyId))
}

type ByIdentifier = { names: Names | null; same: readonly GivenIdentifier[]; hasOther: boolean }

/** A number that is the same is certain unless something else contradicts it; bare digits may be of another country. */
function gradeByIdentifier({ names, same, hasOther }: ByIdentifier): CandidateGrade | null {
  const isCountryKnown = same.some((identifier) => identifier.isCountryKnown)
  const likeness = names?.agreement.likeness ?? null
  if (hasOther) return 'contradiction'
  if (likeness === 'other') return isCountryKnown ? 'contradiction' : null
  if (isCountryKnown) return 'certain'
  return likeness === 'same' || likeness === 'spacing' || likeness === 'mistyped' ? 'certain' : 'possible'
}

type ByName = {
  names: Names | null
  place: PlaceAgreement
  hasOther: boolean
  isAbroad: boolean
  /** The row has a number, which is not known of the company, or is none at all. */
  hasNumber: boolean
  isOneOfMany: boolean
}
type Step = 'certain' | 'probable' | 'possible' | null

/** By how alike the names are (rows) and what is known of the place; null where that is too little. */
const BY_NAME: Readonly<Record<NameAgreement['likeness'], Readonly<Record<PlaceAgreement, Step>>>> = {
  same: { address: 'certain', settlement: 'certain', zip: 'certain', unknown: 'probable', differs: 'possible' },
  spacing: { address: 'certain', settlement: 'probable', zip: 'probable', unknown: 'probable', differs: 'possible' },
  mistyped: { address: 'probable', settlement: 'probable', zip: 'probable', unknown: 'possible', differs: 'possible' },
  'trade-words': { address: 'probable', settlement: 'probable', zip: 'probable', unknown: 'possible', differs: null },
  'some-words': { address: 'probable', settlement: 'possible', zip: 'possible', unknown: 'possible', differs: null },
  similar: { address: 'possible', settlement: 'possible', zip: 'possible', unknown: null, differs: null },
  other: { address: null, settlement: null, zip: null, unknown: null, differs: null },
}
const LOWER = { certain: 'probable', probable: 'possible', possible: null } as const

function gradeByName(by: ByName): CandidateGrade | null {
  const { names, place, hasOther, isAbroad, hasNumber, isOneOfMany } = by
  if (names === null) return null
  const { likeness, form } = names.agreement
  let step = BY_NAME[likeness][place]
  // A number that nobody is known by may be that of another company, which the register has without it.
  const isLowered = [
    form !== 'same' && step !== 'possible',
    !names.isCurrent && step === 'certain',
    isAbroad,
    hasNumber && step === 'certain',
  ]
  for (const isLower of isLowered) if (isLower && step !== null) step = LOWER[step]
  // Another valid number in the row speaks against a name, however alike.
  if (hasOther && step !== null) return likeness === 'same' || likeness === 'spacing' ? 'possible' : null
  // Whether another one fits as well was not looked at.
  return isOneOfMany && step !== null ? 'possible' : step
}

const SAME_REASON = {
  'tax-number': 'tax-number-same',
  'register-number': 'register-number-same',
  foreign: 'foreign-number-same',
} as const

function describeIdentifiers(same: readonly GivenIdentifier[]): MatchingReason[] {
  const isDoubtful = same.length > 0 && !same.some(({ isCountryKnown }) => isCountryKnown)
  return [
    ...new Set(same.map(({ kind }) => SAME_REASON[kind])),
    ...(isDoubtful ? (['country-not-given'] as const) : []),
  ]
}

function describeNames(names: Names | null): MatchingReason[] {
  if (names === null) return ['name-not-given']
  const { likeness, form } = names.agreement
  if (likeness === 'other') return ['name-differs']
  const formReason = form === 'same' ? null : (`name-form-${form}` as const)
  return [
    ...(likeness === 'same' && formReason !== null ? [] : [`name-${likeness}` as const]),
    ...(formReason === null ? [] : [formReason]),
    ...(names.isCurrent ? [] : (['name-other-known'] as const)),
  ]
}

const PLACE_REASON: Readonly<Record<PlaceAgreement, MatchingReason>> = {
  address: 'address-same',
  settlement: 'settlement-same',
  zip: 'zip-same',
  differs: 'place-differs',
  unknown: 'place-unknown',
}

/** Of a row without a place there is nothing to say. */
function describePlace(place: PlaceAgreement, given: GivenCompany): MatchingReason[] {
  return given.place === null ? [] : [PLACE_REASON[place]]
}

const PLACE_RANK: Readonly<Record<PlaceAgreement, number>> = {
  address: 0,
  settlement: 1,
  zip: 1,
  unknown: 2,
  differs: 4,
}

type Ranked = { grade: CandidateGrade; names: Names | null; place: PlaceAgreement }

/** The smaller the likelier: by grade, name, place; what exists comes before what has ceased. */
function rankOf({ grade, names, place }: Ranked, { status }: FoundCandidate): number {
  const ofName = names === null ? 5 : nameRank(names)
  return CANDIDATE_GRADES.indexOf(grade) * 100 + ofName * 5 + PLACE_RANK[place] + (status === 'ceased' ? 2 : 0)
}
