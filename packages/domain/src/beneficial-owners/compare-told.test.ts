import { describe, expect, test } from 'vitest'
import { type Compared, compareTold, type ToldParty, type WorkedOut } from './compare-told.ts'
import type { OwnerStatement } from './owner-statements.ts'

const told = (name: string, partyId: string | null = null, key = partyId ?? `entry-${name}`): ToldParty => ({
  key,
  partyId,
  name,
})
const found = (name: string, verdict: WorkedOut['verdict'], partyId: string | null = null): WorkedOut => ({
  key: partyId ?? `owner-${name}`,
  partyId,
  name,
  verdict,
})

const compare = (given: Partial<Compared>) =>
  compareTold({ told: [], statements: [], found: [], ownEntries: new Set(), ...given })

describe('whom the register tells beside who is worked out', () => {
  test.each<[string, ToldParty, WorkedOut[], string]>([
    ['the same id', told('Ada', 'p-1'), [found('Ada Other', 'certain', 'p-1')], 'certain'],
    ['another id', told('Ada', 'p-1'), [found('Ada', 'certain', 'p-2')], 'not-found'],
    ['the same name, one of them without an id', told('Ádá  Ex'), [found('ada ex', 'possible', 'p-1')], 'possible'],
    ['the surname first', told('Inese Liberte'), [found('Liberte Inese', 'certain')], 'certain'],
    ['a part that is too small', told('Ada'), [found('Ada', 'excluded')], 'excluded'],
    ['a company between', told('Ltd', 'gb-1'), [found('Ltd', 'between', 'gb-1')], 'between'],
    ['of several findings the best', told('Ada'), [found('Ada', 'excluded'), found('Ada', 'certain')], 'certain'],
    ['nobody found', told('Ada'), [], 'not-found'],
  ])('%s', (_title, party, workedOut, standing) => {
    expect(compare({ told: [party], found: workedOut }).standings).toEqual([standing])
  })

  test('a finding that was made of this very entry confirms nothing', () => {
    const party = told('Ada', null, 'gb-1/beneficial-owner/id1')
    const workedOut = { ...found('Ada', 'certain'), key: party.key }
    expect(compare({ told: [party], found: [workedOut], ownEntries: new Set([party.key]) }).standings).toEqual([
      'same-entry',
    ])
  })

  test('who is found for certain and not told', () => {
    const owners = [found('Ada', 'certain'), found('Bob', 'certain'), found('Cyd', 'possible')]
    const { untold } = compare({ told: [told('Ada')], found: owners })
    expect(untold.map(({ name }) => name)).toEqual(['Bob'])
  })

  test.each<[OwnerStatement[], string[]]>([
    [[], []],
    [['said-nobody'], ['Ada']],
    [['all-identified'], ['Ada']],
    [['not-identified', 'exempt', 'protected'], []],
  ])('nobody is told; the register says %j', (statements, names) => {
    const { untold } = compare({ statements, found: [found('Ada', 'certain')] })
    expect(untold.map(({ name }) => name)).toEqual(names)
  })
})
