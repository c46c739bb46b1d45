import { getProfile } from '@merleg/contract/profile.contract'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { addTestUser, TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'

const test = useTestApp()
const newPassword = 'zöld-teknős-8'

afterEach(() => {
  test.deps.clock = systemClock
})

const NO_CREDIT = {
  normal: { account: 'normal', currency: 'HUF', balance: 0, held: 0 },
  international: { account: 'international', currency: 'EUR', balance: 0, held: 0 },
}

const login = (user: TestUser, password = TEST_PASSWORD) =>
  test.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username: user.email, password } })
async function signIn(user: TestUser) {
  return { authorization: `Bearer ${(await login(user)).json<{ token: string }>().token}` }
}
const read = (headers: Record<string, string>) => test.app.inject({ url: '/api/profile', headers })
const save = (headers: Record<string, string>, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/profile', headers, payload })
const change = (currentPassword: string, password = newPassword) => ({
  name: 'Nagy Éva',
  phone: '+36 1 234 5678',
  currentPassword,
  password,
  passwordConfirmation: password,
})

describe('profile', () => {
  it('shows and saves name and phone without a password', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    expect(getProfile.answer.parse((await read(headers)).json())).toEqual({
      name: user.name,
      email: user.email,
      phone: '',
      credit: NO_CREDIT,
    })
    const answer = await save(
      { ...headers, 'x-locale': 'en' },
      { name: ' Nagy\r\nÉva\u0007 ', phone: '', password: '', passwordConfirmation: '' },
    )
    expect(answer.json()).toEqual({ message: 'Your details have been saved.' })
    expect((await read(headers)).json()).toEqual({ name: 'Nagy Éva', email: user.email, phone: '', credit: NO_CREDIT })
    expect((await login(user)).statusCode).toBe(200)
  })

  it('sets a new password with the current one and ends the other sessions', async () => {
    const user = await addTestUser(test.deps.db)
    const [headers, other] = [await signIn(user), await signIn(user)]
    const answer = await save(headers, change(TEST_PASSWORD))
    expect(answer.json()).toEqual({
      message: 'Adatait és új jelszavát elmentettük. A többi eszközén kijelentkeztettük.',
    })
    expect((await read(headers)).json()).toMatchObject({ name: 'Nagy Éva', email: user.email, phone: '+36 1 234 5678' })
    expect((await read(other)).statusCode).toBe(401)
    expect((await login(user)).statusCode).toBe(422)
    expect((await login(user, newPassword)).statusCode).toBe(200)
  })

  it.each([
    ['wrong-password', 'auth.invalid-credentials'],
    ['', 'password.current-required'],
    [undefined, 'password.current-required'],
  ])('changes nothing with the current password %j', async (currentPassword, code) => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    const answer = await save(headers, { ...change(TEST_PASSWORD), currentPassword, credit: 0 })
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ code })])
    expect((await read(headers)).json()).toMatchObject({ name: user.name })
    expect((await login(user)).statusCode).toBe(200)
  })

  it('takes the payload of the specification, and never asks for a password where none changes', async () => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    const given = { name: 'Kis Pál', phone: '1', password: '', passwordConfirmation: '', credit: '5000' }
    expect((await save(headers, given)).statusCode).toBe(200)
    expect((await save(headers, { phone: '2' })).statusCode).toBe(200)
    expect((await save(headers, {})).statusCode).toBe(200)
    expect((await save(headers, { credit: NO_CREDIT })).statusCode).toBe(200)
    expect((await read(headers)).json()).toEqual({ name: 'Kis Pál', email: user.email, phone: '2', credit: NO_CREDIT })
  })

  it('asking for the current password is no guess at it', async () => {
    test.deps.clock = { now: () => new Date('2026-03-02T09:00:00Z') }
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    for (let time = 0; time < 11; time += 1)
      expect((await save(headers, change(''))).json()).toMatchObject({ code: 'password.current-required' })
    expect((await save(headers, change(TEST_PASSWORD))).statusCode).toBe(200)
  })

  it('throttles guesses at the current password', async () => {
    test.deps.clock = { now: () => new Date('2026-03-02T08:00:00Z') }
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    for (let guess = 0; guess < 10; guess += 1) expect((await save(headers, change('wrong'))).statusCode).toBe(422)
    expect((await save(headers, change(TEST_PASSWORD))).json()).toMatchObject({
      code: 'auth.too-many-attempts',
      retryAfterSeconds: 900,
    })
  })

  it.each([
    ['Password2026!', 'common'],
    ['kovacs.eva.1985', 'own-data'],
  ])('refuses %s, which is no guess at the current one', async (weak, fault) => {
    const user = await addTestUser(test.deps.db)
    const headers = await signIn(user)
    for (let choice = 0; choice < 11; choice += 1) {
      const refused = await save(headers, change(TEST_PASSWORD, weak))
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: `password.${fault}` }])
    }
    expect((await save(headers, change(TEST_PASSWORD))).statusCode).toBe(200)
  })

  it('keeps the password of a demo account', async () => {
    const user = await addTestUser(test.deps.db, { isDemo: true })
    const answer = await save(await signIn(user), change(TEST_PASSWORD))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { password: 'demo-account' } })
    expect((await login(user)).statusCode).toBe(200)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '\u0000' }, 'name'],
    [{ phone: 'x'.repeat(51) }, 'phone'],
    [{ password: 'short12', passwordConfirmation: 'short12' }, 'password'],
    [{ passwordConfirmation: 'different' }, 'passwordConfirmation'],
  ])('refuses %o with the path of the field', async (wrong, field) => {
    const answer = await save(await signIn(await addTestUser(test.deps.db)), { ...change(TEST_PASSWORD), ...wrong })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { [field]: expect.any(String) } })
  })

  it('is for signed-in users', async () => {
    expect((await read({})).statusCode).toBe(401)
    expect((await save({}, { name: 'x' })).statusCode).toBe(401)
  })
})
