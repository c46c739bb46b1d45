import type { FactPayload } from '@merleg/domain/fact-sections'
import type { FactObservation } from '@merleg/domain/observation'
import { type Day, formatDay, workingDay } from './days.ts'
import { during, frameOf, namedParty, personParty } from './fact-frame.ts'
import { foundedOn } from './founding.ts'
import { drawForeignHome } from './identity.ts'
import { drawForeignName } from './names.ts'
import { firstPersonOf, personOf } from './persons.ts'
import { Rng } from './rng.ts'
import { PLACES_IN_BLOCK, stepAbroadOf, type World } from './world.ts'

/** An enterprise of another country that owns made-up companies; its entry says little more than who owns it. */
export type Abroad = { id: string; name: string; registerNumber: string; address: string; since: Day }
type Draft = Abroad & { rng: Rng; seat: FactPayload<'seat'>; form: string }

function draftOf(world: World, index: number): Draft {
  const rng = new Rng({ seed: world.seed, stream: 'abroad', index })
  const home = drawForeignHome(rng)
  const city = rng.pick(home.cities)
  const name = drawForeignName(rng, home)
  const registerNumber = String(90_000_000 + index)
  const address = `${home.country}, ${city}`
  const step = stepAbroadOf(world, index) ?? 0
  const mother = index - step - PLACES_IN_BLOCK.abroad + PLACES_IN_BLOCK.mother
  // Each step is older than what it owns.
  const since = workingDay(foundedOn(world, mother) - 200 - 700 * step - rng.below(600))
  const seat = {
    text: address,
    countryCode: home.code.toUpperCase(),
    zip: null,
    settlement: null,
    county: null,
    street: null,
  }
  return { id: `${home.code}-${registerNumber}`, name, registerNumber, address, since, rng, seat, form: home.form }
}

export function abroadOf(world: World, index: number): Abroad {
  return draftOf(world, index)
}

/** The entry of an enterprise abroad and its owner: the next step, or at the end someone of the group's own or nobody knows whom. */
export function abroadFactsOf(world: World, index: number): FactObservation[] {
  const draft = draftOf(world, index)
  const frame = frameOf({ index, id: draft.id })
  const span = during(draft.since)
  const on = formatDay(draft.since)
  const registration = { status: 'registered', on, reason: null } as const
  const number = draft.registerNumber
  return [
    { ...frame, section: 'name', slot: '', payload: { name: draft.name }, ...span },
    { ...frame, section: 'legal-form', slot: '', payload: { code: null, name: draft.form }, ...span },
    { ...frame, section: 'founding', slot: '', payload: { on }, ...span },
    { ...frame, section: 'registration', slot: '', payload: registration, ...span },
    { ...frame, section: 'register-number', slot: number, payload: { value: number }, ...span },
    { ...frame, section: 'seat', slot: '', payload: draft.seat, ...span },
    ownerFact(world, index, draft),
  ]
}

function ownerFact(world: World, index: number, { rng, id, since }: Draft): FactObservation {
  const { party, partyId } = ownerOf(world, index, rng)
  const share = { shareMin: 100, shareMax: 100, shareText: null, contribution: null, currency: null }
  const payload = { ...party, ...share }
  return { ...frameOf({ index, id }), section: 'member', slot: 'm1', payload, partyId, ...during(since) }
}

function ownerOf(world: World, index: number, rng: Rng): { party: FactPayload<'auditor'>; partyId: string | null } {
  if (stepAbroadOf(world, index + 1) !== null) {
    const owner = abroadOf(world, index + 1)
    const party = { ...namedParty('company', owner.name, owner.address), registerNumber: owner.registerNumber }
    return { party, partyId: owner.id }
  }
  const home = drawForeignHome(rng)
  if (rng.chance(0.5))
    return {
      party: namedParty('company', drawForeignName(rng, home), `${home.country}, ${rng.pick(home.cities)}`),
      partyId: null,
    }
  const step = stepAbroadOf(world, index) ?? 0
  const mother = index - step - PLACES_IN_BLOCK.abroad + PLACES_IN_BLOCK.mother
  const person = personOf(world, firstPersonOf(world, mother))
  return { party: personParty(person), partyId: person.id }
}
