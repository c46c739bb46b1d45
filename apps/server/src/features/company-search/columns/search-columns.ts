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
  /** What the database said of conditions that are in no column. */
  found: RowMemo
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
const MOST_SHARE_OF_MEMORY = 0.25
/** Rows of four bytes. */
const MOST_FOUND = 12_000_000

type Input = { db: Db; now: () => Date; isOn: boolean; onError: (error: unknown) => void }

/** Holds what companies are searched for by in memory; begins to read it when it is first asked. */
export function createSearchColumns({ db, now, isOn, onError }: Input): SearchColumns {
  let columns: Columns | null = null
  let working: Promise<void> | null = null
  /** There are more companies than fit: not tried again until the next start. */
  let isTooLarge = false
  const work = async () => {
    const known = columns
    columns = await inSnapshot(db, (tx) => (known === null ? loadColumns(tx, now) : updateColumns(tx, known, now)), {
      isBulk: true,
    })
    isTooLarge = columns === null
  }
  const start = () => {
    working ??= work().finally(() => {
      working = null
    })
    return working
  }
  return {
    latest: () => columns,
    load: async () => (isOn ? start() : undefined),
    current: async () => {
      if (!isOn || isTooLarge) return null
      const known = columns
      if (known === null) {
        start().catch(onError)
        return null
      }
      const { revision, followed } = await findNewestState(db)
      if (revision <= known.revision && followed === known.followed) return known
      const update = start()
      if (revision - known.revision <= AWAITED_CHANGES) await update
      else update.catch(onError)
      return columns
    },
  }
}

/** Null where there are more companies than fit. */
async function loadColumns(tx: Tx, now: () => Date): Promise<Columns | null> {
  const rows = await findLastRow(tx)
  if (rows >= MOST_ROWS || rows * BYTES_PER_ROW > totalmem() * MOST_SHARE_OF_MEMORY) return null
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
  return { store, asOf, revision, followed, byName, orders: new Map(), found: createRowMemo(MOST_FOUND) }
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
  if (blocks.length === 0) return { ...known, asOf, followed, found: createRowMemo(MOST_FOUND) }
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
