import { cutText } from '@merleg/domain/format/cut-text'
import { nameSheets, toXmlText } from './xlsx.ts'
import { streamZip } from './zip-stream.ts'

export type StreamedWorkbook = {
  sheetName: string
  columns: readonly { title: string; width: number }[]
  /** At most {@link MAX_ROWS} in all. */
  blocks: AsyncIterable<readonly (readonly (string | number | null)[])[]>
  /** Lines of a second sheet: what the list is, and how it is to be read. */
  notes: { sheetName: string; lines: readonly string[] }
}

/** Rows of a sheet without its heading (Excel's limit, 2^20). */
const MAX_ROWS = 1_048_575
/** No office programme opens a workbook with a longer text. */
const MAX_CELL_LETTERS = 32_767
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Style 1: the bold headings. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`
/** Characters of a piece: few enough that it is gone again before the memory of the old is used for it. */
const PIECE = 65_536
const NEEDS_CARE = /[&<>]|^ | $|[^\u0020-\uD7FF\uE000-\uFFFD]/

/**
 * A workbook while its rows arrive, in constant memory (ECMA-376): headings in the first row, which stays in sight; numbers
 * are such, texts stay texts whatever they begin with. Several times as fast as the library by which other workbooks are
 * written, and for lists of hundreds of thousands of rows (ADR 69).
 */
export function streamWorkbook(workbook: StreamedWorkbook): AsyncIterable<Uint8Array> {
  const names = nameSheets([workbook.sheetName, workbook.notes.sheetName])
  return streamZip([
    { name: '[Content_Types].xml', content: [encode(writeTypes())] },
    { name: '_rels/.rels', content: [encode(writeRelations([['officeDocument', 'xl/workbook.xml']]))] },
    { name: 'xl/workbook.xml', content: [encode(writeBook(names))] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        encode(
          writeRelations([
            ['worksheet', 'worksheets/sheet1.xml'],
            ['worksheet', 'worksheets/sheet2.xml'],
            ['styles', 'styles.xml'],
          ]),
        ),
      ],
    },
    { name: 'xl/styles.xml', content: [encode(STYLES)] },
    { name: 'xl/worksheets/sheet1.xml', content: writeSheet(workbook) },
    { name: 'xl/worksheets/sheet2.xml', content: [encode(writeNotes(workbook.notes.lines))] },
  ])
}

const encode = (text: string): Buffer => Buffer.from(text)

async function* writeSheet({ columns, blocks }: StreamedWorkbook): AsyncGenerator<Uint8Array> {
  const letters = columns.map((_, place) => columnLetters(place))
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  const heading = columns.map(({ title }, place) => writeText(`${letters[place] ?? ''}1" s="1`, title)).join('')
  yield encode(
    `${DECLARATION}<worksheet xmlns="${MAIN}">${pane}<cols>${widths.join('')}</cols><sheetData><row r="1">${heading}</row>`,
  )
  let row = 1
  for await (const rows of blocks) {
    let text = ''
    for (const cells of rows) {
      row += 1
      text += writeRow(cells, letters, row)
      if (text.length < PIECE) continue
      yield encode(text)
      text = ''
    }
    if (text !== '') yield encode(text)
  }
  if (row > MAX_ROWS + 1) throw new RangeError('a sheet has more rows than it may')
  yield encode('</sheetData></worksheet>')
}

function writeRow(cells: readonly (string | number | null)[], letters: readonly string[], row: number): string {
  let text = `<row r="${row}">`
  for (let place = 0; place < cells.length; place += 1) {
    const cell = cells[place]
    if (cell == null) continue
    const at = `${letters[place] ?? ''}${row}`
    text += typeof cell === 'number' ? writeNumber(at, cell) : writeText(at, cell)
  }
  return `${text}</row>`
}

function writeNumber(at: string, value: number): string {
  return Number.isFinite(value) ? `<c r="${at}"><v>${value}</v></c>` : ''
}

function writeText(at: string, value: string): string {
  const isPlain = value.length <= MAX_CELL_LETTERS && !NEEDS_CARE.test(value)
  const text = isPlain ? `<t>${value}` : `<t xml:space="preserve">${escape(value)}`
  return `<c r="${at}" t="inlineStr"><is>${text}</t></is></c>`
}

function escape(value: string): string {
  return cutText(toXmlText(value), MAX_CELL_LETTERS)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function writeNotes(lines: readonly string[]): string {
  const rows = lines.map((line, index) => writeRow([line], ['A'], index + 1))
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="100" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

function writeTypes(): string {
  const part = (path: string, type: string) => `<Override PartName="/xl/${path}" ContentType="${TYPES}.${type}+xml"/>`
  const parts = [
    part('workbook.xml', 'sheet.main'),
    part('worksheets/sheet1.xml', 'worksheet'),
    part('worksheets/sheet2.xml', 'worksheet'),
    part('styles.xml', 'styles'),
  ]
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`
}

function writeRelations(targets: readonly (readonly [type: string, target: string])[]): string {
  const relations = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`
}

function writeBook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${escape(name).replaceAll('"', '&quot;')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`
}

/** A, B … Z, AA … */
function columnLetters(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (place % 26))
}
