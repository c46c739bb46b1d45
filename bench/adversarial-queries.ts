import { createRandom, type Random } from './typed-queries.ts'

/** So many of each kind: 500 together. */
const PER_KIND = 50
const SEED = 20_261_126
/** The shortest and the longest text that is asked. */
const LENGTHS = { least: 3, most: 60 }

export type AdversarialMaterial = {
  /** Words that most names have, the most frequent first. */
  readonly frequent: readonly string[]
  /** Whole names of companies. */
  readonly names: readonly string[]
  /** Tax and register numbers of companies. */
  readonly numbers: readonly string[]
}

type Kind = (random: Random, material: AdversarialMaterial) => string

const pick = (random: Random, texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? 'kft'
const repeat = (count: number, one: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => one(place)).join(' ')
const letter = (random: Random) => String.fromCharCode(97 + Math.floor(random() * 26))

/** What a search engine of names finds hard: much that matches, much that nearly matches, and what only looks like a name. */
export const ADVERSARIAL_KINDS: Readonly<Record<string, Kind>> = {
  'the beginning of a frequent word': (random, { frequent }) => pick(random, frequent).slice(0, LENGTHS.least),
  'two frequent words': (random, { frequent }) => repeat(2, () => pick(random, frequent)),
  'many frequent words': (random, { frequent }) => repeat(8, () => pick(random, frequent)),
  'frequent words, one of them mistyped': (random, { frequent }) =>
    repeat(4, (place) => (place === 2 ? swapLetters(random, pick(random, frequent)) : pick(random, frequent))),
  'every word mistyped': (random, { frequent }) => repeat(5, () => swapLetters(random, pick(random, frequent))),
  'single letters': (random) => repeat(20, () => letter(random)),
  'letters that are no word': (random) => Array.from({ length: LENGTHS.most }, () => letter(random)).join(''),
  'words run together': (random, { names }) => pick(random, names).replaceAll(/\s/gu, ''),
  'the end of a name before its beginning': (random, { names }) =>
    pick(random, names).split(/\s+/u).toReversed().join(' '),
  'the beginning of a number': (random, { numbers }) =>
    pick(random, numbers).slice(0, LENGTHS.least + Math.floor(random() * 4)),
}

/** Texts of 3 to 60 characters; the same for the same material. */
export function listAdversarialQueries(material: AdversarialMaterial): string[] {
  const random = createRandom(SEED)
  return Object.values(ADVERSARIAL_KINDS).flatMap((write) =>
    Array.from({ length: PER_KIND }, () =>
      Array.from(write(random, material)).slice(0, LENGTHS.most).join('').trim().padEnd(LENGTHS.least, 'a'),
    ),
  )
}

function swapLetters(random: Random, word: string): string {
  const place = Math.floor(random() * Math.max(1, word.length - 1))
  return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2)
}
