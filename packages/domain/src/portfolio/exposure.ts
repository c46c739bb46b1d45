import { daysBetween } from '../calendar-days.ts'

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
  /** Of failure within 12 months; null where it is not known. */
  probability: number | null
  /** Null with the probability, never 0. */
  expectedLoss: number | null
}

export type CurrencyExposure = {
  currency: string
  amount: number
  /** Of companies whose probability of failure is known; of those where it is not; of claims on nobody certain. */
  knownAmount: number
  unknownAmount: number
  unmatchedAmount: number
  /** Of what is known; null where nothing is. */
  expectedLoss: number | null
  overdue: { bucket: OverdueBucket; amount: number; count: number }[]
  /** Every company, the largest claim first. */
  companies: CompanyExposure[]
}

type Terms = {
  /** Of failure within 12 months, by company. */
  probabilities: ReadonlyMap<string, number>
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
  const known = companies.filter(({ probability }) => probability !== null)
  const unknown = companies.filter(({ probability }) => probability === null)
  return {
    currency,
    amount: sum(claims.map(({ amount }) => amount)),
    knownAmount: sum(known.map(({ amount }) => amount)),
    unknownAmount: sum(unknown.map(({ amount }) => amount)),
    unmatchedAmount: sum(claims.flatMap(({ companyId, amount }) => (companyId === null ? amount : []))),
    expectedLoss: known.length === 0 ? null : sum(known.map(({ expectedLoss }) => expectedLoss ?? 0)),
    overdue: OVERDUE_BUCKETS.map((bucket) => {
      const amounts = claims.flatMap(({ dueOn, amount }) => (bucketOf(dueOn, terms.today) === bucket ? amount : []))
      return { bucket, amount: sum(amounts), count: amounts.length }
    }),
    companies,
  }
}

function sumCompanies(claims: readonly Receivable[], { probabilities, lossShare }: Terms): CompanyExposure[] {
  const amounts = new Map<string, number>()
  for (const { companyId, amount } of claims)
    if (companyId !== null) amounts.set(companyId, (amounts.get(companyId) ?? 0) + amount)
  return [...amounts]
    .map(([companyId, amount]) => {
      const probability = probabilities.get(companyId) ?? null
      return { companyId, amount, probability, expectedLoss: probability && probability * amount * lossShare }
    })
    .toSorted((a, b) => b.amount - a.amount || (a.companyId < b.companyId ? -1 : 1))
}

/** The companies with the largest expected loss; those of unknown probability have none. */
export function listLargestRisks(companies: readonly CompanyExposure[], count: number): CompanyExposure[] {
  return companies
    .filter(({ expectedLoss }) => expectedLoss !== null)
    .toSorted((a, b) => (b.expectedLoss ?? 0) - (a.expectedLoss ?? 0) || (a.companyId < b.companyId ? -1 : 1))
    .slice(0, count)
}
