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
      name: owner,
      birthDate: null,
      registerNumber: null,
    }
  })
}

/** Who stands behind the company A; `Trader` is a sole trader of the register. */
function find(ties: string) {
  const rows = rowsOf(ties)
  const owners = rows.filter(({ section }) => section === 'member')
  const companies = new Map([
    ['Trader', { kind: 'selfemployed' as const, names: ['Trader'] }],
    ['B', { kind: 'company' as const, names: ['Béta Zrt.', 'Béta'] }],
  ])
  const own = rows.filter(({ companyId }) => companyId === 'A')
  const found = findOwnersBehind(
    { companyId: 'A', rows: own },
    { ownersOf: Map.groupBy(owners, ({ companyId }) => companyId), companies },
  )
  return {
    ...found,
    rows: found.rows.map(({ row, through }) => [row.name, ...through.map(({ name }) => name)].join(' < ')),
    untold: found.untold.size,
  }
}

describe('who owns a company through others', () => {
  test.each([
    ['by persons alone', 'p > A', [], 0],
    ['through one', 'B > A, p > B, q > B', ['p < Béta Zrt.', 'q < Béta Zrt.'], 0],
    ['through several, the shortest way told', 'B > A, C > A, C > B, p > C', ['C < Béta Zrt.', 'p < C'], 0],
    ['and himself as well', 'p > A, B > A, p > B', ['p < Béta Zrt.'], 0],
    ['in a circle', 'B > A, C > B, B > C, p > C', ['C < Béta Zrt.', 'B < Béta Zrt. < C', 'p < Béta Zrt. < C'], 0],
    ['in a circle through itself', 'B > A, A > B, p > B', ['p < Béta Zrt.'], 0],
    ['by its own shares', 'A > A, p > A', [], 0],
    ['through one of whom nothing is known', 'B > A', [], 1],
    ['through one without a number', 'B? > A, C > A, D? > C', ['D? < C'], 2],
    ['through a sole trader', 'Trader > A', [], 0],
    ['by an auditor, who owns nothing', 'B ! A, p > B', [], 0],
  ])('%s', (_how, ties, rows, untold) => {
    expect(find(ties)).toMatchObject({ rows, untold, leftOutCount: 0 })
  })

  test('of very many the nearest are found, and the others counted', () => {
    const persons = Array.from({ length: MOST_INDIRECT + 3 }, (_, number) => `p${number} > B`).join(', ')
    const { rows, leftOutCount } = find(`B > A, ${persons}, p0 > B`)
    expect([rows.length, leftOutCount]).toEqual([MOST_INDIRECT + 1, 3])
  })
})
