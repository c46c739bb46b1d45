import { randomUUID } from 'node:crypto'
import { doAtOnce, waitingForLocks } from '@merleg/db/testing-locks'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import type { Mail } from '../../shared/mail.ts'
import { lockAddress } from '../users/user-lock.repository.ts'
import { mailInvitation } from './mail-invitation.usecases.ts'

const testApp = useTestApp()
let mails: Mail[] = []
const mailer = { send: async (mail: Mail) => void mails.push(mail) }

beforeEach(() => {
  mails = []
})

type Headers = { authorization: string }
const PASSWORD = 'kék-szitakötő-7'

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await testApp.app.inject({ method: 'POST', url, headers: { ...headers, 'x-locale': 'en' }, payload })
  return { status: answer.statusCode, body: answer.json<{ code?: string; message?: string }>() }
}

const invite = (headers: Headers, email: string, more: object = {}) =>
  post('/api/administration/invitations', { email, role: 'member', claims: ['Cegriport'], ...more }, headers)

async function openInvitations() {
  return testApp.deps.db
    .selectFrom('invitations')
    .selectAll()
    .where('revoked_at', 'is', null)
    .where('accepted_at', 'is', null)
    .execute()
}

/** Does what the job would, and answers the token of the link. */
async function mailTo(email: string, at = 0): Promise<string> {
  const found = (await openInvitations()).filter((one) => one.email === email)[at]
  if (found === undefined) throw new Error(`nobody invited ${email}`)
  const { invitation_id: invitationId, sent_at: sentAt } = found
  await mailInvitation(testApp.deps, { mailer, invitationId, sentAt, attempt: { isLast: false } })
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

async function signIn() {
  return testApp.signIn({ claims: ['Cegriport', 'Monitoring'], role: 'administrator', hasProved: true })
}

const newEmail = () => `${randomUUID()}@test.example`
const accept = (token: string, more: object = {}) =>
  post('/api/invitations/accept', {
    token,
    name: 'Új Ubul',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    ...more,
  })

describe('an invitation', () => {
  test('is mailed, opened, and makes an account with its role and claims, once', async () => {
    const { headers, subscriberId } = await signIn()
    const email = newEmail()
    expect((await invite(headers, email.toUpperCase())).status).toBe(200)
    const token = await mailTo(email)
    expect(mails[0]).toMatchObject({ to: email, subject: expect.stringContaining('Teszt Előfizető') })
    expect(mails[0]?.text).toContain('http://merleg.test/invitation?token=')
    expect(await post('/api/invitations/open', { token })).toMatchObject({ status: 200, body: { email } })
    expect((await accept(token)).status).toBe(200)
    expect(await accept(token)).toMatchObject({ status: 422, body: { code: 'invitation.link-invalid' } })
    const login = await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: email, password: PASSWORD },
    })
    const me = await testApp.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${login.json<{ token: string }>().token}` },
    })
    expect(me.json()).toMatchObject({ name: 'Új Ubul', role: 'member', claims: ['Cegriport'] })
    const acts = testApp.deps.db.selectFrom('audit_entries').select(['act', 'subject_name as name'])
    expect(await acts.where('subscriber_id', '=', subscriberId).orderBy('entry_id').execute()).toEqual([
      { act: 'user-invited', name: null },
      { act: 'user-joined', name: null },
    ])
  })

  test('of an administrator is told to the administrators once it is accepted; one of a member is not', async () => {
    const { headers, subscriberId } = await signIn()
    const [admin, member] = [newEmail(), newEmail()]
    await invite(headers, admin, { role: 'administrator' })
    await invite(headers, member)
    await accept(await mailTo(admin))
    await accept(await mailTo(member))
    const { rows } = await sql<{ to: string; text: string }>`
      select data ->> 'to' as "to", data ->> 'text' as text from pgboss.job
       where name = 'mail.send' and data ->> 'id' like 'administration.administrator-joined.%'`.execute(testApp.deps.db)
    const administrators = await testApp.deps.db
      .selectFrom('users')
      .select('email')
      .where('subscriber_id', '=', subscriberId)
      .where('role', '=', 'administrator')
      .execute()
    expect(rows.map(({ to }) => to).toSorted()).toEqual(administrators.map(({ email }) => email).toSorted())
    expect(rows[0]?.text).toContain(`Új Ubul (${admin})`)
  })

  test('is over after 72 hours', async () => {
    const { headers } = await signIn()
    const email = newEmail()
    await invite(headers, email)
    const token = await mailTo(email)
    const { clock } = testApp.deps
    testApp.deps.clock = { now: () => new Date(Date.now() + 72 * 3_600_000 + 1000) }
    const late = await accept(token)
    testApp.deps.clock = clock
    expect(late).toMatchObject({ status: 422, body: { code: 'invitation.link-invalid' } })
  })

  test('sent again works by its new link alone', async () => {
    const { headers } = await signIn()
    const email = newEmail()
    await invite(headers, email)
    const first = await mailTo(email)
    const id = (await openInvitations()).find((one) => one.email === email)?.invitation_id ?? ''
    const again = () => post(`/api/administration/invitations/${id}/send`, {}, headers)
    expect((await again()).status).toBe(200)
    const second = await mailTo(email)
    expect((await post('/api/invitations/open', { token: first })).status).toBe(422)
    expect((await post('/api/invitations/open', { token: second })).status).toBe(200)
    for (let sent = 2; sent < 5; sent += 1) expect((await again()).status).toBe(200)
    expect(await again()).toMatchObject({ status: 429, body: { code: 'invitation.too-many' } })
  })

  test('taken back opens nothing, and its mail that waits is not sent', async () => {
    const { headers } = await signIn()
    const email = newEmail()
    await invite(headers, email)
    const token = await mailTo(email)
    const id = (await openInvitations()).find((one) => one.email === email)?.invitation_id ?? ''
    const url = `/api/administration/invitations/${id}/revoke`
    expect((await testApp.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
    expect((await accept(token)).status).toBe(422)
    await mailInvitation(testApp.deps, { mailer, invitationId: id, sentAt: new Date(), attempt: { isLast: true } })
    expect(mails).toHaveLength(1)
  })

  test('of another subscriber is not there', async () => {
    const email = newEmail()
    await invite((await signIn()).headers, email)
    const id = (await openInvitations()).find((one) => one.email === email)?.invitation_id ?? ''
    const { headers } = await signIn()
    expect((await post(`/api/administration/invitations/${id}/send`, {}, headers)).status).toBe(404)
    const url = `/api/administration/invitations/${id}/revoke`
    expect((await testApp.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
  })

  test('to somebody of the own users is refused; of others nothing is told but to himself', async () => {
    const { headers, userId } = await signIn()
    const own = await testApp.deps.db
      .selectFrom('users')
      .select('email')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(await invite(headers, own.email)).toMatchObject({ status: 409, body: { code: 'invitation.known-user' } })
    const stranger = await signIn()
    expect((await invite(stranger.headers, own.email)).status).toBe(200)
    expect(await accept(await mailTo(own.email))).toMatchObject({
      status: 409,
      body: { code: 'invitation.not-possible' },
    })
  })

  test('anew while it is accepted is one to somebody who is a user by now', async () => {
    const { db } = testApp.deps
    const { headers, subscriberId } = await signIn()
    const email = newEmail()
    await invite(headers, email)
    const token = await mailTo(email)
    const begun = await db.transaction().execute(async (tx) => {
      // Who accepts has his invitation, and waits for the address.
      await lockAddress(tx, email)
      const accepted = accept(token)
      await expect.poll(async () => (await waitingForLocks.get(db)).count).toBe(1)
      const invited = invite(headers, email)
      await expect.poll(async () => (await waitingForLocks.get(db)).count).toBe(2)
      return { accepted, invited }
    })
    expect((await begun.accepted).status).toBe(200)
    expect(await begun.invited).toMatchObject({ status: 409, body: { code: 'invitation.known-user' } })
    const open = (await openInvitations()).filter((one) => one.subscriber_id === subscriberId)
    expect(open).toEqual([])
  })

  test('by two subscribers, accepted at once, makes one account', async () => {
    const email = newEmail()
    const tokens: string[] = []
    for (const { headers } of [await signIn(), await signIn()]) {
      await invite(headers, email)
      tokens.push(await mailTo(email, tokens.length))
    }
    const calls = tokens.map((token) => () => accept(token))
    const answers = await doAtOnce(testApp.deps.db, { table: 'users', calls })
    expect(answers.toSorted((one, other) => one.status - other.status)).toMatchObject([
      { status: 200 },
      { status: 409, body: { code: 'invitation.not-possible' } },
    ])
  })

  test.each([
    ['a weak password', { password: 'password', passwordConfirmation: 'password' }, 'password.common'],
    ['another confirmation', { passwordConfirmation: 'x' }, 'validation.failed'],
    ['no name', { name: ' ' }, 'validation.failed'],
  ])('is not used up by %s', async (_what, wrong, code) => {
    const { headers } = await signIn()
    const email = newEmail()
    await invite(headers, email)
    const token = await mailTo(email)
    expect(await accept(token, wrong)).toMatchObject({ status: 422, body: { code } })
    expect((await accept(token)).status).toBe(200)
  })
})
