import type { WordQuery } from '../selection/word-query.ts'
import { readList } from './posting-lists.ts'
import { listsOfBeginning, type WordIndex } from './word-index.ts'

/** Marks of entries and of rows: cleared by whoever has set them, as all is done in one go. */
let marks = new Uint8Array()

const NONE = new Uint32Array()

/**
 * The rows of the companies that have an entry with the words, each once; `day`: one that holds on it (days since
 * 1970-01-01), otherwise at any time.
 */
export function findRows(index: WordIndex, query: WordQuery, day: number | null): Int32Array {
  const most = Math.max(index.size, index.firstEntries.length)
  if (marks.length < most) marks = new Uint8Array(Math.ceil(most * 1.1))
  const entries = findEntries(index, plan(index, query))
  const rows = new Int32Array(entries.length)
  let count = 0
  for (const entry of entries) {
    const row = index.rows[entry] ?? -1
    if (row < 0 || marks[row] === 1) continue
    if (day !== null && ((index.from[entry] ?? 0) > day || (index.until[entry] ?? 0) <= day)) continue
    marks[row] = 1
    rows[count] = row
    count += 1
  }
  const found = rows.slice(0, count)
  for (const row of found) marks[row] = 0
  return found
}

/** Which lists have to be read; `most`: no more entries than so many can meet it. */
type Plan = { most: number } & ({ lists: readonly number[] } | { all: readonly Plan[] } | { any: readonly Plan[] })

function plan(index: WordIndex, query: WordQuery): Plan {
  if ('word' in query) {
    const exact = index.listOf.get(query.word)
    const lists = query.isBeginning ? listsOfBeginning(index, query.word) : exact === undefined ? [] : [exact]
    return { lists, most: lists.reduce((sum, list) => sum + (index.lists.counts[list] ?? 0), 0) }
  }
  if ('all' in query) {
    // The fewest first: the others are only held against them.
    const all = query.all.map((part) => plan(index, part)).toSorted((a, b) => a.most - b.most)
    return { all, most: all[0]?.most ?? 0 }
  }
  const any = query.any.map((part) => plan(index, part))
  return { any, most: any.reduce((sum, { most }) => sum + most, 0) }
}

/** Each once, in no order. */
function findEntries(index: WordIndex, planned: Plan): Uint32Array {
  if (planned.most === 0) return NONE
  if ('lists' in planned) {
    const into = new Uint32Array(planned.most)
    let from = 0
    for (const list of planned.lists) from = readList(index.lists, list, { into, from })
    return planned.lists.length === 1 ? into : withoutRepeats(into)
  }
  if ('any' in planned) return unite(planned.any.map((part) => findEntries(index, part)))
  const [first, ...others] = planned.all
  let found = first === undefined ? NONE : findEntries(index, first)
  for (const other of others) {
    if (found.length === 0) return NONE
    found = intersect(found, findEntries(index, other))
  }
  return found
}

function unite(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return parts.length === 1 ? all : withoutRepeats(all)
}

function withoutRepeats(entries: Uint32Array): Uint32Array {
  let count = 0
  for (const entry of entries) {
    if (marks[entry] === 1) continue
    marks[entry] = 1
    entries[count] = entry
    count += 1
  }
  const once = entries.subarray(0, count)
  for (const entry of once) marks[entry] = 0
  return once
}

function intersect(few: Uint32Array, many: Uint32Array): Uint32Array {
  for (const entry of few) marks[entry] = 1
  const both = new Uint32Array(Math.min(few.length, many.length))
  let count = 0
  for (const entry of many) {
    if (marks[entry] !== 1) continue
    both[count] = entry
    count += 1
  }
  for (const entry of few) marks[entry] = 0
  return both.subarray(0, count)
}
