import type { RejectedLine } from '@merleg/domain/observation'
import { readHungarianDay } from '../../reading/cell-values.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import type { FILING_COLUMNS, FilingRow } from './filing-heading.ts'
import type { PageTable, SavedPage } from './saved-page.ts'

type Column = (typeof FILING_COLUMNS)[number]
type Cells = Partial<Record<Column, string>>

/** What the page says before its tables, each behind its label. */
const LABELS: readonly (readonly [Column, RegExp])[] = [
  ['company', /A cég elnevezése:\s*([^\n]+)/],
  ['registration_number', /Nyilvántartási száma?:\s*(\d{2}-\d{2}-\d{6})/],
  ['tax_number', /Adószáma?:\s*([\d-]+)/],
  ['headquarter', /Székhelye?:\s*([^\n]+)/],
  ['currency', /Pénznem:\s*([A-Z]{3})\b/],
  ['unit', /Pénzegység:\s*(\p{L}+)/u],
  ['filing_date', /Elfogadás időpontja:\s*(\d{4}\.\s*\p{L}+\s*\d{1,2}\.?)/u],
]

const PERIODS = /(\d{4}\.\s*\p{L}+\s*\d{1,2}\.?)\s*[-–—]\s*(\d{4}\.\s*\p{L}+\s*\d{1,2}\.?)/gu
/** A business year has twelve months; the first and the last one of a company may have more, yet never so many. */
const MOST_YEARS = 2

/** The rows of the filing that a page shows, or why it cannot be read; `file` is its name. */
export function readPageFiling(page: SavedPage, file: string): FilingRow[] | RejectedLine {
  const place = { file, line: 1 }
  if (isConsolidated(page)) return rejectLine(place, 'entry-kind', 'konszolidált')
  const heading: Cells = { source: file }
  for (const [column, label] of LABELS) heading[column] = label.exec(page.text)?.[1]?.trim() ?? ''
  const { start, end } = findPeriod(page)
  const missing = [
    ...(['company', 'tax_number', 'currency', 'unit'] as const).filter((column) => heading[column] === ''),
    ...(start === null ? ['period'] : []),
  ]
  const tables = page.tables.flatMap((table) => findStatement(table) ?? [])
  for (const kind of ['balanceSheet', 'incomeStatement'])
    if (!tables.some(({ statement }) => statement === kind)) missing.push(kind)
  if (missing.length > 0 || start === null)
    return rejectLine(place, 'layout-unknown', `not on the page: ${missing.join(', ')}`)
  heading.target_year = end.slice(0, 4)
  const rows: FilingRow[] = []
  for (const table of tables) {
    const columns = findColumns(table)
    if (columns === null)
      return rejectLine(place, 'layout-unknown', `${table.statement}: ${table.header.join(' | ').slice(0, 200)}`)
    for (const [index, cells] of table.numbered.entries()) {
      const row: Cells = {
        ...heading,
        statement: table.statement,
        seq: String(index + 1),
        row_number: String(Number.parseInt(cells[0] ?? '', 10)),
        item_name: cells[1] ?? '',
        previous_year: readCell(cells[columns.previous]),
        amendments: columns.amended === null ? '' : readCell(cells[columns.amended]),
        target_year_value: readCell(cells[columns.target]),
      }
      const line = rows.length + 1
      rows.push({ file, line, isComplete: true, cell: (column) => row[column] ?? '', period: { start, end } })
    }
  }
  return rows
}

function isConsolidated({ text }: SavedPage): boolean {
  return text.split('\n').some((line) => /konszolidált/i.test(line) && /beszámoló/i.test(line))
}

type Period = { start: string; end: string } | { start: null; end: null }
const NO_PERIOD: Period = { start: null, end: null }

/** The only business year that the page names: of several nobody can tell which one its figures are of. */
function findPeriod({ text }: SavedPage): Period {
  const named = [...text.matchAll(PERIODS)].map(([, from = '', until = '']) => ({
    start: readHungarianDay(from),
    end: readHungarianDay(until),
  }))
  const [first] = named
  const start = first?.start ?? null
  const end = first?.end ?? null
  if (start === null || end === null || start > end) return NO_PERIOD
  if (named.some((other) => other.start !== start || other.end !== end)) return NO_PERIOD
  return Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > MOST_YEARS ? NO_PERIOD : { start, end }
}

type StatementTable = {
  statement: 'balanceSheet' | 'incomeStatement'
  /** The cells above the first numbered row. */
  header: readonly string[]
  numbered: readonly (readonly string[])[]
  headerRows: readonly (readonly string[])[]
}

const isNumbered = (row: readonly string[]) => /^\d{1,3}\.?$/.test(row[0] ?? '')

/** A table of numbered rows under the name of a statement, in its first rows or right before it. */
function findStatement({ before, rows }: PageTable): StatementTable | null {
  const first = rows.findIndex(isNumbered)
  if (first === -1) return null
  const headerRows = rows.slice(0, first)
  const header = headerRows.flat()
  const statement = [header.join(' '), before].map(nameStatement).find((name) => name !== null)
  return statement == null ? null : { statement, header, headerRows, numbered: rows.filter(isNumbered) }
}

function nameStatement(text: string): StatementTable['statement'] | null {
  if (/eredménykimutatás/i.test(text)) return 'incomeStatement'
  return /mérleg/i.test(text) ? 'balanceSheet' : null
}

type Columns = { previous: number; amended: number | null; target: number }

/**
 * Which cell is which year's: by the words above, where one row of the header has a cell for each; else in the order of the
 * schemes of the accounting law (number, title, year before, its corrections where there are any, year).
 */
function findColumns({ headerRows, header, numbered }: StatementTable): Columns | null {
  const widths = new Set(numbered.map((row) => row.length))
  const [width = 0] = widths
  if (widths.size !== 1 || (width !== 4 && width !== 5)) return null
  const titles = headerRows.findLast((row) => row.length === width)
  const places = (word: RegExp) => titles?.flatMap((title, index) => (word.test(title) ? [index] : [])) ?? []
  const [ofPrevious, ofTarget] = [places(/előző/i), places(/tárgy/i)]
  const [previous = -1, target = -1] = [ofPrevious[0], ofTarget[0]]
  // "Tárgyévet megelőző év" has the words of both years in it: whose figures are below is not known then.
  if (ofPrevious.length > 1 || ofTarget.length > 1 || (previous !== -1 && previous === target)) return null
  const amended = titles?.findIndex((title, index) => index > 1 && index !== previous && index !== target) ?? -1
  if (previous > 1 && target > 1) return { previous, target, amended: amended === -1 ? null : amended }
  // Words of which one row has not all: then nothing may speak against the order of the law.
  if (!header.some((title) => /előző/i.test(title)) || previous > 2) return null
  if (target !== -1 && target !== width - 1) return null
  return { previous: 2, amended: width === 5 ? 3 : null, target: width - 1 }
}

/** Points between thousands; a dash where there is nothing. */
function readCell(text = ''): string {
  const plain = text.replaceAll('\u00A0', ' ').trim()
  if (/^[-–—]?$/.test(plain)) return ''
  return /^[-\u2212]?\d{1,3}(?:\.\d{3})+$/.test(plain) ? plain.replaceAll('.', '') : plain
}
