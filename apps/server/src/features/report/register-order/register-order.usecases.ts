import type { BillingDetails } from '@merleg/contract/billing.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import {
  MAX_ORDERED_PUBLICATIONS,
  MOST_PUBLICATION_ORDERS_AN_HOUR,
  type OfferedPublication,
  parsePublicationId,
  REPEATED_ORDER_SECONDS,
} from '@merleg/domain/publications'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import type { SessionUser } from '../../../app/session.ts'
import { sendMailJob } from '../../../shared/mail.ts'
import { hourBefore, secondsUntilFree } from '../../../shared/hourly-limit.ts'
import { logSecurity } from '../../../shared/security-log.ts'
import { recordAudit } from '../../audit/audit.usecases.ts'
import { lockBillingDetails } from '../../billing/billing.repository.ts'
import { isDemoAccount } from '../../users/account-holders.repository.ts'
import {
  type EarlierOrder,
  findOrderByKey,
  findOrderedAt,
  findRepeatedOrder,
  findSubscriberName,
  insertOrder,
  insertOrderKey,
  toPublicationSet,
} from './orders.repository.ts'
import { namePublication } from './publication-words.ts'
import { renderOrderMails } from './register-order.mails.ts'
import { getOffer } from './register-order.views.ts'

export type OrderInput = {
  companyId: string
  /** Ids or names, separated by commas. */
  publications: string
  /** What the user was told that it costs, without tax. */
  shownTotalHuf: number | null
  /** Made once for each intent to order. */
  requestKey: string | null
  locale: Locale
}

/** An order as it is answered; `isNew`: placed by this call, and no earlier one. */
export type AnsweredOrder = { orderNumber: string; orderedAt: Date; isNew: boolean }

/**
 * Stores an order with the prices and billing details of this moment and mails it; or answers the same one: that of the
 * same key, whatever is offered by now, or of the last minute. Throws `validation.failed`, `company.not-found`, `publication.not-available`,
 * `billing.missing`, `credit.key-reused`, `publication.price-changed`, `publication.too-many`.
 */
export async function orderPublications(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'config' | 'logger'>,
  user: SessionUser,
  input: OrderInput,
): Promise<AnsweredOrder & { isMailed: boolean }> {
  const wanted = readList(input.publications)
  // The password of a demo account is public, and so is whoever could be written to (ADR 71).
  const isMailed = !(await isDemoAccount(deps.db, user.userId))
  const { orderNumber, orderedAt, isNew } = await inTransaction(deps.db, async (tx): Promise<AnsweredOrder> => {
    const billing = await lockBillingDetails(tx, user.subscriberId)
    if (billing === null) throw new AppError('billing.missing')
    const answered = await findAnsweredOrder(tx, { user, input, wanted })
    if (answered !== null) return { ...answered, isNew: false }
    // After the lock: no order that was waited for is of the future.
    const now = deps.clock.now()
    const { company, publications } = await getOffer(tx, { companyId: input.companyId, now })
    const chosen = choose(publications, wanted, input.locale)
    const repeated = await findSameOrder(tx, { user, input, publicationIds: chosen.map(({ id }) => id), now })
    if (repeated !== null) return { ...repeated, isNew: false }
    const totalHuf = chosen.reduce((sum, { priceHuf }) => sum + priceHuf, 0)
    if (input.shownTotalHuf !== null && input.shownTotalHuf !== totalHuf)
      throw new AppError('publication.price-changed')
    await refuseTooMany(tx, { subscriberId: user.subscriberId, now })
    return {
      ...(await place(tx, { deps, user, input, company, chosen, totalHuf, billing, isMailed, now })),
      orderedAt: now,
      isNew: true,
    }
  })
  if (isNew) logSecurity(deps.logger, { event: 'order', userId: user.userId, orderNumber })
  return { orderNumber, orderedAt, isNew, isMailed }
}

type Sent = { user: Pick<SessionUser, 'userId' | 'subscriberId'>; input: OrderInput }

/** The order that answered the key, if this is the same one: held against what was ordered, as it may not be offered any more. */
async function findAnsweredOrder(
  tx: Tx,
  { user: { subscriberId }, input, wanted }: Sent & { wanted: readonly string[] },
): Promise<EarlierOrder | null> {
  const { companyId, requestKey, locale } = input
  const found = requestKey === null ? null : await findOrderByKey(tx, { subscriberId, requestKey })
  if (found === null) return null
  const idOf = mapNames(found.publicationIds, locale)
  const sent = toPublicationSet(wanted.map((name) => idOf.get(name) ?? name))
  if (found.companyId !== companyId || String(sent) !== String(found.publicationIds))
    throw new AppError('credit.key-reused')
  return found
}

type Same = Sent & { publicationIds: readonly string[]; now: Date }

async function findSameOrder(tx: Tx, { user, input, publicationIds, now }: Same): Promise<EarlierOrder | null> {
  const { companyId, requestKey } = input
  const { subscriberId } = user
  const since = new Date(now.getTime() - REPEATED_ORDER_SECONDS * 1000)
  const repeated = await findRepeatedOrder(tx, { subscriberId, companyId, publicationIds, since })
  // Whoever lost this answer asks once more with the same key, however late.
  if (repeated !== null && requestKey !== null)
    await insertOrderKey(tx, { subscriberId, requestKey, orderId: repeated.orderId })
  return repeated
}

async function refuseTooMany(tx: Tx, { subscriberId, now }: { subscriberId: string; now: Date }): Promise<void> {
  const most = MOST_PUBLICATION_ORDERS_AN_HOUR
  const oldest = await findOrderedAt(tx, { subscriberId, since: hourBefore(now), now, most })
  if (oldest !== null) throw new AppError('publication.too-many', { retryAfterSeconds: secondsUntilFree(oldest, now) })
}

type Placing = {
  deps: Pick<Deps, 'jobs' | 'config'>
  user: SessionUser
  input: OrderInput
  company: { name: string; registrationNumber: string; isMadeUp: boolean }
  chosen: readonly OfferedPublication[]
  totalHuf: number
  billing: BillingDetails
  isMailed: boolean
  now: Date
}

async function place(tx: Tx, placing: Placing): Promise<{ orderNumber: string }> {
  const { deps, user, input, company, chosen, totalHuf, billing, isMailed, now } = placing
  const lines = chosen.map((publication) => ({
    publicationId: publication.id,
    title: namePublication(input.locale, publication),
    priceHuf: publication.priceHuf,
  }))
  const { orderId, orderNumber } = await insertOrder(tx, {
    subscriberId: user.subscriberId,
    userId: user.userId,
    companyId: input.companyId,
    companyName: company.name,
    registerNumber: company.registrationNumber,
    lines,
    totalHuf,
    billing,
    now,
  })
  const { requestKey } = input
  if (requestKey !== null) await insertOrderKey(tx, { subscriberId: user.subscriberId, requestKey, orderId })
  const subject = { id: orderId, name: `${company.name} (${orderNumber})` }
  const detail = { amount: totalHuf * MINOR_UNITS, currency: 'HUF' }
  await recordAudit(tx, { actor: user, act: 'purchase-made', subject, detail, now })
  if (!isMailed) return { orderNumber }
  const mails = renderOrderMails({
    order: { orderId, orderNumber, company, chosen, totalHuf, billing, now },
    user: { ...user, subscriberName: await findSubscriberName(tx, user.subscriberId) },
    locale: input.locale,
    serviceAddress: deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL,
  })
  for (const mail of mails) await deps.jobs.enqueue(tx, sendMailJob, mail)
  return { orderNumber }
}

function readList(text: string): string[] {
  const wanted = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (wanted.length === 0) throw new AppError('validation.failed', { fields: { publications: 'required' } })
  if (new Set(wanted).size > MAX_ORDERED_PUBLICATIONS)
    throw new AppError('validation.failed', { fields: { publications: 'too-many' } })
  return wanted
}

/** Each wanted document once, in the order of the offer. */
function choose(
  offered: readonly OfferedPublication[],
  wanted: readonly string[],
  locale: Locale,
): OfferedPublication[] {
  const idOf = mapNames(
    offered.map(({ id }) => id),
    locale,
  )
  const unknown = wanted.filter((name) => !idOf.has(name))
  if (unknown.length > 0)
    throw new AppError('publication.not-available', { fields: { publications: unknown.join(', ') } })
  const chosen = new Set(wanted.map((name) => idOf.get(name)))
  return offered.filter(({ id }) => chosen.has(id))
}

/** The ids of documents by what may be sent for them: the id, or the name in the caller's language. */
function mapNames(ids: readonly string[], locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    ids.flatMap((id) => {
      const publication = parsePublicationId(id)
      const names = publication === null ? [id] : [id, namePublication(locale, publication)]
      return names.map((name) => [name, id] as const)
    }),
  )
}
