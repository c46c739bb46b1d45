import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileFault, type FilePlace } from './file-fault.ts'
import { removeHiddenSigns } from './hidden-signs.ts'
import { readPacked, unpackedName } from './packed-file.ts'

/** A row with a cell, trimmed, for every column. */
export type CsvRow<Column extends string> = FilePlace & { isComplete: true; cell: (column: Column) => string }

/** A row of another width than the header; in the place of a column may stand the cell of a neighbour, or none. */
export type CsvMisfit<Column extends string> = FilePlace & {
  isComplete: false
  cells: number
  columns: number
  cell: (column: Column) => string
}

export type CsvFile<Column extends string> = {
  /** May be packed: `.gz`, or a `.zip` with one file. */
  path: string
  /** The columns the file must have, in any order, and no others but the optional ones. */
  columns: readonly Column[]
  /** Columns that not every edition has: their cells are empty there. */
  optionalColumns?: readonly Column[]
  /** The file has columns by the hundred, of which those named are read: others are no fault. */
  hasOtherColumns?: boolean
  /**
   * The publisher does not double quotes in cells that have none around them: there they stand for themselves. So does all of
   * a cell that goes on behind its closing quote.
   */
  hasLooseQuotes?: boolean
  /** A comma where it is left out. */
  delimiter?: ',' | ';' | '\t'
  /** False where the publisher leaves the last line without its line break; a cut in that line is then not noticed. */
  endsWithLineBreak?: boolean
}

const MAX_RECORD_BYTES = 1024 * 1024

/**
 * Reads a UTF-8 file of rows and columns row by row in constant memory. Throws {@link FileFault} for a wrong encoding or
 * header, quotes that do not match, and a file that was cut off: its last line has no line break or too few cells. A cut between two lines is
 * not noticed here.
 */
export async function* readCsv<Column extends string>(
  file: CsvFile<Column>,
): AsyncGenerator<CsvRow<Column> | CsvMisfit<Column>> {
  const name = unpackedName(file.path)
  let positions: ReadonlyMap<string, number> | null = null
  let misfit: CsvMisfit<Column> | null = null
  for await (const { record: cells, info } of parseRecords(file)) {
    const line = info.lines
    if (positions === null) {
      positions = readHeader({ file: name, line }, cells, file)
      continue
    }
    if (misfit !== null) yield misfit
    misfit = null
    const known = positions
    const cell = (column: Column) => cells[known.get(column) ?? -1]?.trim() ?? ''
    if (cells.length === known.size) yield { file: name, line, isComplete: true, cell }
    else misfit = { file: name, line, isComplete: false, cells: cells.length, columns: known.size, cell }
  }
  if (positions === null) throw new FileFault('empty', { file: name, line: 1 }, 'no header')
  if (misfit === null) return
  if (misfit.cells < misfit.columns)
    throw new FileFault('cut-off', misfit, `${misfit.cells} of ${misfit.columns} columns in the last line`)
  yield misfit
}

function readHeader(
  place: FilePlace,
  cells: readonly string[],
  { columns, optionalColumns = [], hasOtherColumns = false }: CsvFile<string>,
): ReadonlyMap<string, number> {
  const found = cells.map((cell) => cell.trim())
  const missing = columns.filter((column) => !found.includes(column))
  const unexpected = found.filter(
    (column, index) =>
      !(hasOtherColumns || columns.includes(column) || optionalColumns.includes(column)) ||
      found.indexOf(column) !== index,
  )
  if (missing.length === 0 && unexpected.length === 0) return new Map(found.map((column, index) => [column, index]))
  const problems = [
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ...(unexpected.length > 0 ? [`unexpected: ${unexpected.join(', ')}`] : []),
  ]
  throw new FileFault('columns', place, problems.join('; ').slice(0, 500))
}

type Entry = { record: readonly string[]; info: { lines: number } }

async function* parseRecords(file: CsvFile<string>): AsyncGenerator<Entry> {
  let parsedLines = 0
  const parser = parse({
    bom: true,
    delimiter: file.delimiter ?? ',',
    info: true,
    relax_column_count: true,
    relax_quotes: file.hasLooseQuotes ?? false,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: MAX_RECORD_BYTES,
    on_record: (record, { lines }) => {
      parsedLines = lines
      return record
    },
  })
  // A fault of the source destroys the parser, whose reader meets it below.
  const entries: AsyncIterable<Entry> = pipeline(Readable.from(decodeBlocks(file)), parser, () => undefined)
  try {
    for await (const entry of entries) {
      if (file.hasLooseQuotes === true) refuseSwallowedRow(file, entry)
      yield entry
    }
  } catch (error) {
    // The record at fault begins after the last one that was parsed.
    if (error instanceof CsvError)
      throw new FileFault('quotes', { file: unpackedName(file.path), line: parsedLines + 1 }, error.message)
    throw error
  }
}

/**
 * Where quotes may stand anywhere, one that is not closed reads on into the rows below, to where the next one stands: a row of
 * the right width may come of it. Publishers who write so have no cells of several lines.
 */
function refuseSwallowedRow({ path }: CsvFile<string>, { record, info }: Entry): void {
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  if (breaks === 0) return
  const place = { file: unpackedName(path), line: info.lines - breaks }
  throw new FileFault('quotes', place, 'a quote that is not closed in its row')
}

const LINE_FEED = 0x0a

/** The text of a file in blocks of whole lines. */
async function* decodeBlocks(file: CsvFile<string>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let place: FilePlace = { file: unpackedName(file.path), line: 1 }
  for await (const chunk of readPacked(file.path)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    rest = bytes.subarray(end)
    if (rest.length > MAX_RECORD_BYTES)
      throw new FileFault('line-too-long', place, `more than ${MAX_RECORD_BYTES} bytes without a line break`)
    if (end === 0) continue
    const text = decode(bytes.subarray(0, end), place)
    place = { ...place, line: place.line + countLines(text) }
    yield text
  }
  if (rest.length === 0) return
  if (file.endsWithLineBreak ?? true) throw new FileFault('cut-off', place, 'the last line has no line break')
  yield decode(rest, place)
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Zero bytes are valid UTF-8, but of text only UTF-16 has them, and PostgreSQL takes none. */
function decode(bytes: Buffer, place: FilePlace): string {
  if (isUtf8(bytes) && !bytes.includes(0)) return removeHiddenSigns(decoder.decode(bytes))
  let start = 0
  for (let line = place.line; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start)
    const part = bytes.subarray(start, end === -1 ? bytes.length : end)
    if (end === -1 || !isUtf8(part) || part.includes(0))
      throw new FileFault('encoding', { ...place, line }, 'not valid UTF-8')
    start = end + 1
  }
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
