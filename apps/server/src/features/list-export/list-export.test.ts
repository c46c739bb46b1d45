import {
  calculateExport,
  COVERED_VALUE,
  getExport,
  listExports,
  previewExport,
  runExport,
} from '@merleg/contract/list-export.contract'
import { listMarketingResults } from '@merleg/contract/company-search.contract'
import { doAtOnce } from '@merleg/db/testing-locks'
import { EXPORT_COLUMN_NAMES, EXPORT_OPTIONS } from '@merleg/domain/list-export/export-columns'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { colleagueOf } from '../corrections/testing-corrections.ts'
import { factOf, merge, PERSON } from '../report/testing-report.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { insertOptOut, updateOptOutRemoved } from './opt-outs/opt-outs.repository.ts'
import {
  ALFA,
  BASE_PRICE,
  GAMMA,
  type Buyer,
  callExport,
  loadListedCompanies,
  saveSearch,
  signInBuyer,
} from './testing-list-export.ts'

const server = useTestApp()
let buyer: Buyer
let searchId = ''

beforeAll(() => loadListedCompanies(server))
beforeEach(async () => {
  buyer = await signInBuyer(server, 10_000_00)
  searchId = await saveSearch(server, buyer)
})

const call = (kind: 'calc' | 'run' | 'preview', body: object, by = buyer) =>
  callExport(server, by, { searchId, call: kind, body })
const calculate = async (selected: object) => calculateExport.answer.parse((await call('calc', { selected })).json())
const preview = async (selected: object) => previewExport.answer.parse((await call('preview', { selected })).json())
const all = Object.fromEntries(EXPORT_COLUMN_NAMES.map((column) => [column, true]))

describe('the calculation', () => {
  test('takes the specified payload, and answers counts and price', async () => {
    const flags = Object.fromEntries([...EXPORT_COLUMN_NAMES, ...EXPORT_OPTIONS].map((flag) => [flag, false]))
    const selected = {
      ...flags,
      taxNumber: true,
      companyRegistrationNumber: true,
      companyName: true,
      companyAddress: true,
    }
    expect((await call('calc', { selected })).json()).toMatchObject({
      phoneCount: 2,
      emailCount: 1,
      websiteCount: 1,
      count: 3,
      price: BASE_PRICE / 100,
      saving: 0,
      canStart: true,
      balance: 10_000,
      hasDefaultPrices: true,
    })
  })

  test('is by what is really filled in, by group of fields', async () => {
    const { price, groups } = await calculate({
      phone: true,
      email: true,
      owners: true,
      entitledToSign: true,
      firmSite: true,
    })
    expect(groups.map(({ group, count, amount }) => [group, count, amount])).toEqual([
      ['base', 3, 12],
      ['phone', 2, 12],
      ['email', 1, 6],
      ['people', 1, 8],
      ['sites', 1, 4],
    ])
    expect(price).toBe(42)
  })

  test('leaves out whom an option leaves out', async () => {
    expect(await calculate({ onlyWithEmail: true })).toMatchObject({ count: 1, phoneCount: 1, price: 4 })
    expect(await calculate({ onlyWithPhoneNumber: true, phone: true })).toMatchObject({ count: 2, price: 20 })
  })

  test('cannot be started where nothing that is paid is known', async () => {
    const base = { companyName: false, taxNumber: false, companyRegistrationNumber: false, companyAddress: false }
    expect(await calculate({ ...base, netSales: true })).toMatchObject({ price: 0, canStart: false, count: 3 })
    const answer = await call('run', { selected: { ...base, netSales: true } })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'list-export.nothing-to-sell' }])
  })

  test('foretells a larger file where more is in it', async () => {
    const [few, many] = [await calculate({}), await calculate(all)]
    for (const format of ['xlsx', 'csv', 'parquet'] as const)
      expect(many.fileBytes[format]).toBeGreaterThan(few.fileBytes[format])
  })

  test.each([
    ['no column', { companyName: false, taxNumber: false, companyRegistrationNumber: false, companyAddress: false }],
    ['an unknown flag', { surprise: true }],
    ['no flag', { phone: 'yes' }],
  ])('refuses %s', async (_title, selected) => {
    const answer = await call('calc', { selected })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation.failed' }])
  })

  test('of a stranger, or of no search, is not there', async () => {
    const stranger = await signInBuyer(server, 0)
    expect((await call('calc', { selected: {} }, stranger)).json()).toMatchObject({ code: 'saved-search.not-found' })
    expect((await call('run', { selected: {} }, stranger)).statusCode).toBe(404)
  })

  test('is refused to whom downloading is forbidden, whatever is called', async () => {
    const kept = await signInBuyer(server, 0, ['MarketingAdatok', 'MarketingLetoltesTiltas'])
    searchId = await saveSearch(server, kept)
    for (const kind of ['calc', 'run', 'preview'] as const)
      expect((await call(kind, { selected: {} }, kept)).json()).toMatchObject({ code: 'list-export.not-allowed' })
    const list = await server.app.inject({ url: '/api/list-exports', headers: kept.headers })
    expect(list.statusCode).toBe(403)
  })

  test('is refused where a group has no price', async () => {
    await sql`insert into credit_prices (product, variant, country, from_day, amount, currency, set_at)
      values ('list-export', 'sites', '', '2026-02-01', null, 'HUF', now())`.execute(server.deps.db)
    expect((await call('calc', { selected: { firmSite: true } })).json()).toMatchObject({
      code: 'list-export.no-price',
    })
    expect((await call('calc', { selected: {} })).statusCode).toBe(200)
    await sql`insert into credit_prices (product, variant, country, from_day, amount, currency, set_at)
      values ('list-export', 'sites', '', '2026-02-02', 400, 'HUF', now())`.execute(server.deps.db)
    // A price that somebody has set is none of the program's.
    const base = { companyName: false, taxNumber: false, companyRegistrationNumber: false, companyAddress: false }
    expect(await calculate({ ...base, firmSite: true })).toMatchObject({ hasDefaultPrices: false })
  })
})

test('the results tell what the base data of all of them cost', async () => {
  const answer = await server.app.inject({ url: `/api/marketing/${searchId}/results`, headers: buyer.headers })
  expect(answer.json()).toMatchObject({ price: BASE_PRICE / 100, meta: { count: 3 } })
})

describe('the preview', () => {
  test('shows base data, and covers what is paid for', async () => {
    const { columns, rows } = await preview({ phone: true, entitledToSign: true, employees: true })
    expect(columns.map(({ title }) => title)).toEqual([
      'Cégnév',
      'Adószám',
      'Cégjegyzékszám',
      'Székhely',
      'Telefonszám',
      'Képviseletre jogosultak',
      'Létszám (fő)',
      'Létszám éve (ha már nem hatályos)',
    ])
    expect(rows).toEqual([
      [
        '=Alfa "Első" Kft.',
        '10000001-2-20',
        null,
        '8900 Zalaegerszeg, Fő utca 1.',
        COVERED_VALUE,
        COVERED_VALUE,
        12,
        null,
      ],
      ['Béta Kft.', null, null, '8900 Zalaegerszeg, Fő utca 1.', COVERED_VALUE, null, null, null],
      ['Gamma Kft.', null, null, '8900 Zalaegerszeg, Fő utca 1.', null, null, null, null],
    ])
  })

  test('tells the status with the day of which it was told, where that is long ago', async () => {
    const { columns, rows } = await preview({ companyStatus: true })
    expect(columns.at(-1)?.title).toBe('Státusz (a legutóbb beolvasott források szerint)')
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row.at(-1)).toMatch(/^működő \(2024/)
  })

  test('splits addresses and tells the activity in words', async () => {
    const { rows } = await preview({ addressSplit: true, mainActivity: true, mainActivityDescription: true })
    expect(rows[0]?.slice(3)).toEqual([
      '8900',
      'Zalaegerszeg',
      'Fő utca 1.',
      '8900 Zalaegerszeg, Fő utca 1.',
      '41.20',
      'Lakó- és nem lakó épület építése',
    ])
  })
})

describe('who asked not to be contacted', () => {
  const flags = async () => {
    const url = `/api/marketing/${searchId}/results`
    const found = listMarketingResults.answer.parse((await server.app.inject({ url, headers: buyer.headers })).json())
    return found.results.find(({ name }) => JSON.stringify(name).includes('Alfa'))?.contacts
  }
  const now = new Date('2026-11-01')

  test('has no contact in counts, prices and preview', async () => {
    const company = { kind: 'company', partyId: ALFA } as const
    await insertOptOut(server.deps.db, { ...company, reason: 'Levélben kérte', askedOn: '2026-11-01', now })
    const selected = { phone: true, email: true, website: true, owners: true, entitledToSign: true }
    expect(await calculate(selected)).toMatchObject({ phoneCount: 1, emailCount: 0, optedOutCount: 1, price: 18 })
    expect((await preview(selected)).rows[0]?.slice(4)).toEqual([null, null, null, null, null])
    expect(await calculate({ onlyWithEmail: true })).toMatchObject({ count: 0, canStart: false })
    expect(await flags()).toEqual({ phone: false, email: false, website: false })
    await updateOptOutRemoved(server.deps.db, { ...company, reason: 'Visszavonta', now })
    expect(await calculate(selected)).toMatchObject({ phoneCount: 2, optedOutCount: 0 })
    expect(await flags()).toEqual({ phone: true, email: true, website: true })
  })

  test('as a person is in no column of people, and alone costs nothing', async () => {
    const person = { kind: 'person', partyId: 'p-geza' } as const
    await insertOptOut(server.deps.db, { ...person, reason: 'E-mailben kérte', askedOn: '2026-11-01', now })
    expect(await calculate({ entitledToSign: true })).toMatchObject({ price: BASE_PRICE / 100, optedOutCount: 1 })
    expect(await calculate({ owners: true })).toMatchObject({ price: BASE_PRICE / 100 + 8 })
    expect((await preview({ entitledToSign: true })).rows[0]?.[4]).toBeNull()
    await updateOptOutRemoved(server.deps.db, { ...person, reason: 'Visszavonta', now })
  })

  test('is left out where the register has not matched the person, too', async () => {
    const person = { kind: 'person', partyId: 'p-tibor' } as const
    const fact = factOf(GAMMA)
    const unmatched = { ...PERSON, name: 'Tulaj Tibor', post: 'ügyvezető', representation: 'independent' } as const
    await merge(server.deps.db, [fact('signatory', unmatched, { slot: '1' })])
    await follow(server.deps.db)
    await sql`insert into persons (person_id, name, folded) values ('p-tibor', 'Tulaj Tibor', 'tulaj tibor')
      on conflict do nothing`.execute(server.deps.db)
    const read = async () => (await preview({ entitledToSign: true })).rows[2]?.[4]
    const counts = async () =>
      Promise.all([{}, { entitledToSign: true }].map(async (selected) => (await calculate(selected)).optedOutCount))
    expect([await read(), await counts()]).toEqual([COVERED_VALUE, [0, 0]])
    await insertOptOut(server.deps.db, { ...person, reason: 'E-mailben kérte', askedOn: '2026-11-01', now })
    // In one company he is matched, in the other he is known by his name.
    expect([await read(), await counts()]).toEqual([null, [2, 2]])
    await updateOptOutRemoved(server.deps.db, { ...person, reason: 'Visszavonta', now })
  })
})

describe('starting', () => {
  const run = async (body: object) =>
    (await call('run', { selected: {}, ...body })).json<{ id: string; price: number }>()
  const balances = async () => (await readBalances(server.deps.db, buyer.subscriberId)).normal

  test('holds the price, and says that a mail will come', async () => {
    const answer = await call('run', { selected: {} })
    expect(answer.json()).toMatchObject({ price: 12, message: expect.stringContaining('regisztrált e-mail-címére') })
    expect(await balances()).toEqual({ balance: 10_000_00 - BASE_PRICE, held: BASE_PRICE })
  })

  test('has its title in the language of who reads it while the search is kept, then in that of the quote', async () => {
    const { id } = runExport.answer.parse((await call('run', { selected: { phone: true } })).json())
    const headers = { ...buyer.headers, 'x-locale': 'de' }
    const readTitles = async () => {
      const list = await server.app.inject({ url: '/api/list-exports', headers })
      const one = await server.app.inject({ url: `/api/list-exports/${id}`, headers })
      return [listExports.answer.parse(list.json()).exports[0]?.title, getExport.answer.parse(one.json()).title]
    }
    const [german] = await readTitles()
    expect(german).toContain('Ort: Zalaegerszeg')
    expect(await readTitles()).toEqual([german, german])
    await sql`delete from saved_searches where search_id = ${searchId}`.execute(server.deps.db)
    const hungarian = expect.stringContaining('Település: Zalaegerszeg')
    expect(await readTitles()).toEqual([hungarian, hungarian])
  })

  test('promises no mail to a demo account', async () => {
    await sql`update users set is_demo = true where user_id = ${buyer.userId}`.execute(server.deps.db)
    const answer = await call('run', { selected: {} })
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('levelet nem küldünk') })
    const { id } = answer.json<{ id: string }>()
    const found = await server.app.inject({ url: `/api/list-exports/${id}`, headers: buyer.headers })
    expect(found.json()).toMatchObject({ isMailed: false })
  })

  test('once more within a minute, at once, by the same quote or key is the same export', async () => {
    const [one, other] = await Promise.all([run({}), run({})])
    expect(other.id).toBe(one.id)
    expect((await run({})).id).toBe(one.id)
    const { quoteId } = await calculate({ phone: true })
    const clicks = await Promise.all(Array.from({ length: 8 }, () => run({ selected: { phone: true }, quoteId })))
    expect(new Set(clicks.map(({ id }) => id)).size).toBe(1)
    const key = crypto.randomUUID()
    const [first, second] = [await run({ key, format: 'csv' }), await run({ key, format: 'csv' })]
    expect(second.id).toBe(first.id)
    expect((await call('run', { selected: { email: true }, key })).json()).toMatchObject({ code: 'credit.key-reused' })
    expect((await balances()).held).toBe(2 * BASE_PRICE + BASE_PRICE + 2 * 600)
  })

  test('by two colleagues at once with one key is the export of one of them', async () => {
    const colleague = await colleagueOf(server, buyer)
    const key = crypto.randomUUID()
    const start = async (by: Buyer, body: object) => {
      const own = await saveSearch(server, by)
      return () => callExport(server, by, { searchId: own, call: 'run', body: { ...body, key } })
    }
    const calls = [await start(buyer, { selected: {} }), await start(colleague, { selected: { phone: true } })]
    const answers = await doAtOnce(server.deps.db, { table: 'list_exports', calls })
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json()).toMatchObject({ code: 'credit.key-reused' })
    expect((await balances()).held).toBe(refused === answers[0] ? BASE_PRICE + 2 * 600 : BASE_PRICE)
  })

  test('goes by the quote, whatever was set since, and refuses one that expired or is another’s', async () => {
    const { quoteId, price } = await calculate({ website: true })
    await sql`insert into credit_prices (product, variant, country, from_day, amount, currency, set_at)
      values ('list-export', 'website', '', '2026-02-01', 90000, 'HUF', now())`.execute(server.deps.db)
    expect(await run({ selected: { website: true }, quoteId })).toMatchObject({ price })
    await sql`insert into credit_prices (product, variant, country, from_day, amount, currency, set_at)
      values ('list-export', 'website', '', '2026-02-02', 200, 'HUF', now())`.execute(server.deps.db)
    const old = await calculate({ county: true })
    const other = await call('run', { selected: { email: true }, quoteId: old.quoteId })
    expect([other.statusCode, other.json()]).toMatchObject([404, { code: 'list-export.quote-not-found' }])
    await sql`update list_quotes set expires_at = now() where quote_id = ${old.quoteId}`.execute(server.deps.db)
    const late = await call('run', { selected: { county: true }, quoteId: old.quoteId })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'list-export.quote-expired' }])
  })

  test('asks for a top-up where credit is lacking, and leaves nothing behind', async () => {
    buyer = await signInBuyer(server, BASE_PRICE - 1)
    searchId = await saveSearch(server, buyer)
    const answer = await call('run', { selected: {} })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      {
        code: 'credit.insufficient',
        required: BASE_PRICE,
        balance: BASE_PRICE - 1,
        currency: 'HUF',
        account: 'normal',
      },
    ])
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from list_exports e
      where e.subscriber_id = ${buyer.subscriberId}`.execute(server.deps.db)
    expect(rows).toEqual([{ count: 0 }])
  })

  test('of two who want the last credit one gets it', async () => {
    buyer = await signInBuyer(server, BASE_PRICE)
    const searches = [await saveSearch(server, buyer), await saveSearch(server, buyer, { street: 'Fő' })]
    const answers = await Promise.all(
      searches.map((id) => callExport(server, buyer, { searchId: id, call: 'run', body: { selected: {} } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 402])
    expect(await balances()).toEqual({ balance: 0, held: BASE_PRICE })
  })

  test('by a new quote while the same is being made is the same export', async () => {
    const [one, other] = [await calculate({ county: true }), await calculate({ county: true })]
    const first = await run({ selected: { county: true }, quoteId: one.quoteId })
    await sql`update list_exports set created_at = created_at - interval '1 hour' where export_id = ${first.id}`.execute(
      server.deps.db,
    )
    expect((await run({ selected: { county: true }, quoteId: other.quoteId })).id).toBe(first.id)
    expect(await balances()).toEqual({ balance: 10_000_00 - BASE_PRICE, held: BASE_PRICE })
  })

  test('is refused after so many within a day', async () => {
    const { id } = await run({})
    await sql`insert into long_jobs (job_id, subscriber_id, user_id, kind, request_key, input, state, finished_at)
        select gen_random_uuid(), subscriber_id, user_id, kind, 'old ' || n, input, 'cancelled', now()
        from long_jobs j cross join generate_series(1, 99) n where j.job_id = (select job_id from list_exports where export_id = ${id})`.execute(
      server.deps.db,
    )
    await sql`with copied as (
        insert into list_quotes (quote_id, subscriber_id, user_id, search_id, title, row_set_id, kept, selected, unit_prices,
          row_count, price, saving, can_start, created_at, expires_at)
        select j.job_id, q.subscriber_id, q.user_id, search_id, title, row_set_id, kept, selected, unit_prices, row_count,
          price, saving, can_start, q.created_at, q.expires_at
        from long_jobs j, list_quotes q join list_exports e using (quote_id)
        where e.export_id = ${id} and j.request_key like 'old %' and j.user_id = e.user_id returning quote_id)
      insert into list_exports (export_id, subscriber_id, user_id, quote_id, job_id, request_key, format, locale, created_at)
      select c.quote_id, e.subscriber_id, e.user_id, c.quote_id, c.quote_id, c.quote_id::text, 'csv', 'hu', e.created_at
      from copied c, list_exports e where e.export_id = ${id}`.execute(server.deps.db)
    const answer = await call('run', { selected: { county: true } })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'list-export.too-many-today' }])
  })

  test('keeps twenty quotes of a user that nobody ran', async () => {
    const { quoteId } = await calculate({})
    await sql`insert into list_quotes (subscriber_id, user_id, search_id, title, row_set_id, kept, selected, unit_prices,
        row_count, price, saving, can_start, created_at, expires_at)
      select subscriber_id, user_id, search_id, title, row_set_id, kept, selected, unit_prices, row_count, price, saving,
        can_start, created_at + n * interval '1 second', expires_at
      from list_quotes cross join generate_series(-30, -1) n where quote_id = ${quoteId}`.execute(server.deps.db)
    await calculate({ county: true })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from list_quotes where user_id = ${buyer.userId}`.execute(server.deps.db)
    expect(rows).toEqual([{ count: 20 }])
    expect((await call('run', { selected: {}, quoteId })).statusCode).toBe(200)
  })

  test('is refused while five are being made', async () => {
    for (const format of ['csv', 'xlsx', 'parquet']) await run({ format })
    for (const format of ['csv', 'xlsx']) await run({ selected: { phone: true }, format })
    const answer = await call('run', { selected: { county: true } })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'list-export.too-many-running' }])
  })
})
