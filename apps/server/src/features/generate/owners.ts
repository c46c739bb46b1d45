import type { FactObservation } from '@merleg/domain/observation'
import { abroadOf } from './abroad.ts'
import { type Company, drawFreeDay } from './company.ts'
import type { Day } from './days.ts'
import { companyParty, during, frameOf, namedParty, personParty, spansOf, type Step, valueOn } from './fact-frame.ts'
import { taxStem } from './identifiers.ts'
import { drawForeignHome, identityOf } from './identity.ts'
import { drawForeignName } from './names.ts'
import {
  type Holder,
  type Holding,
  type OwnershipPhase,
  shapeOwnership,
  shareTellingOf,
  type Stake,
  tellStake,
  votesOf,
} from './owner-shapes.ts'
import { roleOf } from './partners.ts'
import { firstPersonOf, ownPerson, personOf, strawManOf } from './persons.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import { corporateOwnerOf, stepAbroadOf, type World } from './world.ts'

/** The people of an entity by what they do; the first one comes from `firstPersonOf`. */
const MEMBERS_FROM = 3

/** Divides a whole number of per cents among so many, each at least one. */
function drawShares(rng: Rng, total: number, count: number): number[] {
  const shares: number[] = []
  let rest = total
  for (let left = count; left > 1; left -= 1) {
    const even = Math.floor(rest / left)
    const drawn = rng.chance(0.6) ? even : Math.round(even * (0.3 + 1.3 * rng.unit()))
    const share = Math.max(1, Math.min(rest - left + 1, drawn))
    shares.push(share)
    rest -= share
  }
  return [...shares, rest]
}

function personsWith(
  rng: Rng,
  { world, company, total, count }: { world: World; company: Company; total: number; count: number },
): Holding[] {
  if (total <= 0) return []
  return drawShares(rng, total, Math.max(1, Math.min(count, total))).map((share, order) => ({
    slot: `m${order + 1}`,
    holder: {
      kind: 'person',
      number: order === 0 ? firstPersonOf(world, company.index) : ownPerson(company.index, MEMBERS_FROM + order),
    },
    share,
  }))
}

function drawForeignOwner(rng: Rng, company: Company): Holder {
  const parent = company.foreignParent
  const home = parent?.home ?? drawForeignHome(rng)
  const name = parent?.name ?? drawForeignName(rng, home)
  return { kind: 'abroad', id: `f-m${company.index}`, name, home, city: rng.pick(home.cities) }
}

/** The owners since the founding and after every change; none where the form has no shares. */
export function ownershipOf(world: World, company: Company): OwnershipPhase[] {
  return shapeOwnership(world, company, drawPhases(world, company))
}

function drawPhases(world: World, company: Company): OwnershipPhase[] {
  if (company.rate.memberCount.length === 0) return []
  const rng = new Rng({ seed: world.seed, stream: 'owners', index: company.index })
  const count = company.rate.memberCount[rng.below(company.rate.memberCount.length)] ?? 1
  const phases: OwnershipPhase[] = [
    { from: company.foundedOn, holdings: firstHoldings(rng, { world, company, count }) },
  ]
  const drawnOn = rng.chance(SHARES.membersChanged) ? drawFreeDay(rng, company) : null
  const soldOn = [drawnOn, company.recent.members ?? null].filter((day) => day !== null).toSorted((a, b) => a - b)
  const entering = corporateOwnerOf(world, company.index)?.since ?? null
  if (entering !== null) phases.push({ from: entering, holdings: withCorporate(rng, { world, company, count }) })
  else for (const from of soldOn) phases.push({ from, holdings: handOver(rng, company, phases) })
  const strawMan = company.takenOverOn === null ? null : strawManOf(world, company.index)
  if (company.takenOverOn !== null && strawMan !== null) {
    phases.push({
      from: company.takenOverOn,
      holdings: [{ slot: 'm9', holder: { kind: 'person', number: strawMan }, share: 100 }],
    })
  }
  return phases
}

type Draft = { world: World; company: Company; count: number }

function firstHoldings(rng: Rng, { world, company, count }: Draft): Holding[] {
  const corporate = corporateOwnerOf(world, company.index)
  if (corporate?.since === null) return withCorporate(rng, { world, company, count })
  const isForeign =
    company.foreignParent !== null ||
    rng.chance(company.part === 'mother' ? SHARES.foreignMother : foreignChance(company))
  if (company.rate.key === 'nyrt') return listedHoldings(rng, { world, company, count })
  if (!isForeign) return personsWith(rng, { world, company, total: 100, count })
  const share = company.foreignParent !== null ? 100 : rng.pick([100, 100, 75, 60, 51])
  return [
    { slot: 'f1', holder: drawForeignOwner(rng, company), share },
    ...personsWith(rng, { world, company, total: 100 - share, count }),
  ]
}

function listedHoldings(rng: Rng, { world, company, count }: Draft): Holding[] {
  const share = rng.between(30, 75)
  return [
    ...personsWith(rng, { world, company, total: 100 - share, count }),
    { slot: 'public', holder: { kind: 'free-float' }, share },
  ]
}

function foreignChance(company: Company): number {
  return ['kft', 'zrt', 'nyrt'].includes(company.rate.key) ? SHARES.foreignOwner : 0
}

function withCorporate(rng: Rng, { world, company, count }: Draft): Holding[] {
  const corporate = corporateOwnerOf(world, company.index)
  if (corporate === null) return []
  const others = personsWith(rng, { world, company, total: 100 - corporate.share, count })
  return [{ slot: 'c1', holder: { kind: 'company', index: corporate.index }, share: corporate.share }, ...others]
}

/** Forms of one member, who does not share the business with anybody. */
const ONE_MEMBER_FORMS: ReadonlySet<string> = new Set(['ec', 'vegrehajtoi-iroda', 'kozjegyzoi-iroda'])
/** A partnership has at least two members (Act V of 2013, sections 3:138 and 3:154). */
const PARTNERSHIPS: ReadonlySet<string> = new Set(['bt', 'kkt'])

/**
 * The last holder sells: to the first one, or, where there is only one, a part of it to someone new. Of the two members
 * of a partnership the last one gives his place to someone new.
 */
function handOver(rng: Rng, company: Company, phases: readonly OwnershipPhase[]): Holding[] {
  const before = phases.at(-1)?.holdings ?? []
  const last = before.at(-1)
  const [first] = before
  if (first === undefined || last === undefined || last.holder.kind === 'free-float') return [...before]
  const newcomer = MEMBERS_FROM + 4 + phases.length
  const slot = `m${newcomer}`
  const holder = { kind: 'person' as const, number: ownPerson(company.index, newcomer) }
  if (PARTNERSHIPS.has(company.rate.key) && before.length === 2) return [first, { slot, holder, share: last.share }]
  if (first !== last) return [{ ...first, share: first.share + last.share }, ...before.slice(1, -1)]
  const sold = rng.pick([25, 30, 49, 50])
  const isIndivisible = ONE_MEMBER_FORMS.has(company.rate.key) || company.foreignParent !== null
  if (isIndivisible) return [...before]
  return [
    { ...first, share: first.share - sold },
    { slot, holder, share: sold },
  ]
}

/** The holders of a day. */
export function holdingsOn(world: World, company: Company, day: Day): readonly Holding[] {
  return ownershipOf(world, company).findLast((phase) => phase.from <= day)?.holdings ?? []
}

function partyOf(
  world: World,
  company: Company,
  holder: Holder,
): { party: ReturnType<typeof personParty>; partyId: string | null } {
  switch (holder.kind) {
    case 'person': {
      const person = personOf(world, holder.number)
      return { party: personParty(person), partyId: person.id }
    }
    case 'company': {
      if (stepAbroadOf(world, holder.index) !== null) {
        const { id, name, address, registerNumber } = abroadOf(world, holder.index)
        return { party: { ...namedParty('company', name, address), registerNumber }, partyId: id }
      }
      return { party: companyParty(identityOf(world, holder.index)), partyId: taxStem(holder.index) }
    }
    case 'abroad':
      return { party: namedParty('company', holder.name, `${holder.home.country}, ${holder.city}`), partyId: holder.id }
    case 'itself':
      return { party: companyParty(company), partyId: company.id }
    case 'free-float':
      return { party: namedParty('other', 'Közkézhányad', null), partyId: null }
  }
}

/** Members with their shares, one fact per holder and span of an unchanged share. */
export function ownerFactsOf(world: World, company: Company): FactObservation[] {
  const phases = ownershipOf(world, company)
  const telling = shareTellingOf(world, company)
  const holders = new Map(
    phases.flatMap(({ holdings }) => holdings.map((holding) => [holding.slot, holding.holder] as const)),
  )
  return [...holders].flatMap(([slot, holder]) => {
    const { party, partyId } = partyOf(world, company, holder)
    return spansOf(stakesOf({ world, company, phases }, { slot, holder }), company.ceasedOn, isSameStake)
      .filter(({ value: { share } }) => share > 0 && (telling !== 'majority' || share > 50))
      .map(({ value, from, to }): FactObservation => {
        const payload = { ...party, ...tellStake(value, telling) }
        return { ...frameOf(company), section: 'member', slot, payload, partyId, ...during(from, to) }
      })
  })
}

type Owned = { world: World; company: Company; phases: readonly OwnershipPhase[] }

/** What one holder has since every day on which the shares or the capital changed. */
function stakesOf(owned: Owned, { slot, holder }: Pick<Holding, 'slot' | 'holder'>): Step<Stake>[] {
  const { world, company, phases } = owned
  const roleOn = roleOf(world, owned, { slot, holder })
  const shares = phases.map(({ from, holdings }) => ({
    from,
    value: {
      share: holdings.find((holding) => holding.slot === slot)?.share ?? 0,
      votes: votesOf(world, company, holdings)?.get(slot) ?? null,
    },
  }))
  const days = [...shares, ...company.capitalHistory].map(({ from }) => from).toSorted((a, b) => a - b)
  return days.map((from) => ({
    from,
    value: {
      share: 0,
      votes: null,
      ...valueOn(shares, from),
      capitalHuf: company.foreignParent === null ? (valueOn(company.capitalHistory, from) ?? company.capitalHuf) : 0,
      role: roleOn(from),
    },
  }))
}

function isSameStake(a: Stake, b: Stake): boolean {
  const isSameHolding = a.share === b.share && a.votes === b.votes && a.role === b.role
  return (isSameHolding && a.capitalHuf === b.capitalHuf) || (a.share === 0 && b.share === 0)
}
