import { ReportHeader } from '@merleg/contract/report/header.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../testing-report.ts'

const server = useTestApp({ MERLEG_EXTRA_MENU_URL: 'https://extra.example/', MERLEG_EXTRA_MENU_NAME: 'Extra' })
const COMPANY = '10738885'
const SCHOOL = 'EI10000001'
const ROMANIAN = 'ro-67248'

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'ZÁÉV Építőipari Zrt.' }),
    factOf(COMPANY)('legal-form', { code: '114', name: 'Zártkörűen működő részvénytársaság' }),
    factOf(COMPANY)('tax-number', { value: '10738885-2-20' }),
    factOf(COMPANY)('registration', { status: 'registered', on: '1992-01-01', reason: null }),
    factOf(COMPANY)(
      'liquidation',
      { caseNumber: '1', court: null, administrator: null, text: null },
      { slot: '1', from: '2023-01-01' },
    ),
    factOf(COMPANY)('certificate', { name: 'ISO', issuer: null, score: null }, { slot: '1' }),
    statement(ROMANIAN, 2022, { layout: 'ro-short', currency: 'RON', unit: 1 }),
  ])
  await merge(server.deps.db, [factOf(SCHOOL)('name', { name: '<script>alert(1)</script>' })], {
    source: { ...REGISTER, sourceId: 'demo', isMadeUp: true },
  })
})

const url = (id: string) => `/api/report/${id}/header`

describe('the header', () => {
  test('says what the report is about and which pages it has', async () => {
    const answer = await callAs(server, url(COMPANY), { claims: ['Cegriport'] })
    expect(answer.statusCode).toBe(200)
    const header = ReportHeader.parse(answer.json())
    expect(header).toMatchObject({
      name: 'ZÁÉV Építőipari Zrt.',
      tax8: COMPANY,
      status: {
        key: 'under-liquidation',
        icon: 'status-liquidation',
        color: 'bad',
        value: 'felszámolás alatt (2024. 01. 01. szerint)',
      },
      // 50 where only the register speaks, 5 for its age; 15 at most in a liquidation.
      risk: { value: 15, band: 'extremely-risky', label: 'rendkívül kockázatos (beszámoló nélkül)' },
      type: { kind: 'company', icon: 'kind-company', name: 'Zártkörűen működő részvénytársaság' },
      monitoring: null,
      positiveColor: 'good',
      negativeColor: 'bad',
      isMadeUp: false,
    })
    expect(header.menu).toMatchObject({
      summary: true,
      score: true,
      companyData: true,
      changes: true,
      timeline: true,
      marketing: true,
      sanctions: true,
      negativeInfo: true,
      positiveInfo: true,
      im: false,
      financialReportSummary: false,
      financialReport: false,
      commonRatings: false,
      sector: false,
      connectionList: true,
      connections: true,
      finalOwner: true,
    })
    expect(header.menu.extraMenu).toEqual({ link: 'https://extra.example/', name: 'Extra' })
  })

  test('of a company with accounts alone offers the accounts', async () => {
    const header = ReportHeader.parse(
      (await callAs(server, url(ROMANIAN), { claims: ['Cegriport'], locale: 'en' })).json(),
    )
    expect(header).toMatchObject({
      countryCode: 'RO',
      tax8: null,
      positiveColor: null,
      negativeColor: null,
    })
    expect(header.menu).toMatchObject({
      summary: true,
      companyData: false,
      financialReport: true,
      commonRatings: true,
    })
    expect(header.type).toEqual({ kind: 'foreign', icon: 'kind-foreign', name: 'Foreign company' })
  })

  test('marks what is made up, and leaves html a text', async () => {
    const header = ReportHeader.parse((await callAs(server, url(SCHOOL), { claims: [], locale: 'de' })).json())
    expect(header).toMatchObject({
      isMadeUp: true,
      name: '<script>alert(1)</script>',
      type: { name: 'Bildungseinrichtung' },
    })
    expect(header.status.value).toBe('unbekannt')
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['an unknown company', url('10738886'), [], 404, 'company.not-found'],
    ['a malformed id', url('1073888x'), [], 404, 'page.not-found'],
    ['a query it does not know', `${url(COMPANY)}?x=1`, [], 422, 'validation.failed'],
  ] as const)('for %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })
})
