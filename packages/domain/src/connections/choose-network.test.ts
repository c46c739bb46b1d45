import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseNetwork, HUB_CONNECTIONS, NETWORK_LIMIT, type NetworkFilters } from './choose-network.ts'
import type { NetworkTie } from './network-ties.ts'
import { ALL_FILTERS, connect, countAll, networkOf, tie } from './testing-networks.ts'

function choose(ties: readonly NetworkTie[], given: Partial<NetworkFilters> = {}, expanded: string[] = []) {
  const filters = { ...ALL_FILTERS, ...given }
  const connections = connect(ties)
  return chooseNetwork({ focus: 'p0', connections, counts: countAll(connections, filters), filters, expanded })
}
const idsOf = (network: ReturnType<typeof choose>) => network.connections.map(({ id }) => id)

/** A company with an owner, a leader, a former leader and a daughter; the owner has another company, the daughter a leader. */
const FAMILY = [
  tie('owner', 'p0', { shareMin: 60, shareMax: 60 }),
  tie('leader', 'p0', { kind: 'leader' }),
  tie('former', 'p0', { kind: 'leader', to: '2024-01-01' }),
  tie('p0', 'daughter'),
  tie('owner', 'sister'),
  tie('leader', 'daughter', { kind: 'leader' }),
]

describe('which ties count', () => {
  test.each<[string, Partial<NetworkFilters>, string[], Partial<ReturnType<typeof choose>['leftOut']>]>([
    ['one level', { levels: 1 }, ['leader>p0', 'owner>p0', 'p0>daughter'], { ended: 1 }],
    ['two levels', {}, ['leader>daughter', 'leader>p0', 'owner>p0', 'owner>sister', 'p0>daughter'], { ended: 1 }],
    ['owners alone', { leaders: false }, ['owner>p0', 'owner>sister', 'p0>daughter'], { ended: 0, otherKinds: 3 }],
    ['leaders alone', { owners: false, levels: 1 }, ['leader>p0'], { ended: 1, otherKinds: 2 }],
    [
      'ended ones too',
      { onlyActive: false, levels: 1 },
      ['former>p0', 'leader>p0', 'owner>p0', 'p0>daughter'],
      { ended: 0 },
    ],
    [
      'without those who have no other',
      { withoutConnections: false, onlyActive: false },
      ['leader>daughter', 'leader>p0', 'owner>p0', 'p0>daughter'],
      { alone: 2 },
    ],
    ['neither', { owners: false, leaders: false }, [], { otherKinds: 4 }],
  ])('%s', (_, filters, connections, leftOut) => {
    const network = choose(FAMILY, filters)
    expect(idsOf(network)).toEqual(connections)
    expect(network.leftOut).toMatchObject({ overLimit: 0, inHubs: 0, ...leftOut })
  })

  test('who is not drawn is counted at the party', () => {
    const network = choose(FAMILY, { levels: 1 })
    expect(network.parties.map(({ id, depth, hidden }) => [id, depth, hidden])).toEqual([
      ['p0', 0, 0],
      ['owner', 1, 1],
      ['daughter', 1, 1],
      ['leader', 1, 1],
    ])
  })

  test('a party that is expanded brings its connections along', () => {
    const network = choose(FAMILY, { levels: 1 }, ['owner', 'unheard-of'])
    expect(idsOf(network)).toContain('owner>sister')
    expect(network.parties.find(({ id }) => id === 'owner')).toMatchObject({ hidden: 0, isExpanded: true })
  })
})

describe('the limit', () => {
  const crowd = Array.from({ length: 130 }, (_, index) =>
    tie(`o${index}`, 'p0', index < 5 ? { shareMin: 10, shareMax: 10 } : { kind: 'leader' }),
  )
  test('the weightiest are drawn, the rest is one node with their number', () => {
    const network = choose(crowd)
    expect(network.connections).toHaveLength(NETWORK_LIMIT)
    expect(idsOf(network)).toEqual(expect.arrayContaining(['o0>p0', 'o1>p0', 'o2>p0', 'o3>p0', 'o4>p0']))
    expect(network.rests).toEqual([{ id: 'rest:leaders:p0', party: 'p0', group: 'leaders', count: 30 }])
    expect(network.leftOut).toMatchObject({ overLimit: 30, inHubs: 0 })
  })
  test('each step of expanding brings more', () => {
    expect(choose(crowd, {}, ['p0']).rests).toMatchObject([{ count: 5 }])
    expect(choose(crowd, {}, ['p0', 'p0']).rests).toEqual([])
  })
  test('a hub is not walked through, but for what is drawn anyway', () => {
    const hub = Array.from({ length: HUB_CONNECTIONS + 1 }, (_, index) =>
      tie('office', `c${index}`, { kind: 'leader' }),
    )
    const network = choose([tie('office', 'p0', { kind: 'leader' }), tie('p0', 'c3'), ...hub])
    expect(idsOf(network)).toEqual(['office>c3', 'office>p0', 'p0>c3'])
    expect(network.parties.find(({ id }) => id === 'office')).toMatchObject({ isHub: true, hidden: HUB_CONNECTIONS })
    expect(network.leftOut).toMatchObject({ inHubs: HUB_CONNECTIONS, overLimit: 0 })
    expect(choose([tie('office', 'p0'), ...hub], {}, ['office']).connections).toHaveLength(1 + 25)
  })
})

const anyFilters = fc.record({
  levels: fc.constantFrom(1 as const, 2 as const),
  owners: fc.boolean(),
  leaders: fc.boolean(),
  onlyActive: fc.boolean(),
  withoutConnections: fc.boolean(),
})

test('whatever the network: order does not matter, ends are drawn, nobody is lost from the counts', () => {
  fc.assert(
    fc.property(networkOf(14), anyFilters, (ties, filters) => {
      const network = choose(ties, filters)
      expect(choose(ties.toReversed(), filters)).toEqual(network)
      const ids = new Set(network.parties.map(({ id }) => id))
      for (const { source, target } of network.connections) expect(ids.has(source) && ids.has(target)).toBe(true)
      expect(ids.size).toBeLessThanOrEqual(network.connections.length + 1)
      if (filters.levels === 1) {
        const { connections, leftOut } = network
        const own = connect(ties).filter(({ source, target }) => source === 'p0' || target === 'p0')
        const { ended, otherKinds, alone, overLimit } = leftOut
        expect(connections.length + ended + otherKinds + alone + overLimit).toBe(own.length)
      }
    }),
  )
})
