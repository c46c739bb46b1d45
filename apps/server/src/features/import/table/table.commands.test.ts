import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useSourceFolders } from '../testing-source-files.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()
const program = fileURLToPath(new URL('../../../main.cli.ts', import.meta.url))

type Answer = { exitCode: number; output: string; errors: string }

function run(...words: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.connectionString }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, 'import', 'table', ...words],
      { env },
      (_error, output, errors) => {
        resolve({ exitCode: child.exitCode ?? -1, output, errors })
      },
    )
  })
}

const TABLE = 'Partner neve;Adószám;Telefon\r\nMinta Kft.;10738885-2-13;+36 1 234 5678\r\nHibás Kft.;1;\r\n'
const MAP = {
  company: { taxNumber: 'Adószám' },
  facts: [
    { section: 'name', fields: { name: 'Partner neve' } },
    { section: 'phone', fields: { value: 'Telefon' } },
  ],
}
const SAID = ['--publisher', 'Minta Zrt.', '--licence', 'saját adat', '--observed-on', '2026-11-01']

describe('merleg import table', () => {
  test('shows an example of a map, and drafts one for a table', async () => {
    const help = await run('--help')
    expect(help.exitCode).toBe(0)
    expect(help.output).toContain('"company": { "taxNumber": "Adószám" }')
    const folder = await writeFolder({ 'partnerek.csv': TABLE })
    const { exitCode, output } = await run(join(folder, 'partnerek.csv'), '--columns')
    expect(exitCode).toBe(0)
    expect(output).toContain('Adószám\t10738885-2-13\ttax-number')
    expect(JSON.parse(output.slice(output.indexOf('{')))).toMatchObject(MAP)
  })

  test('takes a table over as the data of its publisher, and writes down what it rejected', async () => {
    const folder = await writeFolder({ 'partnerek.csv': TABLE, 'map.json': JSON.stringify(MAP) })
    const rejects = join(folder, 'rejects.csv')
    const words = [join(folder, 'partnerek.csv'), '--map', join(folder, 'map.json'), ...SAID, '--rejects', rejects]
    const { exitCode, output } = await run(...words)
    expect(exitCode).toBe(0)
    expect(output).toContain('read 3 records: new 2, changed 0, closed 0, unchanged 0, rejected 1')
    expect(await readFile(rejects, 'utf8')).toContain('3,company-number,')
    const { rows } = await sql<{ publisher: string; title: string; licence: string }>`
      select publisher, title, licence from sources where source_id = 'own-minta-zrt-partnerek-csv'`.execute(
      database.db,
    )
    expect(rows).toEqual([{ publisher: 'Minta Zrt.', title: 'partnerek.csv', licence: 'saját adat' }])
    expect((await run(...words)).output).toContain('new 0, changed 0, closed 0, unchanged 2')
  })

  test.each([
    ['no map', ['t.csv', ...SAID], 2, '--map is missing'],
    ['no publisher', ['t.csv', '--map', 'map.json'], 2, '--publisher and --licence are missing'],
    ['no day', ['t.csv', '--map', 'map.json', ...SAID.slice(0, 4)], 2, '--observed-on'],
    ['a map with a field that is none', ['t.csv', '--map', 'bad.json', ...SAID], 2, 'facts.0: name has no field nev'],
    ['a map that is no JSON', ['t.csv', '--map', 't.csv', ...SAID], 2, 't.csv: '],
    ['a table that is not there', ['x.csv', '--map', 'map.json', ...SAID], 2, 'there is no such file'],
    ['a table without the columns', ['other.csv', '--map', 'map.json', ...SAID], 1, 'missing: Adószám, Partner neve'],
    ['a table that is none', ['old.xls', '--map', 'map.json', ...SAID], 1, 'old.xls: '],
  ])('refuses %s', async (_title, words, exitCode, message) => {
    const folder = await writeFolder({
      't.csv': TABLE,
      'other.csv': 'a;b\r\n1;2\r\n',
      'old.xls': Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
      'map.json': JSON.stringify(MAP),
      'bad.json': JSON.stringify({ ...MAP, facts: [{ section: 'name', fields: { nev: 'X' } }] }),
    })
    const answer = await run(...words.map((word) => (/\.(?:csv|json|xls)$/.test(word) ? join(folder, word) : word)))
    expect([answer.exitCode, answer.errors]).toEqual([exitCode, expect.stringContaining(message)])
  })
})
