import { bigint, bytes, integer, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { AMOUNT_COLUMN_NAMES, type AmountColumn } from '@merleg/domain/company-search/amount-criteria'
import { type RawBuilder, sql } from 'kysely'
import {
  BIT_COLUMNS,
  type BitColumn,
  CODE_COLUMNS,
  type CodeColumn,
  type CompaniesAsk,
  DAY_COLUMNS,
  NUMBER_COLUMNS,
  type NumberColumn,
} from '../selection/condition.ts'
import { ONE_OF_EACH, selectCompanies } from '../selection/fact-queries.repository.ts'

/** In a column of numbers: not known. */
export const UNKNOWN = -2_147_483_648
/** The largest amount that four bytes hold; of larger ones it stands in their place, with the sign. */
export const MOST = 2_147_483_647

/** Values of a column, row after row: four bytes each, the most significant first. */
export type PackedNumbers = Buffer
/** Texts with a line end after each but the last. */
export type PackedTexts = string

/** Some companies: by column their values, all in one order. */
export type RowBlock = {
  count: number
  lastRevision: number
  rows: PackedNumbers
  ids: PackedTexts
} & Record<NumberColumn | BitColumn, PackedNumbers> &
  Record<CodeColumn, PackedTexts>

const isAmount = (column: string): column is AmountColumn => AMOUNT_COLUMN_NAMES.some((name) => name === column)
const isDay = (column: string) => DAY_COLUMNS.some((name) => name === column)

function valueOf(column: NumberColumn): RawBuilder<unknown> {
  const name = sql.ref(column)
  if (isDay(column)) return sql`${name} - date '1970-01-01'`
  // The least of nothing and a number is the number.
  if (isAmount(column))
    return sql`case when ${name} is not null then greatest(least(${name}, ${sql.lit(MOST)}), ${sql.lit(-MOST)})::integer end`
  return sql`${name}::integer`
}

const packed = (value: RawBuilder<unknown>, as: string) =>
  sql`string_agg(int4send(coalesce(${value}, ${sql.lit(UNKNOWN)})), '') as ${sql.id(as)}`
const joined = (column: string, as: string) =>
  sql`string_agg(coalesce(${sql.ref(column)}, ''), chr(10)) as ${sql.id(as)}`

const numberColumns = Object.fromEntries([...NUMBER_COLUMNS, ...BIT_COLUMNS].map((name) => [name, orNull(bytes)]))
const codeColumns = Object.fromEntries(CODE_COLUMNS.map((name) => [name, orNull(text)]))

type After = { revision: number; limit: number }

const nextBlock = statement({
  row: {
    count: integer,
    lastRevision: orNull(bigint),
    rows: orNull(bytes),
    ids: orNull(text),
    ...numberColumns,
    ...codeColumns,
  },
  examples: [{ revision: 0, limit: 1 }],
  sql: ({ revision, limit }: After) => sql`
    select count(*)::integer as count, max(revision) as "lastRevision",
      ${packed(sql`row_number::integer`, 'rows')}, ${joined('company_id', 'ids')},
      ${sql.join(NUMBER_COLUMNS.map((column) => packed(valueOf(column), column)))},
      ${sql.join(BIT_COLUMNS.map((column) => packed(sql`${sql.ref(column)}::integer`, column)))},
      ${sql.join(CODE_COLUMNS.map((column) => joined(column, column)))}
    from (select * from search_profiles where revision > ${revision} order by revision limit ${limit}) p`,
})

/** The next companies in the order of their changes; null at the end. */
export async function findBlockAfter(db: DbOrTx, after: After): Promise<RowBlock | null> {
  const block = await nextBlock.get(db, after)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a sum of no rows alone is null
  return block.count === 0 ? null : (block as unknown as RowBlock)
}

/** How far the register was followed, by which rules, and what is withheld: what stands beside the profiles changes with it. */
const FOLLOWED = sql`concat_ws('/',
  (select position || '/' || last_company_id from followers where name = 'company-search'),
  (select concat_ws('/', rules, rebuilds, ratings) from search_states),
  (select count(*) from withheld_persons))`

const newestState = statement({
  row: { revision: bigint, followed: text },
  sql: sql`
    select (select coalesce(max(revision), 0) from search_profiles) as revision, ${FOLLOWED} as followed`,
})

/**
 * The last change of the profiles, 0 before the first, and how far the register was followed: what stands beside the
 * profiles may change without them.
 */
export type NewestState = { revision: number; followed: string }

export async function findNewestState(db: DbOrTx): Promise<NewestState> {
  return newestState.get(db)
}

const lastRow = statement({
  row: { row: bigint },
  sql: sql`select coalesce(max(row_number), 0) as row from search_profiles`,
})

/** The largest of all row numbers. */
export async function findLastRow(db: DbOrTx): Promise<number> {
  return (await lastRow.get(db)).row
}

const beyond = statement({
  row: { row: integer, column: text, value: bigint },
  examples: [0],
  sql: (revision: number) =>
    sql.join(
      AMOUNT_COLUMN_NAMES.map(
        (column) => sql`
        select row_number::integer as row, ${column}::text as column, ${sql.ref(column)} as value from search_profiles
        where revision > ${revision} and (${sql.ref(column)} >= ${sql.lit(MOST)} or ${sql.ref(column)} <= ${sql.lit(-MOST)})`,
      ),
      sql` union all `,
    ),
})

/** Amounts that four bytes do not hold, of companies changed after a revision. */
export async function listAmountsBeyond(
  db: DbOrTx,
  revision: number,
): Promise<Array<{ row: number; column: AmountColumn; value: number }>> {
  const found = await beyond.list(db, revision)
  return found.flatMap(({ column, ...rest }) => (isAmount(column) ? [{ ...rest, column }] : []))
}

const byName = statement({
  row: { rows: orNull(bytes) },
  sql: sql`
    select string_agg(int4send(row_number::integer), '' order by name collate "hu-x-icu", company_id) as rows
    from search_profiles`,
})

/** The rows of all companies in the order of their names. */
export async function listRowsByName(db: DbOrTx): Promise<PackedNumbers> {
  return (await byName.get(db)).rows ?? Buffer.alloc(0)
}

const predecessors = statement({
  row: { row: integer, before: orNull(integer) },
  examples: [0],
  sql: (revision: number) => sql`
    select p.row_number::integer as row, (
      select n.row_number::integer from search_profiles n
      where (n.name collate "hu-x-icu", n.company_id) < (p.name collate "hu-x-icu", p.company_id)
      order by n.name collate "hu-x-icu" desc, n.company_id desc limit 1) as before
    from search_profiles p where p.revision > ${revision}`,
  // One machine finds each by the index of names, without going through all.
  onCluster: (revision) => sql`
    select row, before from (
      select revision, row_number::integer as row,
        lag(row_number::integer) over (order by name collate "hu-x-icu", company_id) as before
      from search_profiles) p
    where revision > ${revision}`,
})

/** Companies changed after a revision, each with the one before it by name. */
export async function listPredecessors(
  db: DbOrTx,
  revision: number,
): Promise<Array<{ row: number; before: number | null }>> {
  return predecessors.list(db, revision)
}

const companiesOf = statement({
  row: { ids: orNull(text), followed: text },
  examples: ONE_OF_EACH,
  // Each by itself, as a cluster does not ask itself what its coordinator knows beside what its nodes do.
  sql: (ask: CompaniesAsk) => sql`
    with found as materialized (select string_agg(company_id, chr(10)) as ids from (${selectCompanies(ask)}) t(company_id)),
      state as materialized (select ${FOLLOWED} as followed)
    select ids, followed from found, state`,
})

/**
 * The ids of the companies that a query gives, one on each line, some of them several times. Which rows they have the
 * columns know: the database would look up hundreds of thousands one by one. `followed`: as in {@link NewestState}, of the same moment: a
 * replica may be behind.
 */
export async function findCompaniesOf(db: DbOrTx, ask: CompaniesAsk): Promise<{ ids: PackedTexts; followed: string }> {
  const { ids, followed } = await companiesOf.get(db, ask)
  return { ids: ids ?? '', followed }
}
