import type { PostgresCursor, PostgresQueryResult } from 'kysely'
import { buildQueries, createDatabase, type Db } from './connect.ts'
import { isConnectionFault, ReadsInterruptedError } from './database-fault.ts'
import type { WorkLimits } from './work-limits.ts'
import { type NamingPool, type NamingPoolClient, nameStatements, READER_REQUEST } from './named-statements.ts'
import { type ReplicaStatus, type ReplicaWatch, type WatchOptions, watchReplica } from './replica-watch.ts'

/** `limits`: of the kind of work that reads. */
export type ReplicaReadsOptions = WatchOptions & { maxConnections: number; limits: WorkLimits }

export type ReplicaReads = {
  /** For what only reads, and may be as old as the limit: from the replica while it is fit, else from the primary. */
  db: Db
  status: () => ReplicaStatus
  counts: () => ReadCounts
  close: () => Promise<void>
}

/** Connections taken for reads, by server; `repeated`: begun on the replica, done on the primary. */
export type ReadCounts = { replica: number; primary: number; repeated: number }

/** A read for which the replica needs longer is done by the primary, which has the time of an ordinary statement. */
const ANSWER_TIMEOUT_MS = 5000

/**
 * Opens a streaming replica for reads. Whatever goes wrong there (down, cut off, slow, a conflict with recovery, a
 * migration it has not replayed yet), the caller gets the primary's answer. A write is refused by either.
 */
export async function openReplicaReads(options: ReplicaReadsOptions): Promise<ReplicaReads> {
  const watch = await watchReplica(options)
  const { replica, primary } = openPools(options)
  const replicaPool = nameStatements(replica.pool)
  const primaryPool = nameStatements(primary.pool)
  const counts: ReadCounts = { replica: 0, primary: 0, repeated: 0 }
  const connect = async (): Promise<NamingPoolClient> => {
    const client = watch.status().state === 'in-use' ? await replicaPool.connect().catch(watch.suspect) : undefined
    counts[client ? 'replica' : 'primary'] += 1
    return client ? new MovableClient(client, { primaryPool, watch, counts }) : primaryPool.connect()
  }
  const db = buildQueries({ connect, end: () => Promise.resolve(), options: {} })
  return {
    db,
    status: watch.status,
    counts: () => ({ ...counts }),
    close: async () => {
      await watch.stop()
      await db.destroy()
      await Promise.all([replica.close(), primary.close()])
    },
  }
}

function openPools({ primaryUrl, replicaUrl, maxConnections, limits }: ReplicaReadsOptions) {
  const replica = createDatabase(replicaUrl, {
    maxConnections,
    applicationName: 'merleg replica reads',
    isReadOnly: true,
    isPipelined: true,
    ...limits,
    statementTimeoutMs: ANSWER_TIMEOUT_MS,
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
    connectTimeoutMs: 2000,
  })
  const primary = createDatabase(primaryUrl, {
    maxConnections,
    applicationName: 'merleg primary reads',
    isReadOnly: true,
    isPipelined: true,
    ...limits,
    connectTimeoutMs: 10_000,
  })
  return { replica, primary }
}

type Surroundings = { primaryPool: NamingPool; watch: ReplicaWatch; counts: ReadCounts }

/**
 * A connection to the replica. A statement that fails there is done again by the primary, with which the connection
 * then goes on; what has begun as a transaction must be begun anew ({@link ReadsInterruptedError}): its statements
 * belong together. A cursor cannot be moved, for its rows have been given out.
 */
class MovableClient implements NamingPoolClient {
  #client: NamingPoolClient
  #state: 'on-replica' | 'in-transaction' | 'interrupted' | 'on-primary' = 'on-replica'
  readonly #around: Surroundings

  constructor(client: NamingPoolClient, around: Surroundings) {
    this.#client = client
    this.#around = around
  }

  get isPipelined(): boolean {
    return this.#client.isPipelined
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(what: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (what === READER_REQUEST) return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [this] })
    return typeof what === 'string' ? this.#run(what, parameters) : this.#client.query(what)
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const isEnd = /^(?:commit|rollback)$/.test(text)
    // There is nothing left to roll back: the connection is given up.
    if (this.#state === 'interrupted' && isEnd) return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    if (this.#state === 'interrupted') throw new ReadsInterruptedError('the replica gave up in a transaction')
    try {
      const result = await this.#client.query<Row>(text, parameters)
      if (isEnd && this.#state === 'in-transaction') this.#state = 'on-replica'
      if (/^(?:begin|start transaction)/.test(text) && this.#state === 'on-replica') this.#state = 'in-transaction'
      return result
    } catch (error) {
      if (this.#state === 'on-primary') throw error
      await this.#leaveReplica(error)
      return this.#client.query<Row>(text, parameters)
    }
  }

  async #leaveReplica(cause: unknown): Promise<void> {
    // Of what was sent together the first that fails is counted.
    if (this.#state === 'interrupted')
      throw new ReadsInterruptedError('the replica gave up in a transaction', { cause })
    const { primaryPool, watch, counts } = this.#around
    counts.repeated += 1
    if (isConnectionFault(cause) || this.#state === 'in-transaction') watch.suspect()
    if (this.#state === 'in-transaction') {
      this.#state = 'interrupted'
      throw new ReadsInterruptedError('the replica gave up in a transaction', { cause })
    }
    const client = await primaryPool.connect()
    this.#client.release(true)
    this.#client = client
    this.#state = 'on-primary'
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#state === 'interrupted')
  }
}
