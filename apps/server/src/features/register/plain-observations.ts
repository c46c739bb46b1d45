import { isDeepStrictEqual } from 'node:util'
import type { FactObservation } from '@merleg/domain/observation'

/**
 * How many keys the observations of a company nobody had heard of have, if they stand side by side, so that there is
 * nothing to merge: those of one key neither overlap nor continue each other with the same content. Otherwise null.
 */
export function countPlainKeys(facts: readonly FactObservation[]): number | null {
  const byKey = Map.groupBy(facts, ({ section, slot }) => `${section}\t${slot}`)
  const isPlain = byKey.size === facts.length || [...byKey.values()].every(isTimeline)
  return isPlain ? byKey.size : null
}

function isTimeline(facts: readonly FactObservation[]): boolean {
  const inOrder = facts.toSorted((a, b) => compareStarts(a.validFrom ?? '', b.validFrom ?? ''))
  return inOrder.every((fact, place) => {
    const before = inOrder[place - 1]
    if (before === undefined) return true
    if (!before.validTo || !fact.validFrom || before.validTo > fact.validFrom) return false
    return before.validTo < fact.validFrom || !isSameContent(before, fact)
  })
}

function compareStarts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function isSameContent(a: FactObservation, b: FactObservation): boolean {
  return (a.partyId ?? null) === (b.partyId ?? null) && isDeepStrictEqual(asStored(a.payload), asStored(b.payload))
}

/** As it is read back: without what JSON does not keep. */
function asStored(payload: FactObservation['payload']): unknown {
  return JSON.parse(JSON.stringify(payload))
}
