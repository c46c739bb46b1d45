import { PRINT_COMPONENTS } from '@merleg/contract/report/print-components'
import {
  getPrint,
  getPrintExtract,
  loadPdfExportSettings,
  type PrintDocument,
} from '@merleg/contract/report/print.contract'
import { PRINT_NOUNS, REPORT_SECTIONS } from '@merleg/contract/report/report-sections'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { CLAIMS, type Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { isSimpleKind, parseReportId } from '@merleg/domain/report-id'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { everySection, HOSTILE } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../testing-report.ts'
import { readPdfPages, readPdfText } from './testing-pdf-text.ts'

const server = useTestApp()
const COMPANY = '10738885'
const HOSTILE_COMPANY = '87654322'
const TINY = '12345676'
const MADE_UP = '11111119'
const KINDS = [COMPANY, 'SE10000001', 'NP10000002', 'BI10000003', 'EI10000004', 'TE10000005', 'ro-67248'] as const
const TODAY = hungarianDayOf(new Date())
const ALL = PRINT_COMPONENTS.join(',')
const GRANTED: readonly Claim[] = CLAIMS.filter((claim) => !claim.endsWith('Tiltas'))
const amounts = { netSales: 1_234_567, equity: -900, totalAssets: 45_000, profitAfterTax: -7 }

const viewUrl = (id: string, query = '') => `/api/report/${id}/print${query}`
const fileUrl = (id: string, view: string) => `/api/report/print/${id}/${encodeURIComponent(view)}`

async function read(id: string, query: string, locale: Locale = 'hu'): Promise<PrintDocument> {
  const answer = await callAs(server, viewUrl(id, query), { claims: GRANTED, locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return getPrint.answer.parse(answer.json())
}
async function readPdf(id: string, query: string, locale: Locale = 'hu') {
  const view = `/report/${id}/print?${query}`
  const answer = await callAs(server, fileUrl(id, view), { claims: GRANTED, locale })
  expect(answer.statusCode, answer.statusCode === 200 ? '' : answer.body).toBe(200)
  return answer
}

beforeAll(async () => {
  const { db } = server.deps
  await merge(db, [
    ...KINDS.map((id) => factOf(id)('name', { name: `Egység ${id}` })),
    factOf(COMPANY)(
      'site',
      { text: '1051 Budapest, Fő utca 1.', countryCode: 'HU', zip: null, settlement: null, county: null, street: null },
      { slot: '1', to: '2020-01-01' },
    ),
    ...[2019, 2020, 2021, 2022, 2023, 2024].map((year) => statement(COMPANY, year, { amounts })),
    factOf(TINY)('name', { name: 'Apró Bt.' }),
    factOf(TINY)('registration', { status: 'registered', on: null, reason: null }),
    ...everySection(HOSTILE_COMPANY),
  ])
  const registered = factOf(MADE_UP)('registration', { status: 'registered', on: null, reason: null })
  await merge(db, [factOf(MADE_UP)('name', { name: 'Kitalált Kft.' }), registered], {
    source: { ...REGISTER, sourceId: 'demo', isMadeUp: true },
    observedOn: TODAY,
  })
})

describe('the print view', () => {
  test.each(KINDS)('of %s has every section it can have, each with a title and blocks', async (id) => {
    const offered = (await read(id, '')).available.map((section) => section.id)
    const isSimple = isSimpleKind(parseReportId(id)?.kind ?? 'company')
    expect(offered.includes('commonRatings')).toBe(!isSimple)
    const document = await read(id, `?components=${offered.join(',')}`)
    expect(document.sections.map((section) => section.id)).toEqual(offered)
    for (const { title, blocks } of document.sections) {
      expect(title).not.toContain('sections.')
      expect(blocks.length, title).toBeGreaterThan(0)
    }
  })

  test.each(PRINT_NOUNS)('asks for the claim of %s and for no other', async (noun) => {
    const { flag, access } = REPORT_SECTIONS[noun]
    const query = `?components=${flag}`
    const mine = access === 'user' ? [] : [access]
    expect((await callAs(server, viewUrl(COMPANY, query), { claims: mine })).statusCode).toBe(200)
    const others = GRANTED.filter((claim) => claim !== access)
    const refused = await callAs(server, viewUrl(COMPANY, query), { claims: others })
    const pdf = await callAs(server, fileUrl(COMPANY, `/report/${COMPANY}/print${query}`), { claims: others })
    if (mine.length === 0) expect([refused.statusCode, pdf.statusCode]).toEqual([200, 200])
    else
      for (const answer of [refused, pdf]) expect(answer.json()).toMatchObject({ code: 'claim.missing', name: access })
  })

  test('offers only what the reader has the claim for', async () => {
    const answer = await callAs(server, viewUrl(COMPANY), { claims: ['Beszamolok'] })
    const { available, sections, downloadUrl } = getPrint.answer.parse(answer.json())
    const offered: readonly string[] = available.map(({ id }) => id)
    const claimed = PRINT_NOUNS.filter((noun) => REPORT_SECTIONS[noun].access !== 'user')
    const asked = claimed.map((noun): string => REPORT_SECTIONS[noun].flag)
    expect(offered).toContain('summary')
    expect(offered.filter((id) => asked.includes(id))).toEqual(['financialReport'])
    expect([sections, downloadUrl]).toEqual([[], null])
  })

  test('prints five years of accounts, or the last one', async () => {
    const titlesOf = ({ sections }: PrintDocument) =>
      sections[0]?.blocks.flatMap((block) =>
        block.type === 'table' ? [block.columns.map(({ title }) => title)] : [],
      )[0]
    expect(titlesOf(await read(COMPANY, '?components=financialReport'))).toEqual([
      'Sor',
      'Megnevezés',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
    ])
    expect(titlesOf(await read(COMPANY, '?components=financialReport&onlyLastReport=true'))).toEqual([
      'Sor',
      'Megnevezés',
      '2024',
    ])
  })

  test.each([
    ['told long ago', TINY, '', /^működő\s\(20(?:1\d|2[0-5])\..*\sszerint\)$/],
    ['told of today', MADE_UP, '', /^működő$/],
    ['in an extract of today', MADE_UP, '/extract', /^működő$/],
    [
      'in an extract of an earlier day',
      MADE_UP,
      '/extract?asOf=2020-01-01',
      new RegExp(`^működő\\s\\(${TODAY.slice(0, 4)}\\..*\\sszerint\\)$`),
    ],
  ])('tells a status %s', async (_title, id, place, expected) => {
    const { facts } = await read(id, place)
    expect(facts.find(({ key }) => key === 'Státusz')?.value).toMatch(expected)
  })

  test('leaves out what has ended where only what is in force is asked for', async () => {
    const all = JSON.stringify((await read(COMPANY, '?components=companyData')).sections)
    const valid = JSON.stringify((await read(COMPANY, '?components=companyData&onlyValid=true')).sections)
    expect([all.includes('Fő utca 1.'), valid.includes('Fő utca 1.')]).toEqual([true, false])
    expect(valid).toContain('0 hatályos, 1 megszűnt')
  })

  test('names the sources once, in the order of their first mention', async () => {
    const { sources } = await read(COMPANY, `?components=${ALL}`)
    expect(sources).toEqual(['Cégbíróság: Cégnyilvántartás'])
  })

  test.each([
    ['nobody', viewUrl(COMPANY), null, 401, 'auth.required'],
    ['an unknown company', viewUrl('10738886'), [], 404, 'company.not-found'],
    ['a malformed id', viewUrl('XX1'), [], 404, 'page.not-found'],
    ['an unknown section', viewUrl(COMPANY, '?components=summary,owners'), [], 422, 'validation.failed'],
    ['an unknown parameter', viewUrl(COMPANY, '?everything=true'), [], 422, 'validation.failed'],
    ['a flag that is none', viewUrl(COMPANY, '?onlyValid=yes'), [], 422, 'validation.failed'],
    [
      'a section of companies for another kind',
      viewUrl('NP10000002', '?components=sector'),
      GRANTED,
      404,
      'page.not-found',
    ],
  ] as const)('refuses %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code })
  })
})

describe('the PDF behind a print view', () => {
  test.each(['hu', 'en', 'de'] as const)(
    'is the same file each time in %s, named after company and day',
    async (locale) => {
      const [first, second] = await Promise.all([1, 2].map(() => readPdf(COMPANY, `components=${ALL}`, locale)))
      expect(first?.rawPayload.equals(second?.rawPayload ?? Buffer.alloc(0))).toBe(true)
      expect(first?.headers['content-type']).toBe('application/pdf')
      expect(first?.headers['x-filename']).toMatch(
        /^egyseg-10738885-(cegriport|company-report|firmenbericht)-\d{4}-\d\d-\d\d\.pdf$/,
      )
    },
  )

  test('has the head, the number of every page, the contents with its pages, and the figures of the view', async () => {
    const { rawPayload } = await readPdf(COMPANY, `components=${ALL}`)
    const pages = readPdfPages(rawPayload)
    for (const [index, runs] of pages.entries()) {
      const text = runs.join('\n').replaceAll('\u00A0', ' ')
      expect(text).toContain(`Egység ${COMPANY}`)
      expect(text).toContain(`${index + 1} / ${pages.length}. oldal`)
    }
    const [first, contents = []] = pages
    expect(first).toContain('Összkép')
    expect(first).not.toContain('Tartalom')
    const { sections } = await read(COMPANY, `?components=${ALL}`)
    for (const [index, { title }] of sections.entries()) {
      const at = contents.indexOf(`${index + 1}. ${title}`)
      const page = Number(contents[at + 1])
      expect(pages[page - 1], title).toContain(`${index + 1}. ${title}`)
    }
    const text = readPdfText(rawPayload)
    expect(text).toContain('1 234 567')
    expect(text).toContain('\u2212900')
  })

  test('carries the mark of made-up data on every page, and only there', async () => {
    const marked = readPdfPages((await readPdf(MADE_UP, 'components=summary')).rawPayload)
    expect(marked.every((runs) => runs.join(' ').includes('KITALÁLT'))).toBe(true)
    expect(readPdfText((await readPdf(TINY, 'components=summary')).rawPayload)).not.toContain('KITALÁLT')
  })

  test('sets hostile texts as plain text', async () => {
    const { available } = await read(HOSTILE_COMPANY, '')
    const components = available.map(({ id }) => id).join(',')
    const text = readPdfText((await readPdf(HOSTILE_COMPANY, `components=${components}`)).rawPayload)
    expect(text.replaceAll(/\s/g, '')).toContain(HOSTILE.replaceAll(/\s/g, ''))
  })

  test('of a section without data says so', async () => {
    const text = readPdfText((await readPdf(TINY, 'components=financialReport,commonRatings')).rawPayload)
    expect(text.replaceAll('\n', ' ').split('Nem ismert, van-e beszámoló.').length - 1).toBe(2)
    expect(text).toContain('Nincs olyan forrásunk')
  })

  const own = `/report/${COMPANY}/print`
  test.each([
    ['another company', `/report/${TINY}/print?components=summary`, 404, 'page.not-found'],
    ['another page', `/report/${COMPANY}/summary`, 404, 'page.not-found'],
    ['another host', `//evil.example${own}?components=summary`, 404, 'page.not-found'],
    ['an address with a scheme', `https://evil.example${own}?components=summary`, 404, 'page.not-found'],
    ['a path that climbs', `/report/${COMPANY}/x/../print?components=summary`, 404, 'page.not-found'],
    ['a part of a page', `${own}?components=summary#x`, 404, 'page.not-found'],
    ['nothing chosen', own, 422, 'print.nothing-chosen'],
    ['an empty choice', `${own}?components=`, 422, 'print.nothing-chosen'],
    ['an unknown section', `${own}?components=owners`, 422, 'validation.failed'],
    ['an unknown parameter', `${own}?components=summary&x=1`, 422, 'validation.failed'],
    ['a parameter said twice', `${own}?components=summary&components=sector`, 422, 'validation.failed'],
    ['a day that does not exist', `${own}/extract?asOf=2023-02-30`, 422, 'validation.failed'],
    ['a day after today', `${own}/extract?asOf=2999-01-01`, 422, 'days.in-future'],
  ] as const)('refuses %s', async (_title, view, status, code) => {
    const answer = await callAs(server, fileUrl(COMPANY, view), { claims: GRANTED })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  test('refuses nobody and an unknown company', async () => {
    const refused = await callAs(server, fileUrl(COMPANY, own), { claims: null })
    expect(refused.statusCode).toBe(401)
    const unknown = await callAs(server, fileUrl('10738886', '/report/10738886/print?components=summary'), {
      claims: [],
    })
    expect(unknown.json()).toMatchObject({ code: 'company.not-found' })
  })
})

describe('the extract', () => {
  test('as a view has the same blocks as the section, and its PDF', async () => {
    const answer = await callAs(server, `/api/report/${COMPANY}/print/extract?all=true`, { claims: ['Cegriport'] })
    const document = getPrintExtract.answer.parse(answer.json())
    const section = (await read(COMPANY, '?components=companyData')).sections[0]
    expect(document.sections[0]?.blocks).toEqual(section?.blocks)
    const pdf = await callAs(server, document.downloadUrl ?? '', { claims: ['Cegriport'] })
    expect(readPdfText(pdf.rawPayload)).toContain('Cégkivonat')
  })

  test('asks for the claim in both forms', async () => {
    for (const address of [
      `/api/report/${COMPANY}/print/extract`,
      fileUrl(COMPANY, `/report/${COMPANY}/print/extract`),
    ])
      expect((await callAs(server, address, { claims: [] })).json()).toMatchObject({
        code: 'claim.missing',
        name: 'Cegriport',
      })
  })
})

describe('print settings', () => {
  const settings = { components: ['summary', 'sector'], onlyLastReport: true, onlyValid: false }
  const load = async (headers: Record<string, string>) =>
    loadPdfExportSettings.answer.parse(
      (await server.app.inject({ url: '/api/pdf-export-settings-load', headers })).json(),
    )
  const save = (headers: Record<string, string>, pdfExportSettings: string) =>
    server.app.inject({ method: 'POST', url: '/api/pdf-export-settings-save', headers, payload: { pdfExportSettings } })

  test('are kept for each user, the last saved ones', async () => {
    const [mine, stranger] = [await server.signIn({ claims: [] }), await server.signIn({ claims: [] })]
    expect(await load(mine.headers)).toEqual({ pdfExportSettings: '' })
    await save(mine.headers, JSON.stringify({ ...settings, components: [] }))
    const saved = await save({ ...mine.headers, 'x-locale': 'de' }, JSON.stringify(settings))
    expect(saved.json()).toEqual({ message: 'Ihre Druckeinstellungen wurden gespeichert.' })
    expect(JSON.parse((await load(mine.headers)).pdfExportSettings)).toEqual(settings)
    expect(await load(stranger.headers)).toEqual({ pdfExportSettings: '' })
  })

  test.each([
    ['no json', 'components=summary'],
    ['null', 'null'],
    ['an unknown section', JSON.stringify({ ...settings, components: ['owners'] })],
    ['more than they are', JSON.stringify({ ...settings, secret: 'x' })],
    ['half of them', JSON.stringify({ components: [] })],
  ])('that are %s are refused', async (_title, text) => {
    const { headers } = await server.signIn({ claims: [] })
    const answer = await save(headers, text)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'validation.failed'])
    expect(await load(headers)).toEqual({ pdfExportSettings: '' })
  })

  test('are nobody else’s business', async () => {
    expect((await save({}, JSON.stringify(settings))).statusCode).toBe(401)
    expect((await server.app.inject({ url: '/api/pdf-export-settings-load' })).statusCode).toBe(401)
  })
})
