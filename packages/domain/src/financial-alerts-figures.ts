import { daysBetween } from './calendar-days.ts'
import type { AlertYear, FinancialAlert, FinancialAlertInput, JumpFigure } from './financial-alerts-kinds.ts'
import { findLegalForm } from './legal-forms.ts'
import type { StatementFinding } from './statement-checks.ts'
import { findShareChange } from './year-change.ts'

/** From this relative change on, either way, a figure is said to have jumped. */
export const JUMP_SHARE = 0.5
/** Below this difference a jump means little, whatever its share; whole units of the currency. */
const JUMP_FLOOR: Readonly<Record<string, number>> = { HUF: 10_000_000, EUR: 25_000, RON: 125_000 }
/** Business years shorter than this are not compared with whole ones. */
const WHOLE_YEAR_DAYS = 350
/** A smaller share of the sales would read as nothing. */
const LEAST_SHARE = 0.001

/**
 * Where the Civil Code (Act V of 2013) makes the owners act: equity down to half of the capital of a limited liability
 * company (3:189), to two thirds of that of a company limited by shares (3:270); under `minimumHuf` in two whole years
 * the owners have to add to it, or the company to become something else (3:133).
 */
const CAPITAL_RULES: Readonly<Record<string, { rule: 'kft' | 'rt'; limit: number; minimumHuf: number }>> = {
  '113': { rule: 'kft', limit: 1 / 2, minimumHuf: 3_000_000 },
  '572': { rule: 'kft', limit: 1 / 2, minimumHuf: 3_000_000 },
  '114': { rule: 'rt', limit: 2 / 3, minimumHuf: 5_000_000 },
  '573': { rule: 'rt', limit: 2 / 3, minimumHuf: 5_000_000 },
}
/** Of other forms equity at or under this share of the capital is said, without a law. */
const OTHER_LIMIT = 1 / 2

type Pair = { input: FinancialAlertInput; newest: AlertYear; before: AlertYear | null }

/** Rules about the figures of the newest business year whose unit is known, compared with the one before. */
export function listFigureAlerts(input: FinancialAlertInput): FinancialAlert[] {
  const at = input.years.findLastIndex((year) => !hasUnitError(year))
  const newest = input.years[at]
  if (newest === undefined) return checkFindings(input)
  const earlier = input.years[at - 1] ?? null
  // Accounts with an error are compared with no other year.
  const before = earlier === null || newest.isFlawed || earlier.isFlawed ? null : earlier
  const pair = { input, newest, before }
  return [...checkLoss(pair), ...checkEquity(pair), ...checkMinimum(pair), ...checkFindings(input), ...checkJumps(pair)]
}

function checkLoss({ newest, before }: Pair): FinancialAlert[] {
  const { year, profitAfterTax: amount, netSales } = newest
  if (amount === null || amount >= 0) return []
  const about = { year, line: 'profitAfterTax', amount }
  const earlier = before?.profitAfterTax ?? 0
  if (earlier < 0) return [{ code: 'loss-repeated', severity: 'error', ...about, before: earlier }]
  const share = netSales !== null && netSales > 0 && -amount / netSales >= LEAST_SHARE ? -amount / netSales : null
  return [{ code: 'loss', severity: 'warning', ...about, share }]
}

/** Negative equity, else equity under the capital: the gravest of them alone. */
function checkEquity({ input, newest }: Pair): FinancialAlert[] {
  const { year, equity: amount, issuedCapital: capital } = newest
  if (amount === null) return []
  const about = { year, line: 'equity', amount }
  if (amount < 0) return [{ code: 'equity-negative', severity: 'error', ...about }]
  if (capital === null || capital <= 0 || amount >= capital) return []
  const share = amount / capital
  const rule = findCapitalRule(input)
  if (share <= (rule?.limit ?? OTHER_LIMIT))
    return [{ code: 'equity-under-limit', severity: 'warning', ...about, capital, share, rule: rule?.rule ?? null }]
  return [{ code: 'equity-under-capital', severity: 'info', ...about, capital, share }]
}

function checkMinimum({ input, newest, before }: Pair): FinancialAlert[] {
  const minimum = input.currency === 'HUF' ? findCapitalRule(input)?.minimumHuf : undefined
  const amount = newest.equity
  const earlier = before?.equity ?? null
  if (minimum === undefined || amount === null || earlier === null) return []
  const areWhole = isWholeYear(newest) && before !== null && isWholeYear(before)
  if (!areWhole || amount >= minimum || earlier >= minimum) return []
  const about = { year: newest.year, line: 'equity', amount, before: earlier, minimum }
  return [{ code: 'equity-under-minimum', severity: 'error', ...about }]
}

function findCapitalRule({ countryCode, legalFormCode }: FinancialAlertInput) {
  if (countryCode !== 'HU' || legalFormCode === null) return null
  const gfoCode = findLegalForm(legalFormCode)?.gfoCode ?? legalFormCode
  return CAPITAL_RULES[gfoCode] ?? null
}

const SUM_CODES: readonly StatementFinding['code'][] = ['subtotal-mismatch', 'profit-mismatch']

/** What does not add up in the accounts, one alert of each kind for all years; the newest is the one it leads to. */
function checkFindings({ years }: FinancialAlertInput): FinancialAlert[] {
  const collect = (codes: readonly StatementFinding['code'][]) => {
    const found = years.toReversed().flatMap(({ year, findings }) => {
      const finding = findings.find(({ code }) => codes.includes(code))
      return finding === undefined ? [] : [{ year, finding }]
    })
    const [first] = found
    if (first === undefined) return null
    const { year, finding } = first
    const line = finding.lineCodes[0] ?? null
    return { year, line, difference: finding.difference ?? 0, years: found.map((one) => one.year) }
  }
  const balance = collect(['balance-mismatch'])
  const sums = collect(SUM_CODES)
  const slip = collectSlips(years)
  return [
    ...(balance === null ? [] : [{ code: 'balance-mismatch', severity: 'error', ...balance } as const]),
    ...slip,
    ...(sums === null ? [] : [{ code: 'sums-mismatch', severity: 'warning', ...sums } as const]),
  ]
}

/** Years filed in a wrong unit; an error where one of them could not be put right. */
function collectSlips(years: readonly AlertYear[]): FinancialAlert[] {
  const found = years.toReversed().flatMap(({ year, findings }) => {
    const finding = findings.find(isOfUnit)
    return finding === undefined ? [] : [{ year, finding }]
  })
  const [newest] = found
  if (newest === undefined) return []
  const yearsOf = (isMeant: (finding: StatementFinding) => boolean) =>
    found.filter(({ finding }) => isMeant(finding)).map(({ year }) => year)
  const corrected = yearsOf((finding) => finding.severity === 'warning')
  const unclear = yearsOf(({ code }) => code === 'unit-unclear')
  const severity = corrected.length === found.length ? 'warning' : 'error'
  const told = { year: newest.year, line: null, years: found.map(({ year }) => year), corrected, unclear }
  return [{ code: 'thousand-slip', severity, ...told }]
}

function hasUnitError({ isFlawed, findings }: AlertYear): boolean {
  return isFlawed && findings.some(isOfUnit)
}

function isOfUnit({ code }: StatementFinding): boolean {
  return code === 'thousand-slip' || code === 'unit-unclear'
}

/** Equity, sales and the profit of the business that fall give cause for concern; other jumps are for reading on. */
const FALLS_OF_CONCERN: readonly JumpFigure[] = ['netSales', 'operatingProfit', 'equity']

const FLOWS: readonly JumpFigure[] = ['netSales', 'operatingProfit']

function checkJumps({ input, newest, before }: Pair): FinancialAlert[] {
  // What is wrong with accounts is said already; a difference from them tells nothing.
  if (before === null) return []
  const floor = JUMP_FLOOR[input.currency] ?? 0
  const figures: readonly JumpFigure[] = ['netSales', 'operatingProfit', 'totalAssets', 'equity']
  return figures.flatMap((figure): FinancialAlert[] => {
    const amount = newest[figure]
    const earlier = before[figure]
    const change = findShareChange(amount, earlier)
    if (amount === null || earlier === null || change === null || Math.abs(amount - earlier) < floor) return []
    // What flows through a year grows with its length; what is there on its last day does not.
    if (FLOWS.includes(figure) && !(isWholeYear(newest) && isWholeYear(before))) return []
    if (Math.abs(change) < JUMP_SHARE) return []
    const severity = change < 0 && FALLS_OF_CONCERN.includes(figure) ? 'warning' : 'info'
    return [{ code: 'jump', severity, year: newest.year, line: figure, figure, amount, before: earlier, change }]
  })
}

/** A year of which only the next accounts tell is taken as a whole one: nothing says otherwise. */
function isWholeYear({ period }: AlertYear): boolean {
  return period === null || daysBetween(period.start, period.end) >= WHOLE_YEAR_DAYS
}
