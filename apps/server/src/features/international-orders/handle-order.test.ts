import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listInternationalAlerts, listInternationalOrders } from '@merleg/contract/international-orders.contract'
import { inTransaction } from '@merleg/db/transaction'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { setPrice } from '../credits/prices.usecases.ts'
import { answerOrder, cancelOrder, deliverOrder, HandlingError, refundOrder } from './handle-order.usecases.ts'
import { listNoticesOf } from './notices.repository.ts'
import {
  internationalBalance,
  ORDER,
  ORDER_CENTS,
  placedOrder,
  placeOrder,
  queuedMails,
  REPORT,
  setPrices,
  type Signed,
  signInWithCredit,
  storedOrders,
} from './testing-international-orders.ts'

const server = useTestApp()
beforeAll(() => setPrices(server.deps.db))

let signed: Signed
let order: { orderId: string; orderNumber: string }
beforeEach(async () => {
  signed = await signInWithCredit(server)
  order = await placedOrder(server, signed, { ...ORDER, person: 'Minta Anna', email: 'anna@minta.example' })
})

const handling = (text = '') => ({ orderNumber: order.orderNumber, actor: 'Operátor Olga', text })
const file = { name: 'at-beispiel-final2.pdf', content: REPORT }
const deliver = (text = '') => deliverOrder(server.deps, { ...handling(text), file })
const stateOf = async () => (await storedOrders(server.deps.db, signed))[0]
const kindsOf = async () => (await listNoticesOf(server.deps.db, order.orderId)).map(({ kind }) => kind)
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof HandlingError) return error.fault
      throw error
    },
  )
/** Those after the order was placed. */
const noticeMails = async () =>
  (await queuedMails(server.deps.db, order.orderNumber)).filter(({ id }) => !/\.(?:user|service)$/.test(id))

const get = (url: string, { headers }: Signed) => server.app.inject({ url, headers: { ...headers, 'x-locale': 'en' } })

describe('a delivery', () => {
  test('charges what was held, and gives the file to the subscriber, under the number of the order', async () => {
    expect(await deliver('Jó olvasást!')).toEqual({ isNew: true, price: ORDER_CENTS })
    expect(await internationalBalance(server, signed)).toEqual({ balance: 100_000 - ORDER_CENTS, held: 0 })
    const { items } = listInternationalOrders.answer.parse((await get('/api/international/orders', signed)).json())
    expect(items).toMatchObject([
      { state: 'delivered', file: { name: `${order.orderNumber}.pdf`, bytes: REPORT.length } },
    ])
    const answer = await get(items[0]?.file?.url ?? '', signed)
    expect(answer.statusCode).toBe(200)
    expect([answer.headers['content-type'], answer.headers['x-filename'], answer.headers['cache-control']]).toEqual([
      'application/pdf',
      `${order.orderNumber}.pdf`,
      'no-store',
    ])
    expect(answer.rawPayload.equals(REPORT)).toBe(true)
  })

  test('is told in the list of alerts, and by mail to whoever ordered and whom he named', async () => {
    await deliver('Jó olvasást!')
    const alerts = listInternationalAlerts.answer.parse((await get('/api/international/alerts', signed)).json())
    expect(alerts).toMatchObject({
      count: 1,
      items: [{ type: 'Report ready', name: ORDER.name, orderNumber: order.orderNumber, text: 'Jó olvasást!' }],
    })
    const mails = await noticeMails()
    expect(mails.map(({ to }) => to)).toEqual([expect.stringMatching(/@test\.example$/), 'anna@minta.example'])
    for (const { subject, text } of mails) {
      expect(subject).toBe(`Elkészült a megrendelt riport: ${order.orderNumber}`)
      expect(text).toContain(`http://merleg.test/international/orders/${order.orderId}`)
      expect(text).toContain('Jó olvasást!')
    }
    expect(mails[1]?.text).toContain('Minta Anna')
  })

  test('of the same file again is the same delivery; of another one it is refused', async () => {
    await deliver()
    expect(await deliver()).toEqual({ isNew: false, price: ORDER_CENTS })
    const another = { name: 'other.pdf', content: Buffer.from('%PDF-1.4 other %%EOF') }
    expect(await faultOf(deliverOrder(server.deps, { ...handling(), file: another }))).toEqual({
      kind: 'delivered-otherwise',
    })
    expect(await kindsOf()).toEqual(['delivered'])
    expect((await internationalBalance(server, signed)).balance).toBe(100_000 - ORDER_CENTS)
  })

  test('by two operators at the same moment is one', async () => {
    const deliveries = await Promise.all([deliver(), deliver(), deliver()])
    expect(deliveries.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await kindsOf()).toEqual(['delivered'])
    expect(await noticeMails()).toHaveLength(2)
  })

  test('of what is no report is refused', async () => {
    const wrong = { name: 'report.pdf', content: Buffer.from('<html>') }
    expect(await faultOf(deliverOrder(server.deps, { ...handling(), file: wrong }))).toEqual({
      kind: 'file',
      fault: 'content',
    })
    expect(await stateOf()).toMatchObject({ state: 'ordered', hasFile: false })
  })

  test('or a cancellation: of both at the same moment one is done', async () => {
    const results = await Promise.all([faultOf(deliver()), faultOf(cancelOrder(server.deps, handling('Nincs ilyen')))])
    expect(results.filter((fault) => fault === null)).toHaveLength(1)
    const { balance, held } = await internationalBalance(server, signed)
    const isDelivered = (await stateOf())?.state === 'delivered'
    expect([balance, held]).toEqual([isDelivered ? 100_000 - ORDER_CENTS : 100_000, 0])
  })
})

describe('a cancellation', () => {
  test('frees what was held, tells why, and leaves nothing to download or deliver', async () => {
    await cancelOrder(server.deps, handling('A cég nem azonosítható.'))
    expect(await internationalBalance(server, signed)).toEqual({ balance: 100_000, held: 0 })
    expect(await stateOf()).toMatchObject({ state: 'cancelled', hasFile: false })
    expect((await noticeMails())[0]?.text).toContain('A cég nem azonosítható.')
    expect(await faultOf(deliver())).toEqual({ kind: 'state', state: 'cancelled' })
    expect(await faultOf(cancelOrder(server.deps, handling('x')))).toEqual({ kind: 'state', state: 'cancelled' })
    expect((await get(`/api/international/orders/${order.orderId}/file`, signed)).statusCode).toBe(404)
  })

  test('lets the same be ordered again at once', async () => {
    await cancelOrder(server.deps, handling('Elírás'))
    const again = await placedOrder(server, signed, { ...ORDER, person: 'Minta Anna', email: 'anna@minta.example' })
    expect(again.orderNumber).not.toBe(order.orderNumber)
  })

  test('of a delivered order is a refund, once', async () => {
    expect(await faultOf(refundOrder(server.deps, handling('x')))).toEqual({ kind: 'state', state: 'ordered' })
    await deliver()
    expect(await faultOf(cancelOrder(server.deps, handling('x')))).toEqual({ kind: 'state', state: 'delivered' })
    expect(await refundOrder(server.deps, handling('Téves riport'))).toEqual({ price: ORDER_CENTS })
    expect(await internationalBalance(server, signed)).toEqual({ balance: 100_000, held: 0 })
    expect(await faultOf(refundOrder(server.deps, handling('x')))).toEqual({ kind: 'state', state: 'refunded' })
    expect((await get(`/api/international/orders/${order.orderId}/file`, signed)).statusCode).toBe(404)
    expect((await noticeMails()).at(-1)?.text).toContain('45,00\u00A0EUR áfa nélkül')
  })
})

describe('an answer', () => {
  test('is stored and mailed, and changes nothing else', async () => {
    await answerOrder(server.deps, handling('Melyik\nfióktelep?\u0007'))
    expect(await stateOf()).toMatchObject({ state: 'ordered' })
    expect(await listNoticesOf(server.deps.db, order.orderId)).toMatchObject([
      { kind: 'answered', body: 'Melyik\nfióktelep?', actor: 'Operátor Olga' },
    ])
    expect((await noticeMails())[0]?.subject).toBe(`Válasz a rendelésére: ${order.orderNumber}`)
  })

  test.each(['', ' \n ', 'x'.repeat(5001)])('that says nothing, or too much, is refused', async (text) => {
    expect(await faultOf(answerOrder(server.deps, handling(text)))).toEqual({ kind: 'text' })
    expect(await kindsOf()).toEqual([])
  })

  test('to an order that is not there is refused', async () => {
    const nowhere = { ...handling('x'), orderNumber: 'KR-1999-000001' }
    expect(await faultOf(answerOrder(server.deps, nowhere))).toEqual({ kind: 'not-found' })
  })
})

describe('a process that is killed', () => {
  const script = join(import.meta.dirname, 'testing-killed-handling.ts')
  const killed = async (point: 'before-commit' | 'after-commit') => {
    const path = join(server.deps.config.dataDir, 'report.pdf')
    await writeFile(path, REPORT)
    const child = spawn(process.execPath, [script, server.database.connectionString, order.orderNumber, path, point], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [, signal] = await once(child, 'exit')
    return String(signal)
  }

  test('before the end of a delivery has done nothing of it, and it can be done again', async () => {
    expect(await killed('before-commit')).toBe('SIGKILL')
    expect(await stateOf()).toMatchObject({ state: 'ordered', hasFile: false })
    expect(await internationalBalance(server, signed)).toEqual({ balance: 100_000 - ORDER_CENTS, held: ORDER_CENTS })
    expect(await deliver()).toMatchObject({ isNew: true })
    expect(await stateOf()).toMatchObject({ state: 'delivered', hasFile: true })
  })

  test('after it has done all of it, and doing it again does nothing', async () => {
    expect(await killed('after-commit')).toBe('SIGKILL')
    expect(await stateOf()).toMatchObject({ state: 'delivered', hasFile: true })
    expect(await noticeMails()).toHaveLength(2)
    expect(await deliver()).toMatchObject({ isNew: false })
    expect((await internationalBalance(server, signed)).balance).toBe(100_000 - ORDER_CENTS)
  })
})

test('a free report is ordered and delivered without a charge', async () => {
  const free = { product: 'foreign-order', variant: 'report', country: 'va', fromDay: '2020-01-01', amount: 0 } as const
  await inTransaction(server.deps.db, (tx) => setPrice(tx, { ...free, now: new Date() }))
  const poor = await signInWithCredit(server, { cents: 0 })
  const answer = await placeOrder(server, poor, { ...ORDER, country: 'va' })
  expect(answer.statusCode, answer.body).toBe(200)
  const { orderNumber } = answer.json<{ orderNumber: string }>()
  await deliverOrder(server.deps, { orderNumber, actor: 'x', text: '', file })
  await refundOrder(server.deps, { orderNumber, actor: 'x', text: 'nem jó' })
  expect(await storedOrders(server.deps.db, poor)).toMatchObject([{ state: 'refunded' }])
})
