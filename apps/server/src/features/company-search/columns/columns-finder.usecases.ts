import type { DbOrTx } from '@merleg/db/connect'
import type { Asked } from '../selection/ask.usecases.ts'
import { type CompaniesAsk, type Condition, keyOf } from '../selection/condition.ts'
import type { Finder, PageOf } from '../selection/sql-selector.usecases.ts'
import { findCompaniesOf, UNKNOWN } from './column-rows.repository.ts'
import type { ColumnStore } from './column-store.ts'
import { findAmongWithheld } from '../words/word-rows.repository.ts'
import { findByWords, isInWords } from '../words/searched-words.usecases.ts'
import { idOf, listIds, listRows, rowOf } from './row-ids.ts'
import type { RowMemo } from './row-memo.ts'
import { exactValue, pageDescending, putInOrder, type RowOrder, toOrder } from './row-orders.ts'
import { type Columns, orderBy } from './search-columns.ts'
import type { RowSets } from './row-marks.ts'
import { countEach } from './row-faults.ts'
import { countRows, selectRows } from './select-rows.ts'

/**
 * Asks the columns; what is in no column is asked of the database, which answers with rows. `latest` are the columns as
 * they are at that moment: they may have been brought up to date meanwhile.
 */
export function createColumnsFinder(db: DbOrTx, latest: () => Columns): Finder {
  return {
    count: async ({ criteria, conditions, conditionsWithout }, withCosts) => {
      const costs = withCosts ? criteria.map((id) => [id, conditionsWithout(id)] as const) : []
      const sets = await findRows(db, latest, [conditions, ...costs.map(([, others]) => others)])
      const { store, asOf } = latest()
      if (costs.length === 0) return { count: countRows(store, conditions, sets), asOf, without: new Map() }
      const { all: count, allBut } = countEach(store, conditions, sets)
      const keys = conditions.map(keyOf)
      const without = new Map(
        costs.map(([id, others]) => {
          // Most criteria are a condition by themselves; with others the rest means something else.
          const left = findLeftOut(keys, others.map(keyOf))
          return [id, left === null ? countRows(store, others, sets) : (allBut[left] ?? count)]
        }),
      )
      return { count, asOf, without }
    },
    page: async (asked, page) => {
      const sets = await findRows(db, latest, [asked.conditions])
      const columns = latest()
      const { store, asOf } = columns
      const selected = selectRows(store, asked.conditions, sets)
      const rows = pageOf(columns, selected, page)
      return { count: selected.length, asOf, companyIds: rows.map((row) => idOf(store.ids, row)) }
    },
    list: async ({ conditions }: Asked) => {
      const sets = await findRows(db, latest, [conditions])
      const { store, asOf } = latest()
      const selected = selectRows(store, conditions, sets)
      return { asOf, companyIds: listIds(store.ids, selected) }
    },
  }
}

/** The place of the one key that the others lack; null where they differ in another way. */
function findLeftOut(keys: readonly string[], others: readonly string[]): number | null {
  if (others.length !== keys.length - 1) return null
  const differing = others.findIndex((key, index) => key !== keys[index])
  const left = differing < 0 ? others.length : differing
  return others.slice(left).every((key, index) => key === keys[left + 1 + index]) ? left : null
}

/** The rows of the conditions that are in no column, by their keys: looked for once for a state of the columns. */
async function findRows(
  db: DbOrTx,
  latest: () => Columns,
  asked: ReadonlyArray<readonly Condition[]>,
): Promise<RowSets> {
  const asks = new Map(
    asked.flat().flatMap((condition) => {
      const ask = readAsk(condition)
      return ask === null ? [] : [[keyOf(condition), ask] as const]
    }),
  )
  const { found } = latest()
  const find = async ([key, ask]: readonly [string, CompaniesAsk]) => {
    const known = found.get(key)
    if (known !== undefined) return [key, known] as const
    const { rows, isOf } = (await findInWords(db, latest, ask)) ?? (await findInDatabase(db, latest, ask))
    // What was read of an earlier or a later state is right for this answer alone.
    if (isOf.found === found) found.keep(key, rows)
    return [key, rows] as const
  }
  return new Map(await Promise.all([...asks].map(find)))
}

/** Rows, and of which columns they are: `found` is null where they are of none. */
type Rows = { rows: Int32Array; isOf: { found: RowMemo | null } }

async function findInDatabase(db: DbOrTx, latest: () => Columns, ask: CompaniesAsk): Promise<Rows> {
  const { ids, followed } = await findCompaniesOf(db, ask)
  const columns = latest()
  const rows = listRows(columns.store.ids, ids)
  return { rows, isOf: columns.followed === followed ? columns : { found: null } }
}

/** Of the words in memory; null where they are not there, or do not tell. */
async function findInWords(db: DbOrTx, latest: () => Columns, ask: CompaniesAsk): Promise<Rows | null> {
  if (!('words' in ask) || !isInWords(ask) || latest().words === null) return null
  const { withheld, found } = await findAmongWithheld(db, ask)
  const columns = latest()
  if (columns.words === null) return null
  const rows = findByWords(columns.words, ask)
  if (withheld.length === 0) return { rows, isOf: columns }
  const { ids } = columns.store
  const isWithheld = new Set(withheld.map((id) => rowOf(ids, id)))
  const told = found.map((id) => rowOf(ids, id)).filter((row) => row >= 0)
  return { rows: Int32Array.from(new Set([...rows.filter((row) => !isWithheld.has(row)), ...told])), isOf: columns }
}

function readAsk(condition: Condition): CompaniesAsk | null {
  if (condition.by === 'companies') return condition.ask
  return condition.by === 'others' ? condition.than : null
}

function pageOf(columns: Columns, selected: Int32Array, { key, isDescending, offset, limit }: PageOf): number[] {
  if (key.by === 'name') {
    const ordered = putInOrder(selected, columns.byName)
    if (!isDescending) return [...ordered.subarray(offset, offset + limit)]
    return [...ordered.toReversed().subarray(offset, offset + limit)]
  }
  const { order, valueOf } = key.by === 'column' ? columnOrder(columns, key.column) : listOrder(columns, selected, key)
  const ordered = putInOrder(selected, order)
  if (!isDescending) return [...ordered.subarray(offset, offset + limit)]
  const isEqual = (one: number, other: number) => valueOf(one) === valueOf(other)
  return pageDescending({ ordered, known: countKnown(ordered, valueOf), isEqual }, offset, limit)
}

type Sorted = { order: RowOrder; valueOf: (row: number) => number }

function columnOrder(columns: Columns, column: Parameters<typeof orderBy>[1]): Sorted {
  return { order: orderBy(columns, column), valueOf: (row) => exactValue(columns.store, column, row) }
}

/** By a value that the query alone gives: of the settlement, or of the company. */
function listOrder(
  { store, byName }: Columns,
  selected: Int32Array,
  key: Extract<PageOf['key'], { by: 'settlements' | 'companies' }>,
): Sorted {
  const valueOf = key.by === 'settlements' ? readSettlements(store, key) : readPlaces(store, key.companyIds)
  const named = putInOrder(selected, byName)
  const values = new Map(Array.from(named, (row) => [row, valueOf(row)]))
  const known = Array.from(named).filter((row) => values.get(row) !== UNKNOWN)
  const sorted = known.toSorted((a, b) => (values.get(a) ?? 0) - (values.get(b) ?? 0))
  const unknown = Array.from(named).filter((row) => values.get(row) === UNKNOWN)
  return { order: toOrder(Int32Array.from([...sorted, ...unknown]), store.size, sorted.length), valueOf }
}

function readSettlements(
  store: ColumnStore,
  { settlements, values }: { settlements: readonly string[]; values: readonly number[] },
): (row: number) => number {
  const { values: codes, numbers } = store.codes.settlement
  const byCode = new Map<number, number>()
  for (const [index, name] of settlements.entries()) {
    const code = numbers.get(name)
    if (code !== undefined && !byCode.has(code)) byCode.set(code, values[index] ?? UNKNOWN)
  }
  return (row) => byCode.get(codes[row] ?? 0) ?? UNKNOWN
}

function readPlaces(store: ColumnStore, companyIds: readonly string[]): (row: number) => number {
  const places = new Map(companyIds.map((id, index) => [id, index]))
  return (row) => places.get(idOf(store.ids, row)) ?? UNKNOWN
}

/** Of ordered rows those with a value come first. */
function countKnown(ordered: Int32Array, valueOf: (row: number) => number): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueOf(ordered[middle] ?? 0) === UNKNOWN) high = middle
    else low = middle + 1
  }
  return low
}
