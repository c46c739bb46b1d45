import type { RawBuilder } from 'kysely'
import type { DbOrTx } from './connect.ts'
import { findRowFault, type RowOf, type RowSchema } from './columns.ts'
import {
  buildSql,
  buildStatement,
  type Declared,
  declareStatement,
  type StatementPreparation,
} from './declared-statements.ts'
import { createReadOnce, hasMemory } from './snapshot-memory.ts'
import { readRows } from './snapshot-reads.ts'
import { isRegisterSpread } from './spread-register.ts'

/** Set in tests: rows that come back are held against their schema. In production nothing is done per row. */
const areRowsChecked = process.env['MERLEG_CHECK_ROWS'] === '1'

/** Set in tests that hold the texts of clusters against the others. */
const isClusterPretended = () => process.env['MERLEG_CLUSTER_TEXTS'] === '1'

export type Statement<Params, Row> = {
  list: (db: DbOrTx, params: Params) => Promise<Row[]>
  /** The first row, or null. */
  find: (db: DbOrTx, params: Params) => Promise<Row | null>
  /** The one row that such a statement always gives: of an aggregate, or of a row just written. */
  get: (db: DbOrTx, params: Params) => Promise<Row>
  /** Row after row of a large answer; the connection is busy until the last one. */
  stream: (db: DbOrTx, params: Params, options: { rowsPerFetch: number }) => AsyncGenerator<Row, void>
}

export type Command<Params> = {
  /** Returns how many rows were inserted, updated or deleted. */
  run: (db: DbOrTx, params: Params) => Promise<number>
}

/**
 * A statement that gives rows. It is declared once, in a module: a test prepares it on the migrated database with each
 * of its `examples` and compares names, types and nullability of its columns with `row`. Where parts of the text are
 * optional, there is an example of each.
 */
export function statement<Schema extends RowSchema, Params = void>(
  declaration: StatementPreparation<Params> & { row: Schema },
): Statement<Params, RowOf<Schema>> {
  type Row = RowOf<Schema>
  const { row } = declaration
  const declared = declareStatement(declaration, row)
  // Most have one text, and are not asked where they are.
  const build = async (db: DbOrTx, params: Params): Promise<RawBuilder<Row>> =>
    declaration.onCluster === undefined
      ? buildSql(declaration, params).$castTo<Row>()
      : buildStatement(declaration, params, isClusterPretended() || (await isRegisterSpread(db))).$castTo<Row>()
  const check = (rows: readonly Row[]) => {
    if (areRowsChecked) for (const found of rows) checkRow(declared, row, found)
  }
  const readOnce = createReadOnce<Row[]>()
  const list = async (db: DbOrTx, params: Params): Promise<Row[]> => {
    const query = (await build(db, params)).compile(db)
    return readOnce(db, `${query.sql}\n${JSON.stringify(query.parameters)}`, async () => {
      const rows = await readRows(db, query)
      check(rows)
      if (areRowsChecked && hasMemory(db)) freeze(rows)
      return rows
    })
  }
  return {
    list,
    find: async (db, params) => (await list(db, params))[0] ?? null,
    get: async (db, params) => {
      const [found] = await list(db, params)
      if (found === undefined) throw new Error(`The database returned no row: ${declared.place}`)
      return found
    },
    async *stream(db, params, { rowsPerFetch }) {
      for await (const { rows } of db.getExecutor().stream((await build(db, params)).compile(db), rowsPerFetch)) {
        check(rows)
        yield* rows
      }
    },
  }
}

/** A statement that gives no rows. Prepared by the same test as a {@link statement}. */
export function command<Params = void>(declaration: StatementPreparation<Params>): Command<Params> {
  declareStatement(declaration, null)
  return {
    run: async (db, params) => {
      const { onCluster } = declaration
      const text = buildStatement(declaration, params, onCluster !== undefined && (await isRegisterSpread(db)))
      return Number((await text.execute(db)).numAffectedRows ?? 0)
    },
  }
}

/** Whoever changes what others in the snapshot get as well is found by the tests. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

function checkRow(declared: Declared, schema: RowSchema, row: unknown): void {
  const fault = findRowFault(schema, row)
  if (fault !== null) throw new TypeError(`A row is not as declared: ${fault} (${declared.place})`)
}
