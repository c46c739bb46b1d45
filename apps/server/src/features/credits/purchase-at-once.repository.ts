import { bigint, uuid } from '@merleg/db/columns'
import type { Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { AUDIT_ACTS } from '@merleg/domain/audit-acts'
import { currencyOf } from '@merleg/domain/credits/credit-accounts'
import { type RawBuilder, sql } from 'kysely'
import { selectIntoTrail } from '../audit/audit.repository.ts'
import type { NewTransfer } from './ledger.repository.ts'

// Locks, decides and writes in one round trip: while an account is locked nobody else buys from it.

const NOBODY = '00000000-0000-0000-0000-000000000000'

type NewHold = { transfer: NewTransfer; expiresAt: Date | null }

const held = statement({
  row: { holdId: uuid, balance: bigint },
  examples: [
    {
      transfer: {
        subscriberId: NOBODY,
        account: 'normal',
        kind: 'hold',
        amount: 1,
        key: '',
        requestHash: Buffer.alloc(0),
      },
      expiresAt: null,
    },
  ],
  sql: ({ transfer, expiresAt }: NewHold) => sql`${onePlan}
    with credit as (
      select account_id, posted - held as spendable from credit_accounts
      where subscriber_id = ${transfer.subscriberId} and account = ${transfer.account} and side = 'credit'
      for no key update
    ), transfer as (
      insert into credit_transfers (subscriber_id, account, kind, amount, key, request_hash, user_id, product, subject, title)
      select ${transfer.subscriberId}, ${transfer.account}, 'hold', ${transfer.amount}, ${transfer.key},
        ${transfer.requestHash}, ${transfer.userId ?? null}, ${transfer.product ?? null}, ${transfer.subject ?? null},
        ${transfer.title ?? null}
      from credit where spendable >= ${transfer.amount}
      on conflict (subscriber_id, key) do nothing returning transfer_id
    ), moved as (
      update credit_accounts a set held = a.held + ${transfer.amount}::bigint
      from transfer, credit where a.account_id = credit.account_id
    ), opened as (
      insert into credit_open_holds (hold_id, account_id, amount, expires_at)
      select transfer.transfer_id, credit.account_id, ${transfer.amount}, ${expiresAt}::timestamptz from transfer, credit
    ), audited as (
      ${auditOf(transfer)}
    )
    select transfer.transfer_id as "holdId", credit.spendable - ${transfer.amount}::bigint as balance from transfer, credit`,
})

/** Whoever buys is in the trail of his subscriber; what the program itself moves is in the ledger alone. */
function auditOf({ subscriberId, userId = null, account, amount, product, title }: NewTransfer): RawBuilder<unknown> {
  const detail = JSON.stringify({ product, amount, currency: currencyOf(account) })
  return selectIntoTrail(
    {
      subscriberId,
      occurredAt: null,
      actorKind: 'user',
      actorUserId: userId,
      actorKeyId: null,
      act: 'purchase-made',
      subjectKind: AUDIT_ACTS['purchase-made'],
      subjectName: title ?? null,
      detail,
    },
    { subjectId: sql`transfer_id::text`, from: sql`transfer where ${userId}::uuid is not null` },
  )
}

/**
 * Keeps the price of a purchase. Null where it is more than there is, the key was used, or the account is not there yet:
 * then nothing was written, and the rules say why.
 */
export function holdAtOnce(tx: Tx, hold: NewHold): Promise<{ holdId: string; balance: number } | null> {
  return held.find(tx, hold)
}

type Capture = { holdId: string; amount: number; key: string; requestHash: Buffer; now: Date }

const captured = statement({
  row: { transferId: uuid },
  examples: [{ holdId: NOBODY, amount: 1, key: '', requestHash: Buffer.alloc(0), now: new Date(0) }],
  // The open hold is looked for again once the accounts are locked: whoever ended it meanwhile has ended it.
  sql: ({ holdId, amount, key, requestHash, now }: Capture) => sql`${onePlan}
    with hold as (
      select transfer_id, subscriber_id, account, user_id, product, subject, title from credit_transfers
      where transfer_id = ${holdId} and kind = 'hold'
    ), accounts as (
      select a.account_id, a.side = 'credit' as is_credit,
        case a.side when 'credit' then -${amount}::bigint else ${amount}::bigint end as amount
      from credit_accounts a join hold using (subscriber_id, account)
      where a.side in ('credit', 'sales') order by a.account_id for no key update of a
    ), ended as (
      delete from credit_open_holds o using accounts
      where accounts.is_credit and o.account_id = accounts.account_id and o.hold_id = ${holdId} and o.amount >= ${amount}
        and (select count(*) from accounts) = 2
      returning o.amount
    ), transfer as (
      insert into credit_transfers (subscriber_id, account, kind, amount, key, request_hash, of_transfer_id, user_id,
        product, subject, title, made_at)
      select hold.subscriber_id, hold.account, 'capture', ${amount}, ${key}, ${requestHash}, hold.transfer_id, hold.user_id,
        hold.product, hold.subject, hold.title, ${now}::timestamptz
      from hold, ended returning transfer_id
    ), moved as (
      update credit_accounts a
      set posted = a.posted + l.amount, held = a.held - case when l.is_credit then ended.amount else 0 end,
        last_seq = a.last_seq + 1
      from transfer, ended, accounts l where a.account_id = l.account_id
      returning a.account_id, a.last_seq, l.amount, a.posted
    ), entered as (
      insert into credit_entries (transfer_id, account_id, seq, amount, balance_after)
      select transfer.transfer_id, moved.account_id, moved.last_seq, moved.amount, moved.posted from moved, transfer
    )
    select transfer_id as "transferId" from transfer`,
})

/**
 * Takes what was delivered of an open hold and frees the rest. Null where the hold has ended, is smaller, or the side that
 * is paid is not there yet: then nothing was written, and the rules say why.
 */
export async function captureAtOnce(tx: Tx, capture: Capture): Promise<string | null> {
  return (await captured.find(tx, capture))?.transferId ?? null
}
