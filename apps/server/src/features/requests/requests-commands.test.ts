import { useTestDatabase } from '@merleg/db/testing'
import { Command, CommanderError } from 'commander'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommandError } from '../../shared/cli/command-error.ts'
import { addTestUser } from '../users/testing-users.ts'
import { insertRequest } from './requests.repository.ts'
import { registerRequestCommands } from './requests.commands.ts'

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
  registerRequestCommands(program)
  printed = []
  await program.parseAsync(['requests', ...words], { from: 'user' })
  return printed.join('\n')
}

async function addRequests() {
  const user = await addTestUser(database.db, { name: 'Kovács Éva' })
  const now = new Date('2026-11-23T08:00:00Z')
  const asked = { ...user, pageAddress: null, topUp: null, now }
  const body = `${'hosszú '.repeat(20)}\nmásodik\tsor`
  const message = await insertRequest(database.db, { ...asked, kind: 'message', body, pageAddress: '/geo/search' })
  const topUp = { account: 'international', amount: 30_050 } as const
  const second = await insertRequest(database.db, { ...asked, kind: 'top-up', body: 'sürgős', topUp })
  const third = await insertRequest(database.db, { ...asked, kind: 'offer', body: 'Monitoring' })
  return { user, numbers: [message, second, third].map(({ requestNumber }) => requestNumber) }
}

describe('requests', () => {
  it('list shows what is open, a line each, however long it is; --kind and --all choose', async () => {
    const { user, numbers } = await addRequests()
    const [message, topUp, offer] = numbers
    const lines = (await run('list')).split('\n').filter((line) => line.includes(user.email))
    const start = (number: number | undefined, kind: string) =>
      `${number}\t2026-11-23T08:00:00.000Z\t${kind}\topen\tPróba Kft.\t${user.email}\t`
    expect(lines).toHaveLength(3)
    expect(lines[0]?.startsWith(`${start(message, 'message')}hosszú `)).toBe(true)
    expect(lines[0]?.endsWith('…')).toBe(true)
    expect(lines[1]?.replaceAll('\u00A0', ' ')).toBe(
      `${start(topUp, 'top-up')}International credit: 300.50 EUR excluding VAT, sürgős`,
    )
    expect(lines[2]).toBe(`${start(offer, 'offer')}Monitoring`)
    await run('done', String(message))
    expect(await run('list', '--kind', 'message')).not.toContain(user.email)
    expect(await run('list', '--kind', 'message', '--all')).toMatch(/\tmessage\tdone\t/)
    expect((await run('list', '--all', '--limit', '1')).split('\n')).toHaveLength(1)
  })

  it('show tells a request in full', async () => {
    const { user, numbers } = await addRequests()
    const shown = await run('show', String(numbers[0]))
    expect(shown).toContain(
      `Kind: message\nState: open\nAsked: 2026-11-23T08:00:00.000Z\nFrom: Kovács Éva <${user.email}>`,
    )
    expect(shown).toContain('Page: /geo/search')
    expect(shown).toContain('\nmásodik\tsor')
    expect((await run('show', String(numbers[1]))).replaceAll('\u00A0', ' ')).toContain(
      'Top-up: International credit: 300.50 EUR excluding VAT',
    )
  })

  it('done marks all or none, with a note, and once', async () => {
    const { numbers } = await addRequests()
    const [first = 0, second = 0] = numbers
    await expect(run('done', String(first), '999999')).rejects.toThrow('There is no request 999999.')
    expect(await run('show', String(first))).toContain('State: open')
    expect(await run('done', String(first), String(second), '--note', 'felhívtuk')).toBe(`Done: ${first}, ${second}`)
    expect(await run('show', String(second))).toMatch(/State: done[^]*Note: felhívtuk/)
    const again = run('done', String(first))
    await expect(again).rejects.toBeInstanceOf(CommandError)
    await expect(again).rejects.toMatchObject({ message: `Request ${first} is done already.`, exitCode: 1 })
  })

  it.each([
    ['show', '999999'],
    ['done', '999999'],
  ])('%s of an unknown number is refused', async (...words) => {
    await expect(run(...words)).rejects.toMatchObject({ message: 'There is no request 999999.', exitCode: 1 })
  })

  it.each([
    ['list', '--kind', 'letter'],
    ['list', '--limit', '0'],
    ['show', 'one'],
    ['done'],
    ['done', '-1'],
    ['done', '1', '--note', ' '],
  ])('%s %s is wrong use', async (...words) => {
    await expect(run(...words)).rejects.toBeInstanceOf(CommanderError)
  })

  it('each has its help', async () => {
    for (const words of [['--help'], ['list', '--help'], ['show', '--help'], ['done', '--help']]) {
      await expect(run(...words)).rejects.toMatchObject({ exitCode: 0 })
      expect(printed.join('')).toContain('Usage: merleg requests')
    }
  })

  it('a request is done without a user who asks only of a trial', async () => {
    const without = sql`insert into requests (kind, body, created_at) values ('message', 'x', now())`
    await expect(without.execute(database.db)).rejects.toThrow('check constraint')
  })
})
