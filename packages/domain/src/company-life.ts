import type { FactSection } from './fact-sections.ts'

/** Sections that say since when a company works, and since when no more. */
export const LIFE_SECTIONS = [
  'founding',
  'registration',
  'dissolution',
  'liquidation',
  'forced-deletion',
  'procedure',
] as const satisfies FactSection[]

/** What of a fact of these sections tells it; facts of other sections tell nothing. Days are YYYY-MM-DD. */
export type LifeFact = {
  readonly section: string
  /** The day from which it is so; null where nobody knows. */
  readonly validFrom: string | null
  /** In force on the day asked for. */
  readonly isValid: boolean
  /** What a registration says; what a procedure may be, divided by blanks; null of other sections. */
  readonly status: string | null
  /** The day that a founding or a registration names. */
  readonly on: string | null
}

/**
 * Since when a company is in business, and the fact that tells it: the founding in force; where none is known, the
 * first day on which it was registered, as the entry names it or else as it is valid from. Null where nobody says.
 */
export function findBusinessStart<Fact extends LifeFact>(facts: readonly Fact[]): { on: string; fact: Fact } | null {
  const founding = facts.find(({ section, isValid, on }) => section === 'founding' && isValid && on !== null)
  if (founding !== undefined && founding.on !== null) return { on: founding.on, fact: founding }
  const registered = facts.flatMap((fact) => {
    const on = fact.section === 'registration' && fact.status === 'registered' ? (fact.on ?? fact.validFrom) : null
    return on === null ? [] : [{ on, fact }]
  })
  return registered.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))[0] ?? null
}

const WINDING_UP: ReadonlySet<string> = new Set<FactSection>(['dissolution', 'liquidation', 'forced-deletion'])

/** Is a fact a winding-up, or a procedure that may be one? */
export function isWindingUp({ section, status }: Pick<LifeFact, 'section' | 'status'>): boolean {
  if (section !== 'procedure') return WINDING_UP.has(section)
  return status?.split(' ').some((kind) => WINDING_UP.has(kind)) ?? false
}

/**
 * Did a company stand in a register that lists it no longer, without an entry in force that says that it ceased? A register
 * that tells of endings by leaving companies out says no more.
 */
export function hasLeftRegister(facts: readonly Pick<LifeFact, 'section' | 'status' | 'isValid'>[]): boolean {
  const registrations = facts.filter(({ section }) => section === 'registration')
  return registrations.some(({ status }) => status === 'registered') && !registrations.some(({ isValid }) => isValid)
}

/**
 * The first day from which a company is being wound up or is no more; null for one that works. Other rules of accounts
 * hold from it on (Act XLIX of 1991, Act V of 2006). A bankruptcy is no winding-up. One that was called off counts only
 * for a company that ceased all the same, or has left its register. An empty text: since when is not known.
 */
export function findWindingUp(facts: readonly LifeFact[]): string | null {
  const ceased = facts.filter(({ section, status }) => section === 'registration' && status === 'ceased')
  const hasLeft = hasLeftRegister(facts)
  const begun = facts.filter((fact) => isWindingUp(fact) && (fact.isValid || ceased.length > 0 || hasLeft))
  const days = [...ceased.map(({ on, validFrom }) => on ?? validFrom), ...begun.map(({ validFrom }) => validFrom)]
  return days.map((day) => day ?? '').toSorted()[0] ?? (hasLeft ? '' : null)
}
