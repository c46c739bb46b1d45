import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, layOutNetwork } from './lay-out-network.ts'
import type { NetworkTie } from './network-ties.ts'
import { connect, networkOf, tie } from './testing-networks.ts'

function layOut(ties: readonly NetworkTie[], placed?: ReadonlyMap<string, Cell>) {
  const links = connect(ties)
  const ids = [...new Set(['p0', ...links.flatMap(({ source, target }) => [source, target])])]
  return layOutNetwork({ focus: 'p0', ids, links, ...(placed && { placed }) })
}

function expectApart(cells: ReadonlyMap<string, Cell>): void {
  for (const row of Map.groupBy(cells.values(), ({ y }) => y).values()) {
    const columns = row.map(({ x }) => x).toSorted((a, b) => a - b)
    for (const [index, x] of columns.slice(1).entries()) expect(x - (columns[index] ?? 0)).toBeGreaterThanOrEqual(2)
  }
}

describe('layers', () => {
  test('owners above, what is owned or led below, leaders on both sides of the middle', () => {
    const cells = layOut([
      tie('owner', 'p0'),
      tie('last', 'owner'),
      tie('p0', 'daughter'),
      tie('boss', 'p0', { kind: 'leader' }),
      tie('deputy', 'p0', { kind: 'leader' }),
      tie('boss', 'led', { kind: 'leader' }),
    ])
    const rows = Object.fromEntries([...cells].map(([id, { y }]) => [id, y]))
    expect(rows).toEqual({ last: -4, owner: -2, p0: 0, boss: 0, deputy: 0, daughter: 2, led: 2 })
    expect(cells.get('p0')).toEqual({ x: 0, y: 0 })
    expect([...cells.values()].flatMap(({ x, y }) => (y === 0 ? Math.sign(x) : [])).toSorted((a, b) => a - b)).toEqual([
      -1, 0, 1,
    ])
  })

  test('a chain stands in one column, two trees do not cross', () => {
    const chain = layOut([tie('c', 'b'), tie('b', 'a'), tie('a', 'p0')])
    expect(new Set([...chain.values()].map(({ x }) => x))).toEqual(new Set([0]))
    const trees = layOut([
      tie('z', 'p0'),
      tie('a', 'p0'),
      tie('z1', 'z'),
      tie('a1', 'a'),
      tie('z2', 'z'),
      tie('a2', 'a'),
    ])
    const side = (id: string) => Math.sign((trees.get(id)?.x ?? 0) - (trees.get('p0')?.x ?? 0))
    expect([side('z1'), side('z2')]).toEqual([side('z'), side('z')])
    expect([side('a1'), side('a2')]).toEqual([side('a'), side('a')])
  })

  test('a crowded layer gets rows instead of an endless line', () => {
    const cells = layOut(Array.from({ length: 100 }, (_, index) => tie('p0', `d${index}`)))
    const columns = [...cells.values()].map(({ x }) => x)
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(30)
    expectApart(cells)
  })
})

describe('whatever the network', () => {
  test('no two nodes touch, and the order of its parts does not matter', () => {
    fc.assert(
      fc.property(networkOf(30), (ties) => {
        const cells = layOut(ties)
        expectApart(cells)
        expect(layOut(ties.toReversed())).toEqual(cells)
      }),
    )
  })

  test('who has a place keeps it, newcomers take free ones', () => {
    fc.assert(
      fc.property(networkOf(12), networkOf(30), (ties, more) => {
        const before = layOut(ties)
        const after = layOut([...ties, ...more], before)
        for (const [id, cell] of before) expect(after.get(id)).toEqual(cell)
        expectApart(after)
        expect(layOut([...more, ...ties].toReversed(), before)).toEqual(after)
      }),
    )
  })
})

test('two thousand nodes are laid out and expanded', () => {
  const ties = Array.from({ length: 2700 }, (_, index) => tie(`p${(index * 7) % 2000}`, `p${(index * 13 + 1) % 2000}`))
  const cells = layOut(ties)
  expectApart(cells)
  const expanded = layOut([...ties, tie('p5', 'new')], cells)
  expect(expanded.size).toBe(cells.size + 1)
})
