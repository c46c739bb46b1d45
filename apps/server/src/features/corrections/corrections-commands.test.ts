import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { registerCorrectionCommands } from './corrections.commands.ts'
import { reported, WRONG } from './testing-corrections.ts'

const server = useTestApp()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-corrections-'))
  await merge(server.deps.db, [factOf(WRONG.companyId)('name', { name: 'Próba Kft.' })])
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => vi.stubEnv('DATABASE_URL', server.database.connectionString))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const program = new Command('merleg').exitOverride().configureOutput({ writeErr: () => undefined })
  registerCorrectionCommands(program)
  await program.parseAsync(['corrections', ...words], { from: 'user' })
  return printed.join('\n')
}

test('list, show, answer, forward and decide', async () => {
  const signed = await server.signIn({ claims: [] })
  const { id, number } = await reported(server, signed, { ...WRONG, fault: 'Első sor\nmásodik\tsor' })
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7'], 'irat.pdf'))
  await server.app.inject({
    method: 'POST',
    url: `/api/corrections/${id}/file`,
    headers: signed.headers,
    payload: form,
  })
  const line = (await run('list')).split('\n').find((one) => one.startsWith(`${number}\t`))
  expect(line).toContain('\treported\t')
  expect(line).toContain('Próba Kft. (10738885)\tcompany-data\tSzékhely: 1051 Budapest, Fő utca 1.')
  const path = join(folder, 'irat.pdf')
  const shown = await run('show', String(number), '--file', path)
  for (const part of [
    'Source: Igazságügyi Minisztérium, Cégjegyzék',
    'Első sor\nmásodik\tsor',
    'File: irat.pdf, 8 bytes',
  ])
    expect(shown).toContain(part)
  expect(await readFile(path, 'utf8')).toBe('%PDF-1.7')
  await run('answer', String(number), '--text', 'Utánanézünk.', '--by', 'Éva')
  await run('forward', String(number), '--text', 'Megkérdeztük a cégbíróságot.')
  await run('decide', String(number), '--as', 'accepted', '--text', 'A cégbíróság javítja.')
  expect(await run('show', String(number))).toMatch(/accepted\n[^]*answered by Éva\nUtánanézünk\.[^]*forwarded by/)
  expect(await run('list')).not.toMatch(new RegExp(`^${number}\t`, 'm'))
  expect(await run('list', '--all')).toMatch(new RegExp(`^${number}\t`, 'm'))
  await expect(run('decide', String(number), '--as', 'refused', '--text', 'x')).rejects.toMatchObject({ exitCode: 1 })
})

test('add writes down the objection of somebody who has no account, and he is answered by mail', async () => {
  const asked = ['--company', WRONG.companyId, '--field', 'Ügyvezető', '--value', 'Kiss Pál', '--fault', 'nem ő']
  const said = await run('add', ...asked, '--expected', 'törlés', '--name', 'Kiss Pál', '--email', 'pal@test.example')
  const number = /(\d+)/.exec(said)?.[1] ?? ''
  expect(await run('show', number)).toContain('Objection of somebody without an account')
  await run('decide', number, '--as', 'refused', '--text', 'A cégjegyzék szerint ő az.')
  const mails = await server.deps.db
    .selectFrom('corrections')
    .select(['objector_email as email', 'state'])
    .where('correction_number', '=', Number(number))
    .execute()
  expect(mails).toEqual([{ email: 'pal@test.example', state: 'refused' }])
})

test.each([
  ['show', '999999'],
  ['answer', '999999', '--text', 'x'],
])('%s of an unknown number is refused', async (...words) => {
  await expect(run(...words)).rejects.toMatchObject({ message: 'There is no report of this number.', exitCode: 1 })
})

test.each([
  ['decide', '1', '--text', 'x'],
  ['decide', '1', '--as', 'maybe', '--text', 'x'],
  ['answer', '1'],
  ['show', 'one'],
  ['list', '--limit', '0'],
  ['add', '--company', '../x'],
])('%s %s is wrong use', async (...words) => {
  await expect(run(...words)).rejects.toBeInstanceOf(CommanderError)
})
