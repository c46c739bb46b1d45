import fc from 'fast-check'
import { NETWORK_KINDS } from './tie-kinds.ts'
import { type Connection, connectTies, type NetworkTie } from './network-ties.ts'
import { type ConnectionCounts, groupOf, isOfKinds, type NetworkFilters, type TieGroup } from './choose-network.ts'

export const TODAY = '2026-01-01'
export const ALL_FILTERS: NetworkFilters = {
  levels: 2,
  owners: true,
  leaders: true,
  onlyActive: true,
  withoutConnections: true,
}

export function tie(source: string, target: string, given: Partial<NetworkTie> = {}): NetworkTie {
  return {
    source,
    target,
    kind: 'owner',
    from: '2020-01-01',
    to: null,
    shareMin: null,
    shareMax: null,
    shareText: null,
    role: null,
    ...given,
  }
}

/** What a register of these connections would count of each party. */
export function countAll(
  connections: readonly Connection[],
  filters: NetworkFilters = ALL_FILTERS,
): Map<string, ConnectionCounts> {
  const parties = new Set(connections.flatMap(({ source, target }) => [source, target]))
  return new Map(
    [...parties].map((party) => {
      const own = connections.filter(({ source, target }) => source === party || target === party)
      const ofKinds = own.filter((connection) => isOfKinds(connection, filters))
      const matching = ofKinds.filter(({ isActive }) => isActive || !filters.onlyActive)
      const count = (group: TieGroup) => matching.filter((connection) => groupOf(connection, party) === group).length
      const groups = {
        owners: count('owners'),
        leaders: count('leaders'),
        interests: count('interests'),
        led: count('led'),
        successions: count('successions'),
      }
      return [party, { groups, ofKinds: ofKinds.length, all: own.length }]
    }),
  )
}

const day = fc.constantFrom(null, '2015-01-01', '2019-05-05', '2024-02-02')

/** Networks of up to `size` parties that the random ties of `p0` and others make; circles and doubles among them. */
export function networkOf(size: number, ties = 3 * size): fc.Arbitrary<NetworkTie[]> {
  const party = fc.integer({ min: 0, max: size - 1 }).map((index) => `p${index}`)
  const one = fc.record({
    source: party,
    target: party,
    kind: fc.constantFrom(...NETWORK_KINDS),
    from: day,
    to: fc.constantFrom(null, null, '2021-01-01'),
    shareMin: fc.constant(null),
    shareMax: fc.constant(null),
    shareText: fc.constant(null),
    role: fc.constant(null),
  })
  return fc.array(
    one.filter(({ source, target }) => source !== target),
    { maxLength: ties },
  )
}

export const connect = (ties: readonly NetworkTie[]): Connection[] => connectTies(ties, TODAY)
