import type { Tx } from '@merleg/db/connect'
import { type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { planAdjustment, planTopUp, spendable } from '@merleg/domain/credits/ledger-rules'
import { AppError } from '../../app/app-error.ts'
import { findTransferByKey, lockAccounts, type NewTransfer } from './ledger.repository.ts'
import { postTransfer, sideOf } from './post-transfer.ts'
import { claimReference } from './references.repository.ts'
import { hashRequest } from './request-hash.ts'

/** Credit that comes in, or is put right, outside of purchases; `key` is unique per subscriber as that of a purchase is. */
export type Funding = {
  subscriberId: string
  account: CreditAccount
  /** Minor units; of an adjustment negative to take away. */
  amount: number
  key: string
  /** Shown on the statement. */
  reason: string | null
  /** Who did it; not shown to the subscriber. */
  actor: string
  now: Date
}

/** `isReplay`: it had been posted before under this key, and nothing was posted now. */
export type Funded = { transferId: string; isReplay: boolean; balance: number }

/** Posts money that came in. Throws `credit.key-reused` where the key stands for another item. */
export function topUp(tx: Tx, { isDemo = false, ...item }: Funding & { isDemo?: boolean }): Promise<Funded> {
  const transfer: NewTransfer = { ...toTransfer('top-up', item), isDemo }
  return fund(tx, transfer, { amount: item.amount, other: isDemo ? 'demo' : 'top-ups' })
}

/** A reference stands for an item of another subscriber. */
export class ReferenceUsedError extends Error {
  readonly subscriberName: string

  constructor(subscriberName: string) {
    super('a reference was used before')
    this.subscriberName = subscriberName
  }
}

/**
 * Posts money that a reference proves, such as the number of a bank item: under one reference once over all subscribers.
 * Throws {@link ReferenceUsedError}, and as {@link topUp}.
 */
export async function topUpByReference(
  tx: Tx,
  { reference, ...item }: Omit<Funding, 'key'> & { reference: string },
): Promise<Funded> {
  const funded = await topUp(tx, { ...item, key: `top-up:${reference}` })
  const proved = await claimReference(tx, { reference, transferId: funded.transferId })
  if (proved.transferId !== funded.transferId) throw new ReferenceUsedError(proved.subscriberName)
  return funded
}

/** Puts a balance right, up or down. Throws `credit.insufficient`, `credit.key-reused`. */
export function adjust(tx: Tx, item: Funding): Promise<Funded> {
  return fund(tx, toTransfer('adjustment', item), { amount: item.amount, other: 'adjustments' })
}

function toTransfer(kind: 'top-up' | 'adjustment', item: Funding): NewTransfer {
  const { account, amount } = item
  return { ...item, kind, amount: Math.abs(amount), requestHash: hashRequest({ kind, account, amount }) }
}

type Moved = { amount: number; other: 'top-ups' | 'demo' | 'adjustments' }

async function fund(tx: Tx, transfer: NewTransfer, { amount, other }: Moved): Promise<Funded> {
  const { subscriberId, account, kind, key, requestHash } = transfer
  const accounts = await lockAccounts(tx, { subscriberId, account, sides: ['credit', other] })
  const credit = sideOf(accounts, 'credit')
  const before = await findTransferByKey(tx, { subscriberId, key })
  if (before !== null) {
    if (!before.requestHash.equals(requestHash)) throw new AppError('credit.key-reused')
    return { transferId: before.transferId, isReplay: true, balance: spendable(credit) }
  }
  const plan = kind === 'top-up' ? planTopUp(amount, { isDemo: other === 'demo' }) : planAdjustment(credit, amount)
  if (!plan.isAllowed) {
    const details = { required: -amount, balance: spendable(credit), currency: currencyOf(account), account }
    throw new AppError('credit.insufficient', details)
  }
  const transferId = await postTransfer(tx, { transfer, accounts, plan })
  if (transferId === null) throw new AppError('credit.key-reused')
  return { transferId, isReplay: false, balance: spendable(credit) + amount }
}
