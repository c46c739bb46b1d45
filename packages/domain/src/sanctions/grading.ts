import { type BirthComparison, type BirthSpan, compareBirth } from './birth-comparison.ts'
import { compareNames, isOtherSex, isSameWord, LETTERS_OF_JOINED, type NameComparison } from './name-comparison.ts'
import { type BearerKind, joinLetters, joinTokens, type NameToken } from './name-tokens.ts'
import { measureDistance } from './word-distance.ts'

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

/** `likeness`: how nearly two names are one, 0–1; what is rare counts for more than what many bear. */
export type NameGrade = { grade: Exclude<SanctionGrade, 'identifier'>; likeness: number; reasons: MatchReason[] }

/** A company name of one word is worth a look where at most about twenty others have it. */
const SINGLE_WORD_ALLOWANCE = 3
/** Names less alike than this are not shown: measured, see docs/adr/0036. */
const LEAST_LIKENESS: Record<BearerKind, number> = { person: 0.8, entity: 0.5 }

/** Grades a party's name against a listed one; null where they do not match or something speaks clearly against it. */
export function gradeNames(party: ScreenedName, listed: ListedName, rarity: Rarity): NameGrade | null {
  if (party.kind !== listed.kind) return null
  const { names, likeness, evidence } = compareBest(party, listed, rarity)
  if (likeness < LEAST_LIKENESS[party.kind]) return null
  const birth = party.kind === 'person' ? compareBirth(party.birthDate, listed.births) : null
  if (birth?.code === 'birth-date-differs' && !birth.isNear) return null
  const isSingle = party.kind === 'entity' && listed.tokens.length === 1
  const isCommon = !isSingle && evidence < rarity.chance
  const reasons = describeLikeness(names)
  if (listed.isWeak) reasons.push(reason('weak-alias'))
  if (isCommon) reasons.push(reason('common-name'))
  if (birth) reasons.push(reason(birth.code, party.birthDate, birth.listed))
  const said = { isFull: isFullName(names), isCommon, isWeak: listed.isWeak }
  const grade =
    party.kind === 'person'
      ? gradePerson({ ...said, birth: birth?.code ?? null })
      : gradeEntity({ ...said, isInOrder: names.isInOrder }, reasons, {
          origin: compareCountries(party.countryCode, listed.countryCodes),
          isSingle,
          isRare: rarity.idf(listed.tokens[0]?.key ?? '') >= rarity.chance - SINGLE_WORD_ALLOWANCE,
        })
  return grade === null ? null : { grade, likeness, reasons }
}

type Compared = { names: NameComparison; likeness: number; evidence: number }

/** Word by word, unless the names are more alike as one word each. */
function compareBest(party: ScreenedName, listed: ListedName, rarity: Rarity): Compared {
  const names = compareNames(party.tokens, listed.tokens)
  const byWord = { names, ...measureLikeness(names, party.kind, rarity) }
  if (byWord.likeness > 0 && isFullName(names)) return byWord
  const joined = compareJoined(party.tokens, listed.tokens)
  if (joined === null) return byWord
  const closeness = joined.pairs[0]?.closeness ?? 0
  const evidence = closeness * weigh(listed.tokens, rarity)
  const likeness = closeness * (1 - lossOf(evidence, party.kind, rarity))
  return likeness > byWord.likeness ? { names: joined, likeness, evidence } : byWord
}

/** The names as one word each, for who writes two words as one; null where they differ in more than a letter. */
function compareJoined(party: readonly NameToken[], listed: readonly NameToken[]): NameComparison | null {
  const [ours, theirs] = [joinLetters(party), joinLetters(listed)]
  if (Math.min(ours.length, theirs.length) < LETTERS_OF_JOINED) return null
  const distance = measureDistance(ours, theirs, 1)
  if (distance > 1 || /\d/.test(ours + theirs) || isOtherSex(ours, theirs)) return null
  const closeness = 1 - distance / Math.max(ours.length, theirs.length)
  const pairs = [{ party: joinTokens(party), listed: joinTokens(listed), closeness }]
  return { pairs, onlyParty: [], onlyListed: [], isInOrder: true }
}

/** How much a letter can tell at most: a short word is borne by many, whether or not the register knows them. */
const EVIDENCE_OF_LETTER = 1.5
const EVIDENCE_OF_CONSONANT = 2.5
/** What a middle name that one of the two leaves out counts against them, whatever it is. */
const LEFT_OUT = 2.8
/** Also a short word that each has instead of another tells them apart. */
const LEAST_OTHER = 6
/** Names that are not rare as a whole lose so much at most: a person is asked about more, a company has more namesakes. */
const COMMON_LOSS: Record<BearerKind, number> = { person: 0.2, entity: 0.4 }
/** A name is rare as a whole that tells so much more than one in as many as there are. */
const RARE: Record<BearerKind, number> = { person: 1, entity: 1.2 }

/** How nearly two names are one, and how much their agreement tells (natural logarithm of one in so many). */
function measureLikeness(
  { pairs, onlyParty, onlyListed }: NameComparison,
  kind: BearerKind,
  rarity: Rarity,
): { likeness: number; evidence: number } {
  const evidence = pairs.reduce((sum, { listed, closeness }) => sum + closeness * weightOf(listed, rarity), 0)
  const paired = weigh(
    pairs.map(({ listed }) => listed),
    rarity,
  )
  const rest = [...onlyParty, ...onlyListed]
  const isShortened =
    kind === 'person' &&
    (onlyParty.length === 0 || onlyListed.length === 0) &&
    rest.length <= pairs.length &&
    !lacksFamily({ pairs, onlyListed })
  const left = isShortened
    ? rest.length * LEFT_OUT
    : rest.reduce((sum, token) => sum + Math.max(weightOf(token, rarity), LEAST_OTHER), 0)
  // The 61st plant is not the 62nd.
  const isOtherNumber = onlyParty.some(hasFigure) && onlyListed.some(hasFigure)
  if (isOtherNumber || paired === 0 || (kind === 'person' && pairs.length < 2)) return { likeness: 0, evidence }
  return { likeness: (evidence / (paired + left)) * (1 - lossOf(evidence, kind, rarity)), evidence }
}

/** Of what the words of a listed name weigh, the least part that has to agree for a match. */
export function leastEvidence(kind: BearerKind, { chance }: Rarity): number {
  const least = LEAST_LIKENESS[kind]
  if (kind === 'entity') return least
  // So much has to agree for each word left out, which weighs no more than chance.
  const agreeing = (LEFT_OUT * least) / (1 - least)
  return Math.min(least, agreeing / (agreeing + chance))
}

const hasFigure = ({ text }: NameToken): boolean => /\d/.test(text)

const lossOf = (evidence: number, kind: BearerKind, { chance }: Rarity): number =>
  COMMON_LOSS[kind] * Math.max(0, 1 - evidence / (RARE[kind] * chance))

const weigh = (tokens: readonly NameToken[], rarity: Rarity): number =>
  tokens.reduce((sum, token) => sum + weightOf(token, rarity), 0)

/** What a word tells: the rarer and the longer, the more. */
export function weightOf({ text, key, isConsonantal }: NameToken, rarity: Rarity): number {
  const ofLetter = isConsonantal ? EVIDENCE_OF_CONSONANT : EVIDENCE_OF_LETTER
  return Math.max(1, Math.min(rarity.idf(key), text.length * ofLetter))
}

/** Middle names are left out, never the family name. */
function lacksFamily({ pairs, onlyListed }: Pick<NameComparison, 'pairs' | 'onlyListed'>): boolean {
  return onlyListed.some((token) => token.isFamilyName) && !pairs.some(({ listed }) => listed.isFamilyName)
}

/** A reason, with what each side says where that explains it. */
export const reason = (
  code: MatchReasonCode,
  party: string | null = null,
  listed: string | null = null,
): MatchReason => ({ code, party, listed })

const join = (tokens: readonly NameToken[]): string => tokens.map((token) => token.text).join(' ')

const isFullName = ({ pairs, onlyParty, onlyListed }: NameComparison): boolean =>
  onlyParty.length === 0 && onlyListed.length === 0 && pairs.every(isSameWord)

function describeLikeness(names: NameComparison): MatchReason[] {
  const { pairs, onlyParty, onlyListed } = names
  const isWritten = pairs.every(({ party, listed }) => party.text === listed.text)
  return [
    ...(isFullName(names) ? [reason(isWritten ? 'name-same' : 'name-other-spelling')] : []),
    ...pairs.filter((pair) => !isSameWord(pair)).map((pair) => reason('word-close', pair.party.text, pair.listed.text)),
    ...(names.isInOrder ? [] : [reason('word-order')]),
    ...(onlyListed.length > 0 ? [reason('words-missing', null, join(onlyListed))] : []),
    ...(onlyParty.length > 0 ? [reason('words-extra', join(onlyParty))] : []),
  ]
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

/** Whether a party is of a country that the list names; nothing where one of the two tells none. */
export function compareCountries(countryCode: string | null, listed: readonly string[]): Origin {
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
    if (isWeak || (!isFull && !isRare)) return null
    if (origin.code === 'country-same' && isFull) return isRare ? 'probable' : 'possible'
    return isRare ? 'possible' : null
  }
  if (isCommon) return isFull && isInOrder && !isWeak ? 'possible' : null
  return isFull && isInOrder && !isWeak && origin.code !== 'country-differs' ? 'probable' : 'possible'
}
