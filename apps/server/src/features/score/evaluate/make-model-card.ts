import type { Horizon, ScoreModel } from '@merleg/domain/score/model/score-model'
import { type HorizonRows, trainModel } from '@merleg/domain/score/train/train-model'
import { hashRow, isRated, type TrainingOptions, type TrainingRow } from '@merleg/domain/score/train/training-row'
import { estimateAuc } from '@merleg/domain/score/evaluate/delong'
import type { BootstrapOptions } from '@merleg/domain/score/evaluate/bootstrap'
import { findContradictions } from '@merleg/domain/score/evaluate/contradictions'
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
  const aside = rateAside(run)
  const horizons = run.horizons
    .toSorted((left, right) => left.months - right.months)
    .map((horizon) => ({ ...validateHorizon(horizon, run), aside: aside(horizon) }))
  const { model, settings, bootstrap } = run
  return renderModelCard({ model, horizons, settings, bootstrap, words: MODEL_CARD_WORDS })
}

function validateHorizon({ months, files, rows }: HorizonRows, run: ModelCardRun): Omit<ValidatedHorizon, 'aside'> {
  const { settings, bootstrap, onProgress } = run
  const others = run.horizons.filter((horizon) => horizon.months !== months)
  const train = (training: readonly TrainingRow[]) => {
    const model = trainModel([...others, { months, files, rows: training }], run.training)
    return makeRowScorer(model, { months, among: training })
  }
  const validated = crossValidate(rows, {
    train,
    options: {
      ...settings,
      beside: others.map((horizon) => horizon.rows),
      onProgress: ({ done, total }) => onProgress?.({ months, done, total }),
    },
  })
  return {
    months,
    files,
    rows: rows.length,
    failures: rows.filter(({ hasFailed }) => hasFailed).length,
    duplicates: rows.length - new Set(rows.map(({ attributes }) => attributes.join())).size,
    contradictions: findContradictions(rows),
    validation: validateScores({ ...validated, bootstrap }),
  }
}

const ONE_IN = 5

/** By a hash of their ratios: no setting was ever chosen by looking at these rows. */
function isAside(row: TrainingRow): boolean {
  return hashRow(row) % ONE_IN === 0
}

/** What a model that never saw the rows set aside, of any horizon, makes of those that are like rated companies. */
function rateAside(run: ModelCardRun): (horizon: HorizonRows) => ValidatedHorizon['aside'] {
  const rest = run.horizons.map((horizon) => ({ ...horizon, rows: horizon.rows.filter((row) => !isAside(row)) }))
  const model = trainModel(rest, run.training)
  return ({ months, rows }) => {
    const tested = rows.filter((row) => isAside(row) && isRated(row))
    const score = makeRowScorer(model, { months })
    const failed = tested.map(({ hasFailed }) => hasFailed)
    return {
      rows: tested.length,
      failures: failed.filter(Boolean).length,
      auc: estimateAuc({ rankings: [tested.map((row) => -score(row).sum)], failed }),
    }
  }
}
