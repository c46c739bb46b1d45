import { randomUUID } from 'node:crypto'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { charge, type Purchase, readBalances } from './ledger.usecases.ts'
import { addBuyer, type Buyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'

const database = useTestDatabase()

const buy = (purchase: Purchase) => inTransaction(database.db, (tx) => charge(tx, purchase))
const balanceOf = async ({ subscriberId }: Buyer) => (await readBalances(database.db, subscriberId)).international

describe('the database itself', () => {
  const fails = (statement: string, message: RegExp) =>
    expect(sql.raw(statement).execute(database.db)).rejects.toThrow(message)

  it('changes no transfer, entry or price, and loses no account', async () => {
    await buy(purchaseOf(await addBuyer(database.db, { international: 1000 })))
    await fails(`update credit_entries set amount = amount + 1`, /appended and never changed/)
    await fails(`delete from credit_entries`, /appended and never changed/)
    await fails(`update credit_transfers set amount = 0`, /appended and never changed/)
    await fails(`delete from credit_transfers`, /appended and never changed|violates foreign key/)
    await fails(`delete from credit_accounts`, /appended and never changed|violates foreign key/)
  })

  it('takes no balance that its entries do not give, and none below zero', async () => {
    await buy(purchaseOf(await addBuyer(database.db, { international: 1000 })))
    await fails(`update credit_accounts set posted = posted + 1 where side = 'credit'`, /not that of its entries/)
    await fails(`update credit_accounts set held = posted + 1 where side = 'credit'`, /check constraint/)
    await fails(`update credit_accounts set posted = -1 where side = 'credit'`, /check constraint/)
  })

  it('takes no transfer that is not balanced, and no entry beside one that is', async () => {
    const { subscriberId } = await addBuyer(database.db, { international: 1000 })
    await fails(
      `insert into credit_transfers (subscriber_id, account, kind, amount, key, request_hash)
       values ('${subscriberId}', 'international', 'charge', 5, 'unbalanced', '')`,
      /is not balanced/,
    )
    await fails(
      `insert into credit_entries (transfer_id, account_id, seq, amount, balance_after)
       select t.transfer_id, a.account_id, 1, 7, 7 from credit_transfers t, credit_accounts a
       where t.subscriber_id = '${subscriberId}' and a.side = 'sales' limit 1`,
      /is not balanced|does not go on|duplicate key/,
    )
  })

  /** A transfer of 7 with both entries and balances in one statement, as far as `wrong` does not say otherwise. */
  const posting = (subscriberId: string, wrong: { given?: number; seq?: string; moved?: string; owner?: string }) => `
    with t as (
      insert into credit_transfers (subscriber_id, account, kind, amount, key, request_hash)
      values ('${subscriberId}', 'international', 'charge', 7, '${randomUUID()}', '') returning transfer_id
    ), moved as (
      update credit_accounts a set posted = posted + l.amount ${wrong.moved ?? ''}, last_seq = last_seq + 1
      from (values ('credit', -7), ('sales', ${wrong.given ?? 7})) l(side, amount)
      where subscriber_id = '${wrong.owner ?? subscriberId}' and account = 'international' and a.side = l.side
      returning account_id, l.amount, posted, last_seq
    )
    insert into credit_entries (transfer_id, account_id, seq, amount, balance_after)
    select transfer_id, account_id, last_seq ${wrong.seq ?? ''}, amount, posted from t, moved`

  it('takes a transfer that adds up, however it is written', async () => {
    const buyer = await addBuyer(database.db, { international: 2000 })
    await buy(purchaseOf(buyer))
    await sql.raw(posting(buyer.subscriberId, {})).execute(database.db)
    expect(await balanceOf(buyer)).toEqual({ balance: 993, held: 0 })
  })

  it.each([
    ['gives more than was taken', { given: 8 }, /is not balanced/],
    ['leaves a gap in an account', { seq: '+ 1' }, /does not go on from the one before|not that of its entries/],
    ['takes the place of another entry', { seq: '- 1' }, /duplicate key|not that of its entries/],
    ['says another balance than is kept', { moved: '+ 1' }, /does not go on from the one before/],
  ])('takes nothing that %s', async (_, wrong, message) => {
    const buyer = await addBuyer(database.db, { international: 2000 })
    await buy(purchaseOf(buyer))
    await fails(posting(buyer.subscriberId, wrong), message)
    expect(await balanceOf(buyer)).toEqual({ balance: 1000, held: 0 })
  })

  it('takes nothing that moves the money of somebody else', async () => {
    const [buyer, other] = [await addBuyer(database.db, {}), await addBuyer(database.db, { international: 2000 })]
    await buy(purchaseOf(other))
    await fails(posting(buyer.subscriberId, { owner: other.subscriberId }), /of somebody else/)
    expect(await balanceOf(other)).toEqual({ balance: 1000, held: 0 })
  })
})

it('adds up after all of this', async () => {
  expect(await listLedgerFaults(database.db)).toEqual([])
})
