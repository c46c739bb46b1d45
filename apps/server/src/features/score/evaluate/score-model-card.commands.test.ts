import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { renderVersionLine } from '@merleg/domain/score/evaluate/model-card'
import {
  renderBaseRates,
  renderCreditLimit,
  renderRegisterSection,
} from '@merleg/domain/score/evaluate/model-card-register'
import { renderFactorMapping, renderShapes } from '@merleg/domain/score/evaluate/model-card-shapes'
import { Command } from 'commander'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { MODEL_CARD_WORDS } from './model-card-words.ts'
import { addModelCardCommand } from './score-model-card.commands.ts'
import { makePolishFile, useFileFolder } from '../train/testing-polish-files.ts'

const files = useFileFolder()

async function makeCard(...words: string[]): Promise<{ output: string; progress: string }> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined })
  addModelCardCommand(program)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const error = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  try {
    await program.parseAsync(['node', 'merleg', 'model-card', ...words])
    return { output: log.mock.calls.join('\n'), progress: error.mock.calls.map(([text]) => String(text)).join('') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

async function refusal(...words: string[]): Promise<CommandError> {
  const error = await makeCard(...words).catch((reason: unknown) => reason)
  if (!(error instanceof CommandError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

/** So many that either half has enough failures to learn from. */
const ROWS = 300
const quick = ['--folds', '2', '--repetitions', '1', '--bootstrap', '100']

describe('merleg score model-card', () => {
  let trainFiles: string[] = []
  beforeAll(async () => {
    trainFiles = [
      await files.write('made-up-5year.arff', makePolishFile({ rows: ROWS })),
      '--three-years',
      await files.write('second.csv', makePolishFile({ rows: ROWS, seed: 2, layout: 'csv' })),
      await files.write('made-up-1year.arff', makePolishFile({ rows: ROWS, seed: 3 })),
    ]
  })

  test('writes the card of the committed model, the same for the same run', async () => {
    const [first, second, other] = [files.path('first.md'), files.path('second.md'), files.path('other.md')]
    const { output, progress } = await makeCard(...trainFiles, '--out', first, ...quick)
    expect(output).toBe(`${first}: the card of model ${CURRENT_MODEL.version}`)
    expect(progress).toContain('12 months: fold 2 of 2\n')
    expect(progress).toContain('60 months: fold 1 of 2\n')
    const card = await readFile(first, 'utf8')
    expect(card).toContain(renderVersionLine(CURRENT_MODEL))
    expect(card).toContain(`| 36 months | second.csv | ${ROWS} |`)
    expect(card).toContain('--folds 2 --repetitions 1 --seed 20260101 --bootstrap 100')
    await makeCard(...trainFiles, '--out', second, ...quick)
    expect(await readFile(second, 'utf8')).toBe(card)
    await makeCard(...trainFiles, '--out', other, ...quick, '--seed', '5')
    expect(await readFile(other, 'utf8')).not.toBe(card)
  })

  test('leaves the card as it was where it is refused', async () => {
    const out = await files.write('kept.md', 'the old card')
    const survivors = await files.write('survivors-5year.arff', makePolishFile({ rows: 50, outcome: '0' }))
    const error = await refusal(survivors, ...trainFiles.slice(1), '--out', out, ...quick)
    expect(error).toMatchObject({ exitCode: 1, message: `${survivors}: none of the 50 companies failed.` })
    expect(await readFile(out, 'utf8')).toBe('the old card')
  })

  test.each<[string, (given: string[]) => string[], string]>([
    ['a horizon without a file', (given) => given.slice(1), 'There is no file for 12 months'],
    ['a name that tells no horizon', (given) => [...given, 'rows.csv'], 'rows.csv: the name does not say the horizon'],
    ['too few folds', (given) => [...given, '--folds', '1'], '--folds 1'],
    ['no number', (given) => [...given, '--repetitions', 'many'], '--repetitions many'],
    ['too few draws', (given) => [...given, '--bootstrap', '10'], '--bootstrap 10'],
  ])('answers 2 for %s', async (_title, words, message) => {
    const error = await refusal(...words(trainFiles))
    expect(error.exitCode).toBe(2)
    expect(error.message).toContain(message)
  })

  test('answers 1 where failures are too few to learn from', async () => {
    const single = makePolishFile({ rows: 30, outcome: '0' }).replace(/,0\n$/, ',1\n')
    const rare = await files.write('rare-5year.arff', single)
    const error = await refusal(rare, ...trainFiles.slice(1), '--out', files.path('rare.md'), ...quick)
    expect(error).toMatchObject({ exitCode: 1, message: expect.stringContaining('are too few') })
  })

  test('writes the card of the program from the data of its model only', async () => {
    const error = await refusal(...trainFiles, ...quick)
    expect(error.exitCode).toBe(1)
    expect(error.message).toContain('A card of other data goes elsewhere: --out <file>.')
  })

  test('says that the card cannot be written before it begins', async () => {
    const error = vi.spyOn(process.stderr, 'write')
    const refused = await refusal(...trainFiles, '--out', '/no/such/folder/card.md', ...quick)
    expect(refused).toMatchObject({ exitCode: 2, message: expect.stringContaining('/no/such/folder/card.md') })
    expect(error).not.toHaveBeenCalled()
  })
})

describe('the committed card', () => {
  const path = fileURLToPath(new URL('../../../../../../docs/model-card.md', import.meta.url))

  test('belongs to the committed model: merleg score model-card writes it anew', async () => {
    const card = await readFile(path, 'utf8')
    expect(card).toContain(renderVersionLine(CURRENT_MODEL))
    expect(card).toContain(
      renderFactorMapping(
        MODEL_CARD_WORDS.factor,
        CURRENT_MODEL.factors.map(({ key }) => key),
      ),
    )
    expect(card).toContain(renderShapes(CURRENT_MODEL, MODEL_CARD_WORDS.factor))
  })

  test('is of the data that the model was trained on', async () => {
    const card = await readFile(path, 'utf8')
    for (const { months, training } of CURRENT_MODEL.intervals) {
      const [rows, failures] = [training.rows, training.failures].map((count) => count.toLocaleString('en-US'))
      expect(card).toContain(`| ${months} months | ${training.files.join(', ')} | ${rows} | ${failures} |`)
    }
  })

  test('has the weights that are in use', async () => {
    const card = await readFile(path, 'utf8')
    expect(card).toContain(renderRegisterSection(MODEL_CARD_WORDS.register))
    expect(card).toContain(renderBaseRates(MODEL_CARD_WORDS.baseRate))
    expect(card).toContain(renderCreditLimit())
  })
})
