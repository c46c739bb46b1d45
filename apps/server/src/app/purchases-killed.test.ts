import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buyForeignReport } from '@merleg/contract/international.contract'
import { orderOffline } from '@merleg/contract/international-orders.contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findForeignOrderByKey } from '../features/international/foreign-orders.repository.ts'
import { reconcileOrders } from '../features/international/reconcile-orders.usecases.ts'
import {
  type Buyer,
  findMadeUp,
  readLedger,
  signInBuyer,
  withSandbox,
} from '../features/international/testing-international.ts'
import { listLedgerFaults } from '../features/credits/testing-credits.ts'
import { useTestApp } from './testing-app.ts'

const CLIENTS = 50
const SUBSCRIBERS = 10
/** Offline orders of a client; a subscriber may place thirty an hour. */
const ORDERS_EACH = 5
const KILLS = 4
const [OFFLINE_CENTS, ONLINE_CENTS] = [4500, 490]
/** What the clients of a subscriber spend at most: were nothing lost to a kill, it would still do. */
const FUNDED = (CLIENTS / SUBSCRIBERS) * (ORDERS_EACH * OFFLINE_CENTS + ONLINE_CENTS)

const server = useTestApp()
let serving: ChildProcess | null = null
afterAll(() => void serving?.kill('SIGKILL'))

/** The server of all clients; after each kill another one, on a port of its own. */
let address = ''

async function serve(): Promise<void> {
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, 'testing-serving-process.ts'), server.database.connectionString],
    {
      env: {
        ...process.env,
        PORT: '0',
        MERLEG_DATA_DIR: server.deps.config.MERLEG_DATA_DIR,
        MERLEG_FOREIGN_PROVIDERS: 'sandbox',
        MERLEG_PUBLIC_URL: 'http://merleg.test',
        MERLEG_REQUESTS_PER_MINUTE: '100000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  serving = child
  address = await new Promise<string>((ready, fail) => {
    let text = ''
    child.once('exit', () => fail(new Error(`ended instead of serving: ${text}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const found = /serving (\S+)\n/.exec(text)?.[1]
      if (found !== undefined) ready(found)
    })
  })
}

async function kill(): Promise<void> {
  const child = serving
  if (child === null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

/** What the clients know: the answer of each intent, or that none came and they gave up. */
type Intent = {
  buyer: Buyer
  path: string
  body: Record<string, unknown>
  key: string
  answer: string | null
  isGivenUp: boolean
}
const intents: Intent[] = []
let answered = 0

/** Null where no answer came. */
async function send({ buyer, path, body, key }: Intent): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...buyer.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, key }),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  }
}

async function pursue(intent: Intent, isPatient: boolean): Promise<void> {
  intents.push(intent)
  for (;;) {
    const sent = await send(intent)
    // A process that dies may still say that its database is gone.
    if (sent !== null && sent.status < 500) {
      expect([sent.status, sent.text]).toEqual([200, expect.any(String)])
      intent.answer = sent.text
      answered += 1
      return
    }
    if (!isPatient) {
      intent.isGivenUp = true
      return
    }
    await delay(20 + Math.random() * 50)
  }
}

async function follow(buyer: Buyer, client: number, companyId: string): Promise<void> {
  for (let turn = 0; turn < ORDERS_EACH; turn += 1) {
    const name = `Client ${client} order ${turn}`
    const order = { country: 'at', name, zip: '1010', city: 'Wien', street: 'Ring 1', price: OFFLINE_CENTS / 100 }
    const intent = {
      buyer,
      path: '/api/international/offline',
      body: order,
      key: randomUUID(),
      answer: null,
      isGivenUp: false,
    }
    // Each third is asked once and left where no answer comes.
    await pursue(intent, (client + turn) % 3 !== 0)
  }
  const report = { id: companyId, variant: 'small', price: ONLINE_CENTS }
  const intent = {
    buyer,
    path: '/api/international/purchases',
    body: report,
    key: randomUUID(),
    answer: null,
    isGivenUp: false,
  }
  await pursue(intent, true)
}

async function killNowAndThen(isOver: () => boolean): Promise<number> {
  let killed = 0
  for (const step = (CLIENTS * ORDERS_EACH) / (KILLS + 1); killed < KILLS && !isOver();) {
    await delay(2)
    if (answered < step * (killed + 1)) continue
    await kill()
    killed += 1
    await serve()
  }
  return killed
}

/** How many offline orders there are of an intent, and which answers its key. */
async function readOrders({ key, body, buyer }: Intent) {
  const { rows } = await sql<{ count: number; number: string | null }>`
    select (select count(*)::integer from international_orders
        where subscriber_id = ${buyer.subscriberId} and company_name = ${String(body['name'])}) as count,
      (select order_number from international_order_keys k join international_orders o using (order_id)
        where k.subscriber_id = ${buyer.subscriberId} and request_key = ${key}::uuid) as number`.execute(server.deps.db)
  return rows[0]
}

test('fifty clients buy over HTTP while the server is killed: what was answered is there once, nothing twice', async () => {
  const plain = withSandbox(server)
  const buyers: Buyer[] = []
  while (buyers.length < SUBSCRIBERS) buyers.push(await signInBuyer(server, FUNDED))
  const stems = ['Alvenor', 'Brintal', 'Corvaxa', 'Delmiro', 'Eskanta']
  const companies = await Promise.all(stems.map((stem) => findMadeUp(plain, `${stem} Bau`)))
  await serve()
  let isOver = false
  const working = Promise.allSettled(
    Array.from({ length: CLIENTS }, (_, client) => {
      const buyer = buyers[client % SUBSCRIBERS]
      const company = companies[Math.floor(client / SUBSCRIBERS)]
      if (buyer === undefined || company === undefined) throw new Error('a buyer or a company too few')
      return follow(buyer, client, company.foreignCompanyId)
    }),
  ).finally(() => (isOver = true))
  const killed = await killNowAndThen(() => isOver)
  for (const one of await working) if (one.status === 'rejected') throw one.reason
  await kill()
  expect(killed).toBe(KILLS)

  const offline = intents.filter(({ path }) => path.endsWith('/offline'))
  const online = intents.filter(({ path }) => path.endsWith('/purchases'))
  expect([offline.length, online.length]).toEqual([CLIENTS * ORDERS_EACH, CLIENTS])
  let placed = 0
  for (const intent of offline) {
    const found = await readOrders(intent)
    placed += found?.count ?? 0
    if (intent.answer === null) expect(found?.count).toBeLessThanOrEqual(1)
    else expect(found).toEqual({ count: 1, number: orderOffline.answer.parse(JSON.parse(intent.answer)).orderNumber })
  }
  // Whoever comes next settles what was left behind.
  for (let round = 1; round < 4; round += 1) {
    const clock = { now: () => new Date(Date.now() + round * 600_000) }
    await reconcileOrders(withSandbox(server, { clock }), new AbortController().signal)
  }
  const { db } = server.deps
  for (const { key, buyer, answer } of online) {
    const order = await findForeignOrderByKey(db, { subscriberId: buyer.subscriberId, key })
    expect(order?.orderId).toBe(buyForeignReport.answer.parse(JSON.parse(answer ?? '')).orderId)
    // Killed between the two, nobody knows whether the provider has it: it is held, never sent again.
    expect(['delivered', 'unknown']).toContain(order?.state)
  }
  const { rows } = await sql`select call_ref from foreign_sandbox_orders group by call_ref having count(*) > 1`.execute(
    db,
  )
  expect(rows).toEqual([])
  const ledgers = await Promise.all(buyers.map((buyer) => readLedger(server, buyer)))
  const delivered = await sql<{
    count: number
  }>`select count(*)::integer as count from foreign_orders where state = 'delivered'`.execute(db)
  const paid = (delivered.rows[0]?.count ?? 0) * ONLINE_CENTS
  const held = placed * OFFLINE_CENTS + (CLIENTS - (delivered.rows[0]?.count ?? 0)) * ONLINE_CENTS
  expect(ledgers.reduce((sum, one) => sum + one.posted, 0)).toBe(SUBSCRIBERS * FUNDED - paid)
  expect(ledgers.reduce((sum, one) => sum + one.held, 0)).toBe(held)
  expect(ledgers.map(({ entries }) => entries)).toEqual(buyers.map(() => 0))
  expect(await listLedgerFaults(db)).toEqual([])
}, 600_000)
