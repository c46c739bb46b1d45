import { describe, expect, test } from 'vitest'
import { findOwnersBehind, MOST_INDIRECT } from './owners-behind.ts'
import type { PartyRow } from './parties.repository.ts'

/** `owner > owned`; a person begins with a small letter, `owner ! owned` names an auditor. */
function rowsOf(ties: string): PartyRow[] {
  return ties.split(', ').map((tie) => {
    const [owner = '', sign, companyId = ''] = tie.split(' ')
    return {
      companyId,
      section: sign === '!' ? 'auditor' : 'member',
      partyId: owner.endsWith('?') ? null : owner,
      partyKind: /^[a-z]/.test(owner) ? 'person' : 'company',
      name: owner.replace('?', '').replaceAll('_', ' '),
      birthDate: null,
      registerNumber: null,
    }
  })
}

/** Who stands behind the company A. */
function find(ties: string) {
  const rows = rowsOf(ties)
  const owners = rows.filter(({ section }) => section === 'member')
  const companies = new Map([
    ['Trader', { kind: 'selfemployed' as const, names: ['Trader'] }],
    ['Taxed', { kind: 'taxentity' as const, names: ['Taxed'] }],
    ['State', { kind: 'budgetary' as const, names: ['State'] }],
    ['Foundation', { kind: 'nonprofit' as const, names: ['Foundation'] }],
    ['B', { kind: 'company' as const, names: ['Béta Zrt.', 'Béta'] }],
  ])
  const ownersOf = new Map(
    [...Map.groupBy(owners, ({ companyId }) => companyId)].map(([id, all]) => [
      id,
      { rows: all.slice(0, MOST_INDIRECT), count: all.length },
    ]),
  )
  const own = rows.filter(({ companyId }) => companyId === 'A')
  const found = findOwnersBehind({ companyId: 'A', rows: own }, { ownersOf, companies })
  return {
    ...found,
    rows: found.rows.map(({ row, through }) => [row.name, ...through.map(({ name }) => name)].join(' < ')),
    untold: [...found.untold].map((key) => (/^[A-Za-z]+$/.test(key) ? key : '?')).join(' '),
  }
}

describe('who owns a company through others', () => {
  test.each([
    ['by persons alone', 'p > A', [], ''],
    ['through one', 'B > A, p > B, q > B', ['p < Béta Zrt.', 'q < Béta Zrt.'], ''],
    ['through several, the shortest way told', 'B > A, C > A, C > B, p > C', ['C < Béta Zrt.', 'p < C'], ''],
    ['and himself as well', 'p > A, B > A, p > B', ['p < Béta Zrt.'], ''],
    ['in a circle', 'B > A, C > B, B > C, p > C', ['C < Béta Zrt.', 'B < Béta Zrt. < C', 'p < Béta Zrt. < C'], ''],
    ['in a circle without anybody', 'B > A, C > B, B > C', ['C < Béta Zrt.', 'B < Béta Zrt. < C'], 'B C'],
    ['in a circle from which one is known', 'B > A, C > A, C > B, B > C, D > C, p > D, E > A', undefined, 'E'],
    ['in a circle through itself', 'B > A, A > B, p > B', ['p < Béta Zrt.'], ''],
    ['in a circle through itself alone', 'B > A, A > B', [], 'B'],
    ['through one that owns itself alone', 'B > A, B > B', ['B < Béta Zrt.'], 'B'],
    ['by its own shares', 'A > A, p > A', [], ''],
    ['by its own shares alone', 'A > A', [], ''],
    ['through one of whom nothing is known', 'B > A', [], 'B'],
    ['through one without a number', 'B? > A, C > A, D? > C', ['D < C'], '? ?'],
    ['through a sole trader', 'Trader > A', [], ''],
    ['through one with a tax number of his own', 'Taxed > A', [], ''],
    ['through the State', 'State > A', [], ''],
    ['through the State, or a municipality, by its name', 'Magyar_Állam? > A, Győr_Város_Önkormányzata? > A', [], ''],
    ['through a foundation', 'Foundation > A', [], 'Foundation'],
    ['at the exchange', 'Közkézhányad? > A', [], ''],
    ['by an auditor, who owns nothing', 'B ! A, p > B', [], ''],
  ])('%s', (_how, ties, rows, untold) => {
    expect(find(ties)).toMatchObject({ ...(rows !== undefined && { rows }), untold, leftOutCount: 0 })
  })

  test.each([
    ['nobody', 'p ! A', true],
    ['itself alone', 'A > A', true],
    ['a person', 'p > A', false],
    ['a company of which nothing is known', 'B > A', false],
  ])('where %s owns it', (_who, ties, isOwnerUnknown) => {
    expect(find(ties)).toMatchObject({ isOwnerUnknown })
  })

  test('of very many the nearest are found, and the others counted', () => {
    const persons = (owned: string, first: number, count: number) =>
      Array.from({ length: count }, (_, number) => `p${first + number} > ${owned}`).join(', ')
    const many = find(`B > A, ${persons('B', 0, MOST_INDIRECT + 3)}`)
    expect([many.rows.length, many.leftOutCount]).toEqual([MOST_INDIRECT, 3])
    // The one who is a direct owner is compared in any case, and the company that is left out may have owners as well.
    const half = MOST_INDIRECT / 2
    const several = find(
      `B > A, C > A, d > A, ${persons('B', 0, half)}, ${persons('C', half, half)}, d > C, E > C, z > E`,
    )
    expect([several.rows.length, several.leftOutCount]).toEqual([MOST_INDIRECT + 1, 1])
  })
})
