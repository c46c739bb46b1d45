import type { FactPayload } from '@merleg/domain/fact-sections'
import { type Company, drawFreeDay } from './company.ts'
import { type Day, workingDay } from './days.ts'
import { foundedOn } from './founding.ts'
import { firstPersonOf, ownPerson } from './persons.ts'
import { OWNER_SHAPES, SHARE_TELLING } from './rates.ts'
import { Rng } from './rng.ts'
import type { ForeignHome } from './word-lists.ts'
import { hubOf, type World } from './world.ts'

/** Who holds a share: a person by number, a company of the register by index, an enterprise abroad, the exchange's many, or the company itself. */
export type Holder =
  | { kind: 'person'; number: number }
  | { kind: 'company'; index: number }
  | { kind: 'abroad'; id: string; name: string; home: ForeignHome; city: string }
  | { kind: 'free-float' }
  | { kind: 'itself' }
export type Holding = { slot: string; holder: Holder; share: number }

/** Holdings from a day on; the shares of one phase add up to 100. */
export type OwnershipPhase = { from: Day; holdings: readonly Holding[] }

const WITH_SHARES: ReadonlySet<string> = new Set(['kft', 'zrt', 'nyrt'])

/** Groups, circles and those sold before they fail keep the owners that others know of them. */
export function hasFreeShape({ part, foreignParent, takenOverOn, rate }: Company): boolean {
  return part === 'none' && foreignParent === null && takenOverOn === null && WITH_SHARES.has(rate.key)
}

/**
 * What some companies have instead of a few owners of their own: a founder of shelf companies as the first owner, shares
 * of the company in itself, or many small owners. Drawn apart from the owners, who are the same everywhere else.
 */
export function shapeOwnership(world: World, company: Company, phases: readonly OwnershipPhase[]): OwnershipPhase[] {
  if (!hasFreeShape(company)) return [...phases]
  const rng = new Rng({ seed: world.seed, stream: 'ownerShape', index: company.index })
  const drawn = rng.unit()
  const { shelf, ownShares, dispersed } = OWNER_SHAPES
  if (drawn < shelf) return company.rate.key === 'kft' ? afterShelf(world, company, phases) : [...phases]
  if (drawn < shelf + ownShares) return withOwnShares(rng, company, phases)
  if (drawn < shelf + ownShares + dispersed) return dispersedAmong(rng, world, company) ?? [...phases]
  return [...phases]
}

/** A company founded to be sold: who founded it, the person who led it meanwhile, and until when. */
export type Shelf = { founder: number; manager: number; soldOn: number; kept: number }

export function shelfOf(world: World, company: Company): Shelf | null {
  if (!hasFreeShape(company) || company.rate.key !== 'kft') return null
  const drawn = new Rng({ seed: world.seed, stream: 'ownerShape', index: company.index }).unit()
  if (drawn >= OWNER_SHAPES.shelf) return null
  const rng = new Rng({ seed: world.seed, stream: 'shelf', index: company.index })
  // The square of the square: the largest founder has a third of all shelf companies even in a large country.
  const founder = hubOf(world, company.index, rng.unit() ** 2)
  if (founder === null || foundedOn(world, founder) >= company.foundedOn - 30) return null
  const soldOn = workingDay(company.foundedOn + rng.between(20, 120))
  const kept = rng.chance(OWNER_SHAPES.shelfKept) ? rng.between(5, 20) : 0
  return soldOn < Math.min(company.freeFrom, company.freeUntil)
    ? { founder, manager: firstPersonOf(world, founder), soldOn, kept }
    : null
}

function afterShelf(world: World, company: Company, phases: readonly OwnershipPhase[]): OwnershipPhase[] {
  const shelf = shelfOf(world, company)
  const [first, ...later] = phases
  if (shelf === null || first === undefined || (later[0]?.from ?? Infinity) <= shelf.soldOn) return [...phases]
  const holder = { kind: 'company' as const, index: shelf.founder }
  const sold = shelf.kept === 0 ? [...first.holdings] : giveUp(first.holdings, shelf.kept, { slot: 'k1', holder })
  return [
    { from: first.from, holdings: [{ slot: 'k1', holder, share: 100 }] },
    { from: shelf.soldOn, holdings: sold },
    ...later,
  ]
}

/** The largest holder gives up so much; the holdings as they were where he would have nothing left. */
function giveUp(holdings: readonly Holding[], share: number, to: Omit<Holding, 'share'>): Holding[] {
  const largest = holdings.reduce<Holding | null>((most, one) => (one.share > (most?.share ?? 0) ? one : most), null)
  if (largest === null || largest.share <= share) return [...holdings]
  return [...holdings.map((one) => (one === largest ? { ...one, share: one.share - share } : one)), { ...to, share }]
}

/** From a day on the company holds shares in itself, bought from the largest holder. */
function withOwnShares(rng: Rng, company: Company, phases: readonly OwnershipPhase[]): OwnershipPhase[] {
  const from = drawFreeDay(rng, company)
  const share = rng.pick([5, 8, 10, 15, 20, 25])
  const current = from === null ? undefined : phases.findLast((phase) => phase.from < from)
  if (from === null || current === undefined) return [...phases]
  const buy = ({ holdings }: OwnershipPhase) => giveUp(holdings, share, { slot: 'own', holder: { kind: 'itself' } })
  return [
    ...phases.filter((phase) => phase.from < from),
    { from, holdings: buy(current) },
    ...phases.filter((phase) => phase.from > from).map((phase) => ({ from: phase.from, holdings: buy(phase) })),
  ]
}

/** Many small owners, people of neighbours of about the company's age; null where there are too few of them. */
function dispersedAmong(rng: Rng, world: World, company: Company): OwnershipPhase[] | null {
  const [least, most] = OWNER_SHAPES.owners
  const count = rng.between(least, most)
  const neighbours = Array.from({ length: Math.min(company.index, 3 * count) }, (_, step) => company.index - 1 - step)
  const grown = neighbours.filter((index) => foundedOn(world, index) <= company.foundedOn + 1500).slice(0, count)
  if (grown.length < least) return null
  const even = Math.floor(100 / grown.length)
  const rest = 100 - even * grown.length
  const holdings = grown.map((index, order): Holding => ({
    slot: `d${order + 1}`,
    holder: { kind: 'person', number: ownPerson(index, 0) },
    // What does not divide evenly belongs to the first ones.
    share: even + (order < rest ? 1 : 0),
  }))
  return [{ from: company.foundedOn, holdings }]
}

/** How the entry tells shares: to the per cent, in bands, not at all, or only who has more than a half. */
export type ShareTelling = 'exact' | 'bands' | 'untold' | 'majority'

export function shareTellingOf(world: World, company: Company): ShareTelling {
  if (!hasFreeShape(company) || company.rate.key === 'nyrt') return 'exact'
  const drawn = new Rng({ seed: world.seed, stream: 'shareTelling', index: company.index }).unit()
  const { untold, bands, majority } = SHARE_TELLING
  if (drawn < untold) return 'untold'
  if (drawn < untold + bands) return 'bands'
  return company.rate.key === 'zrt' && drawn < untold + bands + majority ? 'majority' : 'exact'
}

/** How many votes a per cent of the capital of a holder has: shares with a preference as to votes (only of some companies). */
export function votesOf(world: World, company: Company, holdings: readonly Holding[]): Map<string, number> | null {
  if (!hasFreeShape(company) || holdings.length < 2 || holdings.length > MOST_WITH_VOTES) return null
  const rng = new Rng({ seed: world.seed, stream: 'votes', index: company.index })
  const chance = company.rate.key === 'kft' ? SHARE_TELLING.votesOfKft : SHARE_TELLING.votesOfRt
  if (!rng.chance(chance) || shareTellingOf(world, company) !== 'exact') return null
  const weight = rng.pick([2, 3, 5])
  const voting = holdings.filter(({ holder }) => holder.kind !== 'itself')
  const preferred = voting.at(-1)
  const weightOf = (holding: Holding): number => holding.share * (holding === preferred ? weight : 1)
  const whole = voting.reduce((sum, holding) => sum + weightOf(holding), 0)
  const votes = voting.map((holding) => Math.floor((weightOf(holding) / whole) * 10_000) / 100)
  const rest = 100 - votes.reduce((sum, part) => sum + part, 0)
  return new Map(
    voting.map(({ slot }, order) => [slot, Math.round(((votes[order] ?? 0) + (order === 0 ? rest : 0)) * 100) / 100]),
  )
}

const MOST_WITH_VOTES = 6

/** `votes` only where they are not those of the share. */
export type Stake = {
  share: number
  votes: number | null
  capitalHuf: number
  /** What the register calls who holds it; undefined: it does not say. */
  role?: FactPayload<'member'>['role']
}

type Told = Omit<FactPayload<'member'>, keyof FactPayload<'auditor'>>

/** In bands as publications have them. */
const BANDS = [0, 25, 50, 75, 90, 100] as const

/** A stake as the entry tells it. */
export function tellStake(stake: Stake, telling: ShareTelling): Told {
  return { ...tellShare(stake, telling), ...(stake.role !== undefined && { role: stake.role }) }
}

function tellShare({ share, votes, capitalHuf, role }: Stake, telling: ShareTelling): Told {
  // A branch is a part of who founded it: there is nothing to contribute to.
  if (role === 'founding-enterprise')
    return { shareMin: 100, shareMax: 100, shareText: null, contribution: null, currency: null }
  if (telling === 'untold')
    return { shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null }
  if (telling !== 'exact') {
    const upper = telling === 'majority' ? 100 : (BANDS.find((bound) => share <= bound) ?? 100)
    const lower = telling === 'majority' ? 50 : (BANDS.findLast((bound) => bound < upper && bound < share) ?? 0)
    return { shareMin: lower, shareMax: upper, shareText: null, contribution: null, currency: null }
  }
  return {
    shareMin: share,
    shareMax: share,
    shareText: null,
    ...(votes !== null && { votesMin: votes, votesMax: votes }),
    contribution: Math.round((capitalHuf * share) / 100),
    currency: 'HUF',
  }
}
