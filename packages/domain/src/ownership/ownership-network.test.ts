import { describe, expect, it } from 'vitest'
import { OWN_SHARES, UNLISTED } from './owner-rows.ts'
import { type OwnershipMeasure, type OwnershipNetwork, positionOf, readNetwork } from './ownership-network.ts'
import { networkOf, readHolding } from './testing-networks.ts'

/** Stakes of a company as 'owner min–max' in per cent. */
function describeRow(network: OwnershipNetwork, company: string, measure: OwnershipMeasure = 'capital'): string[] {
  const names = new Map([
    [UNLISTED, 'unlisted'],
    [OWN_SHARES, 'own'],
  ])
  const percent = (share: number): string => String(Number((share * 100).toFixed(6)))
  const stakes = network.rows[measure][positionOf(network, company)]?.stakes ?? []
  const unlistedLast = stakes.toSorted((a, b) => Number(a.owner === UNLISTED) - Number(b.owner === UNLISTED))
  return unlistedLast.map(({ owner, min, max }) => {
    const name = names.get(owner) ?? network.parties[owner]?.id
    return min === max ? `${name} ${percent(min)}` : `${name} ${percent(min)}–${percent(max)}`
  })
}

const COMPLETE = { id: 'A', kind: 'company', isOwnerListComplete: true } as const

describe('the parts of a company', () => {
  const cases: [string, string[], boolean, string[]][] = [
    ['what is left belongs to unlisted owners', ['p>A 60'], false, ['p 60', 'unlisted 40']],
    ['nothing is left', ['p>A 60', 'q>A 40'], false, ['p 60', 'q 40']],
    ['nothing known at all', ['p>A ?'], false, ['p 0–100', 'unlisted 0–100']],
    ['a complete list of one', ['p>A ?'], true, ['p 100']],
    ['a complete list tells the last share', ['p>A 60', 'q>A ?'], true, ['p 60', 'q 40']],
    [
      'bands as narrow as the others allow',
      ['p>A 50-100', 'q>A 25-50'],
      false,
      ['p 50–75', 'q 25–50', 'unlisted 0–25'],
    ],
    [
      '… and as a complete list demands',
      ['p>A 50-75', 'q>A 0-10', 'r>A 25-50'],
      true,
      ['p 50–75', 'q 0–10', 'r 25–50'],
    ],
    ['a band that the others decide', ['p>A 75-100', 'q>A 25-50'], false, ['p 75', 'q 25']],
    [
      'thirds with two decimals',
      ['p>A 33.33', 'q>A 33.33', 'r>A 33.33'],
      true,
      ['p 33.33–33.335', 'q 33.33–33.335', 'r 33.33–33.335'],
    ],
    [
      'thirds rounded up',
      ['p>A 33.34', 'q>A 33.34', 'r>A 33.33'],
      true,
      ['p 33.335–33.34', 'q 33.335–33.34', 'r 33.325–33.33'],
    ],
    ['two holdings of one owner', ['p>A 30', 'p>A 20', 'q>A 50'], false, ['p 50', 'q 50']],
    ['one known and one unknown holding', ['p>A 30', 'p>A ?', 'q>A 50'], false, ['p 30–50', 'q 50', 'unlisted 0–20']],
  ]
  it.each(cases)('%s', (_name, holdings, isComplete, expected) => {
    const network = networkOf(holdings, isComplete ? [COMPLETE] : [])
    expect(network.faults).toEqual([])
    expect(describeRow(network, 'A')).toEqual(expected)
  })

  it('own shares are part of the capital and have no votes', () => {
    const network = networkOf(['a>A 40', 'A>A 20', 'b>A 10-20'])
    expect(describeRow(network, 'A')).toEqual(['own 20', 'a 40', 'b 10–20', 'unlisted 20–30'])
    expect(describeRow(network, 'A', 'votes')).toEqual(['a 50', 'b 12.5–25', 'unlisted 25–37.5'])
  })

  it('votes follow the capital, the capital never the votes', () => {
    const network = networkOf(['a>A ? / 60', 'b>A 40', 'c>A 10 / 0'])
    expect(describeRow(network, 'A')).toEqual(['a 0–50', 'b 40', 'c 10', 'unlisted 0–50'])
    expect(describeRow(network, 'A', 'votes')).toEqual(['a 60', 'b 40'])
  })
})

describe('the day', () => {
  const holdings = [
    { ...readHolding('p>A 60'), validFrom: '2025-01-01', validTo: '2026-01-01' },
    { ...readHolding('q>A 60'), validFrom: '2026-01-01' },
    { ...readHolding('r>A 40'), validTo: null },
  ]
  it.each([
    ['2024-12-31', ['r 40', 'unlisted 60']],
    ['2025-12-31', ['p 60', 'r 40']],
    ['2026-01-01', ['q 60', 'r 40']],
  ])('decides which holdings count: %s', (day, expected) => {
    expect(describeRow(readNetwork({ parties: [], holdings, day }), 'A')).toEqual(expected)
  })

  it('is asked for, else all count', () => {
    expect(readNetwork({ parties: [], holdings }).faults).toEqual([{ partyId: 'A', code: 'over-whole' }])
  })
})

describe('contradictions', () => {
  it('more than everything proves no share of anybody', () => {
    const network = networkOf(['p>A 75', 'q>A 35'])
    expect(network.faults).toEqual([{ partyId: 'A', code: 'over-whole' }])
    expect(describeRow(network, 'A')).toEqual(['p 0–75', 'q 0–35', 'unlisted 0–100'])
  })

  it('a complete list of less than everything is none', () => {
    const network = networkOf(['p>A 60', 'q>A 30'], [COMPLETE])
    expect(network.faults).toEqual([{ partyId: 'A', code: 'under-whole' }])
    expect(describeRow(network, 'A')).toEqual(['p 60', 'q 30', 'unlisted 10'])
  })

  it('nobody owns a person, the state or a foundation', () => {
    const network = networkOf(['A>p 60', 'A>B 50'])
    expect(network.faults).toEqual([{ partyId: 'p', code: 'cannot-be-owned' }])
    expect(network.rows.capital[positionOf(network, 'p')]).toBeNull()
  })

  it.each([
    [{ min: -0.1, max: 0.5 }],
    [{ min: 0.5, max: 0.4 }],
    [{ min: 0.5, max: 1.1 }],
    [{ min: Number.NaN, max: 1 }],
  ])('%j is no band', (capital) => {
    const holdings = [{ ...readHolding('p>A 10'), capital }]
    expect(() => readNetwork({ parties: [], holdings })).toThrow(/p in A/)
  })

  it('a party is given once', () => {
    expect(() => readNetwork({ parties: [COMPLETE, COMPLETE], holdings: [] })).toThrow(/twice/)
  })
})
