import { Command } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { recordAudit } from '../../audit/audit.usecases.ts'
import { addTestUser } from '../../users/testing-users.ts'
import { registerPersonCommands } from './person.commands.ts'

const server = useTestApp()
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function listOpenings(email: string, ...options: string[]): Promise<string[]> {
  vi.stubEnv('DATABASE_URL', server.database.connectionString)
  const printed: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const program = new Command('merleg').exitOverride()
  registerPersonCommands(program)
  await program.parseAsync(['person', 'openings', email, ...options], { from: 'user' })
  return printed
    .join('')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(/[;,]/)[0] ?? '')
}

test('the days of openings are Hungarian ones, as on the page of the trail; capitals of an address do not matter', async () => {
  const user = await addTestUser(server.deps.db)
  const moments = ['2026-01-14T22:59:59Z', '2026-01-14T23:00:00Z', '2026-01-15T22:59:59Z', '2026-01-15T23:00:00Z']
  for (const moment of moments)
    await recordAudit(server.deps.db, {
      actor: user,
      act: 'person-opened',
      subject: { id: 'p-1', name: null },
      now: new Date(moment),
    })
  const day = ['--from', '2026-01-15', '--to', '2026-01-15']
  expect(await listOpenings(` ${user.email.toUpperCase()}`, ...day)).toEqual([
    '2026-01-14T23:00:00.000Z',
    '2026-01-15T22:59:59.000Z',
  ])
  expect(await listOpenings(user.email)).toHaveLength(moments.length)
})
