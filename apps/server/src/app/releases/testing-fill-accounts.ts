import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { expect } from 'vitest'
import { TestAuthenticator } from '../../features/passkeys/testing-authenticator.ts'
import { visitProvider } from '../../features/oidc/testing-oidc-visit.ts'
import { useSignInCalls } from '../../features/second-factor/testing-second-factor.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../../features/users/testing-users.ts'
import { insertUser } from '../../features/users/users.repository.ts'
import { hashPassword } from '../../shared/passwords.ts'
import type { TestApp } from '../testing-app.ts'

type Headers = Record<string, string>
export type Filled = { admin: Member; member: Member }
export type Member = { user: TestUser; headers: Headers }

/** Where the page lies that another provider sends users back to. */
export const SIGN_IN_CALLBACK = 'http://merleg.test/sign-in/callback'
/** Known to the tests that sign in to a kept database. */
export const ADMIN_EMAIL = 'kati@felhasznalo.example'
export const MEMBER_EMAIL = 'andras@felhasznalo.example'
/** Has no other way to sign in than the password. */
export const PLAIN_EMAIL = 'panna@felhasznalo.example'

/** A subscriber with every way to sign in, each of them used, and what is under way. */
export async function fillAccounts(server: TestApp): Promise<Filled> {
  const calls = useSignInCalls(server)
  const { post, get, login, signIn, confirm, setUpApp } = calls
  const admin = await addTestUser(server.deps.db, {
    claims: GRANTING_CLAIMS,
    role: 'administrator',
    name: 'Kezelő Kati',
  })
  await server.deps.db.updateTable('users').set({ email: ADMIN_EMAIL }).where('user_id', '=', admin.userId).execute()
  const adminUser = { ...admin, email: ADMIN_EMAIL }
  const headers = await signIn(adminUser)
  await setUpApp(headers)
  // Stays at its second step.
  expect((await login(adminUser)).statusCode).toBe(200)
  await addMember(server, { subscriberId: admin.subscriberId, email: PLAIN_EMAIL, name: 'Felhasználó Panna' })
  const member = await addMember(server, {
    subscriberId: admin.subscriberId,
    email: MEMBER_EMAIL,
    name: 'Felhasználó András',
  })
  const memberHeaders = await signIn(member)
  await confirm(memberHeaders)
  await addPasskey(calls, memberHeaders)
  await linkAccount(calls, memberHeaders)
  await post('/api/auth/recover-password', { email: MEMBER_EMAIL })
  await invite(calls, headers)
  await callByKey(calls, headers)
  expect((await get('/api/sessions', headers)).statusCode).toBe(200)
  return { admin: { user: adminUser, headers }, member: { user: member, headers: memberHeaders } }
}

type Calls = ReturnType<typeof useSignInCalls>

async function addMember({ deps }: TestApp, of: Omit<TestUser, 'userId'>): Promise<TestUser> {
  const passwordHash = await hashPassword(TEST_PASSWORD)
  return { ...of, userId: await insertUser(deps.db, { ...of, passwordHash, isDemo: false }) }
}

async function addPasskey({ post }: Calls, headers: Headers): Promise<void> {
  const authenticator = new TestAuthenticator({ origin: 'http://merleg.test', domain: 'merleg.test' })
  const { options } = (await post('/api/passkeys/add/start', {}, headers)).json<{
    options: { challenge: string; user: { id: string } }
  }>()
  const registration = authenticator.register(options)
  expect((await post('/api/passkeys/add/finish', { name: 'Telefon', registration }, headers)).statusCode).toBe(200)
  // Nobody signs what is asked.
  expect((await post('/api/passkeys/sign-in/start')).statusCode).toBe(200)
}

async function linkAccount({ post }: Calls, headers: Headers): Promise<void> {
  const start = async () => (await post('/api/oidc/link/start', {}, headers)).json<{ url: string; key: string }>()
  const { url, key } = await start()
  const told = await visitProvider(url, { account: 'andras', redirectUri: SIGN_IN_CALLBACK })
  expect((await post('/api/oidc/link/finish', { key, ...told }, headers)).statusCode).toBe(200)
  // On its way to the provider.
  expect((await post('/api/oidc/sign-in/start')).statusCode).toBe(200)
}

async function invite({ post }: Calls, headers: Headers): Promise<void> {
  const invitation = { email: 'uj@felhasznalo.example', role: 'member', claims: ['Cegriport'] }
  expect((await post('/api/administration/invitations', invitation, headers)).statusCode).toBe(200)
}

async function callByKey({ post, get }: Calls, headers: Headers): Promise<void> {
  const asked = { name: 'Vállalatirányítás', claims: ['Monitoring'], expiresOn: '2027-06-30' }
  const { key } = (await post('/api/administration/keys/add', asked, headers)).json<{ key: string }>()
  const answer = await get('/api/monitoring/alerts', { authorization: `Bearer ${key}` })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
