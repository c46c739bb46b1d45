import {
  areUnderMinimum,
  findCapitalRule,
  findMinimum,
  findPair,
  hasUnitError,
  OTHER_LIMIT,
} from './financial-alerts-figures.ts'
import type { AlertYear, EarlierYears, FinancialAlert, FinancialAlertInput } from './financial-alerts-kinds.ts'

/** Of years before those the other alerts tell of: losses and lost capital, for reading on; what is past is no warning. */
export function listEarlierAlerts(input: FinancialAlertInput): FinancialAlert[] {
  const pair = findPair(input)
  if (pair === null) return []
  const { newest } = pair
  const years = input.years.filter((year) => year.year < newest.year && !hasUnitError(year))
  const { told: toldYear, others: underMinimum } = splitUnderMinimum(input, newest)
  const told: EarlierYears = {
    losses: yearsOf(years, ({ profitAfterTax }) => isBelow(profitAfterTax, 0)).filter(
      (year) => !isLossTold(pair, year),
    ),
    ...groupByEquity(
      years.filter(({ year }) => year !== toldYear),
      input,
    ),
    underMinimum,
  }
  const about = [...told.losses, ...listCapitalYears(told)]
  if (about.length === 0) return []
  const hadLostCapital = listCapitalYears(told).length > 0
  const since = hadLostCapital && newest.equity !== null ? { year: newest.year, equity: newest.equity } : null
  const line = hadLostCapital ? 'equity' : 'profitAfterTax'
  const minimum = findMinimum(input)
  return [{ code: 'earlier-years', severity: 'info', year: Math.max(...about), line, ...told, minimum, since }]
}

function listCapitalYears({ negative, underLimit, underCapital, underMinimum }: EarlierYears): number[] {
  return [...negative, ...underLimit, ...underCapital, ...underMinimum]
}

/** Two losses in a row that end with the newest year are an alert of their own. */
function isLossTold({ newest, before }: { newest: AlertYear; before: AlertYear | null }, year: number): boolean {
  return isBelow(newest.profitAfterTax, 0) && before?.year === year
}

/** Each year once, under the gravest of the three. */
function groupByEquity(years: readonly AlertYear[], input: FinancialAlertInput) {
  const limit = findCapitalRule(input)?.limit ?? OTHER_LIMIT
  const isUnder = ({ equity, issuedCapital }: AlertYear, share: number): boolean =>
    equity !== null &&
    equity >= 0 &&
    issuedCapital !== null &&
    equity < issuedCapital &&
    equity <= issuedCapital * share
  return {
    negative: yearsOf(years, ({ equity }) => isBelow(equity, 0)),
    underLimit: yearsOf(years, (year) => isUnder(year, limit)),
    underCapital: yearsOf(years, (year) => isUnder(year, 1) && !isUnder(year, limit)),
  }
}

/** Both years of each pair under the least capital; `told`: the year that the alert of the newest pair tells of. */
function splitUnderMinimum(input: FinancialAlertInput, newest: AlertYear): { told: number | null; others: number[] } {
  const minimum = findMinimum(input)
  if (minimum === null) return { told: null, others: [] }
  const pairs = input.years.flatMap((later, index) => {
    const before = input.years[index - 1] ?? null
    if (before === null || before.isFlawed || later.isFlawed) return []
    return areUnderMinimum({ minimum, before, later }) ? [{ before, later }] : []
  })
  const newestPair = pairs.find(({ later }) => later === newest)
  const told = newestPair?.before.year ?? null
  const years = pairs.filter((one) => one !== newestPair).flatMap(({ before, later }) => [before.year, later.year])
  return { told, others: [...new Set(years)].filter((year) => year !== told) }
}

function isBelow(amount: number | null, limit: number): boolean {
  return amount !== null && amount < limit
}

function yearsOf(years: readonly AlertYear[], isMeant: (year: AlertYear) => boolean): number[] {
  return years.filter(isMeant).map(({ year }) => year)
}
