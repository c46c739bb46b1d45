import type { CreditAccount, CreditProduct } from '@merleg/domain/credits/credit-accounts'
import type { NewTransfer, Transfer } from './ledger.repository.ts'
import { hashRequest } from './request-hash.ts'

/** Something that a subscriber buys. */
export type Purchase = {
  subscriberId: string
  userId: string
  account: CreditAccount
  /** Minor units of the account's currency; 0 for what was paid before. */
  amount: number
  /** Of the intent, unique per subscriber: however often it arrives, it is paid once. */
  key: string
  /** What was asked for: the same key with another request is refused. */
  request: object
  product: CreditProduct
  /** What it is of, by id. */
  subject: string
  /** Its name on the statement. */
  title: string
}

/** The transfer of a purchase; its hash tells apart whatever a key must not be used for twice. */
export function toTransfer(kind: 'charge' | 'hold', { request, ...purchase }: Purchase): NewTransfer {
  const { account, amount, product, subject } = purchase
  return { ...purchase, kind, requestHash: hashRequest({ kind, account, amount, product, subject, request }) }
}

/** Whose account a transfer is of, and which. */
export function subscriberAccountOf({ subscriberId, account }: Transfer): {
  subscriberId: string
  account: CreditAccount
} {
  return { subscriberId, account }
}

/** A hold ends once: its end has one key, whichever end it is. */
export function endKey(holdId: string): string {
  return `end:${holdId}`
}

/** How the end of a hold is told apart from whatever else a key may be used for. */
export function endOfHold(holdId: string): Pick<NewTransfer, 'key' | 'requestHash'> {
  const key = endKey(holdId)
  return { key, requestHash: hashRequest({ key }) }
}

/** What the end of a hold says, beside which end it is. */
export function endOf(held: Transfer): Omit<NewTransfer, 'kind' | 'amount'> {
  const { transferId, userId, product, subject, title } = held
  const said = { userId, product, subject, title }
  return { ...subscriberAccountOf(held), ...said, ...endOfHold(transferId), ofTransferId: transferId }
}
