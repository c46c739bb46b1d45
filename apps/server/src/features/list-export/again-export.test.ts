import { calculateExport, calculateExportAgain, runExport, runExportAgain } from '@merleg/contract/list-export.contract'
import type { Locale } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import type { Jobs } from '../../shared/jobs.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { listLedgerFaults } from '../credits/testing-credits.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { deleteExpiredQuotes } from './frozen/row-sets.repository.ts'
import { findListExport } from './list-exports.repository.ts'
import { insertOptOut } from './opt-outs/opt-outs.repository.ts'
import {
  ALFA,
  BETA,
  type Buyer,
  callExport,
  downloadExport,
  GAMMA,
  loadListedCompanies,
  readState,
  saveSearch,
  signInBuyer,
  startListWorker,
  startTestingExport,
} from './testing-list-export.ts'

const server = useTestApp()
const CREDIT = 10_000_00
const DELTA = '10000004'
const PHONE_CSV = { selected: { phone: true }, format: 'csv' } as const
let worker: Jobs | null = null
let buyer: Buyer
let searchId = ''

beforeAll(() => loadListedCompanies(server))
beforeEach(async () => {
  buyer = await signInBuyer(server, CREDIT)
  searchId = await saveSearch(server, buyer)
})
afterAll(() => worker?.stop())

const callAgain = (exportId: string, call: 'calc' | 'run', { body = {}, by = buyer }: { body?: object; by?: Buyer }) =>
  server.app.inject({
    method: 'POST',
    url: `/api/list-exports/${exportId}/again/${call}`,
    headers: { ...by.headers, 'x-locale': 'hu' },
    payload: body,
  })
const quoteAgain = async (exportId: string) =>
  calculateExportAgain.answer.parse((await callAgain(exportId, 'calc', {})).json())
const runAgain = async (exportId: string, format: string) => {
  const { quoteId } = await quoteAgain(exportId)
  const body = { quoteId, format, key: crypto.randomUUID() }
  return runExportAgain.answer.parse((await callAgain(exportId, 'run', { body })).json())
}
const settle = async (exportId: string) => {
  worker ??= await startListWorker(server)
  await expect.poll(() => readState(server, exportId), { timeout: 60_000, interval: 200 }).toBe('done')
}
const make = async (body: { selected: object; format?: string }) => {
  const exportId = await startTestingExport(server, buyer, { searchId, ...body })
  await settle(exportId)
  return exportId
}
const read = async (exportId: string) => (await downloadExport(server, buyer, exportId)).bytes.toString('utf8')
const balance = async () => (await readBalances(server.deps.db, buyer.subscriberId)).normal
/** As after a month: the files are gone, and what is not needed any more is tidied away. */
const letFilesExpire = async () => {
  await sql`update long_jobs set file_expires_at = now()
    where subscriber_id = ${buyer.subscriberId} and file_expires_at is not null`.execute(server.deps.db)
  await deleteExpiredQuotes(server.deps.db, new Date(Date.now() + 3_600_000))
}
const optOut = (partyId: string) =>
  insertOptOut(server.deps.db, { kind: 'company', partyId, reason: 'Kérte', askedOn: '2026-11-01', now: new Date() })
const takeBack = () =>
  sql`update contact_opt_outs set removed_at = now(), removal_reason = 'teszt'`.execute(server.deps.db)

/** A search that finds whoever has the seat today. */
const searchBySeat = async (companyDetails: object = {}) => {
  const details = { city: 'Zalaegerszeg', addressType: ['Headquarter'], ...companyDetails }
  const payload = { version: 1, query: { onlyValid: true, companyDetails: details } }
  const answer = await server.app.inject({ method: 'POST', url: '/api/marketing', headers: buyer.headers, payload })
  return answer.json<{ id: string }>().id
}

const seatIn = (settlement: string) => ({
  text: `8900 ${settlement}, Fő utca 1.`,
  countryCode: 'HU',
  zip: '8900',
  settlement,
  county: 'Zala',
  street: 'Fő utca 1.',
})

describe('a list that was delivered, again', () => {
  test('is its file where that is there', async () => {
    const exportId = await make(PHONE_CSV)
    expect(await runAgain(exportId, 'csv')).toMatchObject({
      id: exportId,
      outcome: 'found',
      price: 0,
      message: expect.stringContaining('Most nem kerül semmibe'),
    })
  })

  test('leaves out whom an option left out, and keeps who lacks now what it asked for', async () => {
    const exportId = await make({ selected: { phone: true, onlyWithPhoneNumber: true }, format: 'csv' })
    await optOut(ALFA)
    const calculation = await callExport(server, buyer, {
      searchId,
      call: 'calc',
      body: { selected: { phone: true, onlyWithPhoneNumber: true } },
    })
    expect(calculation.json()).toMatchObject({ count: 1 })
    expect(await quoteAgain(exportId)).toMatchObject({ count: 2, phoneCount: 1, optedOutCount: 1, price: 0 })
    const { id } = await runAgain(exportId, 'csv')
    await settle(id)
    const text = await read(id)
    expect([text.includes('Alfa'), text.includes('+36 92'), text.includes('Gamma')]).toEqual([true, false, false])
    await takeBack()
  })

  test('is of those who were in it, and not of who asked before it was made', async () => {
    await worker?.stop()
    worker = null
    const selected = { phone: true, onlyWithPhoneNumber: true }
    const exportId = await startTestingExport(server, buyer, { searchId, selected, format: 'csv' })
    await optOut(BETA)
    await settle(exportId)
    await takeBack()
    expect(await quoteAgain(exportId)).toMatchObject({ count: 1, price: 0, canStart: true })
  })

  test('costs what has become known since, and nothing else', async () => {
    const exportId = await make({ selected: { email: true } })
    await merge(server.deps.db, [factOf(GAMMA)('e-mail', { value: 'gamma@gamma.example' }, { slot: '1' })])
    await follow(server.deps.db)
    const before = await balance()
    const { groups, price } = await quoteAgain(exportId)
    expect([price, groups.find(({ group }) => group === 'email')]).toMatchObject([6, { count: 2, ownedCount: 1 }])
    const { id } = await runAgain(exportId, 'xlsx')
    await settle(id)
    expect((await findListExport(server.deps.db, id))?.charged).toBe(600)
    expect(await balance()).toEqual({ balance: before.balance - 600, held: 0 })
    expect(await listLedgerFaults(server.deps.db)).toEqual([])
  })

  test('has the same companies at no price, long after its file, whatever its search finds', async () => {
    searchId = await searchBySeat()
    const exportId = await make(PHONE_CSV)
    const delta = factOf(DELTA)
    await merge(
      server.deps.db,
      [
        factOf(BETA)('seat', seatIn('Nagykanizsa'), { from: '2026-10-01' }),
        delta('name', { name: 'Delta Kft.' }),
        delta('registration', { status: 'registered', on: '2010-01-01', reason: null }, { from: '2010-01-01' }),
        delta('seat', seatIn('Zalaegerszeg')),
        delta('phone', { value: '+3692333444' }, { slot: '1' }),
      ],
      { observedOn: '2026-10-02' },
    )
    await follow(server.deps.db)
    await letFilesExpire()
    // What was found a moment ago is in memory.
    searchId = await searchBySeat({ street: 'Fő' })
    const calculation = await callExport(server, buyer, { searchId, call: 'calc', body: { selected: { phone: true } } })
    expect(calculation.json()).toMatchObject({ count: 3, price: 10 })
    const before = await balance()
    expect(await quoteAgain(exportId)).toMatchObject({ count: 3, phoneCount: 2, price: 0, canStart: true })
    const { id, price } = await runAgain(exportId, 'csv')
    expect([id === exportId, price]).toEqual([false, 0])
    await settle(id)
    const text = await read(id)
    expect(['Alfa', 'Béta', '+36 30123456', 'Gamma', 'Delta'].map((part) => text.includes(part))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(await balance()).toEqual(before)
    // And that one again.
    expect(await quoteAgain(id)).toMatchObject({ count: 3, price: 0 })
  })
})

test('a new list of a search is not the former one that was just made again', async () => {
  searchId = await searchBySeat()
  const exportId = await make({ selected: {}, format: 'csv' })
  await merge(server.deps.db, [factOf(GAMMA)('seat', seatIn('Nagykanizsa'), { from: '2026-10-03' })], {
    observedOn: '2026-10-04',
  })
  await follow(server.deps.db)
  await letFilesExpire()
  const { id } = await runAgain(exportId, 'csv')
  // What was found a moment ago is in memory until somebody asks not to be contacted.
  await optOut(DELTA)
  const { quoteId } = calculateExport.answer.parse(
    (await callExport(server, buyer, { searchId, call: 'calc', body: { selected: {} } })).json(),
  )
  const run = () => startTestingExport(server, buyer, { searchId, selected: {}, format: 'csv', quoteId })
  const anew = await run()
  expect(anew).not.toBe(id)
  expect(await run()).toBe(anew)
  await takeBack()
})

describe('the same start again', () => {
  const startWith = async (key: string, locale: Locale = 'hu') => {
    const url = `/api/marketing/${searchId}/export/run`
    const headers = { ...buyer.headers, 'x-locale': locale }
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: { ...PHONE_CSV, key } })
    return runExport.answer.parse(answer.json())
  }

  test.each([
    ['hu', 'elindult', /korábban már elindult.* legfeljebb egyszer/],
    ['en', 'has started', /was started before.* once at most/],
    ['de', 'wurde gestartet', /schon früher gestartet.* höchstens einmal/],
  ] as const)('is told in %s as the one that was started, at its price', async (locale, started, repeated) => {
    await worker?.stop()
    worker = null
    const key = crypto.randomUUID()
    const first = await startWith(key, locale)
    expect(first).toMatchObject({ outcome: 'started', message: expect.stringContaining(started) })
    expect(first.price).toBeGreaterThan(0)
    const told = { id: first.id, outcome: 'repeated', price: first.price, message: expect.stringMatching(repeated) }
    expect(await startWith(key, locale)).toEqual(told)
    await settle(first.id)
    expect(await startWith(key, locale)).toEqual(told)
  })

  test('in another language is another file, and none by the same key', async () => {
    await worker?.stop()
    worker = null
    const startIn = async (locale: Locale, body: object = {}) => {
      const url = `/api/marketing/${searchId}/export/run`
      const headers = { ...buyer.headers, 'x-locale': locale }
      return server.app.inject({ method: 'POST', url, headers, payload: { ...PHONE_CSV, ...body } })
    }
    const [german, english] = [await startIn('de'), await startIn('en')].map((answer) =>
      runExport.answer.parse(answer.json()),
    )
    expect(english).toMatchObject({ outcome: 'started' })
    expect(english?.id).not.toBe(german?.id)
    expect(runExport.answer.parse((await startIn('en')).json())).toMatchObject({ id: english?.id, outcome: 'repeated' })
    const key = crypto.randomUUID()
    await startWith(key, 'hu')
    expect((await startIn('en', { key })).json()).toMatchObject({ code: 'credit.key-reused' })
  })

  test('of one that was cancelled costs nothing', async () => {
    await worker?.stop()
    worker = null
    const key = crypto.randomUUID()
    const { id } = await startWith(key)
    const url = `/api/list-exports/${id}/cancel`
    await server.app.inject({ method: 'POST', url, headers: buyer.headers, payload: {} })
    expect(await startWith(key)).toMatchObject({ id, outcome: 'repeated', price: 0 })
    expect(await balance()).toEqual({ balance: CREDIT, held: 0 })
  })
})

describe('a list is not had again', () => {
  const refusal = async (exportId: string, by = buyer) => {
    const answer = await callAgain(exportId, 'calc', { by })
    return [answer.statusCode, answer.json<{ code: string }>().code]
  }

  test('by a stranger, or by whom downloading is forbidden', async () => {
    const exportId = await make(PHONE_CSV)
    const stranger = await signInBuyer(server, 0)
    expect(await refusal(exportId, stranger)).toEqual([404, 'list-export.not-found'])
    const kept = await signInBuyer(server, 0, ['MarketingAdatok', 'MarketingLetoltesTiltas'])
    expect(await refusal(exportId, kept)).toEqual([403, 'list-export.not-allowed'])
  })

  test('by a quote of another list, or a strange one', async () => {
    const [phone, base] = [await make(PHONE_CSV), await make({ selected: {}, format: 'csv' })]
    const { quoteId } = await quoteAgain(base)
    const run = async (id: string) => {
      const body = { quoteId: id, format: 'csv', key: crypto.randomUUID() }
      return (await callAgain(phone, 'run', { body })).json<{ code: string }>().code
    }
    expect([await run(quoteId), await run(crypto.randomUUID())]).toEqual([
      'list-export.quote-not-found',
      'list-export.quote-not-found',
    ])
  })

  test('where it was never delivered, of which nothing is kept', async () => {
    await worker?.stop()
    worker = null
    const exportId = await startTestingExport(server, buyer, { searchId, ...PHONE_CSV })
    expect(await refusal(exportId)).toEqual([409, 'list-export.not-kept'])
    await server.app.inject({
      method: 'POST',
      url: `/api/list-exports/${exportId}/cancel`,
      headers: buyer.headers,
      payload: {},
    })
    await letFilesExpire()
    expect(await refusal(exportId)).toEqual([409, 'list-export.not-kept'])
    const { rows } = await sql<{ bytes: number }>`select sum(length(company_ids))::int as bytes from list_row_sets
      where user_id = ${buyer.userId}`.execute(server.deps.db)
    expect(rows).toEqual([{ bytes: 0 }])
  })

  test('where its companies were forgotten, as they were in former days', async () => {
    const exportId = await make(PHONE_CSV)
    await sql`update list_row_sets set company_ids = '' where user_id = ${buyer.userId}`.execute(server.deps.db)
    expect(await refusal(exportId)).toEqual([409, 'list-export.not-kept'])
    const found = await server.app.inject({ url: `/api/list-exports/${exportId}`, headers: buyer.headers })
    expect(found.json()).toMatchObject({ state: 'done', canBeMadeAgain: false })
  })
})
