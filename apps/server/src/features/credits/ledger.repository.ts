import { bigint, bytes, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { CREDIT_ACCOUNTS, type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import {
  type Leg,
  LEDGER_SIDES,
  type LedgerSide,
  TRANSFER_KINDS,
  type TransferKind,
} from '@merleg/domain/credits/ledger-rules'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const LEDGER_ACCOUNT_COLUMNS = { accountId: uuid, side: oneOf(LEDGER_SIDES), posted: bigint, held: bigint }
export type LedgerAccount = RowOf<typeof LEDGER_ACCOUNT_COLUMNS>

type Sides = { subscriberId: string; account: CreditAccount; sides: readonly LedgerSide[] }

const lockedAccounts = statement({
  row: LEDGER_ACCOUNT_COLUMNS,
  examples: [{ subscriberId: NOBODY, account: 'normal', sides: ['credit'] }],
  sql: ({ subscriberId, account, sides }: Sides) => sql`${onePlan}
    select account_id as "accountId", side, posted, held from credit_accounts
    where subscriber_id = ${subscriberId} and account = ${account} and side = any(${[...sides]}::text[])
    order by account_id for no key update`,
})

const missingAccounts = command({
  examples: [{ subscriberId: NOBODY, account: 'normal', sides: ['credit'] }],
  sql: ({ subscriberId, account, sides }: Sides) => sql`
    insert into credit_accounts (subscriber_id, account, currency, side)
    select ${subscriberId}, ${account}, ${currencyOf(account)}, side from unnest(${[...sides]}::text[]) side
    on conflict do nothing`,
})

/** Locks sides of a subscriber's account to the end of the transaction, in the order of their ids; makes those that are not there. */
export async function lockAccounts(tx: Tx, sides: Sides): Promise<LedgerAccount[]> {
  const found = await lockedAccounts.list(tx, sides)
  if (found.length === sides.sides.length) return found
  await missingAccounts.run(tx, sides)
  return lockedAccounts.list(tx, sides)
}

export type NewTransfer = {
  subscriberId: string
  account: CreditAccount
  kind: TransferKind
  amount: number
  key: string
  requestHash: Buffer
  ofTransferId?: string | null
  userId?: string | null
  actor?: string | null
  product?: string | null
  subject?: string | null
  title?: string | null
  reason?: string | null
  isDemo?: boolean
  /** Default: the database's own clock. */
  now?: Date | null
}

type Posting = { transfer: NewTransfer; legs: readonly (Pick<Leg, 'amount' | 'held'> & { accountId: string })[] }

const EXAMPLE_TRANSFER: NewTransfer = {
  subscriberId: NOBODY,
  account: 'normal',
  kind: 'charge',
  amount: 0,
  key: '',
  requestHash: Buffer.alloc(0),
}

const posted = statement({
  row: { transferId: uuid },
  examples: [{ transfer: EXAMPLE_TRANSFER, legs: [] }],
  sql: ({ transfer, legs }: Posting) => sql`${onePlan}
    with transfer as (
      insert into credit_transfers (subscriber_id, account, kind, amount, key, request_hash, of_transfer_id, user_id, actor,
        product, subject, title, reason, is_demo, made_at)
      values (${transfer.subscriberId}, ${transfer.account}, ${transfer.kind}, ${transfer.amount}, ${transfer.key},
        ${transfer.requestHash}, ${transfer.ofTransferId ?? null}, ${transfer.userId ?? null}, ${transfer.actor ?? null},
        ${transfer.product ?? null}, ${transfer.subject ?? null}, ${transfer.title ?? null}, ${transfer.reason ?? null},
        ${transfer.isDemo ?? false}, coalesce(${transfer.now ?? null}::timestamptz, now()))
      on conflict (subscriber_id, key) do nothing returning transfer_id
    ), moved as (
      update credit_accounts a
      set posted = a.posted + l.amount, held = a.held + l.held, last_seq = a.last_seq + (l.amount <> 0)::integer
      from transfer, unnest(${legs.map((leg) => leg.accountId)}::uuid[], ${legs.map((leg) => leg.amount)}::bigint[],
        ${legs.map((leg) => leg.held)}::bigint[]) l(account_id, amount, held)
      where a.account_id = l.account_id
      returning a.account_id, a.last_seq, l.amount, a.posted
    ), entered as (
      insert into credit_entries (transfer_id, account_id, seq, amount, balance_after)
      select transfer.transfer_id, moved.account_id, moved.last_seq, moved.amount, moved.posted
      from moved, transfer where moved.amount <> 0
    )
    select transfer_id as "transferId" from transfer`,
})

/** Writes a transfer with its entries and moves the locked accounts. Null where the key was used before: nothing is written then. */
export async function insertTransfer(tx: Tx, posting: Posting): Promise<string | null> {
  return (await posted.find(tx, posting))?.transferId ?? null
}

const TRANSFER_COLUMNS = {
  transferId: uuid,
  subscriberId: uuid,
  account: oneOf(CREDIT_ACCOUNTS),
  kind: oneOf(TRANSFER_KINDS),
  amount: bigint,
  key: text,
  requestHash: bytes,
  ofTransferId: orNull(uuid),
  userId: orNull(uuid),
  product: orNull(text),
  subject: orNull(text),
  title: orNull(text),
  madeAt: timestamptz,
}
/** A transfer as it was written. */
export type Transfer = RowOf<typeof TRANSFER_COLUMNS>

const transferColumns = sql`transfer_id as "transferId", subscriber_id as "subscriberId", account, kind, amount, key,
  request_hash as "requestHash", of_transfer_id as "ofTransferId", user_id as "userId", product, subject, title, made_at as "madeAt"`

const byKey = statement({
  row: TRANSFER_COLUMNS,
  examples: [{ subscriberId: NOBODY, key: '' }],
  sql: ({ subscriberId, key }: { subscriberId: string; key: string }) => sql`${onePlan}
    select ${transferColumns} from credit_transfers where subscriber_id = ${subscriberId} and key = ${key}`,
})

export function findTransferByKey(db: DbOrTx, asked: { subscriberId: string; key: string }): Promise<Transfer | null> {
  return byKey.find(db, asked)
}

const byId = statement({
  row: TRANSFER_COLUMNS,
  examples: [NOBODY],
  sql: (transferId: string) => sql`${onePlan}
    select ${transferColumns} from credit_transfers where transfer_id = ${transferId}`,
})

export function findTransfer(db: DbOrTx, transferId: string): Promise<Transfer | null> {
  return byId.find(db, transferId)
}

const refunded = statement({
  row: { amount: bigint },
  examples: [NOBODY],
  sql: (transferId: string) => sql`
    select coalesce(sum(amount), 0)::bigint as amount from credit_transfers
    where of_transfer_id = ${transferId} and kind = 'refund'`,
})

/** How much of what was paid was given back so far. */
export async function sumRefunds(db: DbOrTx, transferId: string): Promise<number> {
  return (await refunded.get(db, transferId)).amount
}

const refundedOfHold = statement({
  row: { amount: bigint },
  examples: [NOBODY],
  sql: (holdId: string) => sql`
    select coalesce(sum(r.amount), 0)::bigint as amount from credit_transfers c
    join credit_transfers r on r.of_transfer_id = c.transfer_id and r.kind = 'refund'
    where c.of_transfer_id = ${holdId} and c.kind = 'capture'`,
})

/** How much was given back of what was taken of a hold. */
export async function sumRefundsOfHold(db: DbOrTx, holdId: string): Promise<number> {
  return (await refundedOfHold.get(db, holdId)).amount
}

const BALANCE_COLUMNS = { account: oneOf(CREDIT_ACCOUNTS), posted: bigint, held: bigint }

const balances = statement({
  row: BALANCE_COLUMNS,
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`${onePlan}
    select account, posted, held from credit_accounts where subscriber_id = ${subscriberId} and side = 'credit'`,
})

/** The accounts of a subscriber that were ever used. */
export function listBalances(db: DbOrTx, subscriberId: string): Promise<RowOf<typeof BALANCE_COLUMNS>[]> {
  return balances.list(db, subscriberId)
}
