import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** So many of the faults of a check are told. */
const SAMPLES = 20

/** What is looked for; each finds rows that must not be there. */
const CHECKS = {
  'sum-not-zero': sql`
    select currency || ' ' || sum(posted) as fault from credit_accounts group by currency having sum(posted) <> 0
    union all
    select a.currency || ' ' || sum(e.amount) from credit_entries e join credit_accounts a using (account_id)
    group by a.currency having sum(e.amount) <> 0`,
  'balance-differs': sql`
    select a.account_id || ' ' || a.side || ': kept ' || a.posted || ', entries ' || coalesce(sum(e.amount), 0) as fault
    from credit_accounts a left join credit_entries e using (account_id)
    group by a.account_id having a.posted <> coalesce(sum(e.amount), 0) or a.last_seq <> count(e.seq)`,
  'entries-broken': sql`
    select account_id || ' ' || seq || ': ' || balance_after || ' instead of ' || running as fault from (
      select account_id, seq, balance_after, sum(amount) over entries as running, row_number() over entries as number
      from credit_entries window entries as (partition by account_id order by seq)
    ) e where balance_after <> running or seq <> number`,
  'transfer-unbalanced': sql`
    select t.transfer_id || ' ' || t.kind || ': ' || t.amount as fault
    from credit_transfers t left join credit_entries e using (transfer_id)
    group by t.transfer_id
    having coalesce(sum(e.amount), 0) <> 0 or coalesce(sum(e.amount) filter (where e.amount > 0), 0)
      <> case when t.kind in ('hold', 'release') then 0 else t.amount end`,
  'held-differs': sql`
    select a.account_id || ': held ' || a.held || ', holds ' || coalesce(sum(h.amount), 0) as fault
    from credit_accounts a left join credit_open_holds h using (account_id)
    group by a.account_id having a.held <> coalesce(sum(h.amount), 0)`,
  'hold-lost': sql`
    select t.transfer_id || ': ' || case when h.hold_id is null then 'ended by nothing' else 'open after its end' end as fault
    from credit_transfers t left join credit_open_holds h on h.hold_id = t.transfer_id
    where t.kind = 'hold' and (h.hold_id is not null)
      = exists (select from credit_transfers e where e.of_transfer_id = t.transfer_id)`,
  'refunded-too-much': sql`
    select t.transfer_id || ': paid ' || t.amount || ', given back ' || sum(r.amount) as fault
    from credit_transfers t join credit_transfers r on r.of_transfer_id = t.transfer_id and r.kind = 'refund'
    group by t.transfer_id having sum(r.amount) > t.amount`,
  'below-zero': sql`
    select account_id || ': ' || posted || ', held ' || held as fault from credit_accounts
    where side = 'credit' and (posted < 0 or held < 0 or posted < held)`,
  'foreign-account': sql`
    select e.transfer_id || ' moves the account ' || e.account_id || ' of somebody else' as fault
    from credit_entries e join credit_transfers t using (transfer_id) join credit_accounts a using (account_id)
    where a.subscriber_id <> t.subscriber_id or a.account <> t.account`,
} as const
type CreditCheck = keyof typeof CHECKS

const isCheck = (name: string): name is CreditCheck => name in CHECKS
export const CREDIT_CHECKS: readonly CreditCheck[] = Object.keys(CHECKS).filter(isCheck)

const faults = statement({
  row: { fault: text },
  examples: [
    'sum-not-zero',
    'balance-differs',
    'entries-broken',
    'transfer-unbalanced',
    'held-differs',
    'hold-lost',
    'refunded-too-much',
    'below-zero',
    'foreign-account',
  ],
  sql: (check: CreditCheck) => sql`select found.fault from (${CHECKS[check]}) found limit ${SAMPLES + 1}`,
})

/** What a check found, in words for the operator, at most some of it; nothing in `samples`: all is well. */
export type CreditFindings = { check: CreditCheck; samples: string[]; hasMore: boolean }

export async function findCreditFaults(db: DbOrTx, check: CreditCheck): Promise<CreditFindings> {
  const found = await faults.list(db, check)
  return { check, samples: found.slice(0, SAMPLES).map(({ fault }) => fault), hasMore: found.length > SAMPLES }
}
