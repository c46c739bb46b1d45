import { listOperatorPrices } from '@merleg/contract/operator/price-list.contract'
import { doAtOnce } from '@merleg/db/testing-locks'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { setPrices } from '../../international-orders/testing-international-orders.ts'

const server = useTestApp()
let operator: Awaited<ReturnType<typeof server.signIn>>
const FAR = '2099-01-01'
const SMALL = { product: 'foreign-report', variant: 'small', country: '', amount: 590, fromDay: FAR }

beforeAll(async () => {
  await setPrices(server.deps.db)
  operator = await server.signIn({ claims: [], role: 'operator' })
})

const set = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/operator/prices', headers: operator.headers, payload })
async function list(query = '', { product, variant, country } = SMALL) {
  const answer = await server.app.inject({ url: `/api/operator/prices${query}`, headers: operator.headers })
  const { items } = listOperatorPrices.answer.parse(answer.json())
  const own = items.filter((one) => one.product === product && one.variant === variant && one.country === country)
  return own.map(({ amount, fromDay, untilDay, state }) => [amount, fromDay, untilDay, state])
}

test('a price holds from its day on, and the one before until then', async () => {
  expect((await set(SMALL)).statusCode).toBe(200)
  expect(await list()).toEqual([
    [490, '2000-01-01', FAR, 'current'],
    [590, FAR, null, 'future'],
  ])
})

test('a price of today takes the place of the one in force, which is listed with the others that are over', async () => {
  const check = { ...SMALL, variant: 'check', amount: 0, fromDay: today(server.deps.clock) }
  expect((await set(check)).statusCode).toBe(200)
  expect(await list('', check)).toEqual([[0, check.fromDay, null, 'current']])
  expect(await list('?state=all', check)).toHaveLength(2)
})

test('the price of a country ends, and the general one holds there again', async () => {
  const german = { ...SMALL, country: 'de', amount: 300 }
  await set(german)
  const ended = await set({ ...german, amount: null })
  expect(ended.json<{ notification: string }>().notification).toContain('általános ár')
  expect(await list('', german)).toEqual([])
})

describe('a price that is said several times', () => {
  const now = systemClock.now()
  afterEach(() => {
    server.deps.clock = systemClock
  })
  const setAt = (moment: number) => {
    server.deps.clock = { now: () => new Date(moment) }
  }
  const country = { ...SMALL, country: 'at' }

  test('at the same moment is the one that was said last', async () => {
    setAt(now.getTime())
    const calls = [501, 502, 503, 504].map((amount) => () => set({ ...country, amount }))
    const answers = await doAtOnce(server.deps.db, { table: 'credit_prices', calls })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await list('', country)).toHaveLength(1)
    await set({ ...country, amount: 505 })
    expect(await list('', country)).toEqual([[505, FAR, null, 'future']])
  })

  test('is the one that was said last where the clock was put back, too', async () => {
    const polish = { ...SMALL, country: 'pl' }
    setAt(now.getTime() + 60_000)
    expect((await set(polish)).statusCode).toBe(200)
    setAt(now.getTime())
    expect((await set({ ...polish, amount: 610 })).statusCode).toBe(200)
    expect(await list('', polish)).toEqual([[610, FAR, null, 'future']])
  })
})

test.each([
  ['a day that is over', { fromDay: '2020-01-01' }, 422, { fields: { fromDay: 'past' } }],
  ['no day', { fromDay: '2026-02-30' }, 422, { fields: { fromDay: expect.any(String) } }],
  ['less than nothing', { amount: -1 }, 422, { fields: { amount: expect.any(String) } }],
  ['another product', { product: 'gold' }, 422, { fields: { product: expect.any(String) } }],
  ['a country of three letters', { country: 'deu' }, 422, { fields: { country: expect.any(String) } }],
  ['what nothing sells', { variant: 'filing-deadline' }, 422, { code: 'price.not-sold' }],
  ['a country where it is not sold', { country: 'xx' }, 422, { code: 'price.not-sold' }],
  ['more than sums of it can hold', { amount: 100_000_001 }, 422, { fields: { amount: expect.any(String) } }],
  ['the end of what was never sold', { variant: 'unheard', amount: null }, 409, { code: 'price.never-sold' }],
])('is refused with %s', async (_title, given, status, body) => {
  const answer = await set({ ...SMALL, ...given })
  expect([answer.statusCode, answer.json()]).toMatchObject([status, body])
})
