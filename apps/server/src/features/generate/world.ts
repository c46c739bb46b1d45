import { type Day, dayOf, yearOf } from './days.ts'
import { RELATIONS, SIMPLE_KIND_AT, SIMPLE_KIND_EVERY } from './rates.ts'
import { Rng } from './rng.ts'

/** A company held by its mother; `share` in per cent. */
type Daughter = { index: number; mother: number; share: number }

/**
 * What the companies of one block have to do with each other. Drawn from the block's number, so that both ends of
 * every relation know it without looking at the other one.
 */
export type BlockPlan = {
  daughters: readonly Daughter[]
  /** Group taxation of mother and daughters since that day. */
  groupTaxSince: Day | null
  /** Three companies of which each holds a part of the next one. */
  circleSince: Day | null
  mergedOn: Day | null
  splitOn: Day | null
  /** So many enterprises abroad own each other in a row; the first one owns the mother. */
  stepsAbroad: number
}

/** Places of a block (of 40) and of a quarter (of 400) that have a part to play. */
export const PLACES_IN_BLOCK = {
  mother: 1,
  circle: 10,
  absorbed: 20,
  absorbing: 21,
  splitting: 22,
  splitOff: 23,
  abroad: 30,
} as const
const PLACES_IN_QUARTER = { seatProvider: 15, auditFirm: 16 } as const
const CIRCLE_LENGTH = 3
const SHARE_FROM_ABROAD = 75

/** The made-up country: everything in it follows from these. */
export type World = {
  seed: number
  companies: number
  asOf: Day
  /** The last year whose accounts are due on `asOf`. */
  lastFiscalYear: number
  blockOf: (index: number) => BlockPlan
}

export function createWorld(options: { seed: number; companies: number; asOf: Day }): World {
  const { seed, companies, asOf } = options
  const year = yearOf(asOf)
  let known: { block: number; plan: BlockPlan } | null = null
  return {
    seed,
    companies,
    asOf,
    lastFiscalYear: asOf >= dayOf(year, 6, 1) ? year - 1 : year - 2,
    blockOf: (index) => {
      const block = Math.floor(index / RELATIONS.blockSize)
      if (known?.block !== block) known = { block, plan: drawBlock({ seed, companies, asOf, block }) }
      return known.plan
    },
  }
}

function drawBlock({
  seed,
  companies,
  asOf,
  block,
}: {
  seed: number
  companies: number
  asOf: Day
  block: number
}): BlockPlan {
  const rng = new Rng({ seed, stream: 'block', index: block })
  const first = block * RELATIONS.blockSize
  // A block at the end of a small country may be cut off.
  const isComplete = (place: number): boolean => first + place < companies
  const daughters = drawDaughters(rng, first).filter(({ index }) => index < companies)
  const hasGroupTax = rng.chance(RELATIONS.groupTax)
  const groupTaxSince = asOf - rng.between(200, 900)
  const hasCircle = rng.chance(RELATIONS.circle)
  const circleSince = asOf - rng.between(400, 2500)
  const hasMerger = rng.chance(RELATIONS.merger)
  const mergedOn = asOf - rng.between(150, 2200)
  const hasSplit = rng.chance(RELATIONS.demerger)
  const splitOn = asOf - rng.between(400, 2200)
  const hasChain = rng.chance(RELATIONS.chainAbroad)
  const steps = rng.pick(RELATIONS.chainSteps)
  return {
    daughters,
    groupTaxSince: hasGroupTax && daughters.length > 1 ? groupTaxSince : null,
    circleSince: hasCircle && isComplete(PLACES_IN_BLOCK.circle + CIRCLE_LENGTH - 1) ? circleSince : null,
    mergedOn: hasMerger && isComplete(PLACES_IN_BLOCK.absorbing) ? mergedOn : null,
    splitOn: hasSplit && isComplete(PLACES_IN_BLOCK.splitOff) ? splitOn : null,
    stepsAbroad: hasChain && daughters.length > 0 && isComplete(PLACES_IN_BLOCK.abroad + steps - 1) ? steps : 0,
  }
}

function drawDaughters(rng: Rng, first: number): Daughter[] {
  if (!rng.chance(RELATIONS.group)) return []
  const count = rng.pick(RELATIONS.groupDaughters)
  const mother = first + PLACES_IN_BLOCK.mother
  return Array.from({ length: count }, (_, order) => ({
    index: mother + 1 + order,
    // Larger groups are a tree: the third and fourth belong to the first, the fifth and sixth to the second.
    mother: count > 3 && order >= 2 ? mother + Math.floor(order / 2) : mother,
    share: rng.pick<number>([100, 100, 80, 75, 60, 51]),
  }))
}

export function placeInBlock(index: number): number {
  return index % RELATIONS.blockSize
}

/** One entity in twenty is no company but a sole trader, an association, an institution … */
export function isSimpleEntity(index: number): boolean {
  return index % SIMPLE_KIND_EVERY === SIMPLE_KIND_AT
}

/** Who holds a part of this company, since its founding (null) or a later day. */
export function corporateOwnerOf(
  world: World,
  index: number,
): { index: number; share: number; since: Day | null } | null {
  const plan = world.blockOf(index)
  const daughter = plan.daughters.find((candidate) => candidate.index === index)
  if (daughter !== undefined) return { index: daughter.mother, share: daughter.share, since: null }
  if (plan.stepsAbroad > 0 && placeInBlock(index) === PLACES_IN_BLOCK.mother)
    return { index: index + PLACES_IN_BLOCK.abroad - PLACES_IN_BLOCK.mother, share: SHARE_FROM_ABROAD, since: null }
  const place = placeInBlock(index) - PLACES_IN_BLOCK.circle
  if (plan.circleSince === null || place < 0 || place >= CIRCLE_LENGTH) return null
  const owner = index - place + ((place + CIRCLE_LENGTH - 1) % CIRCLE_LENGTH)
  return { index: owner, share: [30, 51, 60][place] ?? 30, since: plan.circleSince }
}

/** The part a company plays in its block; it decides how old, large and safe the company is. */
export type Part = 'mother' | 'daughter' | 'circle' | 'absorbed' | 'party-to-change' | 'split-off' | 'provider' | 'none'

export function partOf(world: World, index: number): Part {
  const plan = world.blockOf(index)
  const place = placeInBlock(index)
  if (isProvider(index)) return 'provider'
  if (plan.daughters.length > 0 && place === PLACES_IN_BLOCK.mother) return 'mother'
  if (plan.daughters.some((daughter) => daughter.index === index)) return 'daughter'
  if (plan.circleSince !== null && place >= PLACES_IN_BLOCK.circle && place < PLACES_IN_BLOCK.circle + CIRCLE_LENGTH)
    return 'circle'
  if (plan.mergedOn !== null && place === PLACES_IN_BLOCK.absorbed) return 'absorbed'
  if (plan.mergedOn !== null && place === PLACES_IN_BLOCK.absorbing) return 'party-to-change'
  if (plan.splitOn !== null && place === PLACES_IN_BLOCK.splitting) return 'party-to-change'
  return plan.splitOn !== null && place === PLACES_IN_BLOCK.splitOff ? 'split-off' : 'none'
}

function isProvider(index: number): boolean {
  const place = index % RELATIONS.quarterSize
  return place === PLACES_IN_QUARTER.seatProvider || place === PLACES_IN_QUARTER.auditFirm
}

function inQuarter(world: World, index: number, place: number): number | null {
  const found = index - (index % RELATIONS.quarterSize) + place
  return found < world.companies ? found : null
}

/** The accountant of a quarter, at whose seat others have theirs; null where a small country ends before it. */
export function seatProviderOf(world: World, index: number): number | null {
  return inQuarter(world, index, PLACES_IN_QUARTER.seatProvider)
}

/** One of the large seat providers: that of the own quarter or of an earlier one, the first ones most often. */
export function hubOf(world: World, index: number, unit: number): number | null {
  const quarter = Math.floor(index / RELATIONS.quarterSize)
  return inQuarter(world, Math.floor((quarter + 1) * unit ** 4) * RELATIONS.quarterSize, PLACES_IN_QUARTER.seatProvider)
}

/** Which step of its block's chain abroad an entity is (0: the one that owns the mother), or null: it is no such. */
export function stepAbroadOf(world: World, index: number): number | null {
  const step = placeInBlock(index) - PLACES_IN_BLOCK.abroad
  return step >= 0 && step < world.blockOf(index).stepsAbroad ? step : null
}

/** The audit firm of a quarter, or null. */
export function auditFirmOf(world: World, index: number): number | null {
  return inQuarter(world, index, PLACES_IN_QUARTER.auditFirm)
}
