import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { factOf, merge, OWNER } from '../report/testing-report.ts'
import { listCompanyParties, listParties } from './parties.repository.ts'
import { listTies } from './ties.repository.ts'

const database = useTestDatabase()
const TODAY = '2026-06-01'
/** Another name, seat and status in 2015 than today. */
const MOVED = '10738885'
/** Of which nobody says since when anything holds. */
const UNDATED = '20000001'
/** Being wound up, nobody says since when; the name is younger than the company. */
const TROUBLED = '20000002'

const seat = (text: string) => ({ text, countryCode: 'HU', zip: null, settlement: null, county: null, street: null })
const registered = { status: 'registered', on: null, reason: null } as const
const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }

beforeAll(async () => {
  const fact = factOf(MOVED)
  await merge(database.db, [
    fact('name', { name: 'Régi Név Kft.' }, { from: '2010-01-01', to: '2018-01-01' }),
    fact('name', { name: 'Új Név Kft.' }, { from: '2018-01-01' }),
    fact('seat', seat('8900 Zalaegerszeg, Fő utca 1.'), { from: '2010-01-01', to: '2020-01-01' }),
    fact('seat', seat('1051 Budapest, Fő utca 2.'), { from: '2020-01-01' }),
    fact('registration', registered, { from: '2010-01-01' }),
    fact('liquidation', proceeding, { slot: '1', from: '2024-03-01' }),
    fact(
      'member',
      { ...OWNER, name: 'Lány Lili' },
      { slot: '1', partyId: 'p-1', from: '2010-01-01', to: '2016-01-01' },
    ),
    fact('member', { ...OWNER, name: 'Asszony Lili' }, { slot: '1', partyId: 'p-1', from: '2016-01-01' }),
    factOf(UNDATED)('name', { name: 'Naptalan Kft.' }),
    factOf(UNDATED)('registration', registered),
    factOf(TROUBLED)('name', { name: 'Bajos Kft.' }, { from: '2020-01-01' }),
    factOf(TROUBLED)('founding', { on: '2001-02-03' }),
    factOf(TROUBLED)('registration', registered),
    factOf(TROUBLED)('liquidation', proceeding, { slot: '1' }),
  ])
  const rate = (asOf: string, points: number, until: string | null) =>
    sql`
    insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, superseded_at, revision)
    values (${MOVED}, ${asOf}::date + interval '5 hours', ${asOf}, 'm', 'register', ${points}, '{}', '{}', '{}',
            ${until}::date + interval '5 hours', 1)`.execute(database.db)
  await rate('2014-01-10', 71, '2024-03-02')
  await rate('2024-03-02', 9, null)
})

async function readOn(asOf: string) {
  const parties = await listCompanyParties(database.db, { ids: [MOVED, UNDATED, TROUBLED], asOf, today: TODAY })
  return (id: string) => parties.get(id)
}

describe('companies on a day', () => {
  test('today: by the profiles', async () => {
    const of = await readOn(TODAY)
    expect(of(MOVED)).toMatchObject({ name: 'Új Név Kft.', status: 'under-liquidation', points: 9, day: null })
    expect(of(MOVED)?.basis).toBe('register')
    expect(of(UNDATED)).toMatchObject({ status: 'working', isNameOfToday: false })
  })

  test('earlier: name, seat, status and rating of the day', async () => {
    const of = await readOn('2015-06-01')
    expect(of(MOVED)).toMatchObject({
      name: 'Régi Név Kft.',
      address: '8900 Zalaegerszeg, Fő utca 1.',
      status: 'working',
      points: 71,
      basis: 'register',
      day: '2015-06-01',
      isNameOfToday: false,
    })
  })

  test('before anybody had rated it there is no rating, before it was registered no status', async () => {
    expect((await readOn('2013-12-31'))(MOVED)).toMatchObject({ points: null, status: 'working' })
    expect((await readOn('2009-12-31'))(MOVED)).toMatchObject({ status: 'unknown', isNameOfToday: true })
  })

  test('what has no first day says nothing of an earlier one', async () => {
    const of = await readOn('2015-06-01')
    expect(of(UNDATED)).toMatchObject({ name: 'Naptalan Kft.', status: 'unknown', isNameOfToday: false })
    expect(of(TROUBLED)).toMatchObject({ name: 'Bajos Kft.', status: 'unknown', isNameOfToday: true })
  })
})

test.each([
  ['2015-06-01', 'Lány Lili'],
  ['2017-01-01', 'Asszony Lili'],
])('a person has the name of the entry in force: %s', async (asOf, name) => {
  const { ties } = await listTies(database.db, { parties: [MOVED], asOf, kinds: ['owner'] })
  const parties = await listParties(database.db, { ties, asOf, today: TODAY })
  expect(parties.get('p-1')?.name).toBe(name)
})
