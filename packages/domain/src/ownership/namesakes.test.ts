import { describe, expect, test } from 'vitest'
import { findFinalOwners } from './final-owners.ts'
import { listNamesakes, type NamedPerson, supposeNamesakes } from './namesakes.ts'
import { type Holding, readNetwork } from './ownership-network.ts'

const person = (partyId: string, name: string, given: Partial<NamedPerson> = {}): NamedPerson => ({
  partyId,
  name,
  hasId: false,
  births: [],
  ...given,
})

describe('who may be one person', () => {
  test.each<[string, NamedPerson[], string[][][]]>([
    ['one entry alone', [person('a', 'Ozols Jānis')], []],
    ['two of one name', [person('a', 'Ozols Jānis'), person('b', 'OZOLS JANIS')], [[['a', 'b']]]],
    ['two who have identifiers', ['a', 'b'].map((id) => person(id, 'Kis Pál', { hasId: true })), []],
    [
      'one with an identifier, and entries without',
      [person('a', 'Kis Pál', { hasId: true }), person('b', 'Kis Pál'), person('c', 'Kis Pál')],
      [[['a', 'b', 'c']]],
    ],
    [
      'either of two with identifiers, or none of them',
      [person('a', 'Kis Pál', { hasId: true }), person('b', 'Kis Pál', { hasId: true }), person('c', 'Kis Pál')],
      [[['a', 'c']], [['b', 'c']]],
    ],
    [
      'days of birth that contradict',
      [
        person('a', 'Kis Pál', { births: ['1950-01-01'] }),
        person('b', 'Kis Pál', { births: ['1980-01-01'] }),
        person('c', 'Kis Pál'),
      ],
      [[['a', 'c']], [['b', 'c']]],
    ],
    [
      'neither of two whose days of birth contradict with the other, whoever has an identifier',
      [
        person('k', 'Kis Pál', { hasId: true }),
        person('a', 'Kis Pál', { births: ['1950-01-01'] }),
        person('b', 'Kis Pál', { births: ['1980-01-01'] }),
      ],
      [[['k', 'a']], [['k', 'b']]],
    ],
    ['what stands in the place of a name', ['a', 'b'].map((id) => person(id, 'Magánszemély 1')), []],
    [
      'each name for itself',
      [person('a', 'Kis Pál'), person('b', 'Kis Pál'), person('c', 'Nagy Éva'), person('d', 'Nagy Éva')],
      [
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
      ],
    ],
  ])('%s', (_title, persons, rounds) => expect(listNamesakes(persons)).toEqual(rounds))
})

describe('final owners, if namesakes are one', () => {
  const hold = (text: string): Holding => {
    const [owner = '', rest = ''] = text.split('>')
    const [owned = '', share = ''] = rest.split(' ')
    return {
      ownerId: owner,
      ownedId: owned,
      capital: { min: Number(share) / 100, max: Number(share) / 100 },
      votes: null,
    }
  }
  const find = (texts: readonly string[], groups: string[][]) => {
    const holdings = texts.map(hold)
    const parties = [...new Set(holdings.flatMap(({ ownerId, ownedId }) => [ownerId, ownedId]))].map((id) => ({
      id,
      kind: /^[a-z]/u.test(id) ? ('natural-person' as const) : ('company' as const),
    }))
    const found = findFinalOwners(readNetwork({ parties, holdings }), 'T')
    return {
      before: found,
      ...supposeNamesakes(found, { parties, holdings, rounds: groups.length === 0 ? [] : [groups] }),
    }
  }
  const others = ['o1>T 14', 'o2>T 14', 'o3>T 14', 'o4>T 14', 'o5>T 14']

  test('parts that reach a quarter only together are possible, and the managers stand in only if they are not one', () => {
    const { before, found, together } = find(['a>T 15', 'b>S 100', 'S>T 15', ...others], [['a', 'b']])
    expect(before.standIn).toEqual({ hungary: 'yes', union: 'yes' })
    expect(found.standIn).toEqual({ hungary: 'unless-found', union: 'unless-found' })
    const verdicts = found.owners.map(({ partyId, laws }) => [partyId, laws.hungary.verdict])
    expect(Object.fromEntries(verdicts)).toMatchObject({ a: 'possible', b: 'possible', o1: 'excluded' })
    expect(Object.fromEntries(together)).toEqual({ a: ['b'], b: ['a'] })
    expect(found.owners.find(({ partyId }) => partyId === 'a')?.rules.hungarian.verdict).toBe('excluded')
  })

  test('a majority that two entries of one company make together counts as whole', () => {
    const { found } = find(
      ['a>S 30', 'b>S 30', 'c>S 40', 'S>T 26', 'o1>T 20', 'o2>T 20', 'o3>T 20', 'o4>T 14'],
      [['a', 'b']],
    )
    expect(found.owners.find(({ partyId }) => partyId === 'a')?.laws.hungary).toEqual({
      verdict: 'possible',
      amongListed: 'possible',
      grounds: ['interest'],
    })
  })

  test.each([
    ['too small together', ['a>T 10', 'b>T 10', 'o1>T 20', 'o2>T 20', 'o3>T 20', 'o4>T 20'], [['a', 'b']]],
    ['nobody is alike', ['a>T 15', 'b>T 15', ...others], []],
    ['certain already', ['a>T 60', 'b>T 40'], [['a', 'b']]],
  ])('stay as they are: %s', (_title, texts, groups) => {
    const { before, found, together } = find(texts, groups)
    expect([found, together.size]).toEqual([before, 0])
  })
})
