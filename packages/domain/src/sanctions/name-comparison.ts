import type { NameToken } from './name-tokens.ts'

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

/** Pairs the words of a party's name with those of a listed one, the closest first. */
export function compareNames(party: readonly NameToken[], listed: readonly NameToken[]): NameComparison {
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
  if (/\d/.test(a.text + b.text) || isOtherSex(a.text, b.text)) return 0
  if (a.key === b.key && a.key.length >= TELLING_KEY_LENGTH) return OTHER_ROMANISATION
  return Math.max(toLetterCloseness(a.text, b.text, 1), toLetterCloseness(a.key, b.key, vowelLimit(a, b)))
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

/** The Damerau–Levenshtein distance (neighbours swapped count one) of two short words, or Infinity above `limit`. */
export function measureDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return Infinity
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const value = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
      next[j] = value
      if (value < least) least = value
    }
    if (least > limit) return Infinity
    before = row
    row = next
  }
  const distance = row[b.length] ?? Infinity
  return distance <= limit ? distance : Infinity
}
