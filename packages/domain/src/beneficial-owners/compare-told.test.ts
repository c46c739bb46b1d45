import { describe, expect, test } from 'vitest'
import { type Compared, compareTold, type ToldParty, type WorkedOut } from './compare-told.ts'
import type { ControlKind } from './control-natures.ts'
import type { OwnerStatement } from './owner-statements.ts'

const told = (name: string, partyId: string | null = null, key = partyId ?? `entry-${name}`): ToldParty => ({
  key,
  partyId,
  name,
  natures: [],
})
const found = (name: string, verdict: WorkedOut['verdict'], partyId: string | null = null): WorkedOut => ({
  key: partyId ?? `owner-${name}`,
  partyId,
  name,
  verdict,
})

const hold = (companyId: string, { key }: WorkedOut) => ({ companyId, partyKey: key })
/** Unless the holdings are given everybody who is found holds the company himself. */
const compare = (given: Partial<Compared>) => {
  const holdings = (given.found ?? []).map((one) => hold('target', one))
  return compareTold({
    companyId: 'target',
    told: [],
    statements: [],
    found: [],
    holdings,
    ownEntries: new Set(),
    ...given,
  })
}

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

  test.each<OwnerStatement>(['protected', 'partly-identified', 'no-answer', 'exempt'])(
    'is no disagreement where the register says that somebody is not named: %s',
    (statement) => {
      const owners = [found('Ada', 'certain'), found('Bob', 'certain')]
      const asked = { told: [told('Ada')], found: owners }
      expect(compare({ ...asked, statements: [statement] }).untold).toEqual([])
      expect(compare({ ...asked, statements: ['all-identified', statement] }).untold).toEqual([])
    },
  )

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

  test('who is reached through a company that is told alone is not told, for it stands in his place', () => {
    const [ada, bob, cyd] = [found('Ada', 'certain'), found('Bob', 'certain'), found('Cyd', 'certain')]
    const [first, second] = [found('First', 'between', 'gb-1'), found('Second', 'between', 'gb-2')]
    const holdings = [
      hold('target', first),
      hold('gb-1', ada),
      hold('gb-1', bob),
      hold('target', second),
      hold('gb-2', bob),
      // A ring is walked once.
      hold('gb-2', second),
      hold('target', cyd),
    ]
    const workedOut = [ada, bob, cyd, first, second]
    const untoldBeside = (party: ToldParty) =>
      compare({ told: [party], found: workedOut, holdings }).untold.map(({ name }) => name)
    expect(untoldBeside(told('First', 'gb-1'))).toEqual(['Bob', 'Cyd'])
    expect(untoldBeside(told('FIRST'))).toEqual(['Bob', 'Cyd'])
    expect(untoldBeside(told('Third', 'gb-3'))).toEqual(['Ada', 'Bob', 'Cyd'])
  })

  test.each<[ControlKind[], WorkedOut['verdict'] | null, string]>([
    [['influence'], null, 'beyond-shares'],
    [['board', 'other'], 'excluded', 'beyond-shares'],
    [['influence'], 'certain', 'certain'],
    [['influence'], 'possible', 'possible'],
    [['influence', 'votes'], null, 'not-found'],
    [['shares'], 'excluded', 'excluded'],
    [[], null, 'not-found'],
  ])('told by %j, worked out %s: %s', (kinds, verdict, standing) => {
    const party = { ...told('Ada'), natures: kinds.map((kind) => ({ kind })) }
    const workedOut = verdict === null ? [] : [found('Ada', verdict)]
    expect(compare({ told: [party], found: workedOut }).standings).toEqual([standing])
  })
})
