import type { StatementAmounts } from '../observation.ts'
import { judgeSalesPerHead } from './sales-per-head.ts'

/** Of accounts what tells whether they were filed in a wrong unit; `year` is the one in which the business year ends. */
export type UnitAccounts = {
  readonly year: number
  readonly currency: string
  /** Units of the currency that the amounts say they are in. */
  readonly unit: 1 | 1000
  readonly amounts: StatementAmounts
  readonly previousAmounts: StatementAmounts
}

/**
 * Forints filed as thousands, or the reverse: `factor` is what the amounts are too large by, 1000 or a thousandth.
 * `proven`: years on both sides say so; `one-sided`: only earlier or only later ones do. `unclear`: some of the years are
 * in a wrong unit, and nothing tells which (`factor` is null).
 */
export type UnitSlip = { readonly lineCodes: readonly string[] } & (
  | { readonly verdict: 'proven' | 'one-sided'; readonly factor: UnitFactor }
  | { readonly verdict: 'unclear'; readonly factor: null }
)
export type UnitFactor = 1000 | 0.001

/** Leading amounts: those that can be compared have to move alike, and there have to be a few. */
const SLIP_LINES: readonly string[] = [
  'totalAssets',
  'issuedCapital',
  'netSales',
  'fixedAssets',
  'currentAssets',
  'equity',
]
const LEAST_LINES = 3
/** A thousandfold, with room for the growth of a year. */
const GROWTH = 5
/** So many more filings have to speak for an order of magnitude than for another, where nothing else decides. */
const MAJORITY = 2

/** A column of accounts in whole units of its currency, of one of the filings by their order. */
type Column = Pick<UnitAccounts, 'currency' | 'unit' | 'amounts'> & { readonly filing: number; readonly isOwn: boolean }
/** A column with its order of magnitude: thousandfolds above that of the first of its chain. */
type Levelled = Column & { readonly level: number }

/**
 * Which of the accounts, the oldest first, were filed in a wrong unit; null where they were not, by their order. Columns
 * (the year itself and the year before, as filed) that can be compared are a chain; where its orders of magnitude differ,
 * the right one is told by the years around the others, by the sales of each employee, and by the majority of the
 * filings. Where these do not speak, or contradict each other, none of the filings of the chain is taken for right.
 */
export function findUnitSlips(filed: readonly UnitAccounts[]): (UnitSlip | null)[] {
  const slips: (UnitSlip | null)[] = filed.map(() => null)
  for (const chain of listChains(filed)) {
    if (chain.every(({ level }) => level === chain[0]?.level)) continue
    const right = findRightLevel(chain, filed)
    for (const [index, column] of chain.entries())
      if (column.isOwn)
        slips[column.filing] = judge(column, { right, before: chain.slice(0, index), after: chain.slice(index + 1) })
  }
  return slips
}

/**
 * Which of the accounts, the oldest first, could be held against those of another year at all, their own previous-year
 * column among them, by their order: of the others nothing tells whether their unit is right.
 */
export function listComparedUnits(filed: readonly UnitAccounts[]): boolean[] {
  const compared = new Set<number>()
  for (const chain of listChains(filed))
    if (chain.length > 1) for (const { isOwn, filing } of chain) if (isOwn) compared.add(filing)
  return filed.map((_, index) => compared.has(index))
}

/** Amounts without the factor that they are too large by, in whole units of the filing. */
export function divideAmounts(amounts: StatementAmounts, factor: UnitFactor): StatementAmounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([code, amount]) => [
      code,
      code === 'employees' ? amount : Math.round(amount / factor),
    ]),
  )
}

/** All columns in the order of time, each in the chain of the newest one before it that it can be compared with. */
function listChains(filed: readonly UnitAccounts[]): Levelled[][] {
  const chains: Levelled[][] = []
  for (const [filing, { currency, unit, amounts, previousAmounts }] of filed.entries())
    for (const isOwn of [false, true]) {
      const column = { currency, unit, amounts: isOwn ? amounts : previousAmounts, filing, isOwn }
      const found = findPlace(column, chains)
      if (found === null) chains.push([{ ...column, level: 0 }])
      else found.chain.push({ ...column, level: found.level })
    }
  return chains
}

function findPlace(column: Column, chains: readonly Levelled[][]): { chain: Levelled[]; level: number } | null {
  for (const chain of chains.toReversed())
    for (const other of chain.toReversed()) {
      const steps = compare(column, other)
      if (steps !== null) return { chain, level: other.level + steps }
    }
  return null
}

/** Null where nothing tells it. */
function findRightLevel(chain: readonly Levelled[], filed: readonly UnitAccounts[]): number | null {
  const first = chain[0]?.level ?? 0
  const verdicts = [
    // The years at both ends of the chain agree, and the others lie between them.
    ...(chain.at(-1)?.level === first ? [first] : []),
    ...listStaffVerdicts(chain, filed),
    ...listMajority(chain),
  ]
  const [right = null] = verdicts
  return verdicts.every((level) => level === right) ? right : null
}

/** What the filings with a number of employees say of the right level, each that says anything once. */
function listStaffVerdicts(chain: readonly Levelled[], filed: readonly UnitAccounts[]): number[] {
  const levels = [...new Set(chain.map(({ level }) => level))]
  return chain.flatMap(({ isOwn, filing, level }) => {
    const accounts = filed[filing]
    if (!isOwn || accounts === undefined) return []
    const fit = levels.map((right) => ({ right, fit: judgeSalesPerHead(accounts, 1000 ** (right - level)) }))
    const usual = fit.filter((one) => one.fit === 'usual')
    const isOnly = usual.length === 1 && fit.every((one) => one.fit !== 'rare')
    return isOnly ? usual.map(({ right }) => right) : []
  })
}

/** The level that more filings speak for than for any other, by the margin; those that speak for several do for none. */
function listMajority(chain: readonly Levelled[]): number[] {
  const levels = [...new Set(chain.map(({ level }) => level))]
  const filings = levels.map((level) => new Set(chain.flatMap((one) => (one.level === level ? one.filing : []))))
  const votes = levels.map((level, index) => {
    const isTold = (filing: number) => filings.some((others, other) => other !== index && others.has(filing))
    return { level, count: [...(filings[index] ?? [])].filter((filing) => !isTold(filing)).length }
  })
  const [most, next] = votes.toSorted((one, other) => other.count - one.count)
  if (most === undefined || next === undefined || most.count === 0) return []
  return next.count === 0 || most.count >= next.count + MAJORITY ? [most.level] : []
}

type Surroundings = { right: number | null; before: readonly Levelled[]; after: readonly Levelled[] }

function judge({ level, amounts }: Levelled, { right, before, after }: Surroundings): UnitSlip | null {
  const lineCodes = SLIP_LINES.filter((code) => (amounts[code] ?? 0) !== 0)
  if (right === null) return { verdict: 'unclear', factor: null, lineCodes }
  if (level === right) return null
  const isBetween = [before, after].every((side) => side.some((one) => one.level === right))
  // More than one step is no slip of the unit that could be put right.
  const isStep = Math.abs(level - right) === 1
  return { verdict: isBetween && isStep ? 'proven' : 'one-sided', factor: level > right ? 1000 : 0.001, lineCodes }
}

/** How many thousandfolds one column is above another; null where nobody can tell, as the lines move unevenly. */
function compare(own: Column, other: Column): number | null {
  if (own.currency !== other.currency) return null
  const steps = SLIP_LINES.flatMap((code) => {
    const amount = own.amounts[code] ?? 0
    const beside = other.amounts[code] ?? 0
    return amount === 0 || beside === 0 ? [] : (stepsOf((amount * own.unit) / (beside * other.unit)) ?? [])
  })
  const [first] = steps
  if (first === undefined || steps.length < LEAST_LINES) return null
  return steps.every((one) => one === first) ? first : null
}

/** Null between the orders of magnitude: neither the growth of a year nor a thousandfold. */
function stepsOf(quotient: number): number | null {
  const ratio = Math.abs(quotient)
  const steps = Math.round(Math.log10(ratio) / 3)
  const rest = ratio / 1000 ** steps
  return steps === 0 || (rest <= GROWTH && rest >= 1 / GROWTH) ? steps : null
}
