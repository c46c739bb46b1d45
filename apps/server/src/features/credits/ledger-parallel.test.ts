import { createDatabase, type Database } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../app/app-error.ts'
import { capture, charge, hold, type Purchase, readBalances, release } from './ledger.usecases.ts'
import { addBuyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'

const CLIENTS = 50

const database = useTestDatabase()
let many: Database
beforeAll(() => {
  many = createDatabase(database.connectionString, { maxConnections: CLIENTS })
})
afterAll(() => many.close())

const asOften = <Result>(work: (client: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
const keep = (purchase: Purchase) => inTransaction(many.db, (tx) => hold(tx, { ...purchase, expiresAt: null }))
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error))

test('fifty clients with one key: one purchase, and all hear of it; fifty take its price: it is paid once', async () => {
  const buyer = await addBuyer(database.db, { international: 5000 })
  const purchase = purchaseOf(buyer)
  const answers = await asOften(() => keep(purchase))
  const [holdId, ...others] = new Set(answers.map((answer) => answer.holdId))
  if (holdId === undefined) throw new Error('nobody holds it')
  expect(others).toEqual([])
  expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
  expect((await readBalances(database.db, buyer.subscriberId)).international).toEqual({ balance: 4000, held: 1000 })
  const amounts = await asOften(async (client) => {
    const amount = client % 2 === 0 ? 700 : 800
    const taken = inTransaction(many.db, (tx) => capture(tx, { holdId, amount, now: new Date() }))
    return taken.then(({ transferId }) => ({ transferId, amount })).catch(codeOf)
  })
  const told = amounts.filter((one) => typeof one !== 'string')
  expect(told).toHaveLength(CLIENTS / 2)
  expect(new Set(told.map(({ transferId }) => transferId)).size).toBe(1)
  expect(amounts.filter((one) => one === 'credit.hold-ended')).toHaveLength(CLIENTS / 2)
  const paid = told[0]?.amount ?? 0
  expect((await readBalances(database.db, buyer.subscriberId)).international).toEqual({ balance: 5000 - paid, held: 0 })
  expect(await listLedgerFaults(database.db)).toEqual([])
})

test('fifty clients with one key and fifty requests: one of them is the one', async () => {
  const buyer = await addBuyer(database.db, { international: 50_000 })
  const answers = await asOften((client) => keep(purchaseOf(buyer, { key: 'one', request: { client } })).catch(codeOf))
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'credit.key-reused')).toHaveLength(CLIENTS - 1)
  expect((await readBalances(database.db, buyer.subscriberId)).international.balance).toBe(49_000)
})

test('two clients, the credit of one: one buys', async () => {
  for (let round = 0; round < 20; round += 1) {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const answers = await Promise.all([0, 1].map(() => keep(purchaseOf(buyer)).catch(codeOf)))
    expect(answers.filter((answer) => answer === 'credit.insufficient')).toHaveLength(1)
    expect((await readBalances(database.db, buyer.subscriberId)).international).toEqual({ balance: 0, held: 1000 })
  }
})

test('fifty clients spend what is enough for twenty, first users of the account', async () => {
  const buyer = await addBuyer(database.db, { international: 20_000 })
  const answers = await asOften((client) =>
    inTransaction(many.db, async (tx) => {
      if (client % 2 === 0) return charge(tx, purchaseOf(buyer))
      return hold(tx, { ...purchaseOf(buyer), expiresAt: null })
    }).catch(codeOf),
  )
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(20)
  const { balance, held } = (await readBalances(database.db, buyer.subscriberId)).international
  const holds = answers.flatMap((answer) => (typeof answer !== 'string' && 'holdId' in answer ? [answer.holdId] : []))
  expect([balance, held]).toEqual([0, holds.length * 1000])
  const now = new Date()
  await Promise.all(
    [...holds, ...holds].map((holdId) =>
      inTransaction(many.db, (tx) => release(tx, { holdId, reason: 'cancelled', now })),
    ),
  )
  expect((await readBalances(database.db, buyer.subscriberId)).international).toEqual({
    balance: holds.length * 1000,
    held: 0,
  })
  expect(await listLedgerFaults(database.db)).toEqual([])
})
