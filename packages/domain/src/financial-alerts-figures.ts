import { findLossShare, listIntoLoss } from './financial-alerts-into-loss.ts'
import type { AlertYear, FinancialAlert, FinancialAlertInput, JumpFigure } from './financial-alerts-kinds.ts'
import { findLegalForm } from './legal-forms.ts'
import type { StatementFinding } from './statement-checks.ts'
import { isWholeYear } from './whole-year.ts'
import { findShareChange } from './year-change.ts'

/** From this relative change on, either way, a figure is said to have jumped. */
export const JUMP_SHARE = 0.5
/** Below this difference a jump means little, whatever its share; whole units of the currency. */
const JUMP_FLOOR: Readonly<Record<string, number>> = { HUF: 10_000_000, EUR: 25_000, RON: 125_000 }

/** The least difference that a figure is said to have changed by; 0 of a currency that none is set for. */
export function findFloor({ currency }: Pick<FinancialAlertInput, 'currency'>): number {
  return JUMP_FLOOR[currency] ?? 0
}

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
export const OTHER_LIMIT = 1 / 2

export type Pair = { input: FinancialAlertInput; newest: AlertYear; before: AlertYear | null }

/** Rules about the figures of the newest business year whose unit is known, compared with the one before. */
export function listFigureAlerts(input: FinancialAlertInput): FinancialAlert[] {
  const pair = findPair(input)
  if (pair === null) return checkFindings(input)
  return [
    ...checkLoss(pair),
    ...listIntoLoss({ ...pair, floor: findFloor(input) }),
    ...checkEquity(pair),
    ...checkMinimum(pair),
    ...checkFindings(input),
    ...checkJumps(pair),
  ]
}

/** The newest business year whose unit is known and the one before; accounts with an error are compared with no other. */
export function findPair(input: FinancialAlertInput): Pair | null {
  const at = input.years.findLastIndex((year) => !hasUnitError(year))
  const newest = input.years[at]
  if (newest === undefined) return null
  const earlier = input.years[at - 1] ?? null
  return { input, newest, before: earlier === null || newest.isFlawed || earlier.isFlawed ? null : earlier }
}

function checkLoss({ newest, before }: Pair): FinancialAlert[] {
  const { year, profitAfterTax: amount, netSales } = newest
  if (amount === null || amount >= 0) return []
  const about = { year, line: 'profitAfterTax', amount }
  const earlier = before?.profitAfterTax ?? 0
  if (earlier < 0) return [{ code: 'loss-repeated', severity: 'error', ...about, before: earlier }]
  const profit = earlier > 0 && before !== null && isWholeYear(newest) && isWholeYear(before) ? earlier : null
  return [{ code: 'loss', severity: 'warning', ...about, before: profit, share: findLossShare(amount, netSales) }]
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
  const minimum = findMinimum(input)
  const amount = newest.equity
  const earlier = before?.equity ?? null
  if (minimum === null || amount === null || earlier === null) return []
  if (!areUnderMinimum({ minimum, before, later: newest })) return []
  const about = { year: newest.year, line: 'equity', amount, before: earlier, minimum }
  return [{ code: 'equity-under-minimum', severity: 'error', ...about }]
}

/** The least capital of the form; null where the law names none, or the accounts are in another currency. */
export function findMinimum(input: FinancialAlertInput): number | null {
  return input.currency === 'HUF' ? (findCapitalRule(input)?.minimumHuf ?? null) : null
}

type MinimumPair = { minimum: number; before: AlertYear | null; later: AlertYear }

/** Equity under the least capital at the end of two whole business years. */
export function areUnderMinimum({ minimum, before, later }: MinimumPair): boolean {
  const isUnder = (year: AlertYear | null): boolean =>
    year !== null && isWholeYear(year) && year.equity !== null && year.equity < minimum
  return isUnder(later) && isUnder(before)
}

export function findCapitalRule({ countryCode, legalFormCode }: FinancialAlertInput) {
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

export function hasUnitError({ isFlawed, findings }: AlertYear): boolean {
  return isFlawed && findings.some(isOfUnit)
}

function isOfUnit({ code }: StatementFinding): boolean {
  return code === 'thousand-slip' || code === 'unit-unclear'
}

/** Equity, sales and the profit of the business that fall give cause for concern; other jumps are for reading on. */
const FALLS_OF_CONCERN: readonly JumpFigure[] = ['netSales', 'operatingProfit', 'equity']

const FLOWS: readonly JumpFigure[] = ['netSales', 'operatingProfit']

const JUMP_FIGURES: readonly JumpFigure[] = ['netSales', 'operatingProfit', 'totalAssets', 'equity']

/** The figures of which a jump can be told: both years are known, from above zero to zero or more. */
export function listComparedFigures({ newest, before }: Pair): JumpFigure[] {
  if (before === null) return []
  // What flows through a year grows with its length; what is there on its last day does not.
  const areWhole = isWholeYear(newest) && isWholeYear(before)
  return JUMP_FIGURES.filter(
    (figure) => (areWhole || !FLOWS.includes(figure)) && findShareChange(newest[figure], before[figure]) !== null,
  )
}

function checkJumps({ input, newest, before }: Pair): FinancialAlert[] {
  // What is wrong with accounts is said already; a difference from them tells nothing.
  if (before === null) return []
  const floor = findFloor(input)
  return listComparedFigures({ input, newest, before }).flatMap((figure): FinancialAlert[] => {
    const amount = newest[figure]
    const earlier = before[figure]
    const change = findShareChange(amount, earlier)
    if (amount === null || earlier === null || change === null || Math.abs(amount - earlier) < floor) return []
    if (Math.abs(change) < JUMP_SHARE) return []
    const severity = change < 0 && FALLS_OF_CONCERN.includes(figure) ? 'warning' : 'info'
    return [{ code: 'jump', severity, year: newest.year, line: figure, figure, amount, before: earlier, change }]
  })
}
