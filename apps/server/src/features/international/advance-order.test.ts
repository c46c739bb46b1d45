import { randomUUID } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '../../app/app-error.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { setPrice } from '../credits/prices.usecases.ts'
import { advanceOrder } from './advance-order.usecases.ts'
import { listSteps } from './foreign-order-steps.repository.ts'
import { findForeignOrder, listUndecidedForeignOrders } from './foreign-orders.repository.ts'
import { UNTIL_ITS_LIMIT, type InternationalDeps } from './international-deps.ts'
import { ProviderFault, ProviderRefusal } from './provider/provider-fault.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { reconcileOrders } from './reconcile-orders.usecases.ts'
import { resolveOrder } from './resolve-order.usecases.ts'
import {
  type Buyer,
  countCharged,
  findMadeUp,
  PATIENT_LIMITS,
  readLedger,
  signInBuyer,
  withSandbox,
} from './testing-international.ts'

const server = useTestApp()
const PRICE = { small: 490, extended: 2990 }
afterEach(() => vi.restoreAllMocks())

/** A clock of one's own, to be moved on. */
function makeClock() {
  let now = Date.now()
  return { now: () => new Date(now), pass: (seconds: number) => void (now += seconds * 1000) }
}

type Purchase = { name: string; variant?: 'small' | 'extended'; key?: string | null; shownPrice?: number | null }

async function buy(deps: InternationalDeps, buyer: Buyer, purchase: Purchase) {
  const { name, variant = 'small', key = randomUUID(), shownPrice = null } = purchase
  const company = await findMadeUp(deps, name)
  return purchaseReport(deps, buyer, { company, variant, language: 'en', key, shownPrice })
}

/** Mails to our own staff about an order. */
async function countOperatorMails(orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where data->>'id' like ${`foreign-order.${orderId}.%`}`.execute(
    server.deps.db,
  )
  return rows[0]?.count ?? 0
}

const statesOf = async (orderId: string) => (await listSteps(server.deps.db, orderId)).map(({ state }) => state)
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))

describe('a purchase', () => {
  test('is delivered and paid at once, with every step and what the provider answered', async () => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, 10_000)
    const order = await buy(deps, buyer, { name: 'Alvenor Bau' })
    expect(order).toMatchObject({ state: 'delivered', price: PRICE.small, cost: 250, undecidedSince: null })
    expect(await statesOf(order.orderId)).toEqual(['quoted', 'reserved', 'sent', 'placed', 'delivered'])
    const steps = await listSteps(server.deps.db, order.orderId)
    expect(steps[0]?.answer).toMatchObject({ price: PRICE.small, kind: 'instant' })
    expect(steps[3]?.answer).toMatchObject({ callRef: order.orderId, orderNo: order.orderNo })
    expect(await readLedger(server, buyer)).toEqual({ posted: 10_000 - PRICE.small, held: 0, entries: 0, holds: 0 })
    expect(await countCharged(server, buyer)).toBe(1)
  })

  test('of the same key, of two tabs, or of the same data is the same one, and paid once', async () => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, 10_000)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => buy(deps, buyer, { name: 'Brintal Foods', key })),
      ...Array.from({ length: 10 }, () => buy(deps, buyer, { name: 'Brintal Foods' })),
      ...Array.from({ length: 5 }, () => buy(deps, buyer, { name: 'Brintal Foods', key: null })),
    ])
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
    expect((await buy(deps, buyer, { name: 'Brintal Foods' })).orderId).toBe(answers[0]?.orderId)
    expect(await countCharged(server, buyer)).toBe(1)
    expect((await readLedger(server, buyer)).posted).toBe(10_000 - PRICE.small)
  })

  test('with a key of another purchase is refused', async () => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, 10_000)
    const key = randomUUID()
    await buy(deps, buyer, { name: 'Corvaxa Bau', key })
    expect(await buy(deps, buyer, { name: 'Corvaxa Bau', variant: 'extended', key }).catch(codeOf)).toBe(
      'credit.key-reused',
    )
    expect(await buy(deps, buyer, { name: 'Corvaxa Foods', key }).catch(codeOf)).toBe('credit.key-reused')
  })

  test('of newer data is another one, and the earlier stays', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock })
    const buyer = await signInBuyer(server, 10_000)
    const first = await buy(deps, buyer, { name: 'Delmiro Bau' })
    clock.pass(100 * 24 * 3600)
    const second = await buy(deps, buyer, { name: 'Delmiro Bau' })
    expect([second.state, second.orderId === first.orderId]).toEqual(['delivered', false])
    expect((await readLedger(server, buyer)).posted).toBe(10_000 - 2 * PRICE.small)
  })

  test('of the last credit is made by one of two clients', async () => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, PRICE.small)
    const outcomes = await Promise.all(
      ['Eskanta Bau', 'Eskanta Foods'].map((name) => buy(deps, buyer, { name }).then(({ state }) => state, codeOf)),
    )
    expect(outcomes.toSorted()).toEqual(['credit.insufficient', 'delivered'])
    expect(await readLedger(server, buyer)).toEqual({ posted: 0, held: 0, entries: 0, holds: 0 })
  })

  test('at another price than was shown, or above the limit of the day, is refused and holds nothing', async () => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, 100_000)
    expect(await buy(deps, buyer, { name: 'Fenvoria Bau', shownPrice: 1 }).catch(codeOf)).toBe('price.changed')
    const strict = { ...deps, config: { ...deps.config, MERLEG_FOREIGN_DAILY_LIMIT: 10 } }
    for (const name of ['Fenvoria Bau', 'Fenvoria Foods']) await buy(strict, buyer, { name })
    expect(await buy(strict, buyer, { name: 'Fenvoria Energy' }).catch(codeOf)).toBe('foreign-report.daily-limit')
    const { posted, held } = await readLedger(server, buyer)
    expect([posted, held]).toEqual([100_000 - 2 * PRICE.small, 0])
  })

  test('counts towards the limit of the day with what it costs us, where that is more than its price', async () => {
    const deps = withSandbox(server, { between: (provider) => ({ ...provider, isFree: true }) })
    const buyer = await signInBuyer(server, 0)
    const strict = { ...deps, config: { ...deps.config, MERLEG_FOREIGN_DAILY_LIMIT: 4 } }
    expect(await buy(strict, buyer, { name: 'Delmiro Energy' })).toMatchObject({ price: 0, cost: 250 })
    expect(await buy(strict, buyer, { name: 'Eskanta Energy' }).catch(codeOf)).toBe('foreign-report.daily-limit')
  })

  test('of what is not sold or cannot be had at once is refused', async () => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, 10_000)
    expect(await buy(deps, buyer, { name: 'OFFLINE-ONLY' }).catch(codeOf)).toBe('foreign-report.not-available')
    const now = new Date()
    const end = { product: 'foreign-report', variant: 'small', country: 'be', fromDay: '2001-01-01', now } as const
    await inTransaction(server.deps.db, (tx) => setPrice(tx, { ...end, amount: 123 }))
    const company = await findMadeUp(deps, 'Gramolt Bau', 'be')
    const input = { company, variant: 'small', language: 'de', key: randomUUID(), shownPrice: 123 } as const
    expect(await purchaseReport(deps, buyer, input)).toMatchObject({ state: 'delivered', price: 123 })
  })
})

describe('by magic names', () => {
  test.each([
    ['PRICE-CHANGED', 'price-changed'],
    ['429', 'busy'],
  ] as const)('%s fails, and the credit is free again', async (name, cause) => {
    const deps = withSandbox(server)
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name })
    expect(order).toMatchObject({ state: 'failed', cause })
    expect(await readLedger(server, buyer)).toEqual({ posted: 1000, held: 0, entries: 0, holds: 0 })
    expect(await countCharged(server, buyer)).toBe(0)
    // A new intent is a new order; of the same terms the operator is told once.
    const again = await buy(deps, buyer, { name })
    expect(again.orderId).not.toBe(order.orderId)
    expect(await countOperatorMails(order.orderId)).toBe(cause === 'price-changed' ? 1 : 0)
    expect(await countOperatorMails(again.orderId)).toBe(0)
  })

  test('TOKEN-EXPIRES is signed in anew and ordered once', async () => {
    const buyer = await signInBuyer(server, 1000)
    expect(await buy(withSandbox(server), buyer, { name: 'TOKEN-EXPIRES' })).toMatchObject({ state: 'delivered' })
    expect(await countCharged(server, buyer)).toBe(1)
  })

  test('TIMEOUT is unknown: never sent again, held, and decided by a person at the end', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock, limits: { ...PATIENT_LIMITS, orderMs: 50 } })
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name: 'TIMEOUT' })
    expect(order).toMatchObject({ state: 'unknown', cause: 'no-answer' })
    expect((await buy(deps, buyer, { name: 'TIMEOUT' })).orderId).toBe(order.orderId)
    for (let round = 0; round < 12; round += 1) {
      clock.pass(3600)
      await reconcileOrders(deps, new AbortController().signal)
    }
    const undecided = await findForeignOrder(server.deps.db, order.orderId)
    expect(undecided).toMatchObject({ state: 'unknown', attemptCount: 8 })
    expect(undecided?.undecidedSince).not.toBeNull()
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: PRICE.small })
    expect((await listUndecidedForeignOrders(server.deps.db)).map(({ orderId }) => orderId)).toContain(order.orderId)
    expect(await countOperatorMails(order.orderId)).toBe(1)
    if (undecided === null) throw new Error('the order is gone')
    const decided = { decision: { kind: 'not-placed' }, actor: 'Anna' } as const
    expect(await resolveOrder(deps, undecided, decided)).toBe(true)
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: 0 })
    const ended = await findForeignOrder(server.deps.db, order.orderId)
    expect(ended).toMatchObject({ state: 'failed', cause: 'operator' })
    if (ended !== null) expect(await resolveOrder(deps, ended, decided)).toBe(false)
    expect((await listSteps(server.deps.db, order.orderId)).at(-1)).toMatchObject({ state: 'failed', actor: 'Anna' })
  })

  test('ERROR-AFTER-CHARGE is found again by our reference, delivered, and charged once', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock })
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name: 'ERROR-AFTER-CHARGE' })
    expect(order).toMatchObject({ state: 'unknown', orderNo: null })
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: PRICE.small })
    clock.pass(30)
    await reconcileOrders(deps, new AbortController().signal)
    expect(await statesOf(order.orderId)).toEqual(['quoted', 'reserved', 'sent', 'unknown', 'placed', 'delivered'])
    expect(await readLedger(server, buyer)).toEqual({ posted: 1000 - PRICE.small, held: 0, entries: 0, holds: 0 })
    expect(await countCharged(server, buyer)).toBe(1)
  })

  test('SLOW-PDF is waited for', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock })
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name: 'SLOW-PDF' })
    expect(order).toMatchObject({ state: 'placed', cause: null })
    clock.pass(20)
    expect(await advanceOrder(deps, order.orderId)).toMatchObject({ state: 'delivered' })
  })

  test('SLOW-PDF is taken back by the provider while it is not ready', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock })
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name: 'SLOW-PDF' })
    const decided = { decision: { kind: 'cancel' }, actor: 'Anna' } as const
    expect(await resolveOrder(deps, order, decided)).toBe(false)
    const undecided = { ...order, undecidedSince: clock.now() }
    expect(await resolveOrder(deps, undecided, decided)).toBe(true)
    expect(await findForeignOrder(server.deps.db, order.orderId)).toMatchObject({ state: 'failed', cause: 'operator' })
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: 0 })
  })

  test('BROKEN-PDF is asked for again, never delivered, and decided by a person', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock })
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name: 'BROKEN-PDF' })
    expect(order).toMatchObject({ state: 'placed', cause: 'document-broken', documentKey: null })
    for (let round = 0; round < 20; round += 1) {
      clock.pass(3700)
      await reconcileOrders(deps, new AbortController().signal)
    }
    const stuck = await findForeignOrder(server.deps.db, order.orderId)
    expect(stuck).toMatchObject({ state: 'placed', cause: 'document-broken' })
    expect(stuck?.undecidedSince).not.toBeNull()
    expect(await countOperatorMails(order.orderId)).toBe(1)
    if (stuck !== null) await resolveOrder(deps, stuck, { decision: { kind: 'again' }, actor: 'Anna' })
    await reconcileOrders(deps, new AbortController().signal)
    expect(await findForeignOrder(server.deps.db, order.orderId)).toMatchObject({
      undecidedSince: null,
      attemptCount: 1,
    })
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: PRICE.small })
    // Once more nobody but a person can end it: he is told once more.
    for (let round = 0; round < 20; round += 1) {
      clock.pass(3700)
      await reconcileOrders(deps, new AbortController().signal)
    }
    expect((await findForeignOrder(server.deps.db, order.orderId))?.undecidedSince).not.toBeNull()
    expect(await countOperatorMails(order.orderId)).toBe(2)
  })
})

describe('a provider that goes away in the middle', () => {
  test('before the order: nothing is ordered and nothing held', async () => {
    const deps = withSandbox(server, {
      between: (provider) => ({
        ...provider,
        availability: async () => {
          throw new ProviderFault('down')
        },
      }),
    })
    const buyer = await signInBuyer(server, 1000)
    expect(await buy(deps, buyer, { name: 'Harvinex Bau' }).catch(codeOf)).toBe('foreign-report.provider-down')
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: 0 })
  })

  test('after it: the document is fetched when it is back', async () => {
    const clock = makeClock()
    let isDown = true
    const deps = withSandbox(server, {
      clock,
      between: (provider) => ({
        ...provider,
        status: async (order, call) => {
          if (isDown) throw new ProviderFault('down')
          return provider.status(order, call)
        },
      }),
    })
    const buyer = await signInBuyer(server, 1000)
    const order = await buy(deps, buyer, { name: 'Istraval Bau' })
    expect(order).toMatchObject({ state: 'placed', cause: 'provider-down' })
    isDown = false
    clock.pass(60)
    await reconcileOrders(deps, new AbortController().signal)
    expect(await findForeignOrder(server.deps.db, order.orderId)).toMatchObject({ state: 'delivered', cause: null })
    expect(await countCharged(server, buyer)).toBe(1)
  })

  test('or says that it has failed: the credit is free again', async () => {
    const deps = withSandbox(server, {
      between: (provider) => ({
        ...provider,
        status: async ({ orderNo }) => ({ orderNo, state: 'failed', answer: {} }),
      }),
    })
    const buyer = await signInBuyer(server, 1000)
    expect(await buy(deps, buyer, { name: 'Jolmera Bau' })).toMatchObject({ state: 'failed', cause: 'provider-failed' })
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: 0 })
  })

  test('with a file store that fails: nothing is paid until the document is kept', async () => {
    const clock = makeClock()
    const deps = withSandbox(server, { clock })
    const buyer = await signInBuyer(server, 1000)
    const put = vi.spyOn(server.deps.files, 'put').mockRejectedValue(new Error('the disk is full'))
    const order = await buy(deps, buyer, { name: 'Kelvandro Bau' })
    expect(order.state).toBe('placed')
    expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: PRICE.small })
    put.mockRestore()
    clock.pass(10)
    expect(await advanceOrder(deps, order.orderId)).toMatchObject({ state: 'delivered' })
  })
})

test('an answer that comes after the order was given up is taken all the same', async () => {
  const clock = makeClock()
  const deps = withSandbox(server, { clock })
  const buyer = await signInBuyer(server, 1000)
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<undefined>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
  const late = withSandbox(server, {
    clock,
    between: (provider) => ({
      ...provider,
      order: async (order, call) => {
        wasAsked(undefined)
        await answered
        return provider.order(order, call)
      },
    }),
  })
  const buying = buy(late, buyer, { name: 'Lomarix Bau' })
  await asked
  clock.pass(61)
  await reconcileOrders(deps, new AbortController().signal)
  answer(undefined)
  const order = await buying
  expect(order.state).toBe('delivered')
  expect(await statesOf(order.orderId)).toEqual(['quoted', 'reserved', 'sent', 'unknown', 'placed', 'delivered'])
  expect(await countCharged(server, buyer)).toBe(1)
})

test('twenty who go on with the same order send it once and deliver it once', async () => {
  const clock = makeClock()
  const deps = withSandbox(server, {
    clock,
    between: (provider) => ({ ...provider, order: async () => Promise.reject(new ProviderRefusal('busy')) }),
  })
  const buyer = await signInBuyer(server, 1000)
  const failed = await buy(deps, buyer, { name: 'Mervanto Bau' })
  expect(failed).toMatchObject({ state: 'failed', cause: 'busy' })
  const plain = withSandbox(server, { clock })
  const order = await buy(plain, buyer, { name: 'SLOW-PDF' })
  clock.pass(20)
  await Promise.all(Array.from({ length: 20 }, () => advanceOrder(plain, order.orderId)))
  expect(await statesOf(order.orderId)).toEqual(['quoted', 'reserved', 'sent', 'placed', 'delivered'])
  expect(await countCharged(server, buyer)).toBe(1)
  expect((await readLedger(server, buyer)).posted).toBe(1000 - PRICE.small)
})

test('what happened to an order cannot be rewritten', async () => {
  const deps = withSandbox(server)
  const order = await buy(deps, await signInBuyer(server, 1000), { name: 'Ostrimal Bau' })
  const rewriting = server.deps.db
    .updateTable('foreign_order_steps')
    .set({ cause: null })
    .where('order_id', '=', order.orderId)
  await expect(rewriting.execute()).rejects.toThrow('appended and never changed')
  await expect(deps.providers.byId('sandbox')?.find(randomUUID(), UNTIL_ITS_LIMIT)).resolves.toBeNull()
})
