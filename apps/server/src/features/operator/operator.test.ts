import * as contract from '@merleg/contract/operator.contract'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { reported, WRONG } from '../corrections/testing-corrections.ts'
import {
  ORDER_CENTS,
  placedOrder,
  REPORT,
  setPrices,
  signInWithCredit,
} from '../international-orders/testing-international-orders.ts'
import { upsertFailedMail } from '../mails/mail.repository.ts'
import { factOf, merge } from '../report/testing-report.ts'

const server = useTestApp()
let operator: Awaited<ReturnType<typeof server.signIn>>

beforeAll(async () => {
  await setPrices(server.deps.db)
  await merge(server.deps.db, [factOf(WRONG.companyId)('name', { name: 'Próba Kft.' })])
  operator = await server.signIn({ claims: [], role: 'operator' })
})

const get = (path: string, { headers } = operator) => server.app.inject({ url: `/api/operator${path}`, headers })
const post = (path: string, payload: object, { headers } = operator) =>
  server.app.inject({ method: 'POST', url: `/api/operator${path}`, headers, payload })
const auditOf = async (subscriberId: string) => {
  const { rows } = await sql`
    select act, actor_kind, actor_user_id, subject_id, detail from audit_entries where subscriber_id = ${subscriberId}
    order by entry_id`.execute(server.deps.db)
  return rows
}
const mailTo = async (address: string) => {
  const { rows } = await sql<{ text: string }>`
    select data ->> 'text' as text from pgboss.job where name = 'mail.send' and data ->> 'to' = ${address}
    order by created_on desc limit 1`.execute(server.deps.db)
  return rows[0]?.text ?? null
}

describe('who may', () => {
  test('an operator with a second factor, and nobody else', async () => {
    const without = await server.signIn({ claims: [], role: 'operator', isSecondFactorGiven: false })
    const administrator = await server.signIn({ claims: [], role: 'administrator' })
    const member = await server.signIn({ claims: [] })
    const answers = [
      get('/requests', operator),
      get('/requests', without),
      get('/requests', administrator),
      get('/requests', member),
    ]
    const told = (await Promise.all(answers)).map((answer) => [
      answer.statusCode,
      answer.json<{ code?: string }>().code,
    ])
    expect(told).toEqual([
      [200, undefined],
      [403, 'operator.second-factor'],
      [403, 'role.missing'],
      [403, 'role.missing'],
    ])
  })

  test('no subscriber but the provider can have one', async () => {
    const { userId } = await server.signIn({ claims: [] })
    const asked = sql`update users set role = 'operator' where user_id = ${userId}`.execute(server.deps.db)
    await expect(asked).rejects.toThrow('foreign key')
  })
})

describe('requests', () => {
  const ask = async (message: string) => {
    const signed = await server.signIn({ claims: [] })
    await server.app.inject({ method: 'POST', url: '/api/send-message', headers: signed.headers, payload: { message } })
    const { rows } = await sql<{ number: number; email: string }>`
      select request_number::integer as number, email from requests join users using (user_id)
      where user_id = ${signed.userId}`.execute(server.deps.db)
    if (rows[0] === undefined) throw new Error('Nothing was stored.')
    return { ...signed, ...rows[0] }
  }

  test('stand in a queue, are answered by mail, and the subscriber finds it in its trail', async () => {
    const asked = await ask('Mikor lesz kész?')
    const list = contract.listOperatorRequests.answer.parse((await get('/requests')).json())
    expect(list.items.find(({ number }) => number === asked.number)).toMatchObject({
      kind: 'message',
      text: 'Mikor lesz kész?',
      doneAt: null,
    })
    expect((await post(`/requests/${asked.number}/answer`, { text: 'Holnap.' })).statusCode).toBe(200)
    expect(await mailTo(asked.email)).toContain('Holnap.')
    expect(await auditOf(asked.subscriberId)).toMatchObject([
      { act: 'request-answered', actor_kind: 'provider', actor_user_id: null, subject_id: String(asked.number) },
    ])
    const again = await post(`/requests/${asked.number}/answer`, { text: 'Holnap.' })
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'request.done' }])
    const all = contract.listOperatorRequests.answer.parse((await get('/requests?state=all')).json())
    expect(all.items.find(({ number }) => number === asked.number)).toMatchObject({ answer: 'Holnap.' })
  })

  test('for a top-up say to which account, and that the amount is without VAT', async () => {
    const { headers } = await server.signIn({ claims: [] })
    const payload = { account: 'international', amount: 30_050, message: 'Sürgős.' }
    const sent = await server.app.inject({ method: 'POST', url: '/api/requests/top-up', headers, payload })
    expect(sent.statusCode, sent.body).toBe(200)
    const { items } = contract.listOperatorRequests.answer.parse((await get('/requests')).json())
    const [text, more] = items.find(({ kind }) => kind === 'top-up')?.text.split('\n') ?? []
    expect([text?.replaceAll('\u00A0', ' '), more]).toEqual(['Nemzetközi egyenleg: 300,50 EUR áfa nélkül', 'Sürgős.'])
  })

  test('are done without an answer; an unknown one is not there', async () => {
    const asked = await ask('Köszönöm')
    expect((await post(`/requests/${asked.number}/done`, { note: '' })).statusCode).toBe(200)
    expect((await post('/requests/999999/done', { note: '' })).json()).toMatchObject({ code: 'request.not-found' })
    expect((await post(`/requests/${asked.number}/answer`, { text: ' ' })).statusCode).toBe(422)
  })
})

test('reports of wrong values are answered and decided', async () => {
  const signed = await server.signIn({ claims: [] })
  const { number } = await reported(server, signed)
  const list = contract.listOperatorCorrections.answer.parse((await get('/corrections')).json())
  expect(list.items.find((one) => one.number === number)).toMatchObject({ field: WRONG.field, reporter: 'Teszt Elek' })
  expect((await post(`/corrections/${number}`, { act: 'accepted', text: 'Igaza van.' })).statusCode).toBe(200)
  expect((await post(`/corrections/${number}`, { act: 'refused', text: 'x' })).json()).toMatchObject({
    code: 'correction.closed',
  })
  expect((await get(`/corrections/${number}/file`)).statusCode).toBe(404)
  expect(await auditOf(signed.subscriberId)).toMatchObject([{ act: 'correction-handled', actor_kind: 'provider' }])
})

test('a foreign report is delivered, which charges it, once', async () => {
  const signed = await signInWithCredit(server, { cents: ORDER_CENTS })
  const { orderNumber } = await placedOrder(server, signed)
  const deliver = (bytes: Buffer) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], 'report.pdf'))
    const url = `/api/operator/orders/${orderNumber}/deliver`
    return server.app.inject({ method: 'POST', url, headers: operator.headers, payload: form })
  }
  expect((await deliver(Buffer.from('<html>'))).json()).toMatchObject({ code: 'order.file' })
  const delivered = await deliver(REPORT)
  expect([delivered.statusCode, delivered.body]).toEqual([200, expect.any(String)])
  expect((await post(`/orders/${orderNumber}`, { act: 'cancelled', text: 'x' })).json()).toMatchObject({
    code: 'order.wrong-state',
  })
  expect((await post('/orders/KR-2026-999999', { act: 'answered', text: 'x' })).statusCode).toBe(404)
})

describe('a subscriber', () => {
  test('is read only for a reason, which its administrator sees', async () => {
    const signed = await server.signIn({ claims: [] })
    await sql`insert into search_history (user_id, url, kind, query, searched_at)
      values (${signed.userId}, '/quick/search?query=alma', 'search', 'alma', now())`.execute(server.deps.db)
    const read = (reason: string, id = signed.subscriberId) =>
      post(`/subscribers/${id}/read`, { what: 'searches', reason })
    expect((await read('rövid')).json()).toMatchObject({ fields: { reason: expect.any(String) } })
    const answer = await read('A 12. számú kérés szerint hiányzik.')
    expect(answer.json()).toMatchObject({ items: [{ text: 'Keresés: alma' }], isCut: false })
    expect(await auditOf(signed.subscriberId)).toMatchObject([
      { act: 'searches-read', actor_kind: 'provider', detail: { reason: 'A 12. számú kérés szerint hiányzik.' } },
    ])
    const unknown = await read('Valaki másnak kellene.', '0f0e0d0c-0000-4000-8000-000000000001')
    expect(unknown.json()).toMatchObject({ code: 'subscriber.not-found' })
  })

  test('is found by its name or a user, with its credit', async () => {
    const signed = await signInWithCredit(server, { cents: 12_300 })
    const { rows } = await sql<{ name: string }>`
      select name from subscribers where subscriber_id = ${signed.subscriberId}`.execute(server.deps.db)
    const answer = await get(`/subscribers?name=${encodeURIComponent(rows[0]?.name ?? '')}`)
    const { items } = contract.listOperatorSubscribers.answer.parse(answer.json())
    expect(items).toMatchObject([
      { id: signed.subscriberId, balances: [expect.any(String), expect.stringContaining('123')] },
    ])
  })
})

test('a mail that failed is sent again while the queue has it', async () => {
  const mail = { id: 'x.1', to: 'a@test.example', subject: 'Tárgy', text: 'Szöveg' }
  const { db, jobs } = server.deps
  await inTransaction(db, (tx) => jobs.enqueue(tx, sendMailJob, mail))
  const failed = { to: mail.to, subject: mail.subject, reason: 'no', now: new Date(), isGivenUp: true }
  await upsertFailedMail(db, { ...failed, mailId: mail.id })
  const list = contract.listOperatorMails.answer.parse((await get('/mails')).json())
  expect(list.items).toMatchObject([{ id: 'x.1', isGivenUp: true }])
  const countQueued = async () =>
    (await sql`select 1 from pgboss.job where name = 'mail.send' and data ->> 'id' = 'x.1'`.execute(db)).rows.length
  const before = await countQueued()
  expect((await post('/mails/resend', { id: 'x.1' })).statusCode).toBe(200)
  expect(await countQueued()).toBe(before + 1)
  expect((await post('/mails/resend', { id: 'x.2' })).json()).toMatchObject({ code: 'mail.not-kept' })
})

test('a job is asked to stop', async () => {
  const { userId, subscriberId } = await server.signIn({ claims: [] })
  const { rows } = await sql<{ id: string }>`
    insert into long_jobs (subscriber_id, user_id, kind, request_key, input)
    values (${subscriberId}, ${userId}, 'list-match', 'k', '{}') returning job_id as id`.execute(server.deps.db)
  const id = rows[0]?.id ?? ''
  expect((await post(`/jobs/${id}/cancel`, {})).statusCode).toBe(200)
  const list = contract.listOperatorJobs.answer.parse((await get('/jobs?state=all')).json())
  // Nobody had begun it.
  expect(list.items.find((job) => job.id === id)).toMatchObject({ state: 'cancelled' })
  expect(await auditOf(subscriberId)).toMatchObject([{ act: 'job-cancelled', actor_kind: 'provider', subject_id: id }])
})

test('sources tell their newest batch; what happened to accounts is kept', async () => {
  const sources = contract.listOperatorSources.answer.parse((await get('/sources')).json())
  expect(sources.items).toMatchObject([{ publisher: 'Cégbíróság', rejectedCount: 0, observedOn: expect.any(String) }])
  await server.app.inject({ url: '/api/operator/requests', headers: (await server.signIn({ claims: [] })).headers })
  await vi.waitFor(async () => {
    const events = contract.listSecurityEvents.answer.parse((await get('/security-events')).json())
    expect(events.items.map(({ event }) => event)).toEqual(expect.arrayContaining(['claim-refused', 'operator-act']))
  })
})
