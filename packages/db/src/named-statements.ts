import { createHash } from 'node:crypto'
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import pg from 'pg'

const MARK = '/* one plan */'
/** Of a process; every connection keeps the parsed statement and its plan, some ten kilobytes, for each. */
const MAX_NAMES = 300

/**
 * Put at the beginning of a statement for which one plan serves all values: look-ups by key above all. PostgreSQL then
 * parses and plans it once per connection instead of at each call, which is most of the cost of a look-up. Not for
 * `like $1`, full-text or optional filters, whose good plan depends on the value, and not for texts without end. Where
 * requests are answered the server keeps to that plan; for commands and jobs, whose lists are long, as it sees fit.
 */
export const onePlan = sql.raw(MARK)

/** Asked of a connection in place of a statement, it answers itself: see `clientOf`. */
export const CLIENT_REQUEST = '/* the connection itself */'

/** Asked of a connection in place of a statement, it answers what names its statements: see `readerOf`. */
export const READER_REQUEST = '/* what names its statements */'

/** A connection as pools give it out. */
export type NamingPoolClient = PostgresPoolClient & {
  /** Statements go to the server without waiting for the answers to those before them. */
  readonly isPipelined: boolean
}
export type NamingPool = Omit<PostgresPool, 'connect'> & { connect: () => Promise<NamingPoolClient> }

/** A pool whose connections prepare the statements marked with {@link onePlan}, each once. */
export function nameStatements(pool: pg.Pool): NamingPool {
  const names = new Map<string, string>()
  const known = new WeakMap<pg.PoolClient, NamingPoolClient>()
  const connect = async () => {
    const client = await pool.connect()
    const naming = known.get(client) ?? new NamingClient(client, names)
    known.set(client, naming)
    return naming
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

const KEEP = 'merleg_keep_plans'

/**
 * By itself PostgreSQL takes the one plan only if it thinks it no dearer than one for these values, which a list
 * (`= any($1)`) always seems to be: as its length is not known, it is guessed as ten. Citus plans by values, for it finds
 * by them on which node the rows are.
 */
const KEEP_SQL = `select set_config('plan_cache_mode', 'force_generic_plan', false)
  where not exists (select from pg_extension where extname = 'citus')`

const TRANSACTION_START = /^(?:begin|start transaction)\b/
const READ_ONLY = /\bread only$/
const TRANSACTION_END = /^(?:commit|rollback)\b/
const NO_ROWS = { command: 'SELECT', rowCount: 0, rows: [] }

class NamingClient implements NamingPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: Map<string, string>
  /** Raised when tables changed under the prepared statements, which are then prepared anew. */
  #generation = 0
  /** Does the server keep to the one plan now? Null: not known, since a transaction that said so may have been undone. */
  #arePlansKept: boolean | null = false
  /** Was that changed since the last transaction began? */
  #isPlanChangeOpen = false

  /** Is the transaction one that only reads? */
  #isSnapshot = false
  #isGathering = false

  constructor(client: pg.PoolClient, names: Map<string, string>) {
    this.#client = client
    this.#names = names
  }

  get isPipelined(): boolean {
    return this.#client.pipeline
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(query: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (query === CLIENT_REQUEST) return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [this.#client] })
    if (query === READER_REQUEST) return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [this] })
    if (typeof query === 'string') return this.#run(query, [...values])
    if (isSubmittable(query)) return this.#client.query(query)
    throw new TypeError('this cursor is not one of pg')
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }

  #run(text: string, values: unknown[]): Promise<unknown> {
    if (!this.#client.pipeline) return this.#send(text, values)
    this.#gather()
    const [isStart, isEnd] = [TRANSACTION_START.test(text), TRANSACTION_END.test(text)]
    if (isStart) this.#beginTransaction(text)
    if (isEnd) this.#endPlanChange()
    if (!this.#isSnapshot || !(isStart || isEnd)) return this.#send(text, values)
    // Nobody needs to wait for what only frames reads: where it fails, so do they.
    this.#send(text, values).catch(() => undefined)
    return Promise.resolve(NO_ROWS)
  }

  /** What an earlier transaction was says nothing of this one: the end of one that writes is always waited for. */
  #beginTransaction(text: string): void {
    this.#isSnapshot = READ_ONLY.test(text)
    this.#isPlanChangeOpen = false
  }

  /** A commit, too, undoes what a transaction has set in which something failed. */
  #endPlanChange(): void {
    if (this.#isPlanChangeOpen) this.#arePlansKept = null
    this.#isPlanChangeOpen = false
  }

  /** Statements of one turn of the event loop go out as one packet: writing to the socket takes longer than making them. */
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = connectionOf(this.#client)
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  #send(text: string, values: unknown[]): Promise<unknown> {
    // A template that begins on a line of its own has white space before the mark.
    const name = text.trimStart().startsWith(MARK) ? nameOf(text, this.#names) : null
    // Without values there is nothing to plan for.
    if (this.#client.pipeline && (name !== null || values.length > 0)) this.#keepPlans(name !== null)
    if (name === null) return this.#client.query(text, values)
    return this.#client.query({ name: `${name}_${this.#generation}`, text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error
      this.#generation += 1
      // In a transaction this fails too, as every statement after a failed one.
      return this.#client.query(text, values)
    })
  }

  #keepPlans(areKept: boolean): void {
    if (this.#arePlansKept === areKept) return
    this.#arePlansKept = areKept
    this.#isPlanChangeOpen = true
    const change = areKept ? { name: KEEP, text: KEEP_SQL } : 'set plan_cache_mode = auto'
    // Not waited for: where it fails, the statement that follows fails by the same.
    this.#client.query(change).catch(() => undefined)
  }
}

/** A pool of one client, which is not given back. */
export function holdClient(client: pg.PoolClient): PostgresPool {
  const held = new HeldClient(client, new Map())
  return { connect: () => Promise.resolve(held), end: () => Promise.resolve(), options: {} }
}

class HeldClient extends NamingClient {
  override release(): void {
    // Whoever holds it gives it back.
  }
}

function nameOf(text: string, names: Map<string, string>): string | null {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known ?? null
  const name = `merleg_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/** The driver gives clients of a pool by a type that leaves it out. */
function connectionOf(client: pg.PoolClient): pg.Connection {
  if ('connection' in client && client.connection instanceof pg.Connection) return client.connection
  throw new TypeError('this client is not one of pg')
}

function isSubmittable(query: object): query is pg.Submittable {
  return 'submit' in query
}

/** "cached plan must not change result type": a migration gave a table another column while this process ran. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}
