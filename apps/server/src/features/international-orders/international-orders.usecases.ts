import { randomUUID } from 'node:crypto'
import type { OfflineOrder } from '@merleg/contract/international-orders.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { MOST_ORDERS_AN_HOUR } from '@merleg/domain/international-orders/order-states'
import type { OrderFault } from '@merleg/domain/international-orders/order-fields'
import { ORDERED_VARIANT } from '@merleg/domain/international-orders/starting-order-prices'
import type { Locale } from '@merleg/domain/locale'
import { REPEATED_ORDER_SECONDS } from '@merleg/domain/publications'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned, type Owned, type OwnedKind } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { hourBefore, secondsUntilFree } from '../../shared/hourly-limit.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { hold } from '../credits/ledger.usecases.ts'
import { priceOf } from '../credits/prices.repository.ts'
import { findDeliveredFile } from './delivered-files.repository.ts'
import {
  type EarlierOrder,
  findOrderByKey,
  findOrderedAt,
  findRepeatedOrder,
  insertOrderKey,
  lockSubscriber,
} from './earlier-orders.repository.ts'
import { renderOrderMails } from './international-orders.mails.ts'
import { hashOrderRequest, type OrderRequest, readOrderRequest } from './order-request.ts'
import { findOrder, insertOrder, type StoredOrder, takeOrderNumber } from './orders.repository.ts'

/** An order is of the whole subscriber. */
const ownOrder: OwnedKind<StoredOrder> = {
  find: findOrder,
  missing: 'international-order.not-found',
}

export type PlacedOrder = { orderId: string; orderNumber: string; isNew: boolean }

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'logger'>

/**
 * Stores an order, holds its price until it is delivered, and mails it; or answers the same one: that of the same key, or
 * of the same content within the last minute. Throws `validation.failed`, `international-order.no-price`,
 * `international-order.too-many`, `international-order.ordered-before`, `price.changed`, `credit.insufficient`, `credit.key-reused`.
 */
export async function orderOffline(
  deps: OrderDeps,
  user: SessionUser,
  { body, locale }: { body: OfflineOrder; locale: Locale },
): Promise<PlacedOrder> {
  const { request, isPast } = readOrderRequest(body, today(deps.clock))
  const placed = await inTransaction(deps.db, async (tx) => {
    await lockSubscriber(tx, user.subscriberId)
    const now = deps.clock.now()
    const requestHash = hashOrderRequest(request)
    const requestKey = body.key ?? null
    const same = { subscriberId: user.subscriberId, requestHash, requestKey, now }
    const earlier = await findSameOrder(tx, same)
    if (earlier !== null) return { orderId: earlier.orderId, orderNumber: earlier.orderNumber, isNew: false }
    if (isPast) throw new AppError('validation.failed', { fields: { deadline: 'day-past' satisfies OrderFault } })
    if (requestKey !== null && body.again !== true) await refuseOrderedBefore(tx, same)
    await refuseTooMany(tx, { subscriberId: user.subscriberId, now })
    return place(tx, { deps, user, request, requestHash, requestKey, shownPrice: body.price ?? null, locale, now })
  })
  if (placed.isNew) logSecurity(deps.logger, { event: 'order', userId: user.userId, orderNumber: placed.orderNumber })
  return placed
}

type Same = { subscriberId: string; requestHash: string; requestKey: string | null; now: Date }

async function findSameOrder(
  tx: Tx,
  { subscriberId, requestHash, requestKey, now }: Same,
): Promise<EarlierOrder | null> {
  const byKey = requestKey === null ? null : await findOrderByKey(tx, { subscriberId, requestKey })
  if (byKey !== null && byKey.requestHash !== requestHash) throw new AppError('credit.key-reused')
  if (byKey !== null) return byKey
  const since = new Date(now.getTime() - REPEATED_ORDER_SECONDS * 1000)
  const repeated = await findRepeatedOrder(tx, { subscriberId, requestHash, since, now })
  // Whoever lost this answer asks once more with the same key, however late.
  if (repeated !== null && requestKey !== null)
    await insertOrderKey(tx, { subscriberId, requestKey, orderId: repeated.orderId })
  return repeated
}

const ORDERED_BEFORE_MS = 30 * 24 * 3_600_000

/** The same once more may be meant or not: who has a key to answer with is asked. Throws `international-order.ordered-before`. */
async function refuseOrderedBefore(tx: Tx, { subscriberId, requestHash, now }: Same): Promise<void> {
  const since = new Date(now.getTime() - ORDERED_BEFORE_MS)
  const before = await findRepeatedOrder(tx, { subscriberId, requestHash, since, now })
  if (before === null) return
  const { orderNumber, orderedAt } = before
  throw new AppError('international-order.ordered-before', { orderNumber, orderedAt: orderedAt.toISOString() })
}

async function refuseTooMany(tx: Tx, { subscriberId, now }: { subscriberId: string; now: Date }): Promise<void> {
  const oldest = await findOrderedAt(tx, { subscriberId, since: hourBefore(now), now, most: MOST_ORDERS_AN_HOUR })
  if (oldest === null) return
  throw new AppError('international-order.too-many', { retryAfterSeconds: secondsUntilFree(oldest, now) })
}

type Placing = {
  deps: OrderDeps
  user: SessionUser
  request: OrderRequest
  requestHash: string
  requestKey: string | null
  /** Euros. */
  shownPrice: number | null
  locale: Locale
  now: Date
}

async function place(tx: Tx, placing: Placing): Promise<PlacedOrder> {
  const { deps, user, request, requestHash, requestKey, shownPrice, locale, now } = placing
  const price = await findPrice(tx, { countryCode: request.countryCode, day: today(deps.clock) })
  if (price === null) throw new AppError('international-order.no-price')
  if (shownPrice !== null && Math.round(shownPrice * MINOR_UNITS) !== price.amount) throw new AppError('price.changed')
  const orderId = randomUUID()
  const orderNumber = await takeOrderNumber(tx, now)
  const { subscriberId, userId } = user
  const { holdId } = await hold(tx, {
    subscriberId,
    userId,
    account: 'international',
    amount: price.amount,
    key: `foreign-order.${orderId}`,
    request: { requestHash },
    product: 'foreign-order',
    subject: orderNumber,
    title: request.companyName,
    // Somebody has to get the report: it is delivered or cancelled, however long that takes.
    expiresAt: null,
  })
  const order = { ...request, orderId, orderNumber, subscriberId, userId, locale, price: price.amount, now }
  await insertOrder(tx, { ...order, currency: price.currency, holdId, requestHash })
  if (requestKey !== null) await insertOrderKey(tx, { subscriberId, requestKey, orderId })
  const stored = await findOrder(tx, orderId)
  if (stored === null) throw new Error('The order that was just stored is not there')
  const serviceAddress = deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL
  const mails = stored.isDemo ? [] : renderOrderMails({ order: stored, user, serviceAddress })
  for (const mail of mails) await deps.jobs.enqueue(tx, sendMailJob, mail)
  return { orderId, orderNumber, isNew: true }
}

function findPrice(tx: Tx, { countryCode, day }: { countryCode: string; day: string }) {
  return priceOf(tx, { product: 'foreign-order', variant: ORDERED_VARIANT, country: countryCode.toLowerCase(), day })
}

/** An order of the caller's subscriber. Throws `international-order.not-found`. */
export function loadOrder(
  db: Deps['db'],
  user: Pick<SessionUser, 'userId' | 'subscriberId'>,
  orderId: string,
): Promise<Owned<StoredOrder>> {
  return loadOwned(db, user, { kind: ownOrder, id: orderId })
}

/** The delivered report of an order of the caller's subscriber. Throws `international-order.not-found`, `…not-delivered`. */
export async function openDeliveredReport(
  db: Deps['db'],
  user: Pick<SessionUser, 'userId' | 'subscriberId'>,
  orderId: string,
): Promise<FileAnswer> {
  const order = await loadOrder(db, user, orderId)
  const file = order.state === 'delivered' ? await findDeliveredFile(db, order.orderId) : null
  if (file === null) throw new AppError('international-order.not-delivered')
  return file
}
