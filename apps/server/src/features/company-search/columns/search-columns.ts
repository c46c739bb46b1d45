import { totalmem } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db, Tx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import type { NumberColumn } from '../selection/condition.ts'
import { findAsOf } from '../selection/sql-selection.repository.ts'
import {
  findLastRow,
  findBlockAfter,
  findNewestState,
  listAmountsBeyond,
  listPredecessors,
  listRowsByName,
  type RowBlock,
} from './column-rows.repository.ts'
import { applyBeyond, applyBlock, BYTES_PER_ROW, type ColumnStore, createStore, unpackNumbers } from './column-store.ts'
import { loadWords, readWordChanges, refreshWords, type SearchedWords } from '../words/searched-words.usecases.ts'
import { rowOf } from './row-ids.ts'
import { createRowMemo, type RowMemo } from './row-memo.ts'
import { MOST_ROWS, moveRows, type RowOrder, sortByColumn, toOrder } from './row-orders.ts'

/** The columns at a state of the register. */
export type Columns = {
  store: ColumnStore
  asOf: Date
  revision: number
  followed: string
  byName: RowOrder
  /** Made when they are first asked for. */
  orders: Map<NumberColumn, RowOrder>
  /** The rows of conditions that are in no column. */
  found: RowMemo
  /** The words of names, addresses and people; null while they are read, or where they take too much: the database looks. */
  words: SearchedWords | null
}

export type SearchColumns = {
  /** The columns as they are, brought up to date with a few changes; null while they are made, or where they are not. */
  current: () => Promise<Columns | null>
  /** As they are at this moment; null as above. */
  latest: () => Columns | null
  /** Ends when the columns are made. */
  load: () => Promise<void>
}

const BLOCK_ROWS = 20_000
/** So many changes are waited for; with more, answers are of before until they are taken over. */
const AWAITED_CHANGES = 5000
/** From so many changes on the order by name is read as a whole. */
const MOVED_ROWS = 5000
export const MOST_SHARE_OF_MEMORY = 0.25
/** Rows of four bytes. */
const MOST_FOUND = 12_000_000

type Input = {
  db: Db
  now: () => Date
  isOn: boolean
  onError: (error: unknown) => void
  /** Columns and words together take no more; without them the database answers. */
  mostBytes?: number
}

/** What is under way: the columns first, and the words after them. */
type Work = { columns: Promise<void>; all: Promise<void> }

/** Holds what companies are searched for by in memory; begins to read it when it is first asked. */
export function createSearchColumns({
  db,
  now,
  isOn,
  onError,
  mostBytes = totalmem() * MOST_SHARE_OF_MEMORY,
}: Input): SearchColumns {
  let columns: Columns | null = null
  let working: Work | null = null
  /** There are more companies, or words, than fit: not tried again until the next start. */
  let isTooLarge = false
  let areWordsTooLarge = false
  const work = async (tx: Tx, onColumns: () => void) => {
    const known = columns
    columns = known === null ? await loadColumns(tx, { now, mostBytes }) : await updateColumns(tx, known, now)
    isTooLarge = columns === null
    onColumns()
    if (columns?.words !== null || areWordsTooLarge) return
    const words = await readWords(tx, { store: columns.store, known: known?.words ?? null, mostBytes })
    areWordsTooLarge = words === null
    // Nobody else writes them meanwhile.
    columns = { ...columns, words }
  }
  const begin = (): Work => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const all = inSnapshot(db, (tx) => work(tx, resolve), { isBulk: true }).finally(() => {
      working = null
    })
    all.catch(reject)
    // Whoever waits for all of it hears of it there.
    promise.catch(() => undefined)
    return { columns: promise, all }
  }
  const start = () => (working ??= begin())
  return {
    latest: () => columns,
    load: async () => (isOn ? start().all : undefined),
    current: async () => {
      if (!isOn || isTooLarge) return null
      const known = columns
      if (known === null) {
        start().all.catch(onError)
        return columns
      }
      const { revision, followed } = await findNewestState(db)
      if (revision <= known.revision && followed === known.followed) return known
      const update = start()
      update.all.catch(onError)
      if (revision - known.revision <= AWAITED_CHANGES) await update.columns
      return columns
    },
  }
}

/** Null where there are more companies than fit. */
async function loadColumns(
  tx: Tx,
  { now, mostBytes }: { now: () => Date; mostBytes: number },
): Promise<Columns | null> {
  const rows = await findLastRow(tx)
  if (rows >= MOST_ROWS || rows * BYTES_PER_ROW > mostBytes) return null
  const asOf = (await findAsOf(tx)) ?? now()
  const { followed } = await findNewestState(tx)
  const store = createStore(rows + 1000)
  let revision = 0
  for (let block = await readAfter(tx, 0); block !== null; block = await readAfter(tx, revision)) {
    applyBlock(store, block)
    revision = block.lastRevision
    // Others are answered in between.
    await nextTurn()
  }
  applyBeyond(store, await listAmountsBeyond(tx, 0))
  const byName = toOrder(unpackNumbers(await listRowsByName(tx)), store.size)
  return { store, asOf, revision, followed, byName, orders: new Map(), found: createRowMemo(MOST_FOUND), words: null }
}

/** Those that changed, where there are any; null where there are more than fit. */
async function readWords(
  tx: Tx,
  { store, known, mostBytes }: { store: ColumnStore; known: SearchedWords | null; mostBytes: number },
): Promise<SearchedWords | null> {
  const free = mostBytes - store.size * BYTES_PER_ROW
  const reading = { rowOf: (id: string) => rowOf(store.ids, id), mayTake: (bytes: number) => bytes <= free }
  return (known && (await refreshWords(tx, known, reading))) ?? loadWords(tx, reading)
}

const readAfter = (tx: Tx, revision: number) => findBlockAfter(tx, { revision, limit: BLOCK_ROWS })

/** Everything is read before anything is changed: whoever asks meanwhile sees one state. */
async function updateColumns(tx: Tx, known: Columns, now: () => Date): Promise<Columns> {
  const { store } = known
  const asOf = (await findAsOf(tx)) ?? now()
  const { followed } = await findNewestState(tx)
  const blocks: RowBlock[] = []
  let revision = known.revision
  for (let block = await readAfter(tx, revision); block !== null; block = await readAfter(tx, revision)) {
    blocks.push(block)
    revision = block.lastRevision
  }
  const changes = known.words && (await readWordChanges(tx, known.words))
  const takeOverWords = () => changes?.apply((id) => rowOf(store.ids, id)) ?? null
  if (blocks.length === 0) return { ...known, asOf, followed, found: createRowMemo(MOST_FOUND), words: takeOverWords() }
  const beyond = await listAmountsBeyond(tx, known.revision)
  const count = blocks.reduce((sum, block) => sum + block.count, 0)
  const moved = count > MOVED_ROWS ? null : await listPredecessors(tx, known.revision)
  const names = moved === null ? unpackNumbers(await listRowsByName(tx)) : moveRows(known.byName.rows, moved)
  for (const block of blocks) applyBlock(store, block)
  applyBeyond(store, beyond)
  return {
    store,
    asOf,
    revision,
    followed,
    byName: toOrder(names, store.size),
    orders: new Map(),
    found: createRowMemo(MOST_FOUND),
    words: takeOverWords(),
  }
}

/** The order by a column; made anew after each change. */
export function orderBy(columns: Columns, column: NumberColumn): RowOrder {
  const known = columns.orders.get(column)
  if (known !== undefined) return known
  const order = sortByColumn(columns.store, column, columns.byName)
  columns.orders.set(column, order)
  return order
}
