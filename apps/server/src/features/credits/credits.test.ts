import { downloadCreditStatement, getCredits, getCreditStatement } from '@merleg/contract/credits.contract'
import { buildEndpointUrl, type EndpointValues } from '@merleg/contract/endpoint-url'
import { inTransaction } from '@merleg/db/transaction'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { topUp } from './funding.usecases.ts'
import { capture, charge, hold, refund } from './ledger.usecases.ts'
import { purchaseOf } from './testing-credits.ts'

const test = useTestApp()

const at = (day: string) => new Date(`${day}T09:00:00Z`)

type Signed = Awaited<ReturnType<typeof test.signIn>>

async function readCredits({ headers }: Signed) {
  return getCredits.answer.parse((await test.app.inject({ url: getCredits.path, headers })).json())
}
async function readStatement({ headers }: Signed, query: EndpointValues) {
  const url = buildEndpointUrl(getCreditStatement, { query: { account: 'international', ...query } })
  const answer = await test.app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return getCreditStatement.answer.parse(answer.json())
}
const download = ({ headers }: Signed, query: EndpointValues, locale = 'en') =>
  test.app.inject({
    url: buildEndpointUrl(downloadCreditStatement, { query }),
    headers: { ...headers, 'x-locale': locale },
  })

const post = (user: Signed, amount: number, day: string, key = day) =>
  inTransaction(test.deps.db, (tx) =>
    topUp(tx, {
      subscriberId: user.subscriberId,
      account: 'international',
      amount,
      key: `top-up:${key}`,
      reason: '=Átutalás',
      actor: 'operator',
      now: at(day),
    }),
  )

/** 50.00 in on 1 November; 10.00 spent, 4.00 of it given back; 20.00 held, of it 15.00 taken; 1.00 held. */
async function makeHistory() {
  const user = await test.signIn({ claims: [] })
  const now = at('2001-11-05')
  await post(user, 5000, '2001-11-01')
  await inTransaction(test.deps.db, async (tx) => {
    const { transferId } = await charge(tx, purchaseOf(user, { title: '+Alpenglück GmbH' }))
    const back = { transferId, amount: 400, key: 'back', reason: 'hibás adat', actor: 'operator' }
    await refund(tx, { ...back, now: at('2001-11-04') })
    const { holdId } = await hold(tx, { ...purchaseOf(user, { amount: 2000 }), expiresAt: null })
    await capture(tx, { holdId, amount: 1500, now })
    await hold(tx, { ...purchaseOf(user, { amount: 100, title: 'Szlovák Kft.' }), expiresAt: at('2030-01-01') })
  })
  return user
}

describe('balances', () => {
  it('are zero before anything was paid in', async () => {
    expect(await readCredits(await test.signIn({ claims: [] }))).toEqual({
      accounts: [
        { account: 'normal', currency: 'HUF', balance: 0, held: 0 },
        { account: 'international', currency: 'EUR', balance: 0, held: 0 },
      ],
      holds: [],
      holdCount: 0,
      hasDemoCredit: false,
    })
  })

  it('tell what can be spent and what is held, also on the profile', async () => {
    const user = await makeHistory()
    const { accounts, holds, holdCount } = await readCredits(user)
    expect(accounts[1]).toEqual({ account: 'international', currency: 'EUR', balance: 2800, held: 100 })
    expect(holdCount).toBe(1)
    expect(holds).toMatchObject([
      {
        amount: 100,
        currency: 'EUR',
        title: 'Szlovák Kft.',
        product: 'foreign-report',
        expiresAt: '2030-01-01T09:00:00.000Z',
      },
    ])
    const profile = await test.app.inject({ url: '/api/profile', headers: user.headers })
    expect(profile.json()).toMatchObject({
      credit: { international: { balance: 2800, held: 100 }, normal: { balance: 0 } },
    })
  })

  it('are those of the own subscriber', async () => {
    await makeHistory()
    const stranger = await test.signIn({ claims: [] })
    expect((await readCredits(stranger)).accounts[1]?.balance).toBe(0)
    expect((await readStatement(stranger, {})).rows).toEqual([])
  })
})

describe('the statement', () => {
  it('lists what moved, the latest first, and adds up', async () => {
    const user = await makeHistory()
    const { rows, meta, period, check, currency } = await readStatement(user, {})
    expect(rows.map(({ seq, kind, amount, balanceAfter }) => [seq, kind, amount, balanceAfter])).toEqual([
      [4, 'capture', -1500, 2900],
      [3, 'refund', 400, 4400],
      [2, 'charge', -1000, 4000],
      [1, 'top-up', 5000, 5000],
    ])
    expect(rows.map(({ title, reason, userName }) => [title, reason, userName])).toEqual([
      ['Alpenglück GmbH', null, 'Teszt Elek'],
      ['+Alpenglück GmbH', 'hibás adat', 'Teszt Elek'],
      ['+Alpenglück GmbH', null, 'Teszt Elek'],
      [null, '=Átutalás', null],
    ])
    expect(meta).toEqual({ count: 4, currentPage: 1, perPage: 10 })
    expect(period).toEqual({ opening: 0, gains: 5400, losses: 2500, closing: 2900 })
    expect(check).toEqual({ entryCount: 4, entriesSum: 2900, posted: 2900, isAgreeing: true })
    expect(currency).toBe('EUR')
  })

  it.each([
    [{ kind: 'charge' }, [2], -1000, { opening: 0, gains: 5400, losses: 2500, closing: 2900 }],
    [{ to: '2001-11-01' }, [1], 5000, { opening: 0, gains: 5000, losses: 0, closing: 5000 }],
    [{ from: '2001-11-04', to: '2001-11-04' }, [3], 400, { gains: 400, losses: 0 }],
    [{ from: '2001-11-04', to: '2001-11-05', kind: 'refund' }, [3], 400, { gains: 400, losses: 1500 }],
    [{ kind: 'adjustment' }, [], 0, { closing: 2900 }],
  ])('with %o holds %j', async (query, seqs, filteredSum, period) => {
    const user = await makeHistory()
    const found = await readStatement(user, query)
    expect(found.rows.map(({ seq }) => seq)).toEqual(seqs)
    expect([found.filteredSum, found.meta.count]).toEqual([filteredSum, seqs.length])
    expect(found.period).toMatchObject(period)
    expect(found.check).toMatchObject({ entriesSum: 2900, isAgreeing: true })
  })

  it('counts the days of Hungary', async () => {
    const user = await test.signIn({ claims: [] })
    await inTransaction(test.deps.db, async (tx) => {
      const item = { subscriberId: user.subscriberId, account: 'international', reason: null, actor: 'test' } as const
      await topUp(tx, { ...item, amount: 1, key: 'a', now: new Date('2001-11-01T22:59:59Z') })
      await topUp(tx, { ...item, amount: 2, key: 'b', now: new Date('2001-11-01T23:00:00Z') })
    })
    expect((await readStatement(user, { to: '2001-11-01' })).filteredSum).toBe(1)
    expect((await readStatement(user, { from: '2001-11-02' })).filteredSum).toBe(2)
  })

  it('pages', async () => {
    const user = await test.signIn({ claims: [] })
    for (let day = 10; day < 25; day += 1) await post(user, 100, `2001-11-${day}`)
    const second = await readStatement(user, { currentPage: 2, perPage: 10 })
    expect(second.rows.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1])
    expect(second.meta).toEqual({ count: 15, currentPage: 2, perPage: 10 })
    expect((await readStatement(user, { currentPage: 9 })).rows).toEqual([])
  })

  it.each([
    ['?account=other', 'account'],
    ['', 'account'],
    ['?account=normal&kind=hold', 'kind'],
    ['?account=normal&from=2026-02-30', 'from'],
    ['?account=normal&perPage=11', 'perPage'],
  ])('with %s is refused', async (query, field) => {
    const { headers } = await test.signIn({ claims: [] })
    const answer = await test.app.inject({ url: `${getCreditStatement.path}${query}`, headers })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { [field]: expect.any(String) } }])
  })

  it('of days the wrong way round is refused', async () => {
    const user = await test.signIn({ claims: [] })
    const query = '?account=normal&from=2026-02-02&to=2026-02-01'
    const answer = await test.app.inject({ url: getCreditStatement.path + query, headers: user.headers })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'days.reversed', fields: { from: 'reversed' } },
    ])
  })
})

describe('the statement as a file', () => {
  it('is CSV from the first row to the last, safe for spreadsheets', async () => {
    const answer = await download(await makeHistory(), { account: 'international', format: 'csv' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-filename']).toMatch(/^credit-statement-international-\d{4}-\d\d-\d\d\.csv$/)
    const [heading, ...rows] = answer.body.trim().split('\r\n')
    expect(heading?.replace('\uFEFF', '')).toBe(
      'No.,Day,Entry,Product,Name,Reason,User,"Amount, EUR excluding VAT","Balance after, EUR excluding VAT"',
    )
    expect(rows[0]).toBe("1,2001-11-01,Top-up,,,'=Átutalás,,50,50")
    expect(rows[1]).toMatch(/^2,\d{4}-\d\d-\d\d,Purchase,Foreign company report,'\+Alpenglück GmbH,,Teszt Elek,-10,40$/)
    expect(rows).toHaveLength(4)
  })

  it.each([
    ['hu', "1;2001-11-01;Feltöltés;;;'=Átutalás;;50,5;50,5"],
    ['de', "1;2001-11-01;Aufladung;;;'=Átutalás;;50,5;50,5"],
    ['en', "1,2001-11-01,Top-up,,,'=Átutalás,,50.5,50.5"],
  ])('is CSV as the spreadsheets of its language read it: %s', async (locale, row) => {
    const user = await test.signIn({ claims: [] })
    await post(user, 5050, '2001-11-01')
    const { body } = await download(user, { account: 'international', format: 'csv' }, locale)
    expect(body.split('\r\n')[1]).toBe(row)
  })

  it('is a workbook, also of an account that never moved', async () => {
    const user = await test.signIn({ claims: [] })
    const answer = await download(user, { account: 'normal', format: 'xlsx', from: '2001-11-01' })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const captures = await download(user, { account: 'normal', format: 'xlsx', kind: 'capture' })
    expect(captures.headers['content-disposition']).toContain('-normal-capture-')
    expect((await readXlsx(captures.rawPayload)).sheets[0]?.rows.flat()).toContain(
      'Only of this kind: Purchase (delivered)',
    )
    const csv = await download(user, { account: 'normal', format: 'csv' })
    expect(csv.body.trim().split('\r\n')).toHaveLength(1)
  })

  it('of days the wrong way round is refused', async () => {
    const user = await makeHistory()
    const query = { account: 'international', format: 'csv', from: '2001-11-02', to: '2001-11-01' }
    expect((await download(user, query)).json()).toMatchObject({ code: 'days.reversed' })
  })
})
