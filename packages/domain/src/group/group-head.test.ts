import { describe, expect, it, test } from 'vitest'
import { networkOf } from '../ownership/testing-networks.ts'
import {
  chooseHead,
  findSoleLeader,
  isLeadingPost,
  type Leader,
  listDominated,
  MOST_LED_COMPANIES,
} from './group-head.ts'
import { findLastOwners } from './last-owners.ts'

describe('the last owners', () => {
  test.each([
    ['a chain of majorities', ['p>A 51', 'A>T 60', 'q>T 40'], ['p certain']],
    ['a half is no majority', ['p>T 50', 'q>T 50'], []],
    ['parts of a group together', ['p>A 60', 'p>T 30', 'A>T 21'], ['p certain']],
    ['nobody above a foreign company', ['X>A 100', 'A>T 100'], ['X certain']],
    ['a share that nobody tells', ['p>T ?'], ['p possible']],
    ['two who may be', ['p>T ?', 'q>T ?'], ['p possible', 'q possible']],
    ['a certain one before those who may be', ['p>A 60', 'q>A ?', 'A>T 100'], ['p certain']],
    ['a circle without anybody outside', ['A>B 100', 'B>A 100', 'A>T 100'], ['A certain']],
    ['a circle does not hold itself up', ['p>A 30', 'B>A 60', 'p>B 30', 'A>B 60', 'A>T 60'], ['A certain']],
  ])('%s', (_title, holdings, expected) => {
    const found = findLastOwners(networkOf(holdings), 'T')
    expect(found.map(({ partyId, verdict }) => `${partyId} ${verdict}`)).toEqual(expected)
  })

  it('of a large circle of which no share is told are all of its parties', () => {
    const companies = Array.from({ length: 100 }, (_, index) => `N${index}`)
    const owners = [...companies, ...Array.from({ length: 20 }, (_, index) => `p${index}`)]
    const holdings = companies.flatMap((owned) =>
      owners.flatMap((owner) => (owner === owned ? [] : `${owner}>${owned} ?`)),
    )
    const found = findLastOwners(networkOf(holdings), 'N0')
    expect(found.length).toBe(119)
    expect(new Set(found.map(({ verdict }) => verdict))).toEqual(new Set(['possible']))
  })
})

describe('the head', () => {
  const leader = (partyId: string, given: Partial<Leader> = {}): Leader => ({
    partyId,
    isPerson: true,
    companies: 1,
    ...given,
  })
  const owner = (partyId: string, verdict: 'certain' | 'possible') => ({ partyId, verdict })
  test.each([
    ['a certain last owner', [owner('p', 'certain')], [leader('l')], 'owner p certain'],
    ['the only leader', [], [leader('l')], 'leader l certain'],
    ['the only leader, before one who may own it', [owner('p', 'possible')], [leader('l')], 'leader l certain'],
    ['nobody where two lead', [], [leader('l'), leader('m')], 'company T certain'],
    ['the only one who may own it', [owner('p', 'possible')], [leader('l'), leader('m')], 'owner p possible'],
    ['nobody where several may', [owner('p', 'possible'), owner('q', 'possible')], [], 'company T certain'],
    ['no company as a leader', [], [leader('C', { isPerson: false })], 'company T certain'],
    ['no leader of very many', [], [leader('l', { companies: MOST_LED_COMPANIES + 1 })], 'company T certain'],
    ['a leader of many', [], [leader('l', { companies: MOST_LED_COMPANIES })], 'leader l certain'],
  ])('is %s', (_title, lastOwners, leaders, expected) => {
    const { kind, partyId, verdict } = chooseHead({ targetId: 'T', lastOwners, leaders })
    expect(`${kind} ${partyId} ${verdict}`).toBe(expected)
  })

  it('names who may own it as well, and a leader taken for a service', () => {
    const asked = { targetId: 'T', lastOwners: [owner('p', 'possible'), owner('q', 'possible')] }
    const head = chooseHead({ ...asked, leaders: [leader('l', { companies: 99 })] })
    expect([head.rivals, head.served]).toEqual([['p', 'q'], 'l'])
  })

  it('alone leads also with two entries of one person', () => {
    expect(findSoleLeader([leader('l'), leader('l')])?.partyId).toBe('l')
    expect(findSoleLeader([])).toBeNull()
  })
})

test('a head dominates what he alone leads, unless somebody else has the majority', () => {
  const lead = (...ids: string[]) => ids.map((partyId) => ({ partyId, isPerson: true }))
  const companies = [
    { companyId: 'A', leaders: lead('h'), owners: [] },
    { companyId: 'B', leaders: lead('h', 'i'), owners: [] },
    { companyId: 'C', leaders: lead('h'), owners: [{ partyId: 'x', min: 0.51 }] },
    { companyId: 'D', leaders: lead('h'), owners: [{ partyId: 'x', min: 0.5 }] },
    { companyId: 'E', leaders: lead('h'), owners: [{ partyId: 'h', min: 0.51 }] },
    { companyId: 'F', leaders: lead('i'), owners: [] },
  ]
  expect(listDominated('h', companies)).toEqual(['A', 'D', 'E'])
})

test.each([
  [null, true],
  ['ügyvezető', true],
  ['Felszámoló', false],
  ['végelszámoló', false],
  ['ideiglenes vagyonfelügyelő', false],
  ['VÉGELSZÁMOLÓ', false],
  ['voluntary-liquidator', false],
])('%s leads: %s', (post, leads) => expect(isLeadingPost(post)).toBe(leads))
