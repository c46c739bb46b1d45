import { horizonOf } from '@merleg/domain/score/model/current-model'
import type { Horizon, HorizonModel, ScoreModel } from '@merleg/domain/score/model/score-model'
import { type HorizonRows, trainModel } from '@merleg/domain/score/train/train-model'
import type { TrainingOptions, TrainingRow } from '@merleg/domain/score/train/training-row'
import type { BootstrapOptions } from '@merleg/domain/score/evaluate/bootstrap'
import { crossValidate } from '@merleg/domain/score/evaluate/cross-validate'
import { type ModelCardInput, renderModelCard, type ValidatedHorizon } from '@merleg/domain/score/evaluate/model-card'
import { makeRowScorer } from '@merleg/domain/score/evaluate/score-rows'
import { validateScores } from '@merleg/domain/score/evaluate/validate-scores'
import { MODEL_CARD_WORDS } from './model-card-words.ts'

export type ModelCardRun = {
  readonly horizons: readonly HorizonRows[]
  readonly model: ScoreModel
  readonly settings: ModelCardInput['settings']
  /** Other settings of the training than those of the committed model. */
  readonly training?: Partial<TrainingOptions>
  readonly bootstrap: BootstrapOptions
  readonly onProgress?: (progress: { months: Horizon; done: number; total: number }) => void
}

/**
 * Cross-validates the whole training of each horizon and writes the card. The same rows and settings give the same text.
 * @throws RangeError where failures or survivors are fewer than the folds
 */
export function makeModelCard(run: ModelCardRun): string {
  const horizons = run.horizons
    .toSorted((left, right) => left.months - right.months)
    .map((horizon) => validateHorizon(horizon, run))
  const { model, settings, bootstrap } = run
  return renderModelCard({ model, horizons, settings, bootstrap, words: MODEL_CARD_WORDS })
}

function validateHorizon({ months, files, rows }: HorizonRows, run: ModelCardRun): ValidatedHorizon {
  const { settings, model, bootstrap, onProgress } = run
  const train = (training: readonly TrainingRow[], { seed }: { readonly seed: number }) => {
    const { bags } = horizonOf(model, months).training
    const horizon = trainOnFold(training, { months, options: { bags, ...run.training, seed } })
    return makeRowScorer({ horizon, nearest: months === 12 ? horizon : horizonOf(model, 12) })
  }
  const { repetitions, others } = crossValidate(rows, {
    train,
    options: { ...settings, onProgress: ({ done, total }) => onProgress?.({ months, done, total }) },
  })
  return {
    months,
    files,
    rows: rows.length,
    failures: rows.filter(({ hasFailed }) => hasFailed).length,
    duplicates: rows.length - new Set(rows.map(({ attributes }) => attributes.join())).size,
    validation: validateScores({ repetitions, others, bootstrap }),
  }
}

/** The whole training, as `merleg score train` does it, on a part of the rows. */
function trainOnFold(
  rows: readonly TrainingRow[],
  { months, options }: { months: Horizon; options: Partial<TrainingOptions> },
): HorizonModel {
  return horizonOf(trainModel([{ months, files: [], rows }], { options, repetitions: 0 }), months)
}
