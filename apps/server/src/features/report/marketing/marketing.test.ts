import { Marketing } from '@merleg/contract/report/marketing.contract'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { type EntityKind, ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { everySection, HOSTILE } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const BARE = '14562877'
/** Owns and leads more than is listed. */
const HUB = '11111119'
const HUB_SIZE = 230
const IDS: Record<EntityKind, string> = {
  company: '87654322',
  selfemployed: 'SE10000002',
  nonprofit: 'NP10000003',
  budgetary: 'BI10000004',
  educational: 'EI10000005',
  taxentity: 'TE10000006',
  foreign: 'ee-10000018',
}
const SEAT = '1051 Budapest, Fő utca 1.'

const url = (id: string) => `/api/report/${id}/marketing`
const shown = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

test('gives out no contact of a company that asked not to be contacted, and says so', async () => {
  const wish = sql`insert into contact_opt_outs (party_kind, party_id, reason, asked_on, recorded_at)
    values ('company', ${COMPANY}, 'Kérte', '2026-11-01', now())`
  expect((await read(COMPANY)).contact.phones).not.toEqual([])
  await wish.execute(server.deps.db)
  const { contact, silence } = await read(COMPANY)
  expect(contact).toEqual({ phones: [], emails: [], websites: [] })
  expect(silence.contacts.title).toBe('Az elérhetőségeket nem adjuk ki')
  await sql`update contact_opt_outs set removed_at = now(), removal_reason = 'teszt'`.execute(server.deps.db)
})

async function read(id: string, locale: Locale = 'hu'): Promise<Marketing> {
  const answer = await callAs(server, url(id), { claims: ['MarketingAdatok'], locale })
  expect(answer.statusCode).toBe(200)
  return Marketing.parse(answer.json())
}

const address = (text: string) => ({
  text,
  countryCode: 'HU',
  zip: text.slice(0, 4),
  settlement: null,
  county: null,
  street: null,
})
const owner = (name: string, given: Partial<FactPayload<'member'>> = {}): FactPayload<'member'> => ({
  ...OWNER,
  name,
  motherName: 'Titkos Anna',
  birthDate: '1970-02-03',
  ...given,
})
const manager = (name: string) => ({ ...PERSON, name, post: 'ügyvezető', representation: null })

function company(id: string, name: string, status: 'registered' | 'ceased' = 'registered') {
  return [
    factOf(id)('name', { name }),
    factOf(id)('registration', { status, on: null, reason: null }, { from: '2005-01-01' }),
  ]
}

function ownFacts() {
  const fact = factOf(COMPANY)
  return [
    ...company(COMPANY, 'Minta Kft.'),
    fact('seat', address(SEAT)),
    fact('phone', { value: '+36 1 234 5678' }, { slot: '1', from: '2020-01-01' }),
    fact('phone', { value: '+36 1 111 1111' }, { slot: '2', from: '2010-01-01', to: '2020-01-01' }),
    fact('phone', { value: '+36 1 999 9999' }, { slot: '3', from: '2900-01-01' }),
    fact('e-mail', { value: 'info@minta.example' }, { slot: '1' }),
    fact('website', { value: 'javascript:alert(1)' }, { slot: '1' }),
    fact('member', owner('Tag Tamás'), { slot: '1', partyId: 'person-tag' }),
    fact('member', owner('Anya Zrt.', { partyKind: 'company' }), { slot: '2', partyId: '20000001' }),
    fact('member', owner('Régi Rezső'), { slot: '3', partyId: 'person-old', from: '2010-01-01', to: '2015-01-01' }),
    fact('signatory', manager('Vezető Vera'), { slot: '1', partyId: 'person-vera' }),
    fact('signatory', manager('Vezető Vilmos'), { slot: '2', partyId: 'person-vilmos' }),
    fact('predecessor', { name: 'Előd Bt.', registerNumber: null, relation: 'átalakulás' }, { slot: '1' }),
  ]
}

/** Others, each tied in one way. */
function otherFacts() {
  const owned = (id: string, partyId: string, given: { from?: string; to?: string } = {}) =>
    factOf(id)('member', owner('Valaki'), { slot: 'x', partyId, ...given })
  const led = (id: string, partyId: string, slot = 'x') => factOf(id)('signatory', manager('Valaki'), { slot, partyId })
  return [
    ...company('20000001', 'Anya Zrt.'),
    ...company('20000002', 'Testvér Kft.'),
    owned('20000002', 'person-tag'),
    ...company('20000003', 'Vezetett Kft.'),
    led('20000003', 'person-vera'),
    led('20000003', 'person-vilmos', 'y'),
    ...company('20000004', 'Keresztbe Kft.'),
    led('20000004', 'person-tag'),
    ...company('20000005', 'Egykori Kft.'),
    owned('20000005', 'person-old', { from: '2012-01-01' }),
    ...company('20000006', 'Sohasem Együtt Kft.'),
    owned('20000006', 'person-old', { from: '2018-01-01' }),
    ...company('20000007', 'Szomszéd Kft.'),
    factOf('20000007')('seat', address(SEAT)),
    ...company('20000008', 'Megszűnt Szomszéd Kft.', 'ceased'),
    factOf('20000008')('seat', address(SEAT)),
    ...company('20000009', 'Utód Kft.'),
    factOf('20000009')(
      'predecessor',
      { name: 'Minta Kft.', registerNumber: null, relation: null },
      { slot: '1', partyId: COMPANY },
    ),
    ...company('20000010', 'Könyvvizsgált Kft.'),
    factOf('20000010')('auditor', { ...PERSON, name: 'Tag Tamás' }, { slot: '1', partyId: 'person-tag' }),
  ]
}

function interestFacts() {
  const held = (id: string, given: { from?: string; to?: string; share?: number; slot?: string }) =>
    factOf(id)(
      'member',
      owner('Minta Kft.', { partyKind: 'company', shareMin: given.share ?? null, shareMax: given.share ?? null }),
      { ...given, slot: given.slot ?? '1', partyId: COMPANY, ref: 'https://source.example/7' },
    )
  return [
    ...company('30000001', 'Leány Kft.'),
    factOf('30000001')('register-number', { value: '0109123456' }, { slot: '1' }),
    held('30000001', { share: 40, from: '2012-01-01', to: '2018-01-01' }),
    held('30000001', { share: 75, from: '2018-01-01' }),
    ...company('30000002', 'Megszűnt Leány Kft.', 'ceased'),
    held('30000002', {}),
    ...company('30000003', 'Jövőbeli Leány Kft.'),
    held('30000003', { from: '2900-01-01' }),
  ]
}

function hubFacts() {
  return [
    ...company(HUB, 'Központ Zrt.'),
    factOf(HUB)('seat', address('1111 Budapest, Hub tér 1.')),
    factOf(HUB)('signatory', manager('Sokcéges Sándor'), { slot: '1', partyId: 'person-hub' }),
    ...Array.from({ length: HUB_SIZE }, (_, index) => String(40000000 + index)).flatMap((id) => [
      ...company(id, `Hub ${id}`),
      factOf(id)('seat', address('1111 Budapest, Hub tér 1.')),
      factOf(id)('member', owner('Központ Zrt.', { partyKind: 'company' }), { slot: '1', partyId: HUB }),
      factOf(id)('signatory', manager('Sokcéges Sándor'), { slot: '1', partyId: 'person-hub' }),
    ]),
  ]
}

beforeAll(async () => {
  await merge(server.deps.db, [
    ...ownFacts(),
    ...otherFacts(),
    ...interestFacts(),
    ...hubFacts(),
    factOf(BARE)('name', { name: 'Csak Név Kft.' }),
    factOf(BARE)('seat', address('1051 Budapest')),
    factOf('14562878')('name', { name: 'Ugyanaz a település Kft.' }),
    factOf('14562878')('seat', address('1051 Budapest')),
    ...Object.values(IDS).flatMap(everySection),
  ])
})

describe('contacts', () => {
  test('in force first, to be called and written to, with their days; what begins later is not there yet', async () => {
    const { phones, emails, websites } = (await read(COMPANY)).contact
    expect(phones.map(({ value, url: link, valid, dates }) => [value, link, valid, shown(dates)])).toEqual([
      ['+36 1 234 5678', 'tel:+3612345678', true, '2020. 01. 01. –'],
      ['+36 1 111 1111', 'tel:+3611111111', false, '2010. 01. 01. – 2019. 12. 31.'],
    ])
    expect(emails[0]).toMatchObject({
      url: 'mailto:info@minta.example',
      dates: null,
      provenance: { publisher: 'Cégbíróság', validFrom: null },
    })
    expect(websites).toMatchObject([{ value: 'javascript:alert(1)', url: null }])
  })
})

describe('interests', () => {
  test('in force in existing companies first, with share, days and source', async () => {
    const { interests, hasMoreInterests } = await read(COMPANY)
    expect(
      interests.map(({ name, registrationNumber, share, valid, dates, status, url: link }) => [
        name,
        registrationNumber,
        shown(share),
        valid,
        shown(dates),
        status?.key,
        link,
      ]),
    ).toEqual([
      ['Leány Kft.', '01-09-123456', '75 %', true, '2018. 01. 01. –', 'working', '/report/30000001/summary'],
      ['Megszűnt Leány Kft.', null, null, true, null, 'ceased', '/report/30000002/summary'],
      [
        'Leány Kft.',
        '01-09-123456',
        '40 %',
        false,
        '2012. 01. 01. – 2017. 12. 31.',
        'working',
        '/report/30000001/summary',
      ],
    ])
    expect(interests[0]?.provenance).toMatchObject({ url: 'https://source.example/7', validFrom: '2018-01-01' })
    expect(hasMoreInterests).toBe(false)
  })

  test('of a company with very many: a part of them, said so, the same each time', async () => {
    const first = await read(HUB)
    expect([first.interests.length, first.hasMoreInterests]).toEqual([200, true])
    expect(first.interests[0]?.name).toBe('Hub 40000000')
    expect(await read(HUB)).toEqual(first)
  })
})

describe('associations', () => {
  test('by succession, owner, officer and seat, the closest first, what is over last', async () => {
    const { associations, hasMoreAssociations } = await read(COMPANY)
    expect(
      associations.map(({ type, name, through, valid, link }) => [type, name, through, valid, link?.slice(8, 16)]),
    ).toEqual([
      ['Jogelőd', 'Előd Bt.', null, true, undefined],
      ['Jogutód', 'Utód Kft.', null, true, '20000009'],
      ['Tulajdonos cég', 'Anya Zrt.', null, true, '20000001'],
      ['Közös tulajdonos', 'Testvér Kft.', 'Tag Tamás', true, '20000002'],
      ['Közös vezető', 'Vezetett Kft.', 'Vezető Vera, Vezető Vilmos', true, '20000003'],
      ['Tulajdonos és vezető ugyanaz', 'Keresztbe Kft.', 'Tag Tamás', true, '20000004'],
      ['Azonos székhely', 'Szomszéd Kft.', SEAT, true, '20000007'],
      ['Közös tulajdonos', 'Egykori Kft.', 'Régi Rezső', false, '20000005'],
      ['Azonos székhely', 'Megszűnt Szomszéd Kft.', SEAT, false, '20000008'],
    ])
    expect(hasMoreAssociations).toBe(false)
  })

  test('of a company with very many: so many of each kind, said so', async () => {
    const { associations, hasMoreAssociations } = await read(HUB, 'en')
    const counts = Map.groupBy(associations, ({ type }) => type)
    expect([...counts].map(([type, own]) => [type, own.length])).toEqual([
      ['Common officer', 50],
      ['Same registered office', 50],
    ])
    expect(hasMoreAssociations).toBe(true)
  })

  test('a seat without a house number makes no neighbours', async () => {
    expect(await read(BARE)).toMatchObject({
      contact: { phones: [], emails: [], websites: [] },
      interests: [],
      hasMoreInterests: false,
      associations: [],
      hasMoreAssociations: false,
    })
  })

  test('tell nothing personal but the name', async () => {
    const answer = await callAs(server, url(COMPANY), { claims: ['MarketingAdatok'] })
    expect(answer.body).toContain('Tag Tamás')
    expect(answer.body).not.toMatch(/Titkos Anna|1970/)
  })
})

describe('the marketing page', () => {
  test.each(ENTITY_KINDS)('of a made-up %s leaves hostile text a text', async (kind) => {
    const { contact, associations } = await read(IDS[kind], 'de')
    expect(contact.phones).toMatchObject([{ value: HOSTILE, url: null }])
    expect(contact.websites).toMatchObject([{ url: null }])
    expect(associations.find(({ type }) => type === 'Rechtsvorgänger')).toMatchObject({ name: HOSTILE, link: null })
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Cegriport'], 400, 'claim.missing'],
    ['an unknown company', url('10738886'), ['MarketingAdatok'], 404, 'company.not-found'],
    ['a malformed id', url('1073888x'), ['MarketingAdatok'], 404, 'page.not-found'],
    ['a query it does not know', `${url(COMPANY)}?x=1`, ['MarketingAdatok'], 422, 'validation.failed'],
  ] as const)('for %s', async (_title, place, claims, status, code) => {
    const answer = await callAs(server, place, { claims })
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })
})
