import { type ControlNature, summariseControl } from '@merleg/domain/beneficial-owners/control-natures'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { observeName } from './company-name-facts.ts'

/** Somebody whom a file of a common format tells of. */
export type StandardParty = {
  line: number
  /** Of the record at the publisher. */
  sourceRef: string
  kind: 'person' | 'company' | 'other'
  name: string | null
  /** The id of the company in the register; null of others, and of a company without a number that we know. */
  companyId: string | null
  /** Why it has none, where it gives a number. */
  fault: string | null
  /** By which it is told apart from others. */
  partyId: string
  registerNumber: string | null
  /** Of a person, where the whole day is told. */
  birthDate: string | null
  company: {
    foundedOn: string | null
    dissolvedOn: string | null
    seat: { text: string; countryCode: string } | null
  } | null
}

/** What a file tells of a company itself. */
export function* observeStandardCompany(party: StandardParty): Generator<SourceRecord> {
  const { line, companyId, name, company, registerNumber, sourceRef } = party
  if (companyId === null) return
  const at = { type: 'fact', line, companyId, slot: '', sourceRef } as const
  if (name !== null) yield* observeName({ line, companyId, name, sourceRef })
  if (registerNumber !== null)
    yield {
      ...at,
      section: 'register-number',
      slot: toNumberSlot(companyId, registerNumber),
      payload: { value: registerNumber },
    }
  if (company === null) return
  const { foundedOn, dissolvedOn, seat } = company
  if (foundedOn !== null) yield { ...at, section: 'founding', payload: { on: foundedOn } }
  if (dissolvedOn !== null)
    yield {
      ...at,
      section: 'registration',
      payload: { status: 'ceased', on: dissolvedOn, reason: null },
      validFrom: dissolvedOn,
    }
  if (seat !== null)
    yield { ...at, section: 'seat', payload: { ...seat, zip: null, settlement: null, county: null, street: null } }
}

/** Hungarian companies have another number after they moved to another court, the earlier one beside it. */
function toNumberSlot(companyId: string, registerNumber: string): string {
  return companyId[2] === '-' ? 'trade-register' : registerNumber
}

type Bounds = Pick<FactPayload<'member'>, 'shareMin' | 'shareMax' | 'shareText' | 'votesMin' | 'votesMax'>

/** What a party is to a company. */
export type StandardTie =
  | ({ section: 'member' } & Bounds)
  | { section: 'representative' | 'supervisory-board'; post: string | null }
  | { section: 'beneficial-owner'; natures: readonly ControlNature[] }
  | { section: 'auditor' }
  | { section: 'predecessor' | 'successor'; relation: string | null }

export type DatedTie = { tie: StandardTie; from: string | null; until: string | null; line: number; sourceRef: string }

/**
 * Puts ties into slots: that of a party is its id; where it is tied twice at a time, as by two holdings, the second one has
 * a slot of its own.
 */
export class TieSlots {
  readonly #taken = new Map<string, { from: string; until: string }[][]>()

  find(key: string, { from, until }: Pick<DatedTie, 'from' | 'until'>): string {
    const span = { from: from ?? '', until: until ?? '9999-12-31' }
    const slots = this.#taken.get(key) ?? []
    this.#taken.set(key, slots)
    const free = slots.findIndex((spans) =>
      spans.every((other) => span.from >= other.until || span.until <= other.from),
    )
    if (free === -1) slots.push([span])
    else slots[free]?.push(span)
    const position = free === -1 ? slots.length : free + 1
    return position === 1 ? '' : `~${position}`
  }
}

/** A tie of a company of the register as a fact. */
export function observeStandardTie(
  companyId: string,
  party: StandardParty & { name: string },
  { dated, slots }: { dated: DatedTie; slots: TieSlots },
): FactObservation {
  const { tie, from, until, line, sourceRef } = dated
  const suffix = slots.find(`${companyId} ${tie.section} ${party.partyId}`, dated)
  const at = {
    type: 'fact',
    line,
    companyId,
    slot: `${party.partyId}${suffix}`,
    partyId: party.partyId,
    validFrom: from,
    validTo: until,
    sourceRef,
  } as const
  const { kind: partyKind, name, registerNumber, birthDate } = party
  const named = { partyKind, name, address: null, motherName: null, birthDate, registerNumber }
  switch (tie.section) {
    case 'member': {
      const { section, votesMin, votesMax, ...share } = tie
      const votes = votesMin == null && votesMax == null ? {} : { votesMin, votesMax }
      return { ...at, section, payload: { ...named, ...share, ...votes, contribution: null, currency: null } }
    }
    case 'representative':
    case 'supervisory-board':
      return { ...at, section: tie.section, payload: { ...named, post: tie.post } }
    case 'beneficial-owner':
      return { ...at, section: tie.section, payload: { ...named, countryCode: null, ...summariseControl(tie.natures) } }
    case 'auditor':
      return { ...at, section: tie.section, payload: named }
    case 'predecessor':
    case 'successor':
      return { ...at, section: tie.section, payload: { name, registerNumber, relation: tie.relation } }
  }
}
