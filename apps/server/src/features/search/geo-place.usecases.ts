import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { geoPlaces } from '@merleg/contract/search.contract'
import { settlementsWithin } from '@merleg/domain/geo-distance'
import { foldName } from '@merleg/domain/name-folding'
import { COUNTIES, type County, findCounty } from '@merleg/domain/reference/counties'
import { findSettlement, type Settlement, SETTLEMENTS } from '@merleg/domain/reference/settlements'
import { AppError } from '../../app/app-error.ts'
import type { PlaceFilter } from './place-search.repository.ts'

export type PlaceQuery = {
  settlement?: string | undefined
  county?: string | undefined
  zip?: string | undefined
  radiusKm?: number | undefined
}

export type Place = PlaceFilter & {
  /** Distance of a settlement from the middle of the search; null without a radius. */
  distanceKm(settlement: string | null): number | null
}

const SUGGESTED_SETTLEMENTS = 20

/** The place a search means. Throws `place.not-found` for a settlement or county that does not exist. */
export function findPlace(query: PlaceQuery): Place {
  const county = query.county ? requireCounty(query.county).nameHu : null
  const zip = query.zip ?? null
  if (!query.settlement) return { settlements: null, county, zip, distanceKm: () => null }
  const centre = requireSettlement(query.settlement)
  if (query.radiusKm === undefined) return { settlements: seatNames(centre), county, zip, distanceKm: () => null }
  const distances = new Map(
    settlementsWithin(centre, query.radiusKm).map((near) => [
      near.settlement.name,
      Math.round(near.distanceKm * 10) / 10,
    ]),
  )
  return {
    settlements: [...new Set([...distances.keys(), ...seatNames(centre)])],
    county,
    zip,
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
  if (!found) throw new AppError('place.not-found', { fields: { settlement: 'unknown' } })
  return found
}

function requireCounty(name: string): County {
  const folded = foldName(name).replace(/ (var)?megye$/, '')
  const found = COUNTIES.find((county) => foldName(county.nameHu) === folded)
  if (!found) throw new AppError('place.not-found', { fields: { county: 'unknown' } })
  return found
}
