import { randomUUID } from 'node:crypto'
import { loadRegisterOrder, orderPublications } from '@merleg/contract/report/register-order.contract'
import { doAtOnce } from '@merleg/db/testing-locks'
import { formatDay } from '@merleg/domain/format/date'
import { LOCALES } from '@merleg/domain/locale'
import { PUBLICATION_KINDS } from '@merleg/domain/publications'
import { getTranslator } from '@merleg/i18n/translator'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import type { Jobs } from '../../../shared/jobs.ts'
import { createKeptLog } from '../../../shared/testing-log.ts'
import { colleagueOf } from '../../corrections/testing-corrections.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'
import { updatePrice } from './prices.repository.ts'
import { namePublication } from './publication-words.ts'
import { BILLING, placeOrder, saveBilling, type Signed, signInBillable, storedOrders } from './testing-orders.ts'

const server = useTestApp()
const COMPANY = '10738885'
const SECOND = '10738886'
const BY_SHARES = '10738888'
const UNREGISTERED = '10738887'
const SIMPLE = ['SE10000001', 'NP10000001', 'BI10000001', 'EI10000001', 'TE10000001']
const FOREIGN = 'ro-67248'
const url = (id: string) => `/api/report/${id}/im/load`

beforeAll(async () => {
  const named = (id: string, number: string) => [
    factOf(id)('name', { name: `Cég ${id} Kft.` }),
    factOf(id)('register-number', { value: number }, { slot: '1' }),
  ]
  await merge(server.deps.db, [
    ...named(COMPANY, '0109041585'),
    ...named(BY_SHARES, '01-10-041586'),
    ...named(SECOND, '01-09-123456'),
    factOf(UNREGISTERED)('name', { name: 'Szám nélküli Kft.' }),
    ...SIMPLE.flatMap((id) => named(id, '01-02-0001234')),
    ...named(FOREIGN, 'J05/952/1991'),
    statement(COMPANY, 2021),
    statement(COMPANY, 2023),
    statement(COMPANY, 2023, { isConsolidated: true }),
  ])
})
afterEach(() => vi.restoreAllMocks())

async function load({ headers }: Pick<Signed, 'headers'>, id = COMPANY, locale = 'hu') {
  const answer = await server.app.inject({ url: url(id), headers: { ...headers, 'x-locale': locale } })
  expect(answer.statusCode, answer.body).toBe(200)
  return loadRegisterOrder.answer.parse(answer.json())
}

describe('the offer', () => {
  test('lists documents with prices, accounts for the years that were filed, and the terms', async () => {
    const page = await load(await server.signIn({ claims: [] }))
    expect(page.company).toEqual({ name: `Cég ${COMPANY} Kft.`, registrationNumber: '01-09-041585', isMadeUp: false })
    expect(page.electronic.map(({ id }) => id)).toEqual([
      ...PUBLICATION_KINDS.filter((kind) => kind !== 'accounts'),
      'accounts-2023',
      'accounts-2021',
    ])
    expect(page.electronic[0]).toEqual({
      id: 'extract',
      value: 'Cégkivonat',
      description: 'A cégjegyzékben jelenleg fennálló adatok, hiteles elektronikus okiratként.',
      price: 3500,
    })
    expect(page.transferFee).toContain('30\u00A0Ft kilobájtonként')
    expect(page.priceNote).toContain('nem hatósági díjak')
    expect(page).toMatchObject({ billing: null, orders: [] })
  })

  test.each(LOCALES)('in %s names every document, none with a comma or like another', (locale) => {
    const names = PUBLICATION_KINDS.map((kind) =>
      namePublication(locale, { kind, year: kind === 'accounts' ? 2023 : null }),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names.join('')).not.toContain(',')
  })

  test('leaves out what has no price', async () => {
    await updatePrice(server.deps.db, { kind: 'members', priceHuf: null, now: new Date() })
    const { electronic } = await load(await server.signIn({ claims: [] }))
    expect(electronic.map(({ id }) => id)).not.toContain('members')
    await updatePrice(server.deps.db, { kind: 'members', priceHuf: 2000, now: new Date() })
  })

  test('leaves out what the register keeps of no company of the form, and an order of it is refused', async () => {
    const signed = await signInBillable(server)
    expect((await load(signed)).electronic.map(({ id }) => id)).toContain('members')
    const { electronic } = await load(signed, BY_SHARES)
    expect(electronic.map(({ id }) => id)).toEqual(
      PUBLICATION_KINDS.filter((kind) => kind !== 'accounts' && kind !== 'members'),
    )
    for (const publications of ['members', 'Tagjegyzék', 'extract,members']) {
      const answer = await placeOrder(server, signed, { id: BY_SHARES, publications })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'publication.not-available'])
    }
    expect(await storedOrders(server, signed)).toEqual([])
  })

  test.each([...SIMPLE, FOREIGN, UNREGISTERED])('%s has none', async (id) => {
    const answer = await callAs(server, url(id), { claims: [], locale: 'en' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'publication.not-available'])
    const header = await callAs(server, `/api/report/${id}/header`, { claims: [] })
    expect(header.json<{ menu: { im: boolean } }>().menu.im).toBe(false)
  })

  test('the menu leads to it', async () => {
    const header = await callAs(server, `/api/report/${COMPANY}/header`, { claims: [] })
    expect(header.json<{ menu: { im: boolean } }>().menu.im).toBe(true)
  })
})

describe('billing details', () => {
  test('that a colleague changed meanwhile are left as they are, and it is said', async () => {
    const signed = await server.signIn({ claims: [] })
    const save = async (company: string, seen?: object | null) => {
      const answer = await saveBilling(server, signed, { ...BILLING, company, seen })
      return [answer.statusCode, answer.json<{ code?: string }>().code]
    }
    const saved = [200, undefined]
    const refused = [409, 'billing.changed']
    const first = await Promise.all([save('Egyik Kft.', null), save('Másik Kft.', null)])
    expect(new Set(first.map(String))).toEqual(new Set([saved, refused].map(String)))
    const { billing } = await load(signed)
    expect(await save('Harmadik Kft.', { ...BILLING, company: 'Régi Kft.' })).toEqual(refused)
    expect((await load(signed)).billing).toEqual(billing)
    expect(await save('Harmadik Kft.', billing)).toEqual(saved)
    // A program that does not say what it has read saves over whatever there is.
    expect(await save('Negyedik Kft.')).toEqual(saved)
  })

  test('belong to the subscriber, are kept as written on invoices, and replaced as a whole', async () => {
    const signed = await server.signIn({ claims: [] })
    const saved = await saveBilling(server, signed, {
      ...BILLING,
      taxNumber: '10738885242',
      company: '  Egy\u2028Kft. ',
    })
    expect([saved.statusCode, saved.json()]).toEqual([200, { message: 'A számlázási adatokat elmentettük.' }])
    expect((await load(signed)).billing).toEqual({ ...BILLING, company: 'Egy Kft.' })
    await saveBilling(server, signed, { ...BILLING, city: 'Győr' })
    expect((await load(signed)).billing).toEqual({ ...BILLING, city: 'Győr' })
    expect((await load(await server.signIn({ claims: [] }))).billing).toBeNull()
  })

  test('with faults are refused, each by its field', async () => {
    const signed = await server.signIn({ claims: [] })
    const answer = await saveBilling(server, signed, {
      ...BILLING,
      company: ' ',
      taxNumber: '10738886-2-42',
      phone: 'x',
      street: 'x'.repeat(201),
    })
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      422,
      { company: 'required', taxNumber: 'tax-number-check-digit', phone: 'phone', street: 'too-long' },
    ])
    expect((await load(signed)).billing).toBeNull()
  })

  test.each([
    ['a field too few', { ...BILLING, email: undefined }, 422],
    ['a field too many', { ...BILLING, country: 'HU' }, 422],
    ['a text of a megabyte', { ...BILLING, city: 'x'.repeat(900_000) }, 413],
    ['no text', { ...BILLING, city: 7 }, 422],
  ])('with %s are refused', async (_title, payload, status) => {
    expect((await saveBilling(server, await server.signIn({ claims: [] }), payload)).statusCode).toBe(status)
  })
})

describe('an order', () => {
  test('is stored with the prices and the billing details of the moment, and answered with its number', async () => {
    const signed = await signInBillable(server)
    const answer = await placeOrder(server, signed, { id: COMPANY, publications: 'accounts-2021,extract', total: 5000 })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { orderNumber, notification } = orderPublications.answer.parse(answer.json())
    expect(orderNumber).toMatch(/^IM-\d{4}-\d{6}$/)
    expect(notification).toBe(`Rendelését ${orderNumber} számon rögzítettük. A díjbekérőt e-mailben küldjük.`)
    await updatePrice(server.deps.db, { kind: 'extract', priceHuf: 9000, now: new Date() })
    await saveBilling(server, signed, { ...BILLING, company: 'Más Kft.' })
    expect(await storedOrders(server, signed)).toEqual([
      {
        number: orderNumber,
        total: 5000,
        company: `Cég ${COMPANY} Kft.`,
        billed: BILLING.company,
        lines: ['extract 3500', 'accounts-2021 1500'],
      },
    ])
    await updatePrice(server.deps.db, { kind: 'extract', priceHuf: 3500, now: new Date() })
    expect((await load(signed)).orders).toMatchObject([
      {
        orderNumber,
        orderedBy: 'Teszt Elek',
        total: 5000,
        lines: [
          { value: 'Cégkivonat', price: 3500 },
          { value: 'Közzétett beszámoló (2021)', price: 1500 },
        ],
      },
    ])
  })

  test('may name the documents as they are shown', async () => {
    const signed = await signInBillable(server)
    const publications = 'Company extract (cégkivonat), copy'
    expect((await placeOrder(server, signed, { id: COMPANY, publications, locale: 'en' })).statusCode).toBe(200)
    expect((await storedOrders(server, signed))[0]?.lines).toEqual(['extract 3500', 'copy 5500'])
  })

  test('is seen by nobody else, but by colleagues', async () => {
    const signed = await signInBillable(server)
    await placeOrder(server, signed, { id: COMPANY, publications: 'copy' })
    expect((await load(await signInBillable(server))).orders).toEqual([])
    expect((await load(signed, SECOND)).orders).toEqual([])
    const colleague = await server.signIn({ claims: [] })
    await sql`update users set subscriber_id = ${signed.subscriberId} where user_id = ${colleague.userId}`.execute(
      server.deps.db,
    )
    server.deps.sessions.clear()
    expect((await load(colleague)).orders).toHaveLength(1)
  })

  test.each([
    ['a document the company does not have', 'accounts-2022', 404, 'publication.not-available'],
    ['an unknown document', 'extract,passport', 404, 'publication.not-available'],
    ['only commas', ', ,', 422, 'validation.failed'],
    ['too many', Array.from({ length: 61 }, (_, index) => `x${index}`).join(','), 422, 'validation.failed'],
    ['a list that is no list', 'x'.repeat(600), 404, 'page.not-found'],
  ])('of %s is refused and not stored', async (_title, publications, status, code) => {
    const signed = await signInBillable(server)
    const answer = await placeOrder(server, signed, { id: COMPANY, publications })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
    expect(await storedOrders(server, signed)).toEqual([])
  })

  test('says which document is not to be had', async () => {
    const answer = await placeOrder(server, await signInBillable(server), {
      id: COMPANY,
      publications: 'copy,passport',
    })
    expect(answer.json()).toMatchObject({ fields: { publications: 'passport' } })
  })

  test('without billing details, of an unknown company, of one without documents, or by nobody is refused', async () => {
    const unbilled = await server.signIn({ claims: [] })
    const signed = await signInBillable(server)
    const answers = await Promise.all([
      placeOrder(server, unbilled, { id: COMPANY, publications: 'copy' }),
      placeOrder(server, signed, { id: '99999999', publications: 'copy' }),
      placeOrder(server, signed, { id: FOREIGN, publications: 'copy' }),
      server.app.inject({ url: `/api/report/${COMPANY}/im/order/copy` }),
    ])
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
      [422, 'billing.missing'],
      [404, 'company.not-found'],
      [404, 'publication.not-available'],
      [401, 'auth.required'],
    ])
    expect([...(await storedOrders(server, unbilled)), ...(await storedOrders(server, signed))]).toEqual([])
  })

  test('at another price than the one shown is refused', async () => {
    const signed = await signInBillable(server)
    const answer = await placeOrder(server, signed, { id: COMPANY, publications: 'copy', total: 5000, locale: 'de' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'publication.price-changed', message: expect.stringContaining('Preise') },
    ])
    expect(await storedOrders(server, signed)).toEqual([])
    expect((await placeOrder(server, signed, { id: COMPANY, publications: 'copy', total: 5500 })).statusCode).toBe(200)
  })

  test('whose mails cannot be queued is not stored either', async () => {
    const signed = await signInBillable(server)
    vi.spyOn(server.deps.jobs, 'enqueue').mockImplementation((async () => {
      throw new Error('queue fault')
    }) satisfies Jobs['enqueue'])
    expect((await placeOrder(server, signed, { id: COMPANY, publications: 'copy' })).statusCode).toBe(500)
    expect(await storedOrders(server, signed)).toEqual([])
  })
})

test('an earlier order is told in the language of its reader', async () => {
  const signed = await signInBillable(server)
  await placeOrder(server, signed, { id: COMPANY, publications: 'copy,accounts-2023' })
  const [order] = (await load(signed, COMPANY, 'de')).orders
  expect(order?.lines.map(({ value }) => value)).toEqual([
    'Vollständige Registerabschrift (cégmásolat)',
    'Offengelegter Jahresabschluss (2023)',
  ])
})

describe('of a demo account, whose password is public,', () => {
  test.each([
    ['hu', 'Bemutató fiók: levelet nem küldünk.'],
    ['en', 'Demo account: no mail is sent.'],
    ['de', 'Demokonto: Es wird keine E-Mail gesendet.'],
  ])('an order is mailed to nobody, which is said in %s', async (locale, said) => {
    const signed = await signInBillable(server)
    expect((await load(signed)).isMailed).toBe(true)
    await sql`update users set is_demo = true where user_id = ${signed.userId}`.execute(server.deps.db)
    const enqueue = vi.spyOn(server.deps.jobs, 'enqueue')
    const answer = await placeOrder(server, signed, { id: COMPANY, publications: 'copy', locale })
    const { orderNumber, notification } = orderPublications.answer.parse(answer.json())
    expect(notification).toContain(orderNumber)
    expect(notification).toContain(said)
    expect(enqueue).not.toHaveBeenCalled()
    expect(await storedOrders(server, signed)).toHaveLength(1)
    expect((await load(signed)).isMailed).toBe(false)
  })
})

test('more than thirty orders in an hour of a subscriber are refused for a while, the same one again is not', async () => {
  const signed = await signInBillable(server)
  const start = Date.now()
  const clock = vi.spyOn(server.deps.clock, 'now')
  const at = (minutes: number) => {
    clock.mockReturnValue(new Date(start + minutes * 60_000))
    return placeOrder(server, signed, { id: COMPANY, publications: 'copy' })
  }
  const placed: number[] = []
  for (let nth = 0; nth < 30; nth += 1) placed.push((await at(nth * 1.5)).statusCode)
  expect(placed).toEqual(Array.from({ length: 30 }, () => 200))
  expect((await at(44)).statusCode).toBe(200)
  const refused = await at(50)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'publication.too-many'])
  expect(refused.headers['retry-after']).toBe('600')
  expect(await storedOrders(server, signed)).toHaveLength(30)
  expect((await at(60)).statusCode).toBe(200)
})

describe('the same order again', () => {
  const read = (answer: { json(): unknown }) => orderPublications.answer.parse(answer.json())
  const numberOf = (answer: { json(): unknown }) => read(answer).orderNumber

  test.each(LOCALES)('is told in %s as an earlier one', async (locale) => {
    const signed = await signInBillable(server)
    const now = new Date()
    vi.spyOn(server.deps.clock, 'now').mockReturnValue(now)
    const order = () => placeOrder(server, signed, { id: COMPANY, publications: 'copy', locale })
    const first = read(await order())
    expect(first.isNew).toBe(true)
    const date = formatDay(locale, now.toISOString())
    expect(read(await order())).toEqual({
      orderNumber: first.orderNumber,
      isNew: false,
      notification: getTranslator(locale, 'report/register-order/answers')('orderedBefore', {
        number: first.orderNumber,
        date,
      }),
    })
  })

  test('within a minute is the first one, whatever the order of the list and how often it names a document', async () => {
    const signed = await signInBillable(server)
    const lists = ['copy,extract', 'extract,copy', 'copy, extract,copy,', 'Cégmásolat,extract']
    const numbers: string[] = []
    for (const publications of lists)
      numbers.push(numberOf(await placeOrder(server, signed, { id: COMPANY, publications })))
    expect(new Set(numbers).size).toBe(1)
    expect(await storedOrders(server, signed)).toHaveLength(1)
  })

  test('is the first one too when both come at the same moment', async () => {
    const signed = await signInBillable(server)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => placeOrder(server, signed, { id: COMPANY, publications: 'copy,extract' })),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(answers.map(numberOf)).size).toBe(1)
    expect(await storedOrders(server, signed)).toHaveLength(1)
  })

  test('even where the price has changed in between', async () => {
    const signed = await signInBillable(server)
    const first = await placeOrder(server, signed, { id: COMPANY, publications: 'copy', total: 5500 })
    await updatePrice(server.deps.db, { kind: 'copy', priceHuf: 6000, now: new Date() })
    const second = await placeOrder(server, signed, { id: COMPANY, publications: 'copy', total: 5500 })
    await updatePrice(server.deps.db, { kind: 'copy', priceHuf: 5500, now: new Date() })
    expect(numberOf(second)).toBe(numberOf(first))
  })

  test('is the first one too where two colleagues ask at the same moment, each by a key, and no stranger’s', async () => {
    const [signed, stranger] = [await signInBillable(server), await signInBillable(server)]
    const colleague = await colleagueOf(server, signed)
    const order = { id: COMPANY, publications: 'copy', total: 5500 }
    const calls = [signed, colleague, stranger].map((by) => {
      const key = randomUUID()
      return () => placeOrder(server, by, { ...order, key })
    })
    const answers = (await doAtOnce(server.deps.db, { table: 'register_orders', calls })).map(read)
    const [own, shared, strange] = answers.map(({ orderNumber }) => orderNumber)
    expect(answers.slice(0, 2).map(({ isNew }) => isNew)).toEqual(expect.arrayContaining([true, false]))
    expect([shared, strange === own, answers[2]?.isNew]).toEqual([own, false, true])
    const numbersOf = async (by: Signed) => [
      (await storedOrders(server, by)).map(({ number }) => number),
      (await load(by)).orders.map(({ orderNumber }) => orderNumber),
    ]
    expect(await numbersOf(signed)).toEqual([[own], [own]])
    expect(await numbersOf(colleague)).toEqual([[own], [own]])
    expect(await numbersOf(stranger)).toEqual([[strange], [strange]])
  })

  test('is another one after a minute, also by a colleague, for another company, or of another set', async () => {
    const signed = await signInBillable(server)
    const colleague = await colleagueOf(server, signed)
    const start = Date.now()
    const clock = vi.spyOn(server.deps.clock, 'now')
    const at = async (seconds: number, by: Signed, id: string, publications: string) => {
      clock.mockReturnValue(new Date(start + seconds * 1000))
      return numberOf(await placeOrder(server, by, { id, publications }))
    }
    const first = await at(0, signed, COMPANY, 'copy')
    expect(await at(59, signed, COMPANY, 'copy')).toBe(first)
    expect(await at(59, colleague, COMPANY, 'copy')).toBe(first)
    const others = [
      await at(59, signed, SECOND, 'copy'),
      await at(59, signed, COMPANY, 'copy,extract'),
      await at(60, colleague, COMPANY, 'copy'),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
  })

  describe('with the key of the first one', () => {
    const start = Date.now()
    const order = (
      signed: Signed,
      { seconds = 0, ...given }: { key: string; seconds?: number; publications?: string; id?: string; total?: number },
    ) => {
      vi.spyOn(server.deps.clock, 'now').mockReturnValue(new Date(start + seconds * 1000))
      return placeOrder(server, signed, { id: COMPANY, publications: 'copy', ...given })
    }

    test('is the first one, however late and at whatever price', async () => {
      const [signed, key] = [await signInBillable(server), randomUUID()]
      const first = numberOf(await order(signed, { key, total: 5500 }))
      await updatePrice(server.deps.db, { kind: 'copy', priceHuf: 6000, now: new Date() })
      const late = await order(signed, { key, total: 5500, seconds: 3600 })
      await updatePrice(server.deps.db, { kind: 'copy', priceHuf: 5500, now: new Date() })
      expect(numberOf(late)).toBe(first)
      expect(numberOf(await order(signed, { key: randomUUID(), seconds: 3600 }))).not.toBe(first)
    })

    test('is the first one also where the minute had given the key its answer', async () => {
      const [signed, key] = [await signInBillable(server), randomUUID()]
      const first = numberOf(await order(signed, { key: randomUUID() }))
      expect(numberOf(await order(signed, { key, seconds: 30 }))).toBe(first)
      expect(numberOf(await order(signed, { key, seconds: 120 }))).toBe(first)
    })

    test('is the first one also where the document is offered no more, by its id or its name', async () => {
      const [signed, key] = [await signInBillable(server), randomUUID()]
      const first = numberOf(await order(signed, { key }))
      await updatePrice(server.deps.db, { kind: 'copy', priceHuf: null, now: new Date() })
      const late = [
        await order(signed, { key, seconds: 3600 }),
        await order(signed, { key, seconds: 3600, publications: 'Cégmásolat' }),
      ]
      const other = await order(signed, { key, seconds: 3600, id: '99999999' })
      await updatePrice(server.deps.db, { kind: 'copy', priceHuf: 5500, now: new Date() })
      expect(late.map(read)).toMatchObject([
        { orderNumber: first, isNew: false },
        { orderNumber: first, isNew: false },
      ])
      expect(other.json()).toMatchObject({ code: 'credit.key-reused' })
    })

    test.each([
      ['of other documents', { publications: 'copy,extract' }],
      ['of another company', { id: SECOND }],
    ])('but %s is refused', async (_what, other) => {
      const [signed, key] = [await signInBillable(server), randomUUID()]
      await order(signed, { key })
      const answer = await order(signed, { key, ...other })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'credit.key-reused'])
      expect(await storedOrders(server, signed)).toHaveLength(1)
    })
  })
})

test.each([
  ['nobody', url(COMPANY), null, 401, 'auth.required'],
  ['an unknown company', url('99999999'), [], 404, 'company.not-found'],
  ['a malformed id', url('1073888x'), [], 404, 'page.not-found'],
  ['a query it does not know', `${url(COMPANY)}?x=1`, [], 422, 'validation.failed'],
  ['a total that is none', `/api/report/${COMPANY}/im/order/copy?total=-1`, [], 422, 'validation.failed'],
  ['a key that is none', `/api/report/${COMPANY}/im/order/copy?key=1`, [], 422, 'validation.failed'],
] as const)('for %s', async (_title, address, claims, status, code) => {
  const answer = await callAs(server, address, { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})

test('an order is in the security log, once', async () => {
  const { logger, lines } = createKeptLog('error')
  const before = server.deps.logger
  const order = { id: COMPANY, publications: 'extract' }
  server.deps.logger = logger
  try {
    const signed = await signInBillable(server)
    const orders = [await placeOrder(server, signed, order), await placeOrder(server, signed, order)]
    const [orderNumber] = (await storedOrders(server, signed)).map(({ number }) => number)
    expect(orders.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { security: 'order', userId: signed.userId, orderNumber },
    ])
  } finally {
    server.deps.logger = before
  }
})
