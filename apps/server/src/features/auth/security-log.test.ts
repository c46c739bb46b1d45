import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app/build-app.ts'
import { useTestApp } from '../../app/testing-app.ts'
import type { FastifyInstance } from 'fastify'
import type { Mail } from '../../shared/mail.ts'
import { createKeptLog } from '../../shared/testing-log.ts'
import { addTestUser, TEST_PASSWORD } from '../users/testing-users.ts'
import { mailRecovery } from './recovery.usecases.ts'

const test = useTestApp()
// However little else is to be logged.
const { logger, lines } = createKeptLog('error')
let app: FastifyInstance

beforeAll(async () => {
  test.deps.logger = logger
  app = await buildApp(test.deps, { readiness: { state: 'ready' } })
  return () => app.close()
})
beforeEach(() => {
  lines.length = 0
})

const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })
const events = () =>
  lines.map((line) => {
    const { security, userId, ...rest }: Record<string, unknown> = JSON.parse(line)
    return [security, userId, rest['reason'] ?? rest['claim']].filter((part) => part !== undefined)
  })

it('says who signed in, who failed and why, who was locked out, and what became of passwords', async () => {
  const user = await addTestUser(test.deps.db)
  const { userId, email } = user
  const { token } = (await post('/api/auth/login', { username: email, password: TEST_PASSWORD })).json<{
    token: string
  }>()
  const headers = { authorization: `Bearer ${token}` }
  await post('/api/auth/login', { username: email, password: 'wrong' })
  await post('/api/auth/login', { username: 'nobody@test.example', password: 'wrong' })
  await post('/api/auth/demo-login', { username: email, password: TEST_PASSWORD, termsAccepted: true })
  await app.inject({ url: '/api/report/10738885/score', headers })
  const passwords = { password: 'zöld-teknős-8', passwordConfirmation: 'zöld-teknős-8' }
  await post('/api/profile', { name: 'x', phone: '', currentPassword: TEST_PASSWORD, ...passwords }, headers)
  const sent: Mail[] = []
  const requestedAt = new Date().toISOString()
  const request = { recoveryId: crypto.randomUUID(), email, locale: 'hu' as const, requestedAt }
  const attempt = { isLast: false }
  const unreachable = { send: () => Promise.reject(new Error('no connection')) }
  await expect(mailRecovery(test.deps, { mailer: unreachable, request, attempt })).rejects.toThrow('no connection')
  await mailRecovery(test.deps, { mailer: { send: async (mail) => void sent.push(mail) }, request, attempt })
  const link = /token=([\w-]{43})/.exec(sent[0]?.text ?? '')?.[1]
  await post('/api/auth/reset-password', { token: link, ...passwords })
  for (let guess = 0; guess < 11; guess += 1) await post('/api/auth/login', { username: email, password: 'wrong' })
  expect(events()).toEqual([
    ['login', userId],
    ['login-failed', userId, 'password'],
    ['login-failed', null, 'no-account'],
    ['login-failed', userId, 'no-demo'],
    ['claim-refused', userId, 'GazdasagiAdatok'],
    ['password-changed', userId],
    ['recovery-asked', userId],
    ['password-reset', userId],
    ...Array.from({ length: 10 }, () => ['login-failed', userId, 'password']),
    ['locked-out', userId],
  ])
  const log = lines.join('')
  for (const part of [email, user.name, '127.0.0.1', TEST_PASSWORD, token]) expect(log).not.toContain(part)
})

it('says nothing where the log is silent', async () => {
  const silent = createKeptLog('silent')
  const quiet = await buildApp({ ...test.deps, logger: silent.logger }, { readiness: { state: 'ready' } })
  await quiet.inject({ method: 'POST', url: '/api/auth/login', payload: { username: 'a@b.hu', password: 'x' } })
  await quiet.close()
  expect(silent.lines).toEqual([])
})
