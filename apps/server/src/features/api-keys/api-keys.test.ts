import { addApiKey, listApiKeys } from '@merleg/contract/api-keys.contract'
import { daysBefore } from '@merleg/domain/calendar-days'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { today } from '../../shared/clock.ts'
import { countKeyCall } from './count-call.usecases.ts'
import { addTestKey } from './testing-keys.ts'

const testApp = useTestApp()

type Headers = { authorization: string }
const URL = '/api/quick-search?query=alma'
const inDays = (days: number) => daysBefore(today(testApp.deps.clock), -days)

const get = (url: string, headers: Headers) => testApp.app.inject({ url, headers })
const add = (headers: Headers, payload: object) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/administration/keys/add',
    headers,
    payload: { name: 'Vevői rendszer', claims: ['Cegriport'], expiresOn: inDays(365), ...payload },
  })
const list = async (headers: Headers) =>
  listApiKeys.answer.parse((await get('/api/administration/keys', headers)).json())
const signIn = () =>
  testApp.signIn({ claims: ['Cegriport', 'Monitoring', 'NemzetkoziTiltas'], role: 'administrator', hasProved: true })

async function setQuota(subscriberId: string, minute: number, month: number) {
  await testApp.deps.db
    .updateTable('subscribers')
    .set({ calls_per_minute: minute, calls_per_month: month })
    .where('subscriber_id', '=', subscriberId)
    .execute()
  testApp.deps.sessions.clear()
}

describe('a key', () => {
  test('is shown once, kept as a hash, and calls with its claims', async () => {
    const { headers, subscriberId } = await signIn()
    const { key, id } = addApiKey.answer.parse((await add(headers, {})).json())
    const stored = await testApp.deps.db.selectFrom('api_keys').selectAll().where('key_id', '=', id).executeTakeFirst()
    expect(JSON.stringify(stored)).not.toContain(key)
    expect(stored?.key_hash).toHaveLength(32)
    const byKey = { authorization: `Bearer ${key}` }
    expect((await get('/api/report/10738885/data', byKey)).statusCode).toBe(404)
    expect((await get('/api/monitoring', byKey)).json()).toMatchObject({ code: 'claim.missing' })
    const { results, quota } = await list(headers)
    expect(results).toMatchObject([
      { name: 'Vevői rendszer', beginning: key.slice(0, 13), state: 'active', callsThisMonth: 2 },
    ])
    expect(results[0]?.lastUsedOn).toBe(inDays(0))
    expect(quota).toEqual({ callsPerMinute: 60, callsPerMonth: 10_000, callsThisMonth: 2 })
    const acts = testApp.deps.db.selectFrom('audit_entries').select(['act', 'subject_id as id'])
    expect(await acts.where('subscriber_id', '=', subscriberId).execute()).toEqual([{ act: 'key-created', id }])
  })

  test('ends at once when it is revoked', async () => {
    const { headers } = await signIn()
    const { key, id } = addApiKey.answer.parse((await add(headers, {})).json())
    const byKey = { authorization: `Bearer ${key}` }
    expect((await get(URL, byKey)).statusCode).toBe(200)
    const url = `/api/administration/keys/${id}/revoke`
    expect((await testApp.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    expect((await get(URL, byKey)).json()).toMatchObject({ code: 'auth.required' })
    expect((await list(headers)).results).toMatchObject([{ state: 'revoked' }])
    const stranger = await signIn()
    expect((await testApp.app.inject({ method: 'DELETE', url, headers: stranger.headers })).statusCode).toBe(404)
  })

  test('has of its claims those that the contract holds today, and what it restricts', async () => {
    const { headers, subscriberId } = await addTestKey(testApp, { claims: ['Cegriport', 'Nemzetkozi'] })
    expect((await get('/api/report/10738885/data', headers)).statusCode).toBe(404)
    await testApp.deps.db
      .updateTable('subscribers')
      .set({ claims: ['Nemzetkozi', 'NemzetkoziTiltas'] })
      .where('subscriber_id', '=', subscriberId)
      .execute()
    testApp.deps.sessions.clear()
    expect((await get('/api/report/10738885/data', headers)).json()).toMatchObject({ code: 'claim.missing' })
    expect((await get('/api/international/countries', headers)).statusCode).not.toBe(200)
  })

  test('is over with its day, and none where it was mistyped', async () => {
    const { headers, key, keyId } = await addTestKey(testApp, { claims: [] })
    expect((await get(URL, headers)).statusCode).toBe(200)
    expect((await get(URL, { authorization: `Bearer ${key.slice(0, -1)}_` })).statusCode).toBe(401)
    await testApp.deps.db
      .updateTable('api_keys')
      .set({ created_at: new Date(0), expires_at: new Date(1) })
      .where('key_id', '=', keyId)
      .execute()
    testApp.deps.sessions.clear()
    expect((await get(URL, headers)).statusCode).toBe(401)
  })

  test.each([
    ['a claim that the contract does not hold', { claims: ['Beszamolok'] }, 'claims'],
    ['a claim that restricts', { claims: ['NemzetkoziTiltas'] }, 'claims'],
    ['yesterday as its end', { expiresOn: '2020-01-01' }, 'expiresOn'],
    ['more than two years', { expiresOn: '2099-01-01' }, 'expiresOn'],
    ['no name', { name: ' ' }, 'name'],
  ])('is not made with %s', async (_what, wrong, field) => {
    const { headers } = await signIn()
    const answer = await add(headers, wrong)
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([422, [field]])
  })

  test('is one of at most twenty', async () => {
    const { headers } = await signIn()
    for (let made = 0; made < 20; made += 1) expect((await add(headers, {})).statusCode).toBe(200)
    expect((await add(headers, {})).json()).toMatchObject({ code: 'key.too-many' })
  })

  test('goes on when who made it is disabled', async () => {
    const { headers, userId } = await addTestKey(testApp, { claims: [] })
    await testApp.deps.db.updateTable('users').set({ disabled_at: new Date() }).where('user_id', '=', userId).execute()
    testApp.deps.sessions.clear()
    expect((await get(URL, headers)).statusCode).toBe(200)
  })
})

describe('quotas', () => {
  test('are told in each answer, and beyond them is waited', async () => {
    const { headers, subscriberId } = await addTestKey(testApp, { claims: [] })
    await setQuota(subscriberId, 2, 1000)
    const first = await get(URL, headers)
    expect(first.headers['ratelimit-policy']).toMatch(/^"minute";q=2;w=60, "month";q=1000;w=\d+$/)
    expect(first.headers.ratelimit).toMatch(/^"minute";r=1;t=\d+, "month";r=999;t=\d+$/)
    await get(URL, headers)
    const third = await get(URL, headers)
    if (third.statusCode === 200) return // A minute has begun meanwhile.
    expect([third.statusCode, third.json()]).toMatchObject([
      429,
      { code: 'quota.exceeded', violatedPolicies: ['minute'], retryAfterSeconds: expect.any(Number) },
    ])
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect(third.headers.ratelimit).toMatch(/^"minute";r=0;t=\d+, "month";r=998;t=\d+$/)
  })

  test('of a contract without calls let none through', async () => {
    const { headers, subscriberId } = await addTestKey(testApp, { claims: [] })
    await setQuota(subscriberId, 60, 0)
    const answer = await get(URL, headers)
    expect(answer.json()).toMatchObject({ code: 'quota.exceeded', violatedPolicies: ['month'] })
  })

  test('are exact, however many count at once: of 100 calls a quota of 40 takes 40', async () => {
    const { keyId, subscriberId } = await addTestKey(testApp, { claims: [] })
    const key = { keyId, callsPerMinute: 1000, callsPerMonth: 40 }
    const counted = await Promise.all(Array.from({ length: 100 }, () => countKeyCall(testApp.deps, key)))
    expect(counted.filter(({ violated }) => violated.length === 0)).toHaveLength(40)
    expect(new Set(counted.map(({ quotas }) => quotas.month.left)).size).toBe(40)
    const days = testApp.deps.db.selectFrom('api_key_days').select('calls').where('key_id', '=', keyId)
    expect(await days.execute()).toEqual([{ calls: 40 }])
    const row = testApp.deps.db
      .selectFrom('api_call_windows')
      .select('month_calls')
      .where('subscriber_id', '=', subscriberId)
    expect(await row.executeTakeFirst()).toEqual({ month_calls: 40 })
  })

  test('begin anew with the minute and with the month', async () => {
    const { keyId } = await addTestKey(testApp, { claims: [] })
    const key = { keyId, callsPerMinute: 1, callsPerMonth: 2 }
    const at = async (moment: string) => {
      const { violated } = await countKeyCall({ db: testApp.deps.db, clock: { now: () => new Date(moment) } }, key)
      return violated
    }
    expect(await at('2026-11-23T10:00:10Z')).toEqual([])
    expect(await at('2026-11-23T10:00:50Z')).toEqual(['minute'])
    expect(await at('2026-11-23T10:01:00Z')).toEqual([])
    expect(await at('2026-11-23T10:02:00Z')).toEqual(['month'])
    expect(await at('2026-11-30T23:00:00Z')).toEqual([])
  })
})
