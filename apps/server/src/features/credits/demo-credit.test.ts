import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { ensureDemoCredit } from './demo-credit.usecases.ts'
import { readBalances } from './ledger.usecases.ts'
import { priceOf } from './prices.repository.ts'
import { addBuyer } from './testing-credits.ts'

const database = useTestDatabase()
const now = new Date('2026-11-02T08:00:00Z')
const ensure = () => inTransaction(database.db, (tx) => ensureDemoCredit(tx, now))
const priceOfSmall = () => priceOf(database.db, { product: 'foreign-report', variant: 'small', day: '2026-11-02' })

test('where others subscribe nothing is priced for them; where all is a demo the proposed prices hold', async () => {
  const { db } = database
  await addBuyer(db, {}, { isDemo: true })
  const other = await addBuyer(db, {})
  await ensure()
  expect(await priceOfSmall()).toBeNull()
  await sql`update users set is_demo = true where user_id = ${other.userId}`.execute(db)
  await ensure()
  expect(await priceOfSmall()).toMatchObject({ currency: 'EUR' })
})

test('demo accounts get made-up credit once, marked as such; others none', async () => {
  const { db } = database
  const demo = await addBuyer(db, {}, { isDemo: true })
  const other = await addBuyer(db, {})
  for (let time = 0; time < 2; time += 1) await ensure()
  expect(await readBalances(db, demo.subscriberId)).toEqual({
    normal: { balance: 50_000_000, held: 0 },
    international: { balance: 50_000, held: 0 },
  })
  expect((await readBalances(db, other.subscriberId)).normal.balance).toBe(0)
  const { rows } = await sql<{ marked: boolean }>`
    select is_demo as marked from credit_transfers where subscriber_id = ${demo.subscriberId}`.execute(db)
  expect(rows).toEqual([{ marked: true }, { marked: true }])
})
