import { type Day, DAYS_PER_YEAR, workingDay } from './days.ts'
import { AGE } from './rates.ts'
import { Rng } from './rng.ts'
import { partOf, type World } from './world.ts'

/** The day of founding: exponential ages, older for mothers, younger for daughters. */
export function foundedOn(world: World, index: number): Day {
  const rng = new Rng({ seed: world.seed, stream: 'identity', index })
  const years = drawAgeYears(world, index, rng)
  return workingDay(world.asOf - 12 - Math.floor(years * DAYS_PER_YEAR))
}

function drawAgeYears(world: World, index: number, rng: Rng): number {
  const drawn = Math.min(AGE.maxYears - rng.unit(), rng.exponential(AGE.meanYears))
  switch (partOf(world, index)) {
    case 'mother':
    case 'provider':
      return Math.max(drawn, AGE.motherMinYears + rng.unit())
    case 'daughter':
      return AGE.daughterYears[0] + rng.unit() * (AGE.daughterYears[1] - AGE.daughterYears[0])
    case 'circle':
    case 'absorbed':
    case 'party-to-change':
      return Math.max(drawn, AGE.circleMinYears + rng.unit())
    case 'split-off':
      return (world.asOf - 12 - (world.blockOf(index).splitOn ?? world.asOf)) / DAYS_PER_YEAR
    case 'none':
      return drawn
  }
}
