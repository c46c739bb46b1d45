import {
  findFloor,
  findMinimum,
  findPair,
  hasUnitError,
  JUMP_SHARE,
  listComparedFigures,
} from './financial-alerts-figures.ts'
import { GRACE_DAYS, YEARS_BACK } from './filing-deadline.ts'
import { OLD_AFTER_MONTHS } from './financial-alerts-filing.ts'
import { FALL_SHARE, listResultsCompared } from './financial-alerts-into-loss.ts'
import type { AlertYear, FinancialAlertInput, JumpFigure, ResultFigure } from './financial-alerts-kinds.ts'

/** What was looked at for alerts: an absent alert says no more than this. Years without the figure are in no list. */
export type AlertChecks = {
  losses: readonly number[]
  /** Equity below zero. */
  equity: readonly number[]
  /** Equity against the capital. */
  capital: readonly number[]
  /** Equity against the least capital of the form, in whole units of the currency; null where the law names none. */
  minimum: { years: readonly number[]; amount: number } | null
  /** Only the newest year is compared, with the one before; `floor` is the least difference, 0 where there is none. */
  jump: { year: number; figures: readonly JumpFigure[]; share: number; floor: number } | null
  /** Of the newest year against the one before: a fall from profit into loss by `floor`, or by this share of the sales. */
  intoLoss: { year: number; figures: readonly ResultFigure[]; share: number; floor: number } | null
  /** Own accounts with totals that could be held against their parts. */
  sums: readonly number[]
  /** Own accounts that could be held against those of another year. */
  magnitude: readonly number[]
  /** Years of which the day of the first filing is known and the deadline is one of Hungarian law. */
  filed: { years: readonly number[]; graceDays: number } | null
  /** So many years are looked back at for missing accounts; null where nobody can tell. */
  missing: { yearsBack: number } | null
  oldAfterMonths: number
}

/** What the rules of `listFinancialAlerts` could look at. */
export function listAlertChecks(input: FinancialAlertInput): AlertChecks {
  const years = input.years.filter((year) => !hasUnitError(year))
  const yearsOf = (isLookedAt: (year: AlertYear) => boolean): number[] =>
    years.filter(isLookedAt).map(({ year }) => year)
  const isHungarian = input.countryCode === 'HU' && input.kind === 'company'
  const filed = input.years.filter(({ period, firstFiledOn }) => period !== null && firstFiledOn !== null)
  const equity = yearsOf((year) => year.equity !== null)
  const minimum = findMinimum(input)
  return {
    losses: yearsOf(({ profitAfterTax }) => profitAfterTax !== null),
    equity,
    capital: yearsOf((year) => year.equity !== null && (year.issuedCapital ?? 0) > 0),
    minimum: minimum === null || equity.length < 2 ? null : { years: equity, amount: minimum },
    jump: findJumpCheck(input),
    intoLoss: findIntoLossCheck(input),
    sums: input.years.filter(({ checked }) => checked.sums).map(({ year }) => year),
    magnitude: input.years.filter(({ checked }) => checked.magnitude).map(({ year }) => year),
    filed: isHungarian && filed.length > 0 ? { years: filed.map(({ year }) => year), graceDays: GRACE_DAYS } : null,
    missing: isHungarian && input.missing !== null ? { yearsBack: YEARS_BACK } : null,
    oldAfterMonths: OLD_AFTER_MONTHS,
  }
}

function findJumpCheck(input: FinancialAlertInput): AlertChecks['jump'] {
  const pair = findPair(input)
  const figures = pair === null ? [] : listComparedFigures(pair)
  if (pair === null || figures.length === 0) return null
  return { year: pair.newest.year, figures, share: JUMP_SHARE, floor: findFloor(input) }
}

function findIntoLossCheck(input: FinancialAlertInput): AlertChecks['intoLoss'] {
  const pair = findPair(input)
  const figures = pair === null ? [] : listResultsCompared(pair)
  if (pair === null || figures.length === 0) return null
  return { year: pair.newest.year, figures, share: FALL_SHARE, floor: findFloor(input) }
}
