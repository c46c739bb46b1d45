import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { switchUser } from '../administration/administration.usecases.ts'
import { askClosing, closeOwnAccount } from '../personal-data/closing.usecases.ts'
import { resetSecondFactor } from '../second-factor/second-factor.usecases.ts'
import { appCode } from '../second-factor/testing-app-code.ts'
import { useSignInCalls } from '../second-factor/testing-second-factor.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { insertUser, updateUserDisabled } from '../users/users.repository.ts'
import { lockUser, updateSignInVersion } from '../users/user-lock.repository.ts'
import { proveTestUser } from './testing-proof.ts'

const testApp = useTestApp()
const { post, login, signIn, setUpApp } = useSignInCalls(testApp)

/** Waits until so many connections wait for a row of somebody else. */
async function untilWaiting(count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(testApp.deps.db)
        return rows[0]?.waiting
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(count)
}

/** Has two things done at once: both wait for the user's row, and get it in the order in which they came. */
async function race<First, Second>(
  userId: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const begun: { first?: Promise<First>; second?: Promise<Second> } = {}
  await inTransaction(testApp.deps.db, async (tx) => {
    await lockUser(tx, userId)
    begun.first = first()
    await untilWaiting(1)
    begun.second = second()
    await untilWaiting(2)
  })
  if (begun.first === undefined || begun.second === undefined) throw new Error('nothing was begun')
  return Promise.all([begun.first, begun.second])
}

const sessionsOf = async ({ userId }: TestUser): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sessions where user_id = ${userId}`.execute(testApp.deps.db)
  return rows[0]?.count ?? 0
}

async function addAdministrator(subscriberId: string): Promise<TestUser> {
  const name = 'Admin Anna'
  const email = `${crypto.randomUUID()}@test.example`
  const values = { subscriberId, email, name, passwordHash: 'none', isDemo: false, role: 'administrator' } as const
  return { userId: await insertUser(testApp.deps.db, values), subscriberId, email, name }
}

const asSession = async (user: TestUser) => {
  const session = { sessionId: user.userId, claims: [], isSecondFactorGiven: false, trial: null, key: null }
  return { ...user, ...session, role: 'administrator', mustSetUpSecondFactor: false } as const
}

/** Made ready for a user, and then done. */
type End = (user: TestUser) => Promise<() => Promise<unknown>>

/** What ends every way in, each as it is done in earnest. */
const ENDS = {
  disabled: async (user: TestUser) => {
    const admin = await asSession(await addAdministrator(user.subscriberId))
    return async () => switchUser(testApp.deps, admin, { userId: user.userId, isDisabled: true })
  },
  closed:
    async ({ userId }: TestUser) =>
    async () =>
      askClosing(testApp.deps, { userId, askedBy: userId, isAtOnce: true }),
  'given another password': async (user: TestUser) => {
    const headers = await signIn(user)
    const given = { password: 'zöld-teknős-8', passwordConfirmation: 'zöld-teknős-8' }
    return async () => post('/api/profile', { currentPassword: TEST_PASSWORD, ...given }, headers)
  },
  'without his factors': async (user: TestUser) => async () => resetSecondFactor(testApp.deps, user),
} satisfies Record<string, End>

test.each(Object.entries<End>(ENDS))(
  'who is %s while he signs in has no session by the old way',
  async (what, prepare) => {
    const isSignedIn = what === 'given another password' ? 1 : 0
    const early = await addTestUser(testApp.deps.db)
    const end = await prepare(early)
    const [, answer] = await race(early.userId, end, async () => login(early))
    expect([409, 422]).toContain(answer.statusCode)
    expect(await sessionsOf(early)).toBe(isSignedIn)
    const late = await addTestUser(testApp.deps.db)
    const endLate = await prepare(late)
    await race(late.userId, async () => login(late), endLate)
    expect(await sessionsOf(late)).toBe(isSignedIn)
  },
)

test('a disabled user who is enabled again has no session of a sign-in meanwhile', async () => {
  const user = await addTestUser(testApp.deps.db)
  const end = await ENDS.disabled(user)
  await race(user.userId, async () => login(user), end)
  await updateUserDisabled(testApp.deps.db, { userId: user.userId, disabledAt: null })
  expect(await sessionsOf(user)).toBe(0)
})

test.each(['first', 'second'] as const)(
  'factors taken away during the second step (%s) leave no session',
  async (turn) => {
    const user = await addTestUser(testApp.deps.db)
    const { secret } = await setUpApp(await signIn(user))
    const { ticket } = (await login(user)).json<{ secondStep: { ticket: string } }>().secondStep
    const code = appCode(secret, new Date(Date.now() + 30_000))
    const step = async () => post('/api/second-factor/sign-in', { ticket, code })
    const reset = async () => resetSecondFactor(testApp.deps, user)
    if (turn === 'first') await race(user.userId, reset, step)
    else await race(user.userId, step, reset)
    expect(await sessionsOf(user)).toBe(0)
  },
)

test('of two last administrators who close their accounts at once one stays', async () => {
  const member = await addTestUser(testApp.deps.db)
  const [one, other] = [await addAdministrator(member.subscriberId), await addAdministrator(member.subscriberId)]
  for (const { userId } of [one, other]) await proveTestUser(testApp.deps, userId)
  const [asOne, asOther] = [await asSession(one), await asSession(other)]
  const ended = await Promise.allSettled([
    closeOwnAccount(testApp.deps, asOne, { isAtOnce: true }),
    closeOwnAccount(testApp.deps, asOther, { isAtOnce: true }),
  ])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a password set by the link of a mail stands against one that was being changed', async () => {
  const user = await addTestUser(testApp.deps.db)
  const headers = await signIn(user)
  const given = { password: 'zöld-teknős-8', passwordConfirmation: 'zöld-teknős-8' }
  const hashOf = async () =>
    (await testApp.deps.db.selectFrom('users').select('password_hash').where('user_id', '=', user.userId).execute())[0]
  const before = await hashOf()
  const begun: { change?: ReturnType<typeof post> } = {}
  await inTransaction(testApp.deps.db, async (tx) => {
    await lockUser(tx, user.userId)
    begun.change = post('/api/profile', { currentPassword: TEST_PASSWORD, ...given }, headers)
    await untilWaiting(1)
    await updateSignInVersion(tx, user.userId)
  })
  const answer = await begun.change
  expect([answer?.statusCode, answer?.json()]).toMatchObject([409, { code: 'auth.account-changed' }])
  expect(await hashOf()).toEqual(before)
})
