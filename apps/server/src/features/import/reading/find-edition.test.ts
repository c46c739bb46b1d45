import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { SourceRefused } from '../../register/source-refused.ts'
import { useSourceFolders } from '../testing-source-files.ts'
import { exactFile, listEditionFiles, openEdition } from './find-edition.ts'

const writeFolder = useSourceFolders()

const FILES = [
  { role: 'companies', name: /^companies-\d{4}-\d{2}\.csv$/, example: 'companies-2026-11.csv' },
  { role: 'accounts', name: /^accounts-\d+\.csv$/, example: 'accounts-1.csv', isMany: true },
  { role: 'owners', name: /^owners\.csv$/, example: 'owners.csv', isOptional: true },
] as const

async function open(...names: string[]): Promise<string> {
  const folder = await writeFolder(Object.fromEntries(names.map((name) => [name, ''])))
  return openEdition({ files: FILES }, folder).then(
    (edition) =>
      listEditionFiles(edition, FILES)
        .map((path) => basename(path))
        .join(' '),
    (error: unknown) => (error instanceof SourceRefused ? error.message : String(error)),
  )
}

test.each<[string, string[], string]>([
  [
    'all, packed or not, and others beside them',
    ['companies-2026-11.csv.zip', 'accounts-2.csv', 'accounts-1.csv.gz', 'owners.csv', 'readme.txt'],
    'accounts-1.csv.gz accounts-2.csv companies-2026-11.csv.zip owners.csv',
  ],
  ['without the optional one', ['companies-2026-11.csv', 'accounts-1.csv'], 'accounts-1.csv companies-2026-11.csv'],
  ['without a required one', ['accounts-1.csv'], 'file-missing: companies-2026-11.csv'],
  [
    'two editions',
    ['companies-2026-10.csv', 'companies-2026-11.csv', 'accounts-1.csv'],
    'file-twice: companies-2026-10.csv, companies-2026-11.csv',
  ],
])('%s', async (_title, names, expected) => {
  expect(await open(...names)).toContain(expected)
})

test('a name stands for itself', () => {
  expect(['a.csv', 'aXcsv', 'a.csv2'].map((name) => exactFile('a.csv').name.test(name))).toEqual([true, false, false])
})
