import type { ScorePart } from '../rate/company-score.ts'
import { compareAucs, type Difference, type Estimate, estimateAuc } from './delong.ts'
import type { RatedAccounts } from './rate-years.ts'

/** Which of the two points of a year are looked at. */
export type PointsKey = 'rated' | 'alone'

/** Half of what is counted is at most `median`, nine tenths at most `ninth`. */
export type Spread = { readonly count: number; readonly median: number; readonly ninth: number }

export type Volatility = {
  readonly companies: number
  readonly years: number
  /** Between two years that follow each other, by how many points either way. */
  readonly changes: Spread
  /** The largest change, fall and rise of each company with two changes or more. */
  readonly largest: Spread
  readonly largestFall: Spread
  readonly largestRise: Spread
}

/** The rated years of a company, in any order, and every year that it filed accounts for. */
export type CompanyYears = { readonly rated: readonly RatedAccounts[]; readonly filed: readonly number[] }

const FEWEST_CHANGES = 2

/** How much the points of companies move from a year to the next. */
export function measureVolatility(companies: readonly CompanyYears[], key: PointsKey): Volatility {
  const changes = companies.map((company) => listPairs(company).map(({ before, after }) => after[key] - before[key]))
  const several = changes.filter((own) => own.length >= FEWEST_CHANGES)
  const most = (of: (change: number) => number) => spreadOf(several.map((own) => Math.max(0, ...own.map(of))))
  return {
    companies: companies.length,
    years: companies.reduce((sum, { rated }) => sum + rated.length, 0),
    changes: spreadOf(changes.flat().map(Math.abs)),
    largest: most(Math.abs),
    largestFall: most((change) => -change),
    largestRise: most((change) => change),
  }
}

type YearPair = { readonly before: RatedAccounts; readonly after: RatedAccounts }

function listPairs({ rated }: CompanyYears): YearPair[] {
  const byYear = new Map(rated.map((each) => [each.year, each]))
  return rated.flatMap((after) => {
    const before = byYear.get(after.year - 1)
    return before === undefined ? [] : [{ before, after }]
  })
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { count: sorted.length, median: at(0.5), ninth: at(0.9) }
}

/** By how many points a part moves from a year to the next on average, either way; the most first. */
export function findMovers(companies: readonly CompanyYears[]): { name: string; points: number }[] {
  const pairs = companies.flatMap(listPairs)
  const sums = new Map<string, number>()
  for (const { before, after } of pairs)
    for (const [name, change] of compareParts(before.parts, after.parts))
      sums.set(name, (sums.get(name) ?? 0) + Math.abs(change))
  return [...sums]
    .map(([name, sum]) => ({ name, points: sum / pairs.length }))
    .toSorted((left, right) => right.points - left.points)
}

function compareParts(before: readonly ScorePart[], after: readonly ScorePart[]): Map<string, number> {
  const changes = new Map<string, number>()
  const add = (parts: readonly ScorePart[], sign: 1 | -1) => {
    for (const part of parts) {
      const name = 'key' in part ? part.key : part.kind
      changes.set(name, (changes.get(name) ?? 0) + sign * part.points)
    }
  }
  add(after, 1)
  add(before, -1)
  return changes
}

/** How well the points tell who files no more, with and without the year before, on the same company-years. */
export type SilenceRanking = {
  readonly rows: number
  readonly silent: number
  readonly rated: Estimate
  readonly alone: Estimate
  readonly difference: Difference
  /** Of those with at least so many points: how many there are, and how many of them fell silent. */
  readonly calm: Readonly<Record<PointsKey, { readonly rows: number; readonly silent: number }>>
}

/** Points from which a risk is low. */
const CALM_FROM = 67
const SILENT_YEARS = 2

/**
 * Who files nothing for two years after its accounts has often failed: a weak sign, and the only one that a panel of
 * accounts has. Years with a year before, and two years of the panel after them; null where nobody falls silent.
 */
export function rankSilent(companies: readonly CompanyYears[]): SilenceRanking | null {
  const lastYear = companies.flatMap(({ filed }) => filed).reduce((last, year) => Math.max(last, year), 0)
  const rows = companies.flatMap((company) =>
    listPairs(company)
      .filter(({ after }) => after.year + SILENT_YEARS <= lastYear)
      .map(({ after }) => ({ ...after, isSilent: !isHeardOf(company, after.year) })),
  )
  return rankRows(rows)
}

function isHeardOf({ filed }: CompanyYears, after: number): boolean {
  return filed.some((year) => year > after && year <= after + SILENT_YEARS)
}

function rankRows(rows: readonly (RatedAccounts & { isSilent: boolean })[]): SilenceRanking | null {
  const failed = rows.map(({ isSilent }) => isSilent)
  const risks = (key: PointsKey) => [rows.map((row) => -row[key])]
  const rated = estimateAuc({ rankings: risks('rated'), failed })
  const alone = estimateAuc({ rankings: risks('alone'), failed })
  const difference = compareAucs({ rankings: risks('rated'), others: risks('alone'), failed })
  if (rated === null || alone === null || difference === null) return null
  const calmOf = (key: PointsKey) => {
    const calm = rows.filter((row) => row[key] >= CALM_FROM)
    return { rows: calm.length, silent: calm.filter(({ isSilent }) => isSilent).length }
  }
  const calm = { rated: calmOf('rated'), alone: calmOf('alone') }
  return { rows: rows.length, silent: failed.filter(Boolean).length, rated, alone, difference, calm }
}
