import { to as copyTo } from 'pg-copy-streams'
import { arrayOf, float8, integer, orNull } from './columns.ts'
import { clientOf, type DbOrTx } from './connect.ts'
import { buildSql, declareStatement, type Preparation } from './declared-statements.ts'

/**
 * A row: `keys`, and `values` with NaN for null. Both are overwritten by the next row.
 */
export type NumberRow = { readonly keys: Int32Array; readonly values: Float64Array }

/** Millions of rows of numbers, as the server has them: a text of each number takes several times as long to make and to read. */
export type NumberRows<Params> = {
  /** Calls for each row, in the order of the statement. The connection is busy until the last one. */
  read: (db: DbOrTx, params: Params, onRow: (row: NumberRow) => void) => Promise<void>
}

type Shape = {
  /** Columns of type integer, never null, which come first. */
  keys: readonly string[]
  /** How many elements the array of double precision has, which comes last; elements may be null. */
  width: number
}

/** The name of the last column. */
const VALUES = 'values'

/** Declares rows of numbers, prepared by the same test as a `statement`; COPY takes no parameters, so `sql` has literals alone. */
export function numberRows<Params = void>(
  { keys, width }: Pick<Shape, 'keys'> & { width: (params: Params) => number },
  preparation: Preparation<Params>,
): NumberRows<Params> {
  declareStatement(preparation, {
    ...Object.fromEntries(keys.map((key) => [key, integer])),
    [VALUES]: arrayOf(orNull(float8)),
  })
  return {
    read: async (db, params, onRow) => {
      const { sql, parameters } = buildSql(preparation, params).compile(db)
      if (parameters.length > 0) throw new TypeError('COPY takes no parameters')
      const client = await clientOf(db)
      const readRows = createRowReader({ keys, width: width(params) }, onRow)
      const chunks: AsyncIterable<Buffer> = client.query(copyTo(`copy (${sql}) to stdout (format binary)`))
      for await (const chunk of chunks) readRows(chunk)
    },
  }
}

const FILE_HEADER_BYTES = 19
/** Number of dimensions, of flags, type; size and lower bound of the only dimension. */
const ARRAY_HEADER_BYTES = 20
const KEY_BYTES = 4
const VALUE_BYTES = 8
const FLOAT8_OID = 701
const END_OF_FILE = -1
const NULL = -1

/** Reads the binary format of COPY; pieces of it end anywhere. */
function createRowReader({ keys: names, width }: Shape, onRow: (row: NumberRow) => void): (chunk: Buffer) => void {
  const row = { keys: new Int32Array(names.length), values: new Float64Array(width) }
  const arrayAt = 2 + names.length * (4 + KEY_BYTES)
  let rest: Buffer | null = null
  let toSkip = FILE_HEADER_BYTES
  return (chunk) => {
    const bytes: Buffer = rest === null ? chunk : Buffer.concat([rest, chunk])
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let at = 0
    if (bytes.byteLength >= toSkip) {
      at = toSkip
      toSkip = 0
      for (let next = findNext(view, at, arrayAt); next !== null; next = findNext(view, at, arrayAt)) {
        readRow(view, at)
        onRow(row)
        at = next
      }
    }
    rest = at < bytes.byteLength ? Buffer.from(bytes.subarray(at)) : null
  }

  function readRow(view: DataView, start: number): void {
    for (let place = 0; place < names.length; place += 1)
      row.keys[place] = view.getInt32(start + 2 + place * (4 + KEY_BYTES) + 4)
    readArray(view, start + arrayAt + 4)
  }

  function readArray(view: DataView, start: number): void {
    if (view.getInt32(start) !== 1 || view.getInt32(start + 8) !== FLOAT8_OID || view.getInt32(start + 12) !== width)
      throw new TypeError(`not an array of ${width} double precision numbers`)
    let at = start + ARRAY_HEADER_BYTES
    for (let place = 0; place < width; place += 1) {
      const isNull = view.getInt32(at) === NULL
      row.values[place] = isNull ? NaN : view.getFloat64(at + 4)
      at += isNull ? 4 : 4 + VALUE_BYTES
    }
  }
}

/** Where the row that begins at `start` ends; null where the rest of it has not come yet, and at the end of all. */
function findNext(view: DataView, start: number, arrayAt: number): number | null {
  const from = start + arrayAt + 4
  if (view.byteLength < start + 2 || view.getInt16(start) === END_OF_FILE || view.byteLength < from) return null
  const next = from + view.getInt32(from - 4)
  return next <= view.byteLength ? next : null
}
