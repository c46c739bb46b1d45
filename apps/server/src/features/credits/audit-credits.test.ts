import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '@merleg/db/transaction'
import { useTestApp } from '../../app/testing-app.ts'
import type { Mail } from '../../shared/mail.ts'
import { auditAndTell } from './audit-credits.usecases.ts'
import { releaseExpiredHolds } from './expired-holds.usecases.ts'
import { charge, hold, readBalances } from './ledger.usecases.ts'
import { addBuyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'

const app = useTestApp()
const now = new Date('2026-11-02T08:00:00Z')

async function listMails(): Promise<Mail[]> {
  const { rows } = await sql<{ data: Mail }>`select data from pgboss.job where name = 'mail.send'`.execute(app.deps.db)
  return rows.map(({ data }) => data)
}

/** Writes what the triggers refuse. */
async function tamper(table: string, statement: string): Promise<void> {
  const { db } = app.deps
  await sql`alter table ${sql.id(table)} disable trigger user`.execute(db)
  await sql.raw(statement).execute(db)
  await sql`alter table ${sql.id(table)} enable trigger user`.execute(db)
}

test('holds are released when their time is over, and not before', async () => {
  const { db } = app.deps
  const buyer = await addBuyer(db, { international: 3000 })
  const until = (expiresAt: Date | null) => inTransaction(db, (tx) => hold(tx, { ...purchaseOf(buyer), expiresAt }))
  await until(new Date('2026-11-02T08:00:00Z'))
  await until(new Date('2026-11-02T08:00:01Z'))
  await until(null)
  expect(await releaseExpiredHolds({ db, clock: { now: () => now } })).toBe(1)
  expect((await readBalances(db, buyer.subscriberId)).international).toEqual({ balance: 1000, held: 2000 })
  expect(await releaseExpiredHolds({ db, clock: { now: () => new Date('2030-01-01') } })).toBe(1)
  expect(await releaseExpiredHolds({ db, clock: { now: () => new Date('2030-01-01') } })).toBe(0)
})

test('the audit of the night is silent while all adds up, and tells the provider what does not', async () => {
  const { db } = app.deps
  const buyer = await addBuyer(db, { international: 3000 })
  await inTransaction(db, (tx) => charge(tx, purchaseOf(buyer)))
  await inTransaction(db, (tx) => hold(tx, { ...purchaseOf(buyer), expiresAt: null }))
  const logged = vi.spyOn(app.deps.logger, 'error').mockReturnValue(undefined)
  await auditAndTell(app.deps)
  expect(logged).not.toHaveBeenCalled()
  expect(await listMails()).toEqual([])

  const mine = `where subscriber_id = '${buyer.subscriberId}'`
  await tamper(
    'credit_entries',
    `update credit_entries set amount = amount + 5, balance_after = balance_after + 5
    where account_id in (select account_id from credit_accounts ${mine} and side = 'sales')`,
  )
  await tamper(
    'credit_open_holds',
    `delete from credit_open_holds where account_id in (select account_id from credit_accounts ${mine})`,
  )
  const faults = await listLedgerFaults(db)
  expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
    new Set(['sum-not-zero', 'balance-differs', 'transfer-unbalanced', 'held-differs', 'hold-lost']),
  )
  await auditAndTell(app.deps)
  expect(logged).toHaveBeenCalledOnce()
  const [mail, ...others] = await listMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: app.deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL,
    subject: 'Az egyenlegek könyvelése nem egyezik',
    text: expect.stringContaining('balance-differs:\n  '),
  })
})
