import { type ColumnRole, guessColumns } from '../list-matching/column-roles.ts'
import { formatDecimal, parseDecimal } from '../money.ts'
import { foldName } from '../name-folding.ts'

/** What is wrong with a row of receivables; beside it whether a company was found for it. */
export const RECEIVABLE_FAULTS = ['company-unknown', 'company-uncertain', 'amount', 'currency', 'due-date'] as const
export type ReceivableFault = (typeof RECEIVABLE_FAULTS)[number]

/** Where a list of receivables says what. */
export type ReceivableColumns = {
  hasHeading: boolean
  /** Of the company. */
  roles: (ColumnRole | null)[]
  amount: number | null
  currency: number | null
  dueOn: number | null
}

/** Headings, folded, in Hungarian, English and German. */
const HEADINGS = {
  amount:
    /osszeg|kovetel|egyenleg|tartozas|kintlev|hatralek|amount|balance|receivable|outstanding|betrag|saldo|forderung/,
  currency: /penznem|deviza|valuta|currency|wahrung|waehrung/,
  dueOn: /hatarid|esedekes|lejarat|\bdue\b|maturity|fallig|faellig/,
} as const

/** Finds the columns by their headings; there has to be one. */
export function findReceivableColumns(rows: readonly (readonly string[])[]): ReceivableColumns {
  const folded = (rows[0] ?? []).map(foldName)
  const find = (kind: keyof typeof HEADINGS): number | null => {
    const index = folded.findIndex((title) => HEADINGS[kind].test(title))
    return index < 0 ? null : index
  }
  const dueOn = find('dueOn')
  const currency = find('currency')
  const amounts = folded.flatMap((title, index) =>
    HEADINGS.amount.test(title) && index !== dueOn && index !== currency ? [index] : [],
  )
  const own = new Set([amounts[0] ?? null, currency, dueOn])
  const { roles } = guessColumns(rows)
  return {
    hasHeading: amounts.length > 0,
    roles: roles.map((role, index) => (own.has(index) ? null : role)),
    amount: amounts[0] ?? null,
    currency,
    dueOn,
  }
}

export type ReadReceivable = {
  /** A decimal as PostgreSQL takes it; null where it cannot be read, or the currency cannot. */
  amount: string | null
  currency: string | null
  dueOn: string | null
  faults: ReceivableFault[]
}

/** Reads amount, currency (forint where none is given) and due date of a row. */
export function readReceivable(cells: readonly string[], columns: ReceivableColumns): ReadReceivable {
  const cell = (index: number | null) => (index === null ? '' : (cells[index] ?? '').trim())
  const told = splitAmount(cell(columns.amount))
  const currency = agreeOn(cell(columns.currency), told.currency)
  const amount = readAmount(told.number)
  const due = cell(columns.dueOn)
  const dueOn = due === '' ? null : readDay(due)
  const isCounted = amount !== null && currency !== null
  return {
    amount: isCounted ? amount : null,
    currency: isCounted ? currency : null,
    dueOn,
    faults: [
      ...(amount === null ? (['amount'] as const) : []),
      ...(currency === null ? (['currency'] as const) : []),
      ...(due !== '' && dueOn === null ? (['due-date'] as const) : []),
    ],
  }
}

/** An amount may bear its currency: `1 200 Ft`, `EUR 300`. */
function splitAmount(text: string): { number: string; currency: string } {
  const word = /\p{L}+\.?|[€$£]/u.exec(text)?.[0] ?? ''
  const currency = word.replace('.', '')
  return readCurrency(currency) === null
    ? { number: text, currency: '' }
    : { number: text.replace(word, '').trim(), currency }
}

/** Null where the cell of the amount names another currency than that of the currency. */
function agreeOn(told: string, beside: string): string | null {
  const currency = readCurrency(told || beside)
  return beside === '' || readCurrency(beside) === currency ? currency : null
}

const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  '': 'HUF',
  FT: 'HUF',
  FORINT: 'HUF',
  '€': 'EUR',
  EURO: 'EUR',
  EURÓ: 'EUR',
  $: 'USD',
  '£': 'GBP',
}

function readCurrency(text: string): string | null {
  const word = text.trim().toUpperCase()
  const known = CURRENCY_WORDS[word]
  if (known !== undefined) return known
  return /^[A-Z]{3}$/.test(word) ? word : null
}

/** So many digits before the mark: more is no claim. */
const MAX_WHOLE_DIGITS = 15

/**
 * An amount with a decimal comma or point and groups of three digits, as Hungarian, German and English programs write it.
 * Null where it is none, is below zero, or may mean two things (`1.234`: with a decimal mark it had no third digit, so that
 * it is taken for a group).
 */
export function readAmount(text: string): string | null {
  const compact = text.replace(/[\s\u00a0\u202f']/gu, '')
  const parsed = parseDecimal(dropGroups(compact))
  if (parsed === null || parsed.digits < 0n) return null
  const amount = formatDecimal(parsed)
  return (amount.split('.')[0] ?? '').length > MAX_WHOLE_DIGITS ? null : amount
}

function dropGroups(text: string): string {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0) return text
  const mark = text.charAt(last)
  const other = mark === ',' ? '.' : ','
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`).test(text)
  if (isGrouped) return text.replaceAll(mark, '')
  const whole = text.slice(0, last)
  const isWhole = /^[-\u2212\u2013]?\d+$/.test(whole) || new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`).test(whole)
  return isWhole ? `${whole.replaceAll(other, '')}.${text.slice(last + 1)}` : text
}

/** `2026-03-31`, `2026.03.31.`, `31.03.2026`, `31/03/2026`; null where it is no day. */
export function readDay(text: string): string | null {
  const parts =
    /^(?<year>\d{4})[-./]\s*(?<month>\d{1,2})[-./]\s*(?<day>\d{1,2})\.?(?:[T\s].*)?$/.exec(text) ??
    /^(?<day>\d{1,2})[-./]\s*(?<month>\d{1,2})[-./]\s*(?<year>\d{4})\.?$/.exec(text)
  const { year = '', month = '', day = '' } = parts?.groups ?? {}
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso || year < '1900' ? null : iso
}
