import { describe, expect, it } from 'vitest'
import { findGroup } from './dominated-group.ts'
import { networkOf } from './testing-networks.ts'

const HOLDINGS = ['p>A 60', 'p>B 30', 'A>B 30', 'B>C 51', 'B>D 50', 'q>D 50', 'C>E 40-60', 'D>F 100', 'p>G 100']

function list(holdings: readonly string[], headId: string, ledIds: readonly string[] = []): string[] {
  return findGroup(networkOf(holdings), { headId, ledIds }).map(
    ({ partyId, tie, level, verdict }) => `${level} ${partyId} ${tie} ${verdict}`,
  )
}

describe('a group', () => {
  it('is what its head has the majority in, alone or with the group', () => {
    expect(list(HOLDINGS, 'p')).toEqual([
      '1 A owned certain',
      '1 B owned certain',
      '1 G owned certain',
      '2 C owned certain',
      '3 E owned possible',
    ])
  })

  it('has what its head leads, and what that controls', () => {
    expect(list(HOLDINGS, 'q', ['D'])).toEqual(['1 D led certain', '2 F owned certain'])
  })

  it('may be led by someone who owns nothing', () => {
    const holdings = ['A>B 60', 'C>B 40', 'l>Z 1']
    expect(list(holdings, 'l', ['A', 'C'])).toEqual(['1 A led certain', '1 C led certain', '2 B owned certain'])
  })

  it('does not hold itself in circles', () => {
    expect(list(['p>A 30', 'B>A 60', 'p>B 30', 'A>B 60'], 'p')).toEqual([])
  })

  it('has a head that the network knows', () => {
    expect(() => list(HOLDINGS, 'x')).toThrow(/no party x/)
  })
})
