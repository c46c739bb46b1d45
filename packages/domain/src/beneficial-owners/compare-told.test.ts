import { describe, expect, test } from 'vitest'
import { compareTold, type ToldParty, type WorkedOut } from './compare-told.ts'
import { chooseHoldings } from './told-holdings.ts'

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
    expect(compareTold([party], workedOut, new Set()).standings).toEqual([standing])
  })

  test('a finding that was made of this very entry confirms nothing', () => {
    const party = told('Ada', null, 'gb-1/beneficial-owner/id1')
    const workedOut = { ...found('Ada', 'certain'), key: party.key }
    expect(compareTold([party], [workedOut], new Set([party.key])).standings).toEqual(['same-entry'])
  })

  test('who is found for certain and not told; where nobody is told there is nothing to disagree with', () => {
    const owners = [found('Ada', 'certain'), found('Bob', 'certain'), found('Cyd', 'possible')]
    expect(compareTold([told('Ada')], owners, new Set()).untold.map(({ name }) => name)).toEqual(['Bob'])
    expect(compareTold([], owners, new Set()).untold).toEqual([])
  })
})

describe('holdings by which owners are worked out', () => {
  const tie = (
    companyId: string,
    kind: 'owner' | 'beneficial' | 'leader',
    shareMin: number | null = null,
    votesMin: number | null = null,
  ) => ({ companyId, kind, shareMin, shareMax: null, votesMin, votesMax: null })

  test('what is told of control stands for owners only where none is named, and only in figures', () => {
    const owner = tie('a', 'owner')
    const votes = tie('b', 'beneficial', null, 25)
    const shares = tie('b', 'beneficial', 50)
    expect(
      chooseHoldings([owner, tie('a', 'beneficial', 75), votes, shares, tie('b', 'beneficial'), tie('b', 'leader')]),
    ).toEqual([owner, votes, shares])
  })
})
