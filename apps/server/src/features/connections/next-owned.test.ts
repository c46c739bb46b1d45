import { describe, expect, test } from 'vitest'
import { listNextOwned } from './next-owned.ts'

/** A holding as tests write it: `P>A 25`, not told `P>A ?`. */
const holdingOf = (text: string) => {
  const [tie = '', share = '?'] = text.split(' ')
  const [partyKey = '', companyId = ''] = tie.split('>')
  return { partyKey, companyId, shareMax: share === '?' ? null : Number(share) }
}

describe('what is read next', () => {
  test.each([
    ['what may be a majority', ['p>A 60', 'p>B 20', 'p>C ?'], [], ['A', 'C']],
    ['a quarter, as own shares may be half', ['p>A 25', 'p>B 25.1'], [], ['B']],
    ['parts of what is held together', ['p>A 60', 'p>B 20', 'A>B 20'], ['A'], ['B']],
    ['nothing below what is read and no majority', ['p>A 40', 'A>B 100'], ['A'], []],
    ['what own shares make a majority', ['p>A 40', 'A>A 30', 'A>B 100'], ['A'], ['B']],
    ['nothing twice', ['p>A 60', 'A>p 60'], ['A'], []],
    ['each of a circle once', ['p>A 60', 'A>B 60', 'B>A 40'], ['A'], ['B']],
  ])('%s', (_title, holdings, read, expected) => {
    expect(listNextOwned(holdings.map(holdingOf), { tops: ['p'], read: new Set(['p', ...read]) })).toEqual(expected)
  })
})

test('down a chain of hundreds of companies each step is found', () => {
  const ties = Array.from({ length: 300 }, (_, step) => holdingOf(`C${step}>C${step + 1} 100`))
  const read = new Set(['C0'])
  for (const { companyId } of ties) {
    expect(listNextOwned(ties.slice(0, read.size), { tops: ['C0'], read })).toEqual([companyId])
    read.add(companyId)
  }
})
