import { FEMALE_GIVEN_NAMES, MALE_GIVEN_NAMES, SURNAMES } from '@merleg/domain/reference/person-names'
import { dayOf, formatDay, yearOf } from './days.ts'
import { foundedOn } from './founding.ts'
import { type Address, drawAddress, drawHomePlace, type Place } from './places.ts'
import { MAX_COMPANIES, SHARES } from './rates.ts'
import { drawUnit, Rng, WeightedChoice } from './rng.ts'
import { placeInBlock, seatProviderOf, type World } from './world.ts'

/** A made-up natural person; the same number is the same person wherever it appears. */
export type Person = {
  id: string
  name: string
  motherName: string
  birthDate: string
  address: string
  home: { place: Place; seat: Address }
}

/** Every entity brings so many numbers for its own people. */
const PERSONS_PER_ENTITY = 16
const STRAW_MAN = PERSONS_PER_ENTITY - 1

const [firstSurname, ...otherSurnames] = SURNAMES
const surnames = new WeightedChoice(
  [firstSurname ?? { name: 'Nagy', bearers: 1 }, ...otherSurnames],
  ({ bearers }) => bearers,
)

/** The lists begin with the usual names: the cube of an even draw prefers them. */
function drawGivenName(rng: Rng, names: readonly string[]): string {
  return names[Math.floor(names.length * 0.6 * rng.unit() ** 3)] ?? 'Anna'
}

export function drawPersonName(rng: Rng): string {
  const surname = surnames.draw(rng).name
  return `${surname} ${drawGivenName(rng, rng.chance(0.36) ? FEMALE_GIVEN_NAMES : MALE_GIVEN_NAMES)}`
}

/** Those of one company are asked for again and again. */
const KEPT = 64
let kept: { world: World; persons: Map<number, Person> } | null = null

export function personOf(world: World, number: number): Person {
  if (kept?.world !== world || kept.persons.size > KEPT) kept = { world, persons: new Map() }
  const known = kept.persons.get(number)
  if (known !== undefined) return known
  const person = drawPerson(world, number)
  kept.persons.set(number, person)
  return person
}

function drawPerson(world: World, number: number): Person {
  const rng = new Rng({ seed: world.seed, stream: 'person', index: number })
  const name = drawPersonName(rng)
  const motherName = `${surnames.draw(rng).name} ${drawGivenName(rng, FEMALE_GIVEN_NAMES)}`
  const since = yearOf(foundedOn(world, Math.floor(number / PERSONS_PER_ENTITY) % MAX_COMPANIES))
  // Of age also where a company founded some years earlier has the same person.
  const birthYear = Math.max(1938, since - 24 - Math.floor(Math.abs(rng.normal()) * 14))
  const birthDate = formatDay(dayOf(birthYear, 1, 1) + rng.below(365))
  const place = drawHomePlace(rng)
  const seat = drawAddress(rng, place)
  return { id: `p-m${number}`, name, motherName, birthDate, address: seat.text, home: { place, seat } }
}

export function ownPerson(index: number, order: number): number {
  return index * PERSONS_PER_ENTITY + order
}

/** More people of an entity, for what only some have: their numbers lie behind those of all entities. */
export function furtherPerson(index: number, order: number): number {
  return (MAX_COMPANIES + index) * PERSONS_PER_ENTITY + order
}

/** The number of the person behind a company: its own first one, or that of an earlier neighbour of about its age. */
export function firstPersonOf(world: World, index: number): number {
  const own = ownPerson(index, 0)
  const place = placeInBlock(index)
  const chance = drawUnit({ seed: world.seed, stream: 'neighbourhood', index })
  if (chance >= SHARES.knownFirstPerson || place === 0) return own
  const other = index - place + Math.floor((chance / SHARES.knownFirstPerson) * place)
  return foundedOn(world, other) <= foundedOn(world, index) + 1500 ? ownPerson(other, 0) : own
}

/** One person per quarter who takes over companies before they fail, or null. */
export function strawManOf(world: World, index: number): number | null {
  const provider = seatProviderOf(world, index)
  return provider === null ? null : ownPerson(provider, STRAW_MAN)
}
