import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Column, RowSchema } from './columns.ts'
import { bindToClient } from './connect.ts'
import { renderValue } from './copy.ts'
import type { Declared, DeclaredTable } from './declared-statements.ts'
import { createSpreadTable } from './spread-table.ts'

/** A column of an answer, and the column of a table that it is, where it is one. */
type Described = { name: string; dataTypeID: number; tableID: number; columnID: number }
type Origin = { type: string; isNotNull: boolean | null }

/**
 * Where declared statements are not what the migrated database makes of them: each example of each is prepared, with
 * its temporary tables, and its parameters are read as the server takes them; nothing is run. Empty when all is right.
 * `isSpread`: of a cluster, where tables of work lie on the nodes; what reads is run there, too.
 */
export async function findStatementFaults(
  client: pg.PoolClient,
  statements: readonly Declared[],
  { isSpread = false }: { isSpread?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const statement of statements) {
    const [texts, others] = [statement.texts(), statement.clusterTexts?.()]
    const asked = (isSpread ? (others ?? texts) : [...texts, ...(others ?? [])]).map(compile)
    const found = await rolledBack(client, { statement, isSpread }, async () => {
      const faultsOfEach: string[] = []
      for (const query of asked) faultsOfEach.push(...(await compare(client, statement.row, query)))
      return faultsOfEach
    })
    if (isSpread && statement.row !== null)
      for (const query of asked)
        found.push(...(await rolledBack(client, { statement, isSpread }, () => run(client, query))))
    faults.push(...found.map((fault) => `${fault} ${statement.place}`))
  }
  return faults
}

/** With the statement's temporary tables; an error is a fault. */
async function rolledBack(
  client: pg.PoolClient,
  { statement, isSpread }: { statement: Declared; isSpread: boolean },
  work: () => Promise<string[]>,
): Promise<string[]> {
  await client.query('begin')
  try {
    for (const table of inOrder(statement.temporary)) await createTable(client, table, isSpread)
    return await work()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await client.query('rollback')
  }
}

/** Temporary tables, each after those that it is made of. */
export function inOrder(tables: readonly DeclaredTable[]): Set<DeclaredTable> {
  return new Set(tables.flatMap((table) => [...inOrder(table.temporary), table]))
}

async function createTable(client: pg.PoolClient, table: DeclaredTable, isSpread: boolean): Promise<void> {
  const [text] = table.texts()
  if (text === undefined) throw new Error(`${table.name} has no text`)
  if (isSpread) {
    await createSpreadTable(bindToClient(client), table.name, {
      create: text,
      indexes: [],
      isOnAllNodes: table.isOnAllNodes,
    })
    return
  }
  const { sql, parameters } = compile(text)
  await client.query(sql, [...parameters])
}

const compiler = new Kysely<object>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('unused')) }),
})

function compile(text: RawBuilder<unknown>): CompiledQuery {
  return text.compile(compiler)
}

async function compare(client: pg.PoolClient, row: RowSchema | null, query: CompiledQuery): Promise<string[]> {
  const described = await describe(client, query)
  const origins = await findOrigins(client, described)
  const columns = described.map((column, index) => ({ ...column, origin: origins[index] }))
  if (row === null) return columns.filter(({ origin }) => origin?.type !== 'void').map(({ name }) => `gives "${name}"`)
  const missing = Object.keys(row).filter((name) => !columns.some((column) => column.name === name))
  const mayPad = /\b(?:left|right|full)\s+(?:outer\s+)?join\b|\b(?:rollup|cube|grouping\s+sets)\b/i.test(query.sql)
  return [
    ...missing.map((name) => `does not give "${name}"`),
    ...columns.flatMap(({ name, origin }) => {
      const declared = row[name]
      if (declared === undefined || origin === undefined) return [`gives "${name}", which is not declared`]
      return findColumnFaults(declared, { ...origin, mayPad }).map((fault) => `"${name}" ${fault}`)
    }),
  ]
}

function findColumnFaults(
  declared: Column<unknown>,
  { type, isNotNull, mayPad }: Origin & { mayPad: boolean },
): string[] {
  const faults: string[] = []
  if (declared.type !== type) faults.push(`is ${type}, declared ${declared.type}`)
  const isSure = isNotNull === true && !mayPad
  if (isSure && declared.isNullable) faults.push('is never null, declared orNull')
  if (isSure && declared.isPresent) faults.push('is never null, declared present')
  if (isNotNull === false && !declared.isNullable && !declared.isPresent) faults.push('may be null')
  return faults
}

/** By the catalog: `isNotNull` is null for what is no column of a table, whose nulls only the rows themselves show. */
async function findOrigins(client: pg.PoolClient, columns: readonly Described[]): Promise<Origin[]> {
  const { rows } = await client.query<Origin>(
    `select format_type(c.type, null) as type, a.attnotnull as "isNotNull"
     from unnest($1::oid[], $2::oid[], $3::integer[]) with ordinality as c(type, relation, number, place)
     left join pg_attribute a on a.attrelid = c.relation and a.attnum = c.number and c.number > 0 order by c.place`,
    [columns.map((one) => one.dataTypeID), columns.map((one) => one.tableID), columns.map((one) => one.columnID)],
  )
  return rows
}

/** The examples are made up: that they point to nobody is no fault of the statement. */
const INTEGRITY_CLASS = /^23/

/** Some steps of a plan a cluster refuses only when it comes to them. */
async function run(client: pg.PoolClient, { sql, parameters }: CompiledQuery): Promise<string[]> {
  try {
    await client.query(sql, [...parameters])
    return []
  } catch (error) {
    if (error instanceof pg.DatabaseError && INTEGRITY_CLASS.test(error.code ?? '')) return []
    throw error
  }
}

/** Parses and plans the statement with its parameters, and gives the columns of its answer. */
function describe(client: pg.PoolClient, { sql, parameters }: CompiledQuery): Promise<Described[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Described[]>()
  let columns: Described[] = []
  const description = {
    submit: (connection: pg.Connection) => {
      connection.parse({ name: '', text: sql, types: [] }, true)
      connection.bind({ values: parameters.map((value) => (value == null ? null : renderValue(value))) }, true)
      connection.describe({ type: 'P', name: '' }, true)
      connection.sync()
    },
    handleRowDescription: (message: { fields: Described[] }) => {
      columns = message.fields
    },
    handleError: reject,
    handleReadyForQuery: () => resolve(columns),
  }
  client.query(description)
  return promise
}
