import {
  getPortfolio,
  getReceivableFaults,
  type Portfolio,
  type PortfolioQuery,
  uploadReceivables,
} from '@merleg/contract/portfolio.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { SourceRecord } from '@merleg/domain/observation'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { callAs, factOf } from '../report/testing-report.ts'
import { AMOUNTS, clockOf, company, load, scoreDeps } from '../score/testing-scores.ts'
import { computeScores } from '../score/run/score.usecases.ts'
import { getPortfolioPrint } from '../report/print/print-portfolio.views.ts'
import type { PortfolioAsked } from './load-portfolio.ts'
import { getCompaniesPage } from './portfolio-companies.views.ts'
import { getPortfolioPage } from './portfolio.views.ts'
import { createRateThen } from './rate-then.ts'

const server = useTestApp()
/** Of each: rated better by the new model; failed besides; failed without accounts; told something later; and so on. */
const [STEADY, FAILED, BARE, BACKDATED, ENTERED, LEFT, NEVER, ENDING] = [
  '10738885',
  '12345676',
  '12345683',
  '12345690',
  '12345700',
  '12345717',
  '12345724',
  '12345731',
] as const
const [BEFORE, TODAY] = ['2026-06-30', '2026-11-20'] as const
const DEFAULT: PortfolioQuery = { lossShare: 45, from: BEFORE, to: TODAY }
const rateThen = createRateThen({ switchedOff: new Set() })
type Reader = Awaited<ReturnType<typeof server.signIn>>
let own: Reader
let other: Reader

const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }
const known = (id: string): SourceRecord[] => company(id, { amounts: AMOUNTS })
const withoutAccounts = (id: string) => known(id).filter(({ type }) => type !== 'statement')
/** Everything is told on a day that nothing after it is known on. */
const told = (records: readonly SourceRecord[], day: string) =>
  load(server.database, records, { observedOn: day, now: clockOf(day).now() })

async function watch(
  { subscriberId, userId }: Reader,
  companyId: string,
  given: { at?: string; importance?: 'high'; labels?: string[] } = {},
): Promise<void> {
  const { at = '2026-05-01', importance = 'none', labels = [] } = given
  await server.deps.db
    .insertInto('watched_companies')
    .values({
      subscriber_id: subscriberId,
      company_id: companyId,
      added_by: userId,
      added_at: new Date(`${at}T10:00:00Z`),
      since_position: 0,
      importance,
      labels,
    })
    .execute()
}

async function remove({ subscriberId }: Reader, companyId: string, at: string | null): Promise<void> {
  await server.deps.db
    .updateTable('watched_companies')
    .set({ removed_at: at === null ? null : new Date(at) })
    .where('subscriber_id', '=', subscriberId)
    .where('company_id', '=', companyId)
    .execute()
}

const asked = <Query extends PortfolioQuery>({ subscriberId }: Reader, query: Query) => ({
  subscriberId,
  query,
  locale: 'en' as const,
  today: TODAY,
  rateThen,
})
const page = (reader: Reader, query: Partial<PortfolioQuery> = {}): Promise<Portfolio> => {
  const wanted: PortfolioAsked = asked(reader, { ...DEFAULT, ...query })
  return inSnapshot(server.deps.db, (tx) => getPortfolioPage(tx, wanted), { isBulk: true })
}
const list = (reader: Reader, query: object) =>
  inSnapshot(server.deps.db, (tx) =>
    getCompaniesPage(tx, asked(reader, { ...DEFAULT, currentPage: 1, perPage: 10, ...query })),
  )

beforeAll(async () => {
  own = await server.signIn({ claims: ['Monitoring'] })
  other = await server.signIn({ claims: ['Monitoring'] })
  const former = { ...CURRENT_MODEL, version: 'former', basePoints: CURRENT_MODEL.basePoints - 30 }
  await told([...[STEADY, FAILED, BACKDATED, ENTERED, LEFT].flatMap(known), ...withoutAccounts(BARE)], '2026-06-01')
  await computeScores(scoreDeps(server.database, '2026-06-15'), { model: former })
  await computeScores(scoreDeps(server.database, '2026-08-01'))
  const failures = [FAILED, BARE].map((id) => factOf(id)('liquidation', proceeding, { slot: '1', from: '2026-09-01' }))
  await told(failures, '2026-09-05')
  const debt = { authority: 'NAV', caseNumber: 'V1', amount: null, currency: 'HUF', text: null }
  await told([factOf(BACKDATED)('tax-enforcement', debt, { slot: '1', from: '2026-05-01' })], '2026-10-01')
  await computeScores(scoreDeps(server.database, '2026-10-05'))
  await told(known(NEVER), '2026-11-18')
  for (const id of [STEADY, FAILED, BARE, BACKDATED]) await watch(own, id)
  await watch(own, ENTERED, { at: '2026-07-10', importance: 'high', labels: ['kulcs'] })
  await watch(own, LEFT)
  await remove(own, LEFT, '2026-07-15T10:00:00Z')
  await watch(own, NEVER, { at: '2026-11-19' })
  await watch(other, STEADY)
})

describe('the portfolio', () => {
  test('who is watched, by band, sector, county, status and importance; why unrated', async () => {
    const { meta, spreads } = await page(own)
    expect(meta).toMatchObject({ watchedCount: 6, missingCount: 0, count: 6, labels: ['kulcs'], madeUp: null })
    expect(meta.unrated).toEqual([{ reason: 'not rated yet', count: 1 }])
    expect(meta.asOf).toMatch(/5\sOct\s2026/)
    for (const { parts } of spreads) expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(6)
    const sections = spreads.find(({ key }) => key === 'section')
    expect(sections?.parts).toEqual([
      { key: 'F', label: expect.stringMatching(/^F Construction/i), count: 6, share: 1 },
    ])
    const importances = spreads.find(({ key }) => key === 'importance')
    expect(importances?.parts.map(({ label, count }) => [label, count])).toEqual([
      ['not given', 5],
      ['high', 1],
    ])
  })

  test('how many of the ratings are simplified, of whom is watched', async () => {
    const reader = await server.signIn({ claims: ['Monitoring'] })
    await watch(reader, STEADY)
    expect((await page(reader)).meta.notes).toEqual([])
    await server.deps.db
      .updateTable('company_profiles')
      .set({ kind: 'selfemployed' })
      .where('company_id', '=', STEADY)
      .execute()
    const { meta, spreads } = await page(reader)
    expect(meta.notes).toEqual([expect.stringMatching(/^1 rating is a simplified one/)])
    // Where it counts, and by which name his report calls that.
    const band = spreads.find(({ key }) => key === 'band')?.parts.find(({ count }) => count === 1)?.label
    const header = await callAs(server, `/api/report/${STEADY}/header`, { claims: ['Cegriport'], locale: 'en' })
    for (const name of [band, header.json<{ risk: { label: string } }>().risk.label.replace(' (simplified)', '')])
      expect(meta.notes[0]).toContain(name)
    await server.deps.db
      .updateTable('company_profiles')
      .set({ kind: 'company' })
      .where('company_id', '=', STEADY)
      .execute()
  })

  test('how many of the ratings rest on no accounts, each of them marked', async () => {
    expect((await page(own)).meta.notes).toEqual([expect.stringMatching(/^1 rating was worked out without accounts/)])
    const { rows } = await list(own, { dimension: 'status', part: 'under-liquidation' })
    const labels = new Map(rows.map(({ companyId, risk }) => [companyId, risk?.label]))
    expect(labels).toEqual(
      new Map([
        [FAILED, 'extremely risky'],
        [BARE, 'extremely risky (without accounts)'],
      ]),
    )
  })

  test('moves between two days, the change of the company told from that of the model', async () => {
    const { moves } = await page(own)
    expect(moves.isModelChanged).toBe(true)
    const causes = Object.fromEntries(moves.causes.map(({ key, count }) => [key, count]))
    const of = async (cause: string) => (await list(own, { cause })).rows.map(({ companyId }) => companyId)
    expect(await of('model')).toContain(STEADY)
    expect(await of('company')).toEqual([BARE])
    expect(await of('both')).toContain(FAILED)
    expect(causes['unknown']).toBe(0)
    const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
    expect(sum(moves.rows)).toBe(7)
    expect(sum(moves.columns)).toBe(7)
    expect(moves.rows.find(({ key }) => key === 'entered')?.count).toBe(2)
    expect(moves.columns.find(({ key }) => key === 'left')?.count).toBe(1)
    expect(moves.notes.join(' ')).toContain('model or our rules changed between the two days')
  })

  test('rates the first day from what was known then, whatever was told of it later', async () => {
    const points = await rateThen.rate(server.deps.db, { companyIds: [STEADY, BACKDATED], day: BEFORE, today: TODAY })
    expect(points.get(BACKDATED)).toBe(points.get(STEADY))
    const later = await rateThen.rate(server.deps.db, {
      companyIds: [STEADY, BACKDATED],
      day: '2026-10-02',
      today: TODAY,
    })
    expect(later.get(BACKDATED)).toBeLessThan(later.get(STEADY) ?? 0)
    const again = await rateThen.rate(server.deps.db, { companyIds: [STEADY], day: BEFORE, today: TODAY })
    expect(again.get(STEADY)).toBe(points.get(STEADY))
  })

  test('says what cannot be known: no ratings yet, a model that is gone', async () => {
    expect((await page(own, { from: '2026-04-01' })).moves.notes).toEqual([
      expect.stringMatching(/No ratings were stored/),
      expect.stringMatching(/watch list was still empty/),
    ])
    const sameModel = await page(own, { from: '2026-08-02', to: '2026-11-20' })
    expect(sameModel.moves.isModelChanged).toBe(false)
    await server.deps.db
      .updateTable('scores')
      .set({ model_version: 'gone' })
      .where('company_id', '=', ENTERED)
      .where('superseded_at', 'is', null)
      .execute()
    const gone = await page(own, { from: '2026-07-12' })
    expect(gone.moves.causes.find(({ key }) => key === 'unknown')?.count).toBe(1)
    expect(gone.moves.notes.join(' ')).toContain('can no longer be run')
  })

  test('rates anew whom other rules of ours have rated, and says where these are gone', async () => {
    const moved = async () => (await page(own, { from: '2026-08-02', to: '2026-11-20' })).moves
    const unknown = (moves: Portfolio['moves']) => moves.causes.find(({ key }) => key === 'unknown')?.count
    const ruled = (rules: string, isInForce: boolean) =>
      server.deps.db
        .updateTable('scores')
        .set({ rules_version: rules })
        .where('company_id', '=', FAILED)
        .where('superseded_at', isInForce ? 'is' : 'is not', null)
        .execute()
    await ruled('former', false)
    const anew = await moved()
    expect([anew.isModelChanged, unknown(anew)]).toEqual([true, 0])
    await ruled('gone', true)
    const gone = await moved()
    expect([gone.isModelChanged, unknown(gone)]).toEqual([true, 1])
    expect(gone.notes.join(' ')).toContain('can no longer be run')
    for (const isInForce of [true, false]) await ruled(rateThen.rulesVersion, isInForce)
  })

  test('says of how many companies the database has nothing any more', async () => {
    const reader = await server.signIn({ claims: ['Monitoring'] })
    await watch(reader, STEADY)
    await watch(reader, '99999999')
    const { meta } = await page(reader)
    expect(meta).toMatchObject({ watchedCount: 2, missingCount: 1, count: 1 })
    expect(meta.notes).toEqual([expect.stringMatching(/^1 watched company is no longer in our database/)])
  })

  test('narrowed by importance and label, on both days', async () => {
    const { meta, moves } = await page(own, { importance: 'high', label: 'kulcs' })
    expect(meta).toMatchObject({ watchedCount: 6, count: 1 })
    expect(moves.cells.map(({ row, count }) => [row, count])).toEqual([['entered', 1]])
    expect((await page(own, { label: 'nincs' })).meta.count).toBe(0)
  })

  test('narrowed by what is noted today, not by what was noted in an earlier time of watching', async () => {
    const again = await server.signIn({ claims: ['Monitoring'] })
    await watch(again, STEADY, { at: '2026-08-10', importance: 'high', labels: ['új'] })
    await server.deps.db
      .insertInto('former_watches')
      .values({
        subscriber_id: again.subscriberId,
        company_id: STEADY,
        since: new Date('2026-05-01'),
        until: new Date('2026-08-01'),
        importance: 'none',
        labels: ['régi'],
      })
      .execute()
    for (const noted of [{ importance: 'none' }, { label: 'régi' }] as const)
      expect((await page(again, noted)).moves.cells).toEqual([])
    for (const noted of [{ importance: 'high' }, { label: 'új' }] as const) {
      const { rows, columns } = (await page(again, noted)).moves
      const companies = (ends: readonly { key: string; count: number }[]) =>
        ends.flatMap(({ key, count }) => (count > 0 ? [key] : []))
      expect(companies(rows)).not.toContain('entered')
      expect(companies(columns)).not.toContain('left')
      expect(companies(rows)).toHaveLength(1)
    }
  })

  test('the list behind a figure has as many companies as the figure says', async () => {
    const { spreads, moves } = await page(own)
    for (const { key, parts } of spreads)
      for (const part of parts)
        expect((await list(own, { dimension: key, part: part.key })).meta.count).toBe(part.count)
    for (const { row, column, count } of moves.cells) {
      const found = await list(own, { row, column })
      expect([found.meta.count, found.isMove]).toEqual([count, true])
    }
    expect((await list(own, { row: 'entered' })).title).toBe('watched later')
  })

  test('a removal that is taken back has not happened', async () => {
    await remove(other, STEADY, '2026-07-01T00:00:00Z')
    expect((await page(other)).moves.columns.find(({ key }) => key === 'left')?.count).toBe(1)
    await remove(other, STEADY, null)
    const { meta, moves } = await page(other)
    expect(meta.count).toBe(1)
    expect(moves.columns.find(({ key }) => key === 'left')?.count).toBe(0)
    expect(moves.rows.find(({ key }) => key === 'entered')?.count).toBe(0)
  })
})

const call = ({ headers }: Reader, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: FormData) =>
  server.app.inject({
    method,
    url: `/api/monitoring/portfolio${path}`,
    headers: { ...headers, 'x-locale': 'en' },
    ...(payload ? { payload } : {}),
  })
const send = (reader: Reader, content: string) => {
  const form = new FormData()
  form.append('file', new Blob([content]), 'vevők.csv')
  return call(reader, 'POST', '/receivables', form)
}
const read = async (reader: Reader) => getPortfolio.answer.parse((await call(reader, 'GET', '')).json())

describe('receivables', () => {
  const FILE = [
    'Adószám;Vevő;Összeg;Pénznem;Esedékes',
    `${STEADY};Cég ${STEADY};1 000 000;;2026.01.31.`,
    `${STEADY};Cég ${STEADY};500 000;HUF;`,
    `${FAILED};Cég ${FAILED};200;EUR;`,
    '',
    ';Nincs Ilyen Kft.;300 000;;',
    `${ENTERED};Cég ${ENTERED};sok;;`,
  ].join('\r\n')

  test('a name that is cut keeps its characters whole', async () => {
    const uploaded = await send(own, `Vevő;Összeg\r\n${'a'.repeat(199)}😀😀;9`)
    expect(uploaded.statusCode, uploaded.body).toBe(200)
  })

  test('are summed by currency, with what is known and what is not, and what was not matched is told', async () => {
    const uploaded = await send(own, FILE)
    expect(uploadReceivables.answer.parse(uploaded.json())).toEqual({ rowCount: 5, matchedCount: 4, uncountedCount: 1 })
    const { exposure } = await read(own)
    expect(exposure).toMatchObject({
      fileName: 'vevők.csv',
      rowCount: 5,
      faultCount: 2,
      uncountedCount: 1,
      lossShare: 0.45,
    })
    const [huf, eur] = exposure?.currencies ?? []
    const probability = huf?.largest[0]?.probability ?? 0
    expect(probability).toBeGreaterThan(0)
    expect(huf).toMatchObject({ currency: 'HUF', amount: 1_800_000, knownAmount: 1_500_000, unmatchedAmount: 300_000 })
    expect(huf?.expectedLoss).toBeCloseTo(probability * 1_500_000 * 0.45)
    // In liquidation: the failure has come, and nothing less than the loss share of the whole is lost.
    expect(eur).toMatchObject({ currency: 'EUR', amount: 200, failedAmount: 200, unknownAmount: 0, expectedLoss: 90 })
    expect(eur?.risks).toMatchObject([{ companyId: FAILED, isFailed: true, standing: 'in insolvent liquidation' }])
    expect(exposure?.notes).toEqual([
      expect.stringMatching(/^1 company is in bankruptcy proceedings, insolvent liquidation .* or has ceased/),
      expect.stringMatching(/not converted/),
      expect.stringMatching(/^The amount of 1 row is negative or cannot be read.*Credit notes are not deducted/),
    ])
    const faults = getReceivableFaults.answer.parse((await call(own, 'GET', '/receivables/faults')).json())
    expect(faults.rows.map(({ row, given, faults: texts }) => [row, given, texts.length])).toEqual([
      // As the file has them, with the empty one before them.
      [6, 'Nincs Ilyen Kft.', 1],
      [7, expect.stringContaining(ENTERED), 1],
    ])
  })

  test('belong to the subscriber alone', async () => {
    expect((await read(other)).exposure).toBeNull()
    expect((await call(other, 'GET', '/receivables/faults')).json()).toMatchObject({ rows: [], meta: { count: 0 } })
    expect((await call(other, 'DELETE', '/receivables')).json()).toEqual({ deletedCount: 0 })
    expect((await read(own)).exposure).not.toBeNull()
    expect((await read(other)).meta.watchedCount).toBe(1)
  })

  test.each([
    ['no amounts', 'Adószám;Név\r\n10738885;A', 'receivables.no-amounts'],
    ['no company', 'Összeg;Pénznem\r\n1;HUF', 'list-matching.no-columns'],
    ['a heading alone', 'Adószám;Összeg', 'list.empty'],
  ])('refused: %s; the former list stays', async (_title, content, code) => {
    const answer = await send(own, content)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code])
    expect((await read(own)).exposure?.rowCount).toBe(5)
  })

  test('are printed and taken along with the rest', async () => {
    const printed = await inSnapshot(server.deps.db, (tx) => getPortfolioPrint(tx, asked(own, DEFAULT)))
    expect(printed.sections.map(({ id }) => id)).toEqual(['spread', 'moves', 'exposure'])
    const file = await call(own, 'GET', '/xlsx')
    const { sheets } = await readXlsx(file.rawPayload)
    const words =
      'Of which from companies in bankruptcy proceedings, insolvent liquidation or compulsory strike-off, or ceased'
    expect(JSON.stringify(printed.sections.at(-1))).toContain(words)
    expect(JSON.stringify(printed.sections.at(-1))).toContain('(in insolvent liquidation)')
    // Debts of the day on which they were uploaded, whatever the day of the print.
    const origin = (await read(own)).exposure?.origin ?? ''
    expect(origin).toMatch(/^vevők\.csv, uploaded on \d+\s\w+\s20\d\d, 5 rows\./)
    expect(JSON.stringify(printed.sections.at(-1))).toContain(origin)
    expect(sheets.at(-1)?.rows.flat()).toContain(origin)
    expect(sheets.at(-1)?.rows).toContainEqual(expect.arrayContaining(['EUR', words, 200]))
    expect(sheets.at(-1)?.rows.filter((row) => row.includes('in insolvent liquidation'))).toHaveLength(2)
    expect(sheets.map(({ name }) => name)).toEqual([
      'Spread today',
      'Moves between two days',
      'Companies',
      'Receivables',
    ])
    for (const sheet of sheets.slice(2)) expect(sheet.rows.flat()).toContain('Status (by the sources as last read)')
    expect((await call(own, 'GET', '/print')).headers['content-type']).toBe('application/pdf')
  })

  test('a company in voluntary liquidation: its probability is not known, and that is named', async () => {
    const ending = factOf(ENDING)('dissolution', proceeding, { slot: '1', from: '2026-11-01' })
    await told([...withoutAccounts(ENDING), ending], '2026-11-18')
    const reader = await server.signIn({ claims: ['Monitoring'] })
    await send(reader, `Adószám;Összeg\r\n${ENDING};9`)
    const { exposure } = await read(reader)
    expect(exposure?.currencies).toMatchObject([{ failedAmount: 0, unknownAmount: 9, expectedLoss: null, risks: [] }])
    expect(exposure?.currencies[0]?.largest).toMatchObject([
      { isFailed: false, probability: null, standing: 'in voluntary liquidation' },
    ])
    expect(exposure?.notes).toEqual([expect.stringMatching(/^1 company is in voluntary liquidation: .* not known/)])
  })

  test('are replaced as a whole, and deleted', async () => {
    await send(own, `Adószám;Összeg\r\n${BARE};7`)
    const { exposure } = await read(own)
    expect(exposure?.currencies).toMatchObject([{ amount: 7, failedAmount: 7, unknownAmount: 0 }])
    expect((await call(own, 'DELETE', '/receivables')).json()).toEqual({ deletedCount: 1 })
    expect((await read(own)).exposure).toBeNull()
  })
})

test.each([
  ['a day to come', '?to=2999-01-01', 'days.in-future'],
  ['days the wrong way round', '?from=2026-02-02&to=2026-02-01', 'days.reversed'],
  ['no day', '?from=x', 'validation.failed'],
  ['no share', '?lossShare=0', 'validation.failed'],
])('refuses %s', async (_title, query, code) => {
  const answer = await call(own, 'GET', query)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code])
})
