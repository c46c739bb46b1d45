import { Connections } from '@merleg/contract/report/connections.contract'
import { parse } from 'csv-parse/sync'
import { NETWORK_LIMIT } from '@merleg/domain/connections/choose-network'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { listTies } from '../../connections/ties.repository.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
/** Owned by Anna (60 %), a fund without an id (10 %) and nobody knows whom; owns a daughter. */
const COMPANY = '10738885'
const DAUGHTER = '20000001'
const SISTER = '20000002'
const HUB = '11111119'
const HEIR = '11111157'
const BARE = '14562877'
const HUB_SIZE = 450

const company = (id: string, name: string) => [
  factOf(id)('name', { name }),
  factOf(id)('registration', { status: 'registered', on: null, reason: null }, { from: '2005-01-01' }),
]
const owner = (
  name: string,
  share: number | null,
  given: Partial<FactPayload<'member'>> = {},
): FactPayload<'member'> => ({
  ...OWNER,
  name,
  address: '1051 Budapest, Titkos utca 1.',
  shareMin: share,
  shareMax: share,
  ...given,
})
const manager = (name: string) => ({ ...PERSON, name, post: 'ügyvezető', representation: null })

beforeAll(async () => {
  const fact = factOf(COMPANY)
  const hub = Array.from({ length: HUB_SIZE }, (_, index) => {
    const id = String(30_000_000 + index)
    const facts = [...company(id, `Ügyfél ${index} Kft.`)]
    return [...facts, factOf(id)('signatory', manager('Iroda Imre'), { slot: '1', partyId: 'person-office' })]
  })
  await merge(server.deps.db, [
    ...company(COMPANY, 'Minta Kft.'),
    fact('member', owner('Anna', 60), { slot: '1', partyId: 'person-anna', from: '2015-01-01' }),
    fact('member', owner('Közkézhányad', 10, { partyKind: 'other', address: null }), { slot: '2', from: '2015-01-01' }),
    fact('member', owner('Béla', 30), { slot: '3', partyId: 'person-bela', from: '2010-01-01', to: '2015-01-01' }),
    fact('signatory', manager('Anna'), { slot: '1', partyId: 'person-anna', from: '2018-05-01' }),
    fact('signatory', manager('Iroda Imre'), { slot: '2', partyId: 'person-office', from: '2020-02-02' }),
    ...company(DAUGHTER, 'Leány <b>Kft.</b>'),
    factOf(DAUGHTER)('member', owner('Minta Kft.', 25, { partyKind: 'company', shareMax: 50 }), {
      slot: '1',
      partyId: COMPANY,
      from: '2019-01-01',
    }),
    ...company(SISTER, 'Testvér Kft.'),
    factOf(SISTER)('member', owner('Anna', 100), { slot: '1', partyId: 'person-anna', from: '2016-01-01' }),
    ...company(HUB, 'Gyűjtő Zrt.'),
    ...Array.from({ length: 130 }, (_, index) =>
      factOf(HUB)('member', owner(`Tag ${index}`, null), { slot: `m${index}`, partyId: `person-m${index}` }),
    ),
    ...company(BARE, 'Magányos Kft.'),
    ...company(HEIR, 'Jogutód Kft.'),
    factOf(HEIR)('member', owner('Anna', 100), { slot: '1', partyId: 'person-anna-2' }),
    factOf('70000001')('name', { name: 'Elmúlt Kft.' }),
    factOf('70000001')('registration', { status: 'ceased', on: '2020-05-05', reason: null }, { from: '2020-05-05' }),
    factOf('70000001')('member', owner('Jogutód Kft.', 40, { partyKind: 'company' }), { slot: '1', partyId: HEIR }),
    ...hub.flat(),
  ])
})

async function read(id: string, search = '', locale: Locale = 'hu'): Promise<Connections> {
  const url = `/api/report/${id}/connections${search}`
  const answer = await callAs(server, url, { claims: ['KapcsolatiHalo'], locale })
  expect(answer.statusCode).toBe(200)
  return Connections.parse(answer.json())
}
const named = ({ nodes, links }: Connections) => {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  return links
    .map(({ source, relation, target }) => `${names.get(source)} | ${relation} | ${names.get(target)}`)
    .toSorted()
}
const nodeOf = ({ nodes }: Connections, name: string) => nodes.find((node) => node.name === name)

describe('the network of one level', () => {
  test('owners, leaders and interests; who holds the rest is said not to be known', async () => {
    const page = await read(COMPANY)
    expect(named(page)).toEqual(
      [
        'Anna | tulajdonos, 60 %, ügyvezető | Minta Kft.',
        'Iroda Imre | ügyvezető | Minta Kft.',
        'Ismeretlen tulajdonos | tulajdonos, 30 % | Minta Kft.',
        'Közkézhányad | tulajdonos, 10 % | Minta Kft.',
        'Minta Kft. | tulajdonos, 25 % – 50 % | Leány <b>Kft.</b>',
      ].map((text) => text.replaceAll(' %', '\u00A0%')),
    )
    expect(page.prefill).toEqual({
      levels: 1,
      owners: true,
      leaders: true,
      onlyActive: true,
      withoutConnections: true,
      limit: NETWORK_LIMIT,
    })
    expect(page.links.map(({ mark }) => mark).toSorted()).toEqual(['T', 'T', 'T', 'V', 'VT'])
    expect(page.notes.join(' ')).toContain('1 megszűnt kapcsolat rejtve')
  })

  test('of an owner whose share no source tells that is said, as in the list', async () => {
    const owners = named(await read(HUB)).filter((text) => text.startsWith('Tag '))
    expect(owners.length).toBeGreaterThan(0)
    expect(owners.filter((text) => !text.includes(' | tulajdonos, részesedése nem ismert | '))).toEqual([])
  })

  test('places and looks: owners above, the middle marked, people without their address', async () => {
    const page = await read(COMPANY)
    expect(nodeOf(page, 'Minta Kft.')).toMatchObject({ coord: { x: 0, y: 0 }, shadow: true, kind: 'company' })
    expect(nodeOf(page, 'Anna')).toMatchObject({ kind: 'person', hidden: 1, expands: 'person-anna', fill: 'plain' })
    expect(nodeOf(page, 'Anna')?.coord.y).toBeLessThan(0)
    expect(nodeOf(page, 'Leány <b>Kft.</b>')?.coord.y).toBeGreaterThan(0)
    expect(nodeOf(page, 'Közkézhányad')).toMatchObject({ kind: 'other', expands: null })
    expect(nodeOf(page, 'Ismeretlen tulajdonos')).toMatchObject({ kind: 'unknown', fill: 'muted' })
    expect(JSON.stringify(page)).not.toContain('Titkos')
    expect(page.sources).toMatchObject([{ observedOn: '2024-01-01', validFrom: null }])
  })

  test.each([
    ['?leaders=false', ['Anna', 'Közkézhányad', 'Ismeretlen tulajdonos', 'Minta Kft.']],
    ['?owners=false', ['Anna', 'Iroda Imre']],
    ['?onlyActive=false', ['Anna', 'Béla', 'Iroda Imre', 'Ismeretlen tulajdonos', 'Közkézhányad', 'Minta Kft.']],
    ['?withoutConnections=false', ['Anna', 'Iroda Imre', 'Ismeretlen tulajdonos']],
    ['?asOf=2012-06-01', ['Béla', 'Ismeretlen tulajdonos']],
    ['?asOf=2009-01-01', []],
  ])('%s', async (search, sources) => {
    const page = await read(COMPANY, search)
    const names = new Set(named(page).map((text) => text.split(' | ')[0] ?? ''))
    expect([...names].toSorted()).toEqual(sources.toSorted())
  })
})

test('a tie to a company that has ceased is none of those in force, as in the list', async () => {
  const shown = await read(HEIR)
  expect(shown.nodes.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Jogutód Kft.'])
  expect([shown.counts.connections, shown.counts.leftOut.ended]).toEqual([1, 1])
  const all = await read(HEIR, '?onlyActive=false')
  expect(nodeOf(all, 'Elmúlt Kft.')?.status?.key).toBe('ceased')
  expect(all.links.find(({ target }) => target === '70000001')).toMatchObject({ isActive: false, color: 'owner' })
  // The day before it ceased the tie was one in force.
  expect(nodeOf(await read(HEIR, '?asOf=2020-05-04'), 'Elmúlt Kft.')).toBeDefined()
})

describe('on an earlier day a company has ceased that had by then, whatever it is today', () => {
  const FOCUS = '20000003'
  const of = (id: string, name: string) => [
    factOf(id)('name', { name }),
    factOf(id)('member', owner('Pál', 100), { slot: '1', partyId: 'person-pal' }),
  ]
  const entry = (status: 'registered' | 'ceased', on: string | null = null) => ({ status, on, reason: null })

  beforeAll(() =>
    merge(server.deps.db, [
      ...of(FOCUS, 'Középső Kft.'),
      factOf(FOCUS)('registration', entry('registered'), { from: '2005-01-01' }),
      ...of('70000002', 'Később törölt Kft.'),
      // Told by its day alone: since when the entry is valid nobody says.
      factOf('70000002')('registration', entry('ceased', '2020-05-05')),
      ...of('70000003', 'Visszatért Kft.'),
      factOf('70000003')('registration', entry('registered'), { from: '2005-01-01', to: '2010-01-01' }),
      factOf('70000003')('registration', entry('ceased'), { from: '2010-01-01', to: '2012-01-01' }),
      factOf('70000003')('registration', entry('registered'), { from: '2012-01-01' }),
    ]),
  )

  test.each([
    ['before either had', '2008-06-01', ['Később törölt Kft.', 'Visszatért Kft.']],
    ['while one was out of the register', '2011-06-01', ['Később törölt Kft.']],
    ['once the other had', '2021-06-01', ['Visszatért Kft.']],
  ])('%s', async (_title, day, others) => {
    const page = await read(FOCUS, `?levels=2&asOf=${day}`)
    expect(page.nodes.map(({ name }) => name).toSorted()).toEqual([...others, 'Középső Kft.', 'Pál'].toSorted())
    // What is counted is what would be drawn.
    expect(nodeOf(await read(FOCUS, `?asOf=${day}`), 'Pál')?.hidden).toBe(others.length)
  })
})

test('the days on which it changed, in words; what stays stands where it stood', async () => {
  const [now, then] = await Promise.all([read(COMPANY), read(COMPANY, '?asOf=2015-06-01')])
  expect(now.days.map(({ day, text }) => `${day} ${text.replaceAll('\u00A0', ' ')}`)).toEqual([
    '2010-01-01 +1: Béla (tulajdonos, Minta Kft.)',
    '2015-01-01 +2: Közkézhányad (tulajdonos, Minta Kft.), Anna (tulajdonos, Minta Kft.) · −1: Béla (tulajdonos, Minta Kft.)',
    '2018-05-01 +1: Anna (ügyvezető, Minta Kft.)',
    '2019-01-01 +1: Minta Kft. (tulajdonos, Leány <b>Kft.</b>)',
    '2020-02-02 +1: Iroda Imre (ügyvezető, Minta Kft.)',
  ])
  expect(then.days).toEqual(now.days)
  const places = new Map(now.nodes.map(({ id, coord }) => [id, coord]))
  for (const { id, coord } of then.nodes) expect(coord).toEqual(places.get(id) ?? coord)
  expect(then.notes.join(' ')).toContain('A nevek, székhelyek, státuszok és minősítések napja 2015.')
  expect(nodeOf(then, 'Minta Kft.')?.text).toMatch(/^működő · 2015\./)
})

describe('two levels, hubs and the limit', () => {
  test('the other company of an owner is drawn, the clients of an office are one hub', async () => {
    const page = await read(COMPANY, '?levels=2')
    expect(nodeOf(page, 'Testvér Kft.')).toMatchObject({ depth: 2 })
    expect(nodeOf(page, 'Iroda Imre')).toMatchObject({ isHub: true, hidden: HUB_SIZE, expands: 'person-office' })
    expect(page.counts.leftOut).toMatchObject({ inHubs: HUB_SIZE, overLimit: 0 })
  })

  test('expanding moves nothing, brings more, and says how many remain', async () => {
    const before = await read(COMPANY, '?levels=2')
    const after = await read(COMPANY, '?levels=2&expanded=person-office')
    const again = await read(COMPANY, '?levels=2&expanded=person-office,person-office')
    expect(after.nodes.length).toBe(before.nodes.length + 25 + 1)
    expect(again.nodes.length).toBe(after.nodes.length + 25)
    expect(nodeOf(after, '+ 425 további vezetett cég')).toMatchObject({ kind: 'rest', expands: 'person-office' })
    const places = new Map(after.nodes.map(({ id, coord }) => [id, coord]))
    for (const { id, coord } of before.nodes) expect(places.get(id)).toEqual(coord)
    expect(await read(COMPANY, '?levels=2&expanded=person-office')).toEqual(after)
  })

  test('at most a hundred connections are drawn unasked', async () => {
    const page = await read(HUB)
    expect(page.counts).toMatchObject({ connections: NETWORK_LIMIT, leftOut: { overLimit: 30 } })
    expect(nodeOf(page, '+ 30 további tulajdonos')).toMatchObject({ kind: 'rest', expands: HUB })
  })
})

test.each(['', '?owners=false', '?leaders=false', '?onlyActive=false', '?asOf=2016-02-01'])(
  'the picture has the parties that the entries have: %s',
  async (search) => {
    const page = await read(COMPANY, search)
    const given = new URLSearchParams(search)
    const kinds = [
      ...(given.get('owners') === 'false' ? [] : ['owner' as const]),
      ...(given.get('leaders') === 'false' ? [] : ['leader' as const]),
      'succession' as const,
    ]
    const { ties } = await listTies(server.deps.db, {
      parties: [COMPANY],
      asOf: page.asOf,
      isOnlyValid: given.get('onlyActive') !== 'false',
      kinds,
    })
    const expected = new Set(ties.map(({ companyId, partyKey }) => (companyId === COMPANY ? partyKey : companyId)))
    const drawn = page.nodes.filter(({ kind, shadow }) => !shadow && kind !== 'unknown' && kind !== 'rest')
    expect(drawn.map(({ id }) => id).toSorted()).toEqual([...expected].toSorted())
  },
)

describe('the network as a file', () => {
  const download = (format: string, search = '') =>
    callAs(server, `/api/report/${COMPANY}/connections-download?format=${format}${search}`, {
      claims: ['KapcsolatiHalo'],
      locale: 'en',
    })

  test('has a line for every entry behind what is drawn, and what nobody is known to hold', async () => {
    const lines = (await download('csv')).body.split('\r\n')
    expect(lines.filter((line) => line.includes(',shareholding,'))).toHaveLength(4)
    expect(lines).toContainEqual(
      expect.stringMatching(/^yes,Minta Kft\.,10738885,Anna,person-anna,person,shareholding,/),
    )
    expect(lines).toContainEqual(expect.stringMatching(/^yes,Minta Kft\.,10738885,Unknown owner,.*,0\.3,0\.3,/))
    const told = (await download('json')).body.replaceAll('\u00A0', ' ')
    expect(told).toContain('connections known from here are last known as of 1 Jan 2024.')
    expect((await download('csv', '&leaders=false')).body).not.toContain('Iroda Imre')
  })

  test.each([
    ['', [/^Parties shown: 5, connections: 4/, /^1 ended connection is hidden/, /^Levels: 1 .*100 at most/]],
    ['&levels=2', [/^Levels: 2 /, /^450 connections are folded into hubs/, /^Folded hubs.*Iroda Imre \(450\)/]],
    ['&asOf=2016-01-01', [/^Names, registered offices, statuses and ratings are those of/]],
  ])('as CSV says what was left out in rows of its own: %s', async (search, notes) => {
    const { body } = await download('csv', search)
    // A row of another length than the first would be an error.
    const rows = parse(body, { bom: true })
    const told = rows.filter(([mark]) => mark === '#')
    expect(parse(body, { bom: true, comment: '#', comment_no_infix: true })).toHaveLength(rows.length - told.length)
    for (const note of notes) expect(told.map(([, text]) => text)).toContainEqual(expect.stringMatching(note))
  })

  test('has records of which statements can be made, and says what is left out', async () => {
    const answer = await download('json')
    expect(answer.json()).toMatchObject({
      company: COMPANY,
      persons: expect.arrayContaining([{ recordId: 'person-anna', recordType: 'person', name: 'Anna' }]),
      unlistedParts: [{ companyId: COMPANY, minimum: 30, maximum: 30 }],
      notes: expect.arrayContaining([expect.stringContaining('hidden')]),
      drawn: { parties: 5, connections: 4, limit: NETWORK_LIMIT },
      leftOut: { ended: 1, otherKinds: 0, alone: 0, overLimit: 0 },
    })
    expect(answer.body).not.toContain('Titkos')
    expect((await download('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test.each([
    ['without the claim', '', ['Cegriport'] as const, 400],
    ['without a token', '', null, 401],
    ['of a kind there is not', '?format=pdf', ['KapcsolatiHalo'] as const, 422],
  ])('%s', async (_title, search, claims, status) => {
    const answer = await callAs(server, `/api/report/${COMPANY}/connections-download${search}`, { claims })
    expect(answer.statusCode).toBe(status)
  })
})

test('a status that nobody has told for long bears its day', async () => {
  const page = await read(COMPANY, '', 'en')
  expect(nodeOf(page, 'Minta Kft.')).toMatchObject({
    fill: 'neutral',
    status: { value: expect.stringMatching(/2024/) },
  })
})

test('nothing known: the company alone, and what the silence means', async () => {
  const page = await read(BARE)
  expect(page.links).toEqual([])
  expect(page.nodes).toMatchObject([{ id: BARE, name: 'Magányos Kft.', shadow: true }])
  expect(page.silence).toMatchObject({ level: 'unknown', title: 'Nem ismert, van-e kapcsolat' })
})

test.each(['en', 'de'] as const)('in %s', async (locale) => {
  const page = await read(COMPANY, '?levels=2', locale)
  expect(JSON.stringify(page)).not.toMatch(/tulajdonos|ügyvezető|személy|kapcsolat/)
})

test.each([
  ['?levels=3', 422],
  ['?levels=0', 422],
  ['?asOf=tomorrow', 422],
  ['?asOf=9999-12-31', 422],
  ['?asOf=0000-01-01', 422],
  ['?colour=red', 422],
  [`?expanded=${'x,'.repeat(81)}`, 422],
])('what is not asked as it should be: %s', async (search, status) => {
  const answer = await callAs(server, `/api/report/${COMPANY}/connections${search}`, { claims: ['KapcsolatiHalo'] })
  expect(answer.statusCode).toBe(status)
})

test('without the claim, without a token, of a company nobody knows', async () => {
  const url = `/api/report/${COMPANY}/connections`
  const refused = await callAs(server, url, { claims: ['Cegriport'] })
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { type: 'module', name: 'KapcsolatiHalo' }])
  expect((await callAs(server, url, { claims: null })).statusCode).toBe(401)
  const unknown = await callAs(server, '/api/report/99999999/connections', { claims: ['KapcsolatiHalo'] })
  expect(unknown.statusCode).toBe(404)
})
