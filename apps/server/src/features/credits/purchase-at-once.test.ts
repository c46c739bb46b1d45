import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { expect, it } from 'vitest'
import { charge, readBalances } from './ledger.usecases.ts'
import { captureAtOnce, holdAtOnce } from './purchase-at-once.repository.ts'
import { endOfHold, toTransfer } from './purchase-transfers.ts'
import { addBuyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'

const database = useTestDatabase()
const now = new Date('2026-03-01T10:00:00Z')
const keep = (purchase: ReturnType<typeof purchaseOf>) =>
  inTransaction(database.db, (tx) => holdAtOnce(tx, { transfer: toTransfer('hold', purchase), expiresAt: null }))
const take = (holdId: string, amount: number) =>
  inTransaction(database.db, (tx) => captureAtOnce(tx, { holdId, amount, ...endOfHold(holdId), now }))
const countTransfers = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::integer as count from credit_transfers')).rows[0]
    ?.count

it('keeps a price and takes what was delivered of it; what it refuses writes nothing', async () => {
  const buyer = await addBuyer(database.db, { international: 5000 })
  const purchase = purchaseOf(buyer, { amount: 1200 })
  const held = await keep(purchase)
  expect(held).toEqual({ holdId: expect.any(String), balance: 3800 })
  const before = await countTransfers()
  expect(await keep(purchase), 'a used key').toBeNull()
  expect(await keep(purchaseOf(buyer, { amount: 3801 })), 'more than there is').toBeNull()
  expect(await keep(purchaseOf(buyer, { account: 'normal', amount: 1 })), 'an account never used').toBeNull()
  const holdId = held?.holdId ?? ''
  expect(await take(holdId, 900), 'nothing was ever paid to the other side').toBeNull()
  expect(await countTransfers()).toBe(before)

  const { transferId } = await inTransaction(database.db, (tx) => charge(tx, purchaseOf(buyer, { amount: 300 })))
  expect(await take(transferId, 300), 'no hold').toBeNull()
  expect(await take(holdId, 1201), 'more than is held').toBeNull()
  expect((await readBalances(database.db, buyer.subscriberId)).international).toEqual({ balance: 3500, held: 1200 })
  expect(await take(holdId, 900)).toEqual(expect.any(String))
  expect(await take(holdId, 900), 'a hold that has ended').toBeNull()
  expect((await readBalances(database.db, buyer.subscriberId)).international).toEqual({ balance: 3800, held: 0 })
  expect(await listLedgerFaults(database.db)).toEqual([])
})
