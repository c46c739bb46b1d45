import { randomUUID } from 'node:crypto'
import { createDatabase, type Database } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { auditCredits } from '@merleg/server/features/credits/audit-credits.usecases'
import { topUp } from '@merleg/server/features/credits/funding.usecases'
import { capture, hold, type Purchase } from '@merleg/server/features/credits/ledger.usecases'
import type { BenchContext, BenchEntry, Line, ProductLine, QuickPair } from './bench-entry.ts'
import type { Product } from './product.ts'
import { summariseTimes } from './statistics.ts'
import { QUICK_CALLS, timeTurns } from './quick/timed-turns.ts'

/** Buyers at once, each over a connection of its own. */
const CLIENTS = 8
const MANY_ACCOUNTS = 100
const SECONDS = 5
const WARM_UP_SECONDS = 1
/** In hundredths: nobody runs out of it. */
const CREDIT = 1_000_000_000
const PRICE = 25

export const purchasesBench: BenchEntry = {
  name: 'purchases',
  title: 'Purchases from prepaid credit',
  goal: { text: 'one credit account ≥ 1,000 a second, 100 accounts ≥ 4,000 a second', companies: null },
  method:
    `${CLIENTS} buyers at once in one process, each over a connection of its own to the PostgreSQL of the product, with fsync: ` +
    'a transaction with a key of its own, both sides entered, all checked. Tables are analyzed after a warm-up. Afterwards the whole ledger is worked out anew. ' +
    'As the product sells: the price is held in one transaction, and taken in another when the thing is there. Baseline: a transaction that lowers a balance and writes one line beside it, without key, other side or checks.',
  measure,
  quick: [
    {
      name: 'a purchase',
      floor: 'a balance lowered and a line written, same PostgreSQL',
      when: 'served',
      prepare: prepareQuick,
    },
  ],
}

type Buyer = { subscriberId: string; userId: string }

async function measure({ startProduct, say }: BenchContext): Promise<ProductLine[]> {
  const product = await startProduct()
  const database = connect(product, CLIENTS)
  try {
    await makePlainTables(database)
    const lines: ProductLine[] = []
    for (const [accounts, atLeast] of [
      [1, 1000],
      [MANY_ACCOUNTS, 4000],
    ] as const) {
      say(`purchases on ${accounts} accounts`)
      const buyers = await addBuyers(database, accounts)
      const name = accounts === 1 ? 'one account' : `${accounts} accounts`
      lines.push({
        name: `${name}, held and taken`,
        figures: await buyForAWhile(database, (turn) => buy(database, buyers[turn % accounts])),
        limits: [{ metric: 'purchasesPerSecond', atLeast }],
        baselines: [
          {
            name: 'a balance lowered and a line written',
            figures: await buyForAWhile(database, (turn) => buyPlainly(database, turn % accounts)),
          },
        ],
      })
    }
    say('working the ledger out anew')
    const faults = (await auditCredits(database)).filter(({ samples }) => samples.length > 0)
    if (faults.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(faults)}`)
    return lines
  } finally {
    await dropPlainTables(database)
    await database.close()
  }
}

async function prepareQuick(_context: BenchContext, product: Product): Promise<() => Promise<QuickPair>> {
  const { database } = product
  await makePlainTables(database)
  const [buyer] = await addBuyers(database, 1)
  return () => timeTurns({ turns: QUICK_CALLS, ours: () => buy(database, buyer), floor: () => buyPlainly(database, 0) })
}

function connect({ database }: Product, maxConnections: number): Database {
  const { connectionString } = database.pool.options
  if (connectionString === undefined) throw new Error('the product has no address of its database')
  return createDatabase(connectionString, { maxConnections, applicationName: 'merleg bench' })
}

async function addBuyers({ db }: Database, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let at = 0; at < count; at += 1) {
    const subscriber = await db
      .insertInto('subscribers')
      .values({ name: 'bench purchases' })
      .returning('subscriber_id as id')
      .executeTakeFirstOrThrow()
    const values = {
      subscriber_id: subscriber.id,
      email: `${randomUUID()}@bench.example`,
      name: 'Bench',
      password_hash: '-',
    }
    const user = await db.insertInto('users').values(values).returning('user_id as id').executeTakeFirstOrThrow()
    const item = { account: 'international', amount: CREDIT, key: 'bench', reason: null, actor: 'bench' } as const
    await inTransaction(db, (tx) => topUp(tx, { ...item, subscriberId: subscriber.id, now: new Date() }))
    buyers.push({ subscriberId: subscriber.id, userId: user.id })
  }
  return buyers
}

/** What whoever buys a report does: it is delivered between the two. */
async function buy({ db }: Database, buyer: Buyer | undefined): Promise<void> {
  const { holdId } = await inTransaction(db, (tx) => hold(tx, { ...toPurchase(buyer), expiresAt: null }))
  await inTransaction(db, (tx) => capture(tx, { holdId, amount: PRICE, now: new Date() }))
}

function toPurchase(buyer: Buyer | undefined): Purchase {
  if (buyer === undefined) throw new Error('there is no buyer')
  const thing = { account: 'international', amount: PRICE, product: 'foreign-report', request: {} } as const
  return { ...buyer, ...thing, key: randomUUID(), subject: 'at-1', title: 'Bench GmbH' }
}

/** What a purchase is where nobody has to prove it. */
async function buyPlainly({ pool }: Database, account: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('update bench_balances set balance = balance - $1 where account = $2 and balance >= $1', [
      PRICE,
      account,
    ])
    await client.query('insert into bench_payments (account, amount, title) values ($1, $2, $3)', [
      account,
      PRICE,
      'Bench GmbH',
    ])
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function makePlainTables(database: Database): Promise<void> {
  await dropPlainTables(database)
  await database.pool.query(
    `create table bench_balances (account integer primary key, balance bigint not null);
     create table bench_payments (payment_id uuid primary key default uuidv7(), account integer not null,
       amount bigint not null, title text not null, made_at timestamptz not null default now());
     insert into bench_balances select n, ${CREDIT} from generate_series(0, ${MANY_ACCOUNTS}) n`,
  )
}

async function dropPlainTables({ pool }: Database): Promise<void> {
  await pool.query('drop table if exists bench_balances, bench_payments')
}

/**
 * Counted after a warm-up and what autovacuum does by itself within a minute: a ledger that was empty a second ago grows as
 * none ever does, under plans that were made for a page of rows.
 */
async function buyForAWhile({ pool }: Database, work: (turn: number) => Promise<void>): Promise<Line['figures']> {
  await buyFor(WARM_UP_SECONDS, work)
  await pool.query('vacuum (analyze)')
  await buyFor(WARM_UP_SECONDS, work)
  const times = await buyFor(SECONDS, work)
  return { purchasesPerSecond: times.length / SECONDS, ...summariseTimes(times) }
}

/** All clients buy one after the other until the time is over. */
async function buyFor(seconds: number, work: (turn: number) => Promise<void>): Promise<number[]> {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  let turn = 0
  const client = async () => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      turn += 1
      await work(turn)
      const ended = performance.now()
      if (ended < until) times.push(ended - begun)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return times
}
