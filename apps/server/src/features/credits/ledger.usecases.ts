import type { DbOrTx, Tx } from '@merleg/db/connect'
import { CREDIT_ACCOUNTS, type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import {
  type CreditState,
  type LedgerPlan,
  type LedgerSide,
  planCapture,
  planCharge,
  planHold,
  planRefund,
  spendable,
} from '@merleg/domain/credits/ledger-rules'
import { AppError } from '../../app/app-error.ts'
import { auditPurchase } from './audit-purchase.usecases.ts'
import {
  findTransfer,
  findTransferByKey,
  listBalances,
  lockAccounts,
  type NewTransfer,
  sumRefunds,
  type Transfer,
} from './ledger.repository.ts'
import { deleteOpenHold, findOpenHold, insertOpenHold } from './open-holds.repository.ts'
import { type PlannedTransfer, postTransfer, sideOf } from './post-transfer.ts'
import { captureAtOnce, holdAtOnce } from './purchase-at-once.repository.ts'
import { endKey, endOf, endOfHold, type Purchase, subscriberAccountOf, toTransfer } from './purchase-transfers.ts'
import { hashRequest } from './request-hash.ts'

export type { Purchase } from './purchase-transfers.ts'

/** What one subscriber may spend (`balance`) and what is kept for purchases under way; minor units. */
export type CreditBalances = Record<CreditAccount, { balance: number; held: number }>

/** What a purchase leaves to spend; `isReplay`: it had been made before and nothing was paid now. */
type Paid = { isReplay: boolean; balance: number }

/** Takes the price at once. Throws `credit.insufficient`, and `credit.key-reused` where the key was used for another request. */
export async function charge(tx: Tx, purchase: Purchase): Promise<Paid & { transferId: string }> {
  const transfer = toTransfer('charge', purchase)
  const { transferId, isReplay, balance } = await buy(tx, { transfer, sides: ['credit', 'sales'], plan: planCharge })
  if (!isReplay) await auditPurchase(tx, purchase, transferId)
  return { transferId, isReplay, balance }
}

/**
 * Keeps the price until {@link capture} or {@link release}; from `expiresAt` on it may be released by itself (null: never).
 * Throws as {@link charge}.
 */
export async function hold(
  tx: Tx,
  { expiresAt, ...purchase }: Purchase & { expiresAt: Date | null },
): Promise<Paid & { holdId: string }> {
  const transfer = toTransfer('hold', purchase)
  const held = purchase.amount === 0 ? null : await holdAtOnce(tx, { transfer, expiresAt })
  if (held !== null) return { ...held, isReplay: false }
  const { transferId: holdId, creditId, ...paid } = await buy(tx, { transfer, sides: ['credit'], plan: planHold })
  if (paid.isReplay) return { holdId, ...paid }
  await insertOpenHold(tx, { holdId, accountId: creditId, amount: purchase.amount, expiresAt })
  await auditPurchase(tx, purchase, holdId)
  return { holdId, ...paid }
}

/**
 * Takes what was delivered of a hold and frees the rest; 0 releases it. A repetition answers what the first one did.
 * Throws `credit.hold-ended` where the hold ended otherwise. `now` only dates it: a hold ends by being ended, whatever a
 * clock says.
 */
export async function capture(
  tx: Tx,
  { holdId, amount, now }: { holdId: string; amount: number; now: Date },
): Promise<{ transferId: string | null }> {
  if (amount === 0) {
    await release(tx, { holdId, reason: 'not delivered', now })
    return { transferId: null }
  }
  const taken = await captureAtOnce(tx, { holdId, amount, ...endOfHold(holdId), now })
  if (taken !== null) return { transferId: taken }
  const held = await loadTransfer(tx, holdId, ['hold'])
  const accounts = await lockAccounts(tx, { ...subscriberAccountOf(held), sides: ['credit', 'sales'] })
  const open = await findOpenHold(tx, holdId)
  if (open === null) {
    const end = await findTransferByKey(tx, { subscriberId: held.subscriberId, key: endKey(holdId) })
    if (end?.kind !== 'capture' || end.amount !== amount) throw new AppError('credit.hold-ended')
    return { transferId: end.transferId }
  }
  const plan = planCapture(open.amount, amount)
  if (!plan.isAllowed) throw new RangeError(`${amount} is more than the ${open.amount} that are held (${holdId})`)
  const transferId = await write(tx, { transfer: { ...endOf(held), kind: 'capture', amount, now }, accounts, plan })
  await deleteOpenHold(tx, holdId)
  return { transferId }
}

/** Frees what is held. Does nothing to a hold that has ended. */
export async function release(
  tx: Tx,
  { holdId, reason, now }: { holdId: string; reason: string; now: Date },
): Promise<void> {
  const held = await loadTransfer(tx, holdId, ['hold'])
  const accounts = await lockAccounts(tx, { ...subscriberAccountOf(held), sides: ['credit'] })
  const open = await findOpenHold(tx, holdId)
  if (open === null) return
  const plan = planCapture(open.amount, 0)
  await write(tx, { transfer: { ...endOf(held), kind: 'release', amount: open.amount, reason, now }, accounts, plan })
  await deleteOpenHold(tx, holdId)
}

/**
 * Gives back some of a charge or a capture, at most what was not given back before. What was delivered is the feature's to
 * take back or to leave. Throws `credit.refund-too-large`, and as {@link charge} for the key.
 */
export async function refund(
  tx: Tx,
  asked: { transferId: string; amount: number; key: string; reason: string; actor: string; now: Date },
): Promise<{ transferId: string }> {
  const { amount, key, reason, actor, now } = asked
  const paid = await loadTransfer(tx, asked.transferId, ['charge', 'capture'])
  const accounts = await lockAccounts(tx, { ...subscriberAccountOf(paid), sides: ['credit', 'sales'] })
  const requestHash = hashRequest({ refund: paid.transferId, amount })
  const before = await findReplay(tx, { subscriberId: paid.subscriberId, key, requestHash })
  if (before !== null) return { transferId: before.transferId }
  const refundedBefore = await sumRefunds(tx, paid.transferId)
  const plan = planRefund({ amount: paid.amount, refundedBefore }, amount)
  if (!plan.isAllowed) throw new AppError('credit.refund-too-large')
  const { product, subject, title, userId } = paid
  const said = { product, subject, title, userId, reason, actor, now }
  const transfer = { ...subscriberAccountOf(paid), ...said, kind: 'refund' as const, amount, key, requestHash }
  return { transferId: await write(tx, { transfer: { ...transfer, ofTransferId: paid.transferId }, accounts, plan }) }
}

/** What a subscriber can spend, and what is held; zero where an account was never used. */
export async function readBalances(db: DbOrTx, subscriberId: string): Promise<CreditBalances> {
  const found = await listBalances(db, subscriberId)
  const of = (account: CreditAccount) => {
    const state = found.find((one) => one.account === account) ?? { posted: 0, held: 0 }
    return { balance: spendable(state), held: state.held }
  }
  const [normal, international] = CREDIT_ACCOUNTS
  return { [normal]: of(normal), [international]: of(international) }
}

type Bought = Paid & { transferId: string; creditId: string }

async function buy(
  tx: Tx,
  {
    transfer,
    sides,
    plan,
  }: {
    transfer: NewTransfer
    sides: readonly LedgerSide[]
    plan: (state: CreditState, amount: number) => LedgerPlan
  },
): Promise<Bought> {
  const { subscriberId, account, amount } = transfer
  const accounts = await lockAccounts(tx, { subscriberId, account, sides })
  const credit = sideOf(accounts, 'credit')
  const replay = (before: Transfer): Bought => ({
    transferId: before.transferId,
    creditId: credit.accountId,
    isReplay: true,
    balance: spendable(credit),
  })
  const planned = plan(credit, amount)
  if (!planned.isAllowed) {
    const before = await findReplay(tx, transfer)
    if (before !== null) return replay(before)
    const details = { required: amount, balance: spendable(credit), currency: currencyOf(account), account }
    throw new AppError('credit.insufficient', details)
  }
  const transferId = await postTransfer(tx, { transfer, accounts, plan: planned })
  if (transferId !== null)
    return { transferId, creditId: credit.accountId, isReplay: false, balance: spendable(credit) - amount }
  const before = await findReplay(tx, transfer)
  if (before === null) throw new Error('a transfer was neither written nor there')
  return replay(before)
}

/** Under a key that cannot have been used: it was looked for while the account was locked. */
async function write(tx: Tx, planned: PlannedTransfer): Promise<string> {
  const transferId = await postTransfer(tx, planned)
  if (transferId === null) throw new AppError('credit.key-reused')
  return transferId
}

/** What a key was used for, where that was the same request; throws `credit.key-reused` where it was another one. */
async function findReplay(
  tx: Tx,
  { subscriberId, key, requestHash }: Pick<NewTransfer, 'subscriberId' | 'key' | 'requestHash'>,
): Promise<Transfer | null> {
  const before = await findTransferByKey(tx, { subscriberId, key })
  if (before !== null && !before.requestHash.equals(requestHash)) throw new AppError('credit.key-reused')
  return before
}

async function loadTransfer(tx: Tx, transferId: string, kinds: readonly Transfer['kind'][]): Promise<Transfer> {
  const found = await findTransfer(tx, transferId)
  if (found === null || !kinds.includes(found.kind)) throw new Error(`no ${kinds.join(' or ')}: ${transferId}`)
  return found
}
