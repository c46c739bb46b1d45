import type { FactPayload } from '@merleg/domain/fact-sections'
import { type Day, formatDay } from './days.ts'
import type { Identity } from './identity.ts'
import type { Person } from './persons.ts'

/** What all facts of one entity share. */
export type Frame = { type: 'fact'; line: number; companyId: string }

export function frameOf(entity: { index: number; id: string }): Frame {
  return { type: 'fact', line: entity.index + 1, companyId: entity.id }
}

/** The days a fact is true on; the end is exclusive. */
export function during(from: Day, to: Day | null = null): { validFrom: string; validTo: string | null } {
  return { validFrom: formatDay(from), validTo: to === null ? null : formatDay(to) }
}

/** A value from a day on, until the next one of its list. */
export type Step<Value> = { from: Day; value: Value }
export type Span<Value> = { value: Value; from: Day; to: Day | null }

/** The spans of a list of steps in order; neighbours of the same value are one. `until` ends the last one. */
export function spansOf<Value>(
  steps: readonly Step<Value>[],
  until: Day | null = null,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): Span<Value>[] {
  const spans: Span<Value>[] = []
  for (const { from, value } of steps) {
    const last = spans.at(-1)
    if (last !== undefined && isSame(last.value, value)) continue
    if (last !== undefined) last.to = from
    spans.push({ value, from, to: until })
  }
  return spans
}

/** The value of that day, or undefined before the first one. */
export function valueOn<Value>(steps: readonly Step<Value>[], day: Day): Value | undefined {
  return steps.findLast((step) => step.from <= day)?.value
}

type Party = FactPayload<'auditor'>

export function personParty(person: Person): Party {
  const { name, address, motherName, birthDate } = person
  return { partyKind: 'person', name, address, motherName, birthDate, registerNumber: null }
}

export function companyParty({
  name,
  seat,
  registerNumber,
}: Pick<Identity, 'name' | 'seat' | 'registerNumber'>): Party {
  return { partyKind: 'company', name, address: seat.text, motherName: null, birthDate: null, registerNumber }
}

/** A body that is not in the register: only its name and address are known. */
export function namedParty(partyKind: 'company' | 'other', name: string, address: string | null): Party {
  return { partyKind, name, address, motherName: null, birthDate: null, registerNumber: null }
}
