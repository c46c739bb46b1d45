import anyAscii from 'any-ascii'
import { splitLegalForm } from '../legal-form-split.ts'
import { foldedWords } from '../name-folding.ts'
import { CONNECTIVES, LISTED_FORMS, NAME_PARTICLES } from './name-words.ts'
import { toSkeleton, toSpellingKey } from './romanisation.ts'
import { measureDistance } from './word-distance.ts'

/** What kind of bearer a name has; only names of the same kind are compared. */
export type BearerKind = 'person' | 'entity'

/** A word of a name: as written in Latin letters, and in the two forms in which words are compared. */
export type NameToken = {
  text: string
  key: string
  skeleton: string
  /** Written in a script without short vowels: only the consonants are known. */
  isConsonantal: boolean
  /** Written in capitals beside words that are not: on sanctions lists the family name. */
  isFamilyName: boolean
}

const APOSTROPHE = /['’‘`´ʹʺʻʼʽʾʿ"“”]/gu
const WORD_BORDERS = /[\s\p{Pd}/.,;:()[\]«»„“”"&+]+/u
/** Organisations have their names in quotes. */
const ENTITY_BORDERS = /[\s\p{Pd}/.,;:()[\]«»„“”"‘&+]+/u
const CONSONANTAL_SCRIPT = /\p{Script=Arabic}|\p{Script=Hebrew}/u
const ARABIC_ARTICLE = /^ال(?=\p{L}{2})/u
const GREEK_U = /[οό][υύ]/giu
const SYLLABIC_SCRIPT = /\p{Script=Hangul}|\p{Script=Han}/u

/**
 * The words of a name that tell its bearer from others, without legal form (entities), titles and articles (persons).
 * Every script is brought to Latin letters. Empty where nothing is left.
 */
export function toNameTokens(name: string, kind: BearerKind): NameToken[] {
  const core = kind === 'entity' ? splitLegalForm(name).core : name
  const words = core.split(kind === 'entity' ? ENTITY_BORDERS : WORD_BORDERS).flatMap(readWord)
  const hasMixedCase = words.some((word) => word.isUpper) && words.some((word) => !word.isUpper)
  const kept = kind === 'entity' ? dropForms(words) : dropParticles(words)
  return kept.map(({ text, isUpper, isConsonantal }) => {
    const key = toSpellingKey(text)
    const skeleton = isConsonantal
      ? toSkeleton(key.slice(0, 1) + key.slice(1).replaceAll(/[iv]/g, ''))
      : toSkeleton(key)
    return { text, key, skeleton, isConsonantal, isFamilyName: hasMixedCase && isUpper }
  })
}

export const joinLetters = (tokens: readonly NameToken[]): string => tokens.map(({ text }) => text).join('')

/** The words of a name as one word, for who writes Abdulrahman and who writes Abdul Rahman. */
export function joinTokens(tokens: readonly NameToken[]): NameToken {
  const letters = joinLetters(tokens)
  const key = toSpellingKey(letters)
  return {
    text: tokens.map(({ text }) => text).join(' '),
    key,
    skeleton: toSkeleton(key),
    isConsonantal: tokens.some((token) => token.isConsonantal),
    isFamilyName: true,
  }
}

type Word = { text: string; isUpper: boolean; isConsonantal: boolean }

function readWord(word: string): Word[] {
  const isConsonantal = CONSONANTAL_SCRIPT.test(word)
  const isUpper = word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()
  const latin = anyAscii(word.replace(ARABIC_ARTICLE, '').replaceAll(GREEK_U, 'u')).replaceAll(APOSTROPHE, '')
  const parts = SYLLABIC_SCRIPT.test(word) ? latin.replaceAll(/([a-z])([A-Z])/g, '$1 $2') : latin
  return foldedWords(parts).map((text) => ({ text, isUpper, isConsonantal }))
}

const FORMS: ReadonlySet<string> = new Set(LISTED_FORMS)
const LONGEST_FORM = Math.max(...LISTED_FORMS.map((form) => form.split(' ').length))

/** Legal forms stand anywhere in the names of a list: before, after and in the middle. */
function dropForms(given: readonly Word[]): readonly Word[] {
  const words = given.map(withoutGluedForm)
  const kept: Word[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    const length = formLength(words, at)
    if (length === 0 && first !== undefined && !CONNECTIVES.has(first.text) && !isMisspeltForm(first)) kept.push(first)
    at += Math.max(0, length - 1)
  }
  return kept.length === 0 ? words : kept
}

function formLength(words: readonly Word[], at: number): number {
  for (let length = Math.min(LONGEST_FORM, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).map((word) => word.text)
    if (FORMS.has(phrase.join(' '))) return length
  }
  return 0
}

/** Long enough to be told from other words when they are misspelt or written together with the word before. */
const LONG_FORMS = ['company', 'limited', 'corporation'] as const
/** What is left of a word without the form at its end. */
const SHORTEST_BEFORE_FORM = 4

function isMisspeltForm({ text }: Word): boolean {
  return LONG_FORMS.some((form) => measureDistance(text, form, 1) === 1)
}

function withoutGluedForm(word: Word): Word {
  const form = LONG_FORMS.find((ending) => word.text.endsWith(ending))
  const rest = form === undefined ? '' : word.text.slice(0, -form.length)
  return rest.length < SHORTEST_BEFORE_FORM ? word : { ...word, text: rest }
}

function dropParticles(words: readonly Word[]): readonly Word[] {
  const kept = words.filter(({ text }) => text.length > 1 && !NAME_PARTICLES.has(text))
  return kept.length < 2 ? words : kept
}
