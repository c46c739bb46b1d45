import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { Command } from 'commander'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { addEvaluateCommand } from './score-evaluate.commands.ts'
import { makePolishFile, useFileFolder } from '../train/testing-polish-files.ts'

const files = useFileFolder()

async function evaluate(...words: string[]): Promise<string> {
  const program = new Command().exitOverride()
  addEvaluateCommand(program)
  let output = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
  try {
    await program.parseAsync(['node', 'merleg', 'evaluate', ...words])
  } finally {
    spy.mockRestore()
  }
  return output
}

async function refusal(...words: string[]): Promise<CommandError> {
  const error = await evaluate(...words).catch((reason: unknown) => reason)
  if (!(error instanceof CommandError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

const Figure = z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable()
const Answer = z.object({
  modelVersion: z.string(),
  months: z.number(),
  baseRate: z.number(),
  notes: z.array(z.string()),
  leftOut: z.array(z.string()),
  rowsOfTraining: z.number(),
  shareOfModelRows: z.number(),
  validation: z.object({
    rows: z.number(),
    failures: z.number(),
    auc: Figure,
    foretoldShare: z.number(),
    bands: z.array(z.object({ band: z.string(), rows: z.number(), failures: z.number() })),
    comparisons: z.array(z.object({ key: z.string(), auc: Figure, difference: Figure })),
    groups: z.array(z.object({ group: z.string(), rows: z.number() })),
  }),
})
const evaluateJson = async (...words: string[]) => Answer.parse(JSON.parse(await evaluate(...words, '--json')))

describe('merleg score evaluate', () => {
  test('prints every figure of a file', async () => {
    const path = await files.write('made-up.arff', makePolishFile({ rows: 300 }))
    const output = await evaluate(path)
    expect(output).toContain(`${path}: 300 rows, `)
    expect(output).toContain(`model ${CURRENT_MODEL.version}, failure within 12 months`)
    expect(output).toContain('The name of the file tells no horizon: taken for 12 months')
    for (const word of ['AUC', 'Gini', 'KS (at a sum of', 'worst 5 %', 'Brier score', 'Altman Z″', 'Zmijewski']) {
      expect(output).toContain(word)
    }
    for (const band of ['minimal', 'low', 'medium', 'risky', 'very-risky', 'extremely-risky']) {
      expect(output).toMatch(new RegExp(`^${band} `, 'm'))
    }
    expect(output).toMatch(/^earlier years not known/m)
    expect(output).toContain(
      'Regressions and boosted trees have to be trained on other rows than these: --train <file>.',
    )
    expect(output).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  test('says the same of ARFF and CSV', async () => {
    const arff = await evaluateJson(await files.write('same.arff', makePolishFile({ rows: 120, missing: [24] })))
    const csv = await evaluateJson(
      await files.write('same.csv', makePolishFile({ rows: 120, missing: [24], layout: 'csv' })),
    )
    expect(csv).toEqual(arff)
    expect(arff.validation.bands.reduce((sum, { rows }) => sum + rows, 0)).toBe(120)
    expect(arff.validation.groups.reduce((sum, { rows }) => sum + rows, 0)).toBe(120)
  })

  test('takes the horizon of the name, and another one that is given', async () => {
    const path = await files.write('polish-3year-kept.arff', makePolishFile({ rows: 60 }))
    expect(await evaluateJson(path)).toMatchObject({
      months: 36,
      notes: [expect.stringContaining('The name says 3year')],
    })
    expect(await evaluateJson(path, '--horizon', '60')).toMatchObject({ months: 60, notes: [] })
    const early = await files.write('polish-1year-kept.arff', makePolishFile({ rows: 60 }))
    expect(await evaluateJson(early)).toMatchObject({ months: 60 })
  })

  test('says that a file of that name was trained on', async () => {
    const [name = ''] = CURRENT_MODEL.intervals[0]?.training.files ?? []
    const path = await files.write(name, makePolishFile({ rows: 60 }))
    expect(await evaluate(path)).toContain('The model was trained on a file of this name')
  })

  test('trains regressions and trees on other rows', async () => {
    const path = await files.write('tested.arff', makePolishFile({ rows: 100 }))
    const train = await files.write('trained.arff', makePolishFile({ rows: 100, seed: 2 }))
    const found = await evaluateJson(path, '--train', train)
    expect(found.validation.comparisons.map(({ key }) => key)).toEqual([
      'altman',
      'zmijewski',
      'logistic-cut',
      'logistic-factors',
      'trees-ratios',
      'trees-factors',
    ])
    expect(found).toMatchObject({ leftOut: [], rowsOfTraining: 0 })
    expect(await evaluate(path, '--train', path)).toContain('100 rows are among those of --train too')
  })

  test('moves probabilities, and no ranking, with the base rate', async () => {
    const path = await files.write('rated.arff', makePolishFile({ rows: 100 }))
    const [rare, common] = [
      await evaluateJson(path, '--base-rate', '0.01'),
      await evaluateJson(path, '--base-rate', '0.3'),
    ]
    expect(rare.validation.auc).toEqual(common.validation.auc)
    expect(rare.validation.foretoldShare).toBeLessThan(common.validation.foretoldShare / 3)
  })

  test.each<['0' | '1', string]>([
    ['0', 'no row failed'],
    ['1', 'all rows failed'],
  ])('of one outcome (%s) no AUC is defined', async (outcome, words) => {
    const path = await files.write(`one-${outcome}.arff`, makePolishFile({ rows: 30, outcome }))
    const output = await evaluate(path)
    expect(output).toContain(`AUC, Gini, KS and captures are not defined: ${words}.`)
    expect(output).toMatch(/^AUC +–$/m)
    expect(output).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  test('of a single failure no interval is told', async () => {
    const text = makePolishFile({ rows: 30, outcome: '0' }).replace(/,0\n$/, ',1\n')
    expect(await evaluate(await files.write('single.arff', text))).toContain('need two failures and two survivors')
  })

  test('rows of which everything is missing are all alike', async () => {
    const missing = Array.from({ length: 64 }, (_, index) => index + 1)
    const path = await files.write('empty.arff', makePolishFile({ rows: 40, missing }).replace(/,0\n$/, ',1\n'))
    const output = await evaluate(path)
    expect(output).toContain('Altman Z″ cannot be worked out: no row has one of its ratios.')
    expect(output).toMatch(/^AUC +0\.500/m)
    expect(output).toContain('40 rows tell less than half of the factors')
    expect(output).not.toMatch(/NaN|Infinity|undefined|null/)
  })

  test('refuses to train on one outcome', async () => {
    const path = await files.write('good.arff', makePolishFile({ rows: 30 }))
    const train = await files.write('survivors.arff', makePolishFile({ rows: 30, outcome: '0' }))
    expect(await refusal(path, '--train', train)).toMatchObject({
      exitCode: 1,
      message: `--train ${train}: needs failures and survivors.`,
    })
  })

  test.each<[string, string[], 1 | 2]>([
    ['a horizon that is none', ['--horizon', '24'], 2],
    ['a base rate that is none', ['--base-rate', '2'], 2],
  ])('refuses %s', async (_title, words, exitCode) => {
    const path = await files.write('good.arff', makePolishFile({ rows: 30 }))
    expect(await refusal(path, ...words)).toMatchObject({ exitCode, message: expect.stringContaining(words[0] ?? '') })
  })

  test.each<[string, (text: string) => string]>([
    ['an empty file', () => ''],
    ['no rows', (text) => text.slice(0, text.indexOf('@data') + 6)],
    ['a row that is cut off', (text) => text.slice(0, -100)],
    ['a word in place of a number', (text) => text.replace('@data\n', `@data\n${'x,'.repeat(64)}0\n`)],
    ['a class that is missing', (text) => text.replace(/,[01]\n$/, ',?\n')],
    ['a class of another kind', (text) => text.replace(/,[01]\n$/, ',2\n')],
    ['no class at all', (text) => text.replace('@attribute class {0,1}\n', '').replaceAll(/,[01]$/gm, '')],
  ])('refuses %s, with file and reason', async (title, spoil) => {
    const path = await files.write('broken.arff', spoil(makePolishFile({ rows: 30 })))
    const { exitCode, message } = await refusal(path)
    expect(exitCode, title).toBe(1)
    expect(message).toContain('broken.arff')
  })

  test('refuses a file that is not there', async () => {
    expect((await refusal(files.path('nowhere.arff'))).message).toContain('nowhere.arff')
  })

  test('ends the program with the exit code and one line', async () => {
    const path = await files.write('cut.arff', makePolishFile({ rows: 30 }).slice(0, -100))
    const program = fileURLToPath(new URL('../../../main.cli.ts', import.meta.url))
    const [exitCode, errors] = await new Promise<[number | null, string]>((resolve) => {
      const child = execFile(process.execPath, [program, 'score', 'evaluate', path], (_error, _output, text) => {
        resolve([child.exitCode, text])
      })
    })
    expect(exitCode).toBe(1)
    expect(errors).toMatch(/^merleg: .*cut\.arff.*\n$/)
  })
})

const sharedData =
  process.env['MERLEG_SHARED_DATA'] ?? fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url))
const published = join(sharedData, 'credit/polish-1year.arff')

describe.skipIf(!existsSync(published))('the published file (skipped where ../shared/data is not there)', () => {
  test('is read whole', async () => {
    const { validation, shareOfModelRows } = await evaluateJson(published)
    expect(validation.groups.reduce((sum, { rows }) => sum + rows, 0)).toBe(7027)
    expect(validation).toMatchObject({ rows: 5201, failures: 55 })
    // Its rows were trained on, those of the two other files are not in it.
    expect(shareOfModelRows).toBeCloseTo(1 / 3, 1)
    // The points are calibrated on rated rows: foretold as many as failed.
    expect(validation.foretoldShare).toBeCloseTo(55 / 5201, 2)
  })
})
