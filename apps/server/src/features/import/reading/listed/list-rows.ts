import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileFault } from '../../../../shared/file-fault.ts'
import { readPacked, unpackedName } from '../../../../shared/packed-file.ts'

export type ListRow = { file: string; line: number; cells: readonly string[] }

const LINE_FEED = 0x0a
/** With which files of older systems end. */
const END_OF_FILE = 0x1a
const MAX_RECORD_LENGTH = 1024 * 1024

/**
 * The rows of a CSV file of a list that has no header, or something before it; cells trimmed. Throws `FileFault` for another
 * encoding, quotes that do not match, and a last line without line break.
 */
export async function* readListRows(path: string): AsyncGenerator<ListRow> {
  const file = unpackedName(path)
  let line = 1
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: MAX_RECORD_LENGTH,
  })
  const rows: AsyncIterable<{ record: readonly string[]; info: { lines: number } }> = pipeline(
    Readable.from(readText(path)),
    parser,
    () => undefined,
  )
  try {
    for await (const { record, info } of rows) {
      line = info.lines
      yield { file, line, cells: record.map((cell) => cell.trim()) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileFault('quotes', { file, line: line + 1 }, error.message)
    if (error instanceof TypeError) throw new FileFault('encoding', { file, line }, 'not valid UTF-8')
    throw error
  }
}

async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let last: number | undefined
  for await (const chunk of readPacked(path)) {
    last = chunk.at(-1) ?? last
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
  if (last !== undefined && last !== LINE_FEED && last !== END_OF_FILE)
    throw new FileFault('cut-off', { file: unpackedName(path), line: 1 }, 'the last line has no line break')
}

/** Cells by the name of their column. Throws `FileFault` where the header is not exactly the one that is known. */
export function readColumns<Column extends string>(
  header: ListRow,
  columns: readonly Column[],
): (row: ListRow, column: Column) => string {
  const missing = columns.filter((column) => !header.cells.includes(column))
  const unexpected = header.cells.filter((cell) => !columns.some((column) => column === cell))
  if (missing.length + unexpected.length > 0 || header.cells.length !== columns.length)
    throw new FileFault(
      'columns',
      header,
      `missing: ${missing.join(', ')}; unexpected: ${unexpected.join(', ')}`.slice(0, 500),
    )
  return ({ cells }, column) => cells[header.cells.indexOf(column)] ?? ''
}
