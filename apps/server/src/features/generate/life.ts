import { type Day, dayOf, workingDay, yearOf } from './days.ts'
import type { Identity } from './identity.ts'
import { FAILURE_RATES, HEALTH } from './rates.ts'
import { Rng } from './rng.ts'
import type { Sector } from './sectors.ts'
import type { World } from './world.ts'

export type EndKind = 'liquidation' | 'forced-deletion' | 'dissolution' | 'merger'

/** How a company goes: `ceasedOn` is null while the proceeding runs. */
export type End = { kind: EndKind; startedOn: Day; ceasedOn: Day | null }

/**
 * The hidden life of a company. `health[n]` belongs to the year `firstYear + n`: standard normal over all companies,
 * low before a failure. Nothing of it is stored; it drives what is.
 */
export type Life = {
  firstYear: number
  health: number[]
  bankruptcy: { startedOn: Day; endedOn: Day | null } | null
  end: End | null
}

/** Mean of e^(−k·health) for standard normal health, so that the yearly rate stays what the table says. */
const STEEPNESS_MEAN = Math.exp(HEALTH.failureSteepness ** 2 / 2)

/** Companies that others refer to as mother, provider or party to a merger stay until told otherwise. */
function canFail(identity: Pick<Identity, 'part'>): boolean {
  return identity.part === 'none' || identity.part === 'daughter' || identity.part === 'split-off'
}

export function drawLife(
  world: World,
  identity: Pick<Identity, 'index' | 'part' | 'foundedOn'> & { sector: Sector },
): Life {
  const rng = new Rng({ seed: world.seed, stream: 'life', index: identity.index })
  const lastYear = yearOf(world.asOf)
  const firstYear = Math.max(yearOf(identity.foundedOn), lastYear - HEALTH.years + 1)
  const life: Life = { firstYear, health: [], bankruptcy: null, end: null }
  let state = rng.normal()
  for (let year = firstYear; year <= lastYear && life.end === null; year += 1) {
    state = HEALTH.persistence * state + Math.sqrt(1 - HEALTH.persistence ** 2) * rng.normal()
    const health = state + (HEALTH.shockByYear.get(year) ?? 0) + (year === 2020 ? identity.sector.pandemic : 0)
    life.health.push(health)
    if (canFail(identity))
      drawFailure(rng, {
        world,
        life,
        year,
        health,
        foundedOn: identity.foundedOn,
        factor: identity.sector.failureFactor,
      })
  }
  const absorbedOn = identity.part === 'absorbed' ? world.blockOf(identity.index).mergedOn : null
  if (absorbedOn !== null) endByMerger(life, absorbedOn)
  return life
}

function endByMerger(life: Life, day: Day): void {
  life.end = { kind: 'merger', startedOn: day, ceasedOn: day }
  life.health.length = Math.max(1, Math.min(life.health.length, yearOf(day) - life.firstYear + 1))
}

type YearDraw = { world: World; life: Life; year: number; health: number; foundedOn: Day; factor: number }

function drawFailure(rng: Rng, draw: YearDraw): void {
  const { world, life, year, health, foundedOn } = draw
  const odds = (draw.factor * Math.exp(-HEALTH.failureSteepness * health)) / STEEPNESS_MEAN
  const kind = drawKind(rng, odds)
  const day = workingDay(dayOf(year, 1, 8) + rng.below(330))
  const isTooEarly = day < foundedOn + 400 || isInBankruptcy(life, day)
  if (kind === null || isTooEarly || day >= world.asOf) return
  if (kind !== 'dissolution') declineBefore(rng, life)
  if (kind !== 'bankruptcy') {
    life.end = endOf(rng, { kind, startedOn: day, asOf: world.asOf })
    return
  }
  if (life.bankruptcy === null) drawBankruptcy(rng, draw, day)
}

function isInBankruptcy(life: Life, day: Day): boolean {
  return life.bankruptcy !== null && (life.bankruptcy.endedOn ?? Infinity) >= day
}

function drawKind(rng: Rng, odds: number): Exclude<EndKind, 'merger'> | 'bankruptcy' | null {
  const { liquidation, forcedDeletion, bankruptcy, dissolution } = FAILURE_RATES
  let rest = rng.unit()
  // Owners close healthy companies as well as weak ones.
  if ((rest -= dissolution) < 0) return 'dissolution'
  if ((rest -= Math.min(0.25, liquidation * odds)) < 0) return 'liquidation'
  if ((rest -= Math.min(0.2, forcedDeletion * odds)) < 0) return 'forced-deletion'
  return rest - Math.min(0.1, bankruptcy * odds) < 0 ? 'bankruptcy' : null
}

/** A failure shows before it comes: health falls through the years up to it. */
function declineBefore(rng: Rng, life: Life): void {
  const declines = HEALTH.declineBeforeFailure
  for (let back = 0; back < declines.length; back += 1) {
    const at = life.health.length - 1 - back
    if (at >= 0) life.health[at] = (life.health[at] ?? 0) - (declines.at(-1 - back) ?? 0) * (0.6 + 0.8 * rng.unit())
  }
}

/** Moratorium first; then an agreement with the creditors, or liquidation. */
function drawBankruptcy(rng: Rng, { world, life }: YearDraw, startedOn: Day): void {
  const endedOn = workingDay(startedOn + rng.between(100, 300))
  const isOver = endedOn < world.asOf
  const hasAgreement = rng.chance(0.45)
  life.bankruptcy = { startedOn, endedOn: isOver ? endedOn : null }
  if (isOver && !hasAgreement) life.end = endOf(rng, { kind: 'liquidation', startedOn: endedOn, asOf: world.asOf })
}

const DURATIONS: Record<Exclude<EndKind, 'merger'>, readonly [from: number, to: number]> = {
  liquidation: [420, 1400],
  'forced-deletion': [150, 480],
  dissolution: [160, 420],
}

function endOf(
  rng: Rng,
  { kind, startedOn, asOf }: { kind: Exclude<EndKind, 'merger'>; startedOn: Day; asOf: Day },
): End {
  const [from, to] = DURATIONS[kind]
  const ceasedOn = workingDay(startedOn + rng.between(from, to))
  return { kind, startedOn, ceasedOn: ceasedOn < asOf ? ceasedOn : null }
}

/** Health in a year, or null outside of the simulated years. */
export function healthIn(life: Life, year: number): number | null {
  return life.health[year - life.firstYear] ?? null
}
