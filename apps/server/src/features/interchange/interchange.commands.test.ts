import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factOf, merge, OWNER } from '../report/testing-report.ts'

const database = useTestDatabase()
const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))
const COMPANY = '10738885'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-export-'))
  await merge(database.db, [
    factOf(COMPANY)('name', { name: 'Minta Kft.' }),
    factOf(COMPANY)(
      'member',
      { ...OWNER, name: 'Anna', shareMin: 100, shareMax: 100 },
      { slot: '1', partyId: 'p-anna' },
    ),
  ])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Answer = { exitCode: number; output: string; errors: string }

function run(...words: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.connectionString }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, 'export', ...words], { env }, (_error, output, errors) => {
      resolve({ exitCode: child.exitCode ?? -1, output, errors })
    })
  })
}

describe('merleg export', () => {
  test('writes a file and says how much is in it; over another one only where that is said', async () => {
    const path = join(folder, 'all.jsonl')
    expect(await run('bods', 'all', '--to', path)).toEqual({
      exitCode: 0,
      output: `${path}: 3 statements\n`,
      errors: 'companies: 1 of 1 companies\nparties: 1\nties: 1 of 1 companies\n',
    })
    const [first = ''] = (await readFile(path, 'utf8')).split('\n')
    expect(JSON.parse(first)).toMatchObject({
      recordId: COMPANY,
      publicationDetails: { publisher: { name: 'Mérleg' } },
    })
    expect(await run('ftm', '--to', path)).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('is there already'),
    })
    expect(await run('ftm', '--to', path, '--force')).toMatchObject({ exitCode: 0, output: `${path}: 3 entities\n` })
  })

  test('of a company that nobody knows, or a country without any, there is no file', async () => {
    expect(await run('bods', '--network', '99999999', '--to', join(folder, 'x.jsonl'))).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('does not know this company'),
    })
    expect(await run('bods', '--country', 'lu', '--to', join(folder, 'x.jsonl'))).toMatchObject({ exitCode: 1 })
    expect(await readdir(folder)).toEqual(['all.jsonl'])
  })

  test.each<[string, string[], string]>([
    ['an unknown standard', ['xml', '--to', 'x'], 'There is no standard "xml". Standards: bods, ftm.'],
    ['no file', ['bods'], '--to'],
    ['a folder that is not there', ['bods', '--to', '/no/such/x.jsonl'], 'no such folder'],
    ['a country that is none', ['bods', '--country', 'Hungary', '--to', 'x'], 'two letters'],
    ['an id that is none', ['bods', '--network', '?', '--to', 'x'], 'no id of a company'],
    ['two parts', ['bods', '--network', COMPANY, '--country', 'HU', '--to', 'x'], 'cannot be used with'],
    ['a part of all', ['bods', 'all', '--country', 'HU', '--to', 'x'], 'Say one of'],
  ])('answers 2 for %s', async (_title, words, message) => {
    const { exitCode, errors } = await run(...words)
    expect(exitCode).toBe(2)
    expect(errors).toContain(message)
  })
})
