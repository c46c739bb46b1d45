import { useTestDatabase } from '@merleg/db/testing'
import { Command } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { listPrices } from './prices.repository.ts'
import { registerRegisterOrderCommands } from './register-order.commands.ts'

const database = useTestDatabase()
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', database.connectionString)
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const program = new Command('merleg').exitOverride()
  registerRegisterOrderCommands(program)
  for (const command of [...program.commands, ...program.commands.flatMap((one) => [...one.commands])])
    for (const inner of [command, ...command.commands]) inner.exitOverride()
  await program.parseAsync(words, { from: 'user' })
  return printed.join('\n')
}

test('lists the prices of every kind', async () => {
  const lines = (await run('register-order', 'prices', 'list')).split('\n').map((line) => line.split('\t'))
  expect(lines[0]).toEqual(['extract', '3500', 'Company extract (cégkivonat)'])
  expect(lines).toHaveLength(9)
})

test('sets a price, takes a kind out of the offer and puts it back', async () => {
  expect(await run('register-order', 'prices', 'set', 'accounts', '1900')).toBe(
    'Published annual accounts costs 1900 HUF.',
  )
  expect((await listPrices(database.db, new Date())).get('accounts')).toBe(1900)
  expect(await run('register-order', 'prices', 'set', 'accounts', 'none')).toContain('offered no more')
  expect((await listPrices(database.db, new Date())).has('accounts')).toBe(false)
  expect(await run('register-order', 'prices', 'list')).toContain('accounts\tnone\t')
  await run('register-order', 'prices', 'set', 'accounts', '0')
  expect((await listPrices(database.db, new Date())).get('accounts')).toBe(0)
})

test.each([
  ['passport', '100', 'There are: extract'],
  ['copy', '-1', 'A whole number'],
  ['copy', '12.5', 'A whole number'],
  ['copy', '1000001', 'A whole number'],
  ['copy', 'sok', 'A whole number'],
])('refuses %s at %s', async (kind, price, reason) => {
  await expect(run('register-order', 'prices', 'set', kind, price)).rejects.toThrow(reason)
  expect((await listPrices(database.db, new Date())).get('copy')).toBe(5500)
})
