import { numberAt } from '../score/measures/number-at.ts'

/**
 * A party of a circle: `steps`, its parts that others of the circle hold, by their position; `left`, what anybody outside
 * holds; `gain`, that of it which counts, so 0 ≤ gain ≤ left. Steps and `left` add up to one.
 */
export type CircleParty = { readonly steps: Map<number, number>; left: number; gain: number }

/**
 * Solves x = steps × x + gain, the least solution, where parties hold each other; empties what it is given.
 *
 * Parties are taken out one by one, those with the fewest ties first, and what passed through one is divided among the
 * others. The divisor is the sum of what leaves a party, never one less what comes back, so that nothing is subtracted and
 * each figure keeps its relative precision (Grassmann, Taksar and Heyman, Regenerative analysis and steady state
 * distributions for Markov chains, 1985). What nobody outside holds any part of is owned by nobody: 0.
 */
export function solveCircle(parties: readonly CircleParty[]): Float64Array {
  const holders = parties.map(() => new Set<number>())
  parties.forEach(({ steps }, party) => {
    for (const to of steps.keys()) holders[to]?.add(party)
  })
  const waiting = new Set(parties.keys())
  const taken: { party: number; divisor: number }[] = []
  while (waiting.size > 0) {
    const party = pickLeastTied(waiting, (each) => (parties[each]?.steps.size ?? 0) * (holders[each]?.size ?? 0))
    waiting.delete(party)
    taken.push({ party, divisor: takeOut(party, parties, holders) })
  }
  const solution = new Float64Array(parties.length)
  for (const { party, divisor } of taken.toReversed()) {
    const { steps, gain } = partyAt(parties, party)
    let sum = gain
    for (const [to, part] of steps) sum += part * numberAt(solution, to)
    solution[party] = divisor > 0 ? sum / divisor : 0
  }
  return solution
}

function pickLeastTied(waiting: ReadonlySet<number>, tiesOf: (party: number) => number): number {
  let [best, fewest] = [-1, Infinity]
  for (const party of waiting) {
    const ties = tiesOf(party)
    if (ties < fewest) [best, fewest] = [party, ties]
  }
  return best
}

/** Leads every step to a party on to where it leads; the sum of what leaves it. */
function takeOut(party: number, parties: readonly CircleParty[], holders: readonly Set<number>[]): number {
  const { steps, left, gain } = partyAt(parties, party)
  let divisor = left
  for (const [to, part] of steps) {
    divisor += part
    holders[to]?.delete(party)
  }
  for (const before of holders[party] ?? []) {
    const from = partyAt(parties, before)
    const passed = from.steps.get(party) ?? 0
    from.steps.delete(party)
    // A closed ring: what enters it never comes out.
    if (divisor <= 0) from.left += passed
    else {
      from.left += (passed * left) / divisor
      from.gain += (passed * gain) / divisor
      for (const [to, part] of steps) {
        if (to === before) continue
        from.steps.set(to, (from.steps.get(to) ?? 0) + (passed * part) / divisor)
        holders[to]?.add(before)
      }
    }
  }
  return divisor
}

function partyAt(parties: readonly CircleParty[], position: number): CircleParty {
  const party = parties[position]
  if (party === undefined) throw new RangeError(`no party at ${position} of ${parties.length}`)
  return party
}
