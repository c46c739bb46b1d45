import { monthsBefore } from '@merleg/domain/calendar-days'
import { downloadReportChanges, getReportChanges } from '@merleg/contract/report/changes.contract'
import type { Locale } from '@merleg/domain/locale'
import type { SourceCoverage, SourceInfo } from '@merleg/domain/observation'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { today } from '../../../shared/clock.ts'
import { everySection } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, OWNER, PERSON, REGISTER, statement } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const OWNER_COMPANY = '12345676'
const EVERY = '87654322'
/** Of which the only source took back what it had told. */
const WITHDRAWN = '34567897'
const sourceOf = (title: string, covers: SourceCoverage[]): SourceInfo => ({
  ...REGISTER,
  sourceId: title,
  title,
  covers,
})
const WATCHED = '23456786'
const WATCH = sourceOf('watch', ['liquidation'])
const LIENS = sourceOf('liens', ['lien'])
const at = (moment: string) => ({ now: new Date(moment), observedOn: moment.slice(0, 10) })

const url = (id: string, query = '') => `/api/report/${id}/changes${query}`
async function read(id: string, query = '', locale: Locale = 'hu') {
  const answer = await callAs(server, url(id, query), { claims: ['Cegriport'], locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return getReportChanges.answer.parse(answer.json())
}
type Page = Awaited<ReturnType<typeof read>>
const plain = (text: string | null | undefined) => (text ?? '–').replaceAll('\u00A0', ' ')
/** `section:slot kind day: field before → after` of what differs. */
const list = ({ groups }: Page) =>
  groups.flatMap(({ changes }) =>
    changes.map(({ id, kind, day, fields }) => {
      const differing = fields
        .filter(({ isChanged }) => isChanged)
        .map(({ before, after }) => `${plain((after ?? before)?.key)} ${plain(before?.value)} → ${plain(after?.value)}`)
      return `${id} ${kind} ${day ?? '–'}: ${differing.join('; ')}`
    }),
  )

const person = { ...PERSON, name: 'Vezető Vera', post: 'ügyvezető', representation: 'independent' } as const
const address = { countryCode: 'HU', zip: null, settlement: null, county: null, street: null }
const debt = { authority: 'NAV', caseNumber: 'V/1', amount: 1_000_000, currency: 'HUF', text: null }

beforeAll(async () => {
  const { db } = server.deps
  const fact = factOf(COMPANY)
  const watched = factOf(WATCHED)('name', { name: 'Figyelt Kft.' }, { from: '2015-03-01' })
  await merge(db, [watched], { ...at('2019-06-15T07:00:00Z'), source: WATCH })
  const phones = { source: sourceOf('phones', []), snapshotSections: ['phone'] } as const
  const phone = factOf(WITHDRAWN)('phone', { value: '+36 1 234 5678' }, { slot: '1', from: '2019-06-15' })
  await merge(db, [phone], { ...at('2019-06-15T07:10:00Z'), ...phones })
  await merge(db, [], { ...at('2019-06-15T07:20:00Z'), ...phones })
  await merge(
    db,
    [
      fact('name', { name: 'Régi Kft.' }, { from: '2015-03-01' }),
      fact('seat', { ...address, text: '1011 Budapest, Fő utca 1.' }, { from: '2015-03-01' }),
      fact('founding', { on: '2015-02-01' }),
      fact('activity', { scheme: 'TEAOR08', code: '4120', isMain: false }, { slot: '4120', from: '2015-03-01' }),
      fact(
        'member',
        { ...OWNER, name: 'Tulajdonos Kft.', partyKind: 'company', shareMin: 40, shareMax: 40 },
        { slot: '1', partyId: OWNER_COMPANY, from: '2015-03-01' },
      ),
      fact('signatory', person, { slot: '1', from: '2015-03-01' }),
      statement(COMPANY, 2018, { amounts: { netSales: 100, equity: 10 }, filedOn: '2019-05-31' }),
      factOf(OWNER_COMPANY)('name', { name: 'Tulajdonos Kft.' }),
      ...everySection(EVERY),
    ],
    at('2019-06-15T08:00:00Z'),
  )
  await merge(
    db,
    [
      fact('name', { name: 'Új Kft.' }, { from: '2020-02-01' }),
      fact('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120', from: '2020-03-01' }),
      fact(
        'member',
        { ...OWNER, name: 'Tulajdonos Kft.', partyKind: 'company', shareMin: 60, shareMax: 60 },
        { slot: '1', partyId: OWNER_COMPANY, from: '2020-04-01' },
      ),
      fact('signatory', person, { slot: '1', from: '2015-03-01', to: '2020-05-01' }),
      fact('signatory', { ...person, name: 'Utód Ubul' }, { slot: '2', from: '2020-05-01' }),
      fact('tax-enforcement', debt, { slot: 'V/1', from: '2020-03-01', to: '2020-06-01' }),
      statement(COMPANY, 2019, { amounts: { netSales: 120 }, filedOn: '2020-05-31' }),
    ],
    at('2020-06-15T08:00:00Z'),
  )
  await merge(
    db,
    [
      // Only now it comes out where the seat was all the time.
      fact('seat', { ...address, text: '1011 Budapest, Fő utca 11.' }, { from: '2015-03-01' }),
      statement(COMPANY, 2018, {
        amounts: { netSales: 90, equity: 10 },
        previousAmounts: { netSales: 80 },
        filedOn: '2021-01-10',
      }),
    ],
    at('2021-01-15T08:00:00Z'),
  )
  const other = factOf(OWNER_COMPANY)('name', { name: 'Más Kft.' })
  await merge(db, [other], { ...at('2021-01-16T08:00:00Z'), source: WATCH })
  const short = factOf(WATCHED)('short-name', { name: 'Figyelt' })
  await merge(db, [short], { ...at('2021-02-15T08:00:00Z'), source: LIENS })
})

describe('silence', () => {
  test.each([
    ['now', '', 'partly', ['watch', '2020. 12. 31.', 'liens'], []],
    [
      'as known before the sources were read again',
      '&knownAt=2020-06-15',
      'partly',
      ['watch', '2019. 06. 15.'],
      ['liens', '2021'],
    ],
    ['as known before anything was', '&knownAt=2019-06-14', 'unknown', [], ['watch', 'liens']],
  ])('is that of the sources as they were read: %s', async (_title, known, level, said, unsaid) => {
    const { silence } = await read(WATCHED, `?from=2019-06-15&to=2020-12-31${known}`)
    expect(silence?.level).toBe(level)
    const text = plain(silence?.text)
    expect(said.filter((part) => !text.includes(part))).toEqual([])
    expect(unsaid.filter((part) => text.includes(part))).toEqual([])
  })
})

describe('two days of the world', () => {
  test('each change once, with what was and what is, the newest first in its section', async () => {
    const page = await read(COMPANY, '?from=2019-12-31&to=2020-12-31')
    expect(list(page)).toEqual([
      'name: changed 2020-02-01: Elnevezés Régi Kft. → Új Kft.',
      'activity:4120 changed 2020-03-01: Főtevékenység (TEÁOR ’08) 41.20 Lakó- és nem lakó épület építése → 41.20 Lakó- és nem lakó épület építése',
      'signatory:1 ended 2020-05-01: Név Vezető Vera → –; Tisztség ügyvezető → –; A képviselet módja önálló → –',
      'signatory:2 added 2020-05-01: Név – → Utód Ubul; Tisztség – → ügyvezető; A képviselet módja – → önálló',
      'member:1 changed 2020-04-01: Részesedés 40 % → 60 %',
      'tax-enforcement:V/1 passing 2020-03-01: ',
    ])
    expect(page).toMatchObject({
      view: 'world',
      firstKnownOn: '2019-06-15',
      lastStatementDay: '2019-12-31',
      knownAt: null,
    })
  })

  test('days of validity, source and when we learnt of it', async () => {
    const { groups } = await read(COMPANY, '?from=2019-12-31&to=2020-12-31')
    const [name] = groups[0]?.changes ?? []
    expect(name).toMatchObject({
      knownSince: '2020-06-15T08:00:00.000Z',
      before: {
        provenance: {
          publisher: 'Cégbíróság',
          validFrom: '2015-03-01',
          validTo: '2020-01-31',
          recordedAt: '2019-06-15T08:00:00.000Z',
        },
      },
      after: { provenance: { validFrom: '2020-02-01', validTo: null, recordedAt: '2020-06-15T08:00:00.000Z' } },
    })
    expect([plain(name?.before?.days), plain(name?.after?.days)]).toEqual([
      '2015. 03. 01. – 2020. 01. 31.',
      '2020. 02. 01. –',
    ])
    const ended = groups.find(({ id }) => id === 'signatory')?.changes[0]
    expect(ended).toMatchObject({ after: null, knownSince: '2020-06-15T08:00:00.000Z' })
    const owner = groups.find(({ id }) => id === 'member')?.changes[0]
    expect(owner?.fields.map(({ isChanged }) => isChanged)).toEqual([false, true])
    expect(owner?.fields[0]?.after?.valueUrl).toBe(`/report/${OWNER_COMPANY}/summary`)
  })

  test('what came and went between the days is told', async () => {
    const { groups } = await read(COMPANY, '?from=2019-12-31&to=2020-12-31')
    const passed = groups.find(({ id }) => id === 'tax-enforcement')?.changes[0]
    expect(passed).toMatchObject({ kind: 'passing', before: null, after: null, fields: [] })
    expect(passed?.between.map(({ rows, days }) => [rows[0]?.value, plain(days)])).toEqual([
      ['NAV', '2020. 03. 01. – 2020. 05. 31.'],
    ])
  })

  test('as known on an earlier day nothing that was learnt later is told', async () => {
    const asked = '?from=2019-12-31&to=2020-12-31'
    expect(list(await read(COMPANY, `${asked}&knownAt=2020-01-01`))).toEqual([])
    expect((await read(COMPANY, `${asked}&knownAt=2020-06-15`)).knownAt).toBe('2020-06-15')
    expect(list(await read(COMPANY, `${asked}&knownAt=2020-06-15`))).toHaveLength(6)
    expect(list(await read(COMPANY, `${asked}&knownAt=2019-06-14`))).toEqual([])
  })

  test('accounts filed and restated between the days', async () => {
    const filed = await read(COMPANY, '?from=2020-05-30&to=2020-05-31')
    expect(filed.statements).toMatchObject([
      {
        kind: 'filed',
        year: 2019,
        before: null,
        after: { layout: 'Egyszerűsített éves beszámoló', filedOn: '2020-05-31' },
        lines: [],
      },
    ])
    const restated = await read(COMPANY, '?from=2020-06-01&to=2021-12-31')
    expect(restated.statements).toMatchObject(
      [
        {
          kind: 'restated',
          year: 2018,
          before: { filedOn: '2019-05-31' },
          after: {
            filedOn: '2021-01-10',
            provenance: { validFrom: '2018-01-01', validTo: '2018-12-31', filedOn: '2021-01-10' },
          },
          lines: [
            { code: 'netSales', part: 'Eredménykimutatás', column: 'Előző év', before: null, after: 80_000 },
            { code: 'netSales', part: 'Eredménykimutatás', column: 'Tárgyév', before: 100_000, after: 90_000 },
          ],
        },
      ].map(({ lines, ...rest }) => ({ ...rest, lines: lines.toReversed() })),
    )
  })

  test('the same day, and days before the first fact, tell nothing', async () => {
    for (const query of ['?from=2020-06-01&to=2020-06-01', '?from=1990-01-01&to=1999-01-01']) {
      const { groups, statements } = await read(COMPANY, query)
      expect([groups, statements]).toEqual([[], []])
    }
  })

  test('from before the company was founded everything is new', async () => {
    const page = await read(COMPANY, '?from=2015-02-28&to=2015-03-01')
    expect(list(page).map((line) => line.split(':')[0])).toEqual(['name', 'seat', 'activity', 'signatory', 'member'])
    expect(list(page).every((line) => line.includes('added 2015-03-01'))).toBe(true)
  })
})

describe('what we knew', () => {
  test('between two days: only what was learnt, of whatever time', async () => {
    const page = await read(COMPANY, '?view=knowledge&from=2020-12-31&to=2021-12-31')
    expect(list(page)).toEqual([
      'seat: changed 2015-03-01: Székhely 1011 Budapest, Fő utca 1. → 1011 Budapest, Fő utca 11.',
    ])
    expect(page.groups[0]?.changes[0]).toMatchObject({ knownSince: '2021-01-15T08:00:00.000Z' })
    expect(page.statements).toMatchObject([{ kind: 'restated', year: 2018 }])
    // The world says nothing of it: the seat was there all the time.
    expect(list(await read(COMPANY, '?from=2020-12-31&to=2021-12-31'))).toEqual([])
  })

  test('an end, and what began and was over by then, are learnt like anything else', async () => {
    const { groups } = await read(COMPANY, '?view=knowledge&from=2019-12-31&to=2020-12-31')
    expect(groups.flatMap(({ changes }) => changes.map(({ id, kind, day }) => [id, kind, day]))).toEqual([
      ['name:', 'changed', '2020-02-01'],
      ['activity:4120', 'changed', '2020-03-01'],
      ['signatory:1', 'ended', '2020-05-01'],
      ['signatory:2', 'added', '2020-05-01'],
      ['member:1', 'changed', '2020-04-01'],
      ['tax-enforcement:V/1', 'added', '2020-03-01'],
    ])
  })

  test('before the first knowledge there was nothing', async () => {
    const page = await read(COMPANY, '?view=knowledge&from=2019-06-14&to=2019-06-15')
    expect(page.groups.map(({ id, changes }) => [id, changes[0]?.kind])).toEqual([
      ['name', 'added'],
      ['founding', 'added'],
      ['seat', 'added'],
      ['activity', 'added'],
      ['signatory', 'added'],
      ['member', 'added'],
    ])
    expect(page.statements).toMatchObject([{ kind: 'filed', year: 2018 }])
    const nothing = await read(COMPANY, '?view=knowledge&from=2001-01-01&to=2019-06-14')
    expect([nothing.groups, nothing.statements]).toEqual([[], []])
  })

  const BEGINNING = 'The company was not there yet on 1 Jan 2015: it was founded on 1 Feb 2015'
  test.each([
    [
      'before anything was read',
      COMPANY,
      '2019-06-14',
      'unknown',
      ['Of this company we had read no source before 15 Jun 2019.'],
    ],
    ['before it was there, too', COMPANY, '2015-01-01', 'unknown', [BEGINNING, 'no source before 15 Jun 2019.']],
    [
      'where all was taken back',
      WITHDRAWN,
      '2020-01-01',
      'unknown',
      ['Up to the end of 1 Jan 2020 none of the sources'],
    ],
    ['once it was read', COMPANY, '2020-01-01', 'partly', ['Sources: ', 'as of 15 Jun 2019']],
  ] as const)('silence is no reassurance %s', async (_title, id, to, level, said) => {
    const { silence } = await read(id, `?view=knowledge&from=2014-01-01&to=${to}`, 'en')
    expect(silence?.level).toBe(level)
    const text = plain(silence?.text)
    expect(said.filter((part) => !text.includes(part))).toEqual([])
    expect(text).not.toContain('–.')
  })

  test.each(['hu', 'en', 'de'] as const)('every section has words in %s', async (locale) => {
    const { groups } = await read(EVERY, '?view=knowledge&from=2019-01-01&to=2019-12-31', locale)
    expect(groups.length).toBeGreaterThan(40)
    expect(JSON.stringify(groups)).not.toMatch(/"(titles|fields)\./)
  })
})

test('without days the year until today', async () => {
  const now = today(server.deps.clock)
  expect(await read(COMPANY)).toMatchObject({ from: monthsBefore(now, 12), to: now, view: 'world' })
  expect(await read(COMPANY, '?to=2020-02-29')).toMatchObject({ from: '2019-02-28', to: '2020-02-29' })
})

test.each([
  ['nobody', url(COMPANY), null, 401, 'auth.required'],
  ['no claim', url(COMPANY), ['Beszamolok'], 400, 'claim.missing'],
  ['no claim for the file', '/api/report/10738885/changes-download', [], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['Cegriport'], 404, 'company.not-found'],
  ['a malformed id', url('XX1'), ['Cegriport'], 404, 'page.not-found'],
  ['days the wrong way round', url(COMPANY, '?from=2021-01-02&to=2021-01-01'), ['Cegriport'], 422, 'days.reversed'],
  ['a first day after today', url(COMPANY, '?from=2999-01-01'), ['Cegriport'], 422, 'days.in-future'],
  ['a second day after today', url(COMPANY, '?to=2999-01-01'), ['Cegriport'], 422, 'days.in-future'],
  ['knowledge of the future', url(COMPANY, '?knownAt=2999-01-01'), ['Cegriport'], 422, 'days.in-future'],
  ['what is no day', url(COMPANY, '?from=2023-02-30'), ['Cegriport'], 422, 'validation.failed'],
  ['what is no view', url(COMPANY, '?view=both'), ['Cegriport'], 422, 'validation.failed'],
  ['an unknown parameter', url(COMPANY, '?asOf=2020-01-01'), ['Cegriport'], 422, 'validation.failed'],
  ['knowledge as known', url(COMPANY, '?view=knowledge&knownAt=2020-01-01'), ['Cegriport'], 422, 'validation.failed'],
] as const)('refuses %s', async (_title, address_, claims, status, code) => {
  const answer = await callAs(server, address_, { claims })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
})

test('the same as a workbook, a line for every field that differs', async () => {
  const { downloadUrl } = await read(COMPANY, '?from=2019-12-31&to=2021-12-31')
  expect(downloadUrl.startsWith(downloadReportChanges.path.replace(':id', COMPANY))).toBe(true)
  const file = await callAs(server, downloadUrl, { claims: ['Cegriport'] })
  expect(file.headers['x-filename']).toBe('uj-kft-valtozasok-2019-12-31-2021-12-31.xlsx')
  const sheet = (await readXlsx(file.rawPayload)).sheets[0]
  const rows = sheet?.rows.map((row) =>
    row
      .slice(0, 5)
      .map((cell) => (cell === null ? '' : plain(String(cell))))
      .join('|'),
  )
  expect(rows?.slice(0, 4)).toEqual([
    'Új Kft.||||',
    'Változások: 2019. 12. 31. és 2021. 12. 31. között||||',
    'Adatkör|Változás|Mező|Előtte|Utána',
    'Elnevezés|Módosult|Elnevezés|Régi Kft.|Új Kft.',
  ])
  expect(rows).toContain('Tagok, tulajdonosok|Módosult|Részesedés|40 %|60 %')
  expect(rows).toContain('NAV-végrehajtás|Közben volt|Eljáró szerv||NAV')
})

test('a first filing that comes to be known late is no restatement', async () => {
  const id = '11223345'
  const told = async (netSales: number, filedOn: string, moment: string) =>
    merge(server.deps.db, [statement(id, 2019, { amounts: { netSales }, filedOn })], {
      ...at(moment),
      source: sourceOf('late', []),
    })
  await told(2, '2020-11-03', '2021-03-01T08:00:00Z')
  await told(1, '2020-05-31', '2021-04-01T08:00:00Z')
  expect((await read(id, '?view=knowledge&from=2021-03-15&to=2021-12-31')).statements).toEqual([])
  expect((await read(id, '?view=knowledge&from=2021-02-15&to=2021-12-31')).statements).toMatchObject([
    { kind: 'filed' },
  ])
  expect((await read(id, '?from=2021-01-01&to=2021-12-31')).statements).toEqual([])
})
