import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { parse as parseArray } from 'postgres-array'
import {
  CLIENT_REQUEST,
  holdClient,
  type NamingPoolClient,
  nameStatements,
  READER_REQUEST,
} from './named-statements.ts'
import type { DB } from './schema.generated.ts'
import { toServerSettings, type WorkLimits } from './work-limits.ts'

/** The database outside of a transaction. */
export type Db = Kysely<DB>
/** An open transaction. */
export type Tx = Transaction<DB>
/** What functions take that run in or outside of a transaction. */
export type DbOrTx = Db | Tx

/** The limits default to 0, which is none. */
export type DatabaseOptions = Partial<WorkLimits> & {
  /** Default 10. */
  maxConnections?: number
  /** Shown in `pg_stat_activity`. Default `merleg`. */
  applicationName?: string
  /** How long to wait for a connection, new or free; 0 (default) is no limit. */
  connectTimeoutMs?: number
  /** How long to wait for a statement's answer, also of a server that hangs; 0 (default) is no limit. */
  answerTimeoutMs?: number
  /** The server refuses to write. */
  isReadOnly?: boolean
  /**
   * Reads of a snapshot go to the server without waiting for each other's answers (ADR 109). No COPY and no cursor is
   * possible on such a pool.
   */
  isPipelined?: boolean
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void
}

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/** Array types that pg has no name for. */
const arrayOids = { int8: 1016, float8: 1022, date: 1182, interval: 1187, numeric: 1231 }

/**
 * How values arrive, in this pool only (nothing global is changed):
 * `bigint` as number, an error outside ±2⁵³; `numeric` as string, so that no digit is lost; `date` as `YYYY-MM-DD`,
 * never a Date (a day has no time zone); `timestamptz` as Date; `interval` and ranges as PostgreSQL's text.
 */
function createTypeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  const { INT8, DATE, NUMERIC, INTERVAL } = pg.types.builtins
  types.setTypeParser(INT8, parseSafeInteger)
  types.setTypeParser(arrayOids.int8, (text) => parseArray(text, parseSafeInteger))
  types.setTypeParser(arrayOids.float8, parseFloats)
  for (const oid of [DATE, NUMERIC, INTERVAL]) types.setTypeParser(oid, keepText)
  for (const oid of [arrayOids.date, arrayOids.numeric, arrayOids.interval]) {
    types.setTypeParser(oid, (text) => parseArray(text, keepText))
  }
  return types
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

/**
 * Pages of companies have hundreds of thousands of them, for which a parser that goes letter by letter takes six times as
 * long; it is left to what is seldom: arrays of arrays, and such as do not begin at 1.
 */
function parseFloats(text: string): unknown[] {
  if (text === '{}') return []
  if (!/^\{[^{]/.test(text)) return parseArray(text, Number)
  return text
    .slice(1, -1)
    .split(',')
    .map((value) => (value === 'NULL' ? null : Number(value)))
}

function keepText(text: string): string {
  return text
}

const types = createTypeParsers()

/** Rows read through a cursor (`.stream()`) arrive as all others do. */
class TypedCursor<Row> extends Cursor<Row> {
  constructor(text: string, values: unknown[]) {
    // pg-cursor takes the method off its object.
    super(text, values, { types: { getTypeParser: types.getTypeParser.bind(types) } })
  }
}

/**
 * What starting workers costs to the planner: fifty times what PostgreSQL takes it for. Looking up some hundred companies
 * is otherwise done by workers, who start for longer than the look-up takes; scans of large tables still have them.
 */
const WORKERS_COST = 50_000

/**
 * Connects lazily; `close` waits for the connections in use. The session's time zone is UTC and its date style ISO,
 * whatever the server's settings.
 */
export function createDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'merleg',
    options: toCommandLine(options),
    connectionTimeoutMillis: options.connectTimeoutMs ?? 0,
    ...(options.answerTimeoutMs ? { query_timeout: options.answerTimeoutMs } : {}),
    keepAlive: true,
    pipeline: options.isPipelined ?? false,
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  // One that breaks in use fails its query; the event beside it, which nobody listens to, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = buildQueries(nameStatements(pool))
  const close = async () => {
    await db.destroy()
    // Kysely forgets a pool that it was never asked to use.
    if (!pool.ending) await pool.end()
  }
  return { db, pool, close }
}

function toCommandLine({
  statementTimeoutMs = 0,
  lockTimeoutMs = 0,
  idleInTransactionMs = 0,
  isReadOnly,
}: DatabaseOptions) {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO',
    parallel_setup_cost: String(WORKERS_COST),
    ...toServerSettings({ statementTimeoutMs, lockTimeoutMs, idleInTransactionMs }),
    ...(isReadOnly === true ? { default_transaction_read_only: 'on' } : {}),
  }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** A query builder over whatever hands out connections. */
export function buildQueries(pool: PostgresPool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool, cursor: TypedCursor }) })
}

/**
 * The driver's own client of an open transaction, for what the query builder cannot do: COPY. Everything else goes
 * through the transaction.
 */
export async function clientOf(tx: DbOrTx): Promise<pg.PoolClient> {
  return askConnection<pg.PoolClient>(tx, CLIENT_REQUEST)
}

/** What gives the statements of an open transaction to its connection, the query builder passed over. */
export async function readerOf(tx: DbOrTx): Promise<NamingPoolClient> {
  return askConnection<NamingPoolClient>(tx, READER_REQUEST)
}

async function askConnection<Answer>(tx: DbOrTx, request: string): Promise<Answer> {
  if (!tx.isTransaction) throw new Error('Outside of a transaction each statement has another connection.')
  // Not what a plugin makes of it.
  const { rows } = await tx.withoutPlugins().executeQuery<Answer>(CompiledQuery.raw(request))
  const [answer] = rows
  if (answer === undefined) throw new Error('The connection did not answer.')
  return answer
}

/** A query builder over one client of a pool, which stays with the caller: it may be given up in the middle of a COPY. */
export function bindToClient(client: pg.PoolClient): Db {
  return buildQueries(holdClient(client))
}
