import { describe, expect, it } from 'vitest'
import { explainOwners, type OwnerStatement } from './explain-owners.ts'
import { findFinalOwners } from './final-owners.ts'
import { type OwnershipParty } from './ownership-network.ts'
import { networkOf } from './testing-networks.ts'

function explain(holdings: readonly string[], told: readonly OwnershipParty[] = []): string[] {
  const found = findFinalOwners(networkOf(holdings, told), 'T')
  return explainOwners({ found, together: new Map() }, 'hungary').map(describeStatement)
}

function describeStatement(statement: OwnerStatement): string {
  const percent = (share: { min: number; max: number }): string =>
    [share.min, share.max].map((bound) => Number((bound * 100).toFixed(4))).join('–')
  switch (statement.code) {
    case 'certain':
    case 'possible':
    case 'only-behind-unlisted':
      return `${statement.code}: ${statement.partyIds.join(' ')}`
    case 'dispersed':
      return `dispersed: ${statement.persons}`
    case 'end':
      return `end ${statement.reason} ${percent(statement.share)}: ${statement.partyIds.join(' ')}`
    case 'unlisted':
      return `unlisted ${percent(statement.share)}`
    case 'stand-in':
      return `stand-in ${statement.standIn}`
    case 'contradiction':
      return `${statement.fault.code} ${statement.fault.partyId}`
    default:
      return statement.code
  }
}

describe('what is said of final owners', () => {
  const cases: [string, string[], OwnershipParty[], string[]][] = [
    ['one owner', ['p>T 100'], [], ['certain: p']],
    ['two owners', ['p>T 80', 'q>T 20'], [], ['certain: p', 'dispersed: 1', 'relatives-untold']],
    [
      'bands',
      ['p>T 20-30', 'q>T 70-80'],
      [],
      ['certain: q', 'possible: p', 'end unlisted 0–10: T', 'unlisted 0–10', 'relatives-untold'],
    ],
    [
      'unlisted owners',
      ['p>T 10'],
      [],
      ['only-behind-unlisted: p', 'end unlisted 90–90: T', 'unlisted 90–90', 'stand-in unless-found'],
    ],
    [
      'the state and a company abroad',
      ['S>T 40', 'X>T 60'],
      [
        { id: 'S', kind: 'state' },
        { id: 'X', kind: 'abroad' },
      ],
      ['end abroad 60–60: X', 'end state 40–40: S', 'unlisted 60–60', 'stand-in unless-found'],
    ],
    ['the state alone', ['S>T 100'], [{ id: 'S', kind: 'state' }], ['end state 100–100: S', 'stand-in yes']],
    [
      'a listed company',
      ['p>T 30'],
      [{ id: 'T', kind: 'listed' }],
      ['listed-company', 'certain: p', 'end listed 70–70: T', 'unlisted 70–70'],
    ],
    [
      'a contradiction',
      ['p>T 75', 'q>T 35'],
      [],
      [
        'possible: p q',
        'end unlisted 0–100: T',
        'unlisted 0–100',
        'stand-in unless-found',
        'over-whole T',
        'relatives-untold',
      ],
    ],
  ]
  it.each(cases)('%s', (_name, holdings, told, expected) => {
    expect(explain(holdings, told)).toEqual(expected)
  })

  it('says that a circle was not solved to the end', () => {
    const found = findFinalOwners(networkOf(['p>T 100']), 'T')
    const codes = explainOwners({ found: { ...found, areBoundsWide: true }, together: new Map() }, 'hungary').map(
      ({ code }) => code,
    )
    expect(codes).toEqual(['certain', 'bounds-wide'])
  })
})
