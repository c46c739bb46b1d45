import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { Command } from 'commander'
import { beforeAll, expect, test } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { addUseCommand } from '../models/score-models.commands.ts'
import { load, sourceOf } from '../testing-scores.ts'
import { addTrainCommand } from './score-train.commands.ts'
import { useFileFolder } from '../train/testing-polish-files.ts'
import { drawRegister } from '../register-training/testing-training-register.ts'

const database = useTestDatabase()
const files = useFileFolder()
const program = fileURLToPath(new URL('../../../main.cli.ts', import.meta.url))

type Answer = { exitCode: number; output: string; errors: string }

function run(...words: string[]): Promise<Answer> {
  const env = { ...process.env, DATABASE_URL: database.connectionString }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, 'score', ...words], { env }, (_error, output, errors) => {
      resolve({ exitCode: child.exitCode ?? -1, output, errors })
    })
  })
}

beforeAll(async () => {
  await load(database, drawRegister({ companies: 700, firstYear: 2014, lastYear: 2025 }), {
    source: sourceOf(['liquidation', 'bankruptcy', 'registration'], { toldFrom: '2010-01-01' }),
    observedOn: '2026-07-31',
  })
}, 60_000)

test('a model is trained, switched on and off again by commands', { timeout: 120_000 }, async () => {
  const out = files.path('lv')
  const trained = await run('train', '--register', '--country', 'LV', '--out', out)
  expect(trained.errors).toContain('score train: 700 of 700 companies')
  expect(trained).toMatchObject({ exitCode: 0, output: expect.stringMatching(/AUC within 12 months .*shipped model/s) })
  expect((await readdir(out)).toSorted()).toEqual(['model-card-lv.md', 'score-model-lv.json'])
  const model = `${out}/score-model-lv.json`
  expect(await run('use', model, '--country', 'LV')).toMatchObject({
    exitCode: 2,
    errors: expect.stringContaining('--yes'),
  })
  const used = await run('use', model, '--country', 'LV', '--yes')
  expect(used).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^3-LV-[0-9a-f]{8} will rate .* from now on/s),
  })
  expect((await run('use', model, '--country', 'LV', '--yes')).output).toContain('already')
  expect((await run('models')).output).toMatch(/rates all but LV.*\n3-LV-[0-9a-f]{8} +rates LV/)
  expect(await run('use', '--shipped', '--country', 'LV', '--yes')).toMatchObject({ exitCode: 0 })
  expect((await run('models')).output).toMatch(/rates everybody.*\n3-LV-[0-9a-f]{8} +not in force/)
  await writeFile(model, (await readFile(model, 'utf8')).replace('"basePoints": ', '"basePoints": 1'))
  expect(await run('use', model, '--country', 'LV', '--yes')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('changed after it was written'),
  })
})

/** What a command refuses before it opens the database. */
async function refuse(words: readonly string[]): Promise<CommandError> {
  const score = new Command().exitOverride()
  addTrainCommand(score)
  addUseCommand(score)
  const error: unknown = await score.parseAsync(['node', 'score', ...words]).catch((reason: unknown) => reason)
  if (!(error instanceof CommandError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

const REGISTER = ['train', '--register', '--country', 'LV', '--out', 'x']

test.each<[string, string[], RegExp]>([
  ['no country', ['train', '--register', '--out', 'x'], /--country/],
  ['a country of three letters', ['train', '--register', '--country', 'LVA', '--out', 'x'], /two capital letters/],
  ['no folder', ['train', '--register', '--country', 'LV'], /--out/],
  ['files beside the register', [...REGISTER, 'polish-5year.arff'], /no files/],
  ['no such horizon', [...REGISTER, '--horizon', '24'], /--horizon 24/],
  ['a horizon of the weak outcome', [...REGISTER, '--outcome', 'silence', '--horizon', '36'], /does not go with it/],
  ['no such day', [...REGISTER, '--as-of', '2026-02-30'], /--as-of/],
  ['no such outcome', [...REGISTER, '--outcome', 'luck'], /--outcome luck/],
  ['years that are none', [...REGISTER, '--validation-years', '0'], /--validation-years/],
  ['no file to use', ['use', '--country', 'LV'], /--shipped/],
  ['a file and the shipped one', ['use', 'x.json', '--shipped', '--country', 'LV'], /--shipped/],
  ['whose model it is to be', ['use', 'x.json'], /--country/],
])('%s is wrong use', async (_title, words, message) => {
  const error = await refuse(words)
  expect([error.exitCode, error.message]).toEqual([2, expect.stringMatching(message)])
})
