import type { MissingAccounts } from './filing-deadline.ts'
import type { EntityKind } from './report-id.ts'
import type { StatementFinding } from './statement-checks.ts'

export type AlertSeverity = 'info' | 'warning' | 'error'

/** A business year as the alerts need it; amounts in whole units of the currency, null where they are not known. */
export type AlertYear = {
  year: number
  /** First and last day of the business year; null where only the accounts of the year after tell of it. */
  period: { start: string; end: string } | null
  /** When its own accounts were filed for the first time; null where nobody knows it. */
  firstFiledOn: string | null
  netSales: number | null
  operatingProfit: number | null
  profitBeforeTax: number | null
  profitAfterTax: number | null
  totalAssets: number | null
  equity: number | null
  issuedCapital: number | null
  /** Nothing tells of it but accounts with an error: no other year is compared with it. */
  isFlawed: boolean
  /** What could be checked of its own accounts: whether its sums agree, and its order of magnitude against another year. */
  checked: { sums: boolean; magnitude: boolean }
  /** What the checks of its own accounts found, with distances in whole units of the currency. */
  findings: readonly StatementFinding[]
}

export type FinancialAlertInput = {
  countryCode: string
  kind: EntityKind
  /** GFO code or key of the legal form. */
  legalFormCode: string | null
  currency: string
  isConsolidated: boolean
  /** Day of the question, YYYY-MM-DD. */
  today: string
  /** By `listMissingAccounts`. */
  missing: readonly MissingAccounts[] | null
  /** Oldest first, without a gap in the years. */
  years: readonly AlertYear[]
}

/** Business years of the past with a loss, or with capital lost, the oldest first. */
export type EarlierYears = {
  losses: readonly number[]
  /** Equity below zero; at most the share of the capital at which the owners have to act; above it, but below the capital. */
  negative: readonly number[]
  underLimit: readonly number[]
  underCapital: readonly number[]
  /** Equity below the least capital of the form at the end of two business years in a row. */
  underMinimum: readonly number[]
}

/** What a figure of an alert is about. */
export type JumpFigure = 'netSales' | 'operatingProfit' | 'totalAssets' | 'equity'

/** Results that are told to have fallen from profit into loss; of that after tax the alert of a loss says it. */
export type ResultFigure = 'operatingProfit' | 'profitBeforeTax'

/**
 * What gives cause for concern. `year`: the accounts it is about, null where there are none; `line`: the line of them
 * that shows it.
 */
export type FinancialAlert = { severity: AlertSeverity; year: number | null; line: string | null } & (
  | { code: 'statement-missing'; missing: readonly { year: number; deadline: string }[] }
  | { code: 'statement-gap'; years: readonly number[] }
  | { code: 'filed-late'; filings: readonly { year: number; filedOn: string; deadline: string; days: number }[] }
  | { code: 'figures-old'; end: string }
  /** `before`: the profit of the year before, null where there was none to compare with; `share` of the net sales. */
  | { code: 'loss'; amount: number; before: number | null; share: number | null }
  | { code: 'loss-repeated'; amount: number; before: number }
  | { code: 'into-loss'; figure: ResultFigure; amount: number; before: number; share: number | null }
  | { code: 'equity-negative'; amount: number }
  | { code: 'equity-under-minimum'; amount: number; before: number; minimum: number }
  | { code: 'equity-under-limit'; amount: number; capital: number; share: number; rule: 'kft' | 'rt' | null }
  | { code: 'equity-under-capital'; amount: number; capital: number; share: number }
  /** `since`: equity at the end of the newest year, where capital had been lost. */
  | ({ code: 'earlier-years'; minimum: number | null; since: { year: number; equity: number } | null } & EarlierYears)
  | { code: 'balance-mismatch'; difference: number; years: readonly number[] }
  | { code: 'sums-mismatch'; difference: number; years: readonly number[] }
  /** Of the years: `corrected` those whose amounts were put right, `unclear` those of which nothing tells which are wrong. */
  | { code: 'thousand-slip'; years: readonly number[]; corrected: readonly number[]; unclear: readonly number[] }
  | { code: 'jump'; figure: JumpFigure; amount: number; before: number; change: number }
)
