import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { clientOf, type DbOrTx } from './connect.ts'

export type CopyOptions = {
  /** `table` or `schema.table`. */
  table: string
  columns: readonly string[]
  /**
   * Pulled only as fast as the server takes them. Each row has a value per column, in that order: an array becomes a
   * PostgreSQL array, an object JSON (give JSON arrays as JSON text).
   */
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>
}

/** Loads rows through COPY and returns how many; an error in `rows` or in the server leaves none of them. */
export async function copyRows(tx: DbOrTx, { table, columns, rows }: CopyOptions): Promise<number> {
  const client = await clientOf(tx)
  const target = table.split('.').map(pg.escapeIdentifier).join('.')
  const stream = client.query(copyFrom(`copy ${target} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`))
  await pipeline(Readable.from(encodeRows(rows, columns.length), { objectMode: true, highWaterMark: 2 }), stream)
  return stream.rowCount
}

const chunkLength = 64 * 1024

function encodeRows(rows: CopyOptions['rows'], width: number): Iterable<Buffer> | AsyncIterable<Buffer> {
  return Symbol.iterator in rows ? encodeNow(rows, width) : encodeLater(rows, width)
}

/** Of rows that are there no row is waited for: a turn for each of millions takes longer than to encode it. */
function* encodeNow(rows: Iterable<readonly unknown[]>, width: number): Generator<Buffer> {
  let text = ''
  for (const row of rows) {
    text += encodeRow(row, width)
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

async function* encodeLater(rows: AsyncIterable<readonly unknown[]>, width: number): AsyncGenerator<Buffer> {
  let text = ''
  for await (const row of rows) {
    text += encodeRow(row, width)
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

function encodeRow(row: readonly unknown[], width: number): string {
  if (row.length !== width) throw new RangeError(`a row has ${row.length} values for ${width} columns`)
  let text = ''
  for (const [place, value] of row.entries()) text += place === 0 ? encodeField(value) : `\t${encodeField(value)}`
  return `${text}\n`
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function encodeField(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  const text = typeof value === 'string' ? value : renderValue(value)
  return /[\\\t\n\r]/.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : text
}

/** A value as PostgreSQL reads it of a text: an array as its array, an object as JSON. */
export function renderValue(value: NonNullable<unknown>): string {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(toArrayElement).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  throw new TypeError(`a ${typeof value} cannot be copied`)
}

function toArrayElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return renderValue(value)
  return `"${renderValue(value).replaceAll(/["\\]/g, '\\$&')}"`
}
