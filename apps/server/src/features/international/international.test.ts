import {
  buyForeignReport,
  getForeignCompany,
  getForeignPurchase,
  listInternationalCountries,
  searchInternational,
} from '@merleg/contract/international.contract'
import { LOCALES } from '@merleg/domain/locale'
import { REPORT_VARIANTS } from '@merleg/domain/international/report-variants'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { type Buyer, countCharged, readLedger, signInBuyer } from './testing-international.ts'

const server = useTestApp({ MERLEG_FOREIGN_DAILY_LIMIT: '100' })
let buyer: Buyer

beforeAll(async () => {
  buyer = await signInBuyer(server, 9000)
})

type Asking = { url: string; as?: Buyer; locale?: string; payload?: object }

function ask({ url, as = buyer, locale = 'hu', payload }: Asking) {
  const headers = { ...as.headers, 'x-locale': locale }
  return server.app.inject(payload ? { method: 'POST', url, headers, payload } : { url, headers })
}

async function search(query: Record<string, string>, locale = 'hu') {
  const answer = await ask({ url: `/api/international/results?${new URLSearchParams(query).toString()}`, locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return searchInternational.answer.parse(answer.json())
}

async function findId(name: string, country = 'at'): Promise<string> {
  const [found] = (await search({ country, name })).items
  if (found === undefined) throw new Error(`nothing is called ${name}`)
  return found.id
}

async function load(id: string, as = buyer, locale = 'hu') {
  const answer = await ask({ url: `/api/international/predownload/${id}`, as, locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return getForeignCompany.answer.parse(answer.json())
}

/** Companies of which everything can be had at once. */
async function findWhole(count: number): Promise<string[]> {
  const whole: string[] = []
  for (const { id } of (await search({ name: 'foods', country: 'dk' })).items) {
    const { availability } = await load(id)
    if (Object.values(availability).every((kind) => kind === 'instant')) whole.push(id)
    if (whole.length === count) break
  }
  return whole
}

const buy = (payload: object, as = buyer) => ask({ url: buyForeignReport.path, payload, as })
const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
]

describe('the countries', () => {
  test.each(LOCALES)('in %s are 20, in the order of their names', async (locale) => {
    const answer = await ask({ url: '/api/international/country-list', locale })
    const { online } = listInternationalCountries.answer.parse(answer.json())
    expect(online).toHaveLength(20)
    const names = online.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    expect(online.every(({ isMadeUp, provider }) => isMadeUp && provider !== null)).toBe(true)
    expect(online.find(({ key }) => key === 'at')?.name).toBe(
      { hu: 'Ausztria', en: 'Austria', de: 'Österreich' }[locale],
    )
  })
})

describe('a search', () => {
  test('finds made-up companies of the country, marked as such, in Austria unless told', async () => {
    const { items, title, error, count, liveness } = await search({ name: 'alvenor bau' })
    expect(items[0]).toMatchObject({
      country: 'at',
      isMadeUp: true,
      registrationNumber: expect.stringMatching(/^FN 9/),
    })
    expect([title, error, count, liveness.kind]).toEqual(['Ausztria: „alvenor bau”', null, items.length, 'sandbox'])
    const again = await search({ name: 'alvenor bau', country: 'at' })
    expect(again.items).toEqual(items)
  })

  test('with more than 49 hits says how many there are, and lists 50 at most', async () => {
    const { items, count, error } = await search({ name: 'SIXTY-HITS', country: 'de' })
    expect([items.length, count, error]).toEqual([50, 60, null])
    expect(new Set(items.map(({ id }) => id)).size).toBe(50)
  })

  test('narrowed by place or number finds fewer', async () => {
    const all = await search({ name: 'bau', country: 'at' })
    const [first] = all.items
    const number = await search({ companyNumber: first?.registrationNumber ?? '', country: 'at' })
    expect(number.items.map(({ id }) => id)).toContain(first?.id)
    const placed = await search({ name: 'bau', country: 'at', city: 'wien' })
    expect(placed.count).toBeLessThan(all.count)
    expect(placed.items.every(({ address }) => address.includes('Wien'))).toBe(true)
  })

  test.each([
    ['name', 'ab', 'Adjon meg legalább 3 karaktert'],
    ['city', 'Wien', 'Adjon meg legalább 3 karaktert'],
    ['name', 'SEARCH-DOWN', 'offline'],
  ])('by %s %s is answered with the reason', async (field, text, reason) => {
    const { items, error } = await search({ [field]: text })
    expect(items).toEqual([])
    expect(error).toContain(reason)
  })

  test('without a hit has no error: the provider has answered', async () => {
    expect(await search({ name: 'qqqqq' })).toMatchObject({ items: [], count: 0, error: null })
  })

  test('takes the wish for an express order, which changes nothing of what is found', async () => {
    const { items } = await search({ name: 'alvenor bau' })
    expect((await search({ name: 'alvenor bau', express: 'true' })).items).toEqual(items)
  })

  test.each([['country=xx'], ['country=AT'], ['express=maybe'], [`name=${'x'.repeat(101)}`]])(
    'refuses %s',
    async (query) => {
      expect(codeOf(await ask({ url: `/api/international/results?${query}` }))).toEqual([422, 'validation.failed'])
    },
  )
})

describe('a company', () => {
  test('tells what can be had for how much, in euros, and what can be spent', async () => {
    const page = await load(await findId('Brintal Bau'), buyer, 'de')
    expect(page).toMatchObject({
      country: 'at',
      countryName: 'Österreich',
      isMadeUp: true,
      price: { small: 4.9, check: 9.9, profile: 19.9, extended: 29.9 },
      lastOrder: null,
      error: null,
    })
    expect(page.parts.small).toEqual(['identity', 'status', 'activity', 'capital'])
    expect(page.hasSamples).toBe(true)
    expect(Date.parse(page.seenAt)).toBeLessThanOrEqual(Date.parse(page.liveness.at))
    expect(Object.keys(page.availability).toSorted()).toEqual([...REPORT_VARIANTS].toSorted())
    expect(page.balance).toBe((await readLedger(server, buyer)).posted / 100)
    expect(page.liveness.kind).toBe('sandbox')
  })

  test('of which nothing can be had at once is offline only', async () => {
    const { variants, availability } = await load(await findId('OFFLINE-ONLY'))
    expect(
      Object.values(variants)
        .map(({ state }) => state)
        .toSorted(),
    ).toEqual(['none', 'offline', 'offline', 'offline'])
    expect(availability.small).toBe('investigation')
  })

  test('without enough credit says so, and a purchase is refused with what is missing', async () => {
    const poor = await signInBuyer(server, 500)
    const id = await findId('Corvaxa Energy')
    expect((await load(id, poor)).variants.extended.state).toBe('insufficient')
    const answer = await buy({ id, variant: 'extended', price: 2990, key: randomUUID() }, poor)
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({
      code: 'credit.insufficient',
      required: 2990,
      balance: 500,
      account: 'international',
    })
  })

  test.each([[randomUUID()], ['0f0e0d0c-0000-4000-8000-000000000001']])('%s is unknown', async (id) => {
    expect(codeOf(await ask({ url: `/api/international/predownload/${id}` }))).toEqual([
      404,
      'foreign-company.not-found',
    ])
    expect(codeOf(await buy({ id, variant: 'small', price: 490, key: randomUUID() }))).toEqual([
      404,
      'foreign-company.not-found',
    ])
  })
})

describe('a purchase', () => {
  test('is delivered, opened again free of charge by everybody of the subscriber and by nobody else, and proven', async () => {
    const id = await findId('Delmiro Energy')
    const before = await readLedger(server, buyer)
    const bought = await buy({ id, variant: 'check', price: 990, key: randomUUID() })
    expect(bought.statusCode, bought.body).toBe(200)
    const { orderId, state, text } = buyForeignReport.answer.parse(bought.json())
    expect([state, text]).toEqual(['delivered', 'A jelentés megérkezett.'])
    const page = await load(id)
    expect(page.variants.check).toMatchObject({ state: 'purchased', purchased: { orderId }, underWay: null })
    expect(page.lastOrder).toMatchObject({ id: orderId, variant: 'check' })

    const url = `/api/international/download/${orderId}`
    const colleague = await server.signIn({ claims: ['Nemzetkozi'] })
    await sql`update users set subscriber_id = ${buyer.subscriberId} where user_id = ${colleague.userId}`.execute(
      server.deps.db,
    )
    server.deps.sessions.clear()
    for (const as of [buyer, colleague]) {
      const file = await ask({ url, as })
      expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ])
      expect(decodeURIComponent(String(file.headers['x-filename']))).toMatch(/^delmiro-energy-.*\.pdf$/)
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await readLedger(server, buyer)).posted).toBe(before.posted - 990)

    const proof = getForeignPurchase.answer.parse(
      (await ask({ url: `/api/international/purchases/${orderId}` })).json(),
    )
    expect(proof).toMatchObject({ state: 'delivered', price: 990, variant: 'check', provider: 'Mérleg Sandbox' })
    expect(proof.document?.sha256).toMatch(/^[\da-f]{64}$/)
    expect(proof.steps.map((step) => step.state)).toEqual(['quoted', 'reserved', 'sent', 'placed', 'delivered'])

    const stranger = await signInBuyer(server, 0)
    for (const path of [url, `/api/international/purchases/${orderId}`])
      expect(codeOf(await ask({ url: path, as: stranger }))).toEqual([404, 'foreign-order.not-found'])
    expect((await load(id, stranger)).variants.check.purchased).toBeNull()
  })

  test('by the specified call answers the file, and the first one within a minute', async () => {
    const own = await signInBuyer(server, 2000)
    const id = await findId('Eskanta Foods')
    const url = `/api/international/download/at/${id}/small/instant`
    const answers = await Promise.all([ask({ url, as: own }), ask({ url, as: own }), ask({ url, as: own })])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(await countCharged(server, own)).toBe(1)
    expect((await readLedger(server, own)).posted).toBe(2000 - 490)
    const head = await server.app.inject({ method: 'HEAD', url, headers: own.headers })
    expect(head.statusCode).toBe(405)
  })

  test.each([
    ['another country', 'de', 'instant', 404, 'foreign-company.not-found'],
    ['what is not to be had at once', 'at', 'investigation', 409, 'foreign-report.not-available'],
  ])('by the specified call of %s is refused', async (_title, country, availability, status, code) => {
    const id = await findId('Fenvoria Foods')
    const url = `/api/international/download/${country}/${id}/small/${availability}`
    expect(codeOf(await ask({ url }))).toEqual([status, code])
  })

  test.each([
    ['PRICE-CHANGED', 409, 'foreign-report.terms-changed'],
    ['429', 503, 'foreign-report.provider-down'],
    ['OFFLINE-ONLY', 409, 'foreign-report.not-available'],
  ])('of %s is refused and costs nothing', async (name, status, code) => {
    const own = await signInBuyer(server, 1000)
    const id = await findId(name)
    expect(codeOf(await buy({ id, variant: 'small', price: 490, key: randomUUID() }, own))).toEqual([status, code])
    expect(await readLedger(server, own)).toMatchObject({ posted: 1000, held: 0 })
    const { failed } = (await load(id, own)).variants.small
    expect(failed === null).toBe(name === 'OFFLINE-ONLY')
  })

  test('at a price that nobody was told is refused', async () => {
    const [id] = await findWhole(1)
    expect(codeOf(await buy({ id, variant: 'small', price: 489, key: randomUUID() }))).toEqual([409, 'price.changed'])
  })

  test('above the limit of the day is refused', async () => {
    const rich = await signInBuyer(server, 100_000)
    const codes: unknown[] = []
    for (const id of await findWhole(4))
      codes.push(codeOf(await buy({ id, variant: 'extended', price: 2990, key: randomUUID() }, rich))[1])
    expect(codes.at(-1)).toBe('foreign-report.daily-limit')
  })

  test('that is still under way is not there yet, and the page tells how far it is', async () => {
    const own = await signInBuyer(server, 1000)
    const id = await findId('SLOW-PDF')
    const { orderId, state } = buyForeignReport.answer.parse(
      (await buy({ id, variant: 'small', price: 490, key: randomUUID() }, own)).json(),
    )
    expect(state).toBe('placed')
    expect(codeOf(await ask({ url: `/api/international/download/${orderId}`, as: own }))).toEqual([
      409,
      'foreign-report.pending',
    ])
    const page = await load(id, own)
    expect(page.variants.small).toMatchObject({ state: 'under-way', underWay: { orderId, state: 'placed' } })
    expect(page.variants.small.underWay?.text).toContain('készül')
    expect(page.balance).toBe(5.1)
  })

  test('that was changed in the store is never answered', async () => {
    const own = await signInBuyer(server, 1000)
    const id = await findId('Lomarix Foods')
    const { orderId } = buyForeignReport.answer.parse(
      (await buy({ id, variant: 'small', price: 490, key: randomUUID() }, own)).json(),
    )
    await sql`update foreign_orders set document_sha256 = sha256('x') where order_id = ${orderId}`.execute(
      server.deps.db,
    )
    expect((await ask({ url: `/api/international/download/${orderId}`, as: own })).statusCode).toBe(500)
  })
})

test.each(LOCALES)('samples of every variant in %s are documents of a made-up company', async (locale) => {
  for (const variant of REPORT_VARIANTS) {
    const file = await ask({ url: `/api/international/sample/${variant}`, locale })
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  }
})

test('who is barred from the module is refused by every call', async () => {
  const barred = await server.signIn({ claims: ['Nemzetkozi', 'NemzetkoziTiltas'] })
  for (const url of ['/api/international/country-list', '/api/international/results?name=abc'])
    expect(codeOf(await ask({ url, as: barred }))).toEqual([400, 'claim.missing'])
})
