import type { TestApp } from '../../app/testing-app.ts'
import { TEST_PASSWORD, type TestUser } from '../users/testing-users.ts'
import { appCode } from './testing-app-code.ts'

type Headers = Record<string, string>

/** Calls of a test, and who signs in by them. */
export function useSignInCalls(test: TestApp) {
  const post = (url: string, payload: object = {}, headers: Headers = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers })
  const get = (url: string, headers: Headers) => test.app.inject({ url, headers })
  const remove = (url: string, headers: Headers) => test.app.inject({ method: 'DELETE', url, headers })
  const login = (user: TestUser, more: object = {}) =>
    post('/api/auth/login', { username: user.email, password: TEST_PASSWORD, ...more })
  const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })
  const signIn = async (user: TestUser): Promise<Headers> => bearer((await login(user)).json<{ token: string }>().token)
  const confirm = async (headers: Headers, code?: string) =>
    post('/api/second-factor/confirm', { password: TEST_PASSWORD, ...(code !== undefined && { code }) }, headers)
  const setUpApp = async (headers: Headers): Promise<{ secret: string; codes: string[] }> => {
    await confirm(headers)
    const { secret } = (await post('/api/second-factor/app/start', {}, headers)).json<{ secret: string }>()
    const code = appCode(secret, test.deps.clock.now())
    const { recoveryCodes } = (await post('/api/second-factor/app/confirm', { code }, headers)).json<{
      recoveryCodes: string[]
    }>()
    return { secret, codes: recoveryCodes }
  }
  return { post, get, remove, login, bearer, signIn, confirm, setUpApp }
}
