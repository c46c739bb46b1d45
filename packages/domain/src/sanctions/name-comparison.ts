import { joinTokens, type NameToken } from './name-tokens.ts'
import { measureDistance } from './word-distance.ts'

/** Two words that go together; `closeness` 1 where they are the same word, less the less they agree. */
export type TokenPair = { party: NameToken; listed: NameToken; closeness: number }

/** How the words of two names go together. */
export type NameComparison = {
  pairs: readonly TokenPair[]
  /** Words only one of the two has. */
  onlyParty: NameToken[]
  onlyListed: NameToken[]
  isInOrder: boolean
}

/** Joined to one word, words of so many letters may differ in one of them. */
export const LETTERS_OF_JOINED = 8

/** Pairs the words of a party's name with those of a listed one, the closest first. */
export function compareNames(party: readonly NameToken[], listed: readonly NameToken[]): NameComparison {
  const byWord = pairWords(party, listed)
  if (byWord.onlyParty.length + byWord.onlyListed.length < 3) return byWord
  const [ours, theirs] = [
    joinWritten(party, byWord.onlyParty, byWord.onlyListed),
    joinWritten(listed, byWord.onlyListed, byWord.onlyParty),
  ]
  return ours === party && theirs === listed ? byWord : pairWords(ours, theirs)
}

/** The words with two neighbours as one that the other name has as one word; both have no partner as they are. */
function joinWritten(
  tokens: readonly NameToken[],
  alone: readonly NameToken[],
  others: readonly NameToken[],
): readonly NameToken[] {
  for (const [at, first] of tokens.entries()) {
    const second = tokens[at + 1]
    if (second === undefined || !alone.includes(first) || !alone.includes(second)) continue
    const letters = first.text + second.text
    const isWritten = others.some(({ text }) => isWrittenAsOne(letters, text))
    if (isWritten)
      return [...tokens.slice(0, at), { ...joinTokens([first, second]), text: letters }, ...tokens.slice(at + 2)]
  }
  return tokens
}

/** Are two words, joined to these letters, that one word? */
export function isWrittenAsOne(letters: string, word: string): boolean {
  if (word === letters) return true
  return letters.length >= LETTERS_OF_JOINED && measureDistance(word, letters, 1) === 1
}

function pairWords(party: readonly NameToken[], listed: readonly NameToken[]): NameComparison {
  const found = party.flatMap((token, at) =>
    listed.flatMap((other, index) => {
      const closeness = toCloseness(token, other)
      return closeness === 0 ? [] : [{ at, index, closeness }]
    }),
  )
  found.sort((a, b) => b.closeness - a.closeness || Math.abs(a.at - a.index) - Math.abs(b.at - b.index))
  const positions = new Map<number, { index: number; closeness: number }>()
  const taken = new Set<number>()
  for (const { at, index, closeness } of found) {
    if (positions.has(at) || taken.has(index)) continue
    positions.set(at, { index, closeness })
    taken.add(index)
  }
  const order = party.flatMap((_, at) => positions.get(at)?.index ?? [])
  return {
    pairs: party.flatMap((token, at) => {
      const position = positions.get(at)
      const other = position && listed[position.index]
      return other ? [{ party: token, listed: other, closeness: position.closeness }] : []
    }),
    onlyParty: party.filter((_, at) => !positions.has(at)),
    onlyListed: listed.filter((_, index) => !taken.has(index)),
    isInOrder: order.every((position, at) => at === 0 || position > (order[at - 1] ?? -1)),
  }
}

/** Of words this short a romanisation folds several names into one: Zhou, Zhu, Zu; Jie, Xie. */
const TELLING_KEY_LENGTH = 4
/** The shortest word of which a letter may be another one. */
const CLOSE_WORD_LENGTH = 3
/** The same word written by another romanisation. */
const OTHER_ROMANISATION = 0.97
/** Where vowels are not written the consonants agree. */
const SAME_CONSONANTS = 0.85

/**
 * How nearly two words are one, 0–1: the same, of one spelling key, or a letter apart as they are written or as their
 * keys are; of longer words with the same consonants two vowels. Figures agree or do not.
 */
export function toCloseness(a: NameToken, b: NameToken): number {
  if (a.isConsonantal || b.isConsonantal) {
    if (a.isConsonantal && b.isConsonantal && a.text === b.text) return 1
    return isSameSkeleton(a, b) ? SAME_CONSONANTS : 0
  }
  if (a.text === b.text) return 1
  if (/\d/.test(a.text) || /\d/.test(b.text) || isOtherSex(a.text, b.text)) return 0
  if (a.key === b.key && a.key.length >= TELLING_KEY_LENGTH) return OTHER_ROMANISATION
  if (isGlued(a.text, b.text)) return OTHER_ROMANISATION
  return Math.max(toLetterCloseness(a.text, b.text, 1), toLetterCloseness(a.key, b.key, vowelLimit(a, b)))
}

/** Written together with a word between: 'of' and 'east', 'committee' and 'for'. */
const GLUED = ['of', 'for', 'the', 'and', 'co']
const SHORTEST_GLUED = 4

/** What a word may be without one that is written together with it. */
export function listUnglued(text: string): string[] {
  return GLUED.flatMap((glued) => [
    ...(text.startsWith(glued) ? [text.slice(glued.length)] : []),
    ...(text.endsWith(glued) ? [text.slice(0, -glued.length)] : []),
  ]).filter((rest) => rest.length >= SHORTEST_GLUED)
}

function isGlued(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < SHORTEST_GLUED) return false
  return GLUED.some((glued) => long === glued + short || long === short + glued)
}

function toLetterCloseness(a: string, b: string, limit: number): number {
  const short = Math.min(a.length, b.length)
  if (short < CLOSE_WORD_LENGTH - 1 || Math.max(a.length, b.length) < CLOSE_WORD_LENGTH) return 0
  const distance = measureDistance(a, b, limit)
  if (distance > limit) return 0
  return distance === 0 ? 0.9 : 1 - distance / Math.max(a.length, b.length)
}

const vowelLimit = (a: NameToken, b: NameToken): number => (a.skeleton === b.skeleton && a.skeleton.length > 2 ? 2 : 1)

/** Ivanov and Ivanova, Sikorsky and Sikorskaya are not misspelt but two people. */
export function isOtherSex(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return /(?:ov|ev|in|yn)a$/.test(long) && long === `${short}a`
}

/** Are these the same word, however it was romanised? */
export const isSameWord = ({ closeness }: TokenPair): boolean => closeness >= OTHER_ROMANISATION

/** The same consonants; where vowels are not written, whatever vowel comes first. */
export function isSameSkeleton(a: NameToken, b: NameToken): boolean {
  if (!a.isConsonantal && !b.isConsonantal) return a.skeleton === b.skeleton
  const consonants = a.skeleton.replace(/^a/, '')
  return consonants.length > 1 && consonants === b.skeleton.replace(/^a/, '')
}
