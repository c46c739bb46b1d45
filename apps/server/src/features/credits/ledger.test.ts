import { randomUUID } from 'node:crypto'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { describe, expect, it } from 'vitest'
import { adjust, topUp } from './funding.usecases.ts'
import { sumRefundsOfHold } from './ledger.repository.ts'
import { capture, charge, hold, type Purchase, readBalances, refund, release } from './ledger.usecases.ts'
import { addBuyer, type Buyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'

const database = useTestDatabase()
const now = new Date('2026-11-02T08:00:00Z')

const buy = (purchase: Purchase) => inTransaction(database.db, (tx) => charge(tx, purchase))
const keep = (purchase: Purchase, expiresAt: Date | null = null) =>
  inTransaction(database.db, (tx) => hold(tx, { ...purchase, expiresAt }))
const take = (holdId: string, amount: number) =>
  inTransaction(database.db, (tx) => capture(tx, { holdId, amount, now }))
const free = (holdId: string) => inTransaction(database.db, (tx) => release(tx, { holdId, reason: 'cancelled', now }))
const giveBack = (transferId: string, amount: number, key: string = randomUUID()) =>
  inTransaction(database.db, (tx) => refund(tx, { transferId, amount, key, reason: 'hibás', actor: 'test', now }))
const balanceOf = async ({ subscriberId }: Buyer) => (await readBalances(database.db, subscriberId)).international

describe('a charge', () => {
  it('takes the price at once from the account it names, and from no other', async () => {
    const buyer = await addBuyer(database.db, { international: 5000, normal: 700 })
    expect(await buy(purchaseOf(buyer, { amount: 1990 }))).toEqual({
      transferId: expect.any(String),
      isReplay: false,
      balance: 3010,
    })
    expect(await readBalances(database.db, buyer.subscriberId)).toEqual({
      normal: { balance: 700, held: 0 },
      international: { balance: 3010, held: 0 },
    })
  })

  it('may take all there is, and not a cent more', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    await expect(buy(purchaseOf(buyer, { amount: 1001 }))).rejects.toMatchObject({
      code: 'credit.insufficient',
      status: 402,
      details: { required: 1001, balance: 1000, currency: 'EUR', account: 'international' },
    })
    expect(await buy(purchaseOf(buyer, { amount: 1000 }))).toMatchObject({ balance: 0 })
    expect(await buy(purchaseOf(buyer, { amount: 0 }))).toMatchObject({ balance: 0, isReplay: false })
    await expect(buy(purchaseOf(buyer, { amount: 1 }))).rejects.toMatchObject({ code: 'credit.insufficient' })
  })

  it('of somebody who never paid in is refused, with his account', async () => {
    const buyer = await addBuyer(database.db, {})
    expect(await balanceOf(buyer)).toEqual({ balance: 0, held: 0 })
    await expect(buy(purchaseOf(buyer, { account: 'normal', amount: 5 }))).rejects.toMatchObject({
      details: { required: 5, balance: 0, currency: 'HUF', account: 'normal' },
    })
  })

  it('under one key is made once, however often it arrives and whatever is left', async () => {
    const buyer = await addBuyer(database.db, { international: 1500 })
    const purchase = purchaseOf(buyer, { request: { b: [1, { c: 2 }], a: 'x' } })
    const first = await buy(purchase)
    expect(await buy({ ...purchase, request: { a: 'x', b: [1, { c: 2 }] } })).toEqual({ ...first, isReplay: true })
    await buy(purchaseOf(buyer, { amount: 500 }))
    expect(await buy(purchase)).toEqual({ transferId: first.transferId, isReplay: true, balance: 0 })
  })

  it.each<[string, Partial<Purchase>]>([
    ['another price', { amount: 999 }],
    ['another subject', { subject: 'at-2' }],
    ['another product', { product: 'foreign-order' }],
    ['another request', { request: { language: 'de' } }],
    ['more than there is', { amount: 9000 }],
  ])('under a used key with %s is refused', async (_name, change) => {
    const buyer = await addBuyer(database.db, { international: 5000 })
    const purchase = purchaseOf(buyer)
    await buy(purchase)
    await expect(buy({ ...purchase, ...change })).rejects.toMatchObject({ code: 'credit.key-reused', status: 422 })
    await expect(keep(purchase)).rejects.toMatchObject({ code: 'credit.key-reused' })
    expect(await balanceOf(buyer)).toEqual({ balance: 4000, held: 0 })
  })

  it('under the key of another subscriber is a charge of its own', async () => {
    const [one, other] = [
      await addBuyer(database.db, { international: 1000 }),
      await addBuyer(database.db, { international: 1000 }),
    ]
    const { key } = purchaseOf(one)
    await buy(purchaseOf(one, { key }))
    expect(await buy(purchaseOf(other, { key }))).toMatchObject({ isReplay: false, balance: 0 })
  })

  it('of a transaction that is rolled back was never made', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const purchase = purchaseOf(buyer)
    const failing = inTransaction(database.db, async (tx) => {
      await charge(tx, purchase)
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await balanceOf(buyer)).toEqual({ balance: 1000, held: 0 })
    expect(await buy(purchase)).toMatchObject({ isReplay: false })
  })
})

describe('a hold', () => {
  it('keeps the price from others until it is taken', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const { holdId, balance } = await keep(purchaseOf(buyer, { amount: 800 }))
    expect([balance, await balanceOf(buyer)]).toEqual([200, { balance: 200, held: 800 }])
    await expect(buy(purchaseOf(buyer, { amount: 201 }))).rejects.toMatchObject({ details: { balance: 200 } })
    expect(await take(holdId, 500)).toEqual({ transferId: expect.any(String) })
    expect(await balanceOf(buyer)).toEqual({ balance: 500, held: 0 })
  })

  it('is taken once: a repetition answers the same, another end is refused', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const { holdId } = await keep(purchaseOf(buyer, { amount: 800 }))
    const first = await take(holdId, 800)
    expect(await take(holdId, 800)).toEqual(first)
    await expect(take(holdId, 700)).rejects.toMatchObject({ code: 'credit.hold-ended', status: 409 })
    await free(holdId)
    expect(await balanceOf(buyer)).toEqual({ balance: 200, held: 0 })
  })

  it('is never taken beyond what it holds', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const { holdId } = await keep(purchaseOf(buyer, { amount: 100 }))
    await expect(take(holdId, 101)).rejects.toThrow(RangeError)
    expect(await balanceOf(buyer)).toEqual({ balance: 900, held: 100 })
    expect(await take(holdId, 0)).toEqual({ transferId: null })
    expect(await balanceOf(buyer)).toEqual({ balance: 1000, held: 0 })
  })

  it('that was released is not taken any more', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const purchase = purchaseOf(buyer)
    const { holdId } = await keep(purchase)
    expect(await keep(purchase)).toEqual({ holdId, isReplay: true, balance: 0 })
    await free(holdId)
    await free(holdId)
    await expect(take(holdId, 1000)).rejects.toMatchObject({ code: 'credit.hold-ended' })
    expect(await balanceOf(buyer)).toEqual({ balance: 1000, held: 0 })
  })
})

describe('a refund', () => {
  it('gives back at most what was paid, in parts', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const { transferId } = await buy(purchaseOf(buyer))
    await giveBack(transferId, 300)
    await expect(giveBack(transferId, 701)).rejects.toMatchObject({ code: 'credit.refund-too-large' })
    await giveBack(transferId, 700)
    await expect(giveBack(transferId, 1)).rejects.toMatchObject({ code: 'credit.refund-too-large' })
    expect(await balanceOf(buyer)).toEqual({ balance: 1000, held: 0 })
  })

  it('of what was taken of a hold is no more than that', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const { holdId } = await keep(purchaseOf(buyer))
    const { transferId } = await take(holdId, 600)
    if (transferId === null) throw new Error('not taken')
    await expect(giveBack(transferId, 601)).rejects.toMatchObject({ code: 'credit.refund-too-large' })
    await expect(giveBack(holdId, 1)).rejects.toThrow('no charge or capture')
    expect(await sumRefundsOfHold(database.db, holdId)).toBe(0)
    await giveBack(transferId, 600)
    expect(await sumRefundsOfHold(database.db, holdId)).toBe(600)
    expect(await balanceOf(buyer)).toEqual({ balance: 1000, held: 0 })
  })

  it('under one key is made once', async () => {
    const buyer = await addBuyer(database.db, { international: 1000 })
    const { transferId } = await buy(purchaseOf(buyer))
    const first = await giveBack(transferId, 1000, 'back')
    expect(await giveBack(transferId, 1000, 'back')).toEqual(first)
    await expect(giveBack(transferId, 1, 'back')).rejects.toMatchObject({ code: 'credit.key-reused' })
  })
})

describe('what comes in', () => {
  const item = { account: 'normal', reason: 'Átutalás', actor: 'operator', now } as const

  it('is posted once under one reference', async () => {
    const { subscriberId } = await addBuyer(database.db, {})
    const post = (amount: number) =>
      inTransaction(database.db, (tx) => topUp(tx, { ...item, subscriberId, amount, key: 'bank-1' }))
    const first = await post(5000)
    expect(first).toMatchObject({ isReplay: false, balance: 5000 })
    expect(await post(5000)).toEqual({ ...first, isReplay: true })
    await expect(post(5001)).rejects.toMatchObject({ code: 'credit.key-reused' })
  })

  it('is put right up and down, never below what can be spent', async () => {
    const { subscriberId } = await addBuyer(database.db, { normal: 100 })
    const post = (amount: number) =>
      inTransaction(database.db, (tx) => adjust(tx, { ...item, subscriberId, amount, key: randomUUID() }))
    expect(await post(50)).toMatchObject({ balance: 150 })
    expect(await post(-150)).toMatchObject({ balance: 0 })
    await expect(post(-1)).rejects.toMatchObject({ code: 'credit.insufficient', details: { required: 1, balance: 0 } })
  })
})

it('adds up after all of this', async () => {
  expect(await listLedgerFaults(database.db)).toEqual([])
})
