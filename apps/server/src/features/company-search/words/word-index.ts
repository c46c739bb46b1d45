import { addList, appendTo, bytesOfLists, createPostingLists, type PostingLists } from './posting-lists.ts'

/**
 * The words of the rows of a table, in memory. A row is an entry: of which company it is, on which days it holds, and which
 * words it has. What a company has is replaced by new entries; the former ones are of nobody.
 */
export type WordIndex = {
  listOf: Map<string, number>
  /** All words in their order, as far as {@link settle} has put them there; the others wait. */
  sorted: string[]
  waiting: string[]
  lists: PostingLists
  /** Entries in use: all are below. */
  size: number
  /** By entry: the row of the company, {@link NOBODY} of a former one; first day, and first day on which it is over. */
  rows: Int32Array
  from: Int32Array
  until: Int32Array
  /** Entries that are of nobody. */
  gone: number
  /** By row of a company its first entry, one too high; those of a company follow one another. */
  firstEntries: Int32Array
}

export const NOBODY = -1
/** In place of a day that is open. */
export const [ALWAYS_BEFORE, ALWAYS_AFTER] = [-2_147_483_648, 2_147_483_647]

/** What a word takes in the map and in the order, beside its letters: as measured. */
const BYTES_PER_WORD = 100
const BYTES_PER_ENTRY = 3 * 4

export function createWordIndex(): WordIndex {
  return {
    listOf: new Map(),
    sorted: [],
    waiting: [],
    lists: createPostingLists(),
    size: 0,
    ...createEntries(1024),
    gone: 0,
    firstEntries: new Int32Array(1024),
  }
}

const createEntries = (capacity: number) => ({
  rows: new Int32Array(capacity),
  from: new Int32Array(capacity),
  until: new Int32Array(capacity),
})

/** Memory that it takes. */
export function bytesOf({ lists, listOf, rows, firstEntries }: WordIndex): number {
  return (
    bytesOfLists(lists) +
    listOf.size * BYTES_PER_WORD +
    rows.length * BYTES_PER_ENTRY +
    firstEntries.length * firstEntries.BYTES_PER_ELEMENT
  )
}

/** A row of the table. Those of a company come one after the other. */
export type WordEntry = { row: number; from: number; until: number }

/** Adds a row of the table without words; returns its entry. */
export function addEntry(index: WordIndex, { row, from, until }: WordEntry): number {
  const entry = index.size
  if (entry === index.rows.length) growEntries(index)
  if (row >= index.firstEntries.length) growFirst(index, row)
  index.rows[entry] = row
  index.from[entry] = from
  index.until[entry] = until
  if (index.firstEntries[row] === 0) index.firstEntries[row] = entry + 1
  index.size += 1
  return entry
}

const MORE = 1.3

function growEntries(index: WordIndex): void {
  const { rows, from, until } = index
  const larger = createEntries(Math.ceil(rows.length * MORE))
  larger.rows.set(rows)
  larger.from.set(from)
  larger.until.set(until)
  Object.assign(index, larger)
}

function growFirst(index: WordIndex, row: number): void {
  const larger = new Int32Array(Math.ceil((row + 1) * MORE))
  larger.set(index.firstEntries)
  index.firstEntries = larger
}

/** A word of an entry, the newest one. */
export function addWord(index: WordIndex, entry: number, word: string): void {
  const known = index.listOf.get(word)
  appendTo(index.lists, known ?? addNewWord(index, word), entry)
}

function addNewWord(index: WordIndex, word: string): number {
  // A part of a text keeps all of it in memory.
  const own = Buffer.from(word).toString()
  const list = addList(index.lists)
  index.listOf.set(own, list)
  index.waiting.push(own)
  return list
}

/** Takes out what a company had. */
export function dropCompany(index: WordIndex, row: number): void {
  const first = index.firstEntries[row] ?? 0
  if (first === 0) return
  for (let entry = first - 1; entry < index.size && index.rows[entry] === row; entry += 1) {
    index.rows[entry] = NOBODY
    index.gone += 1
  }
  index.firstEntries[row] = 0
}

/** Puts the words that are new where beginnings are looked for. */
export function settle(index: WordIndex): void {
  if (index.waiting.length === 0) return
  const more = index.waiting.toSorted(compareWords)
  index.sorted = index.sorted.length === 0 ? more : merge(index.sorted, more)
  index.waiting = []
}

const compareWords = (a: string, b: string) => (a < b ? -1 : 1)

function merge(sorted: readonly string[], more: readonly string[]): string[] {
  const merged: string[] = []
  let next = 0
  for (const word of sorted) {
    for (let other = more[next]; other !== undefined && other < word; other = more[next]) {
      merged.push(other)
      next += 1
    }
    merged.push(word)
  }
  return [...merged, ...more.slice(next)]
}

/** The lists of all words that begin so. */
export function listsOfBeginning({ sorted, listOf }: WordIndex, beginning: string): number[] {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const lists: number[] = []
  for (let place = low; sorted[place]?.startsWith(beginning) === true; place += 1) {
    const list = listOf.get(sorted[place] ?? '')
    if (list !== undefined) lists.push(list)
  }
  return lists
}
