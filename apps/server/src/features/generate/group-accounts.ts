import { type Accounts, equityOf, operatingProfitOf, profitAfterTaxOf, totalAssetsOf } from './account-totals.ts'
import type { Rng } from './rng.ts'

type Amount = Exclude<keyof Accounts, 'year'>

/** What daughters bring of every amount: what they do in a year closely in step, what they have at its end less so. */
const FLOWS: readonly Amount[] = [
  'netSales',
  'ownPerformance',
  'otherIncome',
  'material',
  'personnel',
  'depreciation',
  'otherExpenditure',
  'financialIncome',
  'financialExpenditure',
]
const STOCKS: readonly Amount[] = [
  'heads',
  'intangible',
  'tangible',
  'inventories',
  'receivables',
  'securities',
  'cash',
  'prepaid',
  'provisions',
  'subordinated',
  'longTerm',
  'deferredIncome',
]

/** A group beside its mother: how large the daughters are, what of her holdings is in them, what they had earned before. */
type GroupHabits = { breadth: number; holdings: number; earned: number; weights: ReadonlyMap<Amount, number> }

function drawHabits(rng: Rng): GroupHabits {
  const breadth = 0.2 + 1.3 * rng.unit()
  const [holdings, earned] = [0.5 + 0.5 * rng.unit(), 0.8 * rng.unit()]
  const weights = new Map(
    [...FLOWS.map((amount) => [amount, 0.02] as const), ...STOCKS.map((amount) => [amount, 0.3] as const)].map(
      ([amount, spread]) => [amount, breadth * (1 + spread * (2 * rng.unit() - 1))] as const,
    ),
  )
  return { breadth, holdings, earned, weights }
}

/**
 * The accounts of a group, year by year: the mother's with those of her daughters, without what they owe and own of each
 * other. Capital is the mother's alone, what the group has earned goes on from year to year, and everything balances.
 */
export function consolidateAccounts(rng: Rng, mother: readonly Accounts[]): Accounts[] {
  const habits = drawHabits(rng)
  const years: Accounts[] = []
  mother.forEach((own, at) => {
    const before = mother[at - 1]
    const group = addDaughters(rng, own, habits)
    const earlier = years.at(-1)
    group.retainedEarnings =
      before === undefined || earlier === undefined
        ? own.retainedEarnings + Math.round(habits.earned * habits.breadth * Math.abs(own.retainedEarnings))
        : continueEarnings({ own, before, earlier })
    balance(group, own)
    years.push(group)
  })
  return years
}

function addDaughters(rng: Rng, own: Accounts, { holdings, weights }: GroupHabits): Accounts {
  const group = { ...own }
  for (const [amount, weight] of weights) {
    // A little apart from the mother every year.
    const drift = STOCKS.includes(amount) ? 0.9 + 0.2 * rng.unit() : 0.995 + 0.01 * rng.unit()
    group[amount] += Math.round(own[amount] * weight * drift)
  }
  group.financialAssets = Math.round(own.financialAssets * (1 - holdings))
  const beforeTax = operatingProfitOf(group) + group.financialIncome - group.financialExpenditure
  group.tax = Math.max(own.tax, Math.round(beforeTax * 0.09))
  return group
}

/** The group goes on with what it had, and pays what its mother pays, as far as it has earned that. */
function continueEarnings({ own, before, earlier }: { own: Accounts; before: Accounts; earlier: Accounts }): number {
  const paid = before.retainedEarnings + profitAfterTaxOf(before) - own.retainedEarnings
  const had = earlier.retainedEarnings + profitAfterTaxOf(earlier)
  return had - Math.min(Math.max(0, paid), Math.max(0, had))
}

/** What nobody else financed is owed in the short run; never less than the mother owes alone. */
function balance(group: Accounts, own: Accounts): void {
  const financed = equityOf(group) + group.provisions + group.subordinated + group.longTerm + group.deferredIncome
  const owed = totalAssetsOf(group) - financed
  group.cash += Math.max(0, own.shortTerm - owed)
  group.shortTerm = Math.max(own.shortTerm, owed)
}
