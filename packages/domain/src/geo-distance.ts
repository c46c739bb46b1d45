import { type Position, type Settlement, SETTLEMENTS } from './reference/settlements.ts'

const EARTH_RADIUS_KM = 6371.0088

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Great-circle distance in km (haversine, mean radius of the earth). */
export function distanceKm(from: Position, to: Position): number {
  const north = toRadians(to.latitude - from.latitude)
  const east = toRadians(to.longitude - from.longitude)
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export type SettlementInRange = { settlement: Settlement; distanceKm: number }

/**
 * Settlements whose centre lies within a radius of another's, the nearest first, itself with 0 among them. Settlements
 * without a position are never in range; of a settlement without one the answer is itself alone.
 */
export function settlementsWithin(settlement: Settlement, radiusKm: number): readonly SettlementInRange[] {
  const centre = settlement.position
  if (centre === null) return [{ settlement, distanceKm: 0 }]
  return SETTLEMENTS.flatMap((other) => {
    if (other.position === null) return []
    const distance = distanceKm(centre, other.position)
    return distance <= radiusKm ? [{ settlement: other, distanceKm: distance }] : []
  }).toSorted((left, right) => left.distanceKm - right.distanceKm)
}
