import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { describe, expect, test } from 'vitest'
import type { Tie } from '../../connections/ties.repository.ts'
import { membersTitle } from '../words/fact-labels.ts'
import { renderFactRows } from './fact-rows.ts'
import { describeRole } from './tie-rows.ts'

type Role = NonNullable<FactPayload<'member'>['role']>
const ROLES: readonly [Role, Record<Locale, string>][] = [
  ['general-partner', { hu: 'beltag', en: 'general partner', de: 'Komplementär' }],
  ['limited-partner', { hu: 'kültag', en: 'limited partner', de: 'Kommanditist' }],
  ['shareholder', { hu: 'részvényes', en: 'shareholder', de: 'Aktionär' }],
  [
    'founding-enterprise',
    {
      hu: 'alapító külföldi vállalkozás',
      en: 'founding foreign enterprise',
      de: 'ausländisches Gründungsunternehmen',
    },
  ],
]
const share = { shareMin: 60, shareMax: 60, shareText: null }
const party = { partyKind: 'person', name: 'Tag Tamás', address: null, registerNumber: null } as const

function valuesOf(locale: Locale, role?: Role): string[] {
  const payload = {
    ...party,
    ...share,
    motherName: null,
    birthDate: null,
    contribution: null,
    currency: null,
    ...(role !== undefined && { role }),
  }
  const fact = { section: 'member', payload, companyId: '12345678' } as const
  return renderFactRows(fact, { locale, slot: 'm1', partyUrl: null }).map(({ value }) =>
    value.replaceAll('\u00A0', ' '),
  )
}

function tieAs(role: Role | null): Tie {
  return {
    ...party,
    ...share,
    factId: 1,
    companyId: '12345678',
    partyId: 'p-1',
    section: 'member',
    slot: 'm1',
    post: role,
    votesMin: null,
    votesMax: null,
    from: null,
    until: null,
    isValid: true,
    batchId: 1,
    isWithheld: false,
    sourceRef: null,
    kind: 'owner',
    partyKey: 'p-1',
  }
}
const roleIn = (locale: Locale, role: Role | null): string =>
  describeRole(locale, tieAs(role)).replaceAll('\u00A0', ' ')

describe.each(ROLES)('a member whom the register calls %s', (role, words) => {
  test.each(['hu', 'en', 'de'] as const)(
    'is called so on the company data page and among the connections: %s',
    (locale) => {
      expect(valuesOf(locale, role)).toContain(words[locale])
      expect(roleIn(locale, role).startsWith(words[locale])).toBe(true)
    },
  )

  test('has a share, unless it is what the branch is a part of', () => {
    const isFounder = role === 'founding-enterprise'
    expect(valuesOf('hu', role).includes('60 %')).toBe(!isFounder)
    expect(roleIn('hu', role)).toBe(isFounder ? words.hu : `${words.hu}, 60 %`)
  })
})

test('of a member of whom the register says no more nothing is claimed', () => {
  expect(valuesOf('hu')).toEqual(['Tag Tamás', '60 %'])
  expect(roleIn('hu', null)).toBe('tulajdonos, 60 %')
})

test('who holds a company limited by shares stands under shareholders', () => {
  const titleOf = (locale: Locale, legalFormCode: string) => membersTitle(locale, { legalForm: null, legalFormCode })
  expect((['hu', 'en', 'de'] as const).map((locale) => titleOf(locale, '114'))).toEqual([
    'Részvényesek',
    'Shareholders',
    'Aktionäre',
  ])
  expect(titleOf('hu', '226')).toBe('A külföldi vállalkozás')
  expect(titleOf('hu', '113')).toBe('Tagok, tulajdonosok')
})
