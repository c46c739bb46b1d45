import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export type TableColumns = { table: string; columns: readonly string[] }

/** A stream that also tells, once it has ended, how many rows went through it. */
export type Counted<Stream> = Stream & { readonly rowCount: number }

/** The rows of a table as PostgreSQL's own COPY text. The client must do nothing else until the stream has ended. */
export function readCopyText(client: pg.ClientBase, source: TableColumns): Counted<Readable> {
  return client.query(copyTo(`copy ${target(source)} to stdout`))
}

/** Takes what {@link readCopyText} gave. The table must have been truncated in the same transaction: rows arrive frozen. */
export function writeCopyText(client: pg.ClientBase, destination: TableColumns): Counted<Writable> {
  return client.query(copyFrom(`copy ${target(destination)} from stdin (freeze)`))
}

function target({ table, columns }: TableColumns): string {
  return `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
