import { waitingForLocks } from '@merleg/db/testing-locks'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { startTestReceiver, type TestReceiver } from '../../shared/outgoing/testing-receiver.ts'
import { findAlertProgress } from '../monitoring/alerts-fan-out.repository.ts'
import { tellChange, tellChanges } from '../alert-stream/testing-alerts.ts'
import { claimDue, makeDeliveries, type Sending, startSending } from './start-sending.ts'
import { sendWebhook } from './send-webhook.usecases.ts'
import { deleteEndpoint, insertEndpoint, lockEndpoint } from './webhook-endpoints.repository.ts'
import { sealWebhookSecret } from './webhook-secrets.ts'
import { tidyWebhooks } from './webhooks.jobs.ts'

const server = useTestApp()
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const FORMER = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
const HOUR = 3_600_000
const KEY = Buffer.alloc(32, 2).toString('base64')
type Signed = Awaited<ReturnType<typeof server.signIn>>
let me: Signed
let receiver: TestReceiver
let sending: Sending | null = null
let now = new Date()

const deps = () => ({
  ...server.deps,
  clock: { now: () => now },
  config: { ...server.deps.config, MERLEG_SECRET_KEY: KEY, MERLEG_WEBHOOK_ALLOWED_ORIGINS: [receiver.origin] },
  resolve: () => Promise.reject(new Error('not to be asked')),
})

beforeAll(async () => {
  receiver = await startTestReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  me = await server.signIn({ claims: ['Monitoring'] })
  now = new Date()
  receiver.received.length = 0
  receiver.mostAtOnce = 0
  receiver.answer = (response) => response.writeHead(204).end()
})
afterEach(async () => {
  await sending?.close()
  sending = null
  await sql`delete from webhook_endpoints`.execute(server.deps.db)
})

async function addEndpoint(path = '/hook', owner = me): Promise<string> {
  const { db } = server.deps
  const { after: position } = await findAlertProgress(db)
  const url = `${receiver.origin}${path}`
  const endpoint = { ...owner, name: `Vevői <rendszer> ${path}`, url, secret: SECRET, position, now }
  return inTransaction(db, (tx) => insertEndpoint(tx, endpoint))
}

const tell = () => tellChange(server.deps.db, [me.subscriberId])
const endpointOf = (id: string) =>
  server.deps.db.selectFrom('webhook_endpoints').selectAll().where('endpoint_id', '=', id).executeTakeFirstOrThrow()
const storeFormer = (endpointId: string, { secret, until }: { secret: string; until: Date }) =>
  server.deps.db
    .insertInto('webhook_former_secrets')
    .values({ endpoint_id: endpointId, secret, signs_until: until })
    .execute()
const formerOf = (id: string) =>
  server.deps.db.selectFrom('webhook_former_secrets').select('secret').where('endpoint_id', '=', id).execute()
const deliveriesOf = (id: string) =>
  server.deps.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', id)
    .orderBy('position')
    .execute()

/** Everything that is due is sent once. */
async function sendDue(): Promise<number> {
  await makeDeliveries(deps())
  const claimed = await claimDue(deps(), { limit: 8 })
  await Promise.all(claimed.map((one) => sendWebhook(deps(), one, new AbortController().signal)))
  return claimed.length
}

const mails = async () => {
  const { rows } = await sql<{ data: { to: string; subject: string; text: string } }>`
    select data from pgboss.job where name = 'mail.send' and data->>'id' like 'webhook.%'`.execute(server.deps.db)
  return rows.map(({ data }) => data).filter(({ text }) => text.includes('/hook') || text.includes('127.0.0.1'))
}

describe('deliveries are made', () => {
  test('once of each alert of the subscriber after the endpoint was added, also by two at the same time', async () => {
    await tell()
    const id = await addEndpoint()
    const positions = [await tell(), await tell(), await tell()]
    await tellChange(server.deps.db, [])
    await Promise.all([1, 2, 3, 4].map(() => makeDeliveries(deps())))
    await makeDeliveries(deps())
    expect((await deliveriesOf(id)).map(({ position }) => position)).toEqual(positions)
    expect((await endpointOf(id)).cursor_position).toBe((positions[2] ?? 0) + 1)
  })

  test('under another id where a restored database gives a position again', async () => {
    const { db } = server.deps
    const id = await addEndpoint()
    const position = await tell()
    const idOf = async () => (await deliveriesOf(id)).find((one) => one.position === position)?.message_id
    await makeDeliveries(deps())
    const first = await idOf()
    // As if the backup had been made before: the cursor, the deliveries and the alert are those of then.
    await db.deleteFrom('webhook_deliveries').where('endpoint_id', '=', id).execute()
    await db.deleteFrom('alerts').where('position', '=', position).execute()
    await db
      .updateTable('webhook_endpoints')
      .set({ cursor_position: position - 1 })
      .execute()
    const alert = { position, company_id: '10000001', importance: 'neutral', created_at: new Date() }
    await db
      .insertInto('alerts')
      .values({ ...alert, subscriber_id: me.subscriberId })
      .execute()
    await makeDeliveries(deps())
    expect(await idOf()).toMatch(/^msg_/)
    expect(await idOf()).not.toBe(first)
  })

  test('in pages where there are very many', async () => {
    const id = await addEndpoint()
    await tellChanges(server.deps.db, [me.subscriberId], { count: 1201 })
    expect(await makeDeliveries(deps())).toBe(1201)
    expect(await deliveriesOf(id)).toHaveLength(1201)
  })

  test('while it is paused none, and then where it stopped', async () => {
    const id = await addEndpoint()
    await sql`update webhook_endpoints set state = 'paused'`.execute(server.deps.db)
    await tell()
    expect(await sendDue()).toBe(0)
    await sql`update webhook_endpoints set state = 'active'`.execute(server.deps.db)
    expect(await sendDue()).toBe(1)
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered' }])
  })
})

describe('an attempt', () => {
  test('is signed so that the receiver can verify it', async () => {
    const id = await addEndpoint()
    const position = await tell()
    await sendDue()
    const [received] = receiver.received
    if (!received) throw new Error('nothing was received')
    const { body, headers } = received
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    expect(new Webhook(SECRET).verify(body, given)).toMatchObject({ type: 'alert.created', data: { position } })
    const alerts = server.deps.db.selectFrom('alerts').select('created_at').where('position', '=', position)
    const { created_at: createdAt } = await alerts.executeTakeFirstOrThrow()
    expect(headers['webhook-id']).toBe(`msg_${id.replaceAll('-', '')}_${position}_${createdAt.getTime()}`)
    expect(body).not.toContain(me.subscriberId)
  })

  test.each([
    [500, 'waiting'],
    [302, 'waiting'],
    [404, 'waiting'],
    [200, 'delivered'],
    [299, 'delivered'],
  ])('answered with %i is %s', async (status, state) => {
    const id = await addEndpoint()
    await tell()
    receiver.answer = (response) => response.writeHead(status, { location: '/x' }).end('<b>szia</b>')
    await sendDue()
    expect(receiver.received).toHaveLength(1)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({ state, attempt_count: 1, claim_id: null })
    const attempts = server.deps.db
      .selectFrom('webhook_attempts')
      .selectAll()
      .where('delivery_id', '=', delivery?.delivery_id ?? '')
    expect(await attempts.execute()).toMatchObject([{ status, answer: '<b>szia</b>', fault: null }])
    expect((await endpointOf(id)).failing_since === null).toBe(state === 'delivered')
  })

  test('that failed is made again when it is due, and is taken at last', async () => {
    const id = await addEndpoint()
    await tell()
    receiver.answer = (response) => response.writeHead(receiver.received.length <= 3 ? 500 : 204).end()
    const pauses = []
    for (let count = 0; count < 4; count += 1) {
      expect(await sendDue()).toBe(1)
      expect(await sendDue()).toBe(0)
      const [delivery] = await deliveriesOf(id)
      pauses.push(Math.floor(((delivery?.due_at.getTime() ?? 0) - now.getTime()) / 1000))
      now = delivery?.due_at ?? now
    }
    expect(
      pauses.map(
        (pause, index) => pause >= ([5, 300, 1800, 0][index] ?? 0) && pause <= ([6, 330, 1980, 0][index] ?? 0),
      ),
    ).toEqual([true, true, true, true])
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempt_count: 4 }])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await endpointOf(id)).toMatchObject({ failing_since: null, state: 'active' })
  })

  test('waits for as long as the receiver asks', async () => {
    const id = await addEndpoint()
    await tell()
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '3600' }).end()
    await sendDue()
    expect((await deliveriesOf(id))[0]?.due_at.getTime()).toBe(now.getTime() + HOUR)
  })

  test('to an address inside is not made', async () => {
    const id = await addEndpoint()
    await tell()
    await makeDeliveries(deps())
    const inside = { ...deps(), config: { ...deps().config, MERLEG_WEBHOOK_ALLOWED_ORIGINS: [] } }
    const [claimed] = await claimDue(inside, { limit: 8 })
    if (!claimed) throw new Error('nothing is due')
    const attempt = await sendWebhook(inside, claimed, new AbortController().signal)
    expect(attempt).toMatchObject({ status: null, fault: 'url-refused' })
    expect([receiver.received.length, (await deliveriesOf(id))[0]?.state]).toEqual([0, 'waiting'])
  })

  test('whose endpoint is deleted meanwhile is nothing', async () => {
    const id = await addEndpoint()
    await tell()
    receiver.answer = (response) => {
      void sql`delete from webhook_endpoints where endpoint_id = ${id}`
        .execute(server.deps.db)
        .then(() => response.end())
    }
    await makeDeliveries(deps())
    const [claimed] = await claimDue(deps(), { limit: 8 })
    if (!claimed) throw new Error('nothing is due')
    expect(await sendWebhook(deps(), claimed, new AbortController().signal)).toBeNull()
  })
})

describe('a secret', () => {
  const store = (id: string, secret: string) =>
    server.deps.db.updateTable('webhook_endpoints').set({ secret }).where('endpoint_id', '=', id).execute()

  test('that was stored as it is gets sealed, and signs as before', async () => {
    const id = await addEndpoint()
    await storeFormer(id, { secret: FORMER, until: new Date(now.getTime() + HOUR) })
    await tidyWebhooks(deps())
    await tidyWebhooks(deps())
    for (const { secret } of [await endpointOf(id), ...(await formerOf(id))]) expect(secret).toMatch(/^sealed\.v1\./)
    await tell()
    await sendDue()
    const [received] = receiver.received
    const given = Object.entries(received?.headers ?? {}).map(([name, value]) => [name, String(value)] as const)
    for (const secret of [SECRET, FORMER])
      expect(new Webhook(secret).verify(received?.body ?? '', Object.fromEntries(given))).toBeDefined()
  })

  test('before the present one that cannot be read signs no more, and the others do', async () => {
    const id = await addEndpoint()
    const until = new Date(now.getTime() + HOUR)
    await storeFormer(id, { secret: 'sealed.v1.AAAA', until })
    await storeFormer(id, { secret: FORMER, until })
    await tell()
    expect(await sendDue()).toBe(1)
    expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
  })

  test('of another key is told, nothing is sent, and a new one puts it right', async () => {
    const id = await addEndpoint()
    const key = Buffer.alloc(32, 1).toString('base64')
    const elsewhere = { ...deps(), config: { ...deps().config, MERLEG_SECRET_KEY: key } }
    await store(id, await sealWebhookSecret(elsewhere, { secret: SECRET, subscriberId: me.subscriberId }))
    await tell()
    expect(await sendDue()).toBe(1)
    const attempts = server.deps.db.selectFrom('webhook_attempts').select(['status', 'fault'])
    expect(await attempts.execute()).toEqual([{ status: null, fault: 'secret-unreadable' }])
    expect([receiver.received, (await deliveriesOf(id))[0]?.state]).toEqual([[], 'waiting'])
    await store(id, await sealWebhookSecret(deps(), { secret: SECRET, subscriberId: me.subscriberId }))
    now = (await deliveriesOf(id))[0]?.due_at ?? now
    await sendDue()
    expect(receiver.received).toHaveLength(1)
  })
})

describe('an endpoint that a user has in hand', () => {
  test('is deleted while a delivery is stored', async () => {
    const { db } = server.deps
    const id = await addEndpoint()
    await tell()
    await makeDeliveries(deps())
    const [claimed] = await claimDue(deps(), { limit: 8 })
    if (!claimed) throw new Error('nothing is due')
    const { sent } = await inTransaction(db, async (tx) => {
      await lockEndpoint(tx, id)
      const started = sendWebhook(deps(), claimed, new AbortController().signal)
      await expect.poll(async () => (await waitingForLocks.get(db)).count, { timeout: 20_000 }).toBe(1)
      await deleteEndpoint(tx, id)
      return { sent: started }
    })
    expect(await sent).toBeNull()
  })

  test('is left out when deliveries are claimed, so that nobody waits', async () => {
    const [id, other] = [await addEndpoint('/a'), await addEndpoint('/b')]
    await tell()
    await makeDeliveries(deps())
    const claimed = await inTransaction(server.deps.db, async (tx) => {
      await lockEndpoint(tx, id)
      return claimDue(deps(), { limit: 8 })
    })
    expect(claimed.map(({ endpointId }) => endpointId)).toEqual([other])
    expect((await claimDue(deps(), { limit: 8 })).map(({ endpointId }) => endpointId)).toEqual([id])
  })
})

describe('the end of an endpoint', () => {
  test('one that wants no more (410): its users are mailed, what waits is kept', async () => {
    const id = await addEndpoint('/hook/gone')
    await tell()
    await tell()
    receiver.answer = (response) => response.writeHead(410).end()
    await sendDue()
    expect(await endpointOf(id)).toMatchObject({ state: 'gone' })
    expect(await sendDue()).toBe(0)
    expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/410.*\n[^]*merleg\.test\/monitoring\/webhooks/)
    expect(mail?.text).not.toContain(`${receiver.origin}/hook`)
  })

  test('one that takes nothing for three days: after the tenth attempt, and not before', async () => {
    const id = await addEndpoint('/hook/failing')
    await tell()
    receiver.answer = (response) => response.writeHead(500).end()
    for (let attempts = 1; attempts <= 10; attempts += 1) {
      expect(await endpointOf(id)).toMatchObject({ state: 'active' })
      expect(await sendDue()).toBe(1)
      now = (await deliveriesOf(id))[0]?.due_at ?? now
    }
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', attempt_count: 10 }])
    expect(await endpointOf(id)).toMatchObject({ state: 'failing' })
  })

  test('one that takes others meanwhile goes on', async () => {
    const id = await addEndpoint()
    await tell()
    receiver.answer = (response) => response.writeHead(500).end()
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      await sendDue()
      now = (await deliveriesOf(id))[0]?.due_at ?? now
    }
    await sql`update webhook_endpoints set failing_since = null`.execute(server.deps.db)
    await sendDue()
    expect([(await deliveriesOf(id))[0]?.state, (await endpointOf(id)).state]).toEqual(['failed', 'active'])
  })
})

describe('who sends', () => {
  test('two at once to an endpoint, so that one that hangs starves nobody', async () => {
    await addEndpoint('/slow')
    const others = await Promise.all(['/a', '/b'].map((path) => addEndpoint(path)))
    receiver.answer = (response, { url }) => {
      if (url !== '/slow') response.writeHead(204).end()
    }
    for (let count = 0; count < 12; count += 1) await tell()
    now = new Date()
    sending = startSending({ ...deps(), clock: server.deps.clock }, { resolve: deps().resolve })
    await expect.poll(() => receiver.received.filter(({ url }) => url !== '/slow').length, { timeout: 10_000 }).toBe(24)
    expect(receiver.received.filter(({ url }) => url === '/slow')).toHaveLength(2)
    for (const id of others)
      await expect.poll(async () => (await deliveriesOf(id)).every(({ state }) => state === 'delivered')).toBe(true)
  })

  test('eight at once at most', async () => {
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await addEndpoint(path)
    for (let count = 0; count < 4; count += 1) await tell()
    receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 30)
    sending = startSending({ ...deps(), clock: server.deps.clock })
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(24)
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(8)
    expect(receiver.mostAtOnce).toBeGreaterThan(2)
  })

  test('stops at once and gives back what it was at, untried', async () => {
    const id = await addEndpoint()
    await tell()
    receiver.answer = () => undefined
    sending = startSending({ ...deps(), clock: server.deps.clock })
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1)
    await sending.close()
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', attempt_count: 0, claim_id: null }])
  })

  test('sends nothing to a subscriber without the claim', async () => {
    await addEndpoint()
    await tell()
    await sql`update subscribers set claims = '{Cegriport}' where subscriber_id = ${me.subscriberId}`.execute(
      server.deps.db,
    )
    expect(await sendDue()).toBe(0)
  })

  test('takes over from one that is not heard of', async () => {
    await addEndpoint()
    await tell()
    await makeDeliveries(deps())
    expect(await claimDue(deps(), { limit: 8 })).toHaveLength(1)
    expect(await claimDue(deps(), { limit: 8 })).toHaveLength(0)
    now = new Date(now.getTime() + 60_001)
    expect(await claimDue(deps(), { limit: 8 })).toHaveLength(1)
  })
})

test('old deliveries are tidied away, and secrets that sign no more', async () => {
  const id = await addEndpoint()
  await tell()
  await sendDue()
  await storeFormer(id, { secret: 'x', until: now })
  now = new Date(now.getTime() + 29 * 24 * HOUR)
  await tidyWebhooks(deps())
  expect(await deliveriesOf(id)).toHaveLength(1)
  expect(await formerOf(id)).toEqual([])
  now = new Date(now.getTime() + 25 * HOUR)
  await tidyWebhooks(deps())
  expect(await deliveriesOf(id)).toHaveLength(0)
})
