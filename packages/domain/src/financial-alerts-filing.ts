import { daysOverdue, filingDeadline } from './filing-deadline.ts'
import type { FinancialAlert, FinancialAlertInput } from './financial-alerts-kinds.ts'
import { areCurrent } from './score/rate/current-accounts.ts'

/** For so long accounts tell of today, as the rating takes them ({@link areCurrent}): a year, its filing, and half a year more. */
export const OLD_AFTER_MONTHS = 24

/** Rules about filing: what is missing or came late under Hungarian law, and for everyone what is old. */
export function listFilingAlerts(input: FinancialAlertInput): FinancialAlert[] {
  const missing = input.countryCode === 'HU' && input.kind === 'company' ? listHungarian(input) : []
  const isTold = missing.some(({ code }) => code === 'statement-missing')
  return [...missing, ...(isTold ? [] : checkAge(input))]
}

function listHungarian(input: FinancialAlertInput): FinancialAlert[] {
  return [...checkMissing(input), ...checkGaps(input), ...checkLate(input)]
}

function checkMissing({ missing }: FinancialAlertInput): FinancialAlert[] {
  if (missing === null || missing.length === 0) return []
  const severity = missing.length > 1 ? 'error' : 'warning'
  const told = missing.map(({ balanceSheetDay, deadline }) => ({ year: Number(balanceSheetDay.slice(0, 4)), deadline }))
  return [{ code: 'statement-missing', severity, year: null, line: null, missing: told }]
}

/** Years between two filings of which there is none; those that are told as missing are not told twice. */
function checkGaps({ years, missing }: FinancialAlertInput): FinancialAlert[] {
  const first = years.findIndex(({ period }) => period !== null)
  const told = new Set(missing?.map(({ balanceSheetDay }) => Number(balanceSheetDay.slice(0, 4))))
  const gaps = years.filter(
    ({ year, period }, index) => period === null && index > first && first >= 0 && !told.has(year),
  )
  if (gaps.length === 0) return []
  return [{ code: 'statement-gap', severity: 'info', year: null, line: null, years: gaps.map(({ year }) => year) }]
}

function checkLate({ years, isConsolidated }: FinancialAlertInput): FinancialAlert[] {
  const filed = years.filter(({ period }) => period !== null)
  const filings = filed.toReversed().flatMap(({ year, period, firstFiledOn: filedOn }) => {
    if (period === null || filedOn === null) return []
    const deadline = filingDeadline(period.end, isConsolidated)
    const days = daysOverdue(deadline, filedOn)
    return days > 0 ? [{ year, filedOn, deadline, days }] : []
  })
  const [first] = filings
  if (first === undefined) return []
  const severity = first.year === filed.at(-1)?.year ? 'warning' : 'info'
  return [{ code: 'filed-late', severity, year: first.year, line: null, filings }]
}

function checkAge({ years, today }: FinancialAlertInput): FinancialAlert[] {
  const newest = years.at(-1)
  if (newest?.period == null || areCurrent(newest.period.end, today)) return []
  return [{ code: 'figures-old', severity: 'info', year: newest.year, line: null, end: newest.period.end }]
}
