import { randomUUID } from 'node:crypto'
import {
  getInternationalOrder,
  getOfflineOffer,
  listInternationalAlerts,
  listInternationalOrders,
  orderOffline,
} from '@merleg/contract/international-orders.contract'
import { inTransaction } from '@merleg/db/transaction'
import { endOfHungarianDay } from '@merleg/domain/calendar-days'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { today } from '../../shared/clock.ts'
import type { Jobs } from '../../shared/jobs.ts'
import { setPrice } from '../credits/prices.usecases.ts'
import {
  internationalBalance,
  ORDER,
  ORDER_CENTS,
  placedOrder,
  placeOrder,
  queuedMails,
  setPrices,
  type Signed,
  signInWithCredit,
  storedOrders,
} from './testing-international-orders.ts'

const server = useTestApp({ MERLEG_CUSTOMER_SERVICE_EMAIL: 'service@test.example' })
const ORDERS = '/api/international/orders'
const ALERTS = '/api/international/alerts'
const OFFER = '/api/international/offline'

beforeAll(() => setPrices(server.deps.db))
afterEach(() => vi.restoreAllMocks())

const get = (url: string, { headers }: Pick<Signed, 'headers'>, locale = 'hu') =>
  server.app.inject({ url, headers: { ...headers, 'x-locale': locale } })

describe('the offer', () => {
  test.each(LOCALES)('names some 240 countries in %s, by their names, each with a price', async (locale) => {
    const answer = await get(OFFER, await signInWithCredit(server), locale)
    const { countries, balance, terms } = getOfflineOffer.answer.parse(answer.json())
    expect(countries.length).toBeGreaterThan(235)
    expect(countries.every(({ price }) => price > 0)).toBe(true)
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    expect(countries.find(({ key }) => key === 'at')).toEqual({
      key: 'at',
      name: { hu: 'Ausztria', en: 'Austria', de: 'Österreich' }[locale],
      price: 45,
    })
    expect([balance, terms.length]).toEqual([1000, 3])
  })

  test('follows the prices: another one, none, the general one', async () => {
    const signed = await signInWithCredit(server)
    const priceOf = async (country: string) => {
      const { countries } = getOfflineOffer.answer.parse((await get(OFFER, signed)).json())
      return countries.find(({ key }) => key === country)?.price
    }
    const change = (amount: number | null, country: string, now: string) =>
      inTransaction(server.deps.db, (tx) =>
        setPrice(tx, {
          product: 'foreign-order',
          variant: 'report',
          country,
          fromDay: '2020-01-01',
          amount,
          now: new Date(now),
        }),
      )
    await change(7050, 'zw', '2026-01-01T00:00:00Z')
    expect(await priceOf('zw')).toBe(70.5)
    await change(null, 'zw', '2026-01-02T00:00:00Z')
    expect(await priceOf('zw')).toBeUndefined()
    const refused = await placeOrder(server, signed, { ...ORDER, country: 'zw' })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'international-order.no-price'])
  })
})

describe('an order', () => {
  test('in the shape of the form holds its price, and says so', async () => {
    const signed = await signInWithCredit(server)
    const answer = await placeOrder(server, signed)
    expect(answer.statusCode, answer.body).toBe(200)
    const { message, orderNumber, orderId } = orderOffline.answer.parse(answer.json())
    expect(orderNumber).toMatch(/^KR-\d{4}-\d{6}$/)
    expect(message).toBe(
      `Rendelését ${orderNumber} számon rögzítettük. Az árát zároltuk; a kész riportról e-mailben értesítjük.`,
    )
    expect(await internationalBalance(server, signed)).toEqual({ balance: 100_000 - ORDER_CENTS, held: ORDER_CENTS })
    const order = getInternationalOrder.answer.parse((await get(`${ORDERS}/${orderId}`, signed, 'de')).json())
    expect(order).toMatchObject({
      name: ORDER.name,
      country: 'at',
      countryName: 'Österreich',
      address: '1010 Wien, Ring 1',
      taxNumber: ORDER.taxNumber,
      companyNumber: ORDER.companyNumber,
      price: 45,
      state: 'ordered',
      deadline: null,
      file: null,
      notices: [],
    })
  })

  test('in the shape of the download page is one too, by code or by name', async () => {
    const signed = await signInWithCredit(server)
    const whole = { companyName: 'Exemplu SRL', address: 'Str. Lunga 1, Brasov' }
    await placedOrder(server, signed, { countries: [{ name: 'ro' }], ...whole })
    await placedOrder(server, signed, { countries: [{ name: 'Deutschland' }], ...whole })
    expect(await storedOrders(server.deps.db, signed)).toMatchObject([
      { country: 'RO', address: whole.address, state: 'ordered' },
      { country: 'DE', address: whole.address, state: 'ordered' },
    ])
  })

  test('keeps what else was told', async () => {
    const signed = await signInWithCredit(server)
    const more = {
      deadline: '2999-12-31',
      person: 'Minta Anna',
      phone: '+36 1 234 5678',
      email: 'anna@minta.example',
      comment: 'Kérem\na mérleget is.',
    }
    const { orderId } = await placedOrder(server, signed, { ...ORDER, ...more, taxNumber: null, companyNumber: '' })
    const order = getInternationalOrder.answer.parse((await get(`${ORDERS}/${orderId}`, signed)).json())
    expect(order).toMatchObject({ ...more, taxNumber: '', companyNumber: '', orderedBy: 'Teszt Elek' })
  })

  test('that is to be quicker tells so before the comment', async () => {
    const signed = await signInWithCredit(server)
    const { orderId } = await placedOrder(server, signed, { ...ORDER, express: true, comment: 'Kérem.' })
    const order = getInternationalOrder.answer.parse((await get(`${ORDERS}/${orderId}`, signed)).json())
    expect(order.comment).toBe('Express!\nKérem.')
  })

  test('is mailed to whoever ordered, in his language, and to customer service', async () => {
    const signed = await signInWithCredit(server)
    const answer = await placeOrder(server, signed, { ...ORDER, comment: '<b>{{number}}</b>', locale: 'en' })
    const { orderNumber } = answer.json<{ orderNumber: string }>()
    const mails = await queuedMails(server.deps.db, orderNumber)
    const service = mails.find(({ to }) => to === 'service@test.example')
    const own = mails.find(({ to }) => to !== 'service@test.example')
    expect(mails).toHaveLength(2)
    expect(own?.subject).toBe(`Order of a foreign company report: ${orderNumber}`)
    expect(own?.text).toContain('Country: Austria')
    expect(own?.text).toContain('Price excluding VAT: 45.00\u00A0EUR')
    expect(own?.text).toContain('<b>{{number}}</b>')
    expect(service?.text).toContain(`merleg orders show ${orderNumber}`)
    expect(service?.text).toContain('Nyelv: en')
  })

  test('whose mails cannot be queued holds nothing and is not stored', async () => {
    const signed = await signInWithCredit(server)
    vi.spyOn(server.deps.jobs, 'enqueue').mockImplementation((async () => {
      throw new Error('queue fault')
    }) satisfies Jobs['enqueue'])
    expect((await placeOrder(server, signed)).statusCode).toBe(500)
    expect(await storedOrders(server.deps.db, signed)).toEqual([])
    expect(await internationalBalance(server, signed)).toEqual({ balance: 100_000, held: 0 })
  })

  test('of a demo account is mailed to nobody: its password is public', async () => {
    const signed = await signInWithCredit(server)
    await sql`update users set is_demo = true where user_id = ${signed.userId}`.execute(server.deps.db)
    const { orderNumber, message } = await placedOrder(server, signed)
    expect(await queuedMails(server.deps.db, orderNumber)).toEqual([])
    expect(message).toContain('Bemutató fiók: levelet nem küldünk')
    const { terms, isMailed } = getOfflineOffer.answer.parse((await get(OFFER, signed)).json())
    expect([isMailed, terms[1]]).toEqual([false, expect.stringContaining('Bemutató fiók: levelet nem küldünk')])
  })
})

describe('what is wrong is told by field, in the shape of the caller', () => {
  const REQUIRED = { country: 'required', name: 'required', zip: 'required', city: 'required', street: 'required' }
  test.each([
    ['nothing', {}, REQUIRED],
    ['blanks', { ...ORDER, city: '  ' }, { city: 'required' }],
    ['an unknown country', { ...ORDER, country: 'Atlantisz' }, { country: 'country' }],
    ['a day that is over', { ...ORDER, deadline: '2020-01-01' }, { deadline: 'day-past' }],
    ['no day', { ...ORDER, deadline: '31.12.' }, { deadline: 'day' }],
    ['no phone', { ...ORDER, phone: 'x' }, { phone: 'phone' }],
    ['no address of a mail', { ...ORDER, email: 'x' }, { email: 'email' }],
    ['too long a name', { ...ORDER, name: 'x'.repeat(251) }, { name: 'too-long' }],
    ['no country of the other shape', { companyName: 'X', address: 'Y' }, { countries: 'required' }],
    [
      'two countries',
      { countries: [{ name: 'at' }, { name: 'de' }], companyName: 'X', address: 'Y' },
      { countries: 'country' },
    ],
    ['no company', { countries: [{ name: 'at' }] }, { companyName: 'required', address: 'required' }],
  ])('%s', async (_title, payload, fields) => {
    const signed = await signInWithCredit(server)
    const answer = await placeOrder(server, signed, payload)
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([422, fields])
    expect(await storedOrders(server.deps.db, signed)).toEqual([])
  })

  test.each([
    [{ ...ORDER, surprise: true }, 422],
    [{ ...ORDER, name: 7 }, 422],
    [{ ...ORDER, key: 'x' }, 422],
    [{ ...ORDER, price: -1 }, 422],
    [{ ...ORDER, comment: 'x'.repeat(2_000_000) }, 413],
  ])('of another shape is refused', async (payload, status) => {
    expect((await placeOrder(server, await signInWithCredit(server), payload)).statusCode).toBe(status)
  })
})

describe('the money', () => {
  test('that does not suffice is told, and nothing is stored', async () => {
    const signed = await signInWithCredit(server, { cents: ORDER_CENTS - 1 })
    const answer = await placeOrder(server, signed)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: 'credit.insufficient', required: 4500, balance: 4499, currency: 'EUR', account: 'international' },
    ])
    expect(await storedOrders(server.deps.db, signed)).toEqual([])
  })

  test('at another price than the one shown is refused', async () => {
    const signed = await signInWithCredit(server)
    const answer = await placeOrder(server, signed, { ...ORDER, price: 44.99 })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'price.changed'])
    expect((await placeOrder(server, signed, { ...ORDER, price: 45 })).statusCode).toBe(200)
  })

  test('for one order alone is spent once by two who ask at the same moment', async () => {
    const signed = await signInWithCredit(server, { cents: ORDER_CENTS })
    const answers = await Promise.all([
      placeOrder(server, signed),
      placeOrder(server, signed, { ...ORDER, name: 'Another GmbH' }),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 402]))
    expect(await internationalBalance(server, signed)).toEqual({ balance: 0, held: ORDER_CENTS })
  })
})

describe('the same order again', () => {
  test('at the same moment, with a key or without, is one order', async () => {
    const signed = await signInWithCredit(server)
    const key = randomUUID()
    const orders = [{ ...ORDER, key }, { ...ORDER, key }, ORDER, { ...ORDER, key: randomUUID() }, { ...ORDER, key }]
    const answers = await Promise.all(orders.map((order) => placeOrder(server, signed, order)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 200))
    expect(new Set(answers.map((answer) => answer.json<{ orderNumber: string }>().orderNumber)).size).toBe(1)
    expect(await storedOrders(server.deps.db, signed)).toHaveLength(1)
    expect((await internationalBalance(server, signed)).held).toBe(ORDER_CENTS)
  })

  test('after a minute is another one, but never with the key of the first', async () => {
    const signed = await signInWithCredit(server)
    const key = randomUUID()
    const start = Date.now()
    const clock = vi.spyOn(server.deps.clock, 'now')
    const at = async (seconds: number, order: Readonly<Record<string, unknown>>) => {
      clock.mockReturnValue(new Date(start + seconds * 1000))
      return (await placedOrder(server, signed, order)).orderNumber
    }
    const first = await at(0, { ...ORDER, key })
    expect(await at(59, ORDER)).toBe(first)
    const second = await at(60, ORDER)
    expect(second).not.toBe(first)
    expect(await at(3000, { ...ORDER, key })).toBe(first)
    expect(await storedOrders(server.deps.db, signed)).toHaveLength(2)
  })

  test('is the first one also when its deadline is over by now, which no new one may be', async () => {
    const day = today(server.deps.clock)
    const evening = endOfHungarianDay(day)
    const clock = vi.spyOn(server.deps.clock, 'now').mockReturnValue(evening)
    const signed = await signInWithCredit(server)
    const order = { ...ORDER, deadline: day, key: randomUUID() }
    const { orderNumber } = await placedOrder(server, signed, order)
    clock.mockReturnValue(new Date(evening.getTime() + 600_000))
    expect((await placedOrder(server, signed, order)).orderNumber).toBe(orderNumber)
    const answer = await placeOrder(server, signed, { ...order, key: randomUUID() })
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([422, { deadline: 'day-past' }])
    expect(await storedOrders(server.deps.db, signed)).toHaveLength(1)
  })

  test('of another intent after a minute is asked about, and a key that was answered keeps its answer', async () => {
    const signed = await signInWithCredit(server)
    const [key, late, third] = [randomUUID(), randomUUID(), randomUUID()]
    const start = Date.now()
    const clock = vi.spyOn(server.deps.clock, 'now').mockReturnValue(new Date(start))
    const first = await placedOrder(server, signed, { ...ORDER, key })
    clock.mockReturnValue(new Date(start + 59_000))
    expect((await placedOrder(server, signed, { ...ORDER, key: late })).orderNumber).toBe(first.orderNumber)
    clock.mockReturnValue(new Date(start + 3_000_000))
    expect((await placedOrder(server, signed, { ...ORDER, key: late })).orderNumber).toBe(first.orderNumber)
    const asked = await placeOrder(server, signed, { ...ORDER, key: third })
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'international-order.ordered-before',
        orderNumber: first.orderNumber,
        orderedAt: new Date(start).toISOString(),
      }),
    ])
    expect((await internationalBalance(server, signed)).held).toBe(ORDER_CENTS)
    const again = { ...ORDER, key: third, again: true }
    const second = await placedOrder(server, signed, again)
    expect(second.orderNumber).not.toBe(first.orderNumber)
    expect((await placedOrder(server, signed, again)).orderNumber).toBe(second.orderNumber)
    await sql`update international_orders set ordered_at = ordered_at - interval '31 days'
      where subscriber_id = ${signed.subscriberId}`.execute(server.deps.db)
    expect((await placeOrder(server, signed, { ...ORDER, key: randomUUID() })).statusCode).toBe(200)
  })

  test('says that it had been placed before', async () => {
    const signed = await signInWithCredit(server)
    const { orderNumber } = await placedOrder(server, signed)
    expect((await placedOrder(server, signed)).message).toContain(`${orderNumber} számon már rögzítettük`)
  })

  test('by a colleague within a minute is the same one, of another subscriber another one', async () => {
    const signed = await signInWithCredit(server)
    const { orderNumber } = await placedOrder(server, signed)
    const colleague = await server.signIn({ claims: ['Nemzetkozi'] })
    await sql`update users set subscriber_id = ${signed.subscriberId} where user_id = ${colleague.userId}`.execute(
      server.deps.db,
    )
    server.deps.sessions.clear()
    expect((await placedOrder(server, colleague)).orderNumber).toBe(orderNumber)
    expect((await placedOrder(server, await signInWithCredit(server))).orderNumber).not.toBe(orderNumber)
  })

  test('of another content under a key that was used is refused', async () => {
    const signed = await signInWithCredit(server)
    const key = randomUUID()
    await placedOrder(server, signed, { ...ORDER, key })
    const answer = await placeOrder(server, signed, { ...ORDER, name: 'Another GmbH', key })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'credit.key-reused'])
  })

  test('more than thirty in an hour are refused for a while', async () => {
    const signed = await signInWithCredit(server, { cents: 1_000_000 })
    for (let nth = 1; nth <= 30; nth += 1) await placedOrder(server, signed, { ...ORDER, name: `Cég ${nth}` })
    const answer = await placeOrder(server, signed, { ...ORDER, name: 'One more' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'international-order.too-many'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  })
})

describe('the lists', () => {
  test('show five a page, the newest first, with how many there are', async () => {
    const signed = await signInWithCredit(server)
    for (let nth = 1; nth <= 6; nth += 1) await placedOrder(server, signed, { ...ORDER, name: `Cég ${nth}` })
    const page = async (url: string) => listInternationalOrders.answer.parse((await get(url, signed)).json())
    const first = await page(ORDERS)
    expect([first.count, first.perPage, first.items.map(({ name }) => name)]).toEqual([
      6,
      5,
      ['Cég 6', 'Cég 5', 'Cég 4', 'Cég 3', 'Cég 2'],
    ])
    expect(first.items[0]).toMatchObject({ type: 'Külföldi cégriport megrendelésre', state: 'ordered', price: 45 })
    expect((await page(`${ORDERS}?page=2`)).items.map(({ name }) => name)).toEqual(['Cég 1'])
    expect((await page(`${ORDERS}?page=3`)).items).toEqual([])
  })

  test('are empty before anything was ordered', async () => {
    const signed = await signInWithCredit(server, { cents: 0 })
    const nothing = { items: [], count: 0, perPage: 5 }
    expect(listInternationalOrders.answer.parse((await get(ORDERS, signed)).json())).toEqual(nothing)
    expect(listInternationalAlerts.answer.parse((await get(ALERTS, signed)).json())).toEqual(nothing)
  })

  test("hold no stranger's orders, nor does the page of one", async () => {
    const { orderId } = await placedOrder(server, await signInWithCredit(server))
    const stranger = await signInWithCredit(server)
    expect((await get(ORDERS, stranger)).json()).toMatchObject({ items: [], count: 0 })
    for (const url of [`${ORDERS}/${orderId}`, `${ORDERS}/${orderId}/file`, `${ORDERS}/${randomUUID()}`]) {
      const answer = await get(url, stranger)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'international-order.not-found'])
    }
  })

  test.each(['0', '-1', 'x', '1.5', '100001'])('have no page %s', async (page) => {
    expect((await get(`${ORDERS}?page=${page}`, await signInWithCredit(server))).statusCode).toBe(422)
  })

  test('a report that is not there yet is not downloaded', async () => {
    const signed = await signInWithCredit(server)
    const { orderId } = await placedOrder(server, signed)
    const answer = await get(`${ORDERS}/${orderId}/file`, signed)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      'international-order.not-delivered',
    ])
  })
})

test.each([OFFER, ORDERS, ALERTS, `${ORDERS}/${randomUUID()}`, `${ORDERS}/${randomUUID()}/file`])(
  '%s is refused to whoever is restricted, though he has the claim',
  async (url) => {
    const restricted = await signInWithCredit(server, { claims: ['Nemzetkozi', 'NemzetkoziTiltas'] })
    const answer = await get(url, restricted)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { type: 'module', name: 'Nemzetkozi' }])
    expect((await placeOrder(server, restricted)).statusCode).toBe(400)
  },
)
