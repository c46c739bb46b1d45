import { formatCount, formatFigure, renderPlainTable } from '@merleg/domain/score/evaluate/figure-text'
import { REGISTER_RULES } from '@merleg/domain/score/rate/register-rules'
import {
  estimateRegisterWeights,
  estimateSignals,
  OTHER_SIGNALS,
  PANEL_SIGNALS,
  type PanelSignal,
  type SignalEstimate,
} from '@merleg/domain/score/train/register-weights'
import type { Command } from 'commander'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { readSpanishPanel } from './read-spanish-panel.ts'

/** `merleg score register-weights`. Exit codes: 0 printed, 1 a file cannot be used, 2 it cannot be read. */
export function addRegisterWeightsCommand(parent: Command): void {
  parent
    .command('register-weights')
    .description('print what the weights of the register are estimated from: the panel of Spanish companies')
    .argument('<file>', 'Bankruptcy_Spain_98-03.arff')
    .action(async (path: string) => {
      const rows = await readSpanishPanel(path)
      const failures = rows.filter(({ hasFailed }) => hasFailed).length
      if (failures === 0 || failures === rows.length)
        throw new CommandError(`${path}: ${formatCount(failures)} of ${formatCount(rows.length)} company-years failed.`)
      const weights = estimateRegisterWeights(rows).map((weight) => [
        ...describe(weight),
        formatFigure(weight.expert, 1),
        formatFigure(weight.weighed, 1),
        describeRule(weight.signal),
      ])
      const others = estimateSignals(rows, [...PANEL_SIGNALS, ...OTHER_SIGNALS]).map(describe)
      const head = ['signal', 'company-years', 'failures', 'points', 'error']
      process.stdout.write(
        [
          `${path}: ${formatCount(rows.length)} company-years, ${formatCount(failures)} failures`,
          'Logistic regression beside the ranks of six ratios and the year; weighed with the expert by their errors:',
          renderPlainTable({ head: [...head, 'expert', 'weighed', 'in the rules'], rows: weights }),
          'The same with what no weight is taken from:',
          `${renderPlainTable({ head, rows: others })}\n`,
        ].join('\n\n'),
      )
    })
}

function describe({ signal, rows, failures, points, error }: SignalEstimate): string[] {
  return [signal, formatCount(rows), formatCount(failures), formatFigure(points, 1), formatFigure(error, 1)]
}

function describeRule(signal: PanelSignal): string {
  return REGISTER_RULES[signal].bands.map(({ points }) => formatFigure(points, 0)).join(' ')
}
