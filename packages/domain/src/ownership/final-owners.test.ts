import { type DecidingStake, findDecidingStakes } from './deciding-stakes.ts'
import { describe, expect, it } from 'vitest'
import { findFinalOwners, findOwnerLaw, type FinalOwners, type OwnerLaw } from './final-owners.ts'
import { type OwnershipParty } from './ownership-network.ts'
import { networkOf } from './testing-networks.ts'

function find(holdings: readonly string[], told: readonly OwnershipParty[] = []): FinalOwners {
  return findFinalOwners(networkOf(holdings, told), 'T')
}

const complete = (id: string): OwnershipParty => ({ id, kind: 'company', isOwnerListComplete: true })

describe('verdicts', () => {
  const cases: [string, string[], OwnerLaw, Record<string, string>][] = [
    [
      'a quarter is enough',
      ['p>T 25', 'q>T 24.99', 'r>T 50.01'],
      'hungary',
      { p: 'certain', q: 'excluded', r: 'certain' },
    ],
    [
      'half of a half',
      ['p>A 50', 'q>A 50', 'A>T 50', 'r>T 50'],
      'hungary',
      { p: 'certain', q: 'certain', r: 'certain' },
    ],
    [
      'half of less',
      ['p>A 50', 'q>A 50', 'A>T 49', 'r>T 51'],
      'hungary',
      { p: 'excluded', q: 'excluded', r: 'certain' },
    ],
    [
      'more than a half of a quarter',
      ['p>A 50.01', 'q>A 49.99', 'A>T 25', 'r>T 75'],
      'hungary',
      { p: 'certain', q: 'excluded', r: 'certain' },
    ],
    [
      'an interest too small in itself and in who controls',
      ['p>A 80', 'q>A 20', 'A>T 60', 'r>T 40'],
      'union',
      { p: 'certain', q: 'excluded', r: 'certain' },
    ],
    // 21.6 % by size, and control at every step.
    [
      'control without a quarter',
      ['p>A 60', 'q>A 20', 'u>A 20', 'A>B 60', 'r>B 20', 'v>B 20', 'B>T 60', 's>T 40'],
      'union',
      { p: 'certain', q: 'excluded', u: 'excluded', r: 'excluded', v: 'excluded', s: 'certain' },
    ],
    // p controls A, which has 30 %: art. 54 (a), though p has 18 %.
    [
      'control of who has an interest',
      ['p>A 60', 'q>A 40', 'A>T 30', 'r>T 70'],
      'union',
      { p: 'certain', q: 'excluded', r: 'certain' },
    ],
    // q has 30 % of A, which controls the company: art. 54 (b), though q has 18 %.
    [
      'an interest in who controls',
      ['p>A 70', 'q>A 30', 'A>T 60', 'r>T 40'],
      'union',
      { p: 'certain', q: 'certain', r: 'certain' },
    ],
    ['a band around a quarter', ['p>T 20-30', 'q>T 70-80'], 'hungary', { p: 'possible', q: 'certain' }],
    ['who may hide behind unlisted owners', ['p>T 10', 'q>T 70'], 'hungary', { p: 'possible', q: 'certain' }],
    ['who cannot', ['p>T 4', 'q>T 76'], 'hungary', { p: 'excluded', q: 'certain' }],
    [
      'two who hold each other',
      ['p>A 30', 'q>A 10', 'T>A 60', 'p>T 30', 'q>T 10', 'A>T 60'],
      'hungary',
      { p: 'certain', q: 'certain' },
    ],
    ['own shares', ['p>T 20', 'T>T 20', 'q>T 60'], 'hungary', { p: 'certain', q: 'certain' }],
    ['a contradiction proves nothing', ['p>T 75', 'q>T 35'], 'hungary', { p: 'possible', q: 'possible' }],
  ]
  it.each(cases)('%s %j (%s)', (_name, holdings, law, expected) => {
    const { owners } = find(holdings)
    expect(Object.fromEntries(owners.map(({ partyId, laws }) => [partyId, laws[law].verdict]))).toEqual(expected)
  })

  it('tell what they rest on', () => {
    const [p, q] = find(['p>A 70', 'q>A 30', 'A>T 60', 'r>T 40']).owners
    expect(p).toMatchObject({
      partyId: 'p',
      level: 2,
      laws: { union: { grounds: ['interest', 'majority', 'control-and-interest'] } },
    })
    expect(q?.partyId).toBe('r')
    const chain = find(['p>A 70', 'q>A 30', 'A>T 60', 'r>T 40']).owners.find(({ partyId }) => partyId === 'q')
    expect(chain?.laws).toMatchObject({
      hungary: { verdict: 'excluded', grounds: [] },
      union: { verdict: 'certain', grounds: ['control-and-interest'] },
    })
    expect(chain?.rules.hungarian.interests.highest.min).toBeCloseTo(0.18, 12)
  })

  it('are told apart for who would have to be behind unlisted owners', () => {
    const [p] = find(['p>T 20']).owners
    expect(p?.laws.hungary).toEqual({ verdict: 'possible', amongListed: 'excluded', grounds: ['interest'] })
  })

  it.each([
    ['2026-11-22', 'hungary'],
    ['2027-07-09', 'hungary'],
    ['2027-07-10', 'union'],
  ])('go by the law of the day: %s', (day, law) => {
    expect(findOwnerLaw(day)).toBe(law)
  })
})

describe('what would decide', () => {
  const deciding = (holdings: string[], told: OwnershipParty[] = []): DecidingStake[] =>
    findDecidingStakes(networkOf(holdings, told), { ownerId: 'p', targetId: 'T', rule: 'hungarian' })

  it('is the band around the threshold', () => {
    expect(deciding(['p>T 20-30', 'q>T ?'], [complete('T')])).toEqual([
      { ownerId: 'p', ownedId: 'T', ifLeast: 'excluded', ifMost: 'certain' },
    ])
  })

  it('is the step of a chain that decides alone, before the one that does not', () => {
    expect(deciding(['p>A 30-100', 'q>A ?', 'A>T 20-30', 'r>T ?'], [complete('A'), complete('T')])).toEqual(
      [
        { ownerId: 'A', ownedId: 'T', ifLeast: 'excluded', ifMost: 'possible' },
        { ownerId: 'p', ownedId: 'A', ifLeast: 'excluded', ifMost: 'possible' },
      ].toSorted((a, b) => (a.ownerId < b.ownerId ? 1 : -1)),
    )
  })

  it('is who the unlisted owners are', () => {
    expect(deciding(['p>T 10', 'q>T 60'])).toEqual([
      { ownerId: null, ownedId: 'T', ifLeast: 'excluded', ifMost: 'certain' },
    ])
  })

  it('is nothing where nothing is open', () => {
    expect(deciding(['p>T 30', 'q>T 70'])).toEqual([])
  })
})

describe('nobody found', () => {
  const cases: [string, string[], OwnershipParty[], string[], FinalOwners['standIn']['hungary']][] = [
    ['the state', ['S>T 100'], [{ id: 'S', kind: 'state' }], ['state 100'], 'yes'],
    [
      'a foundation behind a company',
      ['F>A 100', 'A>T 100'],
      [{ id: 'F', kind: 'foundation' }],
      ['foundation 100'],
      'yes',
    ],
    ['a listed company', ['L>T 100'], [{ id: 'L', kind: 'listed' }], ['listed 100'], 'unless-found'],
    [
      'a company abroad',
      ['X>T 80', 'p>T 20'],
      [{ id: 'X', kind: 'abroad' }],
      ['natural-person 20', 'abroad 80'],
      'unless-found',
    ],
    ['someone unknown', ['U>T 100'], [{ id: 'U', kind: 'unknown' }], ['unknown 100'], 'unless-found'],
    ['owners not listed', ['a>T 10'], [], ['natural-person 10', 'unlisted 90'], 'unless-found'],
    [
      'so few not listed that nobody can hide',
      ['S>T 80', 'a>T 1'],
      [{ id: 'S', kind: 'state' }],
      ['natural-person 1', 'state 80', 'unlisted 19'],
      'yes',
    ],
    ['many small owners', ['a>T 20', 'b>T 20', 'c>T 20', 'd>T 20', 'e>T 20'], [], ['natural-person 100'], 'yes'],
    ['a ring', ['A>B 100', 'B>A 100', 'B>T 90', 'a>T 10'], [], ['natural-person 10', 'ring 90'], 'yes'],
    [
      'own shares beside small owners',
      ['T>T 10', 'a>T 18', 'b>T 18', 'c>T 18', 'd>T 18', 'e>T 18'],
      [],
      ['natural-person 90', 'own-shares 10'],
      'yes',
    ],
  ]
  it.each(cases)('%s', (_name, holdings, told, expected, standIn) => {
    const found = find(holdings, told)
    const ends = found.ends.map(({ reason, share }) => `${reason} ${Number((share.capital.min * 100).toFixed(6))}`)
    expect(ends).toEqual(expected)
    expect(found.standIn.hungary).toBe(standIn)
  })

  it.each([
    ['an interest in who controls', ['S>A 70', 'A>T 60', 'S>T 40'], { hungary: 'yes', union: 'unless-found' }],
    [
      'control of who has an interest',
      ['S>A 49', 'A>T 26', 'S>T 74'],
      { hungary: 'unless-found', union: 'unless-found' },
    ],
    ['neither', ['S>A 80', 'A>T 60', 'S>T 40'], { hungary: 'yes', union: 'yes' }],
  ])('somebody unlisted may have %s', (_name, holdings, expected) => {
    expect(find(holdings, [{ id: 'S', kind: 'state' }]).standIn).toEqual(expected)
  })

  it('among hundreds of owners, a family of companies and a state', () => {
    const many = Array.from({ length: 400 }, (_, index) => `n${index}>T 0.125`)
    const found = find([...many, 'A>T 30', 's>T 20', 'p>A 80', 'q>A 20'], [{ id: 's', kind: 'state' }])
    expect(found.owners).toHaveLength(402)
    expect(found.owners[0]).toMatchObject({ partyId: 'p', level: 2, laws: { hungary: { verdict: 'certain' } } })
    expect(found.owners[1]?.rules.hungarian.interests.votes.max).toBeCloseTo(0.06, 12)
    expect(found.owners[2]?.rules.control.interests.votes.maxWithUnlisted).toBeCloseTo(0.00125, 12)
    expect(found.unlisted.capital.max).toBeLessThan(1e-9)
  })

  it('senior managers stand in for nobody where someone is certain', () => {
    expect(find(['p>T 30', 'S>T 70'], [{ id: 'S', kind: 'state' }]).standIn).toEqual({ hungary: 'no', union: 'no' })
  })

  it('the unknown part has bounds where shares are bands', () => {
    const { unlisted } = find(['p>T 25-50', 'S>T 40'], [{ id: 'S', kind: 'state' }])
    expect(unlisted.capital.min).toBeCloseTo(0.1, 12)
    expect(unlisted.capital.max).toBeCloseTo(0.35, 12)
  })
})

describe('intermediate owners', () => {
  it('have a quarter at the first level and more than a half at the others', () => {
    const holdings = ['A>T 25', 'B>T 24', 'C>T 51', 'D>A 50.1', 'E>A 49.9', 'F>C 50', 'G>D 40-60', 'p>G 100']
    const listed = find(holdings).intermediates.map(({ partyId, level, verdict }) => [partyId, level, verdict])
    expect(listed).toEqual([
      ['A', 1, 'certain'],
      ['C', 1, 'certain'],
      ['D', 2, 'certain'],
      ['G', 3, 'possible'],
    ])
  })

  it('end where a circle closes', () => {
    const listed = find(['A>T 60', 'B>A 60', 'A>B 60', 'T>B 40']).intermediates
    expect(listed.map(({ partyId, ownedId, level }) => [partyId, ownedId, level])).toEqual([
      ['A', 'T', 1],
      ['B', 'A', 2],
      ['A', 'B', 3],
    ])
  })
})
