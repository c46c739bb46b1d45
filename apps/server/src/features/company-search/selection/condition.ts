import { toIsoDay } from '@merleg/domain/company-search/saved-day'
import { AMOUNT_COLUMN_NAMES, type AmountColumn } from '@merleg/domain/company-search/amount-criteria'
import type { WordQuery } from './word-query.ts'

/** Columns of search profiles that hold days. */
export const DAY_COLUMNS = ['founded_on', 'filed_on', 'headcount_until'] as const
type DayColumn = (typeof DAY_COLUMNS)[number]

/** Columns of search profiles that are compared with bounds; days as numbers, see {@link toDayNumber}. */
export const NUMBER_COLUMNS = [
  ...DAY_COLUMNS,
  'headcount',
  'points',
  'probability',
  'sales_growth',
  'year_days',
  ...AMOUNT_COLUMN_NAMES,
] as const satisfies ReadonlyArray<
  DayColumn | AmountColumn | 'headcount' | 'points' | 'probability' | 'sales_growth' | 'year_days'
>
export type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/** Columns that hold one of some codes. */
export const CODE_COLUMNS = ['status', 'legal_form', 'county_code', 'region_code', 'settlement', 'main_class'] as const
export type CodeColumn = (typeof CODE_COLUMNS)[number]

/** Columns that hold several of some, as bits. */
export const BIT_COLUMNS = ['owner_kinds', 'contacts'] as const
export type BitColumn = (typeof BIT_COLUMNS)[number]

/**
 * What is not in the profile. `words` are looked for among those of one row; `validOn`: in force on a day (YYYY-MM-DD),
 * otherwise at any time.
 */
export type CompaniesAsk =
  | { of: 'names'; words: WordQuery; isCurrentOnly: boolean }
  | { of: 'addresses' | 'people'; words: WordQuery; validOn: string | null }
  | { of: 'identifiers'; kind: 'tax' | 'register' | 'account'; key: string; validOn: string | null }
  | { of: 'activities'; classes: readonly string[]; isMainOnly: boolean; validOn: string | null }
  | {
      of: 'infos'
      type: 'negative' | 'positive'
      /** Any where empty. */
      groups: readonly string[]
      start: string | null
      end: string | null
      /** What begins later is left out. */
      today: string
      isCurrentOnly: boolean
    }
  | { of: 'companies'; ids: readonly string[] }

/** Of words alone. */
export type WordsAsk = Extract<CompaniesAsk, { words: WordQuery }>
export type NamesAsk = Extract<CompaniesAsk, { of: 'names' }>
export type InfosAsk = Extract<CompaniesAsk, { of: 'infos' }>

/** What a company has to meet; what is not known meets nothing. Bounds are included. */
export type Condition =
  | { by: 'range'; column: NumberColumn; min: number | null; max: number | null }
  | { by: 'codes'; column: CodeColumn; codes: readonly string[] }
  | { by: 'bits'; column: BitColumn; mask: number }
  | { by: 'companies'; ask: CompaniesAsk }
  | { by: 'others'; than: Extract<CompaniesAsk, { of: 'companies' }> }
  | { by: 'nothing' }

/** Equal for conditions that mean the same. */
export function keyOf(condition: Condition): string {
  return JSON.stringify(condition)
}

const DAY_MS = 86_400_000

/** Days since 1970-01-01 of a day, YYYY-MM-DD or YYYY.MM.DD. */
export function toDayNumber(day: string): number {
  return Math.round(Date.parse(`${toIsoDay(day)}T00:00:00Z`) / DAY_MS)
}

/** YYYY-MM-DD. */
export function fromDayNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
