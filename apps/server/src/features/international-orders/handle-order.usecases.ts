import { createHash } from 'node:crypto'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { checkDeliveredFile, type DeliveredFileFault } from '@merleg/domain/international-orders/delivered-file'
import type { NoticeKind, OrderState } from '@merleg/domain/international-orders/order-states'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { toPlainText } from '../../shared/plain-text.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { capture, refund, release } from '../credits/ledger.usecases.ts'
import { findAccountHolder } from '../users/account-holders.repository.ts'
import { findDeliveredFile, insertDeliveredFile } from './delivered-files.repository.ts'
import { renderNoticeMails } from './international-orders.mails.ts'
import { insertNotice } from './notices.repository.ts'
import { findOrderByNumber, lockOrder, type StoredOrder, updateOrderState } from './orders.repository.ts'

/** Why the operator cannot do something with an order; the commands say it in words. */
export type HandlingFault =
  | { kind: 'not-found' }
  | { kind: 'state'; state: OrderState }
  | { kind: 'file'; fault: DeliveredFileFault }
  | { kind: 'text' }
  | { kind: 'delivered-otherwise' }

export class HandlingError extends Error {
  readonly fault: HandlingFault

  constructor(fault: HandlingFault) {
    super(fault.kind)
    this.fault = fault
  }
}

type HandlingDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>
type Handling = { orderNumber: string; actor: string; text: string }

const MOST_LETTERS = 5000

/** Writes to whoever ordered; nothing else changes. Throws {@link HandlingError}. */
export async function answerOrder(deps: HandlingDeps, handling: Handling): Promise<void> {
  const body = toPlainText(handling.text)
  if (body === '') throw new HandlingError({ kind: 'text' })
  await handle(deps, handling, async (tx, order) => tell(tx, { deps, order, kind: 'answered', handling }))
}

/**
 * Stores the report, takes what was held for it, and tells whoever ordered: all of it or nothing. The same file again is
 * the same delivery; `isNew` is false then. Throws {@link HandlingError}.
 */
export async function deliverOrder(
  deps: HandlingDeps,
  { file, ...handling }: Handling & { file: { name: string; content: Buffer } },
): Promise<{ isNew: boolean; price: number }> {
  const checked = checkDeliveredFile(file.name, file.content)
  if (!checked.ok) throw new HandlingError({ kind: 'file', fault: checked.fault })
  const sha256 = createHash('sha256').update(file.content).digest('hex')
  return handle(deps, handling, async (tx, order) => {
    if (order.state === 'delivered') return { isNew: await refuseAnother(tx, order, sha256), price: order.price }
    refuseUnless(order, ['ordered'])
    const now = deps.clock.now()
    const { transferId } = await capture(tx, { holdId: order.holdId, amount: order.price, now })
    await insertDeliveredFile(tx, {
      orderId: order.orderId,
      fileName: `${order.orderNumber}.${checked.ending}`,
      givenName: file.name,
      contentType: checked.contentType,
      sha256,
      content: file.content,
    })
    await updateOrderState(tx, { orderId: order.orderId, state: 'delivered', transferId, now })
    await tell(tx, { deps, order, kind: 'delivered', handling })
    return { isNew: true, price: order.price }
  })
}

/** A command that was repeated because nobody saw its end is no second delivery; another file is. */
async function refuseAnother(tx: Tx, order: StoredOrder, sha256: string): Promise<false> {
  const file = await findDeliveredFile(tx, order.orderId)
  const isSame = file !== null && createHash('sha256').update(file.body).digest('hex') === sha256
  if (!isSame) throw new HandlingError({ kind: 'delivered-otherwise' })
  return false
}

/** The order comes to nothing and its price can be spent again. Throws {@link HandlingError}. */
export async function cancelOrder(deps: HandlingDeps, handling: Handling): Promise<void> {
  await handle(deps, handling, async (tx, order) => {
    refuseUnless(order, ['ordered'])
    const now = deps.clock.now()
    await release(tx, { holdId: order.holdId, reason: reasonOf(handling), now })
    await updateOrderState(tx, { orderId: order.orderId, state: 'cancelled', now })
    await tell(tx, { deps, order, kind: 'cancelled', handling })
  })
}

/** Gives the price of a delivered order back; its report can be downloaded no more. Throws {@link HandlingError}. */
export async function refundOrder(deps: HandlingDeps, handling: Handling): Promise<{ price: number }> {
  return handle(deps, handling, async (tx, order) => {
    refuseUnless(order, ['delivered'])
    const now = deps.clock.now()
    // An order that was free has nothing to give back.
    if (order.transferId !== null)
      await refund(tx, {
        transferId: order.transferId,
        amount: order.price,
        key: `foreign-order.${order.orderId}.refund`,
        reason: reasonOf(handling),
        actor: handling.actor,
        now,
      })
    await updateOrderState(tx, { orderId: order.orderId, state: 'refunded', now })
    await tell(tx, { deps, order, kind: 'refunded', handling })
    return { price: order.price }
  })
}

const REASON_LETTERS = 200

function reasonOf({ text }: Handling): string {
  const line = toPlainText(text).replaceAll(/\s+/g, ' ')
  return line === '' ? 'operator' : line.slice(0, REASON_LETTERS).toWellFormed()
}

function refuseUnless({ state }: StoredOrder, states: readonly OrderState[]): void {
  if (!states.includes(state)) throw new HandlingError({ kind: 'state', state })
}

/** Whoever handles an order comes one after the other. */
async function handle<Result>(
  deps: HandlingDeps,
  { orderNumber }: Handling,
  work: (tx: Tx, order: StoredOrder) => Promise<Result>,
): Promise<Result> {
  const found = await findOrderByNumber(deps.db, orderNumber)
  if (found === null) throw new HandlingError({ kind: 'not-found' })
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, found.orderId)
    if (order === null) throw new HandlingError({ kind: 'not-found' })
    return work(tx, order)
  })
}

type Telling = { deps: HandlingDeps; order: StoredOrder; kind: NoticeKind; handling: Handling }

async function tell(tx: Tx, { deps, order, kind, handling }: Telling): Promise<void> {
  const body = toPlainText(handling.text)
  if (body.length > MOST_LETTERS) throw new HandlingError({ kind: 'text' })
  const { config } = deps
  const now = deps.clock.now()
  const noticeId = await insertNotice(tx, { orderId: order.orderId, kind, body, actor: handling.actor, now })
  const subject = { id: order.orderNumber, name: order.companyName }
  await recordProviderAct(tx, { subscriberId: order.subscriberId, act: 'order-handled', subject, now })
  const orderer = await findAccountHolder(tx, order.ordererId)
  // A disabled account, or a trial that is over, is mailed no more (ADR 72); the notice waits in the list.
  if (orderer === null || orderer.isDemo || orderer.isDisabled) return
  const mails = renderNoticeMails({
    order,
    notice: { noticeId, kind, body },
    readers: listReaders(order),
    serviceAddress: config.MERLEG_CUSTOMER_SERVICE_EMAIL,
    publicUrl: config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
  })
  for (const mail of mails) await deps.jobs.enqueue(tx, sendMailJob, mail)
}

/** Whoever ordered, and whom he named, each address once. */
function listReaders({ orderedBy, ordererEmail, person, email }: StoredOrder): { name: string; address: string }[] {
  const orderer = { name: orderedBy, address: ordererEmail }
  const isSame = email === '' || email.toLowerCase() === ordererEmail.toLowerCase()
  return isSame ? [orderer] : [orderer, { name: person === '' ? orderedBy : person, address: email }]
}
