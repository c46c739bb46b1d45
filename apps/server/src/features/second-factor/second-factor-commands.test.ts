import { Command } from 'commander'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { addTestUser } from '../users/testing-users.ts'
import { registerSecondFactorCommand } from './second-factor.commands.ts'
import { useSignInCalls } from './testing-second-factor.ts'

const test = useTestApp()
const { get, login, signIn, setUpApp } = useSignInCalls(test)
const printed: string[] = []

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', test.database.connectionString)
  vi.stubEnv('MERLEG_LOG_LEVEL', 'silent')
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function reset(email: string): Promise<void> {
  const program = new Command('merleg').exitOverride()
  registerSecondFactorCommand(program)
  await program.parseAsync(['user', 'reset-second-factor', email], { from: 'user' })
}

it('takes every factor away, ends the sessions, and tells the user by mail', async () => {
  const user = await addTestUser(test.deps.db)
  const headers = await signIn(user)
  await setUpApp(headers)
  expect((await login(user)).json()).toHaveProperty('secondStep')
  await reset(user.email.toUpperCase())
  test.deps.sessions.clear()
  expect(printed.at(-1)).toContain(user.email)
  expect((await get('/api/me', headers)).statusCode).toBe(401)
  expect((await login(user)).json()).toHaveProperty('token')
  const { rows } = await sql<{ id: string }>`
    select data ->> 'id' as id from pgboss.job where name = 'mail.send' and data ->> 'to' = ${user.email}
     order by created_on desc limit 1`.execute(test.deps.db)
  expect(rows[0]?.id).toMatch(/^security\.second-factor-reset\./)
})

it('refuses an address of nobody', async () => {
  await expect(reset('nobody@test.example')).rejects.toThrow('There is no user nobody@test.example.')
})
