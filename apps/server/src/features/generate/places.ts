import type { FactPayload } from '@merleg/domain/fact-sections'
import { findCounty } from '@merleg/domain/reference/counties'
import { SETTLEMENTS, type Settlement } from '@merleg/domain/reference/settlements'
import { SEAT_DENSITY } from './rates.ts'
import { type Rng, WeightedChoice } from './rng.ts'
import { STREETS } from './word-lists.ts'

export type Address = FactPayload<'seat'>

/** A place where something can be: `areaCode` is that of the tax authority for companies, `county` its name. */
export type Place = {
  name: string
  countyCode: string
  county: string
  areaCode: string
  /** The first postal code, and how many follow it without a gap. */
  postalCode: number
  postalCodes: number
  businesses: number
  inhabitants: number
}

/** Cities with a code per part, which the reference table has only by their first digits (Magyar Posta). */
const CITY_CODES = new Map([
  ['Debrecen', [4024, 11]],
  ['Miskolc', [3524, 11]],
  ['Szeged', [6720, 10]],
  ['Pécs', [7621, 12]],
  ['Győr', [9021, 9]],
] as const)

/** Directorates of the tax authority by district of Budapest (NAV): 41 North, 42 East, 43 South. */
const DISTRICT_AREAS = '41 41 41 41 41 42 42 42 43 42 43 43 41 42 42 42 42 43 43 43 43 43 43'.split(' ')

const TOWN_RANKS = new Set<Settlement['rank']>(['town', 'county-rank-city'])

function densityOf(settlement: Settlement): number {
  if (settlement.rank === 'district') return SEAT_DENSITY.budapest
  if (settlement.rank === 'county-seat') return SEAT_DENSITY.countySeat
  return TOWN_RANKS.has(settlement.rank) ? SEAT_DENSITY.town : SEAT_DENSITY.village
}

function readPlace(settlement: Settlement): Place[] {
  const code = settlement.postalCode
  if (code === null) return []
  const isDistrict = settlement.rank === 'district'
  const city = [...CITY_CODES].find(([name]) => name === settlement.name)?.[1]
  const district = Number(code.slice(1, 3))
  return [
    {
      name: isDistrict ? 'Budapest' : settlement.name,
      countyCode: settlement.countyCode,
      county: findCounty(settlement.countyCode)?.nameHu ?? '',
      areaCode: isDistrict ? (DISTRICT_AREAS[district - 1] ?? '41') : settlement.countyCode,
      postalCode: isDistrict ? 1001 + district * 10 : (city?.[0] ?? Number(code)),
      postalCodes: isDistrict ? 9 : (city?.[1] ?? 1),
      businesses: settlement.population * densityOf(settlement),
      inhabitants: settlement.population,
    },
  ]
}

const [firstPlace, ...otherPlaces] = SETTLEMENTS.flatMap(readPlace)
if (firstPlace === undefined) throw new Error('settlements table: no settlement has a postal code')
const seats = new WeightedChoice([firstPlace, ...otherPlaces], (place) => place.businesses)
const homes = new WeightedChoice([firstPlace, ...otherPlaces], (place) => place.inhabitants)

/** Where a company is: real settlements by population and density of enterprises. */
export function drawSeatPlace(rng: Rng): Place {
  return seats.draw(rng)
}

/** Where a person lives: real settlements by population. */
export function drawHomePlace(rng: Rng): Place {
  return homes.draw(rng)
}

/** Below so many inhabitants houses have no upper floors. */
const TOWN_INHABITANTS = 5_000

function drawStreet(rng: Rng, { inhabitants }: Place): string {
  const street = rng.pick(STREETS)
  const number = 1 + Math.floor(rng.exponential(24))
  const unit = rng.unit()
  if (unit < 0.62) return `${street} ${number}.`
  if (unit < 0.72) return `${street} ${number}/${rng.pick(['A', 'B', 'C'])}.`
  const flat = `${rng.between(1, 6)}. em. ${rng.between(1, 24)}.`
  return inhabitants < TOWN_INHABITANTS ? `${street} ${number}.` : `${street} ${number}. ${flat}`
}

/** A plausible address in a real settlement; streets of common names, whether or not the place has one of that name. */
export function drawAddress(rng: Rng, place: Place): Address {
  const zip = String(place.postalCode + rng.below(place.postalCodes))
  const street = drawStreet(rng, place)
  return {
    text: `${zip} ${place.name}, ${street}`,
    countryCode: 'HU',
    zip,
    settlement: place.name,
    county: place.county,
    street,
  }
}
