import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import { during, type Frame, spansOf, type Step } from './fact-frame.ts'
import { registerNumberOf } from './identity.ts'
import { type Address, drawAddress, drawSeatPlace, type Place } from './places.ts'
import { SHARES } from './rates.ts'
import type { Rng } from './rng.ts'

/** Where a seat is. */
export type Location = { place: Place; seat: Address }

/** Where the seat was and is. Whoever others name in their entries stays, so that no entry knows a later address. */
export function drawLocations(rng: Rng, company: Company): Step<Location>[] {
  const now: Location = { place: company.place, seat: company.seat }
  const movedOn = rng.chance(SHARES.formerSeat) ? drawFreeDay(rng, company) : null
  // Whoever would move twice on one day moves once.
  const moves = new Set([movedOn, company.recent.seat ?? null].filter((day) => day !== null))
  const days = [...moves].toSorted((a, b) => a - b)
  if (company.part !== 'none' || days.length === 0) return [{ from: company.foundedOn, value: now }]
  // Most move within the court's district; the others get a new register number.
  const former = days.map((): Location => {
    const place = rng.chance(0.75) ? company.place : drawSeatPlace(rng)
    return { place, seat: drawAddress(rng, place) }
  })
  const starts = [company.foundedOn, ...days]
  return [...former, now].map((value, order) => ({ from: starts[order] ?? company.foundedOn, value }))
}

/** What follows from the place of the seat; it changes only where the place's codes do. */
export function placeSteps<Value>(
  locations: readonly Step<Location>[],
  valueOf: (place: Place) => Value,
): Step<Value>[] {
  return locations.map(({ from, value }) => ({ from, value: valueOf(value.place) }))
}

export function seatFacts(
  frame: Frame,
  { form, index }: Company,
  locations: readonly Step<Location>[],
): FactObservation[] {
  const facts: FactObservation[] = spansOf(locations).map(({ value, from, to }) => ({
    ...frame,
    section: 'seat',
    slot: '',
    payload: value.seat,
    ...during(from, to),
  }))
  const numbers = placeSteps(locations, ({ countyCode }) => registerNumberOf(form, countyCode, index))
  for (const { value, from, to } of spansOf(numbers)) {
    if (value !== null)
      facts.push({ ...frame, section: 'register-number', slot: value, payload: { value }, ...during(from, to) })
  }
  return facts
}
