import { describe, expect, test } from 'vitest'
import { type IndirectRow, isTooShort, listParties, markParties } from './parties.ts'
import type { CompanyRow, PartyRow } from './parties.repository.ts'

const company = (companyId: string, given: Partial<CompanyRow> = {}): CompanyRow => ({
  companyId,
  kind: 'company',
  countryCode: 'HU',
  taxNumber: null,
  registerNumber: null,
  names: ['Minta Kft.'],
  ...given,
})
const entry = (given: Partial<PartyRow>): PartyRow => ({
  companyId: '10738885',
  section: 'member',
  partyId: null,
  partyKind: 'company',
  name: 'Anya Zrt.',
  birthDate: null,
  registerNumber: null,
  ...given,
})
const MOTHER = company('12345676', {
  taxNumber: '12345676-2-41',
  registerNumber: '01-10-041234',
  names: ['Anya Zrt.', 'Anya', 'Korábbi Anya Rt.'],
})

/** Who is listed beside the company itself. */
function behind(rows: readonly PartyRow[], known: readonly CompanyRow[] = [], indirect: readonly IndirectRow[] = []) {
  const { named, unnamed } = listParties(company('10738885'), {
    rows,
    indirect,
    known: new Map(known.map((row) => [row.companyId, row])),
  })
  return { named: named.slice(1), unnamed }
}

describe('who is to be compared', () => {
  test('a company of the register has all its names and numbers, whoever names it and however', () => {
    const { named } = behind([entry({ partyId: '12345676', name: 'ANYA ZRT.' })], [MOTHER])
    expect(named).toEqual([
      {
        key: '12345676',
        kind: 'entity',
        names: ['ANYA ZRT.', 'Anya', 'Korábbi Anya Rt.'],
        birthDates: [],
        registerNumbers: ['0110041234'],
        countryCode: 'HU',
        numbers: ['12345676', '12345676241', '0110041234'].map((value) => ({ value, countryCode: 'HU' })),
        roles: ['member'],
        through: [],
        otherWays: 0,
      },
    ])
  })

  test('a sole trader of the register is compared as the person he is', () => {
    const trader = company('EV12345678', { kind: 'selfemployed', names: ['Minta Béla e.v.'] })
    expect(behind([entry({ partyId: 'EV12345678' })], [trader]).named).toMatchObject([{ kind: 'person' }])
  })

  test('of one who has several entries, what any of them tells counts', () => {
    const told = { partyId: 'p-1', partyKind: 'person' } as const
    const { named } = behind([
      entry({ ...told, name: 'Minta Béla', birthDate: '1961-03-04' }),
      entry({ ...told, name: 'Minta Béla Géza', birthDate: '1961-04-03', section: 'signatory' }),
      entry({ ...told, name: 'MINTA BÉLA', registerNumber: 'ab-12', section: 'signatory' }),
    ])
    expect(named).toMatchObject([
      {
        names: ['Minta Béla', 'Minta Béla Géza'],
        birthDates: ['1961-03-04', '1961-04-03'],
        registerNumbers: ['AB12'],
        roles: ['member', 'signatory'],
      },
    ])
  })

  test('an indirect owner is one with the officer of the same number, with what both entries tell', () => {
    const told = { partyId: 'p-1', partyKind: 'person' } as const
    const through = [{ id: '12345676', name: 'Anya Zrt.' }]
    const row = entry({ ...told, companyId: '12345676', name: 'Minta Béla Géza', birthDate: '1961-03-04' })
    const { named } = behind([entry({ ...told, name: 'Minta Béla', section: 'signatory' })], [], [{ row, through }])
    expect(named).toMatchObject([
      {
        names: ['Minta Béla', 'Minta Béla Géza'],
        birthDates: ['1961-03-04'],
        roles: ['signatory', 'indirect-owner'],
        through,
      },
    ])
  })

  test('whom another company names alone by name is not the one of that name here, unless born on the same day', () => {
    const through = [{ id: '12345676', name: 'Anya Zrt.' }]
    const told = { partyKind: 'person', name: 'Minta Béla' } as const
    const rolesOf = (birthDate: string | null) => {
      const row = entry({ ...told, birthDate, companyId: '12345676' })
      return behind([entry({ ...told, birthDate })], [], [{ row, through }]).named.map(({ roles }) => roles)
    }
    expect(rolesOf(null)).toEqual([['member'], ['indirect-owner']])
    expect(rolesOf('1961-03-04')).toEqual([['member', 'indirect-owner']])
  })

  test('a company with own shares is compared once, as itself', () => {
    expect(behind([entry({ partyId: '10738885' })])).toEqual({ named: [], unnamed: [] })
  })

  test('who owns through several is told the nearest way, and how many others there are', () => {
    const row = (companyId: string) => entry({ partyId: 'p-1', partyKind: 'person', name: 'Minta Béla', companyId })
    const way = (...ids: string[]) => ids.map((id) => ({ id, name: id }))
    const { named } = behind(
      [],
      [],
      [
        { row: row('B'), through: way('B') },
        { row: { ...row('C'), section: 'beneficial-owner' }, through: way('B', 'C') },
      ],
    )
    expect(named).toMatchObject([
      { roles: ['indirect-owner', 'indirect-beneficial-owner'], through: way('B'), otherWays: 1 },
    ])
  })

  test('are marked by all that is compared, in whichever order, and not by the way to them', () => {
    const [first, second] = [
      entry({ partyId: 'p-1' }),
      entry({ partyId: 'p-2', name: 'Minta Béla', partyKind: 'person' }),
    ]
    const mark = (rows: readonly PartyRow[], id = '12345676') =>
      markParties(
        behind(rows, [], [{ row: entry({ partyId: 'p-3', name: 'Minta Anna' }), through: [{ id, name: id }] }]),
      )
    const known = mark([first, second])
    expect(mark([second, first], '12345677')).toBe(known)
    const others = [
      [first],
      [first, { ...second, name: 'Minta Béla Géza' }],
      [first, { ...second, birthDate: '1961-03-04' }],
      [first, { ...second, section: 'auditor' as const }],
    ]
    for (const other of others) expect(mark(other)).not.toBe(known)
  })

  test('a name that a publisher replaced counts only where no entry tells another', () => {
    const told = { partyId: 'iw-1', partyKind: 'person' } as const
    const replaced = entry({ ...told, name: 'Magánszemély 0042' })
    expect(behind([replaced]).unnamed).toMatchObject([{ names: ['Magánszemély 0042'] }])
    expect(behind([replaced, entry({ ...told, name: 'Minta Béla' })]).named).toMatchObject([{ names: ['Minta Béla'] }])
  })
})

test.each([
  [['MOL Nyrt.'], 'entity', true],
  [['MOL Nyrt.', 'MOL Magyar Olaj- és Gázipari Nyrt.'], 'entity', false],
  [['Magyarolaj Kft.'], 'entity', false],
  [['Kovács'], 'person', true],
  [['Kovács Béla'], 'person', false],
] as const)('are %j of a %s too short: %s', (names, kind, expected) => {
  expect(isTooShort({ names, kind })).toBe(expected)
})
