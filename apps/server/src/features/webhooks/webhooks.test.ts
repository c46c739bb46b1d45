import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  FORMER_SECRETS_MAX,
  type listWebhookAttempts,
  type listWebhookDeliveries,
  type listWebhooks,
  REPLAY_MAX,
  WEBHOOKS_MAX,
} from '@merleg/contract/webhooks.contract'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { startTestReceiver, type TestReceiver } from '../../shared/outgoing/testing-receiver.ts'
import { tellChange } from '../alert-stream/testing-alerts.ts'
import { makeDeliveries } from './start-sending.ts'

const server = useTestApp()
const NOBODY = '0f0e0d0c-0000-4000-8000-000000000001'
type Signed = Awaited<ReturnType<typeof server.signIn>>
let me: Signed
let receiver: TestReceiver

beforeAll(async () => {
  receiver = await startTestReceiver()
  server.deps.config.MERLEG_WEBHOOK_ALLOWED_ORIGINS.push(receiver.origin)
})
afterAll(() => receiver.close())
beforeEach(async () => {
  me = await server.signIn({ claims: ['Monitoring'] })
  receiver.received.length = 0
  receiver.answer = (response) => response.writeHead(204).end()
})

const BASE = '/api/monitoring/webhooks'
const get = (path = '', headers = me.headers) => server.app.inject({ url: `${BASE}${path}`, headers })
const post = (path: string, payload: object = {}, headers = me.headers) =>
  server.app.inject({ method: 'POST', url: `${BASE}${path}`, headers, payload })
const list = async () => (await get()).json<EndpointAnswer<typeof listWebhooks>>().results
const add = async (path = '/hook') =>
  (await post('/add', { name: `Vevő ${path}`, url: `${receiver.origin}${path}` })).json<{
    id: string
    secret: string
  }>()
const deliveries = async (id: string, query = '') =>
  (await get(`/${id}/deliveries${query}`)).json<EndpointAnswer<typeof listWebhookDeliveries>>()
const tell = () => tellChange(server.deps.db, [me.subscriberId])

describe('keeping', () => {
  test('is refused to a demo account, whose password everybody knows', async () => {
    await server.deps.db.updateTable('users').set({ is_demo: true }).where('user_id', '=', me.userId).execute()
    const answer = await post('/add', { name: 'Vevő', url: `${receiver.origin}/hook` })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'webhook.demo'])
    expect(await list()).toEqual([])
  })

  test('the secret is shown once, of 32 bytes', async () => {
    const { id, secret } = await add()
    expect(secret).toMatch(/^whsec_/)
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
    const stored = await server.deps.db.selectFrom('webhook_endpoints').select('secret').executeTakeFirstOrThrow()
    expect(stored.secret).toMatch(/^sealed\.v1\.[\w-]+$/)
    const [webhook] = await list()
    expect(webhook).toMatchObject({ id, name: 'Vevő /hook', state: 'active', deliveredAt: null, failingSince: null })
    for (const answer of [await get(), await get(`/${id}/deliveries`), await post(`/${id}/test`)])
      expect(answer.body).not.toContain(secret.slice(6))
  })

  test.each([
    ['http://example.com/'],
    ['https://localhost/'],
    ['https://10.0.0.1/'],
    ['https://[::ffff:127.0.0.1]/'],
    ['https://user:secret@example.com/'],
    ['https://example.com:444/'],
    ['http://merleg.test/'],
    ['word'],
  ])('%s is refused at its field', async (url) => {
    const answer = await post('/add', { name: 'x', url })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'webhook.url-refused', fields: { url: 'refused' } },
    ])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' \t ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ url: '' }, 'url'],
    [{ url: `https://example.com/${'x'.repeat(1000)}` }, 'url'],
  ])('%j is refused', async (given, field) => {
    const answer = await post('/add', { name: 'x', url: 'https://example.com/', ...given })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { [field]: expect.any(String) } }])
  })

  test('an address once, and at most ten of them, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: WEBHOOKS_MAX + 3 }, (_, index) =>
        post('/add', { name: 'x', url: `https://example.com/${index}` }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([...Array(WEBHOOKS_MAX).fill(200), 422, 422, 422])
    const [first, second] = await list()
    const taken = await post(`/${first?.id}/update`, { name: 'y', url: second?.url ?? '' })
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: 'webhook.url-taken', fields: { url: 'taken' } },
    ])
    expect((await post(`/${first?.id}/update`, { name: 'y', url: first?.url ?? '' })).statusCode).toBe(200)
    expect((await list())[0]).toMatchObject({ name: 'y' })
  })

  test('pauses, goes on, and is deleted with its deliveries', async () => {
    const { id } = await add()
    await tell()
    await makeDeliveries(server.deps)
    await post(`/${id}/state`, { isActive: false })
    expect((await list())[0]).toMatchObject({ state: 'paused', counts: { waiting: 1 } })
    await sql`update webhook_endpoints set state = 'gone' where endpoint_id = ${id}`.execute(server.deps.db)
    await post(`/${id}/state`, { isActive: false })
    expect((await list())[0]?.state).toBe('gone')
    await post(`/${id}/state`, { isActive: true })
    expect((await list())[0]?.state).toBe('active')
    const answer = await server.app.inject({ method: 'DELETE', url: `${BASE}/${id}/delete`, headers: me.headers })
    expect(answer.statusCode).toBe(200)
    expect(await list()).toEqual([])
  })

  test('of name and address what is named is changed, the other one stays', async () => {
    const { id } = await add()
    const url = `${receiver.origin}/other`
    expect((await post(`/${id}/update`, { name: 'Más' })).statusCode).toBe(200)
    expect((await post(`/${id}/update`, { url })).statusCode).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Más', url }])
    expect((await post(`/${id}/update`, {})).statusCode).toBe(422)
  })

  test.each([
    ['name', 'Első', 'Második'],
    ['url', 'https://example.com/1', 'https://example.com/2'],
  ] as const)(
    'a %s that a colleague changed since it was read is left, and it is said',
    async (field, first, second) => {
      const { id } = await add()
      const [before] = await list()
      const seen = { [field]: before?.[field] }
      const save = (value: string, given: object = { seen }) => post(`/${id}/update`, { [field]: value, ...given })
      expect((await save(first)).statusCode).toBe(200)
      const late = await save(second)
      expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'webhook.changed'])
      expect((await list())[0]?.[field]).toBe(first)
      // What stands there already takes nothing back, and what was seen by now is replaced.
      expect((await save(first)).statusCode).toBe(200)
      expect((await save(second, { seen: { [field]: first } })).statusCode).toBe(200)
      // Who does not say what he has read changes it as it is.
      expect((await save(first, {})).statusCode).toBe(200)
      expect((await list())[0]?.[field]).toBe(first)
    },
  )

  test('two fields that two change at once are both changed, and one field by one of them', async () => {
    const { id } = await add()
    const [before] = await list()
    const save = (changes: object) =>
      post(`/${id}/update`, { ...changes, seen: { name: before?.name, url: before?.url } })
    const url = 'https://example.com/3'
    const both = await Promise.all([save({ name: 'Más' }), save({ url })])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await list()).toMatchObject([{ name: 'Más', url }])
    const { id: other } = await add('/other')
    const seen = { name: 'Vevő /other' }
    const answers = await Promise.all(['Egyik', 'Másik'].map((name) => post(`/${other}/update`, { name, seen })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  const rotate = async (id: string) => (await post(`/${id}/secret`)).json<{ secret: string }>().secret
  /** What a receiver got that was sent now. */
  const receiveTest = async (id: string) => {
    receiver.received.length = 0
    await post(`/${id}/test`)
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received
    return { body, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) }
  }

  test('another secret; each one before signs as well for a day of its own', async () => {
    const { id, secret: first } = await add()
    const second = await rotate(id)
    const before = await list()
    const third = await rotate(id)
    expect(new Set([first, second, third]).size).toBe(3)
    const { body, headers } = await receiveTest(id)
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(3)
    for (const one of [first, second, third])
      expect(new Webhook(one).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
    const [webhook] = await list()
    expect(webhook?.olderSecretsUntil).toEqual([before[0]?.formerSecretUntil])
    expect(webhook?.formerSecretUntil).not.toBeNull()
  })

  test('one more secret than can sign is refused, until the first of the former ones ends', async () => {
    const { id } = await add()
    for (let made = 0; made < FORMER_SECRETS_MAX; made += 1) await rotate(id)
    const refused = await post(`/${id}/secret`)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'webhook.too-many-secrets' }])
    expect((await receiveTest(id)).headers['webhook-signature']?.split(' ')).toHaveLength(FORMER_SECRETS_MAX + 1)
    await sql`update webhook_former_secrets set signs_until = now() where former_secret_id =
      (select former_secret_id from webhook_former_secrets where endpoint_id = ${id} order by signs_until limit 1)`.execute(
      server.deps.db,
    )
    expect((await list())[0]?.olderSecretsUntil).toHaveLength(FORMER_SECRETS_MAX - 2)
    expect((await post(`/${id}/secret`)).statusCode).toBe(200)
  })

  test('a secret that became known to others ends at once, also where no more can sign', async () => {
    const { id } = await add()
    for (let made = 0; made < FORMER_SECRETS_MAX; made += 1) await rotate(id)
    const answer = (await post(`/${id}/secret`, { endFormer: true })).json<{ secret: string }>()
    const { body, headers } = await receiveTest(id)
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(1)
    expect(new Webhook(answer.secret).verify(body, headers)).toBeDefined()
    expect(await list()).toMatchObject([{ formerSecretUntil: null, olderSecretsUntil: [] }])
  })

  test('secrets that are asked for at once come one after the other, and each signs', async () => {
    const { id, secret } = await add()
    const made = await Promise.all([rotate(id), rotate(id), rotate(id)])
    const { body, headers } = await receiveTest(id)
    for (const one of [secret, ...made]) expect(new Webhook(one).verify(body, headers)).toBeDefined()
  })

  test('another subscriber’s answers 404 everywhere, and nothing is changed', async () => {
    const { id } = await add()
    const stranger = await server.signIn({ claims: ['Monitoring'] })
    const calls = [
      post(`/${id}/update`, { name: 'x', url: 'https://example.com/' }, stranger.headers),
      post(`/${id}/state`, { isActive: false }, stranger.headers),
      post(`/${id}/secret`, {}, stranger.headers),
      post(`/${id}/test`, {}, stranger.headers),
      post(`/${id}/replay`, { after: 0 }, stranger.headers),
      get(`/${id}/deliveries`, stranger.headers),
      get(`/${id}/deliveries/${NOBODY}`, stranger.headers),
      server.app.inject({ method: 'DELETE', url: `${BASE}/${id}/delete`, headers: stranger.headers }),
    ]
    for (const answer of await Promise.all(calls))
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'webhook.not-found' }])
    expect(await list()).toMatchObject([{ id, state: 'active', formerSecretUntil: null, olderSecretsUntil: [] }])
  })
})

describe('a test', () => {
  test.each([
    [200, true, 'fogadta (200)'],
    [302, false, 'máshová irányított (302); az átirányítást nem követjük'],
    [410, false, 'többet nem kér (410)'],
    [500, false, 'nem fogadta (500)'],
  ])('answered with %i tells how it went, and changes nothing of the endpoint', async (status, isTaken, text) => {
    const { id } = await add()
    receiver.answer = (response) => response.writeHead(status).end('<script>1</script>')
    const answer = await post(`/${id}/test`)
    expect(answer.json()).toMatchObject({ attempt: { status, isTaken, text, answer: '<script>1</script>' } })
    expect((await list())[0]).toMatchObject({ state: 'active', failingSince: null })
    const { results } = await deliveries(id)
    expect(results).toMatchObject([
      { position: null, state: isTaken ? 'delivered' : 'failed', attemptCount: 1, dueAt: null },
    ])
  })

  test('is sent to one that is paused, and by one at a time', async () => {
    const { id } = await add()
    await post(`/${id}/state`, { isActive: false })
    receiver.answer = () => undefined
    const first = post(`/${id}/test`)
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1)
    const second = await post(`/${id}/test`)
    expect([second.statusCode, second.json()]).toMatchObject([409, { code: 'webhook.test-running' }])
    await server.app.inject({ method: 'DELETE', url: `${BASE}/${id}/delete`, headers: me.headers })
    receiver.answer = (response) => response.end()
    void first
  })
})

describe('deliveries', () => {
  test('by state, in pages, each with its attempts', async () => {
    const { id } = await add()
    const last = (await tell(), await tell())
    await makeDeliveries(server.deps)
    await sql`update webhook_deliveries set state = 'failed' where endpoint_id = ${id} and position = ${last}`.execute(
      server.deps.db,
    )
    await sql`
      insert into webhook_attempts (delivery_id, attempted_at, duration_ms, fault)
      select delivery_id, now() + n * interval '1 second', 12, fault from webhook_deliveries, (values (1, 'timeout'), (2, 'address-refused')) f (n, fault)
      where endpoint_id = ${id} and position = ${last} order by n`.execute(server.deps.db)
    expect((await deliveries(id)).meta).toEqual({ count: 2, currentPage: 1, perPage: 10 })
    const { results } = await deliveries(id, '?state=failed')
    expect(results).toMatchObject([
      { position: last, lastAttempt: { text: 'a cím belső hálózatba vezet, oda nem küldünk', isTaken: false } },
    ])
    const attempts = (await get(`/${id}/deliveries/${results[0]?.id}`)).json<
      EndpointAnswer<typeof listWebhookAttempts>
    >()
    expect(attempts.results.map(({ text }) => text)).toEqual([
      'a cím belső hálózatba vezet, oda nem küldünk',
      '15 másodpercen belül nem válaszolt',
    ])
    expect((await deliveries(id, '?currentPage=2')).meta.count).toBe(2)
    expect((await get(`/${id}/deliveries/${NOBODY}`)).statusCode).toBe(404)
  })
})

describe('sending again', () => {
  test('one, a range, and all since; also what was tidied away, under the same id', async () => {
    const { id } = await add()
    const [first, second, third] = [await tell(), await tell(), await tell()]
    await makeDeliveries(server.deps)
    const ids = (await deliveries(id)).results.map(({ messageId }) => messageId).toSorted()
    await sql`update webhook_deliveries set state = 'delivered', attempt_count = 1 where endpoint_id = ${id}`.execute(
      server.deps.db,
    )
    const [newest] = (await deliveries(id)).results
    const one = await post(`/${id}/replay`, { deliveryId: newest?.id })
    expect(one.json()).toEqual({ count: 1, notification: '1 riasztást újra elküldünk.' })
    expect((await deliveries(id, '?state=waiting')).results).toMatchObject([{ id: newest?.id, attemptCount: 0 }])
    await sql`delete from webhook_deliveries where endpoint_id = ${id}`.execute(server.deps.db)
    expect((await post(`/${id}/replay`, { after: first, upTo: second })).json()).toMatchObject({ count: 1 })
    expect((await deliveries(id)).results.map(({ position }) => position)).toEqual([second])
    expect((await post(`/${id}/replay`, { after: first - 1 })).json()).toMatchObject({ count: 3 })
    expect((await deliveries(id)).results.map(({ position }) => position)).toEqual(
      expect.arrayContaining([first, second, third]),
    )
    expect((await deliveries(id)).results.map(({ messageId }) => messageId).toSorted()).toEqual(ids)
  })

  test('nothing that is still to be taken over, and nothing of others', async () => {
    const { id } = await add()
    await tellChange(server.deps.db, [])
    await tell()
    expect((await post(`/${id}/replay`, { after: 0 })).json()).toMatchObject({ count: 0 })
  })

  test.each([
    [{ deliveryId: NOBODY }, 404, 'webhook.delivery-not-found'],
    [{ after: 5, upTo: 4 }, 422, 'webhook.range-reversed'],
    [{ after: -1 }, 422, 'validation.failed'],
    [{ after: 1.5 }, 422, 'validation.failed'],
    [{}, 422, 'validation.failed'],
    [{ after: 1, deliveryId: NOBODY }, 422, 'validation.failed'],
  ])('%j is refused', async (payload, status, code) => {
    const { id } = await add()
    const answer = await post(`/${id}/replay`, payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }])
  })

  test('a test is not, nor more than a hundred thousand', async () => {
    const { id } = await add()
    await post(`/${id}/test`)
    const [sent] = (await deliveries(id)).results
    expect((await post(`/${id}/replay`, { deliveryId: sent?.id })).json()).toMatchObject({
      code: 'webhook.test-not-replayed',
    })
    await sql`
      insert into alerts (subscriber_id, position, company_id, importance, created_at)
      select ${me.subscriberId}, 1000000 + n, '10000001', 'neutral', now() from generate_series(0, ${REPLAY_MAX}::integer) n`.execute(
      server.deps.db,
    )
    await sql`update webhook_endpoints set cursor_position = 2000000 where endpoint_id = ${id}`.execute(server.deps.db)
    expect((await post(`/${id}/replay`, { after: 0 })).json()).toMatchObject({ code: 'webhook.replay-too-large' })
  })
})
