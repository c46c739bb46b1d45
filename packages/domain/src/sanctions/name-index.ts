import {
  gradeNames,
  leastEvidence,
  type ListedName,
  type NameGrade,
  type Rarity,
  SANCTION_GRADES,
  type ScreenedName,
  weightOf,
} from './grading.ts'
import { HashedLetters, TextFilter } from './hashed-letters.ts'
import { isWrittenAsOne, LETTERS_OF_JOINED, listUnglued, toCloseness } from './name-comparison.ts'
import { type BearerKind, joinLetters, type NameToken, toNameTokens } from './name-tokens.ts'

export type IndexedName = ListedName & { designationId: string; name: string }
export type NameMatch = NameGrade & { designationId: string; name: string }

/** Initials of organisations are shared by too many: a word standing alone has at least so many letters. */
const SHORTEST_SINGLE_WORD = 5

/** A person's name of one word may be two written as one; a listed one of one word is a given name or a nickname. */
const SHORTEST_JOINED_NAME = 8

/** Prepares a listed name for comparison; null where it is too short to tell anyone apart. */
export function prepareListedName(given: Omit<IndexedName, 'tokens'>): IndexedName | null {
  const tokens = toNameTokens(given.name, given.kind)
  return isTelling(tokens, given.kind) ? { ...given, tokens } : null
}

/** Is a name long enough to be compared for likeness? Of a shorter one only the very same is looked for: `short-names`. */
export function isTelling(tokens: readonly NameToken[], kind: BearerKind): boolean {
  if (tokens.length > 1) return true
  return (tokens[0]?.key.length ?? 0) >= (kind === 'entity' ? SHORTEST_SINGLE_WORD : SHORTEST_JOINED_NAME)
}

/** A word of the list, and the names that have it. */
type ListedWord = { token: NameToken; weight: number; names: number[] }
type CloseWord = { word: ListedWord; closeness: number }

/** The words of a register are looked up again and again; so many are remembered. */
const REMEMBERED_WORDS = 100_000

/**
 * The names of one kind of a list, to be found from any party's name in the time it takes to look at the few whose words
 * are near to its own: as written or by spelling key a letter away, of the same consonants, or two words written as one.
 */
class NamesOfKind {
  readonly #names: readonly IndexedName[]
  readonly #words = new Map<string, ListedWord>()
  /** Words by what is left of them without one letter: two that are a letter apart have such a rest in common. */
  readonly #byRest = new Map<string, ListedWord[]>()
  readonly #bySkeleton = new Map<string, ListedWord[]>()
  /** Names by what is left of their letters, joined to one word, without one of them. */
  readonly #byLetters = new Map<string, number[]>()
  /** Names by two words that stand side by side. */
  readonly #byNeighbours = new Map<string, number[]>()
  /** What the words of each name weigh together. */
  readonly #weights: Float64Array
  readonly #found: Float64Array
  /** Of the keys of `#byRest` and `#byLetters`, and of the words themselves. */
  readonly #rests: TextFilter
  readonly #letters: TextFilter
  readonly #listed: TextFilter
  readonly #known = new Map<string, readonly CloseWord[]>()
  readonly #knownSplit = new Map<string, readonly number[]>()
  readonly #rarity: Rarity

  constructor(names: readonly IndexedName[], rarity: Rarity) {
    this.#names = names
    this.#rarity = rarity
    this.#weights = new Float64Array(names.length)
    this.#found = new Float64Array(names.length)
    names.forEach(({ tokens }, at) => {
      for (const [place, token] of tokens.entries()) {
        const next = tokens[place + 1]
        if (next) push(this.#byNeighbours, `${token.text} ${next.text}`, at)
        const word = this.#addWord(token)
        if (word.names.at(-1) !== at) word.names.push(at)
        this.#weights[at] = (this.#weights[at] ?? 0) + word.weight
      }
      for (const rest of listRestsOf(joinLetters(tokens))) push(this.#byLetters, rest, at)
    })
    this.#rests = new TextFilter(this.#byRest)
    this.#letters = new TextFilter(this.#byLetters)
    this.#listed = new TextFilter(new Map([...this.#words.values()].map((word) => [word.token.text, word])))
  }

  *find(party: ScreenedName): Generator<{ listed: IndexedName; graded: NameGrade }> {
    for (const at of this.#findCandidates(party)) {
      const listed = this.#names[at]
      const graded = listed ? gradeNames(party, listed, this.#rarity) : null
      if (listed && graded) yield { listed, graded }
    }
  }

  #addWord(token: NameToken): ListedWord {
    const id = identify(token)
    const known = this.#words.get(id)
    if (known) return known
    const word = { token, weight: weightOf(token, this.#rarity), names: [] }
    this.#words.set(id, word)
    for (const rest of listRests(token)) push(this.#byRest, rest, word)
    for (const skeleton of listSkeletons(token)) push(this.#bySkeleton, skeleton, word)
    return word
  }

  #findCandidates({ tokens, kind }: ScreenedName): number[] {
    const touched: number[] = []
    for (const token of tokens) {
      for (const { word, closeness } of this.#findClose(token)) {
        for (const at of word.names) {
          if (this.#found[at] === 0) touched.push(at)
          this.#found[at] = (this.#found[at] ?? 0) + closeness * word.weight
        }
      }
    }
    const least = leastEvidence(kind, this.#rarity)
    const candidates = touched.filter((at) => (this.#found[at] ?? 0) >= least * (this.#weights[at] ?? 0))
    for (const at of touched) this.#found[at] = 0
    const joined = [
      ...findRests(joinLetters(tokens), this.#letters).flatMap((rest) => this.#byLetters.get(rest) ?? []),
      ...this.#findWrittenAsOne(tokens),
    ]
    return joined.length === 0 ? candidates : [...new Set([...candidates, ...joined])]
  }

  /** The names with one word for two neighbours of a party's, or with two neighbours for one word. */
  *#findWrittenAsOne(tokens: readonly NameToken[]): Generator<number> {
    for (const [at, token] of tokens.entries()) {
      yield* this.#findSplit(token.text)
      const next = tokens[at + 1]
      if (next === undefined) continue
      const letters = token.text + next.text
      for (const rest of findRests(letters, this.#rests))
        for (const { token: one, names } of this.#byRest.get(rest) ?? [])
          if (isWrittenAsOne(letters, one.text)) yield* names
    }
  }

  /** The names of which two neighbours are this word: one of them is a part of it, whatever letter is another. */
  #findSplit(text: string): readonly number[] {
    const known = this.#knownSplit.get(text)
    if (known) return known
    if (this.#knownSplit.size >= REMEMBERED_WORDS) this.#knownSplit.clear()
    const names: number[] = []
    const letters = new HashedLetters(text)
    for (let end = 1; end < text.length; end += 1)
      for (const [first, second] of this.#listPairs(letters, end))
        if (isWrittenAsOne(first + second, text)) names.push(...(this.#byNeighbours.get(`${first} ${second}`) ?? []))
    this.#knownSplit.set(text, names)
    return names
  }

  /** What two words of the list a word may be that is cut at a place. */
  #listPairs(letters: HashedLetters, end: number): [string, string][] {
    const { text } = letters
    const { length } = text
    const pairs: [string, string][] = []
    // Two letters that changed places where the words meet are in neither of them.
    if (
      this.#listed.mayHave(letters.hashWithout(end - 1, 0, end + 1)) &&
      this.#listed.mayHave(letters.hashWithout(end, end - 1, length))
    ) {
      const changed = [text.slice(0, end - 1) + text.charAt(end), text.charAt(end - 1) + text.slice(end + 1)] as const
      if (changed.every((part) => this.#isListed(part))) pairs.push([...changed])
    }
    // Joined to few letters, words are one only where none is another.
    const listNear = length < LETTERS_OF_JOINED - 1 ? (part: string) => [part] : this.#listNear
    const isBefore = this.#listed.mayHave(letters.hashOf(0, end))
    const isAfter = this.#listed.mayHave(letters.hashOf(end, length))
    if (!isBefore && !isAfter) return pairs
    const [before, after] = [text.slice(0, end), text.slice(end)]
    if (isBefore && this.#isListed(before))
      pairs.push(...listNear(after).map((near): [string, string] => [before, near]))
    if (isAfter && this.#isListed(after)) pairs.push(...listNear(before).map((near): [string, string] => [near, after]))
    return pairs
  }

  #isListed(text: string): boolean {
    return this.#words.has(text) || this.#words.has(consonantalId(text))
  }

  /** What the words of the list are that a letter, or none, makes another. */
  readonly #listNear = (text: string): string[] =>
    findRests(text, this.#rests).flatMap((rest) => (this.#byRest.get(rest) ?? []).map((word) => word.token.text))

  /** Those of `listRests` that words of the list may have, too. */
  #findRestsOf({ text, key, isConsonantal }: NameToken): string[] {
    const rests = findRests(text, this.#rests)
    if (isConsonantal) return rests
    return [...rests, ...(text === key ? [] : findRests(key, this.#rests)), ...listUnglued(text)]
  }

  /** The words of the list that are near to one of a party. */
  #findClose(token: NameToken): readonly CloseWord[] {
    const id = identify(token)
    const known = this.#known.get(id)
    if (known) return known
    if (this.#known.size >= REMEMBERED_WORDS) this.#known.clear()
    const near = new Set<ListedWord>()
    for (const rest of this.#findRestsOf(token)) for (const word of this.#byRest.get(rest) ?? []) near.add(word)
    for (const skeleton of listSkeletons(token)) for (const word of this.#bySkeleton.get(skeleton) ?? []) near.add(word)
    const close = [...near].flatMap((word) => {
      const closeness = toCloseness(token, word.token)
      return closeness === 0 ? [] : [{ word, closeness }]
    })
    this.#known.set(id, close)
    return close
  }
}

/** Those of its rests (`listRestsOf`) that may be among some texts. */
function findRests(text: string, among: TextFilter): string[] {
  const letters = new HashedLetters(text)
  const { length } = text
  const found = among.mayHave(letters.hashOf(0, length)) ? [text] : []
  for (let at = 0; at < length; at += 1) {
    if (text[at] !== text[at - 1] && among.mayHave(letters.hashWithout(at, 0, length)))
      found.push(text.slice(0, at) + text.slice(at + 1))
  }
  return found
}

/** The names of a list, by kind of bearer. */
export class NameIndex {
  readonly #kinds: Readonly<Record<BearerKind, NamesOfKind>>

  constructor(names: readonly IndexedName[], rarity: Rarity) {
    const ofKind = (kind: BearerKind) =>
      new NamesOfKind(
        names.filter((name) => name.kind === kind),
        rarity,
      )
    this.#kinds = { person: ofKind('person'), entity: ofKind('entity') }
  }

  /** The best match per entry of the list. */
  findMatches(party: ScreenedName): NameMatch[] {
    if (!isTelling(party.tokens, party.kind)) return []
    const best = new Map<string, NameMatch>()
    for (const { listed, graded } of this.#kinds[party.kind].find(party)) {
      const known = best.get(listed.designationId)
      if (known && compareGrades(known, graded) <= 0) continue
      best.set(listed.designationId, { ...graded, designationId: listed.designationId, name: listed.name })
    }
    return [...best.values()]
  }
}

const consonantalId = (text: string): string => `~${text}`
const identify = ({ text, isConsonantal }: NameToken): string => (isConsonantal ? consonantalId(text) : text)

/** Where vowels are not written, a name may begin with any. */
function listSkeletons({ skeleton, isConsonantal }: NameToken): string[] {
  return isConsonantal ? [skeleton, `a${skeleton.replace(/^a/, '')}`] : [skeleton]
}

/** A word and its key, whole and without each of their letters; and what is left without a word that stuck to it. */
function listRests({ text, key, isConsonantal }: NameToken): Set<string> {
  if (isConsonantal) return new Set(listRestsOf(text))
  return new Set([...listRestsOf(text), ...(text === key ? [] : listRestsOf(key)), ...listUnglued(text)])
}

function listRestsOf(text: string): string[] {
  const rests = [text]
  for (let at = 0; at < text.length; at += 1) {
    // Of a doubled letter one rest is enough.
    if (text[at] !== text[at - 1]) rests.push(text.slice(0, at) + text.slice(at + 1))
  }
  return rests
}

/** Surer first; of the same grade what is more alike. */
const compareGrades = (a: NameGrade, b: NameGrade): number =>
  SANCTION_GRADES.indexOf(a.grade) - SANCTION_GRADES.indexOf(b.grade) ||
  b.likeness - a.likeness ||
  a.reasons.length - b.reasons.length

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
