import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { boolean, orNull, text } from './columns.ts'
import type { DbOrTx } from './connect.ts'
import { DISTRIBUTION_COLUMNS } from './distribution-rules.ts'
import { isSpread } from './spread-register.ts'
import { statement } from './statement.ts'
import { setLocally } from './transaction.ts'

/** First key of the advisory locks of the lanes. */
const LANE_LOCKS = 7_402_113

const SCHEMA_SETTING = 'merleg.work_schema'

/**
 * To be called first of all in a transaction that reads the register before it creates its tables of work: Citus spreads a table
 * that is made in a transaction by one connection to each node, and refuses to where an earlier statement of the transaction
 * had more of them. Does nothing on one machine.
 */
export async function prepareTables(tx: DbOrTx): Promise<void> {
  if (await isSpread(tx)) await enterLane(tx)
}

const tablesOfSchema = statement({
  row: { name: text },
  examples: [''],
  sql: (schema: string) => sql`select c.relname::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = (select oid from pg_namespace where nspname = ${schema})`,
})

/** Nothing of what the transaction staged stays on the nodes of a cluster. Does nothing on one machine, where it is gone anyway. */
export async function emptyTables(tx: DbOrTx): Promise<void> {
  if (!(await isSpread(tx))) return
  const schema = await enterLane(tx)
  const tables = await tablesOfSchema.list(tx, schema)
  if (tables.length > 0) await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(schema, name)))}`.execute(tx)
}

/**
 * A table of work that lies beside the companies, or the persons, it speaks of: a cluster joins such tables node by node, and a
 * temporary one, which its connection alone sees, hardly at all. `draft` creates it empty as a temporary table, by which its
 * columns are known: a column of that name says that it does, and is never null. One that speaks of neither stays that, unless a copy of
 * it is to be on every node. The others stand
 * in a schema that only this transaction uses, its lane, before all others in the search path; they are made once, and emptied for
 * the next.
 */
export async function createSpreadTable(tx: DbOrTx, name: string, draft: Draft): Promise<void> {
  const schema = await enterLane(tx)
  await draft.create.execute(tx)
  const columns = await listColumns(tx, name)
  const scope = draft.isOnAllNodes ? 'reference' : findScope(columns)
  if (scope === null) {
    for (const list of draft.indexes) await createIndex(tx, sql.id(name), list)
    return
  }
  const table = sql.id(schema, name)
  const definition = hashOf(tx, draft, columns)
  if (await isAsBefore(tx, { table: `${schema}.${name}`, definition })) await sql`truncate ${table}`.execute(tx)
  else {
    await sql`drop table if exists ${table}`.execute(tx)
    await sql`create unlogged table ${table} (like ${sql.id('pg_temp', name)} including defaults including indexes)`.execute(
      tx,
    )
    await sql`select ${distribute(`${schema}.${name}`, scope)}`.execute(tx)
    for (const list of draft.indexes) await createIndex(tx, table, list)
    await sql`comment on table ${table} is ${sql.lit(definition)}`.execute(tx)
  }
  await sql`drop table ${sql.id('pg_temp', name)}`.execute(tx)
}

/** Puts what a query gives into a table that was made of it. */
export async function fillSpreadTable(tx: DbOrTx, name: string, query: RawBuilder<unknown>): Promise<void> {
  const columns = await listColumns(tx, name)
  await sql`insert into ${sql.id(name)} (${sql.join(columns.map((column) => sql.id(column)))}) ${query}`.execute(tx)
}

type Draft = {
  create: RawBuilder<unknown>
  /** Lists of columns. */
  indexes: readonly string[]
  isOnAllNodes: boolean
}

type Scope = 'company' | 'person' | 'reference'

/** The tables beside whose shards others lie. */
const LEADERS = { company: 'public.companies', person: 'public.persons' } as const

function distribute(table: string, scope: Scope): RawBuilder<unknown> {
  if (scope === 'reference') return sql`create_reference_table(${table})`
  return sql`create_distributed_table(${table}, ${DISTRIBUTION_COLUMNS[scope]}, colocate_with => ${LEADERS[scope]})`
}

export async function createIndex(tx: DbOrTx, table: RawBuilder<unknown>, columns: string): Promise<void> {
  await sql`create index on ${table} (${sql.raw(columns)})`.execute(tx)
}

const enteredSchema = statement({
  row: { schema: orNull(text) },
  sql: sql`select nullif(current_setting(${sql.lit(SCHEMA_SETTING)}, true), '') as schema`,
})

/** The schema of this transaction, of which there are as many as have worked at one time. */
async function enterLane(tx: DbOrTx): Promise<string> {
  const entered = await enteredSchema.get(tx)
  if (entered.schema !== null) return entered.schema
  const schema = `work_${await takeLane(tx)}`
  // By one connection to each node: tables that are made in a transaction are not seen by its others.
  await setLocally(tx, {
    [SCHEMA_SETTING]: schema,
    search_path: `${schema}, public`,
    'citus.multi_shard_modify_mode': 'sequential',
  })
  const { rows } = await sql`select from pg_namespace where nspname = ${schema}`.execute(tx)
  if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(tx)
  return schema
}

const tryLane = statement({
  row: { isTaken: boolean },
  examples: [1],
  sql: (lane: number) => sql`select pg_try_advisory_xact_lock(${sql.lit(LANE_LOCKS)}, ${lane}::integer) as "isTaken"`,
})

/** To the end of the transaction. */
async function takeLane(tx: DbOrTx): Promise<number> {
  for (let lane = 1; ; lane += 1) {
    if ((await tryLane.get(tx, lane)).isTaken) return lane
  }
}

function findScope(columns: readonly string[]): 'company' | 'person' | null {
  if (columns.includes(DISTRIBUTION_COLUMNS.company)) return 'company'
  return columns.includes(DISTRIBUTION_COLUMNS.person) ? 'person' : null
}

const columnsOfTable = statement({
  row: { column: text },
  examples: ['companies'],
  sql: (name: string) => sql`
    select attname::text as column from pg_attribute
    where attrelid = to_regclass(${name}) and attnum > 0 and not attisdropped order by attnum`,
})

/** In their order, of the first table of this name in the search path. */
async function listColumns(tx: DbOrTx, name: string): Promise<string[]> {
  return (await columnsOfTable.list(tx, name)).map(({ column }) => column)
}

/** Of the text that creates it, and its columns and indexes. */
function hashOf(tx: DbOrTx, { create, indexes }: Draft, columns: readonly string[]): string {
  return createHash('sha256')
    .update(create.compile(tx).sql)
    .update(JSON.stringify([indexes, columns]))
    .digest('hex')
}

type Made = { table: string; definition: string }

const madeBySame = statement({
  row: { isSame: boolean },
  examples: [{ table: '', definition: '' }],
  sql: ({ table, definition }: Made) => sql`
    select obj_description(to_regclass(${table}), 'pg_class') is not distinct from ${definition} as "isSame"`,
})

/** Is there one made by the same text? A release before this one may have left another. */
async function isAsBefore(tx: DbOrTx, made: Made): Promise<boolean> {
  return (await madeBySame.get(tx, made)).isSame
}
