import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import { describe, expect, test } from 'vitest'
import { makeBilantFiles, useSourceFolders } from './testing-source-files.ts'
import { tryUpdateLock } from './update-lock.repository.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()
const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))

type Answer = { exitCode: number; output: string; errors: string }

function run(...words: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.connectionString }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, 'import', ...words], { env }, (_error, output, errors) => {
      resolve({ exitCode: child.exitCode ?? -1, output, errors })
    })
  })
}

describe('merleg import', () => {
  test('imports, says what was rejected and writes it down', async () => {
    const files = makeBilantFiles({ companies: 3, years: 2 })
    const rows = files['companies.csv']?.trimEnd().split('\r\n') ?? []
    const folder = await writeFolder({ ...files, 'companies.csv': `${[...rows, rows.at(-1)].join('\r\n')}\r\n` })
    const report = join(folder, 'rejects.csv')
    expect(await run('bilant-ro', folder, '--rejects', report)).toEqual({
      exitCode: 0,
      output:
        'read 28 records: new 24, changed 0, closed 0, unchanged 0, rejected 1\n  rejected 1: duplicate: The same item appears on an earlier line.\n',
      errors: expect.stringMatching(
        /^reading: 28, \d+\/s\nmerging: 28\nrefreshing: 28\nscores: 3 of 3 companies\nscores, sectors\ncompany search: 3 companies\n$/,
      ),
    })
    expect(await readFile(report, 'utf8')).toMatch(
      /^line,reason,text,detail\r\n5,duplicate,The same item appears on an earlier line\.,companies\.csv: \d+ Întreprinderea 2 SRL\r\n$/,
    )
    expect(await run('bilant-ro', folder)).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('new 0, changed 0, closed 0, unchanged 24, rejected 1'),
    })
  })

  test('refuses an edition that ends much of what was told, unless that is accepted', async () => {
    const codes = Array.from({ length: 1100 }, (_, index) => String(10_000_000 + index))
      .filter(isValidEstonianRegisterCode)
      .slice(0, 101)
    const write = async (day: string, debtors: readonly string[]) => {
      const header =
        'Andmed on seisuga;Registrikood;Nimi;Maksuvõlg;sh vaidlustatud;sh tasumisgraafikus;Tasumisgraafiku lõppkuupäev;Vanima tasumata nõude tasumise tähtpäev'
      const rows = debtors.map((code) => `${day};${code};X;500;0;0;;`)
      return writeFolder({ 'maksuvolglaste_nimekiri.csv': `${[header, ...rows].join('\n')}\n` })
    }
    expect(await run('emta-debts-ee', await write('03.11.2026', codes))).toMatchObject({ exitCode: 0 })
    const cut = await write('04.11.2026', [])
    const told = ['--observed-on', '2026-11-04']
    expect(await run('emta-debts-ee', cut, ...told)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('tax-debt: 101 of 101'),
    })
    expect(await run('emta-debts-ee', cut, ...told, '--accept-endings')).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('closed 101'),
    })
  })

  test('takes a file of a standard over for whoever published it, and asks where neither file nor user tells', async () => {
    const entity = {
      id: 'x',
      schema: 'Company',
      properties: { name: ['X'], country: ['gb'], registrationNumber: ['1'] },
    }
    const path = join(await writeFolder({ 'x.ftm.json': `${JSON.stringify(entity)}\n` }), 'x.ftm.json')
    expect(await run('ftm', path, '--publisher', 'Archive')).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('does not tell who published it by which licence'),
    })
    const told = ['--publisher', 'Archive', '--licence', 'CC BY 4.0']
    expect(await run('ftm', path, ...told)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('--observed-on'),
    })
    expect(await run('ftm', path, ...told, '--observed-on', '2026-01-01')).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('new 2, changed 0, closed 0, unchanged 0, rejected 0'),
    })
  })

  test('waits for no other import of the source and does nothing beside it', async () => {
    const folder = await writeFolder(makeBilantFiles({ companies: 1, years: 1, firstSerial: 600_000 }))
    const beside = await tryUpdateLock(database.db, 'bilant-ro', () => run('bilant-ro', folder))
    expect(beside).toEqual({
      exitCode: 1,
      output: '',
      errors:
        'merleg: Another import or update of bilant-ro is under way. Nothing was changed: try again when it has ended.\n',
    })
    expect(await run('bilant-ro', folder)).toMatchObject({ exitCode: 0 })
  })

  test('refuses a damaged source with file, line and reason', async () => {
    const files = makeBilantFiles({ companies: 1, years: 1, firstSerial: 500_000 })
    const folder = await writeFolder({ ...files, 'companies.csv': files['companies.csv']?.trimEnd() ?? '' })
    expect(await run('bilant-ro', folder)).toEqual({
      exitCode: 1,
      output: '',
      errors:
        'merleg: Refused, nothing was changed. The file is cut off, its end is missing. Line 2: companies.csv: the last line has no line break\n',
    })
  })

  test.each<[string, string[], string]>([
    ['no source', [], 'missing required argument'],
    ['an unknown source', ['cegbirosag', '.'], 'There is no source "cegbirosag". Sources: integritywatch-hu, '],
    ['a path that is not there', ['bilant-ro', '/no/such/folder'], '/no/such/folder: there is no such file or folder.'],
    [
      'a file in place of a folder',
      ['bilant-ro', program],
      'bilant-ro is read from a folder with companies.csv, bilant_panel_2013_2024.csv.',
    ],
    ['a folder in place of a file', ['e-beszamolo', '.'], 'e-beszamolo is read from a file.'],
    ['a folder in place of statements', ['bods', '.'], 'bods is read from a file.'],
    [
      'a publisher of a source that has its own',
      ['bilant-ro', '.', '--publisher', 'x'],
      '--publisher, --licence and --url are for bods, ftm.',
    ],
    ['a day that does not exist', ['e-beszamolo', program, '--observed-on', '2024-02-31'], 'not a day YYYY-MM-DD'],
    [
      'a report that cannot be written',
      ['e-beszamolo', program, '--rejects', '/no/such/folder/x.csv'],
      '--rejects /no/such/folder/x.csv',
    ],
  ])('answers 2 for %s', async (_title, words, message) => {
    const { exitCode, errors } = await run(...words)
    expect(exitCode).toBe(2)
    expect(errors).toContain(message)
  })
})
