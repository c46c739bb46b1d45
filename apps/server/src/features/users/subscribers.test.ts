import { useTestDatabase } from '@merleg/db/testing'
import { Command, CommanderError } from 'commander'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerSubscriberCommands } from './subscribers.commands.ts'
import { insertSubscriber, insertUser } from './users.repository.ts'

const database = useTestDatabase()
let printed: string[] = []

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', database.connectionString)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  const program = new Command('merleg')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, writeOut: (text) => void printed.push(text) })
  registerSubscriberCommands(program)
  printed = []
  await program.parseAsync(['subscribers', ...words], { from: 'user' })
  return printed.join('\n')
}

async function add(name: string, email: string): Promise<string> {
  const subscriberId = await insertSubscriber(database.db, { name, claims: ['Monitoring'] })
  await insertUser(database.db, { subscriberId, email, name: 'Kiss Ádám', passwordHash: '', isDemo: false })
  return subscriberId
}

test('are listed by name, shown, and get another level', async () => {
  const id = await add('Ősz Kft.', 'osz@test.example')
  const other = await add('Alma Kft.', 'alma@test.example')
  expect(await run('list')).toBe(
    `${other}\tAlma Kft.\tbasic\t0\talma@test.example\tMonitoring\n${id}\tŐsz Kft.\tbasic\t0\tosz@test.example\tMonitoring`,
  )
  expect(await run('level', 'Ősz Kft.', 'high')).toBe('The subscriber "Ősz Kft." has the level high, before basic.')
  for (const wanted of [id, id.toUpperCase(), 'Ősz Kft.', 'OSZ@test.example'])
    expect(await run('show', wanted)).toMatch(/^Id: .+\nName: Ősz Kft\.\n[^]*Level of monitoring: high\n/)
  expect(await run('show', other)).toContain('Level of monitoring: basic')
})

test('are not mistaken: one that is not there, two of a name, a level that is none', async () => {
  await add('Ikrek Kft.', 'egy@test.example')
  await add('Ikrek Kft.', 'ketto@test.example')
  await expect(run('show', 'Nincs Kft.')).rejects.toMatchObject({
    message: 'There is no subscriber "Nincs Kft.".',
    exitCode: 1,
  })
  await expect(run('level', 'Ikrek Kft.', 'mid')).rejects.toMatchObject({ exitCode: 1 })
  expect(await run('level', 'ketto@test.example', 'mid')).toContain('mid, before basic')
  expect(await run('show', 'egy@test.example')).toContain('Level of monitoring: basic')
  await expect(run('level', 'egy@test.example', 'highest')).rejects.toThrow(CommanderError)
  await expect(run('level', 'egy@test.example')).rejects.toThrow(CommanderError)
  await expect(run('level', '--help')).rejects.toThrow(CommanderError)
  expect(printed.join('\n')).toContain('(choices: "basic", "mid", "high")')
})

test('get a required second factor and seats, and are shown with them; not where there is a demo account', async () => {
  const id = await add('Birs Kft.', 'birs@test.example')
  expect(await run('require-second-factor', 'Birs Kft.', 'on')).toBe('A second factor is required of "Birs Kft.".')
  expect(await run('seats', 'Birs Kft.', '12')).toBe('The contract of "Birs Kft." is for 12 people.')
  expect(await run('show', id)).toMatch(/\nSecond factor required: yes\nContract for: 12 people$/)
  expect(await run('require-second-factor', 'Birs Kft.', 'off')).toContain('is not required')
  await run('seats', 'Birs Kft.', 'none')
  expect(await run('show', id)).toMatch(/required: no\nContract for: people whose number it does not say$/)
  await expect(run('seats', 'Birs Kft.', '0')).rejects.toThrow(CommanderError)
  await expect(run('require-second-factor', 'Birs Kft.', 'perhaps')).rejects.toThrow(CommanderError)
  await insertUser(database.db, {
    subscriberId: id,
    email: 'demo@test.example',
    name: 'D',
    passwordHash: '',
    isDemo: true,
  })
  await expect(run('require-second-factor', 'Birs Kft.', 'on')).rejects.toThrow(/has a demo account/)
})
