import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { geoPlaces } from '@merleg/contract/search.contract'
import { settlementsWithin } from '@merleg/domain/geo-distance'
import { foldName } from '@merleg/domain/name-folding'
import { COUNTIES, findCounty } from '@merleg/domain/reference/counties'
import { findSettlement, type Settlement, SETTLEMENTS } from '@merleg/domain/reference/settlements'
import { countTypingMistakes } from '@merleg/domain/spelling-variants'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { AppError } from '../../app/app-error.ts'
import type { PlaceFilter } from './place-search.repository.ts'

export type PlaceQuery = {
  settlement?: string | undefined
  county?: string | undefined
  zip?: string | undefined
  radiusKm?: number | undefined
  status?: CompanyStatus | undefined
}

export type Place = PlaceFilter & {
  /** Distance of a settlement from the middle of the search; null without a radius. */
  distanceKm(settlement: string | null): number | null
}

const SUGGESTED_SETTLEMENTS = 20
const PROPOSED_SETTLEMENTS = 5

/** The place a search means. Throws `place.not-found` for a settlement or county that does not exist. */
export function findPlace(query: PlaceQuery): Place {
  const county = query.county ? readCounty(query.county) : null
  const narrowed = { county, zip: query.zip ?? null, status: query.status ?? null, isByDistance: false }
  if (!query.settlement) return { ...narrowed, settlements: null, distanceKm: () => null }
  const centre = requireSettlement(query.settlement)
  if (query.radiusKm === undefined) return { ...narrowed, settlements: seatNames(centre), distanceKm: () => null }
  const distances = new Map(
    settlementsWithin(centre, query.radiusKm).map((near) => [
      near.settlement.name,
      Math.round(near.distanceKm * 10) / 10,
    ]),
  )
  return {
    ...narrowed,
    // The nearest first; what has no position of its own belongs to the middle.
    settlements: [...new Set([...seatNames(centre).filter((name) => !distances.has(name)), ...distances.keys()])],
    isByDistance: true,
    distanceKm: (name) => (name === null ? null : (distances.get(name) ?? null)),
  }
}

/** Settlements whose name starts with the text, the largest first, and the counties. */
export function getGeoPlacesPage(text: string): EndpointAnswer<typeof geoPlaces> {
  const folded = foldName(text)
  const found = SETTLEMENTS.filter((settlement) => foldName(settlement.name).startsWith(folded))
  const largest = found.toSorted((left, right) => right.population - left.population).slice(0, SUGGESTED_SETTLEMENTS)
  return {
    settlements: largest.map((settlement) => ({
      name: settlement.name,
      county: findCounty(settlement.countyCode)?.nameHu ?? '',
      zip: settlement.postalCode,
      hasCoordinates: settlement.position !== null,
    })),
    counties: COUNTIES.map((county) => county.nameHu),
  }
}

/** Budapest is every district of it: addresses name either. */
function seatNames(settlement: Settlement): string[] {
  if (settlement.rank !== 'capital') return [settlement.name]
  return SETTLEMENTS.filter((other) => other.rank === 'capital' || other.rank === 'district').map((other) => other.name)
}

function requireSettlement(name: string): Settlement {
  const found = findSettlement(name)
  if (found) return found
  throw new AppError('place.not-found', {
    fields: { settlement: 'unknown' },
    proposals: { settlement: proposeSettlements(name) },
  })
}

/** Settlements whose name has the text in it, or differs by few letters: the closest first, the larger of those alike. */
export function proposeSettlements(name: string): string[] {
  const folded = foldName(name)
  const near = SETTLEMENTS.flatMap(({ name: other, population }) => {
    const candidate = foldName(other)
    const mistakes = candidate.includes(folded) ? 1 : countTypingMistakes(folded, candidate)
    return mistakes <= Math.max(1, folded.length / 3) ? [{ other, population, mistakes }] : []
  })
  const closest = near.toSorted((a, b) => a.mistakes - b.mistakes || b.population - a.population)
  return closest.slice(0, PROPOSED_SETTLEMENTS).map(({ other }) => other)
}

/** The county as profiles name it. Throws `place.not-found`. */
export function readCounty(name: string): string {
  const folded = foldName(name).replace(/ (var)?megye$/, '')
  const found = COUNTIES.find((county) => foldName(county.nameHu) === folded)
  if (!found) throw new AppError('place.not-found', { fields: { county: 'unknown' } })
  return found.nameHu
}
