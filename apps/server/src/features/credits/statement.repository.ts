import { bigint, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { CREDIT_ACCOUNTS, CREDIT_CURRENCIES, type CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { TRANSFER_KINDS, type TransferKind } from '@merleg/domain/credits/ledger-rules'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const creditAccount = statement({
  row: { accountId: uuid, posted: bigint },
  examples: [{ subscriberId: NOBODY, account: 'normal' }],
  sql: ({ subscriberId, account }: { subscriberId: string; account: CreditAccount }) => sql`
    select account_id as "accountId", posted from credit_accounts
    where subscriber_id = ${subscriberId} and account = ${account} and side = 'credit'`,
})

/** The money side of an account; null where it was never used. */
export function findCreditAccount(
  db: DbOrTx,
  asked: { subscriberId: string; account: CreditAccount },
): Promise<{ accountId: string; posted: number } | null> {
  return creditAccount.find(db, asked)
}

/** Which entries: `after` and `until` bound the moment, null is open; `kind` undefined is every one. */
export type StatementAsked = {
  accountId: string
  after: Date | null
  until: Date | null
  kind: TransferKind | undefined
}

const EXAMPLE: StatementAsked = { accountId: NOBODY, after: null, until: null, kind: undefined }

const isAfter = (after: Date | null) => sql`t.made_at > coalesce(${after}::timestamptz, '-infinity')`
const isUntil = (until: Date | null) => sql`t.made_at <= coalesce(${until}::timestamptz, 'infinity')`
const isOfKind = (kind: TransferKind | undefined) => sql`t.kind = coalesce(${kind ?? null}::text, t.kind)`

const sums = statement({
  row: {
    opening: bigint,
    gains: bigint,
    losses: bigint,
    count: integer,
    filteredSum: bigint,
    entryCount: integer,
    entriesSum: bigint,
  },
  examples: [EXAMPLE],
  sql: ({ accountId, after, until, kind }: StatementAsked) => sql`
    select coalesce(sum(e.amount) filter (where not ${isAfter(after)}), 0)::bigint as opening,
      coalesce(sum(e.amount) filter (where ${isAfter(after)} and ${isUntil(until)} and e.amount > 0), 0)::bigint as gains,
      coalesce(-sum(e.amount) filter (where ${isAfter(after)} and ${isUntil(until)} and e.amount < 0), 0)::bigint as losses,
      count(*) filter (where ${isAfter(after)} and ${isUntil(until)} and ${isOfKind(kind)})::integer as count,
      coalesce(sum(e.amount) filter (where ${isAfter(after)} and ${isUntil(until)} and ${isOfKind(kind)}), 0)::bigint
        as "filteredSum",
      count(*)::integer as "entryCount", coalesce(sum(e.amount), 0)::bigint as "entriesSum"
    from credit_entries e join credit_transfers t using (transfer_id) where e.account_id = ${accountId}`,
})

/** Sums of an account from its entries alone; `losses` without their sign. */
export function sumEntries(db: DbOrTx, asked: StatementAsked): ReturnType<typeof sums.get> {
  return sums.get(db, asked)
}

const ENTRY_COLUMNS = {
  seq: bigint,
  transferId: uuid,
  at: timestamptz,
  kind: oneOf(TRANSFER_KINDS),
  product: orNull(text),
  title: orNull(text),
  reason: orNull(text),
  userName: orNull(text),
  amount: bigint,
  balanceAfter: bigint,
  isDemo: boolean,
}
export type EntryRow = RowOf<typeof ENTRY_COLUMNS>

type Page = StatementAsked & { limit: number; offset: number; isLatestFirst: boolean }

const entries = statement({
  row: ENTRY_COLUMNS,
  examples: [
    { ...EXAMPLE, limit: 1, offset: 0, isLatestFirst: true },
    { ...EXAMPLE, limit: 1, offset: 0, isLatestFirst: false },
  ],
  sql: ({ accountId, after, until, kind, limit, offset, isLatestFirst }: Page) => sql`
    select e.seq, e.transfer_id as "transferId", t.made_at as at, t.kind, t.product, t.title, t.reason,
      u.name as "userName", e.amount, e.balance_after as "balanceAfter", t.is_demo as "isDemo"
    from credit_entries e join credit_transfers t using (transfer_id) left join users u on u.user_id = t.user_id
    where e.account_id = ${accountId} and ${isAfter(after)} and ${isUntil(until)} and ${isOfKind(kind)}
    order by e.seq ${isLatestFirst ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`,
})

/** Entries of an account in their own order, or the latest first. */
export function listEntries(db: DbOrTx, page: Page): Promise<EntryRow[]> {
  return entries.list(db, page)
}

const HELD_COLUMNS = {
  id: uuid,
  account: oneOf(CREDIT_ACCOUNTS),
  currency: oneOf(CREDIT_CURRENCIES),
  amount: bigint,
  product: orNull(text),
  title: orNull(text),
  heldAt: timestamptz,
  expiresAt: orNull(timestamptz),
  count: integer,
}

const held = statement({
  row: HELD_COLUMNS,
  examples: [{ subscriberId: NOBODY, limit: 1 }],
  sql: ({ subscriberId, limit }: { subscriberId: string; limit: number }) => sql`
    select h.hold_id as id, a.account, a.currency, h.amount, t.product, t.title, t.made_at as "heldAt",
      h.expires_at as "expiresAt", count(*) over ()::integer as count
    from credit_accounts a join credit_open_holds h using (account_id) join credit_transfers t on t.transfer_id = h.hold_id
    where a.subscriber_id = ${subscriberId} order by t.made_at, h.hold_id limit ${limit}`,
})

/** What is held of a subscriber's credit, the oldest first; each says how many there are. */
export function listHeldPurchases(
  db: DbOrTx,
  asked: { subscriberId: string; limit: number },
): Promise<RowOf<typeof HELD_COLUMNS>[]> {
  return held.list(db, asked)
}

const demoCredit = statement({
  row: { isThere: boolean },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select exists (select from credit_accounts where subscriber_id = ${subscriberId} and side = 'demo') as "isThere"`,
})

/** Was any of a subscriber's credit made up? */
export async function hasDemoCredit(db: DbOrTx, subscriberId: string): Promise<boolean> {
  return (await demoCredit.get(db, subscriberId)).isThere
}
