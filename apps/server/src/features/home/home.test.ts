import { getChangesSinceOpening, getRecentWork } from '@merleg/contract/home.contract'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { followMonitoring } from '../monitoring/testing-monitoring.ts'
import { placeBatches } from '../register/feed.usecases.ts'
import { factOf, merge, REGISTER, statement } from '../report/testing-report.ts'

const server = useTestApp()
const [FAILING, QUIET, FILED, SILENT] = ['10738885', '12345676', '11111119', '14562877']
const seat = (text: string) => ({ text, countryCode: 'HU', zip: null, settlement: null, county: null, street: null })
const proceeding = { caseNumber: '1.Fpk.1/2026', court: null, administrator: null, text: null }
const lien = { holder: 'Bank Zrt.', text: null, amount: null, currency: null }
const named = (id: string, name: string) => factOf(id)('name', { name }, { from: '2010-01-01' })
const shown = (text: string | null) => text?.replaceAll('\u00A0', ' ')

async function hear(records: Parameters<typeof merge>[1], observedOn: string): Promise<void> {
  await merge(server.deps.db, records, { observedOn })
  await placeBatches(server.deps.db)
}

type Reader = { headers: { authorization: string }; userId: string }
const open = async ({ headers }: Reader, id: string) => {
  const answer = await server.app.inject({ url: `/api/report/${id}/header`, headers })
  expect(answer.statusCode).toBe(200)
}
const readChanges = async ({ headers }: Reader, locale: Locale = 'hu') => {
  const answer = await server.app.inject({
    url: '/api/home/changes-since-opening',
    headers: { ...headers, 'x-locale': locale },
  })
  return getChangesSinceOpening.answer.parse(answer.json())
}
const readWork = async ({ headers }: Reader) =>
  getRecentWork.answer.parse((await server.app.inject({ url: '/api/home/recent-work', headers })).json())

/** Rates a company long before any opening, once more before that, and long after. */
async function rateAs(
  companyId: string,
  [before, after]: readonly [number, number],
  rules: string | null = null,
): Promise<void> {
  const { db } = server.deps
  await sql`insert into score_models (model_version, part_keys) values ('test', '{}') on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, superseded_at, rules_version, revision)
    select ${companyId}, at, '2026-06-05', 'test', 'statement', points, '{}', '{}', '[]', until, case when until is null then ${rules} end, 1
    from (values (timestamptz '2018-01-01', 1::smallint, timestamptz '2020-01-01'),
      ('2020-01-01', ${before}::smallint, '2100-01-01'), ('2100-01-01', ${after}::smallint, null)) r(at, points, until)`.execute(
    db,
  )
}

/** A reader who opened all of them before something was heard. */
async function readBefore(claims: readonly Claim[]): Promise<Reader> {
  const reader = await server.signIn({ claims })
  for (const id of [FAILING, QUIET, FILED, SILENT]) await open(reader, id)
  return reader
}

let analyst: Reader
let guest: Reader

beforeAll(async () => {
  await hear(
    [
      named(FAILING, 'Bukó Kft.'),
      factOf(FAILING)('seat', seat('1051 Budapest, Fő utca 1.'), { from: '2010-01-01' }),
      factOf(FAILING)('capital', { amount: 5_000_000, currency: 'HUF' }, { from: '2010-01-01' }),
      named(QUIET, 'Csendes Bt.'),
      named(FILED, 'Közzétevő Zrt.'),
      factOf(FILED)('lien', lien, { slot: '1', from: '2024-01-01' }),
      named(SILENT, 'Hallgatag Kft.'),
    ],
    '2026-01-10',
  )
  analyst = await readBefore(['Cegriport'])
  guest = await readBefore([])
  await hear(
    [
      statement(FILED, 2025, { filedOn: '2026-05-28' }),
      factOf(FILED)('lien', lien, { slot: '1', from: '2024-01-01', to: '2026-05-20' }),
    ],
    '2026-06-01',
  )
  await hear(
    [
      factOf(FAILING)('seat', seat('7621 Pécs, Kis utca 2.'), { from: '2026-06-02' }),
      factOf(FAILING)('capital', { amount: 3_000_000, currency: 'HUF' }, { from: '2026-06-03' }),
      factOf(FAILING)('liquidation', proceeding, { slot: '1', from: '2026-06-01' }),
      factOf(FAILING)('phone', { value: '+36 1 234 5678' }, { slot: '1' }),
    ],
    '2026-06-04',
  )
})

describe('what was heard since the reports were opened', () => {
  test('names what happened, its source and its days, bad news first', async () => {
    const { companies, lookedAt } = await readChanges(analyst)
    expect(companies.map(({ name }) => name.value)).toEqual(['Bukó Kft.', 'Közzétevő Zrt.'])
    expect(lookedAt).toBe(4)
    const [failing, filed] = companies
    expect(failing).toMatchObject({ changeCount: 4, name: { url: '/report/10738885/summary' }, rating: null })
    expect(
      failing?.changes.map(({ title, detail, isNegative, on }) => [shown(title), shown(detail), isNegative, on]),
    ).toEqual([
      ['Felszámolás kezdete', '1.Fpk.1/2026', true, '2026-06-01'],
      ['Új telefonszám', '+36 1 234 5678', false, '2026-06-04'],
      ['Jegyzett tőke leszállítása 5 000 000 Ft-ról 3 000 000 Ft-ra', undefined, false, '2026-06-03'],
    ])
    expect(failing?.changes[0]?.source).toBe(`${REGISTER.title} (${REGISTER.publisher})`)
    expect(failing?.allUrl).toMatch(/^\/report\/10738885\/changes\?view=knowledge&from=\d{4}-\d\d-\d\d$/)
    expect(filed?.changes).toMatchObject([
      { title: 'A 2025. évi beszámoló közzététele', detail: null, on: '2026-05-28' },
      // That a charge has ended is no bad news.
      { isNegative: false, on: '2026-05-20' },
    ])
  })

  test('says what was looked at, and never that nothing happened', async () => {
    const { basis } = await readChanges(analyst)
    expect(shown(basis)).toMatch(
      /^Az utoljára megnyitott 4 cégről .* Cégnyilvántartás \(Cégbíróság; .*2026.*arról nem tudunk\.$/,
    )
    const reader = await server.signIn({ claims: [] })
    expect(await readChanges(reader, 'de')).toMatchObject({ companies: [], lookedAt: 0 })
    await open(reader, QUIET)
    const quiet = await readChanges(reader, 'en')
    expect(quiet).toMatchObject({ companies: [], lookedAt: 1 })
    expect(quiet.basis).toMatch(/the company you opened last.*is not known to us\.$/)
  })

  test('without the right to the entries tells what happened and not what they say', async () => {
    const { companies } = await readChanges(guest)
    expect(companies[0]?.changes.map(({ detail }) => detail)).toEqual([null, null, null])
    expect(companies[0]).toMatchObject({ allUrl: null, changeCount: 4 })
  })

  test('is over with another opening, and another user has his own', async () => {
    const reader = await server.signIn({ claims: [] })
    await open(reader, FAILING)
    expect(await readChanges(reader)).toMatchObject({ companies: [], lookedAt: 1 })
    expect((await readChanges(analyst)).companies).toHaveLength(2)
  })

  test('tells of a band that has changed, worse before other news', async () => {
    const reader = await server.signIn({ claims: [] })
    await open(reader, QUIET)
    await open(reader, SILENT)
    await rateAs(QUIET, [70, 40])
    await rateAs(SILENT, [70, 72])
    const { companies } = await readChanges(reader)
    expect(companies).toMatchObject([
      {
        companyId: QUIET,
        changes: [],
        rating: {
          before: { value: 70, band: 'low' },
          after: { value: 40, band: 'risky' },
          isWorse: true,
          isByOtherModel: false,
        },
      },
    ])
    await sql`delete from scores`.execute(server.deps.db)
    await rateAs(QUIET, [70, 40], '2')
    expect((await readChanges(reader)).companies).toMatchObject([{ rating: { isByOtherModel: true } }])
    await sql`delete from scores`.execute(server.deps.db)
  })

  test('of a load under way is not missed: what was recorded before, and seen only after', async () => {
    const reader = await server.signIn({ claims: [] })
    await merge(server.deps.db, [factOf(SILENT)('website', { value: 'https://h.example' }, { slot: '1' })], {
      observedOn: '2026-07-01',
      now: new Date('2026-01-01'),
    })
    await open(reader, SILENT)
    await placeBatches(server.deps.db)
    expect((await readChanges(reader)).companies).toMatchObject([
      { companyId: SILENT, changes: [{ title: 'Új honlap' }] },
    ])
  })

  test('of an opening from before places were noted goes by the time', async () => {
    const reader = await server.signIn({ claims: [] })
    await open(reader, FAILING)
    await sql`update search_history set seen_position = null, searched_at = '2020-01-01' where user_id = ${reader.userId}`.execute(
      server.deps.db,
    )
    expect((await readChanges(reader)).companies).toMatchObject([{ companyId: FAILING, changeCount: 4 }])
  })

  test('says of how many a line could not be read since then, and in which source', async () => {
    const reject = (companyId: string) =>
      ({ type: 'reject', line: 7, reason: 'amount', detail: '', companyId }) as const
    await hear([reject(FILED)], '2026-07-02')
    const reader = await server.signIn({ claims: [] })
    for (const id of [FAILING, QUIET, FILED]) await open(reader, id)
    expect((await readChanges(reader, 'en')).basis).not.toContain('could not be read')
    await hear([reject(QUIET), reject(SILENT)], '2026-07-03')
    const { companies, basis } = await readChanges(reader, 'en')
    expect(companies).toEqual([])
    expect(basis).toMatch(
      / A line about 1 of these companies could not be read, so that any change told in it was not heard: Cégnyilvántartás \(.*2026.*\)\.$/,
    )
  })
})

test('a source that was not read for long is named, wherever it stands', async () => {
  const id = '10000900'
  const observedOn = hungarianDayOf(new Date())
  const phone = (number: number) => factOf(id)('phone', { value: `+36 1 234 567${number}` }, { slot: `${number}` })
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await merge(server.deps.db, [phone(number)], {
      source: { ...REGISTER, sourceId: `many-${number}`, title: `Many ${number}`, rhythm: 'daily' },
      observedOn,
    })
  await merge(server.deps.db, [named(id, 'Sokforrású Kft.')], {
    source: { ...REGISTER, sourceId: 'late', title: 'Late register' },
    observedOn: '2020-01-01',
  })
  await placeBatches(server.deps.db)
  const reader = await server.signIn({ claims: [] })
  await open(reader, id)
  const { basis } = await readChanges(reader, 'en')
  expect(basis).toContain('Late register')
  expect(basis.match(/Many/g)).toHaveLength(6)
  expect(basis).toMatch(/; and 1 more source \(as of .* or later\)\. What they do not cover/)
})

/** As a look leaves it that has found accounts overdue, to which a subscriber was alerted. */
async function findMissing(companyId: string, subscriberId: string): Promise<void> {
  await sql`
    with c as (
      insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, negative_level, is_closing)
      select coalesce(max(position), 0) + 1, ${companyId}, 'missing-statement', 0, '2100-01-01', 2, 2, false from monitoring_changes
      returning position, company_id
    ), e as (
      insert into monitoring_events (position, place, kind, level, importance, occurred_on, section, slot, after)
      select position, 1, 'missing-statement', 2, 'negative', '2026-05-31', 'missing-statement', '2025-12-31',
        '{"day": "2025-12-31", "deadline": "2026-05-31"}' from c
    )
    insert into alerts (subscriber_id, position, company_id, importance, created_at)
    select ${subscriberId}::uuid, position, company_id, 'negative', '2100-01-01' from c`.execute(server.deps.db)
}

describe('what alerts tell beside the news of the register', () => {
  test('a past that was otherwise, and what was found of whom one is alerted to', async () => {
    const past = (name: string) => factOf(QUIET)('short-name', { name }, { from: '2020-01-01', to: '2021-01-01' })
    await hear([past('Régi')], '2026-07-05')
    await followMonitoring(server.deps.db)
    const reader = await server.signIn({ claims: ['Cegriport'] })
    const stranger = await server.signIn({ claims: [] })
    for (const one of [reader, stranger]) await open(one, QUIET)
    expect((await readChanges(reader)).companies).toEqual([])
    await hear([past('Régebbi')], '2026-07-06')
    await followMonitoring(server.deps.db)
    await findMissing(QUIET, reader.subscriberId)
    const [own, ...others] = (await readChanges(reader)).companies
    expect(others).toEqual([])
    expect(own).toMatchObject({
      companyId: QUIET,
      changeCount: 2,
      changes: [
        { title: 'Hiányzó beszámoló', isNegative: true, on: '2026-05-31', source: null, toldAs: 'news' },
        { isNegative: false, toldAs: 'corrected', source: expect.stringContaining(REGISTER.title) },
      ],
    })
    expect((await readChanges(stranger)).companies).toMatchObject([
      { changeCount: 1, changes: [{ toldAs: 'corrected' }] },
    ])
  })
})

describe('where the user was', () => {
  test('lists reports as their companies stand now, the last one first, and searches', async () => {
    await server.app.inject({ url: '/api/quick-search?query=buk%C3%B3', headers: analyst.headers })
    const { reports, searches } = await readWork(analyst)
    expect(reports.map(({ name }) => name.value)).toEqual([
      'Hallgatag Kft.',
      'Közzétevő Zrt.',
      'Csendes Bt.',
      'Bukó Kft.',
    ])
    expect(reports[3]).toMatchObject({ status: { key: 'under-liquidation' }, risk: { value: null, band: 'unrated' } })
    expect(searches).toMatchObject([{ query: 'bukó', url: '/quick/search?query=buk%C3%B3' }])
  })

  test('is empty for who was nowhere, and of the user alone', async () => {
    expect(await readWork(await server.signIn({ claims: [] }))).toEqual({ reports: [], searches: [] })
  })
})
