import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inTransaction } from '@merleg/db/transaction'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { readMetrics } from '../../app/testing-metrics.ts'
import { advanceOrder } from './advance-order.usecases.ts'
import { deliverOrder } from './deliver-order.usecases.ts'
import { changeState, claimAttempt, listSteps, postpone } from './foreign-order-steps.repository.ts'
import { findForeignOrder, findForeignOrderByKey, listUndecidedForeignOrders } from './foreign-orders.repository.ts'
import type { InternationalDeps } from './international-deps.ts'
import { describeOrder } from './order-words.ts'
import { ProviderFault } from './provider/provider-fault.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { reconcileOrders } from './reconcile-orders.usecases.ts'
import { resolveOrder } from './resolve-order.usecases.ts'
import { type Buyer, findMadeUp, signInBuyer, withSandbox } from './testing-international.ts'

const server = useTestApp()
afterEach(() => vi.restoreAllMocks())

/** A clock of one's own, to be moved on. */
function makeClock() {
  let now = Date.now()
  return { now: () => new Date(now), pass: (seconds: number) => void (now += seconds * 1000) }
}

type Purchase = { name: string; key?: string | null; shownPrice?: number | null }

async function buy(deps: InternationalDeps, buyer: Buyer, { name, key = randomUUID(), shownPrice = null }: Purchase) {
  const company = await findMadeUp(deps, name)
  return purchaseReport(deps, buyer, { company, variant: 'small', language: 'en', key, shownPrice })
}

test('forty who wait at once take one attempt, and the provider is asked once', async () => {
  const clock = makeClock()
  let asked = 0
  const deps = withSandbox(server, {
    clock,
    between: (provider) => ({
      ...provider,
      status: async (order, call) => {
        asked += 1
        await delay(50)
        return provider.status(order, call)
      },
    }),
  })
  const order = await buy(deps, await signInBuyer(server, 1000), { name: 'SLOW-PDF' })
  expect([asked, order.attemptCount]).toEqual([1, 1])
  clock.pass(2)
  await Promise.all(Array.from({ length: 40 }, () => advanceOrder(deps, order.orderId)))
  const waiting = await findForeignOrder(server.deps.db, order.orderId)
  expect([asked, waiting?.attemptCount, waiting?.undecidedSince]).toEqual([2, 2, null])
})

test('the metrics count what waits for a person', async () => {
  const order = await buy(withSandbox(server), await signInBuyer(server, 1000), { name: 'SLOW-PDF' })
  const count = async () => {
    const text = await readMetrics(server.deps)
    return Number(/^merleg_foreign_orders_undecided (\d+)$/m.exec(text)?.[1])
  }
  const before = await count()
  const { orderId, state, attemptCount } = order
  const wait = { orderId, state, attemptCount, now: new Date(), dueAt: null, cause: null }
  expect(await postpone(server.deps.db, wait)).toBe(true)
  expect(await count()).toBe(before + 1)
})

test('whose attempt was claimed by a process that died is asked for again later', async () => {
  const clock = makeClock()
  const deps = withSandbox(server, { clock })
  const order = await buy(deps, await signInBuyer(server, 1000), { name: 'SLOW-PDF' })
  clock.pass(20)
  const { orderId, attemptCount } = order
  const until = new Date(clock.now().getTime() + 180_000)
  const claim = { orderId, state: 'placed', attemptCount, now: clock.now(), until } as const
  expect(await claimAttempt(server.deps.db, claim)).toBe(true)
  expect(await claimAttempt(server.deps.db, claim)).toBe(false)
  expect(await advanceOrder(deps, orderId)).toMatchObject({ state: 'placed' })
  clock.pass(181)
  expect(await advanceOrder(deps, orderId)).toMatchObject({ state: 'delivered' })
})

test('a document stays where the answer of the commit is lost, and goes where nothing was committed', async () => {
  const clock = makeClock()
  const deps = withSandbox(server, { clock })
  const buyer = await signInBuyer(server, 1000)
  const order = await buy(deps, buyer, { name: 'SLOW-PDF' })
  clock.pass(20)
  const removed = vi.spyOn(server.deps.files, 'delete')
  const transaction = server.deps.db.transaction.bind(server.deps.db)
  const document = { pdf: Buffer.from('%PDF-1.7 %%EOF'), asOf: null, answer: null }
  const loseAnswer = (isCommitted: boolean) =>
    vi.spyOn(server.deps.db, 'transaction').mockImplementationOnce(() => {
      const builder = transaction()
      const execute = builder.execute.bind(builder)
      vi.spyOn(builder, 'execute').mockImplementation(async (work) => {
        if (isCommitted) await execute(work)
        throw new Error('the connection was closed')
      })
      return builder
    })
  loseAnswer(false)
  await expect(deliverOrder(deps, order, document)).rejects.toThrow('the connection was closed')
  expect(removed).toHaveBeenCalledTimes(1)
  loseAnswer(true)
  await deliverOrder(deps, order, document)
  expect(removed).toHaveBeenCalledTimes(1)
  const delivered = await findForeignOrder(server.deps.db, order.orderId)
  expect(await server.deps.files.open(delivered?.documentKey ?? '')).not.toBeNull()
})

test('an order of a register whose sender died is read again, at once paid by nobody', async () => {
  const clock = makeClock()
  const deps = withSandbox(server, {
    clock,
    between: (provider) => ({ ...provider, isFree: true, isOrderRepeatable: true, find: async () => null }),
  })
  const buyer = await signInBuyer(server, 0)
  const company = await findMadeUp(deps, 'Lomarix Energy')
  const input = { company, variant: 'small', language: 'en', key: randomUUID(), shownPrice: 0 } as const
  const dead = withSandbox(server, {
    clock,
    between: (provider) => ({
      ...provider,
      isFree: true,
      isOrderRepeatable: true,
      order: async () => new Promise<never>(() => undefined),
    }),
  })
  void purchaseReport(dead, buyer, input).catch(() => undefined)
  const sent = await vi.waitFor(async () => {
    const order = await findForeignOrderByKey(server.deps.db, { subscriberId: buyer.subscriberId, key: input.key })
    if (order?.state !== 'sent') throw new Error('not sent yet')
    return order
  })
  expect(describeOrder('hu', { ...sent, state: 'reserved' })).not.toContain('zárol')
  clock.pass(61)
  await reconcileOrders(deps, new AbortController().signal)
  expect(await findForeignOrder(server.deps.db, sent.orderId)).toMatchObject({ state: 'delivered', price: 0 })
})

test('a failed order does not answer the next purchase without a key', async () => {
  const deps = withSandbox(server)
  const buyer = await signInBuyer(server, 1000)
  const first = await buy(deps, buyer, { name: '429', key: null })
  const second = await buy(deps, buyer, { name: '429', key: null })
  expect([first.state, second.state, first.orderId === second.orderId]).toEqual(['failed', 'failed', false])
})

test('what was bought is answered while its provider is away', async () => {
  const buyer = await signInBuyer(server, 1000)
  const bought = await buy(withSandbox(server), buyer, { name: 'Harvinex Foods' })
  const away = withSandbox(server, {
    between: (provider) => ({ ...provider, availability: async () => Promise.reject(new ProviderFault('down')) }),
  })
  expect((await buy(away, buyer, { name: 'Harvinex Foods' })).orderId).toBe(bought.orderId)
  // Who was shown a price and confirmed it wanted a new one, and would take the old one for it.
  const anew = { name: 'Harvinex Foods', shownPrice: bought.price }
  await expect(buy(away, buyer, anew)).rejects.toMatchObject({ code: 'foreign-report.provider-down' })
})

test('an order that was ended here is taken back of the provider that took it late', async () => {
  const clock = makeClock()
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<undefined>()
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
  const cancelled: string[] = []
  const deps = withSandbox(server, {
    clock,
    between: (provider) => ({
      ...provider,
      order: async (order, call) => {
        wasAsked(undefined)
        await ended
        return provider.order(order, call)
      },
      cancel: async (orderNo) => {
        cancelled.push(orderNo)
        return true
      },
    }),
  })
  const buyer = await signInBuyer(server, 1000)
  const buying = buy(deps, buyer, { name: 'Delmiro Foods' })
  await asked
  clock.pass(61)
  await reconcileOrders(deps, new AbortController().signal)
  const unknown = (await listUndecidedForeignOrders(server.deps.db)).find(
    ({ subscriberId }) => subscriberId === buyer.subscriberId,
  )
  if (unknown === undefined) throw new Error('the order is not unknown')
  await resolveOrder(deps, unknown, { decision: { kind: 'not-placed' }, actor: 'Anna' })
  end(undefined)
  expect(await buying).toMatchObject({ state: 'failed' })
  expect(cancelled).toHaveLength(1)
  expect((await listSteps(server.deps.db, unknown.orderId)).at(-1)?.answer).toMatchObject({
    orderNo: cancelled[0],
    isTakenBack: true,
  })
})

test('an order that its provider has taken meanwhile is not ended by who saw it before', async () => {
  const deps = withSandbox(server)
  const order = await buy(deps, await signInBuyer(server, 1000), { name: 'TIMEOUT' })
  expect(order.state).toBe('unknown')
  const { orderId } = order
  const taken = { orderId, state: 'placed', orderNo: 'PROV-1', now: deps.clock.now() } as const
  await inTransaction(server.deps.db, (tx) => changeState(tx, taken))
  const decided = { decision: { kind: 'not-placed' }, actor: 'Anna' } as const
  expect(await resolveOrder(deps, order, decided)).toBe(false)
  expect(await findForeignOrder(server.deps.db, orderId)).toMatchObject({ state: 'placed', orderNo: 'PROV-1' })
})
