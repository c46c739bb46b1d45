import type { Accounts } from './account-totals.ts'
import { simulateAccounts } from './accounts.ts'
import { type Day, dayOf, DAYS_PER_YEAR, workingDay, yearEnd, yearOf } from './days.ts'
import { type Step, valueOn } from './fact-frame.ts'
import { type Identity, identityOf } from './identity.ts'
import { drawLife, type Life } from './life.ts'
import { strawManOf } from './persons.ts'
import { drawRecent, type RecentChanges } from './recent.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/** A company with its whole life; every rule of the generator reads from it. */
export type Company = Identity & {
  life: Life
  /** Deleted from the register on that day. */
  ceasedOn: Day | null
  /** Sold to the quarter's straw man, who then manages and owns it, before it fails. */
  takenOverOn: Day | null
  /** The first day of what ends free decisions: bankruptcy, a sale before the failure, or the end itself. */
  troubleOn: Day | null
  accounts: readonly Accounts[]
  capitalHistory: readonly Step<number>[]
  /** Announced to the creditors before it is entered. */
  capitalCut: CapitalCut | null
  /** Free decisions (moving, new owners) are taken from a year after the founding until trouble comes. */
  freeFrom: Day
  freeUntil: Day
  recent: RecentChanges
}

export function companyOf(world: World, index: number): Company {
  const identity = identityOf(world, index)
  const { part, activity } = identity
  // Proceedings of the court are about those in its register; offices of lawyers are in that of their chamber.
  const isRegistered = identity.form.registerFormCode !== null
  const life = drawLife(world, { ...identity, part: isRegistered ? part : 'provider', sector: activity.sector })
  const takenOverOn = drawTakeover(world, identity, life)
  const troubleOn = life.bankruptcy?.startedOn ?? takenOverOn ?? life.end?.startedOn ?? null
  const freeFrom = identity.foundedOn + 300
  const freeUntil = Math.min((troubleOn ?? world.asOf) - 30, world.asOf - 3)
  const recent = drawRecent(world, index, { freeFrom, freeUntil })
  const raised = drawCapitalHistory(world, { identity, freeFrom, freeUntil, recent })
  const capitalCut = drawCapitalCut(world, { identity, freeFrom, freeUntil, raised })
  const capitalHistory = capitalCut === null ? raised : [...raised, { from: capitalCut.from, value: capitalCut.toHuf }]
  const accounts = simulateAccounts(new Rng({ seed: world.seed, stream: 'accounts', index }), {
    sector: identity.activity.sector,
    heads: identity.heads,
    firstYear: life.firstYear,
    firstYearPart: firstYearPartOf(life, identity.foundedOn),
    health: life.health.slice(0, yearsWithAccounts(world, life)),
    issuedCapital: (year) => Math.round(capitalOn(capitalHistory, yearEnd(year)) / 1000),
  })
  return {
    ...identity,
    life,
    ceasedOn: life.end?.ceasedOn ?? null,
    takenOverOn,
    troubleOn,
    accounts,
    capitalHistory,
    capitalCut,
    freeFrom,
    freeUntil,
    recent,
  }
}

function drawTakeover(world: World, identity: Identity, life: Life): Day | null {
  const { end } = life
  const isTarget =
    (end?.kind === 'liquidation' || end?.kind === 'forced-deletion') &&
    life.bankruptcy === null &&
    identity.rate.key === 'kft'
  const rng = new Rng({ seed: world.seed, stream: 'takeover', index: identity.index })
  if (
    !isTarget ||
    identity.part !== 'none' ||
    !rng.chance(SHARES.strawMan) ||
    strawManOf(world, identity.index) === null
  )
    return null
  return workingDay(end.startedOn - rng.between(40, 240))
}

/** The part of its first year in which a company was there; null where its accounts begin in a later one. */
export function firstYearPartOf({ firstYear }: Life, foundedOn: Day): number | null {
  return yearOf(foundedOn) === firstYear ? (yearEnd(firstYear) - foundedOn + 1) / DAYS_PER_YEAR : null
}

/** Accounts close at the year's end; a company that fails or is absorbed before it has none for that year. */
export function yearsWithAccounts(world: World, life: Life): number {
  const lastYear =
    life.end === null ? world.lastFiscalYear : Math.min(world.lastFiscalYear, yearOf(life.end.startedOn) - 1)
  return Math.max(0, lastYear - life.firstYear + 1)
}

/** A day of free decision, or null for a company that had no time for it. */
export function drawFreeDay(rng: Rng, { freeFrom, freeUntil }: Pick<Company, 'freeFrom' | 'freeUntil'>): Day | null {
  const share = rng.unit()
  return freeUntil - freeFrom < 200 ? null : workingDay(freeFrom + Math.floor(share * (freeUntil - freeFrom)))
}

/**
 * From September 2007 on 500,000 HUF were enough for a private limited company (Act LXI of 2007); until March 2017 all had
 * to bring their capital to 3 million (Act CLXXVII of 2013).
 */
const OLD_MINIMUM_HUF = 500_000
const OLD_MINIMUM_FROM = dayOf(2007, 9, 1)
const NEW_MINIMUM_FROM = dayOf(2014, 3, 15)
const NEW_MINIMUM_BY = dayOf(2017, 3, 15)

function drawCapitalHistory(
  world: World,
  input: { identity: Identity; freeFrom: Day; freeUntil: Day; recent: RecentChanges },
): Step<number>[] {
  const { identity } = input
  const rng = new Rng({ seed: world.seed, stream: 'history', index: identity.index })
  const steps: Step<number>[] = [{ from: identity.foundedOn, value: identity.capitalHuf }]
  const isOldKft = identity.form.key === 'kft' && identity.foundedOn < NEW_MINIMUM_FROM - 400
  const isSmallKft = isOldKft && rng.chance(0.6)
  const raisedBy = isSmallKft ? workingDay(rng.between(NEW_MINIMUM_FROM, NEW_MINIMUM_BY)) : null
  if (raisedBy !== null && identity.foundedOn >= OLD_MINIMUM_FROM) {
    steps[0] = { from: identity.foundedOn, value: OLD_MINIMUM_HUF }
    if (raisedBy < input.freeUntil) steps.push({ from: raisedBy, value: identity.capitalHuf })
  }
  const raisedOn = rng.chance(SHARES.capitalRaised) ? drawFreeDay(rng, input) : null
  if (raisedOn !== null && raisedOn > (steps.at(-1)?.from ?? 0)) {
    steps.push({ from: raisedOn, value: identity.capitalHuf * rng.between(2, 5) })
  }
  const { capital: raisedAgainOn } = input.recent
  const last = steps.at(-1)
  if (raisedAgainOn !== undefined && last !== undefined && raisedAgainOn > last.from) {
    steps.push({ from: raisedAgainOn, value: last.value * rng.between(2, 3) })
  }
  return steps
}

/** A reduction of the issued capital: decided and announced, and entered when the creditors had their time. */
export type CapitalCut = { announcedOn: Day; from: Day; fromHuf: number; toHuf: number }

/** The least capital by form (Act V of 2013, sections 3:161 and 3:212). */
const LEAST_CAPITAL_HUF = new Map([
  ['kft', 3_000_000],
  ['nonprofit-kft', 3_000_000],
  ['zrt', 5_000_000],
  ['nyrt', 20_000_000],
])

function drawCapitalCut(
  world: World,
  {
    identity,
    freeFrom,
    freeUntil,
    raised,
  }: { identity: Identity; freeFrom: Day; freeUntil: Day; raised: readonly Step<number>[] },
): CapitalCut | null {
  const rng = new Rng({ seed: world.seed, stream: 'capitalCut', index: identity.index })
  const last = raised.at(-1)
  const least = LEAST_CAPITAL_HUF.get(identity.rate.key)
  const announcedOn = rng.chance(SHARES.capitalCut) ? drawFreeDay(rng, { freeFrom, freeUntil }) : null
  if (announcedOn === null || least === undefined || last === undefined || announcedOn <= last.from) return null
  const toHuf = Math.max(least, Math.round(last.value / rng.between(2, 4) / 100_000) * 100_000)
  const from = workingDay(announcedOn + rng.between(95, 150))
  return from >= freeUntil || toHuf >= last.value ? null : { announcedOn, from, fromHuf: last.value, toHuf }
}

function capitalOn(history: readonly Step<number>[], day: Day): number {
  return valueOn(history, day) ?? history[0]?.value ?? 0
}

/** The largest turnover of any year, thousand HUF. */
export function largestSalesOf(accounts: readonly Accounts[]): number {
  return accounts.reduce((largest, year) => Math.max(largest, year.netSales), 0)
}
