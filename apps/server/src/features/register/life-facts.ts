import { findBusinessStart, type LifeFact } from '@merleg/domain/company-life'
import type { StoredFact } from './facts.repository.ts'

/** A stored fact as the rules of `domain/company-life` read it. */
type StoredLifeFact = LifeFact & { fact: StoredFact }

/** What facts say of the beginning and the end of a company by a day (YYYY-MM-DD); what begins later is left out. */
export function toLifeFacts(facts: readonly StoredFact[], asOf: string): StoredLifeFact[] {
  return facts.flatMap((fact): StoredLifeFact[] => {
    const { section, validFrom, isValid } = fact
    if (validFrom !== null && validFrom > asOf) return []
    return [{ section, validFrom, isValid, ...readDay(fact), fact }]
  })
}

/** Since when a company is in business by a day, and the stored fact that tells it; null where nobody says. */
export function findStoredStart(facts: readonly StoredFact[], asOf: string): { on: string; fact: StoredFact } | null {
  const start = findBusinessStart(toLifeFacts(facts, asOf))
  return start && { on: start.on, fact: start.fact.fact }
}

function readDay(fact: StoredFact): Pick<LifeFact, 'status' | 'on'> {
  if (fact.section === 'registration') return { status: fact.payload.status, on: fact.payload.on }
  if (fact.section === 'procedure') return { status: fact.payload.mayBe?.join(' ') ?? null, on: null }
  return { status: null, on: fact.section === 'founding' ? fact.payload.on : null }
}
