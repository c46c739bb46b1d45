import { Worker } from 'node:worker_threads'
import type { writeXlsx } from 'hucre/xlsx'

/** What a column holds: texts, amounts, shares (0.084 = 8.4 %), calendar days (YYYY-MM-DD). */
export type CellKind = 'text' | 'number' | 'percent' | 'date'

export type SheetColumn = {
  title: string
  /** In characters. */
  width: number
  kind: CellKind
}

export type SheetRow = {
  cells: readonly (string | number | null)[]
  isStrong: boolean
  /** How far the first cell is moved in. */
  indent?: number
  /** Of the numbers of this row, where they differ from the format of the sheet. */
  numberFormat?: string
}

export type SheetContent = {
  sheetName: string
  /** Lines above the table, the first one the title. */
  heading: readonly string[]
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
  /** Of the `number` columns. */
  numberFormat?: string
  /** So many columns stay in sight with the heading; none unless told. */
  frozenColumns?: number
}

const MAX_SHEET_NAME = 31
/** Of more, a workbook takes a moment that others would have to wait for. */
const CELLS_AT_ONCE = 20_000
/** As the properties of the file name it. */
const AUTHOR = 'Mérleg'
/** So many letters fit across a page that stands upright. */
const PORTRAIT_LETTERS = 100
const HEADING_FILL = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'EEF3F4' } } as const
/** Formats that read the same in every language of the office programme. */
const FORMATS: Readonly<Record<CellKind, string | null>> = {
  text: null,
  number: '#,##0;-#,##0',
  percent: '0.0%;-0.0%',
  date: 'yyyy-mm-dd',
}

type Cell = string | number | Date | null
type WrittenSheet = Parameters<typeof writeXlsx>[0]['sheets'][number]

/**
 * A workbook of some sheets with frozen headings; numbers and days are such, texts stay texts whatever they begin with. A
 * large one is written in a thread of its own. @throws RangeError where a cell of a `date` column is no day.
 */
export async function renderWorkbook(...sheets: readonly SheetContent[]): Promise<Buffer> {
  const cells = sheets.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0)
  return Buffer.from(await (cells > CELLS_AT_ONCE ? writeApart(sheets) : writeWorkbook(sheets)))
}

/** The same, where nobody else waits. */
export async function writeWorkbook(sheets: readonly SheetContent[]): Promise<Uint8Array> {
  const names = nameSheets(sheets.map(({ sheetName }) => sheetName))
  // Read where a workbook is asked for: no start waits for it.
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map((sheet, index) => layOutSheet(sheet, names[index] ?? '')),
    properties: { title: sheets[0]?.heading.slice(0, 2).join(' – ') ?? '', creator: AUTHOR },
  })
}

async function writeApart(sheets: readonly SheetContent[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: sheets })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the thread that writes workbooks ended with code ${code}`)))
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}

function layOutSheet(content: SheetContent, name: string): WrittenSheet {
  const { heading, columns, rows, frozenColumns = 0 } = content
  const headingRow = heading.length
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: [
      ...heading.map((line) => [toXmlText(line)]),
      columns.map(({ title }) => title),
      ...rows.map(({ cells }) => cells.map((cell, index) => toCell(cell, columns[index]))),
    ],
    cells: styleCells(content),
    freezePane: { rows: headingRow + 1, ...(frozenColumns > 0 ? { columns: frozenColumns } : {}) },
    pageSetup: {
      paperSize: 'a4',
      orientation: columns.reduce((sum, { width }) => sum + width, 0) > PORTRAIT_LETTERS ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$${headingRow + 1}:$${headingRow + 1}`,
    },
  }
}

function styleCells({ heading, columns, rows, numberFormat }: SheetContent): Map<string, { style: object }> {
  const headingRow = heading.length
  const cells = new Map<string, { style: object }>([['0,0', { style: { font: { bold: true, size: 13 } } }]])
  columns.forEach((column, index) => {
    const horizontal = column.kind === 'text' ? 'left' : 'right'
    const alignment = { horizontal, vertical: 'center', wrapText: true } as const
    cells.set(`${headingRow},${index}`, { style: { font: { bold: true }, fill: HEADING_FILL, alignment } })
  })
  rows.forEach((row, rowIndex) =>
    columns.forEach(({ kind }, index) => {
      const own = kind === 'number' ? (row.numberFormat ?? numberFormat) : undefined
      const numFmt = own ?? FORMATS[kind]
      const style = {
        ...(numFmt === null ? {} : { numFmt }),
        ...(row.isStrong ? { font: { bold: true } } : {}),
        ...(index === 0 && row.indent ? { alignment: { horizontal: 'left', indent: row.indent } } : {}),
      }
      cells.set(`${headingRow + 1 + rowIndex},${index}`, { style })
    }),
  )
  return cells
}

function toCell(cell: string | number | null, column: SheetColumn | undefined): Cell {
  if (column?.kind !== 'date' || cell === null) return typeof cell === 'string' ? toXmlText(cell) : cell
  const day = new Date(`${cell}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) throw new RangeError('a cell of a column of days is no day')
  return day
}

/** Without the characters that no XML document may hold: a workbook with one of them is not opened at all. */
export function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}

/** A sheet's name has at most 31 characters, none of `[]:*?/\`, no apostrophe at its ends, and is there once. */
export function nameSheets(wanted: readonly string[]): string[] {
  const used = new Set<string>()
  return wanted.map((text) => {
    const clean = text.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '')
    for (let count = 1; ; count += 1) {
      const ending = count === 1 ? '' : ` ${count}`
      const name = `${shorten(clean, MAX_SHEET_NAME - ending.length)}${ending}`
      if (used.has(name.toLowerCase())) continue
      used.add(name.toLowerCase())
      return name
    }
  })
}

/** A text that is too long, up to the end of a word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
