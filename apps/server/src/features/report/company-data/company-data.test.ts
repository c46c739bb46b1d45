import { type DataGroup, getCompanyData, GROUP_ITEM_LIMIT } from '@merleg/contract/report/company-data.contract'
import { FACT_SECTION_NAMES } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, OWNER, PERSON, REGISTER } from '../testing-report.ts'
import { everySection, HOSTILE } from './testing-every-section.ts'

const server = useTestApp()
const COMPANY = '10738885'
const OWNER_COMPANY = '12345676'
const FULL = '87654322'
const AWARDED = '11111119'

const url = (id: string, query = '') => `/api/report/${id}/data${query}`

async function read(id: string, query = '', locale: Locale = 'hu') {
  const answer = await callAs(server, url(id, query), { claims: ['Cegriport'], locale })
  expect(answer.statusCode).toBe(200)
  return getCompanyData.answer.parse(answer.json())
}
async function readGroup(id: string, section: string, query = '', locale: Locale = 'hu'): Promise<DataGroup> {
  const found = (await read(id, query, locale)).groups.find((group) => group.id === section)
  if (found === undefined) throw new Error(`no group ${section}`)
  return found
}
const rowsOf = (group: DataGroup) =>
  group.items.map((item) => item.rows.map((row) => `${row.key}: ${row.value.replaceAll('\u00A0', ' ')}`))

beforeAll(async () => {
  const { db } = server.deps
  await merge(db, [
    factOf(COMPANY)('name', { name: 'Régi Zrt.' }, { from: '2015-03-01', to: '2019-06-01' }),
    factOf(COMPANY)('name', { name: 'ZÁÉV Építőipari Zrt.' }, { from: '2019-06-01' }),
    factOf(COMPANY)(
      'member',
      { ...OWNER, partyKind: 'company', name: 'Tulajdonos Kft.', shareMin: 60, shareMax: 60 },
      { slot: '1', partyId: OWNER_COMPANY, ref: 'https://source.example/7' },
    ),
    factOf(COMPANY)(
      'member',
      {
        ...OWNER,
        name: 'Minta Ilona',
        motherName: 'Próba Anna',
        birthDate: '1970-02-03',
        address: '1051 Budapest, Fő utca 1.',
        shareMin: 25,
        contribution: 1_500_000,
        currency: 'HUF',
      },
      { slot: '2', partyId: 'person-1', ref: 'row 8' },
    ),
    factOf(COMPANY)('member', { ...OWNER, name: 'Régi Tag' }, { slot: '3', from: '2000-01-01', to: '2010-01-01' }),
    factOf(COMPANY)('activity', { scheme: 'TEAOR08', code: '0111', isMain: false }, { slot: '0111' }),
    factOf(COMPANY)('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
    factOf(OWNER_COMPANY)('name', { name: 'Tulajdonos Kft.' }),
    ...Array.from({ length: GROUP_ITEM_LIMIT + 3 }, (_, index) =>
      factOf(AWARDED)(
        'procurement-award',
        {
          title: `Munka ${index}`,
          authority: null,
          awardedOn: `2020-01-${String(index + 1).padStart(2, '0')}`,
          value: 1000 * index,
          currency: 'HUF',
          cpv: null,
          isConsortium: false,
          noticeUrl: null,
        },
        { slot: `award-${index}` },
      ),
    ),
    ...everySection(FULL),
  ])
})

describe('the company data page', () => {
  test('shows what is in force, counts what is not, in the order of the sections', async () => {
    const page = await read(COMPANY)
    expect(page.groups.map((group) => [group.id, group.type, group.active, group.inactive])).toEqual([
      ['name', 'other', 1, 1],
      ['activity', 'other', 2, 0],
      ['member', 'members', 2, 1],
    ])
    expect(page.downloadUrl).toMatch(new RegExp(`^/api/report/${COMPANY}/print-extract\\?all=false&asOf=${page.asOf}$`))
    const [name] = page.groups[0]?.items ?? []
    expect(name).toMatchObject({
      id: 'name:',
      counter: 1,
      valid: true,
      provenance: { publisher: 'Cégbíróság', validFrom: '2019-06-01', validTo: null, url: 'https://register.example/' },
    })
  })

  test('names owners with their share and company owners with a link to their report', async () => {
    const group = await readGroup(COMPANY, 'member')
    expect(rowsOf(group)).toEqual([
      ['Név: Tulajdonos Kft.', 'Részesedés: 60 %'],
      [
        'Név: Minta Ilona',
        'Részesedés: 25 % felett',
        'Vagyoni hozzájárulás: 1 500 000 Ft',
        'Anyja neve: Próba Anna',
        'Születési idő: 1970. 02. 03.',
        'Cím: 1051 Budapest, Fő utca 1.',
      ],
    ])
    expect(group.items.map((item) => item.rows[0]?.valueUrl)).toEqual([
      `/report/${OWNER_COMPANY}/summary`,
      '/person/person-1',
    ])
    expect(group.items.map((item) => [item.provenance.url, item.provenance.reference])).toEqual([
      ['https://source.example/7', null],
      ['https://register.example/', 'row 8'],
    ])
  })

  test('with history shows the dates, both ends included', async () => {
    const group = await readGroup(COMPANY, 'name', '?all=true')
    expect(group.items.map((item) => [item.counter, item.valid, item.dates?.replaceAll('\u00A0', ' ')])).toEqual([
      [1, true, '2019. 06. 01. –'],
      [2, false, '2015. 03. 01. – 2019. 05. 31.'],
    ])
    expect(group.items[1]?.provenance).toMatchObject({ validFrom: '2015-03-01', validTo: '2019-05-31' })
  })

  test('of an earlier day shows what was in force then', async () => {
    expect(rowsOf(await readGroup(COMPANY, 'name', '?asOf=2016-01-01'))).toEqual([['Elnevezés: Régi Zrt.']])
  })

  test('as known earlier knows nothing of what came later', async () => {
    const id = '22222224'
    await merge(server.deps.db, [factOf(id)('name', { name: 'Első' }, { from: '2010-01-01' })], { now: new Date() })
    const page = await read(id, '?knownAt=2001-01-01')
    expect([page.knownAt, page.groups]).toEqual(['2001-01-01', []])
    expect((await read(id)).groups).toHaveLength(1)
  })

  test('puts the main activity first, under its official title in each language', async () => {
    expect(rowsOf(await readGroup(COMPANY, 'activity')).map(([row]) => row?.slice(0, 40))).toEqual([
      'Főtevékenység (TEÁOR ’08): 41.20 Lakó- é',
      'Tevékenység (TEÁOR ’08): 01.11 Gabonafél',
    ])
    expect(rowsOf(await readGroup(COMPANY, 'activity', '', 'de'))[0]?.[0]).toContain(
      'Haupttätigkeit (TEÁOR ’08): 41.20 ',
    )
  })

  test('puts the newest award first and keeps to the limit until all are asked for', async () => {
    const group = await readGroup(AWARDED, 'procurement-award')
    expect([group.items.length, group.hasMore, group.active, group.open]).toEqual([
      GROUP_ITEM_LIMIT,
      true,
      GROUP_ITEM_LIMIT + 3,
      false,
    ])
    expect(group.items[0]?.rows[0]?.value).toBe(`Munka ${GROUP_ITEM_LIMIT + 2}`)
    const all = await readGroup(AWARDED, 'procurement-award', '?all=true')
    expect([all.items.length, all.hasMore]).toEqual([GROUP_ITEM_LIMIT + 3, false])
  })

  test.each(['hu', 'en', 'de'] as const)('has a title and a labelled row for every section in %s', async (locale) => {
    const page = await read(FULL, '', locale)
    expect(page.groups.map((group) => group.id)).toEqual([...FACT_SECTION_NAMES])
    for (const group of page.groups) {
      expect(group.title).not.toContain('titles.')
      const rows = group.items.flatMap((item) => item.rows)
      expect(rows.length, group.id).toBeGreaterThan(0)
      for (const row of rows)
        expect(`${row.key} ${row.value.replace(HOSTILE, '')}`).not.toMatch(
          /\b(fields|words|posts|details|grade|registration)\.[a-z]|\{\{|undefined|null/,
        )
    }
  })

  test('leaves html a text and makes no link of a script', async () => {
    const rows = (await read(FULL)).groups.flatMap((group) => group.items.flatMap((item) => item.rows))
    expect(rows.filter((row) => row.value === HOSTILE).length).toBeGreaterThan(30)
    const urls = rows.flatMap((row) => row.valueUrl ?? [])
    for (const address of urls)
      expect(address).toMatch(/^(https:\/\/www\.openstreetmap\.org\/search\?query=[\w%.!~*'()-]+$|\/report\/)/)
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Beszamolok'], 400, 'claim.missing'],
    ['an unknown company', url('10738886'), ['Cegriport'], 404, 'company.not-found'],
    ['a malformed id', url('XX1'), ['Cegriport'], 404, 'page.not-found'],
    ['a day that does not exist', url(COMPANY, '?asOf=2023-02-30'), ['Cegriport'], 422, 'validation.failed'],
    ['a day after today', url(COMPANY, '?asOf=2999-01-01'), ['Cegriport'], 422, 'days.in-future'],
    ['what will be known', url(COMPANY, '?knownAt=2999-01-01'), ['Cegriport'], 422, 'days.in-future'],
    [
      'a print of a day after today',
      `/api/report/${COMPANY}/print-extract?asOf=2999-01-01`,
      ['Cegriport'],
      422,
      'days.in-future',
    ],
    ['an unknown parameter', url(COMPANY, '?everything=true'), ['Cegriport'], 422, 'validation.failed'],
    ['a flag that is none', url(COMPANY, '?all=yes'), ['Cegriport'], 422, 'validation.failed'],
    ['no claim for the print', `/api/report/${COMPANY}/print-extract`, [], 400, 'claim.missing'],
    ['a print of an unknown company', '/api/report/10738886/print-extract', ['Cegriport'], 404, 'company.not-found'],
  ] as const)('refuses %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject(
      code === 'claim.missing' ? { code, name: 'Cegriport', type: 'module' } : { code },
    )
  })
})

describe('the extract as PDF', () => {
  const printUrl = (id: string, query = '') => `/api/report/${id}/print-extract${query}`

  test.each(['hu', 'en', 'de'] as const)('is the same file each time in %s', async (locale) => {
    const files = await Promise.all(
      [1, 2].map(() => callAs(server, printUrl(FULL, '?all=true&asOf=2024-02-01'), { claims: ['Cegriport'], locale })),
    )
    const [first, second] = files.map((file) => file.rawPayload)
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    expect(files[0]?.headers).toMatchObject({ 'content-type': 'application/pdf' })
  })

  test('is named after the company and the day', async () => {
    const file = await callAs(server, printUrl(COMPANY, '?asOf=2024-02-01'), { claims: ['Cegriport'] })
    expect(file.headers['x-filename']).toBe('zaev-epitoipari-zrt-cegkivonat-2024-02-01.pdf')
  })

  test('carries the mark of made-up data', async () => {
    const id = 'NP10000003'
    await merge(
      server.deps.db,
      [
        factOf(id)('name', { name: 'Kitalált Alapítvány' }),
        factOf(id)('representative', { ...PERSON, name: 'Elnök Elek', post: 'elnök' }, { slot: '1' }),
      ],
      { source: { ...REGISTER, sourceId: 'demo', isMadeUp: true } },
    )
    const marked = await callAs(server, printUrl(id), { claims: ['Cegriport'] })
    expect(marked.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
