import { listDataSources } from '@merleg/contract/data-sources.contract'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { mergeBatch } from '../register/merge-batch.usecases.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { callAs, factOf } from '../report/testing-report.ts'
import { listAlertingSources } from '../monitoring/followed-sources.repository.ts'
import { MADE_UP_SANCTIONS } from '../generate/made-up-sanctions.ts'
import { UN_SANCTIONS } from '../sanctions/list-sources.ts'
import { designationOf, importEdition } from '../sanctions/testing-designations.ts'
import { insertUpdate } from '../import/source-updates.repository.ts'

const server = useTestApp()
let hashes = 0

const SOURCE: SourceInfo = {
  sourceId: 'register-lv',
  publisher: 'Uzņēmumu reģistrs',
  title: 'Reģistrs',
  licence: 'CC0',
  url: 'https://register.example/',
  isMadeUp: false,
  covers: ['registration', 'tax-debt'],
  coversAll: { sections: ['tax-debt'], registers: ['register-lv'] },
  countryCode: 'LV',
  language: 'lv',
  rhythm: 'daily',
  readFrom: 'sample',
}

function merge(observedOn: string, records: () => Iterable<SourceRecord>, fileHash = `h${(hashes += 1)}`) {
  const batch = { source: SOURCE, fileName: 'f', fileHash, observedOn, snapshotSections: [] }
  return mergeBatch({ db: server.deps.db, clock: server.deps.clock }, { ...batch, records: records() })
}

async function list(locale: 'hu' | 'en' = 'en') {
  const answer = await callAs(server, '/api/data-sources', { claims: [], locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return listDataSources.answer.parse(answer.json()).sources
}
const find = async () => (await list()).find(({ sourceId }) => sourceId === 'register-lv')

const fact = factOf('lv-40003000642')
const read = () => [
  fact('name', { name: 'A' }),
  fact('registration', { status: 'registered', on: null, reason: null }),
  { type: 'reject', line: 3, reason: 'date', detail: 'Anna Kalniņa' } as const,
  { type: 'reject', line: 4, reason: 'a-former-reason', detail: '' } as const,
  { type: 'reject', line: 5, reason: 'date', detail: '' } as const,
]

describe('the list of sources', () => {
  test('what could be loaded and never was is not empty but not loaded', async () => {
    const sources = await list()
    expect(sources.length).toBeGreaterThan(3)
    expect(sources.every(({ edition }) => edition === null)).toBe(true)
    expect(sources.find(({ sourceId }) => sourceId === 'ariregister-ee')?.covers).toContainEqual({
      key: 'liquidation',
      label: 'Insolvent liquidation',
    })
  })

  test('tells the newest edition, once however often it was read, and never what stood in a line', async () => {
    await merge('2026-11-01', () => [fact('name', { name: 'A' })])
    await merge('2026-11-20', read, 'same')
    await merge('2026-11-20', read, 'same')
    const source = await find()
    expect(source).toMatchObject({
      countryCode: 'LV',
      language: 'lv',
      rhythm: 'daily',
      readFrom: 'sample',
      covers: [{ key: 'registration' }],
      coversAll: [{ key: 'tax-debt', label: 'Tax arrears' }],
      tellsPartly: [{ key: 'name', label: 'Company name' }],
      editions: 2,
      takenOver: 2,
      refusal: null,
      update: null,
      nextEdition: { on: '2026-11-21' },
      edition: {
        asOf: '2026-11-20',
        companies: 1,
        facts: 2,
        statements: 0,
        read: 5,
        rejected: 3,
        outdated: 0,
        rejects: [
          { reason: 'date', text: expect.stringMatching(/^The date/), count: 2 },
          { reason: 'a-former-reason', text: 'a-former-reason', count: 1 },
        ],
      },
    })
    expect(JSON.stringify(source)).not.toContain('Anna')
  })

  test("a list with a line that could be anybody's is not of all companies", async () => {
    await merge('2026-11-20', () => [
      { type: 'reject', line: 2, reason: 'column-count', detail: '', isOfAnybody: true },
    ])
    expect(await find()).toMatchObject({ covers: [{ key: 'registration' }, { key: 'tax-debt' }], coversAll: [] })
    await merge('2026-11-20', read, 'same')
    expect(await find()).toMatchObject({ covers: [{ key: 'registration' }], coversAll: [{ key: 'tax-debt' }] })
  })

  test('tells the last refusal until an edition is taken over', async () => {
    const cut = function* (): Generator<SourceRecord> {
      yield fact('name', { name: 'B' })
      throw new SourceRefused('cut-off', 7, 'x.csv: Anna Kalniņa')
    }
    await expect(merge('2026-11-21', cut)).rejects.toThrow(SourceRefused)
    expect(await find()).toMatchObject({
      edition: { asOf: '2026-11-20' },
      refusal: { text: 'The file is cut off, its end is missing.', line: 7 },
    })
    await merge('2026-11-21', read)
    expect(await find()).toMatchObject({ edition: { asOf: '2026-11-21' }, refusal: null })
  })

  test('tells an update that is under way', async () => {
    await insertUpdate(server.deps.db, { sourceId: 'register-lv', startedAt: new Date('2026-11-21T01:00:00Z') })
    expect(await find()).toMatchObject({ update: { startedAt: '2026-11-21T01:00:00.000Z', outcome: 'running' } })
  })
})

describe('the metrics', () => {
  test('tell the day, the last success and the rejected lines of each source', async () => {
    const { body } = await server.app.inject({ method: 'GET', url: '/metrics' })
    expect(body).toMatch(/^merleg_source_age_days\{source="register-lv"\} \d+$/m)
    expect(body).toMatch(/^merleg_source_seconds_since_success\{source="register-lv"\} [\d.e-]+$/m)
    expect(body).toMatch(/^merleg_source_rejected_lines\{source="register-lv"\} 3$/m)
    expect(body).toMatch(/^merleg_source_overdue\{source="register-lv"\} [01]$/m)
  })
})

test('a made-up sanctions list in whose place one of an authority is, is no longer in use', async () => {
  const madeUp = { ...designationOf('1', 'Made UP'), designationId: 'made-up/1' }
  await importEdition(server.deps, [madeUp], { observedOn: '2024-01-01', source: MADE_UP_SANCTIONS })
  const findMadeUp = async () => (await list()).find(({ sourceId }) => sourceId === MADE_UP_SANCTIONS.sourceId)
  expect((await findMadeUp())?.isReplaced).toBe(false)
  await importEdition(server.deps, [designationOf('2', 'Somebody ELSE')], '2024-02-01')
  expect((await findMadeUp())?.isReplaced).toBe(true)
  const { subscriberId } = await server.signIn({ claims: ['Monitoring'] })
  const alerting = await listAlertingSources(server.deps.db, { subscriberId, sections: ['sanction'] })
  expect(alerting.map(({ title }) => title)).not.toContain(MADE_UP_SANCTIONS.title)
})

describe('a sanctions list', () => {
  const OLD = { observedOn: '2024-03-01', source: UN_SANCTIONS }
  const findList = async () => (await list()).find(({ sourceId }) => sourceId === UN_SANCTIONS.sourceId)

  test('tells its entries and who of them is compared, that it is old, and the values that were left out', async () => {
    const entries = [
      designationOf('1', 'Un PERSON', { designationId: 'un-sanctions/1' }),
      designationOf('2', 'Un Vessel', { designationId: 'un-sanctions/2', kind: 'vessel' }),
    ]
    const rejects = ['date', 'name-missing'].map((reason) => ({ type: 'reject', line: 1, reason, detail: '' }) as const)
    await importEdition(server.deps, [...entries, ...rejects], OLD)
    expect(await findList()).toMatchObject({
      edition: { read: 3, rejected: 1, rejects: [{ count: 1 }, { count: 1 }] },
      list: { entries: 2, compared: 1, valuesRejected: 1, isOld: true, failingSince: null },
    })
    expect((await findList())?.list?.ageDays).toBeGreaterThan(600)
    expect((await find())?.list).toBeNull()
  })

  test('is its last edition, also where there are two of one day', async () => {
    const entry = designationOf('1', 'Un PERSON', { designationId: 'un-sanctions/1' })
    await importEdition(server.deps, [entry], OLD)
    expect(await findList()).toMatchObject({
      edition: { read: 1, rejected: 0, rejects: [] },
      list: { entries: 1, compared: 1, valuesRejected: 0 },
    })
  })

  test('tells since when newer editions are refused', async () => {
    const empty = importEdition(server.deps, [], { ...OLD, observedOn: '2024-04-01' })
    await expect(empty).rejects.toThrow('empty')
    expect(await findList()).toMatchObject({
      edition: { asOf: '2024-03-01' },
      list: { failingSince: expect.any(String) },
    })
  })
})
