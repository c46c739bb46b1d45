import { useTestDatabase } from '@merleg/db/testing'
import { Command } from 'commander'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { factOf, merge, PERSON } from '../../report/testing-report.ts'
import { registerOptOutCommands } from './opt-outs.commands.ts'
import { readOptedOut } from './opted-out.ts'

const database = useTestDatabase()
const COMPANY = '10000001'
let printed: string[] = []

beforeAll(() =>
  merge(database.db, [
    factOf(COMPANY)('name', { name: 'Alfa Kft.' }),
    factOf(COMPANY)(
      'signatory',
      { ...PERSON, name: 'Kovács Géza', post: null, representation: null },
      { slot: '1', partyId: 'p-geza' },
    ),
  ]),
)
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
  registerOptOutCommands(program)
  printed = []
  await program.parseAsync(['opt-outs', ...words], { from: 'user' })
  return printed.join('\n')
}

test('notes once who asked, lists it with reason and day, and keeps what was taken back', async () => {
  const words = ['add', 'company', COMPANY, '--reason', 'Levélben\nkérte', '--day', '2026-01-02']
  expect(await run(...words)).toBe(`Noted: the company ${COMPANY} is not contacted.`)
  expect(await run(...words)).toBe(`The company ${COMPANY} is noted already.`)
  await run('add', 'person', 'p-geza', '--reason', 'Telefonon kérte')
  const listed = await run('list')
  expect(listed).toMatch(
    /^company\t10000001\t2026-01-02\tLevélben kérte\nperson\tp-geza\t\d{4}-\d\d-\d\d\tTelefonon kérte$/,
  )
  expect(await readOptedOut(database.db)).toMatchObject({ personIds: ['p-geza'], companies: new Set([COMPANY]) })
  await run('remove', 'company', COMPANY, '--reason', 'Visszavonta')
  expect(await run('list')).not.toContain(COMPANY)
  expect(await run('list', '--all')).toMatch(
    /^company\t10000001\t2026-01-02\tLevélben kérte\ttaken back .*\tVisszavonta$/m,
  )
})

test.each([
  [['add', 'company', '99999999', '--reason', 'x'], 'The register has no company 99999999.'],
  [['add', 'person', 'p-nobody', '--reason', 'x'], 'The register has no person p-nobody.'],
  [['add', 'town', COMPANY, '--reason', 'x'], 'One of: company, person.'],
  [['add', 'company', COMPANY, '--reason', ' '], '1 to 500 characters.'],
  [['add', 'company', COMPANY, '--reason', 'x', '--day', '2026-13-01'], 'A day is YYYY-MM-DD.'],
  [['add', 'company', COMPANY, '--reason', 'x', '--day', '2999-01-01'], 'The day of the request is in the future.'],
  [['remove', 'company', '99999999', '--reason', 'x'], 'There is no request of the company 99999999 in force.'],
])('%j is refused', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message)
})
