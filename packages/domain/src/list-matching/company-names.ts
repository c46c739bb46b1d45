import { splitLegalForm } from '../legal-form-split.ts'
import { foldedWords, foldName } from '../name-folding.ts'
import { isLegalFormWord } from '../name-spellings.ts'
import { countTypingMistakes } from '../spelling-variants.ts'
import { isGenericWord } from './generic-words.ts'

/** A company name ready to be compared: the words that tell it from others, and its legal form. */
export type ComparedName = { core: string; words: readonly string[]; form: string | null }

/**
 * How alike two names are, the likest first: the same · the same but for spaces · a typing mistake or two · a trade word
 * ("Kereskedelmi és Szolgáltató") more or less · other words more or less · some words in common · another name.
 */
export const NAME_LIKENESSES = ['same', 'spacing', 'mistyped', 'trade-words', 'some-words', 'similar', 'other'] as const
export type NameLikeness = (typeof NAME_LIKENESSES)[number]

export type NameAgreement = {
  likeness: NameLikeness
  /** Of the legal forms: the same, one of the names has none, or they differ. */
  form: 'same' | 'missing' | 'differs'
  /** Words that only the given name has, and only the name of the register. */
  onlyGiven: readonly string[]
  onlyFound: readonly string[]
}

const CONNECTIVES: ReadonlySet<string> = new Set(['es', 'and', 'und', 'ja', 'si', 'the', 'a', 'az'])
/** Letters per typing mistake that a whole name may have, and the most of them. */
const LETTERS_PER_MISTAKE = 7
const MOST_MISTAKES = 3
/** What a trade word weighs beside one that tells a company from others. */
const TRADE_WEIGHT = 0.2
const SIMILAR_SHARE = 0.5

/** Takes a name apart for {@link compareCompanyNames}. */
export function toComparedName(name: string): ComparedName {
  const { core, legalForm } = splitLegalForm(name)
  const words = joinLetters(foldedWords(core).filter((word) => !CONNECTIVES.has(word)))
  const kept = words.length === 0 ? [foldName(name)] : words
  return { core: kept.join(' '), words: kept, form: legalForm }
}

/** "k h" is "kh": initials are written with and without dots. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let isInitials = false
  for (const word of words) {
    const isLetter = word.length === 1 && !/\d/.test(word)
    if (isLetter && isInitials) joined.push((joined.pop() ?? '') + word)
    else joined.push(word)
    isInitials = isLetter
  }
  return joined
}

/** Compares a name of a list with one of the register. */
export function compareCompanyNames(given: ComparedName, found: ComparedName): NameAgreement {
  const form = compareForms(given, found)
  const whole = { form, onlyGiven: [], onlyFound: [] }
  if (given.core === found.core) return { ...whole, likeness: 'same' }
  const [ours, theirs] = [given.words.join(''), found.words.join('')]
  if (ours === theirs) return { ...whole, likeness: 'spacing' }
  if (isMistyped(ours, theirs)) return { ...whole, likeness: 'mistyped' }
  return { ...compareWords(given.words, found.words), form }
}

function compareForms(given: ComparedName, found: ComparedName): NameAgreement['form'] {
  if (given.form === found.form) return 'same'
  return given.form === null || found.form === null ? 'missing' : 'differs'
}

const digitsOf = (text: string): string => text.replace(/\D+/g, ' ').trim()

/** Numbers are never mistyped: the 61st is not the 62nd. */
function isMistyped(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  const most = Math.min(MOST_MISTAKES, Math.floor(length / LETTERS_PER_MISTAKE) + (length > 3 ? 1 : 0))
  if (Math.abs(a.length - b.length) > most || digitsOf(a) !== digitsOf(b)) return false
  return countTypingMistakes(a, b) <= Math.min(most, Math.max(1, Math.floor(length / LETTERS_PER_MISTAKE)))
}

function compareWords(given: readonly string[], found: readonly string[]): Omit<NameAgreement, 'form'> {
  const left = [...found]
  const onlyGiven: string[] = []
  let isExact = true
  let paired = 0
  for (const word of given) {
    const at = findPartner(word, left)
    if (at === -1) {
      onlyGiven.push(word)
      continue
    }
    isExact &&= left[at] === word
    left.splice(at, 1)
    paired += weigh(word)
  }
  const alone = { onlyGiven, onlyFound: left }
  if (onlyGiven.length === 0 && left.length === 0) return { ...alone, likeness: isExact ? 'spacing' : 'mistyped' }
  const isAllGeneric = given.every(isGenericWord)
  const total = paired * 2 + sum(onlyGiven) + sum(left)
  const share = total === 0 ? 0 : (paired * 2) / total
  return {
    ...alone,
    likeness: gradeWords({ ...alone, share, isAllGeneric, hasTelling: hasTelling(given, onlyGiven, isAllGeneric) }),
  }
}

type WordShare = { onlyGiven: string[]; onlyFound: string[]; share: number; isAllGeneric: boolean; hasTelling: boolean }

function gradeWords({ onlyGiven, onlyFound, share, isAllGeneric, hasTelling: isTelling }: WordShare): NameLikeness {
  // The 61st plant is not the 62nd.
  if (!isTelling || (onlyGiven.some(hasDigit) && onlyFound.some(hasDigit))) return 'other'
  if (isAllGeneric) return share >= SIMILAR_SHARE ? 'similar' : 'other'
  const alone = [...onlyGiven, ...onlyFound]
  if (alone.every((word) => isGenericWord(word) || isLegalFormWord(word))) return 'trade-words'
  if (onlyGiven.length === 0 || onlyFound.length === 0) return share >= SIMILAR_SHARE / 2 ? 'some-words' : 'other'
  return share >= SIMILAR_SHARE ? 'similar' : 'other'
}

const hasDigit = (word: string): boolean => /\d/.test(word)

/** Is one of the words that agree more than a trade word? */
function hasTelling(given: readonly string[], onlyGiven: readonly string[], isAllGeneric: boolean): boolean {
  return given.some((word) => !onlyGiven.includes(word) && (isAllGeneric || !isGenericWord(word)))
}

function findPartner(word: string, words: readonly string[]): number {
  const same = words.indexOf(word)
  if (same !== -1) return same
  return words.findIndex((other) => isWordMistyped(word, other))
}

const SHORT_WORD = 4
const LONG_WORD = 8

function isWordMistyped(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  const most = length < SHORT_WORD ? 0 : length < LONG_WORD ? 1 : 2
  if (most === 0 || Math.abs(a.length - b.length) > most || /\d/.test(a + b)) return false
  return countTypingMistakes(a, b) <= most
}

const weigh = (word: string): number => word.length * (isGenericWord(word) ? TRADE_WEIGHT : 1)
const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weigh(word), 0)
