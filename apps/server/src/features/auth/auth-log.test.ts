import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { createKeptLog } from '../../shared/testing-log.ts'
import { addTestUser, TEST_PASSWORD } from '../users/testing-users.ts'

const test = useTestApp({ MERLEG_LOG_LEVEL: 'trace' })
const { logger, lines } = createKeptLog('trace')

beforeAll(() => {
  test.deps.logger = logger
})

it('no token, password or header of a call is in the log, whatever happens to it', async () => {
  const config = { ...test.deps.config, MERLEG_LOG_LEVEL: 'debug' as const }
  const app = await buildApp({ ...test.deps, config }, { readiness: { state: 'ready' } })
  afterAll(() => app.close())
  const user = await addTestUser(test.deps.db)
  const secrets = [TEST_PASSWORD, 'wrong-password-1', 'new-password-22', 'recovery-token-of-the-mail']
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })

  const { token } = (await post('/api/auth/login', { username: user.email, password: TEST_PASSWORD })).json<{
    token: string
  }>()
  const headers = { authorization: `Bearer ${token}` }
  await post('/api/auth/login', { username: user.email, password: secrets[1] })
  await post('/api/auth/login', { username: user.email, password: secrets[1], unknown: true })
  await post('/api/auth/demo-login', { username: user.email, password: TEST_PASSWORD, termsAccepted: true })
  await post('/api/auth/recover-password', { email: user.email })
  await post('/api/auth/reset-password', { token: secrets[3], password: secrets[2], passwordConfirmation: secrets[2] })
  await app.inject({ url: `/reset-password?token=${secrets[3]}` })
  await post(
    '/api/profile',
    { name: 'x', phone: '', currentPassword: secrets[1], password: secrets[2], passwordConfirmation: secrets[2] },
    headers,
  )
  await app.inject({ url: '/api/me', headers })
  const broken = {
    ...test.deps,
    config,
    jobs: { ...test.deps.jobs, enqueue: () => Promise.reject(new Error('queue fault')) },
  }
  const brokenApp = await buildApp(broken, { readiness: { state: 'ready' } })
  await brokenApp.inject({ method: 'POST', url: '/api/auth/recover-password', payload: { email: user.email }, headers })
  await brokenApp.close()

  const log = lines.join('')
  expect(log).toContain('/api/auth/login')
  expect(log).toContain('queue fault')
  for (const secret of [...secrets, token]) expect(log).not.toContain(secret)
})
