import { randomUUID } from 'node:crypto'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { endOfHungarianDay, dayBefore } from '@merleg/domain/calendar-days'
import {
  MOST_REPORTS_A_DAY,
  OPEN_ORDER_STATES,
  REPEATED_PURCHASE_SECONDS,
} from '@merleg/domain/international/foreign-order-states'
import type { ReportVariant } from '@merleg/domain/international/report-variants'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { hold } from '../credits/ledger.usecases.ts'
import { priceOf } from '../credits/prices.repository.ts'
import { advanceOrder } from './advance-order.usecases.ts'
import type { ForeignCompany } from './foreign-companies.repository.ts'
import { insertStep } from './foreign-order-steps.repository.ts'
import {
  findForeignOrderByKey,
  findRepeatedForeignOrder,
  type ForeignOrder,
  insertForeignOrder,
  listForeignOrdersOf,
  lockForeignPurchases,
  sumOrderedSince,
} from './foreign-orders.repository.ts'
import { type InternationalDeps, UNTIL_ITS_LIMIT } from './international-deps.ts'
import { followOrderJob } from './order-jobs.ts'
import type { ForeignReportProvider, VariantAvailability } from './provider/foreign-report-provider.ts'

type Buyer = Pick<SessionUser, 'userId' | 'subscriberId'>

export type PurchaseInput = {
  company: ForeignCompany
  variant: ReportVariant
  language: Locale
  /** Of one intent of the user; null: the same once more within a minute is the first one (decisions 5). */
  key: string | null
  /** Cents, as the user was told; null where nobody told him. */
  shownPrice: number | null
}

type Offer = { variant: VariantAvailability; price: number }

const PRODUCT = 'foreign-report'

/**
 * Buys a report, or answers the order there is: of the same intent, under way, or delivered of the same data. Its credit is
 * held with the order; what becomes of it afterwards is the order's state. Throws the refusals of the call.
 */
export async function purchaseReport(
  deps: InternationalDeps,
  user: Buyer,
  input: PurchaseInput,
): Promise<ForeignOrder> {
  const before = await findBefore(deps.db, { deps, user, input, dataVersion: null })
  if (before !== null) return before
  const provider = deps.providers.byId(input.company.providerId)
  if (provider === null) throw new AppError('foreign-report.not-available')
  const offer = await quote(deps, provider, input).catch((error: unknown) =>
    answerWithout(deps, user, { input, error }),
  )
  if ('orderId' in offer) return offer
  const placed = await inTransaction(deps.db, (tx) => reserve(tx, { deps, user, input, offer }))
  if (!placed.isNew) return placed.order
  logSecurity(deps.logger, { event: 'order', userId: user.userId, orderNumber: placed.orderId })
  const order = await advanceOrder(deps, placed.orderId)
  if (order === null) throw new Error('an order that was just placed is not there')
  return order
}

type Unquoted = { input: PurchaseInput; error: unknown }

/**
 * While its provider cannot be asked, what was bought last is all there is to be had, for whoever wants a file. Who buys
 * anew at a price he was shown wants another one. Throws the error for him, and where nothing was bought.
 */
async function answerWithout(
  { db }: InternationalDeps,
  user: Buyer,
  { input, error }: Unquoted,
): Promise<ForeignOrder> {
  const isDown = error instanceof AppError && error.code === 'foreign-report.provider-down'
  if (!isDown || input.shownPrice !== null) throw error
  const { foreignCompanyId } = input.company
  const orders = await listForeignOrdersOf(db, { subscriberId: user.subscriberId, foreignCompanyId })
  const delivered = orders.find(({ state, variant }) => state === 'delivered' && variant === input.variant)
  if (delivered === undefined) throw error
  return delivered
}

/** What it is to be had for now. Throws `foreign-report.provider-down`, `foreign-report.not-available`, `price.changed`. */
async function quote(
  { db, clock, logger }: InternationalDeps,
  provider: ForeignReportProvider,
  { company, variant }: PurchaseInput,
): Promise<Offer> {
  const offered = await provider.availability(company.providerRef, UNTIL_ITS_LIMIT).catch((error: unknown) => {
    logger.warn({ err: error, provider: provider.id }, 'a provider does not say what can be had')
    throw new AppError('foreign-report.provider-down')
  })
  const price = await findReportPrice(db, { provider, company, variant, day: today(clock) })
  if (offered[variant].kind !== 'instant' || price === null) throw new AppError('foreign-report.not-available')
  return { variant: offered[variant], price: price.amount }
}

type Priced = { provider: ForeignReportProvider; company: ForeignCompany; variant: ReportVariant; day: string }

/** `amount` in cents; `isDefault`: it came with the program. */
export type ReportPrice = { amount: number; isDefault: boolean }

/** Null where it is not sold. */
export async function findReportPrice(
  db: InternationalDeps['db'],
  { provider, company, variant, day }: Priced,
): Promise<ReportPrice | null> {
  if (provider.isFree) return { amount: 0, isDefault: false }
  const found = await priceOf(db, { product: PRODUCT, variant, country: company.country, day })
  return found?.currency === 'EUR' ? found : null
}

type Looking = { deps: InternationalDeps; user: Buyer; input: PurchaseInput; dataVersion: string | null }

/** The order that answers this purchase without another one. Throws `credit.key-reused`. */
async function findBefore(
  db: InternationalDeps['db'] | Tx,
  { deps, user, input, dataVersion }: Looking,
): Promise<ForeignOrder | null> {
  const { subscriberId, userId } = user
  const { variant, key, company } = input
  const { foreignCompanyId } = company
  const same = key === null ? null : await findForeignOrderByKey(db, { subscriberId, key })
  if (same !== null) {
    if (same.foreignCompanyId !== foreignCompanyId || same.variant !== variant) throw new AppError('credit.key-reused')
    return same
  }
  const now = deps.clock.now()
  const since = new Date(now.getTime() - REPEATED_PURCHASE_SECONDS * 1000)
  const repeated =
    key === null
      ? await findRepeatedForeignOrder(db, { subscriberId, foreignCompanyId, userId, variant, since, now })
      : null
  if (repeated !== null) return repeated
  const orders = (await listForeignOrdersOf(db, { subscriberId, foreignCompanyId })).filter(
    (order) => order.variant === variant,
  )
  const open = orders.find(({ state }) => OPEN_ORDER_STATES.some((one) => one === state))
  return open ?? orders.find((order) => order.state === 'delivered' && order.dataVersion === dataVersion) ?? null
}

type Reserving = { deps: InternationalDeps; user: Buyer; input: PurchaseInput; offer: Offer }
type Reserved = { isNew: false; order: ForeignOrder } | { isNew: true; orderId: string }

async function reserve(tx: Tx, { deps, user, input, offer }: Reserving): Promise<Reserved> {
  const { price, variant: offered } = offer
  const { subscriberId, userId } = user
  const { company, variant, language } = input
  await lockForeignPurchases(tx, subscriberId)
  const before = await findBefore(tx, { deps, user, input, dataVersion: offered.dataVersion })
  if (before !== null) return { isNew: false, order: before }
  if (input.shownPrice !== null && input.shownPrice !== price) throw new AppError('price.changed')
  await refuseAboveLimit(tx, { deps, subscriberId, cents: Math.max(price, offered.cost ?? 0) })
  const now = deps.clock.now()
  const orderId = randomUUID()
  const purchaseKey = input.key ?? `repeated:${orderId}`
  const holdId = price === 0 ? null : await holdPrice(tx, { user, input, offer, purchaseKey, orderId })
  await insertForeignOrder(tx, {
    orderId,
    subscriberId,
    userId,
    foreignCompanyId: company.foreignCompanyId,
    variant,
    dataVersion: offered.dataVersion,
    asOf: offered.asOf,
    language,
    price,
    cost: offered.cost,
    purchaseKey,
    holdId,
    now,
  })
  await insertStep(tx, { orderId, state: 'quoted', now, answer: { ...offered, price } })
  await insertStep(tx, { orderId, state: 'reserved', now })
  await deps.jobs.enqueue(tx, followOrderJob, { orderId })
  return { isNew: true, orderId }
}

type Holding = Omit<Reserving, 'deps'> & { purchaseKey: string; orderId: string }

async function holdPrice(tx: Tx, { user, input, offer, purchaseKey, orderId }: Holding): Promise<string> {
  const { subscriberId, userId } = user
  const { company, variant } = input
  const subject = company.foreignCompanyId
  const { holdId } = await hold(tx, {
    subscriberId,
    userId,
    account: 'international',
    amount: offer.price,
    key: `${PRODUCT}:${purchaseKey}`,
    request: { company: subject, variant },
    product: PRODUCT,
    subject: orderId,
    title: company.name,
    // An order of which nothing is known keeps its credit until somebody decides.
    expiresAt: null,
  })
  return holdId
}

type Limited = { deps: InternationalDeps; subscriberId: string; cents: number }

/** Throws `foreign-report.daily-limit`. */
async function refuseAboveLimit(tx: Tx, { deps, subscriberId, cents }: Limited): Promise<void> {
  const from = endOfHungarianDay(dayBefore(today(deps.clock)))
  const ordered = await sumOrderedSince(tx, { subscriberId, from })
  const isTooMuch = cents > 0 && ordered.cents + cents > deps.config.MERLEG_FOREIGN_DAILY_LIMIT * 100
  if (isTooMuch || ordered.count >= MOST_REPORTS_A_DAY) throw new AppError('foreign-report.daily-limit')
}
