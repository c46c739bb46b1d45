import type { FactPayload } from '@merleg/domain/fact-sections'
import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { factOf, merge, OWNER, PERSON } from '../report/testing-report.ts'
import { listParties } from './parties.repository.ts'
import { listTieSources } from './tie-sources.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

const database = useTestDatabase()
const TODAY = '2024-06-01'
const COMPANY = '10000001'
const DAUGHTER = '10000002'

const owner = (name: string, given: Partial<FactPayload<'member'>> = {}) => ({ ...OWNER, name, ...given })
const exactly = (share: number) => ({ shareMin: share, shareMax: share })
const manager = (name: string) => ({ ...PERSON, name, post: 'ügyvezető', representation: null })

const own = factOf(COMPANY)
const daughter = factOf(DAUGHTER)

beforeAll(async () => {
  await merge(database.db, [
    own('name', { name: 'Anya Zrt.' }),
    own('registration', { status: 'registered', on: null, reason: null }),
    own('member', owner('Tag Tamás', exactly(60)), { slot: '1', partyId: 'p-1', from: '2020-01-01' }),
    own('member', owner('Régi Rezső', exactly(60)), { slot: '2', partyId: 'p-2', to: '2020-01-01' }),
    own('member', owner('Közkézhányad', { partyKind: 'other', shareText: 'a többi' }), { slot: '3' }),
    own('member', owner('Anya Zrt.', { partyKind: 'company', ...exactly(10) }), { slot: '4', partyId: COMPANY }),
    own('member', owner('Később Kata'), { slot: '5', partyId: 'p-3', from: '2900-01-01' }),
    own('signatory', manager('Tag Tamás'), { slot: '1', partyId: 'p-1', from: '2021-01-01' }),
    own('auditor', { ...PERSON, name: 'Könyv Vilma' }, { slot: '1', partyId: 'p-4' }),
    own('predecessor', { name: 'Előd Bt.', registerNumber: null, relation: 'átalakulás' }, { slot: '1' }),
    own('seat', {
      text: '1051 Budapest',
      countryCode: 'HU',
      zip: null,
      settlement: null,
      county: null,
      street: null,
    }),
    daughter('name', { name: 'Leány Kft.' }),
    daughter('member', owner('Anya', { partyKind: 'company', ...exactly(75) }), { slot: '1', partyId: COMPANY }),
    daughter('member', owner('Tag Tamás Pál'), { slot: '2', partyId: 'p-1', to: '2019-01-01' }),
    daughter('ban', { ...PERSON, name: 'Régi Rezső', text: null }, { slot: '1', partyId: 'p-2' }),
  ])
})

const tell = ({ section, companyId, name, isValid }: Tie) =>
  `${section} ${companyId === COMPANY ? 'own' : 'daughter'}: ${name}${isValid ? '' : ' (ended)'}`
const read = (query: Partial<Parameters<typeof listTies>[1]> = {}) =>
  listTies(database.db, { parties: [COMPANY], asOf: TODAY, ...query })

describe('ties of a party', () => {
  test('what its own entry says and where it is named itself: in force first, by share', async () => {
    const { ties, counts } = await read()
    expect(ties.map(tell)).toEqual([
      'member daughter: Anya',
      'member own: Tag Tamás',
      'member own: Anya Zrt.',
      'member own: Közkézhányad',
      'predecessor own: Előd Bt.',
      'signatory own: Tag Tamás',
      'member own: Régi Rezső (ended)',
    ])
    expect(counts).toEqual(new Map([[COMPANY, { total: 7, valid: 6 }]]))
  })

  test.each([
    ['only in force', { isOnlyValid: true }, 6],
    ['leaders alone', { kinds: ['leader'] }, 1],
    ['auditors where they are asked for', { kinds: ['auditor'] }, 1],
    ['so many at most', { limit: 2 }, 2],
    ['in force on an earlier day', { asOf: '2019-06-01', isOnlyValid: true }, 5],
    ['as known before anything was', { knownAt: new Date(0) }, 0],
  ] as const)('%s', async (_title, query, count) => {
    expect((await read(query)).ties).toHaveLength(count)
  })

  test('counts tell of all, also where nothing in force is left and of who has none', async () => {
    const { ties, counts } = await read({ parties: ['p-2', 'nobody'], isOnlyValid: true })
    expect(ties).toEqual([])
    expect([...counts]).toEqual([
      ['p-2', { total: 1, valid: 0 }],
      ['nobody', { total: 0, valid: 0 }],
    ])
  })

  test('a tie between two that were asked for comes once and counts for both', async () => {
    const { ties, counts } = await read({ parties: [COMPANY, 'p-1'], kinds: ['owner'] })
    expect(ties.filter(({ companyId, partyId }) => companyId === COMPANY && partyId === 'p-1')).toHaveLength(1)
    expect(counts.get('p-1')).toEqual({ total: 2, valid: 1 })
  })

  test('tells share, days and source', async () => {
    const { ties } = await read({ kinds: ['owner'], parties: ['p-2'] })
    expect(ties).toMatchObject([
      { kind: 'owner', shareMin: 60, shareMax: 60, from: null, until: '2020-01-01', partyKey: 'p-2', isValid: false },
    ])
    const sources = await listTieSources(database.db, ties)
    expect([...sources.values()]).toMatchObject([{ observedOn: '2024-01-01', source: { publisher: 'Cégbíróság' } }])
  })
})

test('ends of ties: companies by their profiles, others by the name heard last; who has no id by its place', async () => {
  const { ties } = await read({ parties: [COMPANY, 'p-1', 'p-2'] })
  const parties = await listParties(database.db, { ties, asOf: TODAY, today: TODAY })
  const told = [...parties].map(([key, party]) => [
    key,
    party.name,
    party.isInRegister ? party.status : party.isBanned ? 'banned' : party.kind,
  ])
  expect(told.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
    [COMPANY, 'Anya Zrt.', 'working'],
    [`${COMPANY}/member/3`, 'Közkézhányad', 'other'],
    [`${COMPANY}/predecessor/1`, 'Előd Bt.', 'company'],
    [DAUGHTER, 'Leány Kft.', 'unknown'],
    ['p-1', 'Tag Tamás', 'person'],
    ['p-2', 'Régi Rezső', 'banned'],
  ])
})
