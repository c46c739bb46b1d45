import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase, type Db, type Tx } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../app/app-error.ts'
import { releaseExpiredHolds } from './expired-holds.usecases.ts'
import { topUp } from './funding.usecases.ts'
import { capture, charge, hold, readBalances, refund, release } from './ledger.usecases.ts'
import { addBuyer, type Buyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'

const CLIENTS = 50
const NAME = 'clients to be killed'
const FUNDED = 30_000
const STEPS_BETWEEN_KILLS = 3

const database = useTestDatabase()

/** What one client intends, one after the other; a hold is ended as `end` says. */
type Intent =
  | { type: 'charge'; amount: number; refund: number | null }
  | { type: 'hold'; amount: number; end: number | 'release' | 'expire' | 'leave' }
  | { type: 'top-up'; amount: number }

const amount = fc.integer({ min: 0, max: 900 })
const intent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('charge' as const), amount, refund: fc.option(amount) }),
  fc.record({
    type: fc.constant('hold' as const),
    amount,
    end: fc.oneof(amount, fc.constantFrom('release' as const, 'expire' as const, 'leave' as const)),
  }),
  fc.record({ type: fc.constant('top-up' as const), amount: fc.integer({ min: 1, max: 500 }) }),
)
const scenario = fc.array(fc.array(intent, { minLength: 2, maxLength: 4 }), { minLength: CLIENTS, maxLength: CLIENTS })

/** What was accepted: an oracle short enough to be believed. */
class Accepted {
  balance = FUNDED
  held = 0
  settled = 0
}

type Client = { db: Db; buyer: Buyer; accepted: Accepted; name: string }

/** Does a step until it was accepted or refused: what a killed connection answers is not known, and asked again. */
async function settle<Result>({ db, accepted }: Client, work: (tx: Tx) => Promise<Result>): Promise<Result | null> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await inTransaction(db, work)
      accepted.settled += 1
      // Now and then the answer is lost on its way, and the same is asked once more.
      if (tries > 0 || Math.random() > 0.2) return result
    } catch (error) {
      if (error instanceof AppError) return null
      if (tries > 200) throw error
      await delay(Math.random() * 5)
    }
  }
}

/** Clocks of clients disagree by up to an hour. */
const someMoment = () => new Date(Date.now() + (Math.random() - 0.5) * 7_200_000)

async function follow(client: Client, intents: readonly Intent[]): Promise<void> {
  for (const [index, one] of intents.entries()) {
    const key = `${client.name}.${index}`
    if (one.type === 'charge') await buyAtOnce(client, one, key)
    else if (one.type === 'hold') await buyByHold(client, one, key)
    else await payIn(client, one.amount, key)
  }
}

async function payIn(client: Client, paid: number, key: string): Promise<void> {
  const { buyer, accepted } = client
  const item = { account: 'international', reason: null, actor: 'test', now: someMoment() } as const
  await settle(client, (tx) => topUp(tx, { ...item, subscriberId: buyer.subscriberId, amount: paid, key }))
  accepted.balance += paid
}

async function buyAtOnce(client: Client, one: Extract<Intent, { type: 'charge' }>, key: string): Promise<void> {
  const { buyer, accepted } = client
  const bought = await settle(client, (tx) => charge(tx, purchaseOf(buyer, { amount: one.amount, key })))
  if (bought === null) return
  accepted.balance -= one.amount
  const { refund: asked } = one
  if (asked === null) return
  const { transferId } = bought
  const back = { transferId, amount: asked, key: `${key}.back`, reason: 'test', actor: 'test', now: someMoment() }
  const given = await settle(client, (tx) => refund(tx, back))
  expect(given === null, 'more than was paid is refused, and nothing else').toBe(asked > one.amount)
  if (given !== null) accepted.balance += asked
}

async function buyByHold(client: Client, one: Extract<Intent, { type: 'hold' }>, key: string): Promise<void> {
  const { buyer, accepted } = client
  const expiresAt = one.end === 'expire' ? new Date(0) : null
  const kept = await settle(client, (tx) => hold(tx, { ...purchaseOf(buyer, { amount: one.amount, key }), expiresAt }))
  if (kept === null) return
  const { holdId } = kept
  accepted.balance -= one.amount
  accepted.held += one.amount
  if (one.end === 'leave') return
  // Expired holds are swept in the end.
  accepted.held -= one.amount
  if (typeof one.end !== 'number') accepted.balance += one.amount
  if (one.end === 'release') await settle(client, (tx) => release(tx, { holdId, reason: 'test', now: someMoment() }))
  if (typeof one.end !== 'number') return
  const taken = Math.min(one.end, one.amount)
  await settle(client, (tx) => capture(tx, { holdId, amount: taken, now: someMoment() }))
  accepted.balance += one.amount - taken
}

/** Kills some of the connections each time a few steps were settled: often, and never so often that nobody gets on. */
async function killNowAndThen(accepted: Accepted, isOver: () => boolean): Promise<number> {
  let killed = 0
  for (let settled = 0; !isOver();) {
    await delay(1)
    if (accepted.settled < settled + STEPS_BETWEEN_KILLS) continue
    settled = accepted.settled
    const { rows } = await database.pool.query(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity where application_name = $1
       order by random() limit 2) victims`,
      [NAME],
    )
    killed += rows.length
  }
  return killed
}

async function play(scripts: readonly (readonly Intent[])[]): Promise<number> {
  const clients = createDatabase(database.connectionString, { maxConnections: CLIENTS, applicationName: NAME })
  const buyer = await addBuyer(database.db, { international: FUNDED })
  const accepted = new Accepted()
  let isOver = false
  const killing = killNowAndThen(accepted, () => isOver)
  const clock = { now: someMoment }
  const sweeping = async () => {
    while (!isOver) {
      await releaseExpiredHolds({ db: database.db, clock })
      await delay(10)
    }
  }
  const working = scripts.map((intents, index) =>
    follow({ db: clients.db, buyer, accepted, name: `client ${index}` }, intents),
  )
  const ended = Promise.allSettled(working).then((all) => {
    isOver = true
    return all
  })
  await sweeping()
  for (const one of await ended) if (one.status === 'rejected') throw one.reason
  const killed = await killing
  await clients.close()
  await releaseExpiredHolds({ db: database.db, clock })
  const { international } = await readBalances(database.db, buyer.subscriberId)
  expect(international).toEqual({ balance: accepted.balance, held: accepted.held })
  return killed
}

test('fifty clients whose connections are killed, whose answers are lost and whose clocks differ', async () => {
  let killed = 0
  const property = fc.asyncProperty(scenario, async (scripts) => {
    killed += await play(scripts)
  })
  await fc.assert(property, { numRuns: 3, endOnFailure: true })
  expect(killed).toBeGreaterThan(0)
  // Sum zero per currency, balance = sum of entries, held = open holds, never below zero, each transfer balanced.
  expect(await listLedgerFaults(database.db)).toEqual([])
  const { rows } = await database.pool.query(
    `select 1 from credit_transfers group by subscriber_id, key having count(*) > 1
     union all select 1 from credit_entries where balance_after < 0 and account_id in
       (select account_id from credit_accounts where side in ('credit', 'sales'))`,
  )
  expect(rows).toEqual([])
})
