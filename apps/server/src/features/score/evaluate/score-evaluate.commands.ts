import { basename } from 'node:path'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { type Horizon, HORIZONS } from '@merleg/domain/score/model/score-model'
import { DEFAULT_BOOTSTRAP } from '@merleg/domain/score/evaluate/bootstrap'
import type { Command } from 'commander'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { evaluateRows } from './evaluate-rows.ts'
import { renderEvaluation } from './evaluation-text.ts'
import { findFileHorizon, parseHorizon } from '../train/file-horizon.ts'
import { readTrainingFile } from '../train/read-training-file.ts'

type EvaluateOptions = {
  readonly horizon?: string
  readonly train?: string
  readonly baseRate?: string
  readonly json?: true
}

/** `merleg score evaluate`. Exit codes: 0 evaluated, 1 the file cannot be used, 2 wrong use. */
export function addEvaluateCommand(parent: Command): void {
  parent
    .command('evaluate')
    .description('measure the model of this version on a file of companies whose fate is known')
    .argument(
      '<file>',
      'ARFF or CSV with Attr1 to Attr64 and class, as of UCI data set 365; ? or nothing where missing',
    )
    .option('--horizon <months>', '12, 36 or 60: what class speaks of (default: by the name of the file, or 12)')
    .option('--train <file>', 'a file of the same layout, other rows: trains the regressions and trees to compare with')
    .option(
      '--base-rate <share>',
      'share of companies failing within the horizon, 0.02 for 2 % (default: training data)',
    )
    .option('--json', 'every figure as JSON')
    .action(runEvaluate)
}

async function runEvaluate(path: string, options: EvaluateOptions): Promise<void> {
  const horizon = findHorizon(path, options.horizon)
  const baseRate = options.baseRate === undefined ? undefined : readShare(options.baseRate)
  const rows = await readTrainingFile(path)
  const training = options.train === undefined ? null : await readTrainingFile(options.train)
  if (training !== null && new Set(training.map(({ hasFailed }) => hasFailed)).size < 2) {
    throw new CommandError(`--train ${options.train}: needs failures and survivors.`)
  }
  const { months } = horizon
  const evaluation = evaluateRows({
    rows,
    training,
    model: CURRENT_MODEL,
    months,
    baseRate,
    bootstrap: DEFAULT_BOOTSTRAP,
  })
  const notes = [horizon.note, ...noteTrainedOn(path, months)].filter((note) => note !== '')
  if (options.json) process.stdout.write(`${JSON.stringify({ path, notes, ...evaluation }, null, 2)}\n`)
  else process.stdout.write(renderEvaluation(evaluation, { path, notes }))
}

function findHorizon(path: string, given: string | undefined): { months: Horizon; note: string } {
  if (given !== undefined) {
    const months = parseHorizon(given)
    if (months === null) throw new CommandError(`--horizon ${given}: one of ${HORIZONS.join(', ')}.`, 2)
    return { months, note: '' }
  }
  const found = findFileHorizon(path)
  if (found === null)
    return { months: 12, note: 'The name of the file tells no horizon: taken for 12 months (--horizon).' }
  return {
    months: found.months,
    note: `The name says ${found.name}: failure within ${found.months} months (--horizon says otherwise).`,
  }
}

function readShare(text: string): number {
  const share = Number(text)
  if (!(share > 0 && share < 1)) throw new CommandError(`--base-rate ${text}: a share above 0 and below 1.`, 2)
  return share
}

function noteTrainedOn(path: string, months: Horizon): string[] {
  const trained = CURRENT_MODEL.intervals.find((interval) => interval.months === months)?.training.files ?? []
  return trained.includes(basename(path))
    ? ['The model was trained on a file of this name: on its own rows the figures flatter it.']
    : []
}
