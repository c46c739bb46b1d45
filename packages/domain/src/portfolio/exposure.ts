import { daysBetween } from '../calendar-days.ts'
import type { CompanyStatus } from '../company-status.ts'

/**
 * What is lost of a claim on a company that fails, where nobody has said otherwise: senior unsecured claims under the
 * foundation approach of Basel II (International Convergence of Capital Measurement, 2004, paragraph 287).
 */
export const DEFAULT_LOSS_SHARE = 0.45

/** A claim; the company null where the list names none for certain. */
export type Receivable = {
  companyId: string | null
  amount: number
  currency: string
  /** YYYY-MM-DD; null where it is not known. */
  dueOn: string | null
}

/** What is known of a company that owes. */
export type CompanyStanding = {
  /** Null where the company is in no register. */
  status: CompanyStatus | null
  /** Of failure within 12 months, as it was rated; null where it is not known. */
  probability: number | null
}

const FAILED: readonly CompanyStatus[] = ['bankruptcy', 'forced-deletion', 'under-liquidation', 'ceased']

/**
 * Whether the failure that a rating foretells has come already: such companies have no probability any more, and ceased ones
 * no rating.
 */
export function hasFailed(status: CompanyStatus | null): boolean {
  return status !== null && FAILED.includes(status)
}

/** How long claims are overdue, in days. */
export const OVERDUE_BUCKETS = ['not-due', '1-30', '31-60', '61-90', 'over-90', 'unknown'] as const
export type OverdueBucket = (typeof OVERDUE_BUCKETS)[number]

/** The bucket of a due date on a day; due today is not overdue. */
export function bucketOf(dueOn: string | null, today: string): OverdueBucket {
  if (dueOn === null) return 'unknown'
  const days = daysBetween(dueOn, today)
  if (days <= 0) return 'not-due'
  if (days <= 30) return '1-30'
  if (days <= 60) return '31-60'
  return days <= 90 ? '61-90' : 'over-90'
}

export type CompanyExposure = {
  companyId: string
  amount: number
  status: CompanyStatus | null
  isFailed: boolean
  /** Of failure within 12 months, 1 where it has come; null where it is not known. */
  probability: number | null
  /** Null with the probability, never 0. */
  expectedLoss: number | null
}

export type CurrencyExposure = {
  currency: string
  amount: number
  /** Of companies that failed; of those whose probability is known, or is not; of claims on nobody certain. */
  failedAmount: number
  knownAmount: number
  unknownAmount: number
  unmatchedAmount: number
  /** Of what failed and what is known; null where neither is. */
  expectedLoss: number | null
  overdue: { bucket: OverdueBucket; amount: number; count: number }[]
  /** Every company, the largest claim first. */
  companies: CompanyExposure[]
}

type Terms = {
  /** By company. */
  standings: ReadonlyMap<string, CompanyStanding>
  lossShare: number
  today: string
}

/** Claims by currency, the forint first; nothing is converted. */
export function sumExposures(receivables: readonly Receivable[], terms: Terms): CurrencyExposure[] {
  const currencies = [...new Set(receivables.map(({ currency }) => currency))]
  const rank = (currency: string) => (currency === 'HUF' ? '' : currency)
  return currencies
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((currency) =>
      sumCurrency(
        currency,
        receivables.filter((claim) => claim.currency === currency),
        terms,
      ),
    )
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

function sumCurrency(currency: string, claims: readonly Receivable[], terms: Terms): CurrencyExposure {
  const companies = sumCompanies(claims, terms)
  const failed = companies.filter(({ isFailed }) => isFailed)
  const known = companies.filter(({ probability, isFailed }) => probability !== null && !isFailed)
  const unknown = companies.filter(({ probability }) => probability === null)
  return {
    currency,
    amount: sum(claims.map(({ amount }) => amount)),
    failedAmount: sum(failed.map(({ amount }) => amount)),
    knownAmount: sum(known.map(({ amount }) => amount)),
    unknownAmount: sum(unknown.map(({ amount }) => amount)),
    unmatchedAmount: sum(claims.flatMap(({ companyId, amount }) => (companyId === null ? amount : []))),
    expectedLoss: unknown.length === companies.length ? null : sum(companies.map((each) => each.expectedLoss ?? 0)),
    overdue: OVERDUE_BUCKETS.map((bucket) => {
      const amounts = claims.flatMap(({ dueOn, amount }) => (bucketOf(dueOn, terms.today) === bucket ? amount : []))
      return { bucket, amount: sum(amounts), count: amounts.length }
    }),
    companies,
  }
}

function sumCompanies(claims: readonly Receivable[], { standings, lossShare }: Terms): CompanyExposure[] {
  const amounts = new Map<string, number>()
  for (const { companyId, amount } of claims)
    if (companyId !== null) amounts.set(companyId, (amounts.get(companyId) ?? 0) + amount)
  return [...amounts]
    .map(([companyId, amount]) => {
      const { status = null, probability: rated = null } = standings.get(companyId) ?? {}
      const isFailed = hasFailed(status)
      const probability = isFailed ? 1 : rated
      const expectedLoss = probability === null ? null : probability * amount * lossShare
      return { companyId, amount, status, isFailed, probability, expectedLoss }
    })
    .toSorted((a, b) => b.amount - a.amount || (a.companyId < b.companyId ? -1 : 1))
}

/** Failed companies, then the others, each the largest expected loss first; those of unknown probability have none. */
export function listLargestRisks(companies: readonly CompanyExposure[], count: number): CompanyExposure[] {
  return companies
    .filter(({ expectedLoss }) => expectedLoss !== null)
    .toSorted(
      (a, b) =>
        Number(b.isFailed) - Number(a.isFailed) ||
        (b.expectedLoss ?? 0) - (a.expectedLoss ?? 0) ||
        (a.companyId < b.companyId ? -1 : 1),
    )
    .slice(0, count)
}
