import type { NameToken } from './name-tokens.ts'

export type TokenPair = { party: NameToken; listed: NameToken }

/** How the words of two names go together. */
export type NameComparison = {
  same: TokenPair[]
  close: TokenPair[]
  /** Words only one of the two has. */
  onlyParty: NameToken[]
  onlyListed: NameToken[]
  isInOrder: boolean
}

const CLOSE_WORD_LENGTH = 5

/** Pairs the words of a party's name with those of a listed one: equal ones first, then the nearly equal. */
export function compareNames(party: readonly NameToken[], listed: readonly NameToken[]): NameComparison {
  const free = new Set(listed.keys())
  const pairs = { same: [] as TokenPair[], close: [] as TokenPair[] }
  const positions = new Map<number, number>()
  const take = (kind: 'same' | 'close', fits: (a: NameToken, b: NameToken) => boolean): void => {
    party.forEach((token, at) => {
      if (positions.has(at)) return
      const found = [...free].find((index) => fits(token, listed[index] ?? token))
      const other = found === undefined ? undefined : listed[found]
      if (found === undefined || other === undefined) return
      free.delete(found)
      positions.set(at, found)
      pairs[kind].push({ party: token, listed: other })
    })
  }
  take('same', (a, b) => a.key === b.key && !a.isConsonantal && !b.isConsonantal)
  take('close', isCloseWord)
  const order = party.flatMap((_, at) => positions.get(at) ?? [])
  return {
    ...pairs,
    onlyParty: party.filter((_, at) => !positions.has(at)),
    onlyListed: listed.filter((_, index) => free.has(index)),
    isInOrder: order.every((position, at) => at === 0 || position > (order[at - 1] ?? -1)),
  }
}

/** One letter apart, or other vowels in the same place (Mohamed, Muhammad); figures are never close. */
export function isCloseWord(a: NameToken, b: NameToken): boolean {
  if (/\d/.test(a.key + b.key)) return false
  if (a.isConsonantal || b.isConsonantal) return isSameSkeleton(a, b)
  const [short, long] = a.key.length <= b.key.length ? [a.key, b.key] : [b.key, a.key]
  // The other sex: Ivanov, Ivanova.
  if (long === `${short}a`) return false
  const limit = a.skeleton === b.skeleton && a.skeleton.length > 2 ? 2 : 1
  return short.length >= CLOSE_WORD_LENGTH && isWithinDistance(short, long, limit)
}

/** The same consonants; where vowels are not written, whatever vowel comes first. */
export function isSameSkeleton(a: NameToken, b: NameToken): boolean {
  if (!a.isConsonantal && !b.isConsonantal) return a.skeleton === b.skeleton
  const consonants = a.skeleton.replace(/^a/, '')
  return consonants.length > 1 && consonants === b.skeleton.replace(/^a/, '')
}

/** Is the Damerau–Levenshtein distance (neighbours swapped count one) of two short words at most `limit`? */
export function isWithinDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > limit) return false
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= limit
}
