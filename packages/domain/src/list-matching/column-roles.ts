import { parseRegisterNumber } from '../register-number.ts'
import { foldName } from '../name-folding.ts'
import { normaliseRomanianRegisterNumber } from '../foreign-identifier.ts'
import { splitLegalForm } from '../legal-form-split.ts'
import { settlementsOfPostalCode } from '../reference/postal-codes.ts'
import { parseTaxNumber } from '../tax-number.ts'
import { readCountry } from './countries.ts'

/** What a column of an uploaded list may hold; every other one is only handed back. */
export const COLUMN_ROLES = [
  'tax-number',
  'register-number',
  'name',
  'zip',
  'settlement',
  'street',
  'address',
  'country',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** With none of these there is nothing to match by. */
export const MATCHING_ROLES: readonly ColumnRole[] = ['tax-number', 'register-number', 'name']

export type GuessedColumns = {
  /** Is the first line a heading? */
  hasHeading: boolean
  roles: (ColumnRole | null)[]
}

/** Beginnings or parts of headings, folded, in Hungarian, English and German; the first that fits counts. */
const HEADINGS: ReadonlyArray<readonly [ColumnRole, RegExp]> = [
  ['tax-number', /adoszam|adoazonosito|\btax\b|\bvat\b|steuern|ust id|\bust\b|\buid\b|\bcui\b|\bcif\b|fiscal/],
  [
    'register-number',
    /cegjegyzek|nyilvantartasi|cegszam|regist|handelsreg|firmenbuch|\bhrb\b|\breg\b|reg n|company n(?:o|r|umber)\b/,
  ],
  ['zip', /iranyitoszam|\birsz\b|\bir ?szam\b|\bzip\b|postal|postcode|post code|\bplz\b|postleitzahl/],
  ['country', /orszag|country|\bland\b|staat/],
  ['settlement', /telepules|varos|helyseg|\bcity\b|\btown\b|\bort\b|stadt|settlement|locality|oras/],
  ['street', /utca|kozterulet|hazszam|street|stra(?:s|ss)e\b|^str\b/],
  ['address', /\bcim\b|\bcime\b|szekhely|address|adresse|anschrift|\bsitz\b|\bseat\b|registered office/],
  [
    'name',
    /cegnev|\bnev\b|\bneve\b|elnevezes|megnevezes|partner|ugyfel|vevo|szallito|\bname\b|company|customer|client|firma|kunde|denumire|^ceg$/,
  ],
]

/** What is recognised by itself, whatever the heading says. */
const TELLING_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['tax-number', 'register-number', 'name', 'address'])
const SAMPLE_ROWS = 200
const MOST_HEADING_LETTERS = 60
/** So many of the cells of a column that are filled in have to look like it. */
const LEAST_SHARE = 0.6
/** A column may hold one day throughout, and of every ten days the digits of one pass for a tax number. */
const DAY = /^\d{4}[.\-/]\s?\d{1,2}[.\-/]\s?\d{1,2}\.?$/

/** Lines that may stand above a table: what it is, whose and of which day. */
const MOST_TITLE_ROWS = 3

/**
 * How many of the first rows are a title above the table: rows of one cell, above a heading of several. Two of its cells
 * have to name columns and none may look like data, so that no list loses companies of which it has the name alone.
 */
export function countTitleRows(rows: readonly (readonly string[])[]): number {
  const count = rows.slice(0, MOST_TITLE_ROWS + 1).findIndex((row) => listFilled(row).length > 1)
  return count > 0 && isHeadingOfSeveral(listFilled(rows[count] ?? [])) ? count : 0
}

function isHeadingOfSeveral(filled: readonly string[]): boolean {
  if (filled.some((cell) => /\d/.test(cell) || splitLegalForm(cell).legalForm !== null)) return false
  const roles = new Set(filled.map(readHeading).filter((role) => role !== null))
  return roles.size > 1 && MATCHING_ROLES.some((role) => roles.has(role))
}

const listFilled = (row: readonly string[]): string[] => row.filter((cell) => cell.trim() !== '')

/** Guesses what the columns of a list hold, from the headings first and then from what stands in them. */
export function guessColumns(rows: readonly (readonly string[])[]): GuessedColumns {
  const first = rows[0] ?? []
  const width = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => index)
  const headings = columns.map((index) => readHeading(first[index] ?? ''))
  const below = columns.map((index) => listCells(rows.slice(1), index))
  const hasHeading = isHeading(first, { headings, below })
  const roles = columns.map((index) => {
    const cells = hasHeading ? (below[index] ?? []) : listCells(rows, index)
    const guess = (hasHeading ? headings[index] : null) ?? guessByContent(cells)
    // Four digits below a heading that names something else are an amount.
    const isNamed = hasHeading && (first[index] ?? '').trim() !== '' && headings[index] === null
    return isNamed && guess !== null && !TELLING_ROLES.has(guess) ? null : guess
  })
  return { hasHeading, roles: keepOneName(roles, { rows, hasHeading, headings }) }
}

function readHeading(text: string): ColumnRole | null {
  if (text.length > MOST_HEADING_LETTERS || /\d{3}/.test(text)) return null
  const folded = foldName(text)
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

function listCells(rows: readonly (readonly string[])[], index: number): string[] {
  return rows
    .slice(0, SAMPLE_ROWS)
    .map((row) => (row[index] ?? '').trim())
    .filter((cell) => cell !== '')
}

type Seen = { headings: readonly (ColumnRole | null)[]; below: readonly string[][] }

/** A first line with no digits above columns of digits is one, and one that names columns and no company. */
function isHeading(first: readonly string[], { headings, below }: Seen): boolean {
  const filled = listFilled(first)
  if (filled.length === 0 || filled.some((cell) => /\d{4}/.test(cell))) return false
  if (filled.some((cell) => splitLegalForm(cell).legalForm !== null && readHeading(cell) === null)) return false
  if (headings.some((role) => role !== null)) return true
  return below.some((cells) => ['tax-number', 'register-number', 'zip'].includes(guessByContent(cells) ?? ''))
}

function guessByContent(cells: readonly string[]): ColumnRole | null {
  if (cells.length === 0) return null
  const share = (isLike: (cell: string) => boolean) => cells.filter(isLike).length / cells.length
  const isNumber = (cell: string) => cell.replace(/[\s.\-/]/g, '').length >= 8 && !DAY.test(cell)
  if (share((cell) => isNumber(cell) && parseTaxNumber(cell).ok) >= LEAST_SHARE) return 'tax-number'
  const isRegister = (cell: string) => parseRegisterNumber(cell).ok || normaliseRomanianRegisterNumber(cell) !== null
  if (share(isRegister) >= LEAST_SHARE) return 'register-number'
  if (share((cell) => /^(?:HU|RO|EE|AT|DE|SK)[\s-]?\d{2,12}$/i.test(cell)) >= LEAST_SHARE) return 'tax-number'
  if (share(isPostalCode) >= LEAST_SHARE) return 'zip'
  if (share((cell) => readCountry(cell) !== null) >= LEAST_SHARE) return 'country'
  if (share((cell) => /^(?:H-?)?\d{4,6}[\s,]+\p{L}/u.test(cell)) >= LEAST_SHARE) return 'address'
  if (share((cell) => splitLegalForm(cell).legalForm !== null) >= LEAST_SHARE / 2) return 'name'
  return null
}

function isPostalCode(cell: string): boolean {
  const code = /^(?:H-?)?(\d{4})$/.exec(cell)?.[1]
  return code !== undefined && settlementsOfPostalCode(code).length > 0
}

type Names = { rows: readonly (readonly string[])[]; hasHeading: boolean; headings: readonly (ColumnRole | null)[] }

/** Of several columns of names the one with legal forms is meant; without any, the first column of words. */
function keepOneName(roles: readonly (ColumnRole | null)[], { rows, hasHeading, headings }: Names) {
  const body = hasHeading ? rows.slice(1) : rows
  const formShare = (index: number) => {
    const cells = listCells(body, index)
    return cells.filter((cell) => splitLegalForm(cell).legalForm !== null).length / Math.max(1, cells.length)
  }
  const names = roles.flatMap((role, index) => (role === 'name' ? [index] : []))
  if (names.length > 1) {
    const [best] = names.toSorted((a, b) => formShare(b) - formShare(a) || a - b)
    return roles.map((role, index) => (role === 'name' && index !== best ? null : role))
  }
  if (names.length === 1) return [...roles]
  const words = roles.findIndex(
    (role, index) => role === null && (headings[index] ?? null) === null && isWords(listCells(body, index)),
  )
  return roles.map((role, index) => (index === words ? ('name' as const) : role))
}

function isWords(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.filter((cell) => /\p{L}{3}/u.test(cell)).length / cells.length >= LEAST_SHARE
}
