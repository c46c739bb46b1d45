import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { company, load } from '../testing-scores.ts'

const database = useTestDatabase()
const program = fileURLToPath(new URL('../../../main.cli.ts', import.meta.url))

type Answer = { exitCode: number; output: string; errors: string }

function run(words: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.connectionString, ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, output, errors) => {
      resolve({ exitCode: child.exitCode ?? -1, output, errors })
    })
  })
}

test('compute says how far it is and what it found; other settings rate anew', async () => {
  await load(database, company('10000001'))
  const compute = ['score', 'compute', '--as-of', '2026-11-20']
  expect(await run(compute)).toEqual({
    exitCode: 0,
    output: expect.stringMatching(
      /^scores as of 2026-11-20: 1 companies rated, 1 ratings new or changed, in [\d.]+ s\n$/,
    ),
    errors: 'scores: 1 of 1 companies\nscores, sectors\n',
  })
  expect((await run(compute)).output).toMatch(/: 0 companies rated/)
  expect((await run([...compute, '--full'])).output).toMatch(/: 1 companies rated, 0 ratings/)
  expect((await run(compute, { MERLEG_SCORE_SWITCHED_OFF: 'age, size' })).output).toMatch(/: 1 companies rated/)
  expect(await run(['score', 'compute', '--as-of', '2026-11-19'])).toMatchObject({
    exitCode: 2,
    errors: expect.stringContaining('2026-11-20'),
  })
})

test.each([
  ['help', ['score', 'compute', '--help'], 0],
  ['an unknown option', ['score', 'compute', '--year', '2024'], 2],
  ['no day', ['score', 'compute', '--as-of', '2026-02-30'], 2],
  ['a day to come', ['score', 'compute', '--as-of', '2126-02-03'], 2],
  ['an unknown command', ['score', 'drop'], 2],
])('%s ends with its exit code', async (_title, words, exitCode) => {
  expect(await run(words)).toMatchObject({ exitCode })
})
