import { BASELINE_NAMES, FORMULA_BASELINES } from '@merleg/domain/score/evaluate/baselines'
import { formatCount, formatShare, renderPlainTable } from '@merleg/domain/score/evaluate/figure-text'
import {
  describeRank,
  tabulateBands,
  tabulateComparisons,
  tabulateFigures,
  tabulateGroups,
} from '@merleg/domain/score/evaluate/validation-tables'
import type { Evaluation } from './evaluate-rows.ts'

/** An evaluation for a terminal. `notes` are sentences of the command, shown first. */
export function renderEvaluation(
  evaluation: Evaluation,
  { path, notes }: { path: string; notes: readonly string[] },
): string {
  const { validation, months, modelVersion, baseRate } = evaluation
  const { rows, failures } = validation
  const parts = [
    [
      `${path}: ${formatCount(rows)} rows, ${formatCount(failures)} failures (${formatShare(failures / rows)})`,
      `model ${modelVersion}, failure within ${months} months, probabilities for a base rate of ${formatShare(baseRate, 2)}`,
      ...notes,
      ...listRemarks(evaluation),
    ].join('\n'),
    renderPlainTable(tabulateFigures(validation)),
    'On the same rows:',
    renderPlainTable(tabulateComparisons(validation)),
    listLeftOut(evaluation),
    'By band of the points (accounts alone):',
    renderPlainTable(tabulateBands(validation.bands)),
    describeRank(validation),
    'By what is known (all other figures are of rows with known earlier years, where there are any):',
    renderPlainTable(tabulateGroups(validation.groups)),
    'Intervals of 95 %: DeLong for AUC and its differences, stratified bootstrap for the others, Wilson for shares.',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function listRemarks({ validation, rowsOfTraining, shareOfModelRows, rowsTooIncomplete }: Evaluation): string[] {
  const { rows, failures, foretoldShare } = validation
  const remarks: string[] = []
  if (failures === 0 || failures === rows) {
    const only = failures === 0 ? 'no row failed' : 'all rows failed'
    remarks.push(`AUC, Gini, KS and captures are not defined: ${only}.`)
  } else if (failures === 1 || failures === rows - 1) {
    remarks.push('AUC and its interval need two failures and two survivors at least.')
  }
  remarks.push(`Foretold on average: ${formatShare(foretoldShare, 2)}.`)
  if (shareOfModelRows > 0) {
    remarks.push(
      `About ${formatShare(shareOfModelRows, 0)} of the rows that the model was trained on are among these: the figures flatter the score.`,
    )
  }
  if (rowsOfTraining > 0) {
    remarks.push(
      `${formatCount(rowsOfTraining)} rows are among those of --train too: the figures flatter the regressions and trees.`,
    )
  }
  if (rowsTooIncomplete > 0) {
    remarks.push(
      `${formatCount(rowsTooIncomplete)} rows tell less than half of the factors: in the product they are rated by the register alone.`,
    )
  }
  return remarks
}

function listLeftOut({ leftOut }: Evaluation): string {
  const formulas = leftOut.filter((key) => FORMULA_BASELINES.some((formula) => formula === key))
  const trained = leftOut.filter((key) => !formulas.includes(key))
  return [
    ...formulas.map((key) => `${BASELINE_NAMES[key]} cannot be worked out: no row has one of its ratios.`),
    ...(trained.length > 0
      ? ['Regressions and boosted trees have to be trained on other rows than these: --train <file>.']
      : []),
  ].join('\n')
}
