import { ConnectionArticle, ConnectionCounts, ConnectionList } from '@merleg/contract/report/connection-list.contract'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { getConnectionCounts } from './connection-counts.views.ts'
import { getConnectionList } from './connection-list.views.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const BARE = '14562877'
/** Owns more than an answer lists. */
const HUB = '11111119'
const HUB_SIZE = 230

const owner = (name: string, given: Partial<FactPayload<'member'>> = {}): FactPayload<'member'> => ({
  ...OWNER,
  name,
  motherName: 'Titkos Anna',
  birthDate: '1970-02-03',
  ...given,
})
const exactly = (share: number) => ({ shareMin: share, shareMax: share })
const manager = (name: string) => ({ ...PERSON, name, post: 'ügyvezető', representation: null })
const url = (id: string) => `/api/report/${id}/connection-list`
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

function company(id: string, name: string, status: 'registered' | 'ceased' = 'registered') {
  return [factOf(id)('name', { name }), factOf(id)('registration', { status, on: null, reason: null })]
}

function companyFacts() {
  const own = factOf(COMPANY)
  const owned = (id: string, partyId: string, given: { from?: string; to?: string } = {}) =>
    factOf(id)('member', owner('Valaki', exactly(50)), { slot: 'x', partyId, ...given })
  return [
    ...company(COMPANY, 'Minta Kft.'),
    own('member', owner('Tag Tamás', exactly(40)), {
      slot: '1',
      partyId: 'p-tag',
      from: '2015-01-01',
      to: '2018-01-01',
    }),
    own('member', owner('Tag Tamás', exactly(60)), { slot: '1', partyId: 'p-tag', from: '2018-01-01' }),
    own('member', owner('Közkézhányad', { partyKind: 'other', shareText: 'a többi' }), { slot: '2' }),
    own('member', owner('Régi Rezső'), { slot: '3', partyId: 'p-old', to: '2015-01-01' }),
    own('signatory', manager('Tag Tamás'), { slot: '1', partyId: 'p-tag', from: '2018-01-01' }),
    own('signatory', manager('Vezető Vera'), { slot: '2', partyId: 'p-vera' }),
    own('predecessor', { name: 'Előd Bt.', registerNumber: null, relation: 'átalakulás' }, { slot: '1' }),
    ...company('20000001', 'Leány Kft.'),
    factOf('20000001')('member', owner('Minta', { partyKind: 'company', ...exactly(75) }), {
      slot: '1',
      partyId: COMPANY,
    }),
    owned('20000001', 'p-tag'),
    ...company('20000002', 'Testvér Kft.'),
    owned('20000002', 'p-tag'),
    ...company('20000003', 'Megszűnt Testvér Kft.', 'ceased'),
    owned('20000003', 'p-tag'),
    ...company('20000004', 'Egykori Kft.'),
    owned('20000004', 'p-old'),
    factOf('20000004')('ban', { ...PERSON, name: 'Régi Rezső', text: null }, { slot: '1', partyId: 'p-old' }),
    ...company('20000005', 'Könyvvizsgált Kft.'),
    factOf('20000005')('auditor', { ...PERSON, name: 'Tag Tamás' }, { slot: '1', partyId: 'p-tag' }),
  ]
}

const NAMELESS = '20000097'

beforeAll(async () => {
  await merge(server.deps.db, [
    ...companyFacts(),
    ...company(NAMELESS, 'Azonosítatlan Kft.'),
    factOf(NAMELESS)('signatory', manager('Ozols Jānis'), { slot: '1' }),
    // A rest that no party holds.
    factOf(NAMELESS)('member', owner('Többiek', { partyKind: 'other' }), { slot: '2' }),
    ...company(HUB, 'Központ Zrt.'),
    ...Array.from({ length: HUB_SIZE }, (_, index) => String(40000000 + index)).flatMap((id) => [
      ...company(id, `Hub ${id}`),
      factOf(id)('member', owner('Központ Zrt.', { partyKind: 'company' }), { slot: '1', partyId: HUB }),
    ]),
    ...company(BARE, 'Csak Név Kft.'),
  ])
})

async function read(id = COMPANY, query = '', locale: Locale = 'hu'): Promise<ConnectionList> {
  const answer = await callAs(server, `${url(id)}${query}`, { claims: ['KapcsolatiHalo'], locale })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return ConnectionList.parse(answer.json())
}

const tell = (list: ConnectionList) =>
  list.groups.flatMap(({ id, items }) =>
    items.map((item) =>
      [
        id,
        item.icons.join('+'),
        item.title,
        item.active ? '' : 'inactive',
        item.connections.map(({ name }) => name).join(),
      ]
        .join(' ')
        .trim(),
    ),
  )

describe('the groups', () => {
  test('owners, leaders, interests, affiliated companies and predecessors with marks; active ones first', async () => {
    expect(tell(await read())).toEqual([
      'owner VT Tag Tamás',
      'owner T Közkézhányad',
      'owner T Régi Rezső inactive',
      'leader VT Tag Tamás',
      'leader V Vezető Vera',
      'interest É Leány Kft.  Tag Tamás',
      'affiliated T Testvér Kft.  Tag Tamás',
      'affiliated T Egykori Kft. inactive Régi Rezső',
      'affiliated T Megszűnt Testvér Kft. inactive Tag Tamás',
      'succession J Előd Bt.',
    ])
  })

  test('count active, inactive and banned, also where the inactive are left out', async () => {
    const list = await read(COMPANY, '?onlyValid=true')
    expect(list.header).toEqual({
      interest: { count: 1, active: 1, inactive: 0 },
      owner: { count: 3, active: 2, inactive: 1 },
      affiliatedCompany: { count: 3, active: 1, inactive: 2 },
    })
    const [owners] = list.groups
    expect(owners && { ...owners.subtitle, value: shown(owners.subtitle.value) }).toEqual({
      count: 3,
      active: 2,
      inactive: 1,
      banned: 1,
      value: '2 aktív az utolsó ismert állapot szerint (2024. 01. 01.), 1 inaktív, 1 eltiltott',
    })
    expect(tell(list).filter((line) => line.includes('inactive'))).toEqual([])
  })

  test('tell roles with shares and days, colour by status, and where each leads', async () => {
    const [owners, , interests] = (await read()).groups
    expect(owners?.items[0]?.roles.map(shown)).toEqual([
      'tulajdonos, 60 % · 2018. 01. 01. – · utolsó ismert állapot: 2024. 01. 01.',
      'ügyvezető · 2018. 01. 01. – · utolsó ismert állapot: 2024. 01. 01.',
      'tulajdonos, 40 % · 2015. 01. 01. – 2017. 12. 31.',
    ])
    expect(owners?.items.map(({ url: link, borderColor }) => [link, borderColor])).toEqual([
      ['/person/p-tag', 'neutral'],
      [null, 'neutral'],
      ['/person/p-old', 'inactive'],
    ])
    expect(interests?.items).toMatchObject([
      {
        url: '/report/20000001/summary',
        status: { key: 'working', value: expect.stringContaining('2024') },
        borderColor: 'neutral',
      },
    ])
  })

  test.each([
    ['?text=vera', ['leader V Vezető Vera']],
    ['?text=REZSO&group=owner', ['owner T Régi Rezső inactive']],
    ['?group=owner&order=name', ['owner T Közkézhányad', 'owner VT Tag Tamás', 'owner T Régi Rezső inactive']],
    ['?group=owner&offset=1&limit=1', ['owner T Közkézhányad']],
    ['?group=owner&asOf=2014-06-01', ['owner T Közkézhányad', 'owner T Régi Rezső']],
  ])('%s', async (query, lines) => {
    expect(tell(await read(COMPANY, query))).toEqual(lines)
  })

  test('says of whom nobody can know what else he owns and leads', async () => {
    const { notes } = await read(NAMELESS, '', 'en')
    expect(notes).toEqual([expect.stringMatching(/^The source gives no identifier to 1 owner or officer/)])
  })

  test('of an earlier day no status is told without that day, and the page says of which day the others are', async () => {
    const { groups, notes } = await read(COMPANY, '?asOf=2014-06-01')
    const statuses = groups.flatMap(({ items }) => items.flatMap(({ status }) => status?.value ?? []))
    expect(statuses.length).toBeGreaterThan(0)
    expect(statuses.filter((value) => !value.includes('2014'))).toEqual(['eltiltott személy'])
    expect(notes).toEqual([expect.stringContaining('minősítések napja 2014')])
    expect((await read()).notes).toEqual([])
  })

  test('own shares lead nowhere else', async () => {
    const id = '20000009'
    const own = owner('Önálló Kft.', { partyKind: 'company', ...exactly(10) })
    await merge(server.deps.db, [...company(id, 'Önálló Kft.'), factOf(id)('member', own, { slot: '1', partyId: id })])
    const { groups } = await getConnectionList(server.deps.db, {
      companyId: id,
      locale: 'en',
      asOf: '2024-02-01',
      today: '2024-02-01',
      onlyValid: false,
      order: 'weight',
      offset: 0,
    })
    expect(groups.map(({ items }) => items.map(({ pathsUrl }) => pathsUrl))).toEqual([[null]])
  })

  test('of a hub come in parts with true counts', async () => {
    const [first] = (await read(HUB)).groups
    expect([first?.subtitle.count, first?.matching, first?.items.length]).toEqual([HUB_SIZE, HUB_SIZE, 200])
    const [rest] = (await read(HUB, '?group=interest&offset=200')).groups
    const titles = [...(first?.items ?? []), ...(rest?.items ?? [])].map(({ title }) => title)
    expect(new Set(titles).size).toBe(HUB_SIZE)
  })

  test('of whom nothing is told: not known, never none', async () => {
    const list = await read(BARE, '', 'en')
    expect(list.groups).toEqual([])
    expect(list.silence).toMatchObject({ level: 'unknown', title: 'Not known whether there are connections' })
  })

  test('of which one is empty: what that means, of that one alone', async () => {
    const { silence, missing } = await read(HUB, '', 'en')
    expect([silence, missing.map(({ title }) => title)]).toEqual([
      null,
      [
        'Not known who the owners are',
        'Not known whether there are directors',
        'Not known whether there are predecessors or successors',
      ],
    ])
  })

  test('tell no birth date and no name of a mother', async () => {
    const answer = await callAs(server, url(COMPANY), { claims: ['KapcsolatiHalo'] })
    expect(answer.body).toContain('Tag Tamás')
    expect(answer.body).not.toMatch(/Titkos Anna|1970/)
  })
})

describe('in figures', () => {
  const count = async (id: string, claims: readonly Claim[] = ['Cegriport']) =>
    ConnectionCounts.parse((await callAs(server, `/api/report/${id}/connection-counts`, { claims })).json())

  test('the groups as the list has them, everybody once, and who is banned or failed', async () => {
    const [list, counts] = await Promise.all([read(COMPANY), count(COMPANY)])
    expect(counts.groups.map(({ id, value }) => [id, value])).toEqual(
      list.groups.map(({ id, subtitle }) => [id, subtitle.value]),
    )
    const keys = (isActive: boolean | null) =>
      new Set(
        list.groups.flatMap(({ items }) =>
          items.filter(({ active }) => isActive === null || active === isActive).map(({ id }) => id),
        ),
      ).size
    expect(counts.lines[0]?.text).toContain(`Aktív kapcsolat: ${keys(true)}, megszűnt: ${keys(null) - keys(true)} `)
    expect((await count(HUB)).groups).toMatchObject([{ id: 'interest' }])
  })

  test('of whom nothing is told: not known, never none', async () => {
    expect(await count(BARE)).toMatchObject({ groups: [], lines: [], silence: { level: 'unknown' } })
  })
})

describe('one connection', () => {
  const readArticle = async (group: string, title: string) => {
    const list = await read()
    const item = list.groups.find(({ id }) => id === group)?.items.find((one) => one.title === title)
    const answer = await callAs(server, `${url(COMPANY)}/${group}/${item?.id ?? 'none'}`, {
      claims: ['KapcsolatiHalo'],
    })
    return ConnectionArticle.parse(answer.json())
  }

  test('tells every fact with its source, and how it changed', async () => {
    const { facts, changes } = await readArticle('owner', 'Tag Tamás')
    expect(facts.map(({ role, active, provenance }) => [shown(role), active, provenance.publisher])).toEqual([
      ['tulajdonos, 60 %', true, 'Cégbíróság'],
      ['ügyvezető', true, 'Cégbíróság'],
      ['tulajdonos, 40 %', false, 'Cégbíróság'],
    ])
    expect(changes.map(({ on, text }) => [on, shown(text)])).toEqual([
      ['2018-01-01', 'Tag Tamás – Minta Kft.: tulajdonos, 40 % helyett tulajdonos, 60 %'],
      ['2018-01-01', 'Tag Tamás – Minta Kft.: ügyvezető'],
      ['2015-01-01', 'Tag Tamás – Minta Kft.: tulajdonos, 40 %'],
    ])
  })

  test('of an affiliated company tells both ends of the chain', async () => {
    const { facts } = await readArticle('affiliated', 'Egykori Kft.')
    expect(facts.map((fact) => `${fact.party.name} – ${fact.company.name}`)).toEqual([
      'Régi Rezső – Egykori Kft.',
      'Régi Rezső – Minta Kft.',
    ])
  })
})

describe('files', () => {
  test.each([
    ['json', 'application/json; charset=utf-8'],
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s', async (format, type) => {
    const answer = await callAs(server, `${url(COMPANY)}-download?format=${format}`, { claims: ['KapcsolatiHalo'] })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    expect(answer.rawPayload.length).toBeGreaterThan(500)
    if (format === 'csv') expect(answer.body).toContain('Tulajdonosok;Tag Tamás;p-tag;')
    if (format !== 'json') return
    const file = answer.json<{ facts: unknown[]; persons: unknown[]; relationships: unknown[] }>()
    expect(file.persons).toContainEqual({ recordId: 'p-tag', recordType: 'person', name: 'Tag Tamás' })
    expect(file.relationships).toContainEqual(
      expect.objectContaining({
        subject: COMPANY,
        interestedParty: 'p-tag',
        interest: 'shareholding',
        isInForce: true,
      }),
    )
    expect(answer.body).not.toMatch(/Titkos Anna|1970/)
  })
})

test.each([
  ['nobody', url(COMPANY), null, 401, 'auth.required'],
  ['no claim', url(COMPANY), ['Cegriport'], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['KapcsolatiHalo'], 404, 'company.not-found'],
  ['a query it does not know', `${url(COMPANY)}?x=1`, ['KapcsolatiHalo'], 422, 'validation.failed'],
  ['a page too large', `${url(COMPANY)}?limit=100000`, ['KapcsolatiHalo'], 422, 'validation.failed'],
  ['a day to come', `${url(COMPANY)}?asOf=2999-01-01`, ['KapcsolatiHalo'], 422, 'days.in-future'],
  ['an unknown connection', `${url(COMPANY)}/owner/abcd`, ['KapcsolatiHalo'], 404, 'connection.not-found'],
  ['the figures to nobody', `/api/report/${COMPANY}/connection-counts`, null, 401, 'auth.required'],
  ['the figures of an unknown company', '/api/report/10738886/connection-counts', [], 404, 'company.not-found'],
  ['the file without the claim', `${url(COMPANY)}-download`, ['Cegriport'], 400, 'claim.missing'],
] as const)('for %s', async (_title, place, claims, status, code) => {
  const answer = await callAs(server, place, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})

describe('a hub, of which only the page is read', () => {
  const asked = { locale: 'hu', asOf: '2026-06-01', today: '2026-06-01', limit: 50 } as const
  const cases = [COMPANY, HUB].flatMap((companyId) =>
    (['weight', 'status', 'since', 'name'] as const).flatMap((order) =>
      [true, false].flatMap((onlyValid) =>
        [{ offset: 0 }, { offset: 200, group: 'interest' as const }, { offset: 0, group: 'owner' as const }].map(
          (rest) => ({ ...asked, companyId, order, onlyValid, ...rest }),
        ),
      ),
    ),
  )

  test.each(cases)('$companyId $order $onlyValid $offset $group: the list is the same', async (query) => {
    const whole = await getConnectionList(server.deps.db, query)
    expect(await getConnectionList(server.deps.db, { ...query, hubTies: 0 })).toEqual(whole)
    expect(whole.header.interest.count).toBe(query.companyId === HUB ? HUB_SIZE : 1)
  })

  test.each([COMPANY, HUB, BARE, '20000001'])('%s: its figures are the same', async (companyId) => {
    const query = { companyId, locale: 'hu', asOf: '2026-06-01' } as const
    const whole = await getConnectionCounts(server.deps.db, { ...query, hubTies: 1_000_000 })
    expect(await getConnectionCounts(server.deps.db, { ...query, hubTies: 0 })).toEqual(whole)
  })

  test('beyond the last page it still says how many there are', async () => {
    const query = { ...asked, companyId: HUB, order: 'weight', onlyValid: false, offset: 5000, hubTies: 0 } as const
    const { groups } = await getConnectionList(server.deps.db, query)
    expect(groups.map(({ id, matching, items }) => [id, matching, items.length])).toEqual([['interest', HUB_SIZE, 0]])
  })
})
