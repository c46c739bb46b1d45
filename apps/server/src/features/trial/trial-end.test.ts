import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { findAccountHolder } from '../users/account-holders.repository.ts'
import { keepTrial } from '../users/users.usecases.ts'
import { TEST_PASSWORD } from '../users/testing-users.ts'
import { useTrials } from './testing-trial.ts'

const test = useTestApp({ MERLEG_TRIALS: 'confirm', MERLEG_SALES_EMAIL: 'sales@test.example' })
const { askAndAnswer, post, start } = useTrials(test)

afterEach(() => {
  test.deps.clock = systemClock
  vi.restoreAllMocks()
})

const setClock = (moment: number) => {
  test.deps.clock = { now: () => new Date(moment) }
}

async function beginTrial() {
  const { wish, token } = await askAndAnswer({})
  const { endsAt } = (await start(token, TEST_PASSWORD)).json<{ endsAt: string }>()
  const session = (await login(wish.email)).json<{ token: string }>().token
  const user = await test.deps.db
    .selectFrom('users')
    .select(['user_id as userId', 'subscriber_id as subscriberId'])
    .where('email', '=', wish.email)
    .executeTakeFirstOrThrow()
  const me = () =>
    test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${session}`, 'x-locale': 'en' } })
  return { ...user, email: wish.email, end: Date.parse(endsAt), me }
}
const login = (username: string, password = TEST_PASSWORD) => post('/api/auth/login', { username, password })
const requestOffer = (username: string, password = TEST_PASSWORD) =>
  post('/api/trial/request-offer', { username, password })
/** As if five days had passed also by the clock of the database. */
const endTrial = (subscriberId: string) =>
  sql`update subscribers set trial_ends_at = now() - interval '1 second' where subscriber_id = ${subscriberId}`.execute(
    test.deps.db,
  )

it('lasts five days to the moment: then the session in use is refused with the reason', async () => {
  const { end, me } = await beginTrial()
  // In use every few hours, so that the session itself does not end.
  for (let moment = Date.now() + 3600_000; moment < end; moment += 11 * 3600_000) {
    setClock(moment)
    expect((await me()).statusCode).toBe(200)
  }
  setClock(end - 1)
  expect((await me()).statusCode).toBe(200)
  setClock(end)
  const refused = await me()
  expect([refused.statusCode, refused.json()]).toEqual([
    401,
    {
      type: 'trial',
      code: 'trial.session-over',
      message: 'The trial of five days is over, so you have been signed out.',
    },
  ])
})

it('signing in is refused to whoever knows the password, to others as ever', async () => {
  const { email, end } = await beginTrial()
  setClock(end)
  expect((await login(email)).json()).toMatchObject({ code: 'trial.over' })
  expect((await login(email, 'wrong-password')).json()).toMatchObject({ code: 'auth.invalid-credentials' })
})

it('an offer is asked for with the password, once within a minute; not before the end, and not without it', async () => {
  const { email, end, userId } = await beginTrial()
  expect((await requestOffer(email)).json()).toMatchObject({ code: 'auth.invalid-credentials' })
  setClock(end)
  expect((await requestOffer(email, 'wrong-password')).json()).toMatchObject({ code: 'auth.invalid-credentials' })
  for (let count = 0; count < 2; count += 1) {
    const asked = await requestOffer(email)
    expect([asked.statusCode, asked.json()]).toMatchObject([200, { notification: expect.stringContaining('Ajánlat') }])
  }
  const { rows } = await sql`select kind, body from requests where user_id = ${userId}`.execute(test.deps.db)
  expect(rows).toEqual([{ kind: 'offer', body: 'Előfizetés a próba után' }])
})

it('mails stop, of whatever kind', async () => {
  const { userId, subscriberId } = await beginTrial()
  expect(await findAccountHolder(test.deps.db, userId)).toMatchObject({ isDisabled: false })
  await endTrial(subscriberId)
  expect(await findAccountHolder(test.deps.db, userId)).toMatchObject({ isDisabled: true })
})

it('a subscription that follows opens the same account', async () => {
  const { email, end, subscriberId } = await beginTrial()
  await keepTrial(test.deps.db, { email, now: new Date() })
  test.deps.sessions.clear()
  setClock(end)
  expect((await login(email)).statusCode).toBe(200)
  await expect(keepTrial(test.deps.db, { email, now: new Date() })).rejects.toThrow('has no trial')
  expect(
    await test.deps.db
      .selectFrom('subscribers')
      .select('trial_ends_at')
      .where('subscriber_id', '=', subscriberId)
      .execute(),
  ).toEqual([{ trial_ends_at: null }])
})
