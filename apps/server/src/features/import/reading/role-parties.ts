/** Who stands in a role, as the registers of other countries tell: never of the mother, and no address. */
export type PartyPayload = {
  partyKind: 'person' | 'company'
  name: string
  address: null
  motherName: null
  birthDate: string | null
  registerNumber: string | null
}

/** A person; of the birth the whole day, or null. */
export function personPayload(name: string, birthDate: string | null): PartyPayload {
  return { partyKind: 'person', name, address: null, motherName: null, birthDate, registerNumber: null }
}

/** A company by its number in its register, as it is told. */
export function companyPayload(name: string, registerNumber: string | null): PartyPayload {
  return { partyKind: 'company', name, address: null, motherName: null, birthDate: null, registerNumber }
}

/** Slots of one company: whoever stands there twice in one role has a second one. */
export class SlotNames {
  readonly #taken = new Map<string, number>()
  readonly #mark: string

  /** `mark`: stands before the number of the second and later ones. */
  constructor(mark: '#' | '-' = '#') {
    this.#mark = mark
  }

  take(name: string): string {
    const times = (this.#taken.get(name) ?? 0) + 1
    this.#taken.set(name, times)
    return times === 1 ? name : `${name}${this.#mark}${times}`
  }
}
