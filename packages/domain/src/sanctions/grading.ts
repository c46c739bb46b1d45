import { compareNames, isSameSkeleton, type NameComparison } from './name-comparison.ts'
import type { BearerKind, NameToken } from './name-tokens.ts'

/**
 * How sure a match is, the surest first. `identifier`: an official number is the same, which may be stated as a fact.
 * All others are questions to a human, never findings: `strong` same name and birth date, `probable` same full name and
 * nothing against it, `possible` a similar name, or a doubt.
 */
export const SANCTION_GRADES = ['identifier', 'strong', 'probable', 'possible'] as const
export type SanctionGrade = (typeof SANCTION_GRADES)[number]

export const MATCH_REASONS = [
  'identifier-same',
  'name-same',
  'name-other-spelling',
  'word-order',
  'word-close',
  'words-missing',
  'words-extra',
  'single-word',
  'common-name',
  'weak-alias',
  'birth-date-same',
  'birth-year-same',
  'birth-date-differs',
  'birth-date-unknown',
  'country-same',
  'country-differs',
] as const
export type MatchReasonCode = (typeof MATCH_REASONS)[number]

/** One reason for or against a match, with what each side says where that explains it. */
export type MatchReason = { code: MatchReasonCode; party: string | null; listed: string | null }

/** When someone was born: first and last possible day, YYYY-MM-DD, both inclusive. */
export type BirthSpan = { from: string; to: string }

export type ScreenedName = {
  kind: BearerKind
  tokens: readonly NameToken[]
  birthDate: string | null
  countryCode: string | null
}
export type ListedName = {
  kind: BearerKind
  tokens: readonly NameToken[]
  isWeak: boolean
  births: readonly BirthSpan[]
  countryCodes: readonly string[]
}

/** How telling a word is: `idf` the natural logarithm of one in so many names; `chance` that of the number of names. */
export type Rarity = { idf: (key: string) => number; chance: number }

export type NameGrade = { grade: Exclude<SanctionGrade, 'identifier'>; reasons: MatchReason[] }

/** Nearly equal words tell less than equal ones. */
const CLOSE_PENALTY = 3
/** A company name of one word is worth a look where at most about twenty others have it. */
const SINGLE_WORD_ALLOWANCE = 3

/** Grades a party's name against a listed one; null where they do not match or something speaks clearly against it. */
export function gradeNames(party: ScreenedName, listed: ListedName, rarity: Rarity): NameGrade | null {
  if (party.kind !== listed.kind) return null
  const names = compareNames(party.tokens, listed.tokens)
  const likeness = describeLikeness(names, party.kind)
  if (likeness === null) return null
  const birth = party.kind === 'person' ? compareBirth(party.birthDate, listed.births) : null
  if (birth?.code === 'birth-date-differs' && !birth.isNear) return null
  const isSingle = party.kind === 'entity' && listed.tokens.length === 1
  const isCommon = !isSingle && tellingness(names, rarity) < rarity.chance
  const reasons = [...likeness.reasons]
  if (listed.isWeak) reasons.push(reason('weak-alias'))
  if (isCommon) reasons.push(reason('common-name'))
  if (birth) reasons.push(reason(birth.code, party.birthDate, birth.listed))
  const grade =
    party.kind === 'person'
      ? gradePerson({ isFull: likeness.isFull, isCommon, isWeak: listed.isWeak, birth: birth?.code ?? null })
      : gradeEntity({ ...likeness, isInOrder: names.isInOrder, isCommon, isWeak: listed.isWeak }, reasons, {
          origin: compareCountries(party.countryCode, listed.countryCodes),
          isSingle,
          isRare: tellingness(names, rarity) >= rarity.chance - SINGLE_WORD_ALLOWANCE,
        })
  return grade === null ? null : { grade, reasons }
}

const reason = (code: MatchReasonCode, party: string | null = null, listed: string | null = null): MatchReason => ({
  code,
  party,
  listed,
})

const join = (tokens: readonly NameToken[]): string => tokens.map((token) => token.text).join(' ')

/** Are the names alike at all, and are they the same full name? */
function describeLikeness(names: NameComparison, kind: BearerKind): { isFull: boolean; reasons: MatchReason[] } | null {
  const { same, close, onlyParty, onlyListed } = names
  const matched = same.length + close.length
  if (matched === 0 || (kind === 'person' && matched < 2)) return null
  // Two words with another letter each are another name; other vowels alone are another spelling.
  const altered = close.filter(({ party, listed }) => !isSameSkeleton(party, listed))
  if (altered.length > same.length || (kind === 'entity' && close.length > 1)) return null
  const isWhole = onlyParty.length === 0 && onlyListed.length === 0
  if (!isWhole && (kind === 'entity' || !isShortened(names))) return null
  const reasons = [
    ...(close.length > 0 || !isWhole
      ? []
      : [
          same.every((pair) => pair.party.text === pair.listed.text)
            ? reason('name-same')
            : reason('name-other-spelling'),
        ]),
    ...close.map((pair) => reason('word-close', pair.party.text, pair.listed.text)),
    ...(names.isInOrder ? [] : [reason('word-order')]),
    ...(onlyListed.length > 0 ? [reason('words-missing', null, join(onlyListed))] : []),
    ...(onlyParty.length > 0 ? [reason('words-extra', join(onlyParty))] : []),
  ]
  return { isFull: isWhole && close.length === 0, reasons }
}

/** One of two personal names leaves out middle names, never the family name. */
function isShortened({ same, close, onlyParty, onlyListed }: NameComparison): boolean {
  if (
    close.some(({ party, listed }) => !isSameSkeleton(party, listed)) ||
    (onlyParty.length > 0 && onlyListed.length > 0)
  )
    return false
  if (onlyParty.length + onlyListed.length > same.length) return false
  return !onlyListed.some((token) => token.isFamilyName) || same.some(({ listed }) => listed.isFamilyName)
}

function tellingness({ same, close }: NameComparison, { idf }: Rarity): number {
  const equal = same.reduce((sum, { listed }) => sum + idf(listed.key), 0)
  return close.reduce((sum, { listed }) => sum + Math.max(0, idf(listed.key) - CLOSE_PENALTY), equal)
}

type BirthComparison = {
  code: 'birth-date-same' | 'birth-year-same' | 'birth-date-differs' | 'birth-date-unknown'
  isNear: boolean
  listed: string | null
}

/** A birth year more than one away is another person (registers and lists mistake days and months, rarely years). */
export function compareBirth(birthDate: string | null, births: readonly BirthSpan[]): BirthComparison {
  const listed = births.map(({ from, to }) => (from === to ? from : `${from.slice(0, 4)}–${to.slice(0, 4)}`)).join(', ')
  if (birthDate === null || births.length === 0)
    return { code: 'birth-date-unknown', isNear: true, listed: listed || null }
  const said = { isNear: true, listed }
  if (births.some(({ from, to }) => from === to && from === birthDate)) return { code: 'birth-date-same', ...said }
  if (births.some(({ from, to }) => from !== to && from <= birthDate && birthDate <= to))
    return { code: 'birth-year-same', ...said }
  const year = Number(birthDate.slice(0, 4))
  const isNear = births.some(
    ({ from, to }) => Number(from.slice(0, 4)) - 1 <= year && year <= Number(to.slice(0, 4)) + 1,
  )
  return { code: 'birth-date-differs', isNear, listed }
}

type Likeness = { isFull: boolean; isCommon: boolean; isWeak: boolean }

function gradePerson({
  isFull,
  isCommon,
  isWeak,
  birth,
}: Likeness & { birth: BirthComparison['code'] | null }): NameGrade['grade'] | null {
  if (birth === 'birth-date-same') return isFull && !isWeak ? 'strong' : 'probable'
  if (birth === 'birth-date-differs') return isFull && !isCommon && !isWeak ? 'possible' : null
  const isTelling = birth === 'birth-year-same' || !isCommon
  if (isFull && !isWeak) return isTelling ? 'probable' : 'possible'
  return isTelling ? 'possible' : null
}

type Origin = { code: 'country-same' | 'country-differs' | null; party: string | null; listed: string | null }

function compareCountries(countryCode: string | null, listed: readonly string[]): Origin {
  const said = { party: countryCode, listed: listed.join(', ') || null }
  if (countryCode === null || listed.length === 0) return { code: null, ...said }
  return { code: listed.includes(countryCode) ? 'country-same' : 'country-differs', ...said }
}

type EntityContext = { origin: Origin; isSingle: boolean; isRare: boolean }

/** The same name in another country is often a namesake: one grade lower. A single word says less than several. */
function gradeEntity(
  { isFull, isInOrder, isCommon, isWeak }: Likeness & { isInOrder: boolean },
  reasons: MatchReason[],
  { origin, isSingle, isRare }: EntityContext,
): NameGrade['grade'] | null {
  if (isSingle) reasons.push(reason('single-word'))
  if (origin.code !== null) reasons.push(reason(origin.code, origin.party, origin.listed))
  if (isSingle) {
    if (!isFull || isWeak) return null
    if (origin.code === 'country-same') return isRare ? 'probable' : 'possible'
    return isRare ? 'possible' : null
  }
  if (isCommon) return null
  return isFull && isInOrder && !isWeak && origin.code !== 'country-differs' ? 'probable' : 'possible'
}
