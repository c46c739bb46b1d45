import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from './connect.ts'
import { buildSql, type DeclaredTable, declareTable, type TablePreparation } from './declared-statements.ts'
import { isSpread } from './spread-register.ts'
import { createIndex, createSpreadTable, fillSpreadTable } from './spread-table.ts'

/**
 * A table of one connection, by which the steps of a long piece of work are linked; on a cluster it lies on the nodes
 * (`spread-table.ts`).
 */
export type TemporaryTable<Params = void> = DeclaredTable & {
  create: (db: DbOrTx, params: Params) => Promise<void>
  /** Temporary tables are not analysed by the server on its own, and the plans that follow depend on their sizes. */
  analyze: (db: DbOrTx) => Promise<void>
  /** If it is there; one that is spread is emptied when it is created again. */
  drop: (db: DbOrTx) => Promise<void>
}

/**
 * Declares an empty temporary table once: statements name it in their `temporary`, and the test that prepares them
 * creates it first. `sql` is what follows its name: the columns, and what becomes of it at the end of a transaction.
 */
export function temporaryTable<Params = void>(
  name: string,
  definition: TablePreparation<Params>,
): TemporaryTable<Params> {
  const declared = declareTable(name, definition, (body) => createSql(name, body))
  return {
    ...declared,
    ...commandsOf(declared),
    create: async (db, params) => {
      const create = createSql(name, buildSql(definition, params))
      if (await isSpread(db))
        await createSpreadTable(db, name, { create, indexes: [], isOnAllNodes: declared.isOnAllNodes })
      else await create.execute(db)
    },
  }
}

/** As {@link temporaryTable}, of a query that fills it, to the end of the transaction; indexed and analysed. */
export function derivedTable<Params = void>(
  name: string,
  definition: TablePreparation<Params> & { /** Lists of columns. */ indexes?: readonly string[] },
): TemporaryTable<Params> {
  const { indexes = [] } = definition
  const derive = (query: RawBuilder<unknown>) => createSql(name, sql`on commit drop as ${query}`)
  const declared = declareTable(name, definition, derive)
  const commands = commandsOf(declared)
  return {
    ...declared,
    ...commands,
    create: async (db, params) => {
      const query = buildSql(definition, params)
      if (await isSpread(db)) {
        const { isOnAllNodes } = declared
        await createSpreadTable(db, name, { create: sql`${derive(query)} with no data`, indexes, isOnAllNodes })
        await fillSpreadTable(db, name, query)
      } else {
        await derive(query).execute(db)
        for (const columns of indexes) await createIndex(db, sql.id(name), columns)
      }
      await commands.analyze(db)
    },
  }
}

function createSql(name: string, rest: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`create temp table ${sql.id(name)} ${rest}`
}

function commandsOf({ name, isOnAllNodes }: DeclaredTable): Pick<TemporaryTable, 'analyze' | 'drop'> {
  return {
    analyze: async (db) => {
      // Citus refuses to, where a row of such a table was written in the transaction.
      if (isOnAllNodes && (await isSpread(db))) return
      await sql`analyze ${sql.id(name)}`.execute(db)
    },
    drop: async (db) => {
      await sql`drop table if exists ${sql.id('pg_temp', name)}`.execute(db)
    },
  }
}
