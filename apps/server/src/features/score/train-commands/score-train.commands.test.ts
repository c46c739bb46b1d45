import { readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readScoreModel } from '@merleg/domain/score/model/read-score-model'
import { Command } from 'commander'
import { expect, test, vi } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { addTrainCommand } from './score-train.commands.ts'
import { makePolishFile, useFileFolder } from '../train/testing-polish-files.ts'

const files = useFileFolder()

async function train(...words: string[]): Promise<void> {
  const program = new Command().exitOverride()
  addTrainCommand(program)
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  try {
    await program.parseAsync(['node', 'merleg', 'train', ...words])
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

async function refusal(...words: string[]): Promise<CommandError> {
  const error = await train(...words).catch((reason: unknown) => reason)
  if (!(error instanceof CommandError)) throw new Error(`not refused: ${String(error)}`)
  return error
}

async function writeThree(): Promise<string[]> {
  return [
    await files.write('polish-5year.arff', makePolishFile({ rows: 120, seed: 1 })),
    await files.write('polish-3year.csv', makePolishFile({ rows: 120, seed: 2, layout: 'csv' })),
    await files.write('polish-1year.arff', makePolishFile({ rows: 120, seed: 3 })),
  ]
}

test('writes a model of every horizon; the same files give the same bytes', { timeout: 120_000 }, async () => {
  const paths = await writeThree()
  const [one, again] = [files.path('one.json'), files.path('again.json')]
  await train(...paths, '--out', one)
  const text = await readFile(one, 'utf8')
  const model = readScoreModel(JSON.parse(text))
  expect(model.intervals.map(({ months, training }) => [months, training.files, training.rows])).toEqual([
    [12, ['polish-5year.arff'], 120],
    [36, ['polish-3year.csv'], 120],
    [60, ['polish-1year.arff'], 120],
  ])
  const [nearest = '', middle = '', farthest = ''] = paths
  await train('--five-years', farthest, '--three-years', middle, '--one-year', nearest, '--out', again)
  expect(await readFile(again, 'utf8')).toBe(text)
  expect((await readdir(dirname(one))).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('what cannot be used is refused and nothing is written', { timeout: 60_000 }, async () => {
  const [nearest = '', middle = '', farthest = ''] = await writeThree()
  const out = files.path('refused.json')
  const unknown = await files.write('rows.csv', makePolishFile({ rows: 20, layout: 'csv' }))
  const alike = await files.write('alike-5year.csv', makePolishFile({ rows: 20, layout: 'csv', outcome: '0' }))
  const few = await files.write('few-5year.csv', makePolishFile({ rows: 6, layout: 'csv' }))
  const rest = [middle, farthest, '--out', out]
  const cases: [string[], number, RegExp][] = [
    [[unknown, ...rest], 2, /does not say the horizon/],
    [[nearest, middle, '--out', out], 2, /no file for 60 months/],
    [[nearest, middle, farthest, '--out', files.path('nowhere/model.json')], 2, /no folder/],
    [[nearest, middle, farthest, '--out', dirname(out)], 2, /not a file/],
    [[files.path('absent-5year.arff'), ...rest], 2, /absent-5year/],
    [[alike, ...rest], 1, /none of the 20 companies failed/],
    [[few, ...rest], 1, /too few|companies failed/],
  ]
  for (const [words, exitCode, message] of cases) {
    const error = await refusal(...words)
    expect(error.message).toMatch(message)
    expect(error.exitCode, error.message).toBe(exitCode)
  }
  await expect(readFile(out, 'utf8')).rejects.toThrow('ENOENT')
})
