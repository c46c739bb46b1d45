import { foldedWords } from '../name-folding.ts'
import { EE_SHORT } from './ee-short.ts'
import { GB_ACCOUNTS } from './gb-accounts.ts'
import { HU_FULL_A, HU_FULL_A_FUNCTION_COST } from './hu-full.ts'
import { HU_MICRO, HU_SIMPLIFIED_A } from './hu-simple.ts'
import { type LayoutKey, type LayoutLine, type StatementLayout, type StatementName } from './layout.ts'
import { LV_SHORT, LV_SHORT_FUNCTION_COST } from './lv-short.ts'
import { NO_SHORT } from './no-short.ts'
import { RO_SHORT } from './ro-short.ts'

export const STATEMENT_LAYOUTS: readonly StatementLayout[] = [
  HU_FULL_A,
  HU_FULL_A_FUNCTION_COST,
  HU_SIMPLIFIED_A,
  HU_MICRO,
  RO_SHORT,
  EE_SHORT,
  LV_SHORT,
  LV_SHORT_FUNCTION_COST,
  GB_ACCOUNTS,
  NO_SHORT,
]

const byKey = new Map<string, StatementLayout>(STATEMENT_LAYOUTS.map((layout) => [layout.key, layout]))

/** A layout by key, or null. */
export function findLayout(key: string): StatementLayout | null {
  return byKey.get(key) ?? null
}

/** A line of a layout by code, or null. */
export function findLayoutLine(layout: StatementLayout, code: string): LayoutLine | null {
  return [...layout.balance, ...layout.incomeStatement].find((line) => line.code === code) ?? null
}

/** A row of a filing as it came in, in the filed order of its statement. */
export type FiledRow = { statement: StatementName; label: string }

const NUMBERING = /^(?:[a-g]|[ivx]+|\d{1,2})$/

/** A label without dashes, dots, spaces and accents; `bare` also without the number printed before the title. */
function normaliseLabel(label: string): { full: string; bare: string } {
  const words = foldedWords(label)
  let start = 0
  while (start < Math.min(2, words.length - 1) && NUMBERING.test(words[start] ?? '')) start += 1
  return { full: words.join(''), bare: words.slice(start).join('') }
}

type Indexed = { code: string; full: string; bare: string }
const indexed = new Map<readonly LayoutLine[], readonly Indexed[]>()

function indexLines(lines: readonly LayoutLine[]): readonly Indexed[] {
  const known = indexed.get(lines)
  if (known !== undefined) return known
  const made = lines.map((line) => ({ code: line.code, ...normaliseLabel(line.filedLabel) }))
  indexed.set(lines, made)
  return made
}

/**
 * The codes of a filing's rows, in the same order; null for a row the layout does not have. Labels are compared without
 * dashes, dots, spaces, accents and case, at need without their numbering; equal labels ("Ebből: kapcsolt
 * vállalkozástól kapott") are told apart by their order, and no line is given twice.
 */
export function mapFiledRows(layout: StatementLayout, rows: readonly FiledRow[]): Array<string | null> {
  const next: Record<StatementName, number> = { balance: 0, incomeStatement: 0 }
  const used: Record<StatementName, Set<number>> = { balance: new Set(), incomeStatement: new Set() }
  return rows.map(({ statement, label }) => {
    const lines = indexLines(layout[statement])
    const wanted = normaliseLabel(label)
    const isFree = (index: number) => !used[statement].has(index)
    const find = (from: number, field: 'full' | 'bare') =>
      lines.findIndex((line, index) => index >= from && isFree(index) && line[field] === wanted[field])
    const tries = [find(next[statement], 'full'), find(0, 'full'), find(next[statement], 'bare'), find(0, 'bare')]
    const index = tries.find((found) => found >= 0)
    if (index === undefined) return null
    used[statement].add(index)
    next[statement] = index + 1
    return lines[index]?.code ?? null
  })
}

/** The code of one filed row by its label alone, or null where the layout has none or several of that label. */
export function mapFiledLine(layout: StatementLayout, row: FiledRow): string | null {
  const wanted = normaliseLabel(row.label)
  const lines = indexLines(layout[row.statement])
  const full = lines.filter((line) => line.full === wanted.full)
  const found = full.length > 0 ? full : lines.filter((line) => line.bare === wanted.bare)
  return found.length === 1 ? (found[0]?.code ?? null) : null
}

export type DetectedLayout = { key: LayoutKey; layout: StatementLayout; codes: Array<string | null> }

function countMissing(layout: StatementLayout, codes: ReadonlySet<string | null>): number {
  return [...layout.balance, ...layout.incomeStatement].filter((line) => !line.isOptional && !codes.has(line.code))
    .length
}

/**
 * The layout that a filing follows: fewest rows without a line, then fewest lines without a row (optional ones apart).
 * Null where less than half of the rows fit any layout.
 */
export function detectLayout(rows: readonly FiledRow[]): DetectedLayout | null {
  const ranked = STATEMENT_LAYOUTS.map((layout) => {
    const codes = mapFiledRows(layout, rows)
    const unmapped = codes.filter((code) => code === null).length
    return { detected: { key: layout.key, layout, codes }, unmapped, missing: countMissing(layout, new Set(codes)) }
  }).toSorted((left, right) => left.unmapped - right.unmapped || left.missing - right.missing)
  const best = ranked[0]
  return best === undefined || rows.length === 0 || best.unmapped * 2 > rows.length ? null : best.detected
}
