import { BALANCE_TITLES } from './balance-titles.ts'
import { INCOME_TITLES } from './income-titles.ts'
import { LINE_SUMS, OPTIONAL_LINES } from './line-sums.ts'

export type StatementName = 'balance' | 'incomeStatement'

/** A part of a sum. `isEitherSign`: filed as a positive or a negative amount, so both readings are right. */
export type SumPart = { code: string; sign: 1 | -1; isEitherSign: boolean }

/** `of-which` lines are contained in the line above; `disclosure` and `headcount` are no amounts of money. */
export type LineKind = 'total' | 'subtotal' | 'line' | 'of-which' | 'disclosure' | 'headcount'

/**
 * A line of a filed layout. `code` means the same in every layout; `rowNumber` is that of the filed form;
 * `filedLabel` is the title as filed (for Hungarian layouts `label.hu`); `isOptional`: older filings lack it.
 */
export type LayoutLine = {
  code: string
  rowNumber: number
  label: { hu: string; en: string; de: string }
  filedLabel: string
  level: 0 | 1 | 2 | 3
  kind: LineKind
  isOptional: boolean
  sumOf: readonly SumPart[]
}

export type LayoutKey =
  | 'hu-full-a'
  | 'hu-full-a-function-cost'
  | 'hu-simplified-a'
  | 'hu-micro'
  | 'ro-short'
  | 'ee-short'
  | 'lv-short'
  | 'lv-short-function-cost'
  | 'gb-accounts'
  | 'no-short'

export type StatementLayout = {
  key: LayoutKey
  balance: readonly LayoutLine[]
  incomeStatement: readonly LayoutLine[]
}

const OF_WHICH = { hu: 'Ebből: ─ ', en: 'of which: ', de: 'davon: ' }

function readParts(text: string, present: ReadonlySet<string>): SumPart[] {
  return text
    .split(' ')
    .map((part) => ({
      code: part.replace(/^[-~]/, ''),
      sign: /^[-~]/.test(part) ? (-1 as const) : (1 as const),
      isEitherSign: part.startsWith('~'),
    }))
    .filter((part) => present.has(part.code))
}

/** Marks: `=` none (a total), `-` "of which", `#` disclosure, otherwise the number printed before the title. */
function levelOf(mark: string, statement: StatementName): 0 | 1 | 2 | 3 {
  if (mark === '=' || mark === '#') return 0
  if (mark === '-') return 3
  const depth = /^[A-G]\.$/.test(mark) ? 1 : /^[IVX]/.test(mark) ? 2 : 3
  if (statement === 'balance') return depth
  return depth === 1 ? 0 : depth === 2 ? 1 : 2
}

function kindOf(mark: string, level: number, hasParts: boolean): LineKind {
  if (mark === '#') return 'disclosure'
  if (mark === '-') return 'of-which'
  if (level === 0) return 'total'
  return hasParts ? 'subtotal' : 'line'
}

/**
 * Lines from rows of `rowNumber mark code`. Titles come from the common tables, so that a code reads the same in every
 * layout.
 */
export function readLayoutLines(
  statement: StatementName,
  rows: string,
  sums: Readonly<Record<string, string>> = LINE_SUMS,
): LayoutLine[] {
  const titles = statement === 'balance' ? BALANCE_TITLES : INCOME_TITLES
  const fields = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
  const present = new Set(fields.map((field) => field[2] ?? ''))
  return fields.map(([rowNumber = '', mark = '', code = '']) => {
    const title = titles[code]
    if (title === undefined) throw new Error(`statement layout: no title for line ${code}`)
    const [hu = '', en = '', de = ''] = title.split('|')
    const sumOf = readParts(sums[code] ?? '', present)
    const level = levelOf(mark, statement)
    const prefix = /^[-=#]$/.test(mark) ? '' : `${mark} `
    const label =
      mark === '-'
        ? { hu: OF_WHICH.hu + hu, en: OF_WHICH.en + en, de: OF_WHICH.de + de }
        : { hu: prefix + hu, en: prefix + en, de: prefix + de }
    const kind = kindOf(mark, level, sumOf.length > 0)
    const isOptional = OPTIONAL_LINES.includes(code)
    return { code, rowNumber: Number(rowNumber), label, filedLabel: label.hu, level, kind, isOptional, sumOf }
  })
}
