import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../score/measures/seeded-random.ts'
import {
  type FetchNeighbours,
  findShortestPaths,
  type Neighbours,
  SHORTEST_PATHS_LIMITS,
  type ShortestPaths,
} from './shortest-paths.ts'

/** Ties as 'a-b'; the calls count how often it was asked, and for whom. */
function readTies(
  ties: readonly string[],
  hubs: readonly string[] = [],
): { fetch: FetchNeighbours; calls: string[][] } {
  const all = new Map<string, Set<string>>()
  for (const tie of ties) {
    const [a = '', b = ''] = tie.split('-')
    all.set(a, (all.get(a) ?? new Set()).add(b))
    all.set(b, (all.get(b) ?? new Set()).add(a))
  }
  const calls: string[][] = []
  const fetch: FetchNeighbours = (ids) => {
    calls.push([...ids])
    const found = ids.flatMap((id): [string, Neighbours][] => {
      const known = [...(all.get(id) ?? [])]
      return known.length === 0 ? [] : [[id, { degree: hubs.includes(id) ? 5000 : known.length, ids: known }]]
    })
    return Promise.resolve(new Map(found))
  }
  return { fetch, calls }
}

function describePairs({ pairs }: ShortestPaths): string[] {
  return pairs.map(({ fromId, toId, outcome, steps, pathCount, paths }) =>
    [
      `${fromId}-${toId} ${outcome} ${steps}`,
      ...(pathCount > 0 ? [`${pathCount}:`] : []),
      ...paths.map((path) => path.join('-')),
    ].join(' '),
  )
}

const find = async (ties: readonly string[], ids: readonly string[], hubs: readonly string[] = []): Promise<string[]> =>
  describePairs(await findShortestPaths(ids, readTies(ties, hubs).fetch))

describe('shortest paths', () => {
  const cases: [string, string[], string[], string[]][] = [
    ['one step', ['a-b'], ['a', 'b'], ['a-b found 1 1: a-b']],
    [
      'two ways of one length',
      ['a-x', 'x-b', 'a-y', 'y-b', 'a-z', 'z-w', 'w-b'],
      ['a', 'b'],
      ['a-b found 2 2: a-x-b a-y-b'],
    ],
    ['odd and even lengths', ['a-1', '1-2', '2-b'], ['a', 'b'], ['a-b found 3 1: a-1-2-b']],
    ['six steps', ['a-1', '1-2', '2-3', '3-4', '4-5', '5-b'], ['a', 'b'], ['a-b found 6 1: a-1-2-3-4-5-b']],
    ['seven are too many', ['a-1', '1-2', '2-3', '3-4', '4-5', '5-6', '6-b'], ['a', 'b'], ['a-b none 6']],
    ['parties without ties', ['a-x'], ['a', 'b'], ['a-b none 6']],
    [
      'three parties',
      ['a-x', 'x-b', 'b-c'],
      ['a', 'b', 'c'],
      ['a-b found 2 1: a-x-b', 'a-c found 3 1: a-x-b-c', 'b-c found 1 1: b-c'],
    ],
    ['the same party twice', ['a-b'], ['a', 'b', 'a'], ['a-b found 1 1: a-b']],
  ]
  it.each(cases)('%s', async (_name, ties, ids, expected) => {
    expect(await find(ties, ids)).toEqual(expected)
  })

  it('go around hubs, which are told', async () => {
    const ties = ['a-h', 'h-b', 'a-1', '1-2', '2-b']
    const found = await findShortestPaths(['a', 'b'], readTies(ties, ['h']).fetch)
    expect(describePairs(found)).toEqual(['a-b found 3 1: a-1-2-b'])
    expect(found.avoidedHubs).toEqual(['h'])
  })

  it.each([
    ['as an end', ['h', 'b'], ['h-b found 2 1: h-1-b']],
    ['as an end of another pair', ['a', 'b', 'h'], ['a-b none 6', 'a-h found 1 1: a-h', 'b-h found 2 1: b-1-h']],
  ])('reach a hub %s, and do not lead through it', async (_name, ids, expected) => {
    expect(await find(['a-h', 'h-1', '1-b'], ids, ['h'])).toEqual(expected)
  })

  it('are counted, and told up to the limit', async () => {
    const layer = (from: string, to: string): string[] =>
      Array.from({ length: 10 }, (_, index) => [`${from}-${from}${index}`, `${from}${index}-${to}`]).flat()
    const { pairs } = await findShortestPaths(['a', 'c'], readTies([...layer('a', 'b'), ...layer('b', 'c')]).fetch)
    expect(pairs[0]).toMatchObject({ steps: 4, pathCount: 100 })
    expect(new Set(pairs[0]?.paths.map((path) => path.join())).size).toBe(50)
  })

  it('read level by level, all parties at once, and nobody twice', async () => {
    const { fetch, calls } = readTies(['a-1', '1-2', '2-b', 'c-1', 'c-3', '3-b'])
    await findShortestPaths(['a', 'b', 'c'], fetch)
    expect(calls.length).toBeLessThanOrEqual(4)
    expect(calls.flat().toSorted()).toEqual([...new Set(calls.flat())].toSorted())
  })

  it('stop where the budget ends, and tell how far they came', async () => {
    const ties = ['a-1', '1-2', '2-3', '3-4', '4-b']
    const limits = { ...SHORTEST_PATHS_LIMITS, maxParties: 3 }
    const found = await findShortestPaths(['a', 'b'], readTies(ties).fetch, limits)
    expect(describePairs(found)).toEqual(['a-b stopped 3'])
    expect(found.readParties).toBe(3)
  })

  it('stop where the time is over', async () => {
    const limits = { ...SHORTEST_PATHS_LIMITS, isOverdue: () => true }
    const found = await findShortestPaths(['a', 'b'], readTies(['a-b']).fetch, limits)
    expect(describePairs(found)).toEqual(['a-b stopped 0'])
  })

  it.each([[['a']], [['a', 'a']], [Array.from({ length: 11 }, (_, index) => `n${index}`)]])(
    'refuse %j',
    async (ids) => {
      await expect(findShortestPaths(ids, readTies([]).fetch)).rejects.toThrow(RangeError)
    },
  )

  it('are those that a plain search finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const random = createRandom(seed)
        const names = Array.from({ length: 24 }, (_, index) => `n${index}`)
        const pick = (): string => names[Math.floor(random() * names.length)] ?? ''
        const ties = Array.from({ length: 30 }, () => `${pick()}-${pick()}`).filter(
          (tie) => new Set(tie.split('-')).size === 2,
        )
        const { pairs } = await findShortestPaths(['n0', 'n1', 'n2'], readTies(ties).fetch)
        for (const { fromId, toId, outcome, steps, pathCount } of pairs) {
          const plain = countPaths(ties, fromId, toId)
          expect([outcome, steps, pathCount]).toEqual(
            plain === null ? ['none', 6, 0] : ['found', plain.steps, plain.count],
          )
        }
      }),
      { numRuns: 100 },
    )
  })
})

/** Walks outwards from one side only, with the number of shortest ways to each. */
function countPaths(ties: readonly string[], from: string, to: string): { steps: number; count: number } | null {
  const unique = [...new Set(ties.map((tie) => tie.split('-').toSorted().join('-')))].map((tie) => tie.split('-'))
  let counts = new Map([[from, 1]])
  const seen = new Set([from])
  for (let steps = 1; steps <= 6; steps += 1) {
    const next = new Map<string, number>()
    for (const [a = '', b = ''] of unique)
      for (const [near, far] of [[a, b] as const, [b, a] as const])
        if (counts.has(near) && !seen.has(far)) next.set(far, (next.get(far) ?? 0) + (counts.get(near) ?? 0))
    const count = next.get(to)
    if (count !== undefined) return { steps, count }
    for (const id of next.keys()) seen.add(id)
    counts = next
  }
  return null
}
