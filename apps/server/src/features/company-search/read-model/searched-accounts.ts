import {
  AMOUNT_COLUMN_NAMES,
  type AmountColumn,
  readSearchedAmount,
  readThousands,
  readUnits,
} from '@merleg/domain/company-search/amount-criteria'
import { ASKED_CURRENCY } from '@merleg/domain/company-search/search-limits'
import { findSalesGrowth } from '@merleg/domain/company-info/sales-growth'
import { findNewestSound } from '@merleg/domain/accounts-quality/judge-accounts'
import { listComparedYears, listCountedAccounts, type YearAccounts } from '@merleg/domain/counted-accounts'
import { type FigureInput, readLine } from '@merleg/domain/indicators/compute-figures'
import type { StatementAmounts } from '@merleg/domain/observation'
import { isWholeYear, lengthOfYear } from '@merleg/domain/whole-year'

/** Accounts in force of a company; days are YYYY-MM-DD, `end` the balance sheet day. */
export type FiledAccounts = {
  start: string
  end: string
  year: number
  filedOn: string | null
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
}

/** What of a company's accounts is searched for. Per cents are in thousandths. */
export type SearchedAccounts = {
  year: number
  /** How long the business year was. */
  yearDays: number
  /** The amounts are those of a group: the company filed no accounts of its own. */
  isConsolidated: boolean
  filedOn: string | null
  /** Thousands of forints; null where not filed, or in another currency. */
  amounts: Readonly<Record<AmountColumn, number | null>>
  /** Shown, and not searched by. */
  shown: ShownAmounts
  equityRatio: number | null
  salesGrowth: number | null
  /** Growth worth telling: the balance sheet day, and that of the accounts by which it is past once they are due. */
  growth: { on: string; next: string } | null
}

/** The profit in thousands of forints; where they are in another currency, that and amounts in whole units of it. */
type ShownAmounts = {
  profitAfterTax: number | null
  foreignCurrency: string | null
  foreignSales: number | null
  foreignProfit: number | null
}

/** Columns of per cents hold four bytes. */
const MOST_THOUSANDTHS = 2_000_000_000

/** `searched`: null where none count or none can be relied on; `flawedYear`: of newer ones that have an error. */
type ReadAccounts = { searched: SearchedAccounts | null; flawedYear: number | null }

/** Of accounts of one company, the newest first. */
export function readSearchedAccounts(filed: readonly FiledAccounts[]): ReadAccounts {
  const { sound, flawed } = findNewestSound(listCountedAccounts(filed))
  return { searched: sound === null ? null : readSound(sound, filed), flawedYear: flawed?.year ?? null }
}

function readSound(newest: FiledAccounts, filed: readonly FiledAccounts[]): SearchedAccounts {
  const input: FigureInput = { ...newest, headcount: null }
  const isHuf = newest.currency === ASKED_CURRENCY
  const amounts = Object.fromEntries(
    AMOUNT_COLUMN_NAMES.map((column) => [column, isHuf ? readSearchedAmount(column, input) : null]),
  )
  const years = listComparedYears(filed)
  return {
    year: newest.year,
    yearDays: lengthOfYear(newest),
    isConsolidated: newest.isConsolidated,
    filedOn: newest.filedOn,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every column
    amounts: amounts as SearchedAccounts['amounts'],
    shown: {
      profitAfterTax: isHuf ? readThousands(input, 'profitAfterTax') : null,
      foreignCurrency: isHuf ? null : newest.currency,
      foreignSales: isHuf ? null : readUnits(input, 'netSales'),
      foreignProfit: isHuf ? null : readUnits(input, 'profitAfterTax'),
    },
    equityRatio: toThousandths(readLine(newest, 'equity'), readLine(newest, 'totalAssets'), 0),
    salesGrowth: toThousandths(salesOf(years.get(newest.year)), salesOf(years.get(newest.year - 1)), 1),
    growth: findGrowth(years),
  }
}

/** Thousandths of a per cent of a quotient less `base`; null where there is none. */
function toThousandths(above: number | null, below: number | null, base: 0 | 1): number | null {
  if (above === null || below === null || below <= 0) return null
  const thousandths = Math.round((above / below - base) * 100_000)
  return Math.max(-MOST_THOUSANDTHS, Math.min(MOST_THOUSANDTHS, thousandths))
}

type Year = YearAccounts<FiledAccounts>

/** Net sales of a whole year that can be relied on. */
function salesOf(year: Year | undefined): number | null {
  if (year === undefined || year.quality === 'flawed') return null
  if (!isWholeYear({ period: year.own })) return null
  const { filed, isPreviousColumn } = year
  return readLine({ unit: filed.unit, amounts: isPreviousColumn ? filed.previousAmounts : filed.amounts }, 'netSales')
}

/** As the page of positive information lists it: past once newer accounts are due. */
function findGrowth(years: ReadonlyMap<number, Year>): SearchedAccounts['growth'] {
  const known = [...years].map(([year, accounts]) => ({ year, sales: salesOf(accounts) }))
  const last = findSalesGrowth(known)?.years.at(-1)?.year
  const accounts = last === undefined ? undefined : years.get(last)
  if (last === undefined || accounts === undefined) return null
  const on = accounts.isPreviousColumn ? `${last}-12-31` : accounts.filed.end
  return { on, next: `${last + 1}${on.slice(4)}` }
}
