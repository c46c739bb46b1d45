import { bigint, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { AUDIT_ACTS } from '@merleg/domain/audit-acts'
import { currencyOf } from '@merleg/domain/credits/credit-accounts'
import { type RawBuilder, sql } from 'kysely'
import { selectIntoTrail } from '../audit/audit.repository.ts'
import type { NewTransfer } from './ledger.repository.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const charged = statement({
  row: { transferId: uuid, balance: bigint },
  examples: [
    {
      subscriberId: NOBODY,
      account: 'normal',
      kind: 'charge',
      amount: 1,
      key: '',
      requestHash: Buffer.alloc(0),
    },
  ],
  sql: (transfer: NewTransfer) => sql`${onePlan}
    with accounts as (
      select account_id, posted - held as spendable, side = 'credit' as is_credit,
        case side when 'credit' then -${transfer.amount}::bigint else ${transfer.amount}::bigint end as amount
      from credit_accounts
      where subscriber_id = ${transfer.subscriberId} and account = ${transfer.account} and side in ('credit', 'sales')
      order by account_id for no key update
    ), transfer as (
      insert into credit_transfers (subscriber_id, account, kind, amount, key, request_hash, user_id, product, subject, title)
      select ${transfer.subscriberId}, ${transfer.account}, 'charge', ${transfer.amount}, ${transfer.key},
        ${transfer.requestHash}, ${transfer.userId ?? null}, ${transfer.product ?? null}, ${transfer.subject ?? null},
        ${transfer.title ?? null}
      from accounts where is_credit and spendable >= ${transfer.amount} and (select count(*) from accounts) = 2
      on conflict (subscriber_id, key) do nothing returning transfer_id
    ), moved as (
      update credit_accounts a set posted = a.posted + l.amount, last_seq = a.last_seq + 1
      from transfer, accounts l where a.account_id = l.account_id
      returning a.account_id, a.last_seq, l.amount, a.posted
    ), entered as (
      insert into credit_entries (transfer_id, account_id, seq, amount, balance_after)
      select transfer.transfer_id, moved.account_id, moved.last_seq, moved.amount, moved.posted from moved, transfer
    ), audited as (
      ${auditOf(transfer)}
    )
    select transfer.transfer_id as "transferId", accounts.spendable - ${transfer.amount}::bigint as balance
    from transfer, accounts where accounts.is_credit`,
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
 * Locks, decides and writes in one round trip: while an account is locked nobody else buys from it. Null where the price
 * is more than there is, the key was used, or an account is not there yet: then nothing was written, and the rules say why.
 */
export function chargeAtOnce(
  db: DbOrTx,
  transfer: NewTransfer,
): Promise<{ transferId: string; balance: number } | null> {
  return charged.find(db, transfer)
}
