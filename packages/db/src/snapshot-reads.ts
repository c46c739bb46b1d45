import type { CompiledQuery } from 'kysely'
import { type DbOrTx, readerOf, type Tx } from './connect.ts'
import type { NamingPoolClient } from './named-statements.ts'

const readers = new WeakMap<DbOrTx, NamingPoolClient>()

/**
 * While `work` is under way the declared reads of a snapshot go to the server at once, where its connection is pipelined:
 * the query builder, which has one transaction do one thing at a time, is passed over. They are answered in their order.
 */
export async function readAtOnce<Result>(snapshot: Tx, work: () => Promise<Result>): Promise<Result> {
  const reader = await findReader(snapshot)
  if (reader === null) return work()
  readers.set(snapshot, reader)
  try {
    return await work()
  } finally {
    // Whoever reads later is told by the query builder that the snapshot is over.
    readers.delete(snapshot)
  }
}

async function findReader(snapshot: Tx): Promise<NamingPoolClient | null> {
  // What looks at statements or rows on their way must see all of them.
  if (snapshot.getExecutor().plugins.length > 0) return null
  const reader = await readerOf(snapshot)
  return reader.isPipelined ? reader : null
}

/** The rows of a statement that only reads. */
export async function readRows<Row>(db: DbOrTx, query: CompiledQuery<Row>): Promise<Row[]> {
  const reader = readers.get(db)
  if (reader === undefined) return (await db.executeQuery(query)).rows
  return (await reader.query<Row>(query.sql, query.parameters)).rows
}
