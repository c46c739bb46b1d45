import { type Accounts, equityOf, operatingProfitOf, profitAfterTaxOf, totalAssetsOf } from './account-totals.ts'
import { economyOf } from './economy.ts'
import type { Rng } from './rng.ts'
import type { Sector } from './sectors.ts'

/** What drives the accounts of one business. Amounts in thousand HUF. */
export type Business = {
  sector: Sector
  /** Persons employed in a normal year. */
  heads: number
  firstYear: number
  /** The part of its first year that it was in business; null: it is older than the first year of the simulation. */
  firstYearPart: number | null
  /** One entry per year of accounts. */
  health: readonly number[]
  issuedCapital: (year: number) => number
}

/** Habits of one business, the same in all its years. */
type Habits = {
  sales: number
  margin: number
  tangible: number
  trade: number
  payout: number
  reserve: number
  borrowing: number
  holdings: number
}

function drawHabits(rng: Rng, { heads, health }: Business): Habits {
  const meanHealth = health.reduce((sum, year) => sum + year, 0) / Math.max(1, health.length)
  return {
    // Productivity differs less among the large.
    sales: Math.exp((heads > 20 ? 0.35 : 0.6) * rng.normal()),
    margin: 0.035 * rng.normal() - 0.018,
    tangible: Math.exp(0.7 * rng.normal()),
    trade: Math.exp(0.35 * rng.normal()),
    payout: 0.3 + 0.7 * rng.unit(),
    // Own funds over turnover that the owners leave in the company: weak ones have little put aside.
    reserve: 0.13 * Math.exp(0.8 * rng.normal() + 1.1 * meanHealth),
    borrowing: rng.unit(),
    holdings: rng.chance(0.08) ? rng.unit() : 0,
  }
}

/** One set of accounts per year of health, each the continuation of the one before. */
export function simulateAccounts(rng: Rng, business: Business): Accounts[] {
  const habits = drawHabits(rng, business)
  const years: Accounts[] = []
  business.health.forEach((health, offset) => {
    const previous = years.at(-1) ?? null
    years.push(simulateYear(rng, { business, habits, health, offset, year: business.firstYear + offset, previous }))
  })
  return years
}

type YearInput = {
  business: Business
  habits: Habits
  health: number
  offset: number
  year: number
  previous: Accounts | null
}

/** Of its later sales a new business makes so much in its first years. */
const RAMP = [0.6, 0.7, 0.9]

/** How much of the year it was in business: whoever begins on 29 December has three days to sell in. */
function partOfYear({ business, offset }: YearInput): number {
  return offset === 0 ? (business.firstYearPart ?? 1) : 1
}

function simulateYear(rng: Rng, input: YearInput): Accounts {
  const { business, health, offset, year, previous } = input
  const ramp = business.firstYearPart === null ? 1 : (RAMP[offset] ?? 1)
  const heads = Math.max(0, Math.round(business.heads * Math.exp(0.12 * health) * Math.sqrt(ramp)))
  const volume = Math.max(0.5, business.heads) * business.sector.salesPerHead * input.habits.sales
  const netSales = Math.round(
    volume * economyOf(year).sales * ramp * partOfYear(input) * Math.exp(0.22 * health + 0.1 * rng.normal()),
  )
  const accounts: Accounts = {
    ...EMPTY,
    year,
    heads,
    netSales,
    issuedCapital: business.issuedCapital(year),
    capitalReserve: previous?.capitalReserve ?? 0,
  }
  setFixedAssets(rng, accounts, input)
  setIncome(rng, accounts, input)
  setReserves(rng, accounts, input)
  setCurrentAssets(rng, accounts, input)
  setLiabilities(rng, accounts, input)
  return accounts
}

const EMPTY: Omit<Accounts, 'year' | 'heads' | 'netSales' | 'issuedCapital' | 'capitalReserve'> = {
  ownPerformance: 0,
  otherIncome: 0,
  material: 0,
  personnel: 0,
  depreciation: 0,
  otherExpenditure: 0,
  financialIncome: 0,
  financialExpenditure: 0,
  tax: 0,
  intangible: 0,
  tangible: 0,
  financialAssets: 0,
  inventories: 0,
  receivables: 0,
  securities: 0,
  cash: 0,
  prepaid: 0,
  retainedEarnings: 0,
  provisions: 0,
  subordinated: 0,
  longTerm: 0,
  shortTerm: 0,
  deferredIncome: 0,
}

function setFixedAssets(rng: Rng, accounts: Accounts, { business, habits, previous }: YearInput): void {
  const target = accounts.netSales * business.sector.tangible * habits.tangible
  // Assets follow turnover slowly.
  accounts.tangible = Math.round(
    previous === null ? target : 0.75 * previous.tangible + 0.25 * target * (0.8 + 0.4 * rng.unit()),
  )
  accounts.intangible = Math.round(accounts.tangible * 0.03 * habits.borrowing)
  accounts.financialAssets = Math.round(habits.holdings * accounts.netSales * 0.4)
}

function setIncome(rng: Rng, accounts: Accounts, { business, habits, health, year, previous }: YearInput): void {
  const { netSales } = accounts
  const economy = economyOf(year)
  accounts.ownPerformance = Math.round(netSales * business.sector.inventories * 0.05 * rng.normal())
  accounts.otherIncome = Math.round(netSales * 0.012 * rng.unit())
  // The weak write off what they had: claims nobody pays, stock nobody buys.
  const writtenOff =
    0.7 * Math.max(0, -health - 0.6) * rng.unit() * Math.max(0, previous === null ? 0 : equityOf(previous))
  accounts.otherExpenditure = Math.round(netSales * (0.018 + 0.01 * rng.unit()) + writtenOff)
  accounts.depreciation = Math.round((previous?.tangible ?? accounts.tangible) * 0.11 + accounts.intangible * 0.2)
  const wages =
    accounts.heads * economy.wages * (4_600 + 900 * Math.log(1 + accounts.heads)) * (0.85 + 0.3 * rng.unit())
  accounts.personnel = Math.round(Math.min(wages, 0.62 * netSales))
  // Below a point every step down costs more: orders, terms and staff are lost together.
  const distress = 0.08 * Math.min(0, health + 0.8)
  const margin = business.sector.margin + habits.margin + 0.03 * health + distress + 0.035 * rng.normal()
  const income = netSales + accounts.ownPerformance + accounts.otherIncome
  const costs = accounts.personnel + accounts.depreciation + accounts.otherExpenditure
  accounts.material = Math.max(
    Math.round(netSales * 0.06),
    Math.round(income - (costs - writtenOff) - netSales * margin),
  )
  const debt = previous === null ? 0 : previous.longTerm + previous.shortTerm * 0.35
  accounts.financialExpenditure = Math.round(debt * economy.interest * 0.7 + netSales * 0.001 * rng.unit())
  accounts.financialIncome = Math.round(
    (previous?.cash ?? 0) * economy.interest * 0.25 * rng.unit() + accounts.financialAssets * 0.05 * rng.unit(),
  )
  const beforeTax = operatingProfitOf(accounts) + accounts.financialIncome - accounts.financialExpenditure
  // Corporate tax 9 % (Act LXXXI of 1996, section 19).
  accounts.tax = Math.max(0, Math.round(beforeTax * 0.09))
}

function setReserves(rng: Rng, accounts: Accounts, { business, habits, health, previous }: YearInput): void {
  if (previous === null) {
    const saved = accounts.netSales * (habits.reserve + 0.2 * health + 0.08 * rng.normal())
    accounts.retainedEarnings =
      business.firstYearPart !== null ? 0 : Math.round(Math.max(saved, -0.4 * accounts.netSales))
    return
  }
  const earned = previous.retainedEarnings + profitAfterTaxOf(previous)
  // Only what was earned can be paid out (Act V of 2013, section 3:184).
  const dividend = Math.round(habits.payout * Math.max(0, earned - habits.reserve * accounts.netSales))
  accounts.retainedEarnings = earned - dividend
  // Owners who believe in the company restore its lost capital (Act V of 2013, section 3:189).
  const missing = accounts.issuedCapital - equityOf(accounts)
  if (missing > accounts.issuedCapital && health > -0.8 && rng.chance(0.45)) accounts.capitalReserve += missing
}

function setCurrentAssets(rng: Rng, accounts: Accounts, { business, habits, health }: YearInput): void {
  const { netSales } = accounts
  const slow = Math.exp(-0.08 * health)
  accounts.inventories = Math.round(
    netSales * business.sector.inventories * habits.trade * slow * (0.8 + 0.4 * rng.unit()),
  )
  accounts.receivables = Math.round(
    netSales * business.sector.receivables * habits.trade * slow * (0.8 + 0.4 * rng.unit()),
  )
  accounts.securities = rng.chance(0.06) ? Math.round(netSales * 0.05 * rng.unit()) : 0
  accounts.cash = Math.round(netSales * Math.max(0.004, 0.07 + 0.04 * health) * (0.6 + 0.8 * rng.unit())) + 20
  accounts.prepaid = Math.round(netSales * 0.006 * rng.unit())
}

/** Whatever owners did not pay for is owed; what they paid beyond the need lies in the bank. */
function setLiabilities(rng: Rng, accounts: Accounts, { habits, health }: YearInput): void {
  accounts.provisions = rng.chance(0.05) ? Math.round(accounts.netSales * 0.01 * rng.unit()) : 0
  accounts.deferredIncome = Math.round(accounts.netSales * 0.008 * rng.unit())
  const leastOwed = Math.round(accounts.netSales * (0.05 + 0.4 * habits.borrowing * rng.unit())) + 15
  const financed = equityOf(accounts) + accounts.provisions + accounts.deferredIncome
  accounts.cash += Math.max(0, leastOwed + financed - totalAssetsOf(accounts))
  const owed = totalAssetsOf(accounts) - financed
  accounts.longTerm = Math.round(
    Math.min(owed * 0.7, accounts.tangible * (0.1 + 0.6 * habits.borrowing) * Math.exp(-0.1 * health)),
  )
  accounts.subordinated = equityOf(accounts) < 0 && rng.chance(0.15) ? Math.round((owed - accounts.longTerm) * 0.2) : 0
  accounts.shortTerm = owed - accounts.longTerm - accounts.subordinated
}
