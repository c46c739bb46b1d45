import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../../app/deps.ts'
import { sendMailJob } from '../../../shared/mail.ts'
import { toPlainText } from '../../../shared/plain-text.ts'
import { recordProviderAct } from '../../audit/audit.usecases.ts'
import { findAccountHolder } from '../../users/account-holders.repository.ts'
import { findPlacedOrder, updatePlacedOrder } from './placed-orders.repository.ts'
import { renderClosingMail } from './register-order.mails.ts'

export const CLOSING_NOTE_MAX_LENGTH = 5000

type Closing = { orderNumber: string; state: 'delivered' | 'cancelled'; actor: string; text: string }
type Closed = 'closed' | 'closed-before' | 'not-found' | 'text'

/**
 * The operator is through with an order: its documents were sent, or it came to nothing. What is said of it is kept with
 * the order and mailed to whoever ordered.
 */
export async function closeRegisterOrder(
  { db, clock, jobs, config }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>,
  { text, ...closing }: Closing,
): Promise<Closed> {
  const note = toPlainText(text)
  if (note.length > CLOSING_NOTE_MAX_LENGTH) return 'text'
  return inTransaction(db, async (tx) => {
    const { orderNumber, state } = closing
    const now = clock.now()
    const closed = await updatePlacedOrder(tx, { ...closing, note, now })
    if (closed === null) return (await findPlacedOrder(tx, orderNumber)) === null ? 'not-found' : 'closed-before'
    const { orderId, subscriberId, userId, companyName } = closed
    const subject = { id: orderNumber, name: companyName }
    await recordProviderAct(tx, { subscriberId, act: 'order-handled', subject, now })
    const orderer = await findAccountHolder(tx, userId)
    // A disabled account, or a trial that is over, is mailed no more (ADR 72).
    if (orderer === null || orderer.isDemo || orderer.isDisabled) return 'closed'
    const serviceAddress = config.MERLEG_CUSTOMER_SERVICE_EMAIL
    await jobs.enqueue(
      tx,
      sendMailJob,
      renderClosingMail({ orderId, orderNumber, state, note, orderer, serviceAddress }),
    )
    return 'closed'
  })
}
