import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tx } from '@merleg/db/connect'
import { type Cursor, findCursor } from '../../followers/cursors.repository.ts'
import { listTouched } from '../../register/feed.repository.ts'
import { SEARCH_PROFILES_CURSOR } from '../read-model/search-cursor.ts'
import { findSearchState } from '../read-model/search-states.repository.ts'
import { toDayNumber, type WordsAsk } from '../selection/condition.ts'
import { asksFor } from '../selection/word-query.ts'
import { findRows } from './find-rows.ts'
import { addEntry, addWord, bytesOf, createWordIndex, dropCompany, settle, type WordIndex } from './word-index.ts'
import {
  type Companies,
  findPageEnd,
  findWordBlock,
  WORD_TABLES,
  type WordBlock,
  type WordTable,
} from './word-rows.repository.ts'

/** The words of names, addresses and people at a state of the register. */
export type SearchedWords = {
  indexes: Record<WordTable, WordIndex>
  /** How far the read models were followed, and how they were made. */
  cursor: Cursor
  made: string
}

/** Which row a company has; -1 of one that has none. */
export type RowOf = (companyId: string) => number

/** Companies that are read together: some ten milliseconds in which nobody is answered. */
const PAGE_COMPANIES = 1000
/** So many companies are waited for; more are taken over in the background. */
const AWAITED_COMPANIES = 2000
/** With a larger share of former entries everything is read anew. */
const MOST_GONE = 0.3

/** Numbers of companies and of tax payers: each is of few, and the database finds it at once. */
const NUMBER_MARKS = ['t', 'p']
const NUMBER = new RegExp(`^[${NUMBER_MARKS.join('')}]:`)

export function isInWords(ask: WordsAsk): boolean {
  return !asksFor(ask.words, NUMBER_MARKS)
}

/** The rows of the companies that a query of words gives. */
export function findByWords({ indexes }: SearchedWords, ask: WordsAsk): Int32Array {
  if (ask.of === 'names') return findRows(indexes.names, ask.words, ask.isCurrentOnly ? 0 : null)
  return findRows(indexes[ask.of], ask.words, ask.validOn === null ? null : toDayNumber(ask.validOn))
}

/** Bytes that the words take. */
export function bytesOfWords({ indexes }: SearchedWords): number {
  return WORD_TABLES.reduce((sum, table) => sum + bytesOf(indexes[table]), 0)
}

type Reading = { rowOf: RowOf; mayTake: (bytes: number) => boolean }

/** Reads the words of all companies; null where there are more than may be taken. */
export async function loadWords(tx: Tx, { rowOf, mayTake }: Reading): Promise<SearchedWords | null> {
  const words: SearchedWords = {
    indexes: { names: createWordIndex(), addresses: createWordIndex(), people: createWordIndex() },
    ...(await readState(tx)),
  }
  for (let after = ''; ;) {
    const upTo = await findPageEnd(tx, { after, limit: PAGE_COMPANIES })
    if (upTo === null) break
    for (const [table, block] of await readBlocks(tx, { after, upTo })) {
      takeOver(words.indexes[table], block, rowOf)
      // Others are answered in between.
      await nextTurn()
    }
    if (!mayTake(bytesOfWords(words))) return null
    after = upTo
  }
  for (const table of WORD_TABLES) settle(words.indexes[table])
  return words
}

async function readState(tx: Tx): Promise<Pick<SearchedWords, 'cursor' | 'made'>> {
  const state = await findSearchState(tx)
  const made = state === null ? '' : `${state.rules}/${state.rebuilds}`
  return { cursor: await findCursor(tx, SEARCH_PROFILES_CURSOR), made }
}

type Blocks = ReadonlyArray<readonly [WordTable, WordBlock]>

async function readBlocks(tx: Tx, companies: Companies): Promise<Blocks> {
  const blocks: Array<readonly [WordTable, WordBlock]> = []
  for (const table of WORD_TABLES) {
    const block = await findWordBlock(tx, table, companies)
    if (block !== null) blocks.push([table, block])
  }
  return blocks
}

/** What has changed since the words were read: what to do about it, in one go; null where it is too much to wait for. */
export type WordChanges = { apply: (rowOf: RowOf) => SearchedWords }

export async function readWordChanges(tx: Tx, words: SearchedWords): Promise<WordChanges | null> {
  const state = await readState(tx)
  if (state.made !== words.made || isWorn(words)) return null
  const ids = await listChanged(tx, words.cursor, state.cursor)
  if (ids.length > AWAITED_COMPANIES) return null
  const pages: Array<{ ids: readonly string[]; blocks: Blocks }> = []
  for (const page of pagesOf(ids)) pages.push({ ids: page, blocks: await readBlocks(tx, { ids: page }) })
  return {
    apply: (rowOf) => {
      for (const page of pages) replaceCompanies(words, page, rowOf)
      for (const table of WORD_TABLES) settle(words.indexes[table])
      return { ...words, ...state }
    },
  }
}

/** The same page after page, where nobody asks the words meanwhile; null where they may take no more, or are worn. */
export async function refreshWords(
  tx: Tx,
  words: SearchedWords,
  { rowOf, mayTake }: Reading,
): Promise<SearchedWords | null> {
  const state = await readState(tx)
  if (state.made !== words.made || isWorn(words)) return null
  for (const ids of pagesOf(await listChanged(tx, words.cursor, state.cursor))) {
    replaceCompanies(words, { ids, blocks: await readBlocks(tx, { ids }) }, rowOf)
    await nextTurn()
    if (isWorn(words) || !mayTake(bytesOfWords(words))) return null
  }
  for (const table of WORD_TABLES) settle(words.indexes[table])
  return { ...words, ...state }
}

function isWorn({ indexes }: SearchedWords): boolean {
  return WORD_TABLES.some((table) => indexes[table].gone > 1000 + indexes[table].size * MOST_GONE)
}

/** Whom batches touched that were followed in between; of a set under way those that it has come to. */
async function listChanged(tx: Tx, from: Cursor, to: Cursor): Promise<string[]> {
  const upTo = Math.max(to.setEnd ?? to.position, to.position)
  const ids = await listTouched(tx, { after: from.position, upTo })
  if (from.position !== to.position || from.setEnd !== to.setEnd) return ids
  return ids.filter((id) => id > from.lastCompanyId && id <= to.lastCompanyId)
}

function pagesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / PAGE_COMPANIES) }, (_, page) =>
    ids.slice(page * PAGE_COMPANIES, (page + 1) * PAGE_COMPANIES),
  )
}

type Page = { ids: readonly string[]; blocks: Blocks }

function replaceCompanies({ indexes }: SearchedWords, { ids, blocks }: Page, rowOf: RowOf): void {
  for (const id of ids) {
    const row = rowOf(id)
    if (row >= 0) for (const table of WORD_TABLES) dropCompany(indexes[table], row)
  }
  for (const [table, block] of blocks) takeOver(indexes[table], block, rowOf)
}

/** Adds the rows of a block; of companies that have no row yet nothing is found. */
function takeOver(index: WordIndex, { ids, from, until, words }: WordBlock, rowOf: RowOf): void {
  const companies = ids.split('\n')
  const lines = words.split('\n')
  for (const [place, id] of companies.entries()) {
    const row = rowOf(id)
    if (row < 0) continue
    const days = { from: from.readInt32BE(place * 4), until: until.readInt32BE(place * 4) }
    const entry = addEntry(index, { row, ...days })
    for (const word of wordsOfLine(lines[place] ?? '')) addWord(index, entry, word)
  }
}

/** Words with blanks between them, in quotation marks where PostgreSQL has written them; none has either in itself. */
function wordsOfLine(line: string): string[] {
  if (line === '') return []
  const isQuoted = line.startsWith("'")
  return (isQuoted ? line.slice(1, -1).split("' '") : line.split(' ')).filter((word) => !NUMBER.test(word))
}
