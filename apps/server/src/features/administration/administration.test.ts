import { listAdministeredUsers } from '@merleg/contract/administration.contract'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { createSession } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { insertUser } from '../users/users.repository.ts'

const testApp = useTestApp()

type Headers = { authorization: string }

async function signInAdmin() {
  return testApp.signIn({ claims: [...GRANTING_CLAIMS, 'NemzetkoziTiltas'], role: 'administrator' })
}

async function addColleague(subscriberId: string, role: 'member' | 'administrator' = 'member') {
  const email = `${createToken().toLowerCase()}@test.example`
  const user = { subscriberId, email, name: 'Kolléga Kata', passwordHash: 'none', isDemo: false, role }
  const userId = await insertUser(testApp.deps.db, user)
  const [token, now] = [createToken(), new Date()]
  await createSession(testApp.deps.db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
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
