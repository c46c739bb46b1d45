import type { DbOrTx } from '@merleg/db/connect'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { OrderState } from '@merleg/domain/international-orders/order-states'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import {
  findPlacedOrder,
  listPlacedOrders,
  type PlacedRegisterOrder,
} from '../report/register-order/placed-orders.repository.ts'
import { listNoticesOf, type StoredNotice } from './notices.repository.ts'
import { renderOrder, renderPrice } from './order-words.ts'
import { findOrderByNumber, listOrdersInStates, type StoredOrder } from './orders.repository.ts'

/** What the operator's list can be narrowed to. */
export const STATE_CHOICES = ['open', 'delivered', 'cancelled', 'refunded', 'all'] as const
export type StateChoice = (typeof STATE_CHOICES)[number]

const STATES: Readonly<Record<StateChoice, readonly OrderState[]>> = {
  open: ['ordered'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  refunded: ['refunded'],
  all: ['ordered', 'delivered', 'cancelled', 'refunded'],
}

/** Orders of both kinds, the oldest first, a line each with tabs between its parts. */
export async function listOrderLines(
  db: DbOrTx,
  { state, limit }: { state: StateChoice; limit: number },
): Promise<string[]> {
  const states = STATES[state]
  const foreign = (await listOrdersInStates(db, { states, limit })).map((order) => toLine(order))
  const register = (await listPlacedOrders(db, { states, limit })).map((order) => toRegisterLine(order))
  return [...foreign, ...register]
    .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
    .slice(0, limit)
    .map(({ words }) => words.map(toSingleLine).join('\t'))
}

type Line = { orderedAt: Date; words: string[] }

function toLine(order: StoredOrder): Line {
  const { orderNumber, state, orderedAt, deadline, subscriberName, companyName, countryCode, isDemo } = order
  const subscriber = isDemo ? `${subscriberName} (demo account)` : subscriberName
  const what = `${companyName} (${nameCountry('en', countryCode)})`
  const euros = renderPrice('en', order)
  return {
    orderedAt,
    words: [orderNumber, state, orderedAt.toISOString(), deadline ?? '-', euros, subscriber, what],
  }
}

function toRegisterLine(order: PlacedRegisterOrder): Line {
  const { orderNumber, state, orderedAt, totalHuf, subscriberName, companyName, registerNumber } = order
  const what = `${companyName} (${registerNumber})`
  return {
    orderedAt,
    words: [orderNumber, state, orderedAt.toISOString(), '-', `${totalHuf} HUF`, subscriberName, what],
  }
}

/** An order of either kind with everything that is known of it, or null. */
export async function renderOrderSheet(db: DbOrTx, orderNumber: string): Promise<string | null> {
  if (orderNumber.startsWith('IM-')) {
    const order = await findPlacedOrder(db, orderNumber)
    return order && renderRegisterSheet(order)
  }
  const order = await findOrderByNumber(db, orderNumber)
  if (order === null) return null
  const notices = await listNoticesOf(db, order.orderId)
  const head = [
    `${order.orderNumber}, ${order.state}`,
    `Ordered: ${order.orderedAt.toISOString()} by ${order.orderedBy} <${order.ordererEmail}>${order.isDemo ? ' (demo account: no mails)' : ''}`,
    `Subscriber: ${order.subscriberName}`,
    `Language: ${order.locale}`,
    ...(order.fileName === null ? [] : [`File: ${order.fileName}, ${order.fileBytes ?? 0} bytes`]),
  ]
  return [toPlainText(head.join('\n')), toPlainText(renderOrder('en', order)), ...notices.map(renderNotice)].join(
    '\n\n',
  )
}

function renderNotice({ noticedAt, kind, actor, body }: StoredNotice): string {
  const head = `${noticedAt.toISOString()} ${kind} by ${toSingleLine(actor)}`
  return body === '' ? head : `${head}\n${toPlainText(body)}`
}

function renderRegisterSheet(order: PlacedRegisterOrder): string {
  const { billing } = order
  const rows = [
    `${order.orderNumber}, ${order.state}`,
    `Ordered: ${order.orderedAt.toISOString()} by ${order.orderedBy}`,
    `Subscriber: ${order.subscriberName}`,
    `Company: ${order.companyName} (${order.registerNumber})`,
    ...order.lines.map(({ title, priceHuf }) => `- ${title}: ${priceHuf} HUF`),
    `Total: ${order.totalHuf} HUF without tax, paid by bank transfer`,
    `Billed to: ${billing.company}, ${billing.taxNumber}, ${billing.zip} ${billing.city}, ${billing.street}`,
    `Contact: ${billing.contact}, ${billing.phone}, ${billing.email}`,
  ]
  const { closedBy, closingNote } = order
  const closing =
    closedBy === null ? '' : `\n\n${order.state} by ${toSingleLine(closedBy)}\n${toPlainText(closingNote ?? '')}`
  return `${rows.map(toSingleLine).join('\n')}${closing}`.trimEnd()
}
