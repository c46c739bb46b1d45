import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { AuditAct } from '@merleg/domain/audit-acts'
import { type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { findRefundFault, type RefundFault } from '@merleg/domain/credits/ledger-rules'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { adjust, type Funded, type Funding, topUpByReference } from './funding.usecases.ts'
import { findTransfer, findTransferByKey, lockAccounts, sumRefunds } from './ledger.repository.ts'
import { readBalances, refund } from './ledger.usecases.ts'

type Posting = Omit<Funding, 'key'> & {
  /** What proves it; the same one again posts nothing. */
  reference: string
}

/**
 * Posts money that came in, once under its reference, with its entry in the trail. Throws `ReferenceUsedError` where the
 * reference is another subscriber's, `credit.key-reused` where it stands for another item.
 */
export function postTopUp(db: Db, item: Posting): Promise<Funded> {
  return inTransaction(db, async (tx) => {
    const funded = await topUpByReference(tx, item)
    if (!funded.isReplay) await record(tx, 'credit-topped-up', { ...item, transferId: funded.transferId })
    return funded
  })
}

/** Puts a balance right, up or down, once under its reference. Throws `credit.insufficient`, `credit.key-reused`. */
export function postAdjustment(db: Db, item: Posting): Promise<Funded> {
  return inTransaction(db, async (tx) => {
    const funded = await adjust(tx, { ...item, key: `adjustment:${item.reference}` })
    if (!funded.isReplay) await record(tx, 'credit-adjusted', { ...item, transferId: funded.transferId })
    return funded
  })
}

export class RefundError extends Error {
  readonly fault: RefundFault

  constructor(fault: RefundFault) {
    super(fault)
    this.fault = fault
  }
}

type Refunding = {
  transferId: string
  /** Minor units; null: all that was not given back before. */
  amount: number | null
  reference: string
  reason: string
  actor: string
  now: Date
  /** Where it must be this one's. */
  subscriberId?: string
}

export type Refunded = { amount: number; paid: number; account: CreditAccount; balance: number; isReplay: boolean }

/**
 * Gives back some or all of what was paid for a purchase; what was delivered stays open. Once under its reference. Throws
 * {@link RefundError}, `credit.refund-too-large`, `credit.key-reused`.
 */
export function refundPurchase(db: Db, asked: Refunding): Promise<Refunded> {
  return inTransaction(db, async (tx) => {
    const { transferId, reference, reason, actor, now } = asked
    const paid = await findTransfer(tx, transferId)
    if (paid === null || (asked.subscriberId ?? paid.subscriberId) !== paid.subscriberId)
      throw new RefundError('not-found')
    const fault = findRefundFault({ ...paid, paid: paid.amount })
    if (fault !== null) throw new RefundError(fault)
    const { subscriberId, account } = paid
    // One after the other: of two who give the same back, the later one finds it given.
    await lockAccounts(tx, { subscriberId, account, sides: ['credit', 'sales'] })
    const key = `refund:${reference}`
    const before = await findTransferByKey(tx, { subscriberId, key })
    const amount = asked.amount ?? before?.amount ?? paid.amount - (await sumRefunds(tx, transferId))
    if (amount === 0) throw new RefundError('all-given-back')
    const given = await refund(tx, { transferId, amount, key, reason, actor, now })
    const isReplay = before !== null
    if (!isReplay)
      await record(tx, 'credit-refunded', {
        subscriberId,
        account,
        amount,
        reference,
        reason,
        transferId: given.transferId,
        now,
      })
    const { balance } = (await readBalances(tx, subscriberId))[account]
    return { amount, paid: paid.amount, account, balance, isReplay }
  })
}

type Recorded = Omit<Posting, 'actor'> & { transferId: string }

async function record(
  tx: Tx,
  act: Extract<AuditAct, `credit-${string}`>,
  { subscriberId, transferId, reference, amount, account, reason, now }: Recorded,
): Promise<void> {
  const detail = { amount, currency: currencyOf(account), ...(reason === null ? {} : { reason }) }
  await recordProviderAct(tx, { subscriberId, act, subject: { id: transferId, name: reference }, detail, now })
}
