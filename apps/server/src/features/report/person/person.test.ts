import { Person } from '@merleg/contract/report/person.contract'
import type { Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { addTestUser } from '../../users/testing-users.ts'
import { createKeptLog } from '../../../shared/testing-log.ts'
import { hasUser, listPersonOpenings } from './person-openings.repository.ts'
import { openPerson } from './person.usecases.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
const url = (id: string) => `/api/person/${id}`
const known = { ...OWNER, name: 'Tag Tamás', motherName: 'Titkos Anna', birthDate: '1970-02-03' }
const exactly = (share: number) => ({ shareMin: share, shareMax: share })
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

beforeAll(async () => {
  const [first, second, third] = ['10000001', '10000002', '10000003'].map(factOf)
  if (!first || !second || !third) throw new Error('three companies')
  await merge(server.deps.db, [
    first('name', { name: 'Egyik Kft.' }),
    first('registration', { status: 'registered', on: null, reason: null }),
    first('member', { ...known, ...exactly(60) }, { slot: '1', partyId: 'p-1', from: '2018-01-01' }),
    first(
      'signatory',
      { ...PERSON, ...pick(known), post: 'ügyvezető', representation: null },
      { slot: '1', partyId: 'p-1' },
    ),
    second('name', { name: 'Másik Kft.' }),
    second('liquidation', { caseNumber: null, court: null, administrator: null, text: null }, { slot: '1' }),
    second('member', { ...known, ...exactly(10) }, { slot: '1', partyId: 'p-1', to: '2020-01-01' }),
    second(
      'ban',
      { ...PERSON, ...pick(known), text: 'eltiltva 5 évre' },
      { slot: '1', partyId: 'p-1', from: '2023-01-01' },
    ),
    third('name', { name: 'Harmadik Kft.' }),
    third('member', { ...known }, { slot: '1', partyId: 'p-2' }),
    third('member', { ...OWNER, name: 'Tag Tamás' }, { slot: '2', partyId: 'p-3' }),
    first('member', { ...OWNER, name: 'Gyenge Gyula' }, { slot: '4', partyId: 'p-4' }),
    second('member', { ...OWNER, name: 'Gyenge Gyula' }, { slot: '4', partyId: 'p-4' }),
  ])
})

function pick({ name, motherName, birthDate }: typeof known) {
  return { name, motherName, birthDate }
}

async function read(id: string, locale: Locale = 'hu'): Promise<Person> {
  return Person.parse((await callAs(server, url(id), { claims: ['KapcsolatiHalo'], locale })).json())
}

describe('a person', () => {
  test('roles and shares now and before, in companies with status; failures and bans', async () => {
    const { name, companies, counts, bans } = await read('p-1')
    expect(name).toBe('Tag Tamás')
    expect(companies.map((one) => [one.name, one.icons, one.active, one.roles.map(({ text }) => shown(text))])).toEqual(
      [
        [
          'Egyik Kft.',
          ['VT'],
          true,
          [
            'tulajdonos, 60 % · 2018. 01. 01. – · utolsó ismert állapot: 2024. 01. 01.',
            'ügyvezető · utolsó ismert állapot: 2024. 01. 01.',
          ],
        ],
        ['Másik Kft.', ['T'], false, ['tulajdonos, 10 % · – 2019. 12. 31.']],
      ],
    )
    expect(counts).toEqual({ companies: 2, active: 1, inactive: 1, failed: 1 })
    expect(bans).toMatchObject([{ text: 'eltiltva 5 évre', active: true }])
  })

  test.each([
    [
      'p-1',
      'certain',
      'Ilyen nevű más személy az adatbázisban: 2, közülük 1 anyja neve és születési dátuma is egyezik: valószínűleg ugyanaz a személy, más azonosítóval.',
    ],
    [
      'p-2',
      'single',
      'Ilyen nevű más személy az adatbázisban: 2, közülük 1 anyja neve és születési dátuma is egyezik: valószínűleg ugyanaz a személy, más azonosítóval.',
    ],
    ['p-4', 'weak', null],
  ] as const)('%s is one person: %s', async (id, level, namesakes) => {
    expect((await read(id)).sameness).toMatchObject({ level, namesakes })
  })

  test('neither birth date nor mother’s name is told', async () => {
    const answer = await callAs(server, url('p-1'), { claims: ['KapcsolatiHalo'] })
    expect(answer.body).not.toMatch(/Titkos|1970/)
  })

  test('each opening is in the subscriber’s audit trail and in the security log, by ids alone', async () => {
    const { db } = server.deps
    const { logger, lines } = createKeptLog('error')
    const before = server.deps.logger
    server.deps.logger = logger
    const user = await addTestUser(db, { claims: ['KapcsolatiHalo'] })
    const from = new Date(Date.now() - 60_000)
    await openPerson(server.deps, { personId: 'p-1', locale: 'hu', user })
    await expect(openPerson(server.deps, { personId: 'p-999', locale: 'hu', user })).rejects.toThrow('person.not-found')
    server.deps.logger = before
    const asked = { email: user.email, from, until: new Date(Date.now() + 60_000) }
    expect(await listPersonOpenings(db, asked)).toEqual([
      { openedAt: expect.any(Date), email: user.email, key: null, personId: 'p-1', name: 'Tag Tamás' },
    ])
    const stranger = await addTestUser(db)
    expect(await listPersonOpenings(db, { ...asked, email: stranger.email })).toEqual([])
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { security: 'person-opened', userId: user.userId, personId: 'p-1' },
    ])
    expect(lines.join('')).not.toContain('Tag')
  })

  test('by the page of a person: it is put down', async () => {
    const count = async () =>
      (await server.deps.db.selectFrom('audit_entries').selectAll().execute()).filter(
        ({ act, subject_id: id }) => act === 'person-opened' && id === 'p-4',
      ).length
    const openings = await count()
    await read('p-4')
    await callAs(server, url('p-4'), { claims: ['Cegriport'] })
    expect(await count()).toBe(openings + 1)
  })

  test.each([
    ['nobody', url('p-1'), null, 401, 'auth.required'],
    ['no claim', url('p-1'), ['Cegriport'], 400, 'claim.missing'],
    ['an unknown id', url('p-999'), ['KapcsolatiHalo'], 404, 'person.not-found'],
    ['a company', url('10000001'), ['KapcsolatiHalo'], 404, 'person.not-found'],
    ['a query it does not know', `${url('p-1')}?x=1`, ['KapcsolatiHalo'], 422, 'validation.failed'],
  ] as const)('for %s', async (_title, place, claims, status, code) => {
    const answer = await callAs(server, place, { claims })
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })
})

test('whose trail is asked for must be a user', async () => {
  expect(await hasUser(server.deps.db, 'nobody@merleg.example')).toBe(false)
})
