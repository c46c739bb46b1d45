import { type BearerKind, type NameToken, toNameTokens } from './name-tokens.ts'
import {
  gradeNames,
  type ListedName,
  type NameGrade,
  type Rarity,
  SANCTION_GRADES,
  type ScreenedName,
} from './grading.ts'

export type IndexedName = ListedName & { designationId: string; name: string }
export type NameMatch = NameGrade & { designationId: string; name: string }

/** Initials of organisations are shared by too many: a word standing alone has at least so many letters. */
const SHORTEST_SINGLE_WORD = 5

/** Prepares a listed name for comparison; null where it is too short to tell anyone apart. */
export function prepareListedName(given: Omit<IndexedName, 'tokens'>): IndexedName | null {
  const tokens = toNameTokens(given.name, given.kind)
  return isTelling(tokens, given.kind) ? { ...given, tokens } : null
}

function isTelling(tokens: readonly NameToken[], kind: BearerKind): boolean {
  if (tokens.length > 1) return true
  return kind === 'entity' && (tokens[0]?.key.length ?? 0) >= SHORTEST_SINGLE_WORD
}

/**
 * The names of a list, to be found from any party's name in the time it takes to look at the few that share words with
 * it: by spelling key, and by consonants where at least two words agree.
 */
export class NameIndex {
  readonly #names: readonly IndexedName[]
  readonly #byKey = new Map<string, number[]>()
  readonly #bySkeleton = new Map<string, number[]>()
  readonly #keyHits: Uint8Array
  readonly #skeletonHits: Uint8Array

  constructor(names: readonly IndexedName[]) {
    this.#names = names
    this.#keyHits = new Uint8Array(names.length)
    this.#skeletonHits = new Uint8Array(names.length)
    names.forEach(({ tokens }, at) => {
      for (const key of new Set(tokens.map((token) => token.key))) push(this.#byKey, key, at)
      for (const skeleton of new Set(tokens.flatMap(listSkeletons))) push(this.#bySkeleton, skeleton, at)
    })
  }

  /** Every spelling key of the list. */
  keys(): Iterable<string> {
    return this.#byKey.keys()
  }

  /** The best match per entry of the list. */
  findMatches(party: ScreenedName, rarity: Rarity): NameMatch[] {
    if (!isTelling(party.tokens, party.kind)) return []
    const best = new Map<string, NameMatch>()
    for (const at of this.#findCandidates(party)) {
      const listed = this.#names[at]
      const graded = listed ? gradeNames(party, listed, rarity) : null
      if (!listed || !graded) continue
      const known = best.get(listed.designationId)
      if (known && rank(known) <= rank(graded)) continue
      best.set(listed.designationId, { ...graded, designationId: listed.designationId, name: listed.name })
    }
    return [...best.values()]
  }

  #findCandidates({ tokens, kind }: ScreenedName): number[] {
    const touched: number[] = []
    for (const { skeleton } of tokens) {
      for (const at of this.#bySkeleton.get(skeleton) ?? []) {
        if (this.#skeletonHits[at] === 0 && this.#keyHits[at] === 0) touched.push(at)
        this.#skeletonHits[at] = (this.#skeletonHits[at] ?? 0) + 1
      }
    }
    for (const { key } of tokens) {
      for (const at of this.#byKey.get(key) ?? []) this.#keyHits[at] = (this.#keyHits[at] ?? 0) + 1
    }
    const candidates = touched.filter((at) => {
      const listed = this.#names[at]
      const keys = this.#keyHits[at] ?? 0
      if (listed === undefined || listed.kind !== kind) return false
      const isSameLength = listed.tokens.length === tokens.length
      if (kind === 'entity') return isSameLength && keys * 2 >= tokens.length
      return (isSameLength && keys > 0) || Math.max(keys, this.#skeletonHits[at] ?? 0) > 1
    })
    for (const at of touched) this.#keyHits[at] = this.#skeletonHits[at] = 0
    return candidates
  }
}

/** Where vowels are not written, a name may begin with any. */
function listSkeletons({ skeleton, isConsonantal }: NameToken): string[] {
  return isConsonantal ? [skeleton, `a${skeleton}`] : [skeleton]
}

/** Surer first; of the same grade what has fewer reservations. */
const rank = (match: NameGrade): number => SANCTION_GRADES.indexOf(match.grade) * 100 + match.reasons.length

function push(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key)
  if (list) list.push(at)
  else map.set(key, [at])
}
