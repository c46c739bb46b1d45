import { CompanySummary, getReportSummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import type { Locale } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { POINTS_OF_SECTOR } from '../../score/sector-factors/sector-factors.repository.ts'
import { sourceOf } from '../../score/testing-scores.ts'
import { callAs, factOf, merge, OWNER, PERSON, statement } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const SISTER = '12345676'
const CLOSED = '87654322'
const SCHOOL = 'EI10000001'
const NURSERY = 'EI10000002'
const ROMANIAN = 'ro-67248'
const HTML = '<script>alert(1)</script>'

const url = (id: string) => `/api/report/${id}/summary`
const seat = {
  text: '8900 Zalaegerszeg, Millenniumi köz 1.',
  countryCode: 'HU',
  zip: '8900',
  settlement: 'Zalaegerszeg',
  county: 'Zala',
  street: null,
}
const shown = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ')

async function readCompany(id: string, locale: Locale = 'hu'): Promise<CompanySummary> {
  const answer = await callAs(server, url(id), { claims: [], locale })
  expect(answer.statusCode).toBe(200)
  return CompanySummary.parse(getReportSummary.answer.parse(answer.json()))
}

beforeAll(async () => {
  const boss = {
    ...PERSON,
    name: 'Vezető Vera',
    motherName: 'Anya Anna',
    address: '1051 Budapest, Fő utca 1.',
    post: 'ügyvezető',
    representation: 'independent',
  } as const
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'ZÁÉV Építőipari Zrt.' }),
    factOf(COMPANY)('short-name', { name: 'ZÁÉV Zrt.' }),
    factOf(COMPANY)('tax-number', { value: '10738885-2-20' }),
    factOf(COMPANY)('register-number', { value: '20-10-040128' }, { slot: '1' }),
    factOf(COMPANY)('registration', { status: 'registered', on: '1992-02-01', reason: null }, { from: '1992-02-01' }),
    factOf(COMPANY)('founding', { on: '1991-12-01' }),
    factOf(COMPANY)('seat', seat),
    factOf(COMPANY)('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
    factOf(COMPANY)('headcount', { persons: 240 }, { from: '2023-05-01' }),
    factOf(COMPANY)('phone', { value: '+36 92 314 116' }, { slot: '1' }),
    factOf(COMPANY)('e-mail', { value: HTML }, { slot: '1' }),
    factOf(COMPANY)('website', { value: 'www.zaev.hu' }, { slot: '1' }),
    factOf(COMPANY)('signatory', boss, { slot: '1', partyId: 'person-vera' }),
    factOf(COMPANY)(
      'signatory',
      { ...boss, name: 'Régi Rezső' },
      { slot: '2', partyId: 'person-rezso', from: '2000-01-01', to: '2005-01-01' },
    ),
    factOf(COMPANY)(
      'member',
      { ...OWNER, partyKind: 'company', name: 'Testvér Kft.', shareMin: 60, shareMax: 60 },
      { slot: '1', partyId: SISTER },
    ),
    factOf(COMPANY)(
      'predecessor',
      { name: 'Zala Megyei Építőipari Vállalat', registerNumber: null, relation: 'átalakulás' },
      { slot: '1' },
    ),
    factOf(COMPANY)('certificate', { name: 'ISO 9001', issuer: null, score: 90 }, { slot: '1', from: '2020-01-01' }),
    factOf(COMPANY)('certificate', { name: 'ISO 14001', issuer: null, score: null }, { slot: '2', from: '2022-01-01' }),
    factOf(COMPANY)(
      'group-tax-membership',
      {
        groupTaxNumber: '17781372-5-20',
        memberTaxNumber: '10738885-4-20',
        memberName: 'ZÁÉV',
        address: null,
        memberIdNumber: null,
      },
      { slot: '1', from: '2018-01-01' },
    ),
    statement(COMPANY, 2024, {
      amounts: { netSales: 1100, equity: 400, profitAfterTax: 100 },
      previousAmounts: { netSales: 1000, equity: 300, profitAfterTax: -30 },
    }),
    factOf(SISTER)('name', { name: 'Testvér Kft.' }),
    factOf(SISTER)('seat', seat),
    factOf(SISTER)('registration', { status: 'registered', on: null, reason: null }),
    factOf(SISTER)('register-number', { value: '20-09-000001' }, { slot: '1' }),
    factOf(SISTER)('signatory', boss, { slot: '1', partyId: 'person-vera' }),
    factOf(CLOSED)('name', { name: 'Megszűnt Bt.' }),
    factOf(CLOSED)('registration', { status: 'ceased', on: '2012-01-01', reason: null }),
    factOf(CLOSED)(
      'member',
      { ...OWNER, name: 'Vezető Vera' },
      { slot: '1', partyId: 'person-vera', from: '2001-01-01', to: '2012-01-01' },
    ),
    statement(ROMANIAN, 2022, {
      layout: 'ro-short',
      currency: 'RON',
      unit: 1,
      amounts: { netSales: 2500, employees: 12 },
    }),
    factOf(SCHOOL)('name', { name: HTML }),
    factOf(SCHOOL)('seat', seat),
    factOf(SCHOOL)('register-detail', { value: 'Zala Vármegye' }, { slot: 'maintainer' }),
    factOf(SCHOOL)('register-detail', { value: '2020-01-31' }, { slot: 'deregistered-on' }),
    factOf(SCHOOL)('site', { ...seat, text: 'Telephely utca 2.' }, { slot: '1' }),
    factOf(SCHOOL)('activity', { scheme: 'TEAOR08', code: '8520', isMain: true }, { slot: '8520' }),
    factOf(SCHOOL)('representative', { ...PERSON, name: 'Igazgató Imre', post: 'intézményvezető' }, { slot: '1' }),
    factOf(SCHOOL)('headcount', { persons: 300 }, { from: '2014-01-01', to: '2015-01-01' }),
    factOf(NURSERY)('registration', { status: 'registered', on: null, reason: null }),
    factOf(NURSERY)('headcount', { persons: 12 }, { from: '2023-05-01' }),
    statement(SCHOOL, 2023, { amounts: { netSales: 7 }, previousAmounts: { netSales: 6 } }),
  ])
  await merge(
    server.deps.db,
    [factOf(COMPANY)('bank-account', { account: '11600006-00000000-12345676', bank: null }, { slot: '1' })],
    { source: sourceOf(['liquidation']), observedOn: new Date().toISOString().slice(0, 10) },
  )
})

describe('the summary of a company', () => {
  test('says of whom the risk of its sector is', async () => {
    const quartiles = { lower_quartile: 40, median: 67, upper_quartile: 80 }
    const sector = { country_code: 'HU', is_made_up: false, code: '4120', factor: POINTS_OF_SECTOR }
    const added = { ...sector, ...quartiles, company_count: 7 }
    await server.deps.db.insertInto('sector_factors').values(added).execute()
    const basis = 'középen 67 pont, 7 beszámolóval minősített cég: 41.20 Lakó- és nem lakó épület építése'
    expect((await readCompany(COMPANY)).sector).toMatchObject({ risk: 'A', riskBasis: basis })
    await server.deps.db.deleteFrom('sector_factors').execute()
  })

  test('has the details', async () => {
    const { details, type, risk, riskLabel, sector } = await readCompany(COMPANY)
    expect([type, risk, riskLabel, sector]).toEqual([
      'company',
      // The accounts tell too few lines, so the register alone: 50, and 5 for its age, 4 for its headcount.
      59,
      'közepes kockázat (beszámoló nélkül)',
      { mainActivity: '41.20 Lakó- és nem lakó épület építése (TEÁOR ’08)', risk: null, riskBasis: null },
    ])
    expect(details).toMatchObject({
      name: 'ZÁÉV Építőipari Zrt.',
      shortName: 'ZÁÉV Zrt.',
      headquarter: seat.text,
      mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(seat.text)}`,
      registrationNumber: { value: '20-10-040128', empty: false },
      taxNumber: '10738885-2-20',
      incorporationYear: 1991,
      incorporatedOn: '1991-12-01',
      creditability: null,
      rating: { points: 59, label: 'közepes kockázat (beszámoló nélkül)' },
      locationInfo: { value: '2 további szervezet ezen a címen', color: 'neutral', url: '/geo/search?zip=8900' },
    })
    expect(details.revenue).toMatchObject({ value: 1_100_000, year: 2024, currency: 'HUF' })
    expect(details.revenue?.change).toBeCloseTo(0.1)
    expect([details.employees?.value, shown(details.employees?.date)]).toEqual([240, '2023. 05. 01. óta'])
  })

  test('has contacts that lead somewhere, html that does not', async () => {
    const { contacts } = await readCompany(COMPANY)
    expect([contacts.phone[0]?.url, contacts.website[0]?.url, contacts.email[0]]).toMatchObject([
      'tel:+3692314116',
      'https://www.zaev.hu/',
      { value: HTML, url: null },
    ])
  })

  test('has who signs and who owns', async () => {
    const { authorizedToSign, owners } = await readCompany(COMPANY, 'en')
    expect(authorizedToSign).toMatchObject({
      empty: false,
      total: 1,
      items: [
        {
          name: 'Vezető Vera',
          url: '/person/person-vera',
          motherName: 'Anya Anna',
          post: 'managing director',
          representationType: 'sole',
          share: null,
        },
      ],
    })
    expect(owners).toMatchObject({
      total: 1,
      items: [{ name: 'Testvér Kft.', url: `/report/${SISTER}/summary`, share: '60%', post: null }],
    })
  })

  test('has what is linked through the same people', async () => {
    const summary = await readCompany(COMPANY)
    expect(summary.otherCompanies).toMatchObject({
      empty: false,
      total: 1,
      items: [
        {
          regNumber: '20-09-000001',
          name: 'Testvér Kft.',
          status: expect.stringMatching(/^működő\s\(2024\..*\sszerint\)$/),
          url: `/report/${SISTER}/summary`,
          origin: { derivation: expect.stringContaining('Közös tulajdonos vagy képviselő: Vezető Vera') },
        },
      ],
    })
    expect(summary.closedCompaniesTable).toMatchObject({
      empty: false,
      items: [
        {
          registrationNumber: null,
          companyName: 'Megszűnt Bt.',
          status: 'megszűnt',
          url: `/report/${CLOSED}/summary`,
          origin: { derivation: expect.stringContaining('Vezető Vera'), sources: [{ publisher: 'Cégbíróság' }] },
        },
      ],
    })
    expect(summary.predecessorCompanies).toMatchObject({
      total: 1,
      items: [{ name: 'Zala Megyei Építőipari Vállalat', url: null }],
    })
  })

  test('has charts, the newest certificate, the tax group and the sources', async () => {
    const { charts, certificate, taxTable, covid, sources } = await readCompany(COMPANY)
    expect(charts.classification.empty).toBe(true)
    expect(charts.revenue).toMatchObject({
      empty: false,
      labels: ['2023', '2024'],
      datasets: [{ data: [1_000_000, 1_100_000], unit: 'currency', currency: 'HUF' }],
    })
    expect(charts.roe.datasets[0]).toMatchObject({ data: [-0.1, 0.25], unit: 'percent', currency: null })
    expect(charts.employees.datasets[0]?.data).toEqual([240, 240])
    expect([certificate, covid]).toMatchObject([{ name: 'ISO 14001', score: null }, null])
    expect(taxTable).toMatchObject({ empty: false, items: [{ memberName: 'ZÁÉV', joinDate: '2018-01-01' }] })
    expect(sources).toMatchObject([{ publisher: 'Cégbíróság', validFrom: '2023-05-01' }])
  })

  test('says of every figure which accounts it is from and when they were filed', async () => {
    const { charts, details } = await readCompany(COMPANY)
    const filed = { validFrom: '2024-01-01', validTo: '2024-12-31', filedOn: '2025-05-31', publisher: 'Cégbíróság' }
    expect(charts.revenue.datasets[0]?.origins).toMatchObject([
      { derivation: expect.stringContaining('előző évi oszlopából'), sources: [filed] },
      { derivation: null, sources: [filed] },
    ])
    expect(charts.roe.datasets[0]?.origins[1]?.derivation).toBe('Képlet: Adózott eredmény / saját tőke.')
    expect(charts.employees.datasets[0]?.origins[1]).toMatchObject({
      derivation: expect.stringContaining('utolsó napján'),
      sources: [{ validFrom: '2023-05-01' }],
    })
    expect(details.origins.revenue).toMatchObject({ derivation: expect.stringContaining('előző üzleti év') })
    expect(details.origins.locationInfo?.derivation).toContain('Megszámoltuk')
  })

  test('of another country shows what its accounts say', async () => {
    const summary = await readCompany(ROMANIAN, 'de')
    expect(summary).toMatchObject({
      type: 'foreign',
      owners: { empty: true },
      contacts: { empty: true },
      riskLabel: 'nicht bewertet',
    })
    expect(summary.details).toMatchObject({
      revenue: { value: 2500, year: 2022, currency: 'RON', change: null },
      employees: { value: 12, date: '2022' },
      registrationNumber: { value: null, empty: true },
      locationInfo: null,
    })
  })

  test('of a seat with many others warns', async () => {
    const crowded = { ...seat, text: '1000 Budapest, Fiók utca 1.', zip: '1000' }
    await merge(
      server.deps.db,
      Array.from({ length: 21 }, (_, index) => factOf(String(20_000_000 + index))('seat', crowded)),
    )
    const { details } = await readCompany('20000000', 'en')
    expect(details.locationInfo).toMatchObject({ value: '20 other entities at this address', color: 'warning' })
  })
})

test.each([
  ['of a company that has ended, as lists tell it', '10000091', { from: '2025-02-01', to: '2025-06-01' }, [5, '2025']],
  ['of a year before accounts that tell one', '10000092', { from: '2020-01-01', to: '2021-01-01' }, [12, '2024']],
])('a headcount that is over has its year: %s', async (_of, id, span, told) => {
  await merge(server.deps.db, [
    factOf(id)('name', { name: 'Egykori Kft.' }),
    factOf(id)('headcount', { persons: 7 }, { from: '2019-01-01', to: span.from }),
    factOf(id)('headcount', { persons: 5 }, span),
    statement(id, 2024, { layout: 'ro-short', currency: 'RON', unit: 1, amounts: { netSales: 2500, employees: 12 } }),
  ])
  const { details } = await readCompany(id, 'hu')
  expect([details.employees?.value, details.employees?.date]).toEqual(told)
  expect(details.origins.employees?.sources).toHaveLength(1)
})

describe('the summary of a simpler kind', () => {
  test.each([
    ['hu', 'Fenntartó', 'Telephely', 'intézményvezető', 'Értékesítés nettó árbevétele'],
    ['en', 'Maintaining body', 'Business site', 'head of the institution', 'Net sales'],
    ['de', 'Träger', 'Betriebsstätte', 'Leiter der Einrichtung', 'Umsatzerlöse'],
  ] as const)('is rows and tables in %s', async (locale, maintainer, site, post, sales) => {
    const answer = await callAs(server, url(SCHOOL), { claims: [], locale })
    const summary = SimpleSummary.parse(getReportSummary.answer.parse(answer.json()))
    expect(summary).toMatchObject({ type: 'educational', name: HTML, html: null, liteRating: null })
    expect(summary.details).toContainEqual(
      expect.objectContaining({ key: maintainer, value: 'Zala Vármegye', copyable: false }),
    )
    expect(summary.sites).toMatchObject([{ kind: site, address: 'Telephely utca 2.' }])
    expect(summary.persons).toMatchObject([{ name: 'Igazgató Imre', post }])
    expect(summary.financialData).toMatchObject({
      years: [2022, 2023],
      currency: 'HUF',
      rows: [{ label: sales, values: [6000, 7000] }],
    })
    expect(summary.activities).toMatchObject([{ code: '85.20 (TEÁOR ’08)', isMain: true }])
  })
})

test('a status of the simpler kinds that nobody has told for long bears its day', async () => {
  const answer = await callAs(server, url(NURSERY), { claims: [], locale: 'en' })
  const { details } = SimpleSummary.parse(getReportSummary.answer.parse(answer.json()))
  expect(details.find(({ key }) => key === 'Status')?.value).toMatch(/^active \(as of .*2024\)$/)
})

test('a headcount of years long over has its year, and one in force its day', async () => {
  const headcounts = [SCHOOL, NURSERY].map(async (id) => {
    const answer = await callAs(server, url(id), { claims: [], locale: 'en' })
    const { details } = SimpleSummary.parse(getReportSummary.answer.parse(answer.json()))
    return shown(details.find(({ key }) => key === 'Employees')?.value)
  })
  expect(await Promise.all(headcounts)).toEqual(['300 employees (2014)', '12 employees (since 1 May 2023)'])
})

describe('the summary call', () => {
  test('says when nothing is known of a company', async () => {
    const id = '33333336'
    await sql`insert into company_profiles (company_id, kind, country_code, is_made_up, name, status, statement_count, phone_count, email_count, website_count, award_count, negative_count, positive_count, prominence)
      values (${id}, 'company', 'HU', false, ${id}, 'unknown', 0, 0, 0, 0, 0, 0, 0, 0)`.execute(server.deps.db)
    const answer = await callAs(server, url(id), { claims: [] })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'summary.not-found'])
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['an unknown company', url('10738886'), [], 404, 'company.not-found'],
    ['a malformed id', url('XX1'), [], 404, 'page.not-found'],
    ['an unknown parameter', `${url(COMPANY)}?year=2024`, [], 422, 'validation.failed'],
  ] as const)('refuses %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })
})
