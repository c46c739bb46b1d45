import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type GroupFigures, type GroupFiling, readCompanyFigures } from './group-accounts.ts'
import { type SummedMember, sumGroup } from './sum-group.ts'

const figures = (sales: number | null, given: Partial<GroupFigures> = {}): GroupFigures => ({
  year: 2025,
  currency: 'HUF',
  sales,
  equity: null,
  period: { start: '2025-01-01', end: '2025-12-31' },
  ...given,
})
const member = (id: string, given: Partial<SummedMember> & { own?: number; group?: number } = {}): SummedMember => {
  const { own, group, ...rest } = given
  return {
    id,
    isCertain: true,
    headcount: null,
    contains: [],
    figures: {
      own: own === undefined ? null : figures(own),
      consolidated: group === undefined ? null : figures(group),
      flawedYear: null,
    },
    ...rest,
  }
}
const tell = (members: readonly SummedMember[]) => {
  const { states, currencies, counted } = sumGroup(members)
  return [
    counted,
    currencies.map(({ currency, sales }) => `${sales.value} ${currency}`).join(),
    [...states].map(([id, { state, by }]) => [id, state, by].filter((text) => text !== null).join(' ')).join('; '),
  ]
}

describe('a sum', () => {
  test.each([
    ['adds own accounts', [member('A', { own: 3 }), member('B', { own: 4 })], [2, '7 HUF', 'A own; B own']],
    [
      'takes consolidated accounts for all they contain',
      [member('A', { own: 3, group: 9, contains: ['B'] }), member('B', { own: 4 }), member('C', { own: 1 })],
      [3, '10 HUF', 'A consolidated; B within A; C own'],
    ],
    [
      'takes the uppermost consolidated accounts',
      [
        member('A', { group: 9, contains: ['B', 'C'] }),
        member('B', { group: 5, contains: ['C'] }),
        member('C', { own: 4 }),
      ],
      [3, '9 HUF', 'A consolidated; B within A; C within A'],
    ],
    [
      'counts companies in a circle once',
      [member('A', { group: 9, contains: ['B'] }), member('B', { group: 9, contains: ['A'] })],
      [2, '9 HUF', 'A consolidated; B within A'],
    ],
    [
      'knows what is unknown, and leaves out who may be no member',
      [member('A', { own: 3 }), member('B'), member('C', { own: 5, isCertain: false })],
      [1, '3 HUF', 'A own; B unknown; C possible'],
    ],
  ])('%s', (_title, members, expected) => expect(tell(members)).toEqual(expected))

  it('adds no currencies, and tells how many years it is of', () => {
    const euro = member('B', {
      figures: { own: figures(2, { currency: 'EUR' }), consolidated: null, flawedYear: null },
    })
    const old = member('C', { figures: { own: figures(null, { year: 2023 }), consolidated: null, flawedYear: 2024 } })
    const { currencies, hasDoubleCounting } = sumGroup([member('A', { own: 3 }), euro, old])
    expect(currencies).toEqual([
      {
        currency: 'HUF',
        units: 2,
        members: 2,
        years: [2023, 2025],
        sales: { value: 3, told: 1 },
        equity: { value: null, told: 0 },
      },
      {
        currency: 'EUR',
        units: 1,
        members: 1,
        years: [2025, 2025],
        sales: { value: 2, told: 1 },
        equity: { value: null, told: 0 },
      },
    ])
    expect(hasDoubleCounting).toBe(true)
  })

  it('counts every certain member once at most, whoever contains whom', () => {
    const ids = ['A', 'B', 'C', 'D']
    const any = fc.tuple(
      ...ids.map((id) =>
        fc
          .record({
            isCertain: fc.boolean(),
            own: fc.option(fc.nat(9), { nil: undefined }),
            group: fc.option(fc.nat(9), { nil: undefined }),
            contains: fc.subarray(ids),
          })
          .map(({ own, group, ...rest }) =>
            member(id, {
              ...rest,
              ...(own === undefined ? {} : { own }),
              ...(group === undefined ? {} : { group }),
            }),
          ),
      ),
    )
    fc.assert(
      fc.property(any, (members) => {
        const { members: certain, counted, states, currencies } = sumGroup(members)
        const units = [...states.values()].filter(({ state }) => state === 'own' || state === 'consolidated')
        expect(counted).toBeLessThanOrEqual(certain)
        expect(currencies[0]?.sales.value ?? 0).toBe(units.reduce((sum, unit) => sum + (unit.figures?.sales ?? 0), 0))
        for (const { by } of states.values()) expect(by === null || states.get(by)?.state).not.toBe('within')
      }),
    )
  })
})

describe('sales of a year that is no whole one', () => {
  const short = { period: { start: '2025-10-03', end: '2025-12-31' } }
  const of = (own: GroupFigures, given: Partial<SummedMember> = {}): SummedMember =>
    member('A', { figures: { own, consolidated: null, flawedYear: null }, ...given })

  test.each([
    ['are told to be in the sum', of(figures(3, short)), 1],
    ['are none where none were filed', of(figures(null, short)), 0],
    ['are not those of a whole year', of(figures(3)), 0],
    ['are in no sum of somebody who may be no member', of(figures(3, short), { isCertain: false }), 0],
  ])('%s', (_, one, count) => {
    expect(sumGroup([one, member('B', { own: 4 })]).irregular).toBe(count)
  })
})

describe('the figures of a company', () => {
  const filing = (year: number, given: Partial<GroupFiling> = {}): GroupFiling => ({
    year,
    layout: 'hu-simplified-a',
    isConsolidated: false,
    currency: 'HUF',
    unit: 1000,
    amounts: { netSales: 5, equity: -2 },
    previousAmounts: {},
    period: { start: `${year}-01-01`, end: `${year}-12-31` },
    ...given,
  })

  it('are of the newest accounts, in whole units', () => {
    const { own, consolidated } = readCompanyFigures([filing(2025), filing(2024, { amounts: { netSales: 1 } })])
    const period = { start: '2025-01-01', end: '2025-12-31' }
    expect([own, consolidated]).toEqual([{ year: 2025, currency: 'HUF', sales: 5000, equity: -2000, period }, null])
  })

  it('leave out accounts with an error, and say so', () => {
    const broken = filing(2025, { amounts: { netSales: 7, totalAssets: 10, totalEquityAndLiabilities: 900 } })
    expect(readCompanyFigures([broken, filing(2024)])).toMatchObject({ own: { year: 2024 }, flawedYear: 2025 })
  })

  it('are not those of a group long ago', () => {
    const group = (year: number) => filing(year, { isConsolidated: true })
    expect(readCompanyFigures([filing(2025), group(2024)]).consolidated).toMatchObject({ year: 2024 })
    expect(readCompanyFigures([filing(2025), group(2023)]).consolidated).toBeNull()
  })
})
