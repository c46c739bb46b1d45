import { randomUUID } from 'node:crypto'
import type { SearchCount, SearchForm, SearchResults } from '@merleg/contract/company-search.contract'
import type { SourceRecord } from '@merleg/domain/observation'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { factOf, merge, REGISTER, statement } from '../report/testing-report.ts'
import { follow } from './testing-company-search.ts'

const server = useTestApp()
const [ZALA, PEST, GONE] = ['10000001', '10000002', '10000003'] as const
const HOSTILE = '<b>"Alfa"</b> Kft.'

const address = (settlement: string, county: string, zip: string) => ({
  text: `${zip} ${settlement}, Fő utca 1.`,
  countryCode: 'HU',
  zip,
  settlement,
  county,
  street: 'Fő utca',
})
const ENFORCEMENT = { authority: 'NAV', caseNumber: 'V1', amount: 10, currency: 'HUF', text: null }
const person = (name: string) => ({
  partyKind: 'person' as const,
  name,
  address: '8900 Zalaegerszeg, Kis utca 2.',
  motherName: 'Titkos Mária',
  birthDate: null,
  registerNumber: null,
})
const UNTOLD_SHARE = { shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null }

function company(id: string, name: string, seat: ReturnType<typeof address>): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('name', { name }),
    fact('legal-form', { code: '113', name: 'korlátolt felelősségű társaság' }),
    fact('registration', { status: 'registered', on: '2010-01-01', reason: null }, { from: '2010-01-01' }),
    fact('seat', seat),
    fact('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
  ]
}

beforeAll(async () => {
  await merge(
    server.deps.db,
    [
      ...company(ZALA, HOSTILE, address('Zalaegerszeg', 'Zala', '8900')),
      factOf(ZALA)('headcount', { persons: 40 }),
      factOf(ZALA)('phone', { value: '+36 92 111' }, { slot: '1' }),
      factOf(ZALA)('activity', { scheme: 'TEAOR08', code: '6201', isMain: false }, { slot: '6201' }),
      statement(ZALA, 2024, { amounts: { netSales: 250_000 } }),
      ...company(PEST, 'Béta Kft.', address('Vác', 'Pest', '2600')),
      factOf(PEST)('headcount', { persons: 5 }),
      factOf(PEST)('site', address('Zalaegerszeg', 'Zala', '8900'), { slot: '1' }),
      factOf(PEST)(
        'signatory',
        { ...person('Kovács Géza'), post: 'ügyvezető', representation: 'independent' },
        { slot: '1' },
      ),
      factOf(PEST)(
        'tax-enforcement',
        { authority: 'NAV', caseNumber: '1', amount: 10, currency: 'HUF', text: null },
        { slot: '1', from: '2025-03-01' },
      ),
      factOf(PEST)('enforcement', ENFORCEMENT, { slot: 'ended', from: '2015-01-01', to: '2016-01-01' }),
      factOf(PEST)('enforcement', ENFORCEMENT, { slot: 'to come', from: '2099-01-01' }),
      ...company(GONE, 'Gamma Kft.', address('Zalaegerszeg', 'Zala', '8900')),
      factOf(GONE)(
        'liquidation',
        { caseNumber: 'F1', court: null, administrator: null, text: null },
        { slot: '1', from: '2024-02-01' },
      ),
      factOf(GONE)('representative', { ...person('Nagy Ilona'), post: null }, { slot: '1', partyId: 'TE87654321' }),
      factOf(GONE)(
        'member',
        { ...person('Holding Kft.'), ...UNTOLD_SHARE, partyKind: 'company', motherName: null },
        { slot: '1', partyId: PEST },
      ),
      factOf(GONE)(
        'member',
        { ...person('Abroad AG'), ...UNTOLD_SHARE, partyKind: 'other', motherName: null, registerNumber: 'FN 1234 x' },
        { slot: '2' },
      ),
    ],
    { observedOn: '2026-10-01', source: REGISTER },
  )
  await follow(server.deps.db)
})

const MARKETING = { claims: ['MarketingAdatok'] } as const
const ADVANCED = { claims: ['Reszleteskereso'] } as const
type Headers = Record<string, string>
const get = (url: string, headers: Headers) => server.app.inject({ url, headers })
const post = (url: string, query: object, headers: Headers) =>
  server.app.inject({ method: 'POST', url, headers, payload: { version: 1, query } })
const save = async (url: string, query: object, headers: Headers) =>
  (await post(url, query, headers)).json<{ id: string }>().id
const resultsOf = async (url: string, headers: Headers) => (await get(url, headers)).json<SearchResults>()

describe('the form', () => {
  test('begins with the defaults of its variant, and says what can be chosen', async () => {
    const marketing = await server.signIn(MARKETING)
    const form = (await get('/api/marketing', marketing.headers)).json<SearchForm>()
    expect(form.params).toMatchObject({
      onlyValid: true,
      companyDetails: { addressType: ['Headquarter'], memberType: [] },
    })
    const { prefill } = form
    expect(prefill.types).toEqual([{ id: 'kft', value: 'Korlátolt felelősségű társaság (Kft.)' }])
    expect(prefill.counties).toHaveLength(20)
    expect(prefill.counties).toContainEqual({ id: '20', value: 'Zala' })
    expect(prefill.regions).toContainEqual({ id: '30', value: 'Nyugat-Dunántúl' })
    expect(prefill.negativeInfoTypes[0]).toEqual({ id: 'liquidation', value: 'Felszámolás' })
    expect(prefill.activities).toHaveLength(21)
    const advanced = await server.signIn(ADVANCED)
    const other = (await get('/api/advanced-search', advanced.headers)).json<SearchForm>()
    expect(other.params).toMatchObject({
      onlyValid: false,
      companyDetails: { addressType: ['Headquarter', 'Branch', 'Site'], memberType: ['Signer', 'Member'] },
    })
    expect(other.prefill.activities).toEqual([])
  })

  test('has the tree of activities whole in each language, with the classes of the later revision', async () => {
    const { headers } = await server.signIn(MARKETING)
    const titles = []
    for (const locale of LOCALES) {
      const { prefill } = (await get('/api/marketing', { ...headers, 'x-locale': locale })).json<SearchForm>()
      const { activities } = prefill
      const count = (nodes: typeof activities): number =>
        nodes.reduce((sum, { children }) => sum + 1 + count(children), 0)
      expect(count(activities)).toBe(996)
      const division = activities.find(({ key }) => key === 'J')?.children.find(({ key }) => key === '62')
      const found = division?.children[0]?.children[0]
      expect([found?.key, found?.code, found?.later]).toEqual(['6201', '62.01', expect.arrayContaining(['62.10'])])
      titles.push(found?.title)
    }
    expect(new Set(titles).size).toBe(3)
  })
})

describe('saving', () => {
  test('the same search again has the same id, also at the same moment; it is loaded as it was saved', async () => {
    const { headers } = await server.signIn(MARKETING)
    const query = { companyDetails: { county: ['20'], addressType: ['1', 2] }, activities: ['62.10', "4120'08"] }
    const ids = await Promise.all([1, 2, 3].map(() => save('/api/marketing', query, headers)))
    expect(new Set(ids).size).toBe(1)
    const form = (await get(`/api/marketing/${ids[0]}`, headers)).json<SearchForm>()
    expect(form.params).toMatchObject({
      activities: ['4120', '6201'],
      companyDetails: { county: ['20'], addressType: ['Headquarter', 'Site'] },
    })
  })

  test.each([
    ['nothing', {}],
    ['what narrows nothing', { onlyValid: true, companyDetails: { addressType: ['1'], memberType: ['2'] } }],
    ['a radius alone', { more: { nearby: { radiusKm: 20 } } }],
  ])('%s is no search', async (_name, query) => {
    const { headers } = await server.signIn(ADVANCED)
    const answer = await post('/api/advanced-search', query, { ...headers, 'x-locale': 'en' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'saved-search.empty', message: expect.stringMatching(/^Fill in at least one criterion/) },
    ])
  })

  test.each([
    [{ companyDetails: { county: ['20', 'Zala'] } }, 'query.companyDetails.county.1'],
    [{ companyDetails: { region: ['99'] } }, 'query.companyDetails.region.0'],
    [{ companyDetails: { type: ['kft', 'x'] } }, 'query.companyDetails.type.1'],
    [{ companyDetails: { status: 'dead' } }, 'query.companyDetails.status.0'],
    [{ negativeInfo: { type: ['growth'] } }, 'query.negativeInfo.type.0'],
    [{ positiveInfo: { type: ['liquidation'] } }, 'query.positiveInfo.type.0'],
    [{ more: { ownerKind: ['nobody'] } }, 'query.more.ownerKind.0'],
    [{ activities: ['4120', '4689'] }, 'query.activities.1'],
    [{ companyDetails: { addressType: ['9'] } }, 'query.companyDetails.addressType.0'],
    [{ companyDetails: { employees: { min: 3, max: 2 } } }, 'query.companyDetails.employees.max'],
    [{ companyDetails: { foundation: { min: '2020.02.30' } } }, 'query.companyDetails.foundation.min'],
  ])('%j is refused by its field', async (query, field) => {
    const { headers } = await server.signIn(MARKETING)
    for (const url of ['/api/marketing', '/api/marketing/query/count']) {
      const answer = await post(url, query, headers)
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation.failed' }])
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field)
    }
  })

  test('activities are not offered by the advanced search', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const answer = await post('/api/advanced-search', { activities: ['4120'] }, headers)
    expect(answer.json()).toMatchObject({ fields: { 'query.activities': 'not-offered' } })
  })

  test('a place and a company that do not exist are told by their fields', async () => {
    const { headers } = await server.signIn(MARKETING)
    const place = await post(
      '/api/marketing',
      { more: { nearby: { settlement: 'Zalaegerszek', radiusKm: 5 } } },
      headers,
    )
    expect([place.statusCode, place.json()]).toMatchObject([
      422,
      {
        code: 'place.not-found',
        proposals: { 'query.more.nearby.settlement': expect.arrayContaining(['Zalaegerszeg']) },
      },
    ])
    const model = await post('/api/marketing', { more: { similarTo: [ZALA, '99999999'] } }, headers)
    expect([model.statusCode, model.json()]).toMatchObject([
      404,
      { code: 'company.not-found', fields: { 'query.more.similarTo.1': 'unknown' } },
    ])
  })

  test("another user's search, and one of the other variant, are not there", async () => {
    const both = { claims: ['MarketingAdatok', 'Reszleteskereso'] } as const
    const own = await server.signIn(both)
    const other = await server.signIn(both)
    const id = await save('/api/marketing', { companyDetails: { county: ['20'] } }, own.headers)
    expect((await get(`/api/marketing/${id}`, own.headers)).statusCode).toBe(200)
    for (const [url, headers] of [
      [`/api/marketing/${id}`, other.headers],
      [`/api/marketing/${id}/results`, other.headers],
      [`/api/advanced-search/${id}`, own.headers],
      [`/api/advanced-search/${id}/results`, own.headers],
      [`/api/marketing/${randomUUID()}`, own.headers],
    ] as const) {
      const answer = await get(url, headers)
      expect([url, answer.statusCode, answer.json()]).toMatchObject([url, 404, { code: 'saved-search.not-found' }])
    }
  })
})

test('the live count saves nothing and says what each criterion costs', async () => {
  const { headers, userId } = await server.signIn(MARKETING)
  const query = { companyDetails: { county: ['20'], employees: { min: 10 }, addressType: ['1'] } }
  const answer = (await post('/api/marketing/query/count', query, headers)).json<SearchCount>()
  expect(answer).toMatchObject({ count: 1, isExact: true })
  expect(new Map(answer.without.map(({ criterion, count }) => [criterion, count]))).toEqual(
    new Map([
      ['county', 1],
      ['employees', 2],
    ]),
  )
  expect((await post('/api/marketing/query/count', {}, headers)).json()).toMatchObject({ count: 3 })
  const saved = await sql`select 1 from saved_searches where user_id = ${userId}`.execute(server.deps.db)
  expect(saved.rows).toEqual([])
})

describe('results', () => {
  test('rows with figures and contacts, the title in words, the order and its options', async () => {
    const { headers } = await server.signIn(MARKETING)
    const query = {
      onlyValid: true,
      companyDetails: { county: ['20', '14'], addressType: ['1'], employees: { min: 10 } },
    }
    const id = await save('/api/marketing', query, headers)
    const page = await resultsOf(`/api/marketing/${id}/results?perPage=20`, { ...headers, 'x-locale': 'en' })
    expect(page.title).toEqual({
      prefix: 'Marketing search',
      value: 'Headcount: ≥ 10; County: Zala, Somogy; Without ceased companies',
    })
    expect(page.results).toHaveLength(1)
    expect(page.results[0]).toMatchObject({
      companyId: ZALA,
      name: { value: HOSTILE, url: `/report/${ZALA}/summary` },
      headcount: 40,
      salesThousand: 250_000,
      currency: 'HUF',
      year: 2024,
      county: 'Zala',
      mainActivity: expect.stringMatching(/^41\.20 /),
      contacts: { phone: true, email: false, website: false },
      matched: [],
    })
    expect(page.price).toBeNull()
    expect(page.meta).toMatchObject({ count: 1, currentPage: 1, perPage: 20, orderBy: 'name' })
    expect(page.meta.orderOptions.map(({ id: order }) => order)).toEqual([
      'name',
      'sales',
      'headcount',
      'founded',
      'rating',
      'probability',
      'growth',
    ])
    const refused = await get(`/api/marketing/${id}/results?orderBy=distance`, headers)
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { fields: { orderBy: 'not-offered' } }])
    const beyond = await resultsOf(`/api/marketing/${id}/results?currentPage=9`, headers)
    expect([beyond.results, beyond.meta.count]).toEqual([[], 1])
  })

  test('say which site, person, information and further activity met what was asked, and nothing more of a person', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const id = await save(
      '/api/advanced-search',
      {
        companyDetails: {
          city: 'zalaegerszeg',
          addressType: ['1', '2', '3'],
          personName: 'kovács géza',
          motherName: 'titkos mária',
          memberType: ['1'],
        },
        negativeInfo: { type: ['tax-enforcement'], start: '2025.01.01' },
      },
      headers,
    )
    const page = await resultsOf(`/api/advanced-search/${id}/results`, headers)
    expect(page.results.map(({ companyId, contacts, matched }) => ({ companyId, contacts, matched }))).toEqual([
      {
        companyId: PEST,
        contacts: null,
        matched: [
          { criterion: 'city', text: 'telephely: 8900 Zalaegerszeg, Fő utca 1.' },
          { criterion: 'personName', text: expect.stringMatching(/^Kovács Géza \(/) },
          { criterion: 'negativeInfo', text: 'NAV-végrehajtás, 2025.\u00A003.\u00A001.' },
        ],
      },
    ])
    expect(JSON.stringify(page.results)).not.toMatch(/Titkos|Kis utca/)
    const marketing = await server.signIn(MARKETING)
    const other = await save('/api/marketing', { activities: ['6201'], inAllActivity: true }, marketing.headers)
    const found = await resultsOf(`/api/marketing/${other}/results`, marketing.headers)
    expect(found.results[0]?.matched).toEqual([{ criterion: 'activities', text: '62.01 Számítógépes programozás' }])
  })

  test.each([
    ['the name of a representative', { personName: 'nagy ilona', memberType: ['1'] }, 'Nagy Ilona'],
    ['the tax identifier of a person', { personTaxId: '87654321' }, 'Nagy Ilona'],
    ['the tax number of a member with its country', { memberTaxNumber: `HU${PEST}` }, 'Holding Kft.'],
    ['the number of a member in another register', { memberTaxNumber: 'FN1234' }, 'Abroad AG'],
  ])('name who was found by %s', async (_by, companyDetails, name) => {
    const { headers } = await server.signIn(ADVANCED)
    const id = await save('/api/advanced-search', { companyDetails }, headers)
    const { results } = await resultsOf(`/api/advanced-search/${id}/results`, headers)
    expect(results.map(({ companyId, matched }) => ({ companyId, matched }))).toEqual([
      { companyId: GONE, matched: [{ criterion: 'personName', text: expect.stringContaining(`${name} (`) }] },
    ])
  })

  test.each([
    [
      'hu',
      { financialDetails: { totalSales: { min: 1 } } },
      '',
      [/forintban.* más pénznemben/, /350–380 napos üzleti/],
    ],
    ['hu', { financialDetails: { liabilities: { min: 1 } } }, '', [/forintban.* más pénznemben/]],
    [
      'en',
      { financialDetails: { totalSales: { min: 1 } } },
      '',
      [/in forints.* another currency/, /financial years of 350–380 days/],
    ],
    ['de', { more: { salesGrowth: { min: 1 } } }, '', [/zwischen vollen Jahren in derselben Währung/]],
    ['hu', { companyDetails: { city: 'vác' } }, '?orderBy=sales', [/sorrend csak a forintos/]],
    ['hu', { financialDetails: { totalSales: { min: 1 } } }, '?orderBy=sales', [/forintban/, /350–380 napos/]],
    ['hu', { more: { similarTo: [ZALA] } }, '', [/ismeretlennek számított, közepes eltéréssel/]],
    ['hu', { more: { similarTo: [GONE, ZALA] } }, '', [/ismeretlennek számított, közepes eltéréssel/]],
    ['en', { more: { similarTo: [GONE] } }, '', [/Likeness of sales could not be looked at/]],
    ['hu', { companyDetails: { city: 'vác' } }, '', []],
  ] as const)('say in %s whom %j passes over in silence', async (locale, query, order, notes) => {
    const { headers } = await server.signIn(ADVANCED)
    const id = await save('/api/advanced-search', query, headers)
    const page = await resultsOf(`/api/advanced-search/${id}/results${order}`, { ...headers, 'x-locale': locale })
    expect(page.notes).toHaveLength(notes.length)
    for (const [index, note] of notes.entries()) expect(page.notes[index]).toMatch(note)
  })

  test('say by which name a company was found, where it is not the one that is shown', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const fact = factOf('10000010')
    await merge(server.deps.db, [
      fact('name', { name: 'Bükkmakk Tölgymag Kft.' }, { from: '2010-01-01', to: '2020-01-01' }),
      fact('name', { name: 'Tölgymag Kft.' }, { from: '2020-01-01' }),
      fact('short-name', { name: 'Tölgy Rövid' }),
    ])
    await follow(server.deps.db)
    const listNames = async (companyName: string, onlyValid: boolean) => {
      const id = await save('/api/advanced-search', { companyDetails: { companyName }, onlyValid }, headers)
      const { results } = await resultsOf(`/api/advanced-search/${id}/results`, headers)
      return results.map(({ matchedName }) => matchedName)
    }
    expect(await listNames('bukkmakk', false)).toEqual(['Bükkmakk Tölgymag Kft.'])
    expect(await listNames('bukkmakk', true)).toEqual([])
    expect(await listNames('tolgy rov', true)).toEqual(['Tölgy Rövid'])
    expect(await listNames('tölgymag', false)).toEqual([null])
  })

  test('like a company of which no activity is known say that nobody was compared', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const untold = '10000009'
    await merge(server.deps.db, [factOf(untold)('name', { name: 'Néma Kft.' })])
    await follow(server.deps.db)
    const id = await save('/api/advanced-search', { more: { similarTo: [untold] } }, headers)
    const { meta, notes, unanswered } = await resultsOf(`/api/advanced-search/${id}/results`, headers)
    expect([meta.count, notes]).toEqual([0, []])
    expect(unanswered).toMatch(/egyetlen céget sem hasonlítottunk/)
    const other = await save('/api/advanced-search', { more: { similarTo: [ZALA] } }, headers)
    expect((await resultsOf(`/api/advanced-search/${other}/results`, headers)).unanswered).toBeNull()
  })

  test('like a company: others of its division, the nearest first, with what is alike', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const id = await save('/api/advanced-search', { more: { similarTo: [ZALA] } }, headers)
    const { results, meta } = await resultsOf(`/api/advanced-search/${id}/results`, headers)
    expect(meta.orderBy).toBe('similarity')
    expect(results.map(({ companyId }) => companyId)).toEqual([GONE, PEST])
    const ascending = await resultsOf(`/api/advanced-search/${id}/results?order=asc`, headers)
    expect(ascending.results.map(({ companyId }) => companyId)).toEqual([PEST, GONE])
    for (const { matched } of results)
      expect(matched).toContainEqual({ criterion: 'similarTo', text: expect.stringMatching(/tevékenység/) })
  })

  test('say no information that was not asked for: none to come, and of companies in operation none that ended', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const negativeInfo = { type: ['enforcement', 'tax-enforcement'] }
    const listTold = async (onlyValid: boolean) => {
      const id = await save('/api/advanced-search', { negativeInfo, onlyValid }, headers)
      const { results } = await resultsOf(`/api/advanced-search/${id}/results`, headers)
      return results.flatMap(({ matched }) => matched.map(({ text }) => text.replaceAll('\u00A0', ' ')))
    }
    const inForce = 'NAV-végrehajtás, 2025. 03. 01.'
    expect(await listTold(true)).toEqual([inForce])
    expect(await listTold(false)).toEqual(['Végrehajtás, 2015. 01. 01.', inForce])
  })

  test('are in the history of the user once, without what was asked of a person', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const query = { companyDetails: { county: ['20'], personName: 'Kovács Géza', motherName: 'Titkos Mária' } }
    const id = await save('/api/advanced-search', query, headers)
    for (let time = 0; time < 2; time += 1) await resultsOf(`/api/advanced-search/${id}/results`, headers)
    await resultsOf(`/api/advanced-search/${id}/results?currentPage=2`, headers)
    const history = (await get('/api/search-history', headers)).json<{
      results: Array<{ query: string; url: string }>
    }>()
    expect(history.results.map(({ query: text, url }) => ({ text, url }))).toEqual([
      { text: 'Vármegye: Zala; Személy, tag', url: `/advanced/search/${id}/results` },
    ])
  })

  test('are in the history in the language of who reads it while they are kept, then in that of the search', async () => {
    const { headers } = await server.signIn(ADVANCED)
    const id = await save('/api/advanced-search', { companyDetails: { county: ['20'] } }, headers)
    await resultsOf(`/api/advanced-search/${id}/results`, headers)
    const read = async (url: string, field: string) => {
      const answer = await get(url, { ...headers, 'x-locale': 'de' })
      return answer.json<Record<string, Array<{ query: string }>>>()[field]?.map(({ query }) => query)
    }
    const readBoth = async () => [
      await read('/api/search-history', 'results'),
      await read('/api/home/recent-work', 'searches'),
    ]
    expect(await readBoth()).toEqual([['Komitat: Zala'], ['Komitat: Zala']])
    await sql`delete from saved_searches where search_id = ${id}`.execute(server.deps.db)
    expect(await readBoth()).toEqual([['Vármegye: Zala'], ['Vármegye: Zala']])
  })
})
