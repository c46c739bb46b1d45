import { useTestDatabase } from '@merleg/db/testing'
import { Command } from 'commander'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listUsers } from '../users/users.repository.ts'
import { findProfile } from '../register/profiles.repository.ts'
import { findFirstMadeUpBatch, hasDemoData, isRegisterEmpty } from './demo-data.repository.ts'
import { registerGenerateCommands } from './generate.commands.ts'
import { generateDemoData } from './generate.usecases.ts'
import { taxStem } from './identifiers.ts'
import { wipeRegister } from './testing-final-state.ts'

const database = useTestDatabase()
const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
const generate = (input: Parameters<typeof generateDemoData>[1]) => generateDemoData({ db: database.db, clock }, input)
const countOf = async (table: string): Promise<number> =>
  Number(
    (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database.db)).rows[0]
      ?.count,
  )

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('making the demo data', () => {
  test('stopped on the way, it leaves nothing', async () => {
    const stopped = new AbortController()
    const progress = (): void => stopped.abort(new Error('stopped'))
    await expect(generate({ companies: 80, seed: 1, signal: stopped.signal, onProgress: progress })).rejects.toThrow(
      'stopped',
    )
    expect([await countOf('companies'), await countOf('facts'), await countOf('batches')]).toEqual([0, 0, 0])
    expect(await listUsers(database.db)).toEqual([])
    expect(await findFirstMadeUpBatch(database.db)).toBeNull()
  })

  test('it goes through the merge, marked as made up, with the demo accounts', async () => {
    expect(await isRegisterEmpty(database.db)).toBe(true)
    const result = await generate({ companies: 80, seed: 1 })
    expect(result).toMatchObject({
      changed: 0,
      closed: 0,
      unchanged: 0,
      rejected: 0,
      read: result.facts + result.statements,
      events: 0,
    })
    const { rows } = await sql<{ again: number }>`
      select count(*)::int as again from statements where is_filed_again and first_filed_on < filed_on`.execute(
      database.db,
    )
    const again = rows[0]?.again ?? 0
    expect(again).toBeGreaterThan(0)
    // Of accounts that were filed again both filings are told, and one stands.
    expect([await countOf('companies'), await countOf('facts'), (await countOf('statements')) + again]).toEqual([
      80,
      result.facts,
      result.statements,
    ])
    expect(await hasDemoData(database.db)).toBe(true)
    const profile = await findProfile(database.db, taxStem(0))
    expect(profile).toMatchObject({ kind: 'company', isMadeUp: true, countryCode: 'HU', mainActivityScheme: 'TEAOR08' })
    expect(profile?.netSales).toBeGreaterThan(0)
    const source =
      await sql`select is_made_up from sources where source_id = 'made-up' and title like '%kitalált%'`.execute(
        database.db,
      )
    expect(source.rows).toEqual([{ is_made_up: true }])
    expect((await listUsers(database.db)).map((user) => user.email).toSorted()).toEqual([
      'basic@merleg.example',
      'demo@merleg.example',
    ])
  })

  test('a second time it changes nothing, and more companies only add', async () => {
    const before = await countOf('facts')
    const again = await generate({ companies: 80, seed: 1 })
    expect(again).toMatchObject({ new: 0, changed: 0, closed: 0 })
    expect(await countOf('facts')).toBe(before)
    const more = await generate({ companies: 120, seed: 1 })
    expect(more).toMatchObject({ changed: 0, closed: 0 })
    expect(await countOf('companies')).toBe(120)
  })
})

describe('merleg generate', () => {
  async function run(...words: string[]): Promise<string> {
    vi.stubEnv('DATABASE_URL', database.connectionString)
    const printed: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    const program = new Command('merleg').exitOverride()
    registerGenerateCommands(program)
    program.commands.forEach((command) => command.exitOverride())
    await program.parseAsync(['generate', ...words], { from: 'user' })
    return printed.join('\n')
  }

  test('refuses a database that holds companies unless told to add', async () => {
    await expect(run('--companies', '70')).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('--add'),
    })
    expect(await run('--companies', '70', '--add')).toMatch(
      /^70 made-up entities \(seed 1, as of 2026-11-01\): \d+ facts, \d+ statements\nread \d+ records: new 0, changed 0, closed 0,/,
    )
  })

  test('said again, finds everything there', async () => {
    expect(await run('--companies', '80')).toMatch(/\n1 batches were there already\nread 0 records: new 0, changed 0,/)
  })

  test('refuses made-up companies of another seed or day beside those it holds', async () => {
    await expect(run('--companies', '80', '--add', '--seed', '2')).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('seed 1, as of 2026-11-01'),
    })
    await expect(run('--companies', '80', '--add', '--as-of', '2026-10-01')).rejects.toMatchObject({ exitCode: 1 })
  })

  test('does not mix a country told at once with one told day by day', async () => {
    await expect(run('--companies', '80', '--add', '--days', '5')).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('day by day'),
    })
  })

  test('tells the days and, called again, continues without further ado; other options are refused', async () => {
    await wipeRegister(database.db)
    expect(await run('--companies', '40', '--days', '5')).toMatch(/\n5 days: [1-6] batches, \d+ events\nread/)
    expect(await run('--companies', '40', '--days', '5')).toMatch(
      /0 batches, 0 events\n[1-6] batches were there already/,
    )
    await expect(run('--companies', '41', '--days', '5', '--add')).rejects.toMatchObject({ exitCode: 1 })
    await expect(run('--companies', '40', '--add')).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('the same options'),
    })
  })

  test('says its limits and rates', () => {
    const program = new Command('merleg')
    registerGenerateCommands(program)
    const printed: string[] = []
    const [command] = program.commands
    command?.configureOutput({ writeOut: (text) => void printed.push(text) }).outputHelp()
    const help = printed.join('').replace(/\s+/g, ' ')
    for (const text of [
      '1 to 6000000',
      '0 to 4294967295',
      '0 to 3650',
      '2015-01-01 to 2100-01-01',
      '0.85 % liquidation',
    ])
      expect(help).toContain(text)
  })

  test.each([
    ['--days', '-1'],
    ['--days', '3651'],
    ['--days', 'year'],
    ['--companies', '0'],
    ['--companies', 'many'],
    ['--companies', '6000001'],
    ['--seed', '-1'],
    ['--seed', '1.5'],
    ['--as-of', '2026-02-30'],
    ['--as-of', '1990-01-01'],
  ])('%s %s is refused', async (option, value) => {
    await expect(run(option, value)).rejects.toMatchObject({ code: 'commander.invalidArgument' })
  })
})
