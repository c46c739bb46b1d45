import { describe, expect, it } from 'vitest'
import { listOwnershipPaths } from './ownership-paths.ts'
import { networkOf } from './testing-networks.ts'

function list(
  holdings: readonly string[],
  ends: string,
  limit = 100,
): { paths: string[]; sum: number; isCut: boolean } {
  const [ownerId = '', targetId = ''] = ends.split('>')
  const { paths, sum, isCut } = listOwnershipPaths(networkOf(holdings), { ownerId, targetId, limit })
  const percent = (share: number): number => Number((share * 100).toFixed(6))
  const texts = paths.map(({ partyIds, share }) => `${partyIds.join('>')} ${percent(share.capital.max)}`)
  return { paths: texts, sum: percent(sum.capital.max), isCut }
}

const THREE_COMPANIES = ['p>A 80', 'p>B 60', 'p>C 10', 'A>C 40', 'B>A 10', 'B>C 20']
// Vadalog's example of close links; A is owned to 170 %, so its shares are upper bounds.
const CLOSE_LINKS = ['A>B 20', 'B>A 80', 'B>C 20', 'C>D 60', 'D>A 90', 'A>C 20']

describe('paths', () => {
  it('are told with their products, the greatest first', () => {
    expect(list(THREE_COMPANIES, 'p>C')).toEqual({
      paths: ['p>A>C 32', 'p>B>C 12', 'p>C 10', 'p>B>A>C 2.4'],
      sum: 56.4,
      isCut: false,
    })
  })

  it('are cut where there are more than asked for, and say so', () => {
    expect(list(THREE_COMPANIES, 'p>C', 2)).toEqual({ paths: ['p>A>C 32', 'p>B>C 12'], sum: 44, isCut: true })
    expect(list(THREE_COMPANIES, 'p>C', 4).isCut).toBe(false)
  })

  it.each([
    ['A>C', 24],
    ['B>D', 21.6],
    ['D>C', 21.6],
    ['B>C', 36],
    ['C>A', 54],
    ['B>A', 90.8],
  ])('go through nobody twice: %s', (ends, sum) => {
    expect(list(CLOSE_LINKS, ends).sum).toBe(sum)
  })

  it('are none where nobody is reached', () => {
    expect(list(THREE_COMPANIES, 'C>p')).toEqual({ paths: [], sum: 0, isCut: false })
  })

  it('have bounds where shares are bands', () => {
    const network = networkOf(['p>A 25-50', 'A>T 50-75'])
    const { paths } = listOwnershipPaths(network, { ownerId: 'p', targetId: 'T', limit: 5 })
    expect(paths[0]?.share.votes).toEqual({ min: 0.125, max: 0.375 })
  })

  it('stop in a thicket without end', () => {
    const names = Array.from({ length: 9 }, (_, index) => `N${index}`)
    const thicket = names.flatMap((owner) =>
      names.filter((owned) => owned !== owner).map((owned) => `${owner}>${owned} 7`),
    )
    expect(list(['p>N0 1', ...thicket], 'p>N5', 1_000_000).isCut).toBe(true)
  })
})
