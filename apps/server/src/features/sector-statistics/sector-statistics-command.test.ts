import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { factOf, merge, statement } from '../report/testing-report.ts'

const database = useTestDatabase()
const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))

type Answer = { exitCode: number; output: string; errors: string }

function run(...words: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.connectionString }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, output, errors) => {
      resolve({ exitCode: child.exitCode ?? -1, output, errors })
    })
  })
}

test('rebuild says how far it is and what it made', async () => {
  const ids = ['10000001', '10000002', '10000003', '10000004', '10000005']
  await merge(
    database.db,
    ids.flatMap((id, index) => [
      factOf(id)('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
      statement(id, 2024, { amounts: { equity: index } }),
    ]),
  )
  expect(await run('sector-statistics', 'rebuild')).toEqual({
    exitCode: 0,
    // Equity, in a class, its group and its division.
    output: expect.stringMatching(
      /^sector statistics: 5 companies, 5 business years, 3 figures of sectors and years, in [\d.]+ s\n$/,
    ),
    errors: 'sector statistics, reading: 5 of 5 companies\nsector statistics, computing: 5 of 5 companies\n',
  })
})

test.each([
  ['help', ['sector-statistics', 'rebuild', '--help'], 0],
  ['an unknown option', ['sector-statistics', 'rebuild', '--year', '2024'], 2],
  ['an unknown command', ['sector-statistics', 'drop'], 2],
])('%s ends with its exit code', async (_title, words, exitCode) => {
  expect(await run(...words)).toMatchObject({ exitCode })
})
