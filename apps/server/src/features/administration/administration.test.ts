import { listAdministeredUsers } from '@merleg/contract/administration.contract'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { proveTestUser } from '../auth/testing-proof.ts'
import { updateUserAnonymous } from '../personal-data/closing.repository.ts'
import { lockSubscriber } from '../users/administered-users.repository.ts'
import { createSession } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { insertUser, updateUserDisabled, updateUserRole } from '../users/users.repository.ts'

const testApp = useTestApp()

type Headers = { authorization: string }

async function signInAdmin() {
  return testApp.signIn({ claims: [...GRANTING_CLAIMS, 'NemzetkoziTiltas'], role: 'administrator', hasProved: true })
}

async function addColleague(subscriberId: string, role: 'member' | 'administrator' = 'member') {
  const email = `${createToken().toLowerCase()}@test.example`
  const user = { subscriberId, email, name: 'Kolléga Kata', passwordHash: 'none', isDemo: false, role }
  const userId = await insertUser(testApp.deps.db, user)
  const [token, now] = [createToken(), new Date()]
  await createSession(testApp.deps.db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
  await proveTestUser(testApp.deps, userId)
  return { userId, email, headers: { authorization: `Bearer ${token}` } }
}

async function list(headers: Headers) {
  const answer = await testApp.app.inject({ url: '/api/administration/users', headers })
  return listAdministeredUsers.answer.parse(answer.json())
}

async function change(headers: Headers, path: string, payload: object): Promise<[number, string | undefined]> {
  const url = `/api/administration/users/${path}`
  const answer = await testApp.app.inject({ method: 'POST', url, headers, payload })
  return [answer.statusCode, answer.json<{ code?: string }>().code]
}

async function actsOf(subscriberId: string) {
  const entries = testApp.deps.db.selectFrom('audit_entries').select(['act', 'detail']).orderBy('entry_id')
  return entries.where('subscriber_id', '=', subscriberId).execute()
}

describe('users', () => {
  test('are told with what they have of the contract, without what it restricts', async () => {
    const { headers, subscriberId, userId } = await signInAdmin()
    await addColleague(subscriberId)
    const { users, claims } = await list(headers)
    expect(claims).toEqual(GRANTING_CLAIMS)
    expect(users.find(({ isSelf }) => isSelf)).toMatchObject({ id: userId, role: 'administrator' })
    expect(users.find(({ isSelf }) => !isSelf)).toMatchObject({
      claims: GRANTING_CLAIMS,
      isDisabled: false,
      keyCount: 0,
    })
  })

  test('have what is left when claims are taken, at once, and get it back', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const colleague = await addColleague(subscriberId)
    const url = '/api/report/10738885/data'
    const status = async () => (await testApp.app.inject({ url, headers: colleague.headers })).statusCode
    expect(await status()).toBe(404)
    const rest = GRANTING_CLAIMS.filter((claim) => claim !== 'Cegriport')
    expect(await change(headers, `${colleague.userId}/claims`, { claims: rest })).toEqual([200, undefined])
    expect(await status()).toBe(400)
    expect(await change(headers, `${colleague.userId}/claims`, { claims: GRANTING_CLAIMS })).toEqual([200, undefined])
    expect(await status()).toBe(404)
    expect(await actsOf(subscriberId)).toMatchObject([{ act: 'claims-changed' }, { act: 'claims-changed' }])
  })

  test('cannot be given what the contract does not hold, nor be freed of what it restricts', async () => {
    const { headers, subscriberId } = await testApp.signIn({
      claims: ['Cegriport', 'NemzetkoziTiltas'],
      role: 'administrator',
      hasProved: true,
    })
    const { userId, headers: theirs } = await addColleague(subscriberId)
    expect(await change(headers, `${userId}/claims`, { claims: ['Monitoring'] })).toEqual([422, 'validation.failed'])
    expect(await change(headers, `${userId}/claims`, { claims: ['NemzetkoziTiltas'] })).toEqual([
      422,
      'validation.failed',
    ])
    expect(await change(headers, `${userId}/claims`, { claims: [] })).toEqual([200, undefined])
    const me = await testApp.app.inject({ url: '/api/me', headers: theirs })
    expect(me.json()).toMatchObject({ claims: ['NemzetkoziTiltas'], role: 'member' })
  })

  test('keep what another administrator changed of their modules meanwhile', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const { userId, headers: theirs } = await addColleague(subscriberId)
    const give = (body: object) => change(headers, `${userId}/claims`, body)
    await give({ claims: ['Cegriport', 'Marketing'] })
    await Promise.all([
      give({ addClaims: ['Monitoring', 'Cegriport'] }),
      give({ removeClaims: ['Marketing', 'Monitoring', 'Nemzetkozi'] }),
    ])
    const { claims } = (await testApp.app.inject({ url: '/api/me', headers: theirs })).json<{ claims: string[] }>()
    expect(claims).toContain('Cegriport')
    expect(claims).not.toContain('Marketing')
    expect(await give({ addClaims: ['NemzetkoziTiltas'] })).toEqual([422, 'validation.failed'])
    expect(await give({})).toEqual([422, 'validation.failed'])
  })

  test('who are disabled are signed out at once, and not let in', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const colleague = await addColleague(subscriberId)
    const status = async () => (await testApp.app.inject({ url: '/api/me', headers: colleague.headers })).statusCode
    expect(await status()).toBe(200)
    expect(await change(headers, `${colleague.userId}/state`, { isDisabled: true })).toEqual([200, undefined])
    expect(await status()).toBe(401)
    expect(await change(headers, `${colleague.userId}/state`, { isDisabled: false })).toEqual([200, undefined])
    expect(await status()).toBe(401)
    expect((await actsOf(subscriberId)).map(({ act }) => act)).toEqual(['user-disabled', 'user-enabled'])
  })

  test.each(['role', 'state'] as const)('keep their last administrator (%s)', async (what) => {
    const { headers, userId, subscriberId } = await signInAdmin()
    const payload = what === 'role' ? { role: 'member' } : { isDisabled: true }
    expect(await change(headers, `${userId}/${what}`, payload)).toEqual([409, 'user.last-administrator'])
    const other = await addColleague(subscriberId, 'administrator')
    await change(headers, `${other.userId}/state`, { isDisabled: true })
    expect(await change(headers, `${userId}/${what}`, payload)).toEqual([409, 'user.last-administrator'])
    await change(headers, `${other.userId}/state`, { isDisabled: false })
    expect(await change(headers, `${userId}/${what}`, payload)).toEqual([200, undefined])
  })

  test('keep one of two administrators who take the role from each other', async () => {
    const { headers, userId, subscriberId } = await signInAdmin()
    const other = await addColleague(subscriberId, 'administrator')
    const answers = await Promise.all([
      change(headers, `${other.userId}/role`, { role: 'member' }),
      change(other.headers, `${userId}/role`, { role: 'member' }),
    ])
    const { users } = await list((await addColleague(subscriberId, 'administrator')).headers)
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(users.filter(({ role }) => role === 'administrator')).toHaveLength(2)
  })

  test.each([
    ['gives a role', 'demoted', 'users/:id/role', { role: 'administrator' }],
    ['gives a role', 'disabled', 'users/:id/role', { role: 'administrator' }],
    ['gives a role', 'closed', 'users/:id/role', { role: 'administrator' }],
    ['changes claims', 'demoted', 'users/:id/claims', { claims: [] }],
    ['disables', 'demoted', 'users/:id/state', { isDisabled: true }],
    ['closes an account', 'demoted', 'users/:id/closing', { isAtOnce: true }],
    ['keeps an account', 'demoted', 'users/:id/closing/undo', {}],
    ['makes a key', 'disabled', 'keys/add', { name: 'Kulcs', claims: [], expiresOn: '2026-12-31' }],
    ['invites', 'disabled', 'invitations', { email: 'uj@test.example', role: 'administrator', claims: [] }],
  ] as const)('cannot be changed by who %s while he is %s', async (_act, how, path, payload) => {
    const { db } = testApp.deps
    const { subscriberId } = await signInAdmin()
    const [gone, colleague] = [await addColleague(subscriberId, 'administrator'), await addColleague(subscriberId)]
    const { userId } = gone
    const url = `/api/administration/${path.replace(':id', colleague.userId)}`
    const begun = await db.transaction().execute(async (tx) => {
      await lockSubscriber(tx, subscriberId)
      const answer = testApp.app.inject({ method: 'POST', url, headers: gone.headers, payload })
      await expect.poll(async () => (await waitingForLocks.get(db)).count).toBe(1)
      if (how === 'demoted') await updateUserRole(tx, { userId, role: 'member' })
      if (how === 'disabled') await updateUserDisabled(tx, { userId, disabledAt: new Date() })
      if (how === 'closed') await updateUserAnonymous(tx, { userId, email: gone.email, now: new Date() })
      // As an object, for the transaction must end before it can.
      return { answer }
    })
    const answer = await begun.answer
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role.missing' }])
    expect(await actsOf(subscriberId)).toEqual([])
  })

  test.each(['role', 'claims', 'state'] as const)('of another subscriber are not there (%s)', async (what) => {
    const { headers } = await signInAdmin()
    const stranger = await testApp.signIn({ claims: [] })
    const payload = { role: { role: 'member' }, claims: { claims: [] }, state: { isDisabled: true } }[what]
    expect(await change(headers, `${stranger.userId}/${what}`, payload)).toEqual([404, 'user.not-found'])
  })

  test('never become operators', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const { userId } = await addColleague(subscriberId)
    expect(await change(headers, `${userId}/role`, { role: 'operator' })).toEqual([422, 'validation.failed'])
  })

  test('of a demo account look and change nothing', async () => {
    const { headers, userId, subscriberId } = await signInAdmin()
    const { userId: colleague } = await addColleague(subscriberId)
    await testApp.deps.db.updateTable('users').set({ is_demo: true }).where('user_id', '=', userId).execute()
    expect((await list(headers)).users).toHaveLength(2)
    expect(await change(headers, `${colleague}/role`, { role: 'administrator' })).toEqual([409, 'administration.demo'])
  })
})

describe('a colleague', () => {
  const mailsTo = async (email: string) => {
    const jobs = testApp.deps.db.selectFrom(
      sql<{ data: { to: string; id: string; text: string } }>`pgboss.job`.as('job'),
    )
    const rows = await jobs.select('data').execute()
    return rows.flatMap(({ data }) => (data.to === email ? [data] : []))
  }
  const kinds = async (email: string) => (await mailsTo(email)).map(({ id }) => id.split('.').slice(0, 2).join('.'))

  test('has his account closed as he could himself: at once, or in 14 days, which is taken back', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const colleague = await addColleague(subscriberId)
    expect(await change(headers, `${colleague.userId}/closing`, { isAtOnce: false })).toEqual([200, undefined])
    const closingOf = async () => (await list(headers)).users.find(({ id }) => id === colleague.userId)?.closingAt
    expect(await closingOf()).toEqual(expect.any(String))
    expect(await change(headers, `${colleague.userId}/closing/undo`, {})).toEqual([200, undefined])
    expect(await closingOf()).toBeNull()
    const [asked, kept] = await mailsTo(colleague.email)
    expect(asked?.text).toContain('előfizetésük adminisztrátora vagy ügyfélszolgálatunk kérte')
    expect(kept?.text).toContain('mégsem szüntetjük meg')
    expect(await change(headers, `${colleague.userId}/closing`, { isAtOnce: true })).toEqual([200, undefined])
    expect((await testApp.app.inject({ url: '/api/me', headers: colleague.headers })).statusCode).toBe(401)
    expect((await list(headers)).users.map(({ isSelf }) => isSelf)).toEqual([true])
    expect((await actsOf(subscriberId)).map(({ act }) => act)).toEqual([
      'account-closing',
      'account-kept',
      'account-closed',
    ])
    for (const [path, payload] of [
      ['state', { isDisabled: false }],
      ['closing', { isAtOnce: true }],
      ['closing/undo', {}],
      ['role', { role: 'administrator' }],
      ['second-factor/reset', {}],
    ] as const)
      expect(await change(headers, `${colleague.userId}/${path}`, payload), path).toEqual([409, 'user.closed'])
  })

  test('who asks cannot close himself here, nor a stranger, nor the last administrator', async () => {
    const { headers, userId, subscriberId } = await signInAdmin()
    expect(await change(headers, `${userId}/closing`, { isAtOnce: true })).toEqual([409, 'user.self'])
    expect(await change(headers, `${userId}/second-factor/reset`, {})).toEqual([409, 'user.self'])
    const stranger = await testApp.signIn({ claims: [] })
    for (const path of ['closing', 'closing/undo', 'second-factor/reset'])
      expect(await change(headers, `${stranger.userId}/${path}`, path === 'closing' ? { isAtOnce: true } : {})).toEqual(
        [404, 'user.not-found'],
      )
    // Two who close each other at once: one stays.
    const other = await addColleague(subscriberId, 'administrator')
    const answers = await Promise.all([
      change(headers, `${other.userId}/closing`, { isAtOnce: true }),
      change(other.headers, `${userId}/closing`, { isAtOnce: true }),
    ])
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  })

  test('who has lost his second factor is freed of it, signed out, and told, as are the administrators', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const [colleague, other] = [await addColleague(subscriberId), await addColleague(subscriberId, 'administrator')]
    expect(await change(headers, `${colleague.userId}/second-factor/reset`, {})).toEqual([409, 'second-factor.not-set'])
    await sql`insert into totp_secrets (user_id, secret, created_at, confirmed_at, locked_at)
      values (${colleague.userId}, 'x', now(), now(), now())`.execute(testApp.deps.db)
    expect(await change(headers, `${colleague.userId}/second-factor/reset`, {})).toEqual([200, undefined])
    expect((await testApp.app.inject({ url: '/api/me', headers: colleague.headers })).statusCode).toBe(401)
    expect(await kinds(colleague.email)).toEqual(['security.second-factor-reset-by-administrator'])
    expect(await kinds(other.email)).toEqual(['administration.factor-removed'])
    expect((await actsOf(subscriberId)).map(({ act }) => act)).toEqual(['second-factor-reset'])
  })

  test('who is made an administrator is told, as are the others, in one line for each name', async () => {
    const { headers, subscriberId } = await signInAdmin()
    const [made, other] = [await addColleague(subscriberId), await addColleague(subscriberId, 'administrator')]
    await testApp.deps.db.updateTable('users').set({ locale: 'de' }).where('user_id', '=', other.userId).execute()
    await change(headers, `${made.userId}/role`, { role: 'administrator' })
    await change(headers, `${made.userId}/role`, { role: 'administrator' })
    expect(await kinds(made.email)).toEqual(['administration.administrator-made'])
    const [mail] = await mailsTo(other.email)
    expect(mail?.text).toContain(`hat diesen Benutzer zum Administrator gemacht: Kolléga Kata (${made.email}).`)
    expect(mail?.text).toContain('http://merleg.test/administration/users')
    const expiresOn = '2026-12-31'
    const payload = { name: 'Vevői\u0007rendszer', claims: [], expiresOn }
    const key = await testApp.app.inject({ method: 'POST', url: '/api/administration/keys/add', headers, payload })
    const told = (await mailsTo(other.email)).find(({ id }) => id.startsWith('administration.key-made'))
    expect([key.statusCode, told?.text]).toEqual([200, expect.stringContaining('Vevői')])
    expect(told?.text).not.toContain(key.json<{ key: string }>().key.slice(0, 13))
  })
})

describe('usage', () => {
  test('is told by user and month, of the last year', async () => {
    const { headers, userId } = await signInAdmin()
    const answer = await testApp.app.inject({ url: '/api/administration/usage', headers })
    const { users, months, otherSpent } = answer.json<{ users: unknown[]; months: string[]; otherSpent: unknown[] }>()
    expect(users).toMatchObject([{ id: userId, searches: 0, reports: 0, persons: 0, orders: 0, spent: [] }])
    expect([months.length, otherSpent]).toEqual([12, []])
    const old = await testApp.app.inject({ url: '/api/administration/usage?month=2001-01', headers })
    expect([old.statusCode, old.json()]).toMatchObject([422, { fields: { month: 'not-offered' } }])
  })
})
