import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { CSV_FOR_PROGRAMS } from '../../../shared/csv-text.ts'
import { factOf, merge, OWNER, REGISTER } from '../testing-report.ts'
import { getConnectionCounts } from './connection-counts.views.ts'
import { getConnectionFile } from './connection-files.ts'
import { getConnectionList } from './connection-list.views.ts'

const database = useTestDatabase()
const COMPANY = '10000001'
/** Tells of some companies, and of no day after its own. */
const WINNERS = { ...REGISTER, sourceId: 'winners', title: 'Winners', publisher: 'P', toldFrom: '2018-01-01' }

const owner = (name: string, slot: string, days: { from?: string; to?: string } = {}) =>
  factOf(COMPANY)('member', { ...OWNER, name }, { slot, partyId: `p-${name}`, ...days })
const HUB = '10000002'
const MADE_UP = '10000006'
const OWNED = ['10000003', '10000004', '10000005'] as const
const ownedBy = (ownerId: string, companyId: string) => [
  factOf(companyId)('name', { name: `${companyId} Kft.` }),
  factOf(companyId)('registration', { status: 'registered', on: null, reason: null }),
  factOf(companyId)('member', { ...OWNER, name: 'Sokat birtokló Kft.', partyKind: 'company' }, { partyId: ownerId }),
]

beforeAll(async () => {
  const named = factOf(COMPANY)('name', { name: 'Minta Kft.' })
  const facts = [
    named,
    owner('Ada', '1', { from: '2019-01-01' }),
    owner('Ede', '2', { from: '2018-01-01', to: '2018-06-01' }),
    owner('Ede', '4', { from: '2018-06-01', to: '2019-01-01' }),
    owner('Ede', '3', { from: '2020-01-01', to: '2020-06-01' }),
  ]
  await merge(database.db, facts, { source: WINNERS, observedOn: '2021-12-31' })
  for (const [index, companyId] of OWNED.entries())
    await merge(database.db, ownedBy(HUB, companyId), { source: WINNERS, observedOn: `${2018 + index}-12-31` })
  await merge(database.db, [...ownedBy(MADE_UP, '10000007'), factOf(MADE_UP)('name', { name: 'Kitalált Kft.' })], {
    source: { ...REGISTER, sourceId: 'made-up', isMadeUp: true },
  })
  await merge(database.db, [...ownedBy(MADE_UP, '10000008')])
  await merge(database.db, [factOf(HUB)('name', { name: 'Sokat birtokló Kft.' })])
})

const asked = { companyId: COMPANY, locale: 'en', asOf: '2024-06-01', today: '2024-06-01', onlyValid: false } as const
const listed = async (asOf: string) =>
  (await getConnectionList(database.db, { ...asked, asOf, order: 'weight', offset: 0 })).groups
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('a role and the counts say of which day they are last known, where that is not the day asked for', async () => {
  const [owners] = await listed('2024-06-01')
  expect(owners?.items[0]?.roles.map(plain)).toEqual([
    expect.stringMatching(/ · 1 Jan 2019 – · last known as of 31 Dec 2021$/),
  ])
  expect(plain(owners?.subtitle.value ?? '')).toBe('1 active as last known (31 Dec 2021), 1 inactive')
  const { groups } = await getConnectionCounts(database.db, asked)
  expect(groups.map(({ value }) => plain(value))).toEqual(['1 active as last known (31 Dec 2021), 1 inactive'])
  const [then] = await listed('2021-12-31')
  expect(then?.items[0]?.roles.map(plain)).toEqual([expect.stringMatching(/ · 1 Jan 2019 –$/)])
  expect(then?.subtitle.value).toBe('1 active, 1 inactive')
})

test('of ended roles the latest stands first', async () => {
  const [owners] = await listed('2024-06-01')
  expect(owners?.items[1]?.roles.map((role) => /20\d\d/.exec(role)?.[0])).toEqual(['2020', '2018', '2018'])
  expect(plain(owners?.items[1]?.roles[1] ?? '')).toContain('1 Jun 2018')
})

test('a file says what no source tells of those in force', async () => {
  const { body } = await getConnectionFile(database.db, { ...asked, format: 'json', csv: CSV_FOR_PROGRAMS })
  expect(plain(String(body))).toContain(
    'Winners (P): connections known from here are last known as of 31 Dec 2021. None of our sources tells whether they hold on 1 Jun 2024.',
  )
})

test('of a hub the list says the same day as the figures, whichever page is shown', async () => {
  const query = { ...asked, companyId: HUB, order: 'weight', limit: 1, hubTies: 0 } as const
  const { groups } = await getConnectionCounts(database.db, query)
  expect(groups.map(({ value }) => plain(value))).toEqual(['3 active as last known (31 Dec 2018)'])
  for (const offset of [0, 1, 2]) {
    const [interests] = (await getConnectionList(database.db, { ...query, offset })).groups
    expect(interests?.items).toHaveLength(1)
    expect(plain(interests?.subtitle.value ?? '')).toBe('3 active as last known (31 Dec 2018)')
  }
})

test('who is made up is marked: a company by itself, anybody else by the sources that name him', async () => {
  const marked = async (companyId: string) => {
    const list = await getConnectionList(database.db, { ...asked, companyId, order: 'weight', offset: 0 })
    return list.groups.flatMap(({ items }) => items.map(({ title, isMadeUp }) => [title, isMadeUp]))
  }
  expect(await marked(MADE_UP)).toEqual([
    ['10000007 Kft.', true],
    ['10000008 Kft.', false],
  ])
  expect(await marked('10000008')).toEqual([
    ['Kitalált Kft.', true],
    ['10000007 Kft.', true],
  ])
  expect(await marked(COMPANY)).toEqual([
    ['Ada', false],
    ['Ede', false],
  ])
})
